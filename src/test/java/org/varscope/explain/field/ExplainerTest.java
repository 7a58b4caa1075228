package org.varscope.explain.field;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Span;
import org.varscope.corpus.Samples;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Dialects;
import org.varscope.dialect.FieldList;
import org.varscope.dialect.FieldListException;
import org.varscope.dialect.Framing;
import org.varscope.document.place.PathBuilder;
import org.varscope.said.Clauses;
import org.varscope.said.Language;
import org.varscope.scan.field.Field;
import org.varscope.scan.field.Fields;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;
import org.varscope.scan.walk.Purpose;
import org.varscope.scan.walk.Rule;

/// Every byte of the corpus is explained, whatever dialect and framing it is read in, and in both languages.
class ExplainerTest {
    /// Larger buffers repeat what small ones have.
    private static final int LARGEST = 1 << 12;
    /// Of all readings, each buffer is read in one of so many, the next one in the others.
    private static final int TURNS = 8;
    private static final Pattern PLACE = Pattern.compile("\\{\\d|\\?\\?");
    private static final Pattern NUMBERS = Pattern.compile("[0-9\"]|\\b[0-9A-F]{2}\\b");
    private static final Pattern JAPANESE = Pattern.compile("[\\p{IsHiragana}\\p{IsKatakana}]");

    static Stream<Path> corpus() {
        return Samples.files().stream();
    }

    @ParameterizedTest
    @MethodSource("corpus")
    void everyByteOfAFileHasASentenceASourceAndAPage(Path file) {
        List<Dialect> dialects = Dialects.all();
        List<Framing> framings = Framing.all();
        int turn = 0;
        for (byte[] bytes : Samples.in(file).stream().filter(b -> b.length > 0 && b.length < LARGEST).toList()) {
            for (int i = turn++ % TURNS; i < dialects.size() * framings.size(); i += TURNS) {
                Dialect dialect = dialects.get(i / framings.size());
                Framing framing = framings.get(i % framings.size());
                Structure structure = Structure.scan(ByteStore.of(bytes), dialect, framing, Progress.NONE);
                if (structure.errors() == 0) {
                    check(structure, file.getFileName() + " " + dialect + " " + framing);
                }
            }
        }
    }

    private static void check(Structure structure, String what) {
        Explainer english = new Explainer(structure, Language.ENGLISH, new PathBuilder(structure)::shown);
        Explainer japanese = new Explainer(structure, Language.JAPANESE, new PathBuilder(structure)::shown);
        for (Field field : Fields.in(structure, new Span(0, structure.bytes().length()))) {
            Explanation said = english.of(field);
            String where = what + " " + field + " " + said.sentence();
            assertThat(said.sentence()).as(where).endsWith(".").doesNotContainPattern(PLACE);
            assertThat(said.page()).as(where).matches("(types|files|problems)(/[a-zA-Z0-9_-]+)?");
            assertThat(said.name()).as(where).isNotBlank();
            if (field.rule() != Rule.NONE) {
                assertThat(said.source()).as(where).startsWith(structure.dialect().traits().title() + ", ");
                assertThat(numbers(field, said.sentence())).as(where).isTrue();
            }
            Explanation inJapanese = japanese.of(field);
            assertThat(inJapanese.sentence()).as(where).containsPattern(JAPANESE).doesNotContainPattern(PLACE);
            assertThat(inJapanese.figures()).as(where).isEqualTo(said.figures());
        }
    }

    /// Whether a sentence has a number or a text of the file in it; what is always the same has none.
    private static boolean numbers(Field field, String sentence) {
        return field.purpose() instanceof Purpose.LineEnd || NUMBERS.matcher(sentence).find();
    }

