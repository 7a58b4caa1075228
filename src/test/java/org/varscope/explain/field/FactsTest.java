package org.varscope.explain.field;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Span;
import org.varscope.dialect.Dialects;
import org.varscope.dialect.Framing;
import org.varscope.said.Language;
import org.varscope.scan.field.Fields;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;

/// What is said of bytes is true of them, and says nothing that a problem beside it denies.
class FactsTest {
    private static List<Explanation> said(String dialect, Framing framing, Language language, String hex) {
        Structure structure = Structure.scan(ByteStore.of(HexFormat.of().parseHex(hex.replace(" ", ""))),
                Dialects.of(dialect), framing, Progress.NONE);
        Explainer explainer = new Explainer(structure, language, _ -> "");
        return Fields.in(structure, new Span(0, structure.bytes().length())).stream().map(explainer::atLength).toList();
    }

    private static String at(long offset, String dialect, Framing framing, String hex) {
        return said(dialect, framing, Language.ENGLISH, hex).stream()
                .filter(each -> each.span().contains(offset)).findFirst().orElseThrow().sentence();
    }

    private static String at(long offset, String dialect, String hex) {
        return at(offset, dialect, Framing.BARE, hex);
    }

    private static String inJapanese(long offset, String dialect, String hex) {
        return said(dialect, Framing.BARE, Language.JAPANESE, hex).stream()
                .filter(each -> each.span().contains(offset)).findFirst().orElseThrow().sentence();
    }

    @Test
    void aCompleteObjectIsRefusedUnlessTheScriptAllowsObjects() {
        String object = "18000000 04000000 4E6F6465 00000000";
        assertThat(at(0, "godot4", object)).endsWith("Godot 4 refuses the file unless the script allows objects.");
        assertThat(inJapanese(0, "godot4", object))
                .endsWith("を許さない限り、Godot 4 はこのファイルを読み込みません。");
        String setting = "45434647 01000000 01000000 61 10000000" + object;
        assertThat(at(0x11, "godot4", Framing.PROJECT, setting)).contains("Godot 4 allows objects here");
    }

