package org.varscope.container;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Overflow;
import org.varscope.bytes.Span;
import org.varscope.container.block.Packing;
import org.varscope.container.buffer.BufferForm;
import org.varscope.container.buffer.BufferRead;
import org.varscope.container.cipher.Encrypted;
import org.varscope.container.remark.FormatRemark;
import org.varscope.dialect.Framing;
import org.varscope.problem.Code;
import org.varscope.problem.Problem;
import org.varscope.scan.walk.Progress;

/// Files of one packed buffer: found, read, and written back in the same form.
class PackedBufferTest {
    /// `{"name": "Tester", "gold": 100}` as Godot 4 writes it.
    private static final String SAVE = "1b00000002000000" + "04000000040000006e616d65"
            + "040000000600000054657374657200 00"
            + "0400000004000000676f6c64" + "0200000064000000";

    static Stream<String> forms() {
        return Arrays.stream(Packing.values()).map(Packing::word).flatMap(word -> Stream.concat(Stream.of(word),
                Stream.of("", "packed-").flatMap(of -> Stream.of("u32", "u64").flatMap(
                        size -> Stream.of("", "-be").map(order -> word + ":" + of + size + order)))));
    }

    private static BufferForm form(String word) {
        return BufferForm.named(word).orElseThrow();
    }

    private static ByteStore save() {
        return hex(SAVE);
    }

    private static ByteStore hex(String hex) {
        return ByteStore.of(HexFormat.of().parseHex(hex.replace(" ", "")));
    }

    /// The same, with another name and more gold.
    private static ByteStore other() {
        return hex(SAVE.replace("0600000054657374657200 00", "0900000054657374657273676f000000")
                .replace("64000000", "ff000000"));
    }

    private static Probe.Result open(ByteStore file) throws IOException {
        return Probe.open(file, Layers.ANY, null, null, Progress.NONE);
    }

    private static Probe.Result.Found found(ByteStore file) throws IOException {
        assertThat(open(file)).isInstanceOf(Probe.Result.Found.class);
        return (Probe.Result.Found) open(file);
    }

    private static byte[] bytes(ByteStore store) {
        return store.bytes(new Span(0, store.length()));
    }

    private static ByteStore cut(ByteStore file, long length) {
        return file.slice(new Span(0, length));
    }

    @ParameterizedTest
    @MethodSource("forms")
    void aFormIsFoundEditedAndWrittenBack(String word) throws IOException {
        ByteStore file = BufferFiles.of(save(), form(word));
        Probe.Result.Found found = found(file);
        assertThat(found.word()).isEqualTo(word + "+bare");
        assertThat(found.whole()).isTrue();
        assertThat(bytes(found.wrapping().content())).isEqualTo(bytes(save()));
        assertThat(found.wrapping().problems()).isEmpty();
        Wrapping.Rewrapped written = found.wrapping().wrap(other(), Progress.NONE);
        assertThat(BufferFiles.unpacked(written.file(), form(word), (int) other().length())).isEqualTo(bytes(other()));
        Probe.Result.Found again = found(written.file());
        assertThat(again.word()).isEqualTo(found.word());
        assertThat(bytes(again.wrapping().content())).isEqualTo(bytes(other()));
        assertThat(again.wrapping().problems()).isEmpty();
        assertThat(written.wrapping().renewed()).hasSize(word.contains(":") ? 1 : 0);
    }

    @ParameterizedTest
    @MethodSource("forms")
    void aNameSaysTheSameAsTheBytes(String word) throws IOException {
        Layers asked = Layers.named(word + "+bare").orElseThrow();
        assertThat(asked.steps()).containsExactly(new Layers.Step(Wrapper.BUFFER, form(word)));
        assertThat(form(word).word()).isEqualTo(word);
        assertThat(Layers.named("encrypted+" + word)).isPresent();
        ByteStore file = BufferFiles.of(save(), form(word));
        Probe.Result result = Probe.open(file, asked, null, null, Progress.NONE);
        assertThat(((Probe.Result.Found) result).word()).isEqualTo(word + "+bare");
    }

