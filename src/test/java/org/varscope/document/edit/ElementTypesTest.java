package org.varscope.document.edit;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Span;
import org.varscope.codec.DecodeException;
import org.varscope.codec.Decoder;
import org.varscope.codec.EncodeException;
import org.varscope.codec.Encoder;
import org.varscope.codec.ObjectRule;
import org.varscope.codec.RandomValues;
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
import org.varscope.text.godot.GodotText;
import org.varscope.text.path.PathStep;
import org.varscope.variant.Packed;
import org.varscope.variant.Variant;
import org.varscope.variant.VariantKind;

/// Values of every type put into packed arrays of every type: one element, which is the value, or a refusal.
class ElementTypesTest {
    private static final long SEED = 26;
    private static final int EACH = 4;
    private static final Location ARRAY = Location.record(0).child(0);

    static List<Dialect> dialects() {
        return Dialects.all();
    }

    @ParameterizedTest
    @MethodSource("dialects")
    void aValueIsInsertedAsOneElementOrRefused(Dialect dialect) throws Exception {
        int inserted = 0;
        int refused = 0;
        for (Row row : packed(dialect)) {
            byte[] original = around(array(row), dialect);
            for (Variant value : values(dialect)) {
                String text = GodotText.write(value, dialect);
                List<Object> found = done(original, dialect, new TypedEdit.Insert("$[0][1]", text));
                String what = "%s into %s of %s".formatted(text, row.name(), dialect);
                if (found.isEmpty()) {
                    refused++;
                } else {
                    inserted++;
                    List<Object> before = elements(original, dialect);
                    assertThat(found).as(what).hasSize(before.size() + 1);
                    assertThat(isElement(row.kind(), value.kind())).as(what).isTrue();
                    assertThat(found.get(1)).as(what).isEqualTo(element(row, value, dialect));
                    List<Object> others = new ArrayList<>(found);
                    others.remove(1);
                    assertThat(others).as(what).isEqualTo(before);
                }
            }
        }
        assertThat(inserted).isGreaterThan(packed(dialect).size());
        assertThat(refused).isGreaterThan(inserted);
    }

    @ParameterizedTest
    @MethodSource("dialects")
    void aValueIsSetOverOneElementOrRefused(Dialect dialect) throws Exception {
        int set = 0;
        for (Row row : packed(dialect)) {
            byte[] original = around(array(row), dialect);
            for (Variant value : values(dialect)) {
                String text = GodotText.write(value, dialect);
                String what = "%s over one of %s of %s".formatted(text, row.name(), dialect);
                for (List<Object> found : List.of(done(original, dialect, new TypedEdit.Set("$[0][1]", text)),
                        done(original, dialect, new Edit.SetPart(ARRAY, List.of(new PathStep.Index(1)), value)))) {
                    if (!found.isEmpty()) {
                        set++;
                        List<Object> expected = elements(original, dialect);
                        expected.set(1, element(row, value, dialect));
                        assertThat(isElement(row.kind(), value.kind())).as(what).isTrue();
                        assertThat(found).as(what).isEqualTo(expected);
                    }
                }
            }
        }
        assertThat(set).isGreaterThan(packed(dialect).size());
    }

    private static List<Row> packed(Dialect dialect) {
        return dialect.rows().stream().filter(row -> row.kind().isPacked()).toList();
    }

    /// Some of every kind.
    private static List<Variant> values(Dialect dialect) {
        RandomValues random = new RandomValues(new Random(SEED), dialect);
        Map<VariantKind, List<Variant>> all = new EnumMap<>(VariantKind.class);
        for (int i = 0; i < 2000; i++) {
            Variant value = random.value(1);
            List<Variant> some = all.computeIfAbsent(value.kind(), _ -> new ArrayList<>());
            if (some.size() < EACH && !(value instanceof Variant.Text(var text) && text.indexOf('\0') >= 0)) {
                some.add(value);
            }
        }
        List<Variant> values = new ArrayList<>(all.values().stream().flatMap(List::stream).toList());
        values.addAll(List.of(new Variant.Int(5), new Variant.Int(-1), new Variant.Int(300), Variant.Real.of(0.5),
                Variant.Real.of(1e300), new Variant.Text("5"), new Variant.Text("a\\n\"b\"\n\tc"), new Variant.Text(""),
                Variant.Array.of(List.of(new Variant.Int(1))), new Variant.PackedStrings(List.of("a", "b"))));
        for (Row row : packed(dialect)) {
            values.add(Packed.blank(row.kind(), 1));
            values.add(Packed.blank(row.kind(), 0));
        }
        return values;
    }

