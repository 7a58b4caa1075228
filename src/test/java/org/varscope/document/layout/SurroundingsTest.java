package org.varscope.document.layout;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Span;
import org.varscope.codec.EncodeException;
import org.varscope.codec.Encoder;
import org.varscope.codec.RandomValues;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Dialects;
import org.varscope.document.Document;
import org.varscope.document.edit.Edit;
import org.varscope.document.place.Values;
import org.varscope.scan.detect.Detection;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Buffers;
import org.varscope.scan.walk.Progress;
import org.varscope.variant.Variant;

/// Random saves with random bytes before them, behind them, or both: how many are found, edited and written back, with
/// every byte around them as it was. `-Dvarscope.surroundings=300` makes as many of each kind, and writes a table to
/// `target/surroundings.md` and what was missed to `target/surroundings-missed.txt`.
class SurroundingsTest {
    private static final int USUAL = 20;
    private static final int EACH = Integer.getInteger("varscope.surroundings", USUAL);
    private static final long SEED = Long.getLong("varscope.seed", 27);
    private static final long GOLD = 4711;

    /// What stands around values.
    private enum Around {
        FEW_BEFORE("1 to 8 bytes before"), MORE_BEFORE("9 to 32 before"), MANY_BEFORE("33 to 64 before"),
        BEHIND("1 to 64 behind"), BOTH("1 to 64 before and behind");

        private final String words;

        Around(String words) {
            this.words = words;
        }

        /// Whether what stands behind values may as well be a record that is cut off.
        boolean isHard() {
            return this == BEHIND || this == BOTH;
        }

        int before(Random random) {
            return switch (this) {
                case FEW_BEFORE -> 1 + random.nextInt(8);
                case MORE_BEFORE -> 9 + random.nextInt(24);
                case MANY_BEFORE -> 33 + random.nextInt(32);
                case BEHIND -> 0;
                case BOTH -> 1 + random.nextInt(64);
            };
        }

        int behind(Random random) {
            return compareTo(BEHIND) < 0 ? 0 : 1 + random.nextInt(64);
        }
    }

    /// How the values lie.
    private enum Lie { BARE, RECORD, RECORDS }

    /// Random bytes, or what games write: letters and small numbers.
    private static byte[] some(Random random, int count) {
        byte[] bytes = new byte[count];
        random.nextBytes(bytes);
        if (random.nextBoolean()) {
            for (int i = 0; i < Math.min(4, count); i++) {
                bytes[i] = (byte) ('A' + random.nextInt(26));
            }
            for (int i = 4; i < count; i++) {
                bytes[i] = (byte) (i % 4 == 0 ? random.nextInt(40) : 0);
            }
        }
        return bytes;
    }

    private static byte[] save(Random random, Dialect dialect, Lie lie, long gold) throws EncodeException {
        Buffers.Out out = new Buffers.Out();
        int records = lie == Lie.RECORDS ? 2 + random.nextInt(3) : 1;
        for (int record = 0; record < records; record++) {
            List<Variant.Entry> entries = new ArrayList<>();
            entries.add(new Variant.Entry(new Variant.Text("gold"), new Variant.Int(gold)));
            entries.add(new Variant.Entry(new Variant.Text("name"), new Variant.Text("Tester")));
            RandomValues values = new RandomValues(random, dialect);
            for (int i = random.nextInt(6); i > 0; i--) {
                entries.add(new Variant.Entry(new Variant.Text("key" + i), values.value(2)));
            }
            byte[] value = Encoder.encode(Variant.Dictionary.of(entries), dialect);
            if (lie != Lie.BARE) {
                out.u32(value.length);
            }
            out.raw(value);
        }
        return out.bytes();
    }

    @Test
    void valuesAreFoundBetweenBytesOfAGame() throws Exception {
        StringBuilder table = new StringBuilder("| Around | Values | files | found and edited |\n|---|---|--:|--:|\n");
        List<String> missed = new ArrayList<>();
        List<String> harmed = new ArrayList<>();
        Random random = new Random(SEED);
        for (Around around : Around.values()) {
            for (Lie lie : Lie.values()) {
                int found = 0;
                for (int i = 0; i < EACH; i++) {
                    Dialect dialect = Dialects.of(random.nextInt(3) == 0 ? "godot3" : "godot4");
                    byte[] before = some(random, around.before(random));
                    byte[] behind = some(random, around.behind(random));
                    long seed = random.nextLong();
                    byte[] was = file(before, save(new Random(seed), dialect, lie, GOLD), behind);
                    byte[] expected = file(before, save(new Random(seed), dialect, lie, GOLD + 1), behind);
                    byte[] now = edited(was);
                    found += now == null ? 0 : 1;
                    String what = around + " " + lie + " " + HexFormat.of().formatHex(was);
                    if (now == null) {
                        missed.add(what);
                    } else if (!Arrays.equals(now, expected)) {
                        harmed.add(what);
                    }
                }
                String how = lie.name().toLowerCase(Locale.ROOT);
                table.append("| %s | %s | %d | %d |%n".formatted(around.words, how, EACH, found));
                assertThat(found).as("%s %s", around, lie).isGreaterThan(EACH * (around.isHard() ? 7 : 9) / 10);
            }
        }
        if (EACH != USUAL) {
            Files.writeString(Path.of("target", "surroundings.md"), table);
            Files.write(Path.of("target", "surroundings-missed.txt"), missed);
        }
        assertThat(harmed).isEmpty();
    }

    private static byte[] file(byte[] before, byte[] save, byte[] behind) {
        return new Buffers.Out().raw(before).raw(save).raw(behind).bytes();
    }

    /// The file after all numbers of gold were set; null where the values are not found.
    private static byte[] edited(byte[] file) throws Exception {
        ByteStore bytes = ByteStore.of(file);
        Detection detection = Detection.of(bytes, null, null);
        Document document = new Document(Structure.scan(bytes, detection.dialect(), detection.framing(),
                Progress.NONE));
        if (document.structure().errors() > 0) {
            return null;
        }
        int set = 0;
        for (long record = 0; record < document.structure().records(); record++) {
            Node node = document.structure().record(record);
            if (node.field() != null && node.isPlain() || !node.isCollection()) {
                continue;
            }
            for (Node child : document.structure().children(node, 0, node.children())) {
                if (Values.of(document.structure(), child, Integer.MAX_VALUE).filter(new Variant.Int(GOLD)::equals)
                        .isPresent()) {
                    document.apply(new Edit.SetValue(child.location(), new Variant.Int(GOLD + 1)));
                    set++;
                }
            }
        }
        ByteStore after = document.structure().bytes();
        return set == 0 ? null : after.bytes(new Span(0, after.length()));
    }
}
