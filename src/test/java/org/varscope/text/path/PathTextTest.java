package org.varscope.text.path;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.varscope.codec.RandomValues;
import org.varscope.codec.RandomValues.Range;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Dialects;
import org.varscope.explain.Saying;
import org.varscope.text.TextException;
import org.varscope.variant.Variant;
import org.varscope.variant.VariantKind;

class PathTextTest {
    private static final Dialect GODOT4 = Dialects.of("godot4");

    static Stream<Arguments> paths() {
        return Stream.of(
                Arguments.of("$", ValuePath.ROOT),
                Arguments.of("$0", new ValuePath(0, List.of())),
                Arguments.of("$12.a", new ValuePath(12, List.of()).then(new PathStep.Name("a"))),
                Arguments.of("$.player.inventory[3].count",
                new ValuePath(ValuePath.ONLY, List.of(new PathStep.Name("player"),
                        new PathStep.Name("inventory"), new PathStep.Index(3), new PathStep.Name("count")))),
                Arguments.of("$2[\"display name\"]",
                        new ValuePath(2, List.of()).then(new PathStep.Key(new Variant.Text("display name")))),
                Arguments.of("$#7~key", ValuePath.ROOT.then(new PathStep.Place(7)).then(new PathStep.KeyOf())),
                Arguments.of("$.player.pos.x", new ValuePath(ValuePath.ONLY,
                        List.of(new PathStep.Name("player"), new PathStep.Name("pos"), new PathStep.Name("x")))),
                Arguments.of("$[&\"sn\"]", ValuePath.ROOT.then(new PathStep.Key(new Variant.Name("sn")))),
                Arguments.of("$[Vector2(1, 2)]~key.x", new ValuePath(ValuePath.ONLY, List.of(
                        new PathStep.Key(new Variant.Reals(VariantKind.VECTOR2, new double[] {1, 2})),
                        new PathStep.KeyOf(), new PathStep.Name("x")))),
                Arguments.of("$[-1]", ValuePath.ROOT.then(new PathStep.Key(new Variant.Int(-1)))),
                Arguments.of("$[0.5]", ValuePath.ROOT.then(new PathStep.Key(Variant.Real.of(0.5)))),
                Arguments.of("$[null][true]", ValuePath.ROOT.then(new PathStep.Key(Variant.NIL))
                        .then(new PathStep.Key(new Variant.Bool(true)))),
                Arguments.of("$[\"]~key[\"]", ValuePath.ROOT.then(new PathStep.Key(new Variant.Text("]~key[")))),
                Arguments.of("$[\"\"]", ValuePath.ROOT.then(new PathStep.Key(new Variant.Text("")))),
                Arguments.of("$[\"é\"]", ValuePath.ROOT.then(new PathStep.Key(new Variant.Text("é")))));
    }

    static IntStream seeds() {
        return IntStream.range(0, 200);
    }

    @ParameterizedTest
    @MethodSource("paths")
    void pathsAreRead(String text, ValuePath path) throws TextException {
        assertThat(PathText.read(text, GODOT4)).isEqualTo(path);
    }

    @ParameterizedTest
    @MethodSource("paths")
    void pathsAreWritten(String text, ValuePath path) {
        assertThat(PathText.write(path, GODOT4)).isEqualTo(text);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {"$[ 3 ] | $[3]", "$[\"hp\"] | $.hp", "$[1e0] | $[1.0]",
        "$[@\"x\"] | $[&\"x\"]", "$#007 | $#7"})
    void aPathIsPrintedInOneWayOnly(String text, String printed) throws TextException {
        assertThat(PathText.write(PathText.read(text, GODOT4), GODOT4)).isEqualTo(printed);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '¤', commentCharacter = '§', value = {
        "player | 0", "$player | 1", "$. | 2", "$.1 | 2", "$.a b | 3", "$[ | 2", "$[] | 2", "$[1 | 3", "$[1 2] | 4",
        "$# | 2", "$#x | 2", "$~key | 1", "$.a~key~key | 7", "$.a~keys | 7", "$.a~ | 3", "$[\"a] | 5",
        "$99999999999999999999 | 1", "$[Nope] | 2"})
    void aRefusalSaysWhere(String text, int offset) {
        TextException e = catchThrowableOfType(TextException.class, () -> PathText.read(text, GODOT4));

        assertThat(e.offset()).isEqualTo(offset);
    }

    @Test
    void aRefusalSaysWhatAStepIs() {
        assertThatThrownBy(() -> PathText.read("$ .a", GODOT4))
                .satisfies(Saying.exactly("character 2: found ` `; "
                        + "expected `.name`, `[index]`, `[key]`, `#place`, `~key`, or the end"));
    }

    static Stream<Variant> keysWithoutLiteral() {
        return Stream.of(Variant.Real.of(Double.NaN), Variant.Array.of(List.of()), Variant.Dictionary.of(List.of()),
                new Variant.ObjectId(1), new Variant.NullObject(), new Variant.FullObject("A", List.of()),
                new Variant.Reals(VariantKind.VECTOR2, new double[] {0, Double.NaN}),
                new Variant.PackedFloats(VariantKind.PACKED_FLOAT32_ARRAY, new float[] {Float.NaN}),
                new Variant.PackedDoubles(VariantKind.PACKED_FLOAT64_ARRAY, new double[] {Double.NaN}));
    }

    @ParameterizedTest
    @MethodSource("keysWithoutLiteral")
    void someKeysHaveNoLiteral(Variant key) {
        assertThat(PathText.keyStep(key, GODOT4)).isEmpty();
    }

    @Test
    void aFloatKeyThatWasStoredNarrowIsFoundByItsExactDigits() {
        assertThat(PathText.keyStep(Variant.Real.of(0.1f), GODOT4).map(s -> PathText.write(s, GODOT4)))
                .isEqualTo(Optional.of("[0.10000000149011612]"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"a", "_", "A1_b", "__"})
    void aNameIsWrittenWithADot(String name) {
        assertThat(PathText.keyStep(new Variant.Text(name), GODOT4)).contains(new PathStep.Name(name));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "1a", "a b", "é", "a.b", "a-b"})
    void anyOtherStringIsWrittenInBrackets(String key) {
        assertThat(PathText.keyStep(new Variant.Text(key), GODOT4))
                .contains(new PathStep.Key(new Variant.Text(key)));
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void everyPrintedKeyIsReadBack(int seed) throws TextException {
        Random random = new Random(seed);
        Dialect dialect = Dialects.all().get(seed % Dialects.all().size());
        ValuePath path = new ValuePath(seed, List.of());
        for (int i = 0; i < 4; i++) {
            Variant key = new RandomValues(random, dialect, Range.ANY).value(2);
            path = path.then(PathText.keyStep(key, dialect).orElse(new PathStep.Place(i))).then(new PathStep.KeyOf());
        }

        assertThat(PathText.read(PathText.write(path, dialect), dialect)).isEqualTo(path);
    }

    @Test
    void theParentIsOneStepShorter() {
        ValuePath path = ValuePath.ROOT.then(new PathStep.Name("a")).then(new PathStep.Index(1));

        assertThat(path.parent()).isEqualTo(ValuePath.ROOT.then(new PathStep.Name("a")));
    }

    @Test
    void aRootHasNoParent() {
        assertThatThrownBy(ValuePath.ROOT::parent).isInstanceOf(IllegalArgumentException.class);
    }
}