    private static Variant array(Row row) {
        return Packed.blank(row.kind(), 2);
    }

    private static byte[] around(Variant array, Dialect dialect) throws EncodeException {
        return Encoder.encode(Variant.Array.of(List.of(array, new Variant.Text("behind"))), dialect);
    }

    private interface Act {
        void on(Document document) throws EditException;
    }

    private static List<Object> done(byte[] original, Dialect dialect, TypedEdit typed) throws DecodeException {
        return done(original, dialect, document -> document.apply(typed.in(document.structure())));
    }

    private static List<Object> done(byte[] original, Dialect dialect, Edit edit) throws DecodeException {
        return done(original, dialect, document -> document.apply(edit));
    }

    /// The elements after it; none where it was refused, and nothing changed.
    private static List<Object> done(byte[] original, Dialect dialect, Act act) throws DecodeException {
        Document document = new Document(Structure.scan(ByteStore.of(original), dialect, Framing.BARE, Progress.NONE));
        try {
            act.on(document);
        } catch (EditException e) {
            assertThat(Clauses.clause(e.remark())).isNotEmpty();
            assertThat(bytes(document)).isEqualTo(original);
            return List.of();
        }
        return elements(bytes(document), dialect);
    }

    private static byte[] bytes(Document document) {
        ByteStore bytes = document.snapshot().bytes();
        return bytes.bytes(new Span(0, bytes.length()));
    }

    private static List<Object> elements(byte[] bytes, Dialect dialect) throws DecodeException {
        Variant whole = new Decoder(dialect, ObjectRule.ALLOWED).decode(bytes).value();
        assertThat(whole).isInstanceOfSatisfying(Variant.Array.class, array -> assertThat(
                array.elements().subList(1, array.elements().size())).containsExactly(new Variant.Text("behind")));
        return new ArrayList<>(split(((Variant.Array) whole).elements().getFirst()));
    }

    /// Each element as the list of its numbers, or its text.
    private static List<Object> split(Variant packed) {
        if (packed instanceof Variant.PackedStrings(var texts)) {
            return new ArrayList<>(texts);
        }
        List<? extends Number> numbers = switch (packed) {
            case Variant.PackedBytes(var bytes) -> IntStream.range(0, bytes.length)
                    .mapToObj(i -> (long) (bytes[i] & 0xFF)).toList();
            case Variant.PackedInts(_, var ints) -> Arrays.stream(ints).asLongStream().boxed().toList();
            case Variant.PackedLongs(var longs) -> Arrays.stream(longs).boxed().toList();
            case Variant.PackedFloats(_, var floats) -> IntStream.range(0, floats.length).mapToObj(i -> floats[i])
                    .toList();
            // As the text of a float says what 32 bits hold, where that is all that it has.
            case Variant.PackedDoubles(_, var doubles) -> Arrays.stream(doubles)
                    .mapToObj(each -> (float) each).toList();
            default -> throw new AssertionError(packed);
        };
        int each = Packed.numbers(packed.kind());
        return IntStream.range(0, numbers.size() / each)
                .<Object>mapToObj(i -> List.copyOf(numbers.subList(i * each, (i + 1) * each)))
                .collect(Collectors.toCollection(ArrayList::new));
    }

    /// What is the value as it is, or becomes it without loss as far as the width of the array goes.
    private static boolean isElement(VariantKind packed, VariantKind value) {
        VariantKind element = packed.packedElement().orElseThrow();
        return value == element || switch (element) {
            case FLOAT -> value == VariantKind.INT;
            case STRING -> value == VariantKind.STRING_NAME;
            case VECTOR2 -> value == VariantKind.VECTOR2I;
            case VECTOR3 -> value == VariantKind.VECTOR3I;
            case VECTOR4 -> value == VariantKind.VECTOR4I;
            default -> false;
        };
    }