    @ParameterizedTest
    @ValueSource(strings = {"zstd:", "zstd:u16", "lz4", "zstd:u64-le", "u64:zstd", "gzip:packed", "stream:u32"})
    void whatIsNoNameIsRefused(String word) {
        assertThat(Layers.named(word)).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("forms")
    void theSameContentIsTheSameFile(String word) throws IOException {
        ByteStore file = BufferFiles.of(save(), form(word));
        Wrapping.Rewrapped same = found(file).wrapping().wrap(save(), Progress.NONE);
        assertThat(bytes(same.file())).isEqualTo(bytes(file));
        assertThat(same.wrapping().renewed()).isEmpty();
    }

    @Test
    void theHeadOfAGzipMemberIsKept() throws IOException {
        byte[] plain = bytes(save());
        CRC32 crc = new CRC32();
        crc.update(plain);
        ByteArrayOutputStream file = new ByteArrayOutputStream();
        byte[] head = HexFormat.of().parseHex("1f8b081c6745230104ff" + "03004142ff" + "736176652e64617400"
                + "68656c6c6f00");
        file.write(head);
        file.write(BufferFiles.deflated(plain, new Deflater(1, true)));
        file.write(ByteBuffer.allocate(8).order(ByteOrder.LITTLE_ENDIAN).putInt((int) crc.getValue())
                .putInt(plain.length).array());
        Wrapping wrapping = found(ByteStore.of(file.toByteArray())).wrapping();
        byte[] written = bytes(wrapping.wrap(other(), Progress.NONE).file());
        assertThat(written).startsWith(head);
        assertThat(new GZIPInputStream(new ByteArrayInputStream(written)).readAllBytes()).isEqualTo(bytes(other()));
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 5, 6, 9})
    void theLevelOfAZlibStreamIsKept(int level) throws IOException {
        byte[] large = new byte[9000];
        Arrays.fill(large, (byte) 'a');
        ByteStore content = ByteStore.of(ByteBuffer.allocate(large.length + 8).order(ByteOrder.LITTLE_ENDIAN)
                .putInt(4).putInt(large.length).put(large).array());
        ByteStore file = ByteStore.of(BufferFiles.deflated(bytes(content), new Deflater(level)));
        byte[] changed = bytes(content);
        changed[100] = 'b';
        byte[] written = bytes(found(file).wrapping().wrap(ByteStore.of(changed), Progress.NONE).file());
        assertThat(written).isEqualTo(BufferFiles.deflated(changed, new Deflater(level)));
    }

    /// Its length leads past what has come out.
    @ParameterizedTest
    @EnumSource(value = Packing.class, names = {"GZIP", "ZLIB"})
    void aRecordBeforeABreakIsRead(Packing how) throws IOException {
        byte[] value = bytes(save());
        byte[] record = ByteBuffer.allocate(4 + value.length).order(ByteOrder.LITTLE_ENDIAN).putInt(value.length)
                .put(value).array();
        ByteStore file = BufferFiles.of(ByteStore.of(record), new BufferForm(how, null));
        Probe.Result.Found found = found(cut(file, file.length() - 16));
        assertThat(found.word()).isEqualTo(how.word() + "+stream");
        assertThat(found.whole()).isFalse();
    }

    @ParameterizedTest
    @EnumSource(value = Packing.class, names = {"GZIP", "ZLIB"})
    void whatComesBeforeABreakIsRead(Packing how) throws IOException {
        ByteStore file = BufferFiles.of(save(), new BufferForm(how, null));
        Wrapping wrapping = found(cut(file, file.length() - 16)).wrapping();
        assertThat(wrapping.word()).isEqualTo(how.word());
        byte[] given = bytes(wrapping.content());
        assertThat(given).hasSizeBetween(20, bytes(save()).length)
                .isEqualTo(Arrays.copyOf(bytes(save()), given.length));
        assertThat(wrapping.problems()).extracting(Problem::code).containsExactly(Code.BLOCK_DAMAGED);
        assertThat(bytes(wrapping.wrap(wrapping.content(), Progress.NONE).file()))
                .isEqualTo(bytes(cut(file, file.length() - 16)));
        assertThatThrownBy(() -> wrapping.wrap(other(), Progress.NONE)).isInstanceOf(DamageException.class);
        Wrapping.Rewrapped mended = wrapping.with(Damage.SALVAGED).wrap(other(), Progress.NONE);
        assertThat(BufferFiles.unpacked(mended.file(), new BufferForm(how, null), (int) other().length()))
                .isEqualTo(bytes(other()));
    }

