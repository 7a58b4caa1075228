package org.varscope.document.edit;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Span;
import org.varscope.codec.EncodeException;
import org.varscope.codec.Encoder;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Dialects;
import org.varscope.dialect.Framing;
import org.varscope.dialect.Row;
import org.varscope.document.Document;
import org.varscope.said.Clauses;
import org.varscope.scan.index.Location;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;
import org.varscope.text.TextException;
import org.varscope.text.godot.GodotReader;
import org.varscope.variant.Packed;
import org.varscope.variant.Variant;
import org.varscope.variant.VariantKind;

class SetElementsTest {
    private static final long SEED = 12;
    private static final Location ARRAY = Location.record(0).child(0);

    static List<Dialect> dialects() {
        return Dialects.all();
    }

    private static Document document(byte[] bytes, Dialect dialect, Framing framing) {
        return new Document(Structure.scan(ByteStore.of(bytes), dialect, framing, Progress.NONE));
    }

    private static byte[] bytes(Document document) {
        ByteStore bytes = document.snapshot().bytes();
        return bytes.bytes(new Span(0, bytes.length()));
    }

    /// The array in the middle of a Dictionary.
    private static byte[] around(Variant array, Dialect dialect) throws EncodeException {
        return Encoder.encode(Variant.Dictionary.of(List.of(new Variant.Entry(new Variant.Text("a"), array),
                new Variant.Entry(new Variant.Text("z"), new Variant.Int(7)))), dialect);
    }

    /// Elements that differ, some of which no number of 32 bits says exactly.
    private static Variant array(Row row, int count, int first) {
        int numbers = count * Packed.numbers(row.kind());
        if (row.kind().packedElement().orElseThrow() == VariantKind.STRING) {
            return new Variant.PackedStrings(IntStream.range(first, first + count)
                    .mapToObj(i -> "x".repeat(i % 7) + i).toList());
        }
        if (Packed.isWhole(row.kind())) {
            return Packed.of(row.kind(), LongStream.range(first, first + numbers).toArray());
        }
        double[] reals = IntStream.range(first, first + numbers).mapToDouble(i -> i / 4.0).toArray();
        float[] floats = new float[numbers];
        IntStream.range(0, numbers).forEach(i -> floats[i] = (float) reals[i]);
        boolean wide = row.kind() == VariantKind.PACKED_FLOAT64_ARRAY;
        return wide ? new Variant.PackedDoubles(row.kind(), reals) : new Variant.PackedFloats(row.kind(), floats);
    }

    @ParameterizedTest
    @MethodSource("dialects")
    void elementsOfEveryKindComeAndGoAsIfTheWholeArrayWereWritten(Dialect dialect) throws Exception {
        Random random = new Random(SEED);
        List<Row> rows = dialect.rows().stream().filter(row -> row.kind().isPacked()).toList();
        assertThat(rows).hasSizeGreaterThan(5);
        for (Row row : rows) {
            for (int i = 0; i < 40; i++) {
                int before = random.nextInt(9);
                int from = random.nextInt(before + 1);
                int gone = random.nextInt(before - from + 1);
                int come = random.nextInt(6);
                Variant was = array(row, before, 0);
                Variant with = array(row, come, 100);
                byte[] original = around(was, dialect);
                Document document = document(original, dialect, Framing.BARE);
                document.apply(new Edit.SetElements(ARRAY, from, gone, with));
                assertThat(bytes(document)).as("%s of %s, %d of %d from %d by %d", row.name(), dialect, gone, before,
                        from, come).isEqualTo(around(spliced(was, from, gone, with), dialect));
                assertThat(document.structure().record(0).children()).isEqualTo(2);
                if (document.canUndo()) {
                    document.undo();
                }
                assertThat(bytes(document)).isEqualTo(original);
            }
        }
    }

    private static Variant spliced(Variant was, int from, int gone, Variant with) {
        int each = Packed.numbers(was.kind());
        return switch (was) {
            case Variant.PackedStrings(var texts) -> {
                List<String> all = new ArrayList<>(texts);
                all.subList(from, from + gone).clear();
                all.addAll(from, ((Variant.PackedStrings) with).values());
                yield new Variant.PackedStrings(all);
            }
            case Variant.PackedFloats(var kind, var floats) -> new Variant.PackedFloats(kind,
                    (float[]) joined(floats, from * each, gone * each, ((Variant.PackedFloats) with).values()));
            case Variant.PackedDoubles(var kind, var doubles) -> new Variant.PackedDoubles(kind,
                    (double[]) joined(doubles, from * each, gone * each, ((Variant.PackedDoubles) with).values()));
            case Variant.PackedInts(var kind, var ints) -> new Variant.PackedInts(kind,
                    (int[]) joined(ints, from * each, gone * each, ((Variant.PackedInts) with).values()));
            case Variant.PackedLongs(var longs) -> new Variant.PackedLongs(
                    (long[]) joined(longs, from, gone, ((Variant.PackedLongs) with).values()));
            case Variant.PackedBytes(var bytes) -> new Variant.PackedBytes(
                    (byte[]) joined(bytes, from, gone, ((Variant.PackedBytes) with).values()));
            default -> throw new AssertionError(was);
        };
    }

