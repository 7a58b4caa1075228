package org.varscope.container.surround;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Span;
import org.varscope.codec.EncodeException;
import org.varscope.codec.Encoder;
import org.varscope.codec.RandomValues;
import org.varscope.container.BufferFiles;
import org.varscope.container.Layers;
import org.varscope.container.Probe;
import org.varscope.container.Secret;
import org.varscope.container.Wrapping;
import org.varscope.container.block.Compressed;
import org.varscope.container.block.Compression;
import org.varscope.container.block.Packing;
import org.varscope.container.buffer.BufferForm;
import org.varscope.container.cipher.Encrypted;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Dialects;
import org.varscope.problem.Problem;
import org.varscope.scan.walk.Buffers;
import org.varscope.scan.walk.Progress;
import org.varscope.variant.Variant;

/// What holds for any save in any wrapper with anything of a game's own around it.
class SurroundedPropertiesTest {
    private static final long SEED = Long.getLong("varscope.seed", 41);
    private static final int EACH = Integer.getInteger("varscope.surrounded", 24);
    private static final int LONGEST = 49;

    /// The wrappers that are found by their heads.
    private enum Around {
        ZLIB, GZIP, ZSTD, GCPF, GDEC
    }

    /// A digest, made by the JDK.
    private enum Sum {
        CRC32, ADLER32, MD5, SHA1, SHA256;

        byte[] of(byte[] bytes, ByteOrder order, boolean hex) throws GeneralSecurityException {
            ByteOrder written = hex ? ByteOrder.BIG_ENDIAN : order;
            byte[] sum = switch (this) {
                case CRC32 -> number(new java.util.zip.CRC32(), bytes, written);
                case ADLER32 -> number(new java.util.zip.Adler32(), bytes, written);
                case MD5 -> MessageDigest.getInstance("MD5").digest(bytes);
                case SHA1 -> MessageDigest.getInstance("SHA-1").digest(bytes);
                case SHA256 -> MessageDigest.getInstance("SHA-256").digest(bytes);
            };
            return hex ? HexFormat.of().formatHex(sum).getBytes(StandardCharsets.US_ASCII) : sum;
        }

        private static byte[] number(Checksum sum, byte[] bytes, ByteOrder order) {
            sum.update(bytes);
            return ByteBuffer.allocate(4).order(order).putInt((int) sum.getValue()).array();
        }
    }

    /// What a digest is made of.
    private enum Of {
        REST, DATA, VALUE
    }

    /// How a game writes.
    ///
    /// @param size   bytes of the number that says how many are inside; 0 for none
    /// @param length of the one that says how many the wrapper has
    /// @param sum    null for none
    private record Game(Around around, byte[] letters, int size, int length, ByteOrder order, Sum sum, Of of,
            boolean hex, boolean behind) {
        static Game any(Around around, Random random) {
            byte[] letters = new byte[random.nextInt(LONGEST)];
            random.nextBytes(letters);
            if (random.nextBoolean()) {
                letters = "SAVEGAMEDATA".substring(0, 3 + random.nextInt(9)).getBytes(StandardCharsets.US_ASCII);
            }
            int[] sizes = {0, 0, 4, 8};
            return new Game(around, letters, sizes[random.nextInt(4)], sizes[random.nextInt(4)],
                    random.nextBoolean() ? ByteOrder.LITTLE_ENDIAN : ByteOrder.BIG_ENDIAN,
                    random.nextInt(3) == 0 ? null : Sum.values()[random.nextInt(5)],
                    Of.values()[random.nextInt(3)], random.nextBoolean(), random.nextBoolean());
        }

        private byte[] number(int width, long number) {
            ByteBuffer out = ByteBuffer.allocate(width).order(order);
            return (width == 8 ? out.putLong(number) : width == 4 ? out.putInt((int) number) : out).array();
        }

        byte[] file(byte[] content, byte[] packed) throws GeneralSecurityException {
            byte[] head = joined(letters, number(size, content.length), number(length, packed.length));
            byte[] rest = behind ? joined(head, packed) : packed;
            byte[] made = sum == null ? new byte[0] : sum.of(switch (of) {
                case REST -> behind ? rest : joined(head, packed);
                case DATA -> packed;
                case VALUE -> content;
            }, order, hex);
            return behind ? joined(head, packed, made) : joined(head, made, packed);
        }

        /// The bytes that are packed in a file that [#file] has made.
        byte[] packed(byte[] file) {
            int digest = sum == null ? 0 : sum == Sum.CRC32 || sum == Sum.ADLER32 ? 4 : sum == Sum.MD5 ? 16
                    : sum == Sum.SHA1 ? 20 : 32;
            int made = hex ? 2 * digest : digest;
            int head = letters.length + size + length + (behind ? 0 : made);
            return Arrays.copyOfRange(file, head, file.length - (behind ? made : 0));
        }
    }

