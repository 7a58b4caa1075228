package org.varscope.container;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Span;
import org.varscope.codec.EncodeException;
import org.varscope.codec.Encoder;
import org.varscope.codec.RandomValues;
import org.varscope.container.buffer.BufferForm;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Dialects;
import org.varscope.scan.walk.Buffers;
import org.varscope.scan.walk.Progress;
import org.varscope.variant.Variant;

/// What holds for any save in any packed buffer, and for what is none.
class BufferPropertiesTest {
    private static final int EACH = Buffers.MOST / 4000;
    private static final int MANY = Buffers.MOST / 20;
    private static final int FEW = Buffers.MOST / 200;

    /// A Dictionary of a name and random values, bare or as a record.
    private static byte[] save(Random random, int more) throws EncodeException {
        Dialect dialect = Dialects.of("godot4");
        List<Variant.Entry> entries = new ArrayList<>();
        entries.add(new Variant.Entry(new Variant.Text("name"), new Variant.Text("Tester" + random.nextInt(1000))));
        RandomValues values = new RandomValues(random, dialect);
        for (int i = 0; i < more; i++) {
            entries.add(new Variant.Entry(new Variant.Text("key" + i), values.value(2)));
        }
        byte[] value = Encoder.encode(Variant.Dictionary.of(entries), dialect);
        return random.nextBoolean() ? value : ByteBuffer.allocate(value.length + 4).order(ByteOrder.LITTLE_ENDIAN)
                .putInt(value.length).put(value).array();
    }

    private static Probe.Result open(ByteStore file) throws IOException {
        return Probe.open(file, Layers.ANY, null, null, Progress.NONE);
    }

    private static byte[] bytes(ByteStore store) {
        return store.bytes(new Span(0, store.length()));
    }

    @Test
    void anySaveInAnyFormIsFoundEditedAndWrittenBack() throws IOException, EncodeException {
        Random random = new Random(27);
        for (String word : PackedBufferTest.forms().toList()) {
            BufferForm form = BufferForm.named(word).orElseThrow();
            for (int i = 0; i < EACH; i++) {
                byte[] before = save(random, random.nextInt(6));
                byte[] after = save(random, random.nextInt(6));
                Probe.Result result = open(BufferFiles.of(ByteStore.of(before), form));
                String what = word + " of " + HexFormat.of().formatHex(before);
                assertThat(result).as(what).isInstanceOf(Probe.Result.Found.class);
                Wrapping wrapping = ((Probe.Result.Found) result).wrapping();
                assertThat(wrapping.word()).as(what).isEqualTo(word);
                assertThat(bytes(wrapping.content())).as(what).isEqualTo(before);
                ByteStore written = wrapping.wrap(ByteStore.of(after), Progress.NONE).file();
                assertThat(BufferFiles.unpacked(written, form, after.length)).as(what).isEqualTo(after);
                Wrapping again = ((Probe.Result.Found) open(written)).wrapping();
                assertThat(again.word()).as(what).isEqualTo(word);
                assertThat(again.problems()).as(what).isEmpty();
                assertThat(bytes(again.content())).as(what).isEqualTo(after);
            }
        }
    }

    @Test
    void healthySavesAreReadAsBefore() throws IOException, EncodeException {
        Random random = new Random(3);
        for (int i = 0; i < FEW; i++) {
            ByteStore save = ByteStore.of(save(random, random.nextInt(4)));
            assertThat(((Probe.Result.Found) open(save)).wrapping().isPlain()).isTrue();
        }
    }

    @Test
    void randomBytesAreNeverTakenForOne() throws IOException {
        Random random = new Random(9);
        for (int i = 0; i < MANY; i++) {
            byte[] noise = new byte[1 + random.nextInt(400)];
            random.nextBytes(noise);
            assertNone(noise, "noise " + i);
        }
    }

    @Test
    void headsBeforeRandomBytesAreNeverTakenForOne() throws IOException {
        Random random = new Random(10);
        for (String head : List.of("789c", "7801", "78da", "1f8b08000000000000ff", "28b52ffd20", "28b52ffd0058")) {
            byte[] start = HexFormat.of().parseHex(head);
            for (int i = 0; i < FEW; i++) {
                byte[] noise = new byte[start.length + 20 + random.nextInt(300)];
                random.nextBytes(noise);
                System.arraycopy(start, 0, noise, 0, start.length);
                assertNone(noise, head + " " + i);
            }
        }
    }

    @Test
    void archivesAndPicturesAreNeverTakenForOne() throws IOException {
        Random random = new Random(11);
        for (int i = 0; i < FEW; i++) {
            byte[] noise = new byte[100 + random.nextInt(900)];
            for (int at = 0; at < noise.length; at++) {
                // Few values, so that there is something to pack.
                noise[at] = (byte) (random.nextInt(9) * 29);
            }
            ByteArrayOutputStream zip = new ByteArrayOutputStream();
            try (ZipOutputStream out = new ZipOutputStream(zip)) {
                out.putNextEntry(new ZipEntry("save.dat"));
                out.write(noise);
            }
            assertNone(zip.toByteArray(), "zip " + i);
            ByteArrayOutputStream gzip = new ByteArrayOutputStream();
            try (GZIPOutputStream out = new GZIPOutputStream(gzip)) {
                out.write(noise);
            }
            assertNone(gzip.toByteArray(), "gzip " + i);
            ByteArrayOutputStream png = new ByteArrayOutputStream();
            png.write(HexFormat.of().parseHex("89504e470d0a1a0a0000000d4948445200000010000000100802000000"));
            png.write(ByteBuffer.allocate(8).putInt(1).putInt(noise.length).array());
            png.write("IDAT".getBytes(StandardCharsets.US_ASCII));
            png.write(BufferFiles.deflated(noise, new Deflater()));
            assertNone(png.toByteArray(), "png " + i);
        }
    }

    private static void assertNone(byte[] bytes, String what) throws IOException {
        if (open(ByteStore.of(bytes)) instanceof Probe.Result.Found found) {
            assertThat(found.wrapping().word()).as(what).isEmpty();
        }
    }
}