    @ParameterizedTest
    @ValueSource(strings = {"gzip", "zlib", "gzip:u32", "zlib:packed-u64"})
    void aWrongChecksumIsSaidAndNeverSigned(String word) throws IOException {
        byte[] file = bytes(BufferFiles.of(save(), form(word)));
        file[file.length - (word.startsWith("gzip") ? 6 : 1)] ^= 1;
        Wrapping wrapping = found(ByteStore.of(file)).wrapping();
        assertThat(bytes(wrapping.content())).isEqualTo(bytes(save()));
        assertThat(wrapping.problems()).singleElement().satisfies(problem -> {
            assertThat(problem.code()).isEqualTo(Code.BLOCK_DAMAGED);
            assertThat(problem.span()).isEqualTo(new Span(0, save().length()));
        });
        assertThatThrownBy(() -> wrapping.wrap(other(), Progress.NONE)).isInstanceOf(DamageException.class);
    }

    @Test
    void aWrongSizeIsSaid() throws IOException {
        ByteStore file = ByteStore.of(new byte[] {7, 0, 0, 0}).concat(BufferFiles.of(save(), form("zlib")));
        Layers asked = Layers.named("zlib:u32").orElseThrow();
        Wrapping wrapping = ((Probe.Result.Found) Probe.open(file, asked, null, null, Progress.NONE)).wrapping();
        assertThat(wrapping.problems()).extracting(Problem::code).containsExactly(Code.BLOCK_DAMAGED);
        assertThatThrownBy(() -> wrapping.wrap(other(), Progress.NONE)).isInstanceOf(DamageException.class);
    }

    @Test
    void aTailIsKeptAndSaid() throws IOException {
        ByteStore tail = ByteStore.of(new byte[] {1, 2, 3});
        Wrapping wrapping = found(BufferFiles.of(save(), form("gzip")).concat(tail)).wrapping();
        assertThat(wrapping.problems()).extracting(Problem::code).containsExactly(Code.BLOCK_SLACK);
        byte[] written = bytes(wrapping.wrap(other(), Progress.NONE).file());
        assertThat(written).endsWith(1, 2, 3);
    }

    @Test
    void fewBytesThatHoldVeryManyAreAskedAbout() throws IOException {
        byte[] part = new byte[1 << 20];
        part[0] = 0x1C;
        part[4] = 1;
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (DeflaterOutputStream deflate = new DeflaterOutputStream(out, new Deflater(9))) {
            for (int i = 0; i < 300; i++) {
                deflate.write(part);
            }
        }
        ByteStore file = ByteStore.of(out.toByteArray());
        for (Layers asked : List.of(Layers.ANY, Layers.named("zlib").orElseThrow())) {
            assertThat(Probe.open(file, asked, null, null, Progress.NONE)).isInstanceOfSatisfying(
                    Probe.Result.Large.class, large -> assertThat(large.content()).isEqualTo(300L << 20));
        }
    }

    @Test
    void aFastLzBufferWithoutItsSizeHoldsNoFewerThanTheEngineFillsUp() throws IOException {
        ByteStore few = hex("1b00000000000000");
        Wrapping wrapping = found(BufferFiles.of(save(), form("fastlz"))).wrapping();
        assertThatThrownBy(() -> wrapping.wrap(few, Progress.NONE)).isInstanceOf(IOException.class);
        Wrapping sized = found(BufferFiles.of(save(), form("fastlz:u32"))).wrapping();
        Wrapping.Rewrapped written = sized.wrap(few, Progress.NONE);
        assertThat(bytes(found(written.file()).wrapping().content())).isEqualTo(bytes(few));
    }

    @ParameterizedTest
    @ValueSource(strings = {"gzip", "zlib", "zstd:u64"})
    void textInsideIsNamed(String word) throws IOException {
        ByteStore json = ByteStore.of("{\"gold\": 100, \"name\": \"Tester\"}".getBytes(StandardCharsets.UTF_8));
        assertThat(open(BufferFiles.of(json, form(word)))).isInstanceOfSatisfying(Probe.Result.Foreign.class,
                foreign -> assertThat(foreign.what().kind()).isEqualTo(FormatRemark.HOLDING));
    }

