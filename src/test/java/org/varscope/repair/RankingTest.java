package org.varscope.repair;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Span;
import org.varscope.dialect.Dialects;
import org.varscope.dialect.Framing;
import org.varscope.repair.Repair.Kind;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Buffers;
import org.varscope.scan.walk.Progress;

/// Which of several repairs, all of which leave no error, comes first.
class RankingTest {
    /// `{"a": 1, "b": [2]}`.
    private static final String DICTIONARY = "1200000002000000040000000100000061000000020000000100000004000000"
            + "0100000062000000130000000100000002000000 02000000".replace(" ", "");

    /// Bytes that came behind a value, and which of them a text, an array or a value of another type could swallow.
    @ParameterizedTest
    @CsvSource({"00000000,                         eeeeeeeeeeeeeeee",
            "040000000500000068656c6c6f000000, ee",
            "040000000500000068656c6c6f000000, eeeeeeee",
            "040000000500000068656c6c6f000000, eeeeeeeeeeeeeeee",
            "1300000003000000020000000100000004000000020000006162000000000000, eeeeeeee",
            "14000000050000000102030405000000, ee",
            "14000000050000000102030405000000, eeeeeeee"})
    void aFewBytesBehindAValueAreRemovedFirst(String value, String behind) {
        assertThat(mended(value + behind)).isEqualTo(value);
    }

    /// A type with the size of what is left is always found, and seldom what was meant.
    @ParameterizedTest
    @CsvSource({"24, 8", "32, 28", "36, 28", "40, 28"})
    void whereTheFileEndsTooEarlyTheOpenCollectionsAreClosedFirst(int length, int kept) {
        Repair first = repairs(DICTIONARY.substring(0, 2 * length)).getFirst();
        assertThat(first.kind()).isEqualTo(Kind.TAIL);
        assertThat(first.changes().getLast().span()).isEqualTo(Span.between(kept, length));
    }

    /// The count of the innermost collection asks for more than is left, so that a strict reading ends there; and at
    /// the end of a value nothing is wrong but that the next one is not there.
    @ParameterizedTest
    @CsvSource({"104, player, 0", "128, player, 0", "152, player, 1", "820, inventory, 3", "1524, world, 3"})
    void whatCanBeReadBehindTheCountOfACollectionThatIsCutIsKeptWithoutAsking(int length, String last, int children)
            throws IOException {
        Structure cut = Structure.scan(ByteStore.of(Arrays.copyOf(Buffers.sample("adventure.save"), length)),
                Dialects.of("godot4"), Framing.STREAM, Progress.NONE);
        Mending mending = Mending.of(cut, Progress.NONE);
        Structure after = mending.after();
        Node root = after.record(0);
        Structure.Entry entry = after.entries(root, root.children() - 1, root.children()).getFirst();
        assertThat(after.errors()).isZero();
        assertThat(mending.losses().lost()).isEmpty();
        assertThat(new String(after.bytes().bytes(entry.key().span()), StandardCharsets.UTF_8)).contains(last);
        assertThat(entry.value().children()).isEqualTo(children);
    }

    /// With another length, the record would have a key that nobody has written.
    @Test
    void bytesThatWentFromWithinAValueArePutInBeforeTheRecordGetsAnotherLength() throws IOException {
        byte[] whole = Buffers.sample("adventure.save");
        ByteStore bytes = ByteStore.of(whole).replace(new Span(0xC8, 4), ByteStore.empty());
        Structure structure = Structure.scan(bytes, Dialects.of("godot4"), Framing.STREAM, Progress.NONE);
        Repair first = Repairs.of(structure, structure.problems().stream().filter(Repairs::isMended).findFirst()
                .orElseThrow(), Progress.NONE).getFirst();
        assertThat(first.kind()).isEqualTo(Kind.BYTES_LOST);
        assertThat(first.place()).isEqualTo(0xC8);
    }

    /// A file that ends with the header of an object: no other type is what was meant.
    @ParameterizedTest
    @ValueSource(strings = {"18000000", "11000000"})
    void noValueIsInventedWhereAFileEndsWithAHeader(String header) {
        String entries = "1200000002000000 0400000001000000610000000200000001000000 040000000100000062000000";
        List<Repair> repairs = repairs(entries.replace(" ", "") + header);
        assertThat(repairs.getFirst().kind() == Kind.TYPE && Clarity.of(repairs) == Clarity.CLEAR).isFalse();
    }

    @ParameterizedTest
    @CsvSource({"0800000000000000 0000803f 00000040 00004040"})
    void whatIsGoneLeavesRoomForOtherReadings(String cut) {
        assertThat(Clarity.of(repairs(cut.replace(" ", "")))).isNotEqualTo(Clarity.CLEAR);
    }

    /// Two ints are whole where the bytes of the third are no value: to make the array empty, with the ints behind it,
    /// is no repair that needs no choice.
    @Test
    void wholeElementsAreNotPutBesideTheirArrayWithoutAsking() {
        String array = "1300000003000000 0200000001000000 0200000002000000 ffffffff07000000".replace(" ", "");
        Structure structure = Structure.scan(ByteStore.of(HexFormat.of().parseHex(array)), Dialects.of("godot3"),
                Framing.VALUES, Progress.NONE);
        assertThat(Mending.of(structure, Progress.NONE).made()).noneMatch(made -> made.repair().kind() == Kind.COUNT);
    }

    /// The number in it would become a part of something else.
    @Test
    void whatWouldCostAValueIsNoRivalOfWhatCostsNone() {
        List<Repair> repairs = repairs("1300000003000000020000000100000004000000");
        assertThat(Clarity.of(repairs)).isEqualTo(Clarity.CLEAR);
        assertThat(repairs.getFirst().kind()).isEqualTo(Kind.TAIL);
    }

    @Test
    void aSingleValueThatIsCutIsFilledUpWithZerosWhereNoTypeFits() {
        assertThat(mended("0800000000000000000000000000000000000000000000000000000000".substring(0, 48)))
                .isEqualTo("08000000" + "00".repeat(24));
    }

    private static String mended(String hex) {
        ByteStore bytes = repairs(hex).getFirst().in(ByteStore.of(HexFormat.of().parseHex(hex)));
        return HexFormat.of().formatHex(bytes.bytes(new Span(0, bytes.length())));
    }

    private static List<Repair> repairs(String hex) {
        Structure structure = Structure.scan(ByteStore.of(HexFormat.of().parseHex(hex)), Dialects.of("godot3"),
                Framing.BARE, Progress.NONE);
        return Repairs.of(structure, structure.problems().stream().filter(Repairs::isMended).findFirst().orElseThrow(),
                Progress.NONE);
    }
}