    /// The value as an element of such an array.
    private static Object element(Row row, Variant value, Dialect dialect) throws DecodeException, EncodeException {
        Object blank = elements(around(array(row), dialect), dialect).getFirst();
        if (!(blank instanceof List<?> numbers)) {
            return value instanceof Variant.Name(var text) ? text : ((Variant.Text) value).value();
        }
        List<? extends Number> given = switch (value) {
            case Variant.Int(long number) -> List.of(number);
            case Variant.Ints(_, var many) -> Arrays.stream(many).asLongStream().boxed().toList();
            case Variant.Real real -> List.of(real.value());
            case Variant.Reals(_, var many) -> Arrays.stream(many).boxed().toList();
            default -> throw new AssertionError(value);
        };
        return given.stream().<Object>map(number -> numbers.getFirst() instanceof Float
                ? (Object) number.floatValue() : number).toList();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "PackedVector2Array() | Vector3(1, 2, 3) "
            + "| character 1: found Vector3 in row 1; expected a value of type Vector2",
        "PackedVector2Array() | Color(1, 2, 3, 4) "
            + "| character 1: found Color in row 1; expected a value of type Vector2",
        "PackedVector2Array() | PackedVector2Array(1, 2) "
            + "| found PackedVector2Array; expected a value of type Vector2, or one in each row",
        "PackedVector2Array() | 5 "
            + "| character 1: found 1 cell in row 1; expected 2 numbers in Vector2, not 1",
        "PackedVector2Array() | 1~(3, 4) "
            + "| character 3: found 2 cells in row 2; expected 1, as in the rows before",
        "PackedInt32Array() | Vector2i(1, 2) "
            + "| character 1: found Vector2i in row 1; expected a value of type int",
        "PackedStringArray() | bare | character 1: found `bare`; expected a String in quotes",
        "PackedStringArray() | Vector2(1, 2) "
            + "| character 1: found `Vector2(1, 2)`; expected a String in quotes",
        "PackedStringArray() | NodePath(\"a\") | found NodePath; expected a String in quotes",
        "PackedStringArray() | \"\\ud800\" | character 2: found `\\ud800`; "
            + "expected a surrogate pair of two escapes, such as `\\ud83d\\ude00`"})
    void whatIsNoElementIsNamedWithWhatWouldBeOne(String array, String typed, String words) throws Exception {
        Dialect dialect = Dialects.of("godot4");
        byte[] bytes = Encoder.encode(GodotReader.read(array, dialect), dialect);
        Structure structure = Structure.scan(ByteStore.of(bytes), dialect, Framing.BARE, Progress.NONE);
        assertThat(catchThrowableOfType(EditException.class,
                () -> new TypedEdit.Insert("$[0]", typed.replace('~', '\n')).in(structure)))
                .satisfies(e -> assertThat(Clauses.clause(e.remark())).isEqualTo(words));
    }

    @Test
    void aNumberThatTheElementsCannotHoldIsRefused() throws EncodeException, TextException {
        Dialect dialect = Dialects.of("godot4");
        byte[] bytes = Encoder.encode(GodotReader.read("PackedVector2Array(1, 2)", dialect), dialect);
        Document document = new Document(Structure.scan(ByteStore.of(bytes), dialect, Framing.BARE, Progress.NONE));
        for (Edit edit : List.of(new Edit.SetPart(Location.record(0), List.of(new PathStep.Index(0),
                new PathStep.Name("x")), Variant.Real.of(1e300)), new Edit.SetElements(Location.record(0), 0, 0,
                new Variant.PackedDoubles(VariantKind.PACKED_VECTOR2_ARRAY, new double[] {1e300, 0})))) {
            assertThat(catchThrowableOfType(EditException.class,
                    () -> document.apply(edit)).obstacle().orElseThrow()).isInstanceOf(Obstacle.Unfit.class);
        }
    }

    @Test
    void aTextIsReadWithItsEscapes() throws Exception {
        Dialect dialect = Dialects.of("godot4");
        byte[] original = around(new Variant.PackedStrings(List.of("a")), dialect);
        assertThat(done(original, dialect, new TypedEdit.Insert("$[0][0]", "\"one\\nline \\\"two\\\"\"")))
                .containsExactly("one\nline \"two\"", "a");
    }
}
