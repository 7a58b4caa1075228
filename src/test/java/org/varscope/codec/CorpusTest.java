package org.varscope.codec;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.varscope.corpus.DeepStack;
import org.varscope.corpus.EngineCase;
import org.varscope.corpus.EngineText;
import org.varscope.corpus.EngineView;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Dialects;
import org.varscope.variant.Variant;

/// Every value that a real engine wrote decodes to what it stands for and encodes to the same bytes.
class CorpusTest {
    private static final List<String> FOLDERS =
            List.of("godot2", "godot3", "godot3-more", "godot4", "godot4double", "by-hand");

    @ParameterizedTest(name = "{0} {1}")
    @MethodSource("written")
    void everyByteIsRead(String dialect, EngineCase written) throws DecodeException {
        assertThat(decoded(dialect, written).consumed()).isEqualTo(written.bytes().length);
    }

    @ParameterizedTest(name = "{0} {1}")
    @MethodSource("shown")
    void theValueIsWhatTheEngineSaysItIs(String dialect, EngineCase written) throws DecodeException {
        Variant value = decoded(dialect, written).value();
        EngineView view = EngineView.of(Dialects.of(dialect), written.isFull());
        assertThat(DeepStack.call(() -> EngineText.of(view.of(value), Dialects.of(dialect)))).isEqualTo(written.text());
    }

    @ParameterizedTest(name = "{0} {1}")
    @MethodSource("exact")
    void theValueEncodesToTheSameBytes(String dialect, EngineCase written) throws Exception {
        byte[] encoded = Encoder.encode(decoded(dialect, written).value(), Dialects.of(dialect));
        assertThat(Hex.of(encoded)).isEqualTo(Hex.of(written.bytes()));
    }

    @ParameterizedTest(name = "{0} {1}")
    @MethodSource("dirty")
    void onlyBytesThatTheEngineLeavesUnwrittenDiffer(String dialect, EngineCase written) throws Exception {
        Variant value = decoded(dialect, written).value();
        byte[] encoded = Encoder.encode(value, Dialects.of(dialect));
        assertThat(Hex.of(CorpusExemptions.withoutDirt(written))).isEqualTo(Hex.of(encoded));
    }

    @ParameterizedTest(name = "{0} {1}")
    @MethodSource("marked")
    void aByteOrderMarkIsLostOnReading(String dialect, EngineCase written) throws DecodeException {
        Variant value = decoded(dialect, written).value();
        assertThat(EngineText.of(value, Dialects.of(dialect))).isEqualTo(written.text().replace("\uFEFF", ""));
    }

    @ParameterizedTest(name = "{0} {1}")
    @MethodSource("refused")
    void whatTheEngineDoesNotWriteIsRefused(String dialect, EngineCase unwritten) {
        CorpusExemptions.Refused refused = CorpusExemptions.REFUSED.get(unwritten.label());
        assertThat(refused).as(unwritten.label()).isNotNull();
        assertThatExceptionOfType(EncodeException.class)
                .isThrownBy(() -> Encoder.encode(refused.value(), Dialects.of(dialect)))
                .extracting(EncodeException::error).isEqualTo(refused.error());
    }

    private static Decoded decoded(String dialect, EngineCase written) throws DecodeException {
        Dialect rules = Dialects.of(dialect);
        return new Decoder(rules, written.isFull() ? ObjectRule.ALLOWED : ObjectRule.FORBIDDEN).decode(written.bytes());
    }

    private static Stream<EngineCase> cases() {
        return FOLDERS.stream().flatMap(folder -> EngineCase.variantsIn(folder).stream());
    }

    private static Stream<Arguments> inTheirDialects(Stream<EngineCase> cases) {
        return cases.flatMap(c -> c.dialects().stream().map(dialect -> Arguments.of(dialect, c)));
    }

    static Stream<Arguments> written() {
        return inTheirDialects(cases().filter(c -> c.bytes().length > 0));
    }

    static Stream<Arguments> shown() {
        return inTheirDialects(cases().filter(c -> c.bytes().length > 0 && !CorpusExemptions.isShownOtherwise(c)));
    }

    static Stream<Arguments> exact() {
        return inTheirDialects(cases().filter(c -> c.bytes().length > 0
                && !CorpusExemptions.DIRT.containsKey(c.toString())
                && !CorpusExemptions.MARKED.contains(c.toString())));
    }

    static Stream<Arguments> dirty() {
        return inTheirDialects(cases().filter(c -> CorpusExemptions.DIRT.containsKey(c.toString())));
    }

    static Stream<Arguments> marked() {
        return inTheirDialects(cases().filter(c -> CorpusExemptions.MARKED.contains(c.toString())));
    }

    static Stream<Arguments> refused() {
        return inTheirDialects(cases().filter(c -> c.bytes().length == 0));
    }
}
