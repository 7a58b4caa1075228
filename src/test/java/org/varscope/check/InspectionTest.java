package org.varscope.check;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.varscope.dialect.Framing;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Structure;

class InspectionTest {
    private static List<String> all(Inspection inspection) {
        List<String> lines = new ArrayList<>();
        for (Finding finding = inspection.next(); finding != null; finding = inspection.next()) {
            lines.add(switch (finding) {
                case Finding.Value(var node, var path) ->
                        path.text() + " " + (node.row() == null ? "?" : node.row().name());
                case Finding.Gap(var node) -> "gap " + node.span();
                case Finding.Trouble(var problem, var path) -> problem.code() + " at " + path;
            });
        }
        return lines;
    }

    private static List<String> all(String text) {
        return all(new Inspection(Made.bare(text)));
    }

    private static List<String> hex(String hex, Framing framing, String dialect) {
        return all(new Inspection(Made.hex(hex, framing, dialect)));
    }

    @Test
    void everyValueHasThePathThatLeadsToIt() {
        String text = "{\"hp\": 1, \"two words\": [true, null], 7: {&\"sn\": 2.5}, Vector2(1, 2): \"v\"}";
        assertThat(all(text)).containsExactly(
                "$ Dictionary", "$.hp~key String", "$.hp int",
                "$[\"two words\"]~key String", "$[\"two words\"] Array",
                "$[\"two words\"][0] bool", "$[\"two words\"][1] Nil",
                "$[7]~key int", "$[7] Dictionary", "$[7][&\"sn\"]~key StringName", "$[7][&\"sn\"] float",
                "$[Vector2(1, 2)]~key Vector2", "$[Vector2(1, 2)] String");
    }

    @Test
    void keysWithoutALiteralAreNamedByPlace() {
        assertThat(all("{[1]: 2, nan: 3}")).containsExactly("$ Dictionary",
                "$#0~key Array", "$#0~key[0] int", "$#0 int",
                "$#1~key float", "$#1 int");
    }

    @Test
    void severalRecordsAreNumbered() {
        assertThat(hex("00000000 0100000001000000", Framing.VALUES, "godot4")).containsExactly("$0 Nil", "$1 bool");
    }

    @Test
    void aKeyThatComesAgainIsNamedByPlaceAndReported() {
        assertThat(all("{\"a\": 1, \"b\": 2, \"a\": 3}")).containsExactly("$ Dictionary",
                "$#0~key String", "DUPLICATE_KEY at $#0~key", "$#0 int",
                "$.b~key String", "$.b int", "$.a~key String", "$.a int");
    }

    @Test
    void aStringNameIsTheSameKeyAsAString() {
        assertThat(all("{\"a\": 1, &\"a\": 3}")).contains("DUPLICATE_KEY at $#0~key", "$[&\"a\"] int");
    }

    @Test
    void aNumberWrittenWideIsTheSameKeyAsANarrowOne() {
        assertThat(hex("1b000000 02000000 02000000 05000000 00000000 02000100 0500000000000000 00000000",
                Framing.BARE, "godot4")).contains("DUPLICATE_KEY at $#0~key", "$[5] Nil");
    }

    @Test
    void elementsThatTheirTypedArrayDropsAreReported() {
        String twoElements = "1c000100 02000000 02000000 02000000 01000000 04000000 01000000 78000000";
        assertThat(hex(twoElements, Framing.BARE, "godot4"))
                .containsExactly("$ Array", "$[0] int", "$[1] String", "ELEMENT_MISMATCH at $[1]");
    }

    @Test
    void anIntInAnArrayOfFloatsIsConvertedAndNotReported() {
        assertThat(hex("1c000100 03000000 01000000 02000000 01000000", Framing.BARE, "godot4"))
                .containsExactly("$ Array", "$[0] int");
    }

    @Test
    void keysAndValuesAreHeldAgainstTheirDictionarysTypes() {
        assertThat(hex("1b000500 04000000 02000000 01000000 02000000 01000000 04000000 01000000 78000000",
                Framing.BARE, "godot4")).containsExactly("$ Dictionary", "$[1]~key int", "ELEMENT_MISMATCH at $[1]~key",
                        "$[1] String", "ELEMENT_MISMATCH at $[1]");
    }

    @Test
    void problemsFollowTheValueThatTheyConcern() {
        assertThat(hex("1c000000 02000000 01000000 02000000 04000000 01000000 78000001", Framing.BARE, "godot4"))
                .containsExactly("$ Array", "$[0] bool", "BOOL_NOT_CANONICAL at $[0]", "$[1] String",
                        "PADDING_NOT_ZERO at $[1]");
    }

    @Test
    void aProblemOfAFrameFollowsItsRecord() {
        assertThat(hex("0c000000 00000000 0000000000000000", Framing.STREAM, "godot4"))
                .containsExactly("$ Nil", "FRAME_SLACK at $");
    }

    @Test
    void trailingDataStandsAlone() {
        assertThat(hex("00000000 ffffffff", Framing.BARE, "godot4"))
                .containsExactly("$ Nil", "gap " + Made.hex("00000000 ffffffff", Framing.BARE, "godot4").problems()
                        .getFirst().span(), "TRAILING_DATA at null");
    }

    @Test
    void aFileWithoutBytesIsOneProblem() {
        assertThat(hex("", Framing.BARE, "godot4")).containsExactly("NO_VALUE at null");
    }

    @Test
    void aSkippedCollectionKeepsItsProblems() {
        Structure structure = Made.hex("1c000000 01000000 01000000 02000000", Framing.BARE, "godot4");
        Inspection inspection = new Inspection(structure);
        inspection.next();
        inspection.skipChildren();
        assertThat(all(inspection)).containsExactly("BOOL_NOT_CANONICAL at $");
    }

    @Test
    void anInspectionOfOneValueStaysInIt() {
        Structure structure = Made.hex("1c000000 02000000 1c000000 01000000 01000000 02000000 01000000 03000000",
                Framing.BARE, "godot4");
        Node inner = structure.children(structure.record(0), 0, 1).getFirst();
        Inspection inspection = new Inspection(structure, inner, "$[0]");
        assertThat(all(inspection)).containsExactly("$[0] Array", "$[0][0] bool", "BOOL_NOT_CANONICAL at $[0][0]");
    }

    @Test
    void propertiesAreNamed() {
        assertThat(hex("18000000 04000000 4e6f6465 02000000 02000000 68700000 02000000 05000000"
                + " 05000000 6120622063000000 00000000", Framing.BARE, "godot4")).containsExactly("$ Object",
                        "OBJECT_PRESENT at $", "$.hp int", "$[\"a b c\"] Nil");
    }

    @Test
    void aKeyThatIsNoUtf8IsNamedByPlace() {
        assertThat(hex("12000000 01000000 04000000 03000000 eda08000 00000000", Framing.BARE, "godot3"))
                .containsExactly("$ Dictionary", "$#0~key String", "$#0 Nil");
    }
}
