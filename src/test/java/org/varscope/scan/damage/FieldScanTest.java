package org.varscope.scan.damage;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import org.junit.jupiter.api.Test;
import org.varscope.bytes.ByteStore;
import org.varscope.dialect.Dialects;
import org.varscope.dialect.FieldList;
import org.varscope.dialect.FieldListException;
import org.varscope.dialect.Framing;
import org.varscope.problem.Code;
import org.varscope.problem.Problem;
import org.varscope.scan.index.Dump;
import org.varscope.scan.index.Shapes;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Buffers;
import org.varscope.scan.walk.Progress;

/// Files that mix `store_*` calls, whole and damaged.
class FieldScanTest {
    private static Structure scan(String list, byte[] bytes) throws FieldListException {
        return Structure.scan(ByteStore.of(bytes), Dialects.of("godot4"), Framing.of(FieldList.parse(list)),
                Progress.NONE);
    }

    private static Structure scan(String list, String hex) throws FieldListException {
        return scan(list, HexFormat.of().parseHex(hex.replace(" ", "")));
    }

    private static List<String> items(Structure structure) {
        return structure.children(null, 0, structure.records()).stream()
                .map(n -> "%s %d %d %s".formatted(n.field().word(), n.span().start(), n.span().length(), n.state()))
                .toList();
    }

    private static List<Code> codes(Structure structure) {
        return structure.problems().stream().map(Problem::code).toList();
    }

    @Test
    void eachItemIsWhatTheListSays() throws FieldListException {
        Structure structure = scan("u16, pascal, line, var, value",
                "0700 01000000 61 62630a 04000000 00000000 0100000001000000");
        assertThat(items(structure)).containsExactly("u16 0 2 WHOLE", "pascal 2 5 WHOLE", "line 7 3 WHOLE",
                "var 14 4 WHOLE", "value 18 8 WHOLE");
        assertThat(structure.problems()).isEmpty();
    }

    @Test
    void whatFollowsTheLastItemIsTrailingData() throws FieldListException {
        assertThat(codes(scan("u16", "070000"))).containsExactly(Code.TRAILING_DATA);
    }

    @Test
    void anItemThatIsCutTakesWhatIsLeft() throws FieldListException {
        Structure structure = scan("u16, u32, u8", "0700 0102");
        assertThat(items(structure)).containsExactly("u16 0 2 WHOLE", "u32 2 2 DAMAGED");
        assertThat(codes(structure)).containsExactly(Code.PAYLOAD_CUT, Code.FIELDS_MISSING);
    }

    @Test
    void aPascalStringPastTheEndIsDamage() throws FieldListException {
        assertThat(codes(scan("pascal", "0500000061"))).containsExactly(Code.TEXT_PAST_END);
    }

    @Test
    void aLastLineMayLackItsEnd() throws FieldListException {
        assertThat(items(scan("line...", "610a62"))).containsExactly("line 0 2 WHOLE", "line 2 1 WHOLE");
    }

    @Test
    void aCellInQuotesMayHoldALineFeed() throws FieldListException {
        assertThat(items(scan("csv...", "220a222c610a620a"))).containsExactly("csv 0 6 WHOLE", "csv 6 2 WHOLE");
    }

    @Test
    void aTextThatIsNoUtf8IsDamagedAndWhatFollowsIsNot() throws FieldListException {
        Structure structure = scan("pascal, line...", "02000000 61ff 610a e90a 620a c3a90a");
        assertThat(items(structure)).containsExactly("pascal 0 6 DAMAGED", "line 6 2 WHOLE", "line 8 2 DAMAGED",
                "line 10 2 WHOLE", "line 12 3 WHOLE");
        assertThat(structure.problems()).extracting(Problem::code, problem -> problem.span().start())
                .containsExactly(tuple(Code.TEXT_NOT_UTF8, 5L), tuple(Code.TEXT_NOT_UTF8, 8L));
    }

    @Test
    void theRestMayBeNothing() throws FieldListException {
        assertThat(items(scan("u8, bytes:rest", "07"))).containsExactly("u8 0 1 WHOLE", "bytes:rest 1 0 WHOLE");
        assertThat(items(scan("u8, text", "07"))).containsExactly("u8 0 1 WHOLE", "text 1 0 WHOLE");
        assertThat(scan("u8, text", "07").problems()).isEmpty();
        assertThat(codes(scan("u8, u8, text", "07"))).containsExactly(Code.FIELDS_MISSING);
    }

    @Test
    void everyKindOfTextIsUtf8() throws FieldListException {
        for (String list : List.of("string:6", "string:nul", "line", "csv", "text", "string:2...", "crc32 hex",
                "bytes:1, string:3...")) {
            assertThat(codes(scan(list, "6162 ff61 0061 6161"))).as(list).startsWith(Code.TEXT_NOT_UTF8);
        }
    }

    @Test
    void aDamagedValueEndsWithItsRecord() throws FieldListException {
        Structure structure = scan("var, u8", "04000000 63000000 07");
        assertThat(items(structure)).containsExactly("var 4 4 DAMAGED", "u8 8 1 WHOLE");
    }

    @Test
    void aValueStandsInsideOtherBytes() {
        byte[] bytes = HexFormat.of().parseHex("eeeeeeee0100000001000000eeee");
        Structure structure = Structure.scan(ByteStore.of(bytes), Dialects.of("godot4"), Framing.valueAt(4),
                Progress.NONE);
        assertThat(items(structure)).containsExactly("bytes:4 0 4 WHOLE", "value 4 8 WHOLE");
        assertThat(codes(structure)).containsExactly(Code.TRAILING_DATA);
    }

    @Test
    void manyItemsTakeFewParts() throws FieldListException {
        byte[] bytes = new byte[1 << 20];
        for (String list : List.of("u8...", "u32...", "pascal...", "value...", "string:100...")) {
            Structure structure = scan(list, bytes);
            assertThat(Shapes.count(structure)).as(list).isLessThan(300);
            assertThat(structure.record(structure.records() - 1).item().end()).as(list).isEqualTo(1 << 20);
        }
    }

    @Test
    void aListThatIsOneRepeatedRecordReadsAsAStream() throws FieldListException {
        byte[] save = Buffers.frames(new Random(7), 40, 2000);
        Structure stream = Structure.scan(ByteStore.of(save), Dialects.of("godot4"), Framing.STREAM, Progress.NONE);
        assertThat(Dump.of(scan("var...", save))).isEqualTo(Dump.of(stream));
    }
}