    private static Object joined(Object was, int from, int gone, Object with) {
        int before = Array.getLength(was);
        int come = Array.getLength(with);
        Object all = Array.newInstance(was.getClass().getComponentType(), before - gone + come);
        System.arraycopy(was, 0, all, 0, from);
        System.arraycopy(with, 0, all, from, come);
        System.arraycopy(was, from + gone, all, from + come, before - from - gone);
        return all;
    }

    @Test
    void theLengthOfARecordAndTheRestOfTheFileFollow() throws EncodeException, EditException, TextException {
        Dialect dialect = Dialects.of("godot4");
        byte[] record = Encoder.encode(GodotReader.read("PackedByteArray(1, 2, 3)", dialect), dialect);
        byte[] after = Encoder.encode(GodotReader.read("PackedByteArray(1, 9, 9, 9, 2, 3)", dialect), dialect);
        Document document = document(framed(record), dialect, Framing.STREAM);
        document.apply(new Edit.SetElements(Location.record(0), 1, 0, new Variant.PackedBytes(new byte[] {9, 9, 9})));
        assertThat(bytes(document)).isEqualTo(framed(after));
        assertThat(Clauses.clause(document.undoAction())).isEqualTo("insert 3 elements into $");
    }

    private static byte[] framed(byte[] record) {
        return ByteBuffer.allocate(record.length + 4).order(ByteOrder.LITTLE_ENDIAN).putInt(record.length).put(record)
                .array();
    }

    @Test
    void aWideArrayStaysWideAndANarrowOneNarrow() throws EncodeException, EditException {
        Dialect dialect = Dialects.of("godot4");
        var kind = VariantKind.PACKED_VECTOR2_ARRAY;
        Variant narrow = new Variant.PackedFloats(kind, new float[] {1, 2});
        Variant wide = new Variant.PackedDoubles(kind, new double[] {0.1, 2});
        Variant with = new Variant.PackedDoubles(kind, new double[] {0.3, 4});
        Document document = document(around(narrow, dialect), dialect, Framing.BARE);
        document.apply(new Edit.SetElements(ARRAY, 1, 0, with));
        assertThat(bytes(document)).isEqualTo(
                around(new Variant.PackedFloats(kind, new float[] {1, 2, 0.3f, 4}), dialect));
        Dialect other = Dialects.of("godot4-double");
        Document doubles = document(around(wide, other), other, Framing.BARE);
        doubles.apply(new Edit.SetElements(ARRAY, 1, 0, with));
        assertThat(bytes(doubles)).isEqualTo(
                around(new Variant.PackedDoubles(kind, new double[] {0.1, 2, 0.3, 4}), other));
    }

    @Test
    void whatCannotBeIsRefusedInWords() throws EncodeException, TextException {
        Dialect dialect = Dialects.of("godot4");
        byte[] original = around(GodotReader.read("PackedInt32Array(1, 2, 3)", dialect), dialect);
        Document document = document(original, dialect, Framing.BARE);
        Variant one = Packed.blank(VariantKind.PACKED_INT32_ARRAY, 1);
        assertRefused(document, new Edit.SetElements(ARRAY, 2, 2, one), "there is no element [3]; the array has 3");
        assertRefused(document, new Edit.SetElements(ARRAY.asKey(), 0, 0, one),
                "String is not a packed array");
        assertRefused(document, new Edit.SetElements(ARRAY, 0, 0,
                Packed.blank(VariantKind.PACKED_BYTE_ARRAY, 1)),
                "the elements are those of a PackedByteArray; expected a PackedInt32Array");
        assertThat(bytes(document)).isEqualTo(original);
    }

    private static void assertRefused(Document document, Edit edit, String words) {
        assertThatThrownBy(() -> document.apply(edit)).isInstanceOfSatisfying(EditException.class,
                e -> assertThat(Clauses.clause(e.remark())).isEqualTo(words));
    }
}
