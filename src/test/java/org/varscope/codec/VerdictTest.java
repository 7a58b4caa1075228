package org.varscope.codec;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.varscope.corpus.Contents;
import org.varscope.corpus.DeepStack;
import org.varscope.corpus.EngineText;
import org.varscope.corpus.EngineView;
import org.varscope.corpus.Verdict;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Dialects;
import org.varscope.variant.ElementType;
import org.varscope.variant.Variant;

/// Every damaged or odd file is answered as the real engine answered it.
///
/// The recorded decoder of Godot 2 is that of 2.0, so its dialect is `godot1`. That of Godot 4 writes vectors in 32
/// bits (`good vector2_d` comes back narrow): single precision.
class VerdictTest {
    private static final Map<String, String> DIALECTS =
            Map.of("malformed2", "godot1", "malformed3", "godot3", "malformed4", "godot4");

    @ParameterizedTest(name = "{0} {1}")
    @MethodSource("answers")
    void theAnswerIsTheEngines(ObjectRule objects, Verdict verdict) {
        String ours = Answered.by(dialect(verdict), objects, verdict.bytes()).word();
        assertThat(ours).isEqualTo(VerdictExemptions.expected(verdict, answer(objects, verdict)));
    }

    @ParameterizedTest(name = "{0} {1}")
    @MethodSource("counted")
    void asManyBytesAreConsumed(ObjectRule objects, Verdict verdict) {
        assertThat(decoded(objects, verdict).consumed())
                .isEqualTo(answer(objects, verdict).consumed().orElseThrow());
    }

    @ParameterizedTest(name = "{0} {1}")
    @MethodSource("told")
    void allBytesAreConsumedWhereTheEngineConsumesAll(ObjectRule objects, Verdict verdict) {
        assertThat(decoded(objects, verdict).consumed() == verdict.bytes().length)
                .isEqualTo(answer(objects, verdict).all().orElseThrow());
    }

    @ParameterizedTest(name = "{0} {1}")
    @MethodSource("shown")
    void theValueIsTheEngines(ObjectRule objects, Verdict verdict) {
        String recorded = answer(objects, verdict).text();
        EngineView view = EngineView.of(dialect(verdict), objects == ObjectRule.ALLOWED);
        Variant value = decoded(objects, verdict).value();
        String text = DeepStack.call(() -> EngineText.of(view.of(value), dialect(verdict)));
        assertThat(EngineText.clippedAs(recorded, text)).isEqualTo(recorded);
    }

    @ParameterizedTest
    @MethodSource("assumed")
    void whatOnlyAProjectCouldTellIsAssumedAndSaid(Verdict verdict, String assumption) throws DecodeException {
        Decoded decoded = new Decoder(dialect(verdict), ObjectRule.ALLOWED).decode(verdict.bytes());
        assertThat(decoded.assumes()).contains(assumption);
    }

    /// Whether the engine's text says more than the bytes: all properties of a real object, the elements that are of
    /// a class, the name of a class of a script.
    private static boolean needsTheProject(Variant value) {
        return switch (value) {
            case Variant.FullObject _ -> true;
            case Variant.Array array -> isClass(array.of());
            case Variant.Dictionary dictionary -> isClass(dictionary.key()) || isClass(dictionary.value());
            default -> false;
        };
    }

    private static boolean isClass(ElementType type) {
        return type instanceof ElementType.ClassName || type instanceof ElementType.Script;
    }

    private static Dialect dialect(Verdict verdict) {
        return Dialects.of(DIALECTS.get(verdict.folder()));
    }

    private static Verdict.Answer answer(ObjectRule objects, Verdict verdict) {
        return objects == ObjectRule.FORBIDDEN ? verdict.plain() : verdict.full().orElseThrow();
    }

    private static Decoded decoded(ObjectRule objects, Verdict verdict) {
        return Optional.ofNullable(Answered.by(dialect(verdict), objects, verdict.bytes()).decoded()).orElseThrow();
    }

    private record Asked(ObjectRule objects, Verdict verdict) { }

    private static Stream<Asked> asked() {
        return DIALECTS.keySet().stream().sorted().flatMap(folder -> Verdict.in(folder).stream())
                .flatMap(v -> Stream.concat(Stream.of(new Asked(ObjectRule.FORBIDDEN, v)),
                        v.full().stream().map(_ -> new Asked(ObjectRule.ALLOWED, v))));
    }

    private static Stream<Asked> bothAccept() {
        return asked().filter(a -> answer(a.objects, a.verdict).accepted()
                && Answered.by(dialect(a.verdict), a.objects, a.verdict.bytes()).decoded() != null);
    }

    private static Stream<Arguments> arguments(Stream<Asked> asked) {
        return asked.map(a -> Arguments.of(a.objects, a.verdict));
    }

    static Stream<Arguments> answers() {
        return arguments(asked());
    }

    static Stream<Arguments> counted() {
        return arguments(bothAccept().filter(a -> answer(a.objects, a.verdict).consumed().isPresent()));
    }

    static Stream<Arguments> told() {
        return arguments(bothAccept().filter(a -> answer(a.objects, a.verdict).all().isPresent()));
    }

    static Stream<Arguments> shown() {
        return arguments(bothAccept().filter(a -> !VerdictExemptions.TEXTS.containsKey(a.verdict.file()))
                .filter(a -> a.objects == ObjectRule.FORBIDDEN || !DeepStack.call(
                        () -> Contents.any(decoded(a.objects, a.verdict).value(), VerdictTest::needsTheProject))));
    }

    static Stream<Arguments> assumed() {
        return DIALECTS.keySet().stream().sorted().flatMap(folder -> Verdict.in(folder).stream())
                .filter(v -> VerdictExemptions.ASSUMED.containsKey(v.file()))
                .map(v -> Arguments.of(v, VerdictExemptions.ASSUMED.get(v.file())));
    }
}