    @Test
    void aWarningBesideAnObjectSaysThatTheRecordDependsOnObjects() {
        assertThat(at(0x20, "godot4", "1C000000 02000000 18000000 04000000 4E6F6465 00000000 "
                + "04000000 03000000 61006200"))
                .endsWith("Godot 4 loads the file only if the script allows objects.");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "godot4     | 22000000 | The text that follows is 1 byte long, without the NUL that the engine would write",
        "godot3     | 17000000 | The text that follows is 1 byte long, without the NUL that the engine would write",
        "doc-mole   | 19000000 | The text that follows is 1 byte long. 3 bytes",
        "doc-godot3 | 17000000 | The text that follows is 1 byte long. 3 bytes",
        "doc-rebel  | 17000000 | The text that follows is 1 byte long. 3 bytes"})
    void aTextWithoutANulIsNotSaidToHaveOne(String dialect, String header, String sentence) {
        assertThat(at(8, dialect, header + "01000000 01000000 61000000")).startsWith(sentence);
        assertThat(at(8, dialect, header + "01000000 02000000 61000000")).contains("including the NUL at its end");
    }

    @Test
    void thatANulIsMissingIsSaidOfTheText() {
        assertThat(at(12, "godot4", "22000000 01000000 01000000 61000000")).contains("no NUL at the end of the text");
        assertThat(at(13, "godot4", "22000000 01000000 01000000 61000000")).doesNotContain("NUL");
    }

    @Test
    void whatIsMissingIsSaidOfTheFieldBeforeItAndNotOfTheNextRecord() {
        String records = "0D000000 1D000000 05000000 0102030405 08000000 02000000 07000000";
        assertThat(at(12, "godot4", Framing.STREAM, records)).contains("only 0 of 3 padding bytes");
        assertThat(at(17, "godot4", Framing.STREAM, records)).doesNotContain("padding");
    }

    @Test
    void aKeyThatComesAgainAndAnElementThatDoesNotFitAreSaidAtTheirHeaders() {
        assertThat(at(8, "godot4", "1B000000 02000000 04000000 01000000 6B000000 00000000 04000000 01000000 6B000000 "
                + "00000000")).contains("duplicate key, again at #1", "Godot 4 still loads the file.");
        assertThat(at(12, "godot4", "1C000100 02000000 01000000 04000000 01000000 61000000"))
                .contains("String, but the collection is of int");
        String settings = "45434647 02000000 01000000 61 04000000 00000000 01000000 61 04000000 00000000";
        assertThat(at(12, "godot4", Framing.PROJECT, settings)).contains("duplicate key, again at $1");
    }

    @Test
    void ofNoBytesItIsSaidThatThereIsNoValue() {
        Structure structure = Structure.scan(ByteStore.of(new byte[0]), Dialects.of("godot4"), Framing.BARE,
                Progress.NONE);
        assertThat(new Explainer(structure, Language.ENGLISH, _ -> "").nothing().sentence())
                .isEqualTo("There are 0 bytes here. Problem: empty: there is no value here. "
                        + "Godot 4 would refuse the file because of it.");
    }

    @Test
    void aNanTakes64BitsBecauseItEqualsNothingAndNotBecause32CouldNotHoldIt() {
        assertThat(at(4, "godot4", "03000100 00000000 0000F87F")).contains("NaN equals nothing")
                .doesNotContain("cannot hold");
        assertThat(at(4, "godot4", "03000000 0000C07F")).contains("NaN equals nothing").doesNotContain("exactly");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {"00 | 00: elements", "01 | 01: elements", "02 | 10: elements",
        "03 | 11: elements"})
    void twoBitsAreWrittenAsTwoBits(String kind, String bits) {
        assertThat(at(0, "godot4", "1C00" + kind + "00 00000000 00000000 00000000"))
                .contains("Bits 17\u201316 are " + bits);
        assertThat(inJapanese(0, "godot4", "1C00" + kind + "00 00000000 00000000 00000000"))
                .contains("ビット17–16は" + bits.substring(0, 2));
    }

    @Test
    void aFloatThatIsOnlyNearItsDigitsSaysSoAndWhatItIs() {
        String tenth = "03000100 9A999999 9999B93F";
        assertThat(at(4, "godot4", tenth)).startsWith("The number is \u2248 0.1 (64 bits). That is the nearest to 0.1 "
                + "that 64 bits can hold; exactly, it is 0.10000000000000000555\u2026.");
        assertThat(inJapanese(4, "godot4", tenth)).contains("0.10000000000000000555\u2026");
        assertThat(at(4, "godot2", "03000000 CDCCCC3D")).contains("exactly, it is 0.10000000149011611938\u2026.");
        assertThat(at(4, "godot4", "03000000 00006040")).isEqualTo(
                "The number is 3.5 (32 bits). 32 bits hold it exactly.");
    }

    @ParameterizedTest
    @CsvSource({"godot3", "godot4"})
    void anExtraTextOfAPathIsOneMoreSubnameFromGodot3On(String dialect) {
        String path = (dialect.equals("godot3") ? "0F" : "16") + "000000 01000080 00000000 02000000 01000000 41000000 "
                + "01000000 62000000";
        assertThat(at(12, dialect, path)).contains("one more subname").doesNotContain("property");
        assertThat(at(28, dialect, path)).startsWith("Subname 1 of the path is \"b\".");
    }

    @Test
    void anExtraTextOfAPathIsThePropertyInGodot2() {
        String path = "10000000 01000080 00000000 03000000 01000000 41000000 01000000 62000000";
        assertThat(at(12, "godot2", path)).contains("begins at the root of the scene tree", "the name of a property");
        assertThat(inJapanese(12, "godot2", path)).contains("シーンツリーのルート");
        assertThat(at(24, "godot2", path)).startsWith("The name of the property is 1 byte long.");
        assertThat(at(28, "godot2", path)).startsWith("The property is called \"b\".");
    }

    @Test
    void anOldNodePathIsOneThatGodot1And2StillRead() {
        assertThat(at(4, "godot4", "16000000 04000000 6865726F"))
                .contains("an older form, which Godot 1 and 2 still read").doesNotContain("form of Godot 1");
    }

    @Test
    void noEngineIsSaidToCheckAListOfFields() {
        Framing list = Framing.named("fields:u8,var").orElseThrow();
        assertThat(at(0, "godot4", list, "03")).contains("no engine checks it").doesNotContain("would", "Godot 4.3");
    }

    @Test
    void whatIsLeftOfARecordsLengthLeavesTheRecordsBeforeAlone() {
        assertThat(at(12, "godot4", Framing.STREAM, "08000000 02000000 07000000 0800"))
                .contains("The records before it are not affected").doesNotContain("skips", "would refuse");
        assertThat(at(0, "godot4", Framing.STREAM, "0C000000 02000000 07000000"))
                .contains("would refuse this record").doesNotContain("refuse the file");
    }

    @Test
    void aKeyThatIsCountedInCharactersIsReadByNoEngine() {
        assertThat(at(8, "godot2", Framing.PROJECT,
                "45434647 01000000 02000000 61C3A9 08000000 02000000 07000000"))
                .startsWith("This length says 2 bytes.").contains("So would Godot 1.").doesNotContain("would load");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "COUNT_NEGATIVE       | 4 | 22000000 00000080          | nothing follows          | texts follow",
        "COUNT_PAST_END       | 4 | 1E000000 09000000 01000000 | The count says 9 elements | elements follow",
        "CHILDREN_MISSING     | 4 | 1C000000 03000000 00000000 | The count says 3 elements | elements follow",
        "TEXT_PAST_END        | 4 | 04000000 40000000 61000000 | This length says 64 bytes | is 64 bytes long",
        "TEXT_NOT_UTF8        | 8 | 04000000 03000000 61FF6200 | This should be UTF-8      | bytes of UTF-8",
        "ELEMENT_TYPE_UNKNOWN | 4 | 1C000100 4D000000 00000000 | which Godot 4 does not have | is ?",
        "TEXT_AFTER_NUL       | 8 | 04000000 03000000 61006200 | The bytes say             | The text is",
        "PADDING_MISSING      | 4 | 1D000000 03000000 010204   | 3 bytes follow            | of padding after"})
    void noSentenceStatesWhatTheProblemBesideItDenies(String code, long at, String hex, String says, String not) {
        List<Explanation> said = said("godot4", Framing.BARE, Language.ENGLISH, hex);
        assertThat(said.stream().flatMap(each -> each.problems().stream()).map(problem -> problem.code().name()))
                .contains(code);
        String does = said.stream().filter(each -> each.span().contains(at)).findFirst().orElseThrow().does();
        assertThat(does).contains(says).doesNotContain(not);
    }

    @Test
    void aWrongMagicIsNotSaidToMarkSettings() {
        assertThat(at(0, "godot4", Framing.PROJECT, "45434648 00000000"))
                .startsWith("The settings of a project begin with the bytes \"ECFG\"; here, they are \"ECFH\".");
    }

    @Test
    void anObjectWithoutAClassAndAnIdOfNothingAreNull() {
        assertThat(at(0, "godot4", "18000000 00000000")).contains("so this is null").doesNotContain("object itself");
        assertThat(at(4, "godot4", "18000000 00000000")).endsWith("an object without a class is null.");
        assertThat(at(4, "godot4", "18000100 00000000 00000000")).isEqualTo("Instance ID 0: no object.");
        assertThat(at(8, "godot4", "1A000000 00000000 00000000 00000000")).isEqualTo("Instance ID 0: no object.");
    }

    @Test
    void formatsKeysAndModifiersHaveTheirNamesAndOnePixelIsOne() {
        String image = "0F000000 04000000 01000000 01000000 01000000 04000000 FF0000FF";
        assertThat(at(4, "godot2", image)).isEqualTo("The pixels are stored in format 4: RGBA.");
        assertThat(at(8, "godot2", image)).contains("1 smaller copy");
        assertThat(at(12, "godot2", image)).isEqualTo("The picture is 1 pixel wide.");
        assertThat(at(16, "godot2", image)).isEqualTo("The picture is 1 pixel high.");
        String key = "13000000 01000000 00000000 14000000 00000010 41000000";
        assertThat(at(16, "godot2", key)).isEqualTo("Held with the key: Ctrl (bit 28).");
        assertThat(at(20, "godot2", key)).isEqualTo("The key is A (code 65).");
        assertThat(at(16, "godot2", "13000000 03000000 00000000 10000000 01000000"))
                .isEqualTo("The button has the number 1: the mouse's left button.");
    }
}