    @ParameterizedTest
    @MethodSource("corpus")
    void whatCannotBeReadIsExplainedByItsProblem(Path file) {
        for (byte[] bytes : Samples.in(file).stream().filter(b -> b.length > 0 && b.length < LARGEST).toList()) {
            for (Dialect dialect : List.of(Dialects.of("godot2"), Dialects.of("godot3"), Dialects.of("godot4"))) {
                Structure structure = Structure.scan(ByteStore.of(bytes), dialect, Framing.BARE, Progress.NONE);
                Explainer explainer = new Explainer(structure, Language.ENGLISH, new PathBuilder(structure)::shown);
                structure.problems().stream().filter(problem -> !problem.span().isEmpty()).forEach(problem -> {
                    Explanation said = explainer.at(problem.span().start()).orElseThrow();
                    assertThat(said.problems()).as(file.getFileName() + " " + dialect).contains(problem);
                    assertThat(said.problems().indexOf(problem) > 2
                            || said.sentence().contains(Clauses.clause(problem.flaw()))).as(said.sentence()).isTrue();
                });
            }
        }
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void everyTextIsThereInEveryLanguage(Language language) {
        ResourceBundle english = ResourceBundle.getBundle("org.varscope.explain.field.messages",
                Language.ENGLISH.locale(), Explainer.class.getModule());
        ResourceBundle other = ResourceBundle.getBundle("org.varscope.explain.field.messages", language.locale(),
                Explainer.class.getModule());
        assertThat(other.getLocale()).isEqualTo(language.locale());
        for (String key : english.keySet()) {
            if (!key.endsWith(".one")) {
                assertThat(other.getString(key)).as(key).isNotBlank();
                assertThat(language == Language.ENGLISH || !other.getString(key).equals(english.getString(key))
                        || english.getString(key).matches("\\{\\d}")).as(key).isTrue();
            }
        }
    }

    @Test
    void nothingIsSaidOfBytesThatAreNotThere() {
        Structure structure = Structure.scan(ByteStore.of(new byte[4]), Dialects.of("godot4"), Framing.BARE,
                Progress.NONE);
        Explainer explainer = new Explainer(structure, Language.ENGLISH, new PathBuilder(structure)::shown);
        assertThat(explainer.at(-1)).isEmpty();
        assertThat(explainer.at(4)).isEmpty();
        assertThat(explainer.at(3)).isPresent();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "godot2 | 04000000 09000000 6865726F | 4 | because of it. So would Godot 1.",
        "godot3 | 63000000                   | 0 | So would Godot 3.5 and Rebel Engine.",
        "godot4 | 04000000 09000000 6865726F | 4 | So would Godot 4.3 and Godot 4.0."})
    void whatOtherEnginesOfTheGenerationDoWithDamageIsTried(String dialect, String hex, long at, String sentence) {
        Structure structure = Structure.scan(ByteStore.of(HexFormat.of().parseHex(hex.replace(" ", ""))),
                Dialects.of(dialect), Framing.BARE, Progress.NONE);
        Explainer explainer = new Explainer(structure, Language.ENGLISH, new PathBuilder(structure)::shown);
        assertThat(said(explainer, structure, at)).contains(sentence);
        assertThat(explainer.at(at).orElseThrow().sentence()).isNotEmpty().doesNotContain("So would");
    }

    @Test
    void anEngineThatReadsAnyDepthLoadsWhatAnotherRefuses() {
        byte[] deep = HexFormat.of().parseHex("1300000001000000".repeat(1100) + "00000000");
        Structure structure = Structure.scan(ByteStore.of(deep), Dialects.of("godot3.5"), Framing.BARE, Progress.NONE);
        Explainer explainer = new Explainer(structure, Language.ENGLISH, new PathBuilder(structure)::shown);
        long damage = structure.errorFrom(0).orElseThrow().span().start();
        assertThat(said(explainer, structure, damage))
                .contains("because of it. So would Rebel Engine. Godot 3 would load it.");
    }

    @Test
    void aMagicIsCalledOne() throws FieldListException {
        byte[] file = HexFormat.of().parseHex("53415645" + "0400000000000000");
        Structure structure = Structure.scan(ByteStore.of(file), Dialects.of("godot4"),
                Framing.of(FieldList.parse("\"SAVE\", var")), Progress.NONE);
        Explanation magic = new Explainer(structure, Language.ENGLISH, new PathBuilder(structure)::shown).at(0)
                .orElseThrow();
        assertThat(magic.name()).isEqualTo("magic");
        assertThat(magic.sentence()).isEqualTo("The magic by which the game recognizes its files: 53 41 56 45.");
    }

    @Test
    void aRecordThatIsCutOffIsLoadedByNoEngine() {
        byte[] cut = HexFormat.of().parseHex("10000000" + "0F000000" + "04000000" + "6865726F");
        Structure structure = Structure.scan(ByteStore.of(cut), Dialects.of("godot2"), Framing.STREAM, Progress.NONE);
        Explainer explainer = new Explainer(structure, Language.ENGLISH, new PathBuilder(structure)::shown);
        assertThat(said(explainer, structure, 0)).contains("So would Godot 1.");
    }

    private static String said(Explainer explainer, Structure structure, long at) {
        return explainer.atLength(Fields.in(structure, new Span(at, 1)).getFirst()).sentence();
    }
}