    private static byte[] joined(byte[]... parts) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        Stream.of(parts).forEach(out::writeBytes);
        return out.toByteArray();
    }

    private static Secret secret() {
        return Secret.ofPassword("sesame".toCharArray());
    }

    private static byte[] packed(byte[] content, Around around) throws IOException {
        ByteStore store = ByteStore.of(content);
        return bytes(switch (around) {
            case ZLIB, GZIP, ZSTD -> BufferFiles.of(store, new BufferForm(Packing.valueOf(around.name()), null));
            case GCPF -> Compressed.write(store, Compression.ZSTD, Progress.NONE).file();
            case GDEC -> Encrypted.write(store, secret(), false, Progress.NONE).file();
        });
    }

    private static byte[] unpacked(byte[] packed, Around around, int length) throws IOException {
        ByteStore store = ByteStore.of(packed);
        return switch (around) {
            case ZLIB -> new InflaterInputStream(new ByteArrayInputStream(packed)).readAllBytes();
            case GZIP -> new GZIPInputStream(new ByteArrayInputStream(packed)).readAllBytes();
            case ZSTD -> BufferFiles.unpacked(store, new BufferForm(Packing.ZSTD, null), length);
            case GCPF, GDEC -> bytes(found(open(store, Layers.named(around == Around.GCPF ? "compressed"
                    : "encrypted").orElseThrow())).wrapping().content());
        };
    }

    private static byte[] bytes(ByteStore store) {
        return store.bytes(new Span(0, store.length()));
    }

    /// A Dictionary of a name and random values, as a record.
    private static byte[] save(Random random) throws EncodeException {
        Dialect dialect = Dialects.of("godot4");
        List<Variant.Entry> entries = new ArrayList<>();
        entries.add(new Variant.Entry(new Variant.Text("name"), new Variant.Text("Tester" + random.nextInt(1000))));
        RandomValues values = new RandomValues(random, dialect);
        for (int i = random.nextInt(6); i > 0; i--) {
            entries.add(new Variant.Entry(new Variant.Text("key" + i), values.value(2)));
        }
        byte[] value = Encoder.encode(Variant.Dictionary.of(entries), dialect);
        return ByteBuffer.allocate(value.length + 4).order(ByteOrder.LITTLE_ENDIAN).putInt(value.length).put(value)
                .array();
    }

    private static Probe.Result open(ByteStore file, Layers layers) throws IOException {
        return Probe.open(file, layers, null, secret(), Progress.NONE);
    }

    private static Probe.Result.Found found(Probe.Result result) {
        assertThat(result).isInstanceOf(Probe.Result.Found.class);
        return (Probe.Result.Found) result;
    }

    @Test
    void anySaveIsFoundEditedAndWrittenBackWithAllThatIsAroundIt() throws Exception {
        Random random = new Random(SEED);
        for (int i = 0; i < EACH * Around.values().length; i++) {
            Game game = Game.any(Around.values()[i % Around.values().length], random);
            byte[] before = save(random);
            byte[] after = save(random);
            byte[] packed = packed(before, game.around);
            if (packed.length == before.length) {
                // Nobody knows of which of the two a number tells.
                continue;
            }
            byte[] file = game.file(before, packed);
            String what = "seed %d, %d, %s, %s".formatted(SEED, i, game, HexFormat.of().formatHex(file));
            Probe.Result result = open(ByteStore.of(file), Layers.ANY);
            assertThat(result).as(what).isInstanceOf(Probe.Result.Found.class);
            Probe.Result.Found found = (Probe.Result.Found) result;
            assertThat(bytes(found.wrapping().content())).as(what).isEqualTo(before);
            assertThat(found.wrapping().problems()).as(what).noneMatch(Problem::isError);
            Wrapping.Rewrapped same = found.wrapping().wrap(ByteStore.of(before), Progress.NONE);
            assertThat(bytes(same.file())).as(what).isEqualTo(file);
            Wrapping.Rewrapped written = found.wrapping().wrap(ByteStore.of(after), Progress.NONE);
            byte[] fresh = game.packed(bytes(written.file()));
            assertThat(unpacked(fresh, game.around, after.length)).as(what + " " + found.layout()).isEqualTo(after);
            assertThat(bytes(written.file())).as(what + " " + found.layout()).isEqualTo(game.file(after, fresh));
            assertThat(written.wrapping().problems()).as(what).isEqualTo(found.wrapping().problems());
            Layers named = Layers.named(found.layout()).orElseThrow();
            assertThat(found(open(written.file(), named)).layout()).as(what).isEqualTo(found.layout());
            assertThat(bytes(found(open(written.file(), named)).wrapping().content())).as(what).isEqualTo(after);
        }
    }

    @Test
    void damageIsNamedAndNeverACrash() throws Exception {
        Random random = new Random(SEED);
        Layers named = Layers.named("\"SAVE\", size=u32, length=u32, data=zlib(var...):size:packed-length,"
                + " sha256(before), crc32(data..data)").orElseThrow();
        byte[] content = save(random);
        byte[] packed = packed(content, Around.ZLIB);
        byte[] head = ByteBuffer.allocate(12).order(ByteOrder.LITTLE_ENDIAN).put("SAVE".getBytes(
                StandardCharsets.US_ASCII)).putInt(content.length).putInt(packed.length).array();
        byte[] sum = Sum.SHA256.of(joined(head, packed), ByteOrder.LITTLE_ENDIAN, false);
        byte[] file = joined(head, packed, sum, Sum.CRC32.of(packed, ByteOrder.LITTLE_ENDIAN, false));
        assertThat(found(open(ByteStore.of(file), named)).wrapping().problems()).isEmpty();
        for (int i = 0; i < EACH * 10; i++) {
            byte[] hurt = Arrays.copyOf(file, random.nextInt(4) == 0 ? random.nextInt(file.length) : file.length);
            for (int n = random.nextInt(3); n >= 0 && hurt.length > 0; n--) {
                hurt[random.nextInt(hurt.length)] ^= (byte) (1 + random.nextInt(255));
            }
            if (Arrays.equals(hurt, file)) {
                continue;
            }
            String what = "seed %d, %d, %s".formatted(SEED, i, HexFormat.of().formatHex(hurt));
            Probe.Result result = open(ByteStore.of(hurt), named);
            if (result instanceof Probe.Result.Found found) {
                assertThat(found.wrapping().problems()).as(what).isNotEmpty();
                Wrapping.Rewrapped same = found.wrapping().wrap(found.wrapping().content(), Progress.NONE);
                assertThat(bytes(same.file())).as(what).isEqualTo(hurt);
            } else {
                assertThat(result).as(what).isInstanceOf(Probe.Result.Damaged.class);
            }
            open(ByteStore.of(hurt), Layers.ANY);
        }
    }

    /// A size or a digest that did not fit is not this program's to mend by the way.
    @Test
    void whatDidNotFitBeforeIsLeftAndSaid() throws Exception {
        Random random = new Random(SEED);
        byte[] content = save(random);
        byte[] packed = packed(content, Around.ZLIB);
        byte[] file = joined("SAVE".getBytes(StandardCharsets.US_ASCII), new byte[]{1, 2, 3, 4}, packed, new byte[16]);
        Layers named = Layers.named("\"SAVE\", size=u32, zlib(auto):size, md5(before)").orElseThrow();
        Probe.Result.Found found = found(open(ByteStore.of(file), named));
        assertThat(found.wrapping().problems()).hasSize(2);
        Wrapping.Rewrapped written = found.wrapping().wrap(ByteStore.of(save(random)), Progress.NONE);
        byte[] after = bytes(written.file());
        assertThat(Arrays.copyOf(after, 8)).isEqualTo(Arrays.copyOf(file, 8));
        assertThat(Arrays.copyOfRange(after, after.length - 16, after.length)).containsOnly(0);
        assertThat(written.wrapping().renewed()).extracting(remark -> remark.kind().toString())
                .containsExactly("SIZE_LEFT", "DIGEST_LEFT");
    }

    @Test
    void aMagicThatIsAnotherIsNamed() throws Exception {
        byte[] content = save(new Random(SEED));
        byte[] file = joined("GAME".getBytes(StandardCharsets.US_ASCII), packed(content, Around.GZIP));
        Probe.Result.Found found = found(open(ByteStore.of(file), Layers.named("\"SAVE\",gzip(var)").orElseThrow()));
        assertThat(found.wrapping().problems()).extracting(problem -> problem.code().name())
                .containsExactly("MAGIC_WRONG");
    }

    /// What is left of a save that was cut is read behind the bytes of the game.
    @Test
    void aBufferThatIsCutIsFoundAllTheSame() throws Exception {
        byte[] content = Buffers.sample("adventure.save");
        byte[] file = joined("SAVE\1\0\0\0".getBytes(StandardCharsets.US_ASCII), packed(content, Around.ZLIB));
        for (int length : new int[] {file.length - 1, file.length / 2, file.length / 3}) {
            Probe.Result.Found found = found(open(ByteStore.of(Arrays.copyOf(file, length)), Layers.ANY));
            assertThat(found.word()).isEqualTo("\"SAVE\", u32, zlib(stream)");
            assertThat(found.wrapping().problems()).isNotEmpty();
            ByteStore left = found.wrapping().content();
            assertThat(left.bytes(new Span(0, 100))).isEqualTo(Arrays.copyOf(content, 100));
        }
    }

    /// A value that holds a packed buffer is a value, also where the record around it is damaged.
    @Test
    void aBufferInAPackedByteArrayIsNoFileOfAGame() throws Exception {
        byte[] packed = packed(save(new Random(SEED)), Around.ZLIB);
        byte[] padded = Arrays.copyOf(packed, (packed.length + 3) / 4 * 4);
        for (int length : new int[] {8 + padded.length, 7 + padded.length, 0x1234_5678}) {
            byte[] file = ByteBuffer.allocate(12 + padded.length).order(ByteOrder.LITTLE_ENDIAN).putInt(length)
                    .putInt(29).putInt(packed.length).put(padded).array();
            if (open(ByteStore.of(file), Layers.ANY) instanceof Probe.Result.Found found) {
                assertThat(found.wrapping().isPlain()).as("%d: %s", length, found.layout()).isTrue();
            }
        }
    }

    @Test
    void aBufferIsTheSameByBothSpellings() throws Exception {
        assertThat(Layers.named("zlib(var...)")).isEqualTo(Layers.named("zlib+var...")).isPresent();
        assertThat(Layers.named("encrypted(compressed(stream))"))
                .isEqualTo(Layers.named("encrypted+compressed+stream")).isPresent();
    }

    @Test
    void wrappersStandInEachOther() throws Exception {
        byte[] content = save(new Random(SEED));
        byte[] inner = joined("in".getBytes(StandardCharsets.US_ASCII), packed(content, Around.ZSTD));
        byte[] text = Base64.getEncoder().encode(inner);
        byte[] file = joined("OUT!".getBytes(StandardCharsets.US_ASCII), text, new byte[]{'\n'});
        String layout = "\"OUT!\", base64(\"in\", zstd(stream)), \"x\"".replace("\"x\"", "hex:0a");
        Probe.Result.Found found = found(open(ByteStore.of(file), Layers.named(layout).orElseThrow()));
        assertThat(bytes(found.wrapping().content())).isEqualTo(content);
        assertThat(found.layout()).isEqualTo(layout);
        assertThat(found.wrapping().layers()).hasSize(4);
        byte[] after = save(new Random(SEED + 1));
        byte[] written = bytes(found.wrapping().wrap(ByteStore.of(after), Progress.NONE).file());
        assertThat(written).startsWith("OUT!".getBytes(StandardCharsets.US_ASCII)).endsWith('\n');
        byte[] decoded = Base64.getDecoder().decode(Arrays.copyOfRange(written, 4, written.length - 1));
        assertThat(unpacked(Arrays.copyOfRange(decoded, 2, decoded.length), Around.ZSTD, after.length))
                .isEqualTo(after);
    }
}
