package org.varscope.text.godot;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.varscope.codec.DecodeException;
import org.varscope.codec.Decoder;
import org.varscope.codec.ObjectRule;
import org.varscope.corpus.Contents;
import org.varscope.corpus.DeepStack;
import org.varscope.corpus.EngineCase;
import org.varscope.corpus.EngineText;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Dialects;
import org.varscope.text.TextException;
import org.varscope.variant.ElementType;
import org.varscope.variant.Variant;

/// Text and bytes that real engines wrote for the same values.
class EngineWrittenTest {
    private static final List<String> FOLDERS = List.of("godot2", "godot3", "godot3-more", "godot4", "godot4double");

    @ParameterizedTest(name = "{0} {1}")
    @MethodSource("godot4")
    void theTextOfGodot4IsSaidAgain(String dialect, EngineCase written) throws TextException {
        Dialect rules = Dialects.of(dialect);

        assertThat(GodotText.write(GodotReader.read(written.text(), rules), rules)).isEqualTo(written.text());
    }

    @ParameterizedTest(name = "{0} {1}")
    @MethodSource("godot3")
    void theTextOfGodot3IsUnderstood(String dialect, EngineCase written) throws TextException {
        Dialect rules = Dialects.of(dialect);
        Variant read = GodotReader.read(written.text(), rules);

        assertThat(DeepStack.call(() -> EngineText.of(read, rules))).isEqualTo(written.text());
    }

    @ParameterizedTest(name = "{0} {1}")
    @MethodSource("alike")
    void theBytesOfGodot4ArePrintedAsThere(String dialect, EngineCase written) throws DecodeException {
        assertThat(GodotText.write(value(dialect, written), Dialects.of(dialect))).isEqualTo(written.text());
    }

    @ParameterizedTest(name = "{0} {1}")
    @MethodSource("all")
    void exactTextLosesNothing(String dialect, EngineCase written) throws Exception {
        Dialect rules = Dialects.of(dialect);
        Variant value = value(dialect, written);
        Variant read = GodotReader.read(GodotText.exact(value, rules), rules);

        assertThat(DeepStack.call(() -> read.equals(value))).isTrue();
    }

    static Stream<Arguments> all() {
        return FOLDERS.stream().flatMap(folder -> in(folder)).filter(c -> c.bytes().length > 0)
                .flatMap(EngineWrittenTest::inItsDialects);
    }

    /// A script is a resource there and the String of its path in the bytes.
    static Stream<Arguments> godot4() {
        return Stream.of("godot4", "godot4double").flatMap(EngineWrittenTest::in)
                .filter(c -> !c.text().isEmpty() && !c.text().contains("\"script\":Resource("))
                .flatMap(EngineWrittenTest::inItsDialects);
    }

    static Stream<Arguments> godot3() {
        return Stream.of("godot3", "godot3-more").flatMap(EngineWrittenTest::in)
                .filter(c -> !c.text().isEmpty() && !c.text().contains("\"script\":Resource("))
                .flatMap(EngineWrittenTest::inItsDialects);
    }

    /// The values that engines print with nothing left out, changed or sorted. Below 100 levels they print `[]`.
    static Stream<Arguments> alike() {
        return Stream.of("godot4", "godot4double").flatMap(EngineWrittenTest::in)
                .filter(c -> c.bytes().length > 0 && !c.label().contains("BOM")
                        && !c.label().matches(".* depth (200|[0-9]{4})"))
                .filter(c -> c.dialects().stream().allMatch(d -> !isOdd(d, c)))
                .flatMap(EngineWrittenTest::inItsDialects);
    }

    private static boolean isOdd(String dialect, EngineCase written) {
        Variant value = decoded(dialect, written);
        return DeepStack.call(() -> Contents.any(value, EngineWrittenTest::isOdd));
    }

    private static boolean isOdd(Variant value) {
        return switch (value) {
            case Variant.Obj _, Variant.Signal _ -> true;
            case Variant.Array(var of, _, _) -> isClass(of);
            case Variant.Dictionary(var key, var of, var entries, _) ->
                    isClass(key) || isClass(of) || entries.size() > 1;
            case Variant.Real real -> isOdd(real.value());
            case Variant.Reals(_, var numbers) -> IntStream.range(0, numbers.length).anyMatch(i -> isOdd(numbers[i]));
            case Variant.PackedDoubles(_, var numbers) ->
                    IntStream.range(0, numbers.length).anyMatch(i -> isOdd(numbers[i]));
            case Variant.PackedFloats(_, var numbers) ->
                    IntStream.range(0, numbers.length).anyMatch(i -> isOdd(numbers[i]));
            default -> false;
        };
    }

    /// Engines drop the sign of zero and say nothing of a NaN's bits.
    private static boolean isOdd(double number) {
        return Double.isNaN(number) || number == 0 && 1 / number < 0;
    }

    /// Written by id, every class becomes another.
    private static boolean isClass(ElementType type) {
        return type instanceof ElementType.ClassName || type instanceof ElementType.Script;
    }

    private static Stream<EngineCase> in(String folder) {
        return EngineCase.variantsIn(folder).stream();
    }

    private static Stream<Arguments> inItsDialects(EngineCase written) {
        return written.dialects().stream().map(dialect -> Arguments.of(dialect, written));
    }

    private static Variant decoded(String dialect, EngineCase written) {
        try {
            return value(dialect, written);
        } catch (DecodeException e) {
            throw new IllegalStateException(written.toString(), e);
        }
    }

    private static Variant value(String dialect, EngineCase written) throws DecodeException {
        return new Decoder(Dialects.of(dialect), ObjectRule.ALLOWED).decode(written.bytes()).value();
    }
}
