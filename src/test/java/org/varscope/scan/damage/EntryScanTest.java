package org.varscope.scan.damage;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Span;
import org.varscope.dialect.Dialects;
import org.varscope.dialect.Framing;
import org.varscope.dialect.HeaderBits;
import org.varscope.dialect.Number;
import org.varscope.dialect.Row;
import org.varscope.problem.Code;
import org.varscope.problem.Problem;
import org.varscope.scan.field.Field;
import org.varscope.scan.field.Fields;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Roots;
import org.varscope.scan.index.State;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Buffers;
import org.varscope.scan.walk.Part;
import org.varscope.scan.walk.Progress;
import org.varscope.scan.walk.Purpose;
import org.varscope.variant.VariantKind;

/// Settings of projects, whole and damaged.
class EntryScanTest {
    private static final byte[] ONE = HexFormat.of().parseHex("0200000001000000");
    private static final byte[] LIST = HexFormat.of().parseHex("1c000000010000000200000005000000");

    private static Structure scan(Buffers.Out out) {
        return Structure.scan(ByteStore.of(out.bytes()), Dialects.of("godot4"), Framing.PROJECT, Progress.NONE);
    }

    private static Buffers.Out head(int count) {
        return new Buffers.Out().raw("ECFG".getBytes(StandardCharsets.US_ASCII)).u32(count);
    }

    private static List<String> keys(Structure structure) {
        return structure.children(null, 0, structure.records()).stream()
                .map(structure::entryKey).map(key -> key.orElse("?")).toList();
    }

    private static List<Code> codes(Structure structure) {
        return structure.problems().stream().map(Problem::code).toList();
    }

    @Test
    void entriesAreRecordsWithKeys() {
        Buffers.Out out = head(2);
        Roots.entry(out, "a/b", ONE);
        Roots.entry(out, "list", LIST);
        Structure structure = scan(out);
        assertThat(keys(structure)).containsExactly("a/b", "list");
        assertThat(structure.problems()).isEmpty();
        assertThat(structure.record(1).children()).isEqualTo(1);
    }

    @Test
    void everyWordHasAFieldOfItsOwn() {
        Buffers.Out out = head(1);
        Roots.entry(out, "abc", ONE);
        Row row = Dialects.of("godot4").row(2);
        assertThat(Fields.in(scan(out), new Span(0, 27))).extracting(Field::purpose).containsExactly(
                new Purpose.Magic(), new Purpose.Count(Purpose.Counted.SETTINGS),
                new Purpose.Length(Part.SETTING_KEY, -1),
                new Purpose.Text(Part.SETTING_KEY, -1), new Purpose.Length(Part.SETTING, -1),
                new Purpose.Header(2, HeaderBits.of(row, 0xFF)),
                new Purpose.Scalar(Number.I32, VariantKind.INT, -1, 0));
    }

    @Test
    void damageInAValueEndsWithItsLength() {
        Buffers.Out out = head(3);
        Roots.entry(out, "a", ONE);
        Roots.entry(out, "b", new byte[] {99, 0, 0, 0});
        Roots.entry(out, "c", ONE);
        Structure structure = scan(out);
        assertThat(keys(structure)).containsExactly("a", "b", "c");
        assertThat(codes(structure)).containsExactly(Code.TYPE_UNKNOWN);
        assertThat(structure.record(2).guessed()).isFalse();
    }

    @Test
    void afterALengthThatLiesReadingGoesOnAtTheNextEntry() {
        Buffers.Out out = head(4);
        Roots.entry(out, "a", ONE);
        int at = out.size();
        Roots.entry(out, "b", ONE);
        Roots.entry(out, "c", LIST);
        Roots.entry(out, "d", ONE);
        out.patch(at, 0x7FFF_FFFF);
        Structure structure = scan(out);
        assertThat(keys(structure)).containsExactly("a", "?", "c", "d");
        assertThat(structure.record(1).state()).isEqualTo(State.DAMAGED);
        assertThat(structure.record(2).guessed()).isTrue();
        assertThat(codes(structure)).containsExactly(Code.TEXT_PAST_END);
    }

    @Test
    void aKeyCountedInCharactersIsReadWhole() {
        Buffers.Out out = head(3);
        Roots.entry(out, "a", ONE);
        int at = out.size();
        Roots.entry(out, "nam\u00e9/\u6f22", LIST);
        Roots.entry(out, "c", ONE);
        out.patch(at, 6);
        Structure structure = scan(out);
        assertThat(keys(structure)).containsExactly("a", "nam\u00e9/\u6f22", "c");
        assertThat(structure.record(1).children()).isEqualTo(1);
        assertThat(codes(structure)).containsExactly(Code.KEY_LENGTH_SHORT);
    }

    @Test
    void entriesThatTheCountLeavesOutAreTrailingData() {
        Buffers.Out out = head(1);
        Roots.entry(out, "a", ONE);
        Roots.entry(out, "b", ONE);
        assertThat(codes(scan(out))).containsExactly(Code.TRAILING_DATA);
    }

    @Test
    void entriesThatAreMissingAreSaid() {
        Buffers.Out out = head(2);
        Roots.entry(out, "a", ONE);
        assertThat(codes(scan(out))).containsExactly(Code.CHILDREN_MISSING);
    }

    @Test
    void aFileThatBeginsOtherwiseIsNoneOfThese() {
        Buffers.Out out = new Buffers.Out().u32(7).u32(1);
        Roots.entry(out, "a", ONE);
        assertThat(codes(scan(out))).containsExactly(Code.MAGIC_WRONG);
    }

    @Test
    void anEntryHasItsKeyAndNothingInItHasOne() {
        Buffers.Out out = head(1);
        Roots.entry(out, "list", LIST);
        Structure structure = scan(out);
        Node element = structure.children(structure.record(0), 0, 1).getFirst();
        assertThat(structure.entryKey(element)).isEqualTo(Optional.empty());
    }
}