    @Test
    void whatHoldsNoValuesIsNamed() throws IOException {
        byte[] noise = new byte[300];
        new Random(1).nextBytes(noise);
        ByteStore zlib = BufferFiles.of(ByteStore.of(noise), form("zlib"));
        assertThat(open(zlib)).isInstanceOfSatisfying(Probe.Result.Foreign.class,
                foreign -> assertThat(foreign.what().kind()).isEqualTo(FormatRemark.ZLIB));
        ByteStore gzip = BufferFiles.of(ByteStore.of(noise), form("gzip"));
        assertThat(open(gzip)).isInstanceOfSatisfying(Probe.Result.Foreign.class,
                foreign -> assertThat(foreign.what().kind()).isEqualTo(FormatRemark.GZIP));
    }

    @ParameterizedTest
    @EnumSource(Packing.class)
    void oneLoneNumberIsNoSave(Packing how) throws IOException {
        ByteStore number = hex("0200000007000000");
        assertThat(open(BufferFiles.of(number, new BufferForm(how, null)))).satisfiesAnyOf(
                result -> assertThat(result).isInstanceOf(Probe.Result.Foreign.class),
                result -> assertThat(((Probe.Result.Found) result).wrapping().isPlain()).isTrue());
    }

    @Test
    void aBufferInsideAnEncryptedFileIsFound() throws IOException {
        Secret secret = Secret.ofPassword("secret".toCharArray());
        ByteStore file = Encrypted.write(BufferFiles.of(save(), form("zstd:u64")), secret, false, Progress.NONE).file();
        Probe.Result result = Probe.open(file, Layers.ANY, null, secret, Progress.NONE);
        assertThat(((Probe.Result.Found) result).word()).isEqualTo("encrypted+zstd:u64+bare");
        assertThat(Probe.layers(file, Layers.ANY, secret, Progress.NONE)).extracting(Layer::wrapper)
                .containsExactly(Wrapper.ENCRYPTED, Wrapper.BUFFER);
    }

    @Test
    void theWordForAnyBufferFindsTheForm() throws IOException {
        ByteStore file = BufferFiles.of(save(), form("fastlz:u32-be"));
        Layers asked = Layers.named("buffer+bare").orElseThrow();
        assertThat(((Probe.Result.Found) Probe.open(file, asked, null, null, Progress.NONE)).word())
                .isEqualTo("fastlz:u32-be+bare");
        assertThat(Probe.open(save(), asked, null, null, Progress.NONE)).isInstanceOf(Probe.Result.Damaged.class);
    }

    @Test
    void nothingIsSetAsideForASizeThatCannotBe() throws IOException {
        byte[] file = bytes(BufferFiles.of(save(), form("fastlz:u64")));
        Arrays.fill(file, 1, 7, (byte) 0xFF);
        Layers asked = Layers.named("fastlz:u64+bare").orElseThrow();
        Wrapping wrapping = ((Probe.Result.Found) Probe.open(ByteStore.of(file), asked, null, null, Progress.NONE))
                .wrapping();
        assertThat(bytes(wrapping.content())).isEqualTo(bytes(save()));
        assertThat(wrapping.problems()).hasSize(1);
    }

    @Test
    void anUnreadableBufferIsRefusedWithTheReason() {
        assertThatThrownBy(() -> PackedBuffer.open(save(), form("gzip"), Overflow.TO_DISK, BufferRead.Limit.NONE,
                Progress.NONE)).isInstanceOf(WrapperException.class);
        assertThat(Framing.named("zstd")).isEmpty();
    }

    /// Small buffers in each other stand there as they are, so that the inner ones begin among the first bytes as well.
    @Test
    void whatIsWithinABufferIsNotOpenedOnceMore() throws IOException {
        byte[] file = "no value of any engine".getBytes(StandardCharsets.US_ASCII);
        Deflater stored = new Deflater(Deflater.NO_COMPRESSION);
        for (int i = 0; i < 4; i++) {
            byte[] packed = new byte[file.length + 64];
            stored.reset();
            stored.setInput(file);
            stored.finish();
            int length = stored.deflate(packed);
            file = new byte[length + 1];
            System.arraycopy(packed, 0, file, 1, length);
        }
        int[] opened = {0};
        SurroundProbe probe = new SurroundProbe(ByteStore.of(file), (step, of) -> PackedBuffer.open(of, step.form(),
                Overflow.TO_DISK, BufferRead.Limit.NONE, Progress.NONE), false, Progress.NONE);
        assertThat(probe.find(new Probe.Result.Empty(), around -> {
            opened[0]++;
            return new Probe.Result.Empty();
        })).isEmpty();
        assertThat(opened[0]).isEqualTo(1);
    }
}
