package org.varscope.scan.damage;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.groups.Tuple.tuple;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Span;
import org.varscope.dialect.Dialects;
import org.varscope.dialect.Framing;
import org.varscope.problem.Code;
import org.varscope.problem.Flaw;
import org.varscope.problem.Problem;
import org.varscope.problem.Severity;
import org.varscope.scan.detect.Detection;
import org.varscope.scan.field.Fields;
import org.varscope.scan.index.Location;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Patch;
import org.varscope.scan.index.State;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Buffers;
import org.varscope.scan.walk.Progress;

/// What is left of a damaged save.
class DamageTest {
    private static final byte[] SAVE = Buffers.sample("adventure.save");

    private static Structure scan(byte[] bytes, String dialect) {
        return Structure.scan(ByteStore.of(bytes), Dialects.of(dialect), Framing.STREAM, Progress.NONE);
    }

    /// Whole values that are no collections, by where they are, with their bytes.
    private static Map<Location, String> leaves(byte[] bytes, Structure structure) {
        Map<Location, String> found = new HashMap<>();
        Deque<Node> todo = new ArrayDeque<>(structure.children(null, 0, structure.records()));
        while (!todo.isEmpty()) {
            Node node = todo.pop();
            if (node.isCollection()) {
                todo.addAll(structure.children(node, 0, node.children()));
            } else if (node.state() == State.WHOLE) {
                found.put(node.location(),
                        HexFormat.of().formatHex(bytes, (int) node.span().start(), (int) node.span().end()));
            }
        }
        return found;
    }

    @Test
    void aCutSaveShowsEverythingBeforeTheCut() {
        Map<Location, String> all = leaves(SAVE, scan(SAVE, "godot4"));
        Structure whole = scan(SAVE, "godot4");
        for (int cut = 12; cut < SAVE.length; cut++) {
            byte[] bytes = Arrays.copyOf(SAVE, cut);
            Map<Location, String> left = leaves(bytes, scan(bytes, "godot4"));
            for (Map.Entry<Location, String> leaf : all.entrySet()) {
                Span span = whole.node(leaf.getKey()).orElseThrow().span();
                if (span.end() <= cut) {
                    assertThat(left).as("cut at %d", cut).containsEntry(leaf.getKey(), leaf.getValue());
                }
            }
        }
    }

    @Test
    void aCutSaveNamesTheBadBytes() {
        Structure cut = scan(Arrays.copyOf(SAVE, 0x1A6), "godot4");
        assertThat(cut.problems()).containsExactly(
                new Problem(new Flaw.PastEnd(Flaw.Measured.RECORD, 1864, 418), new Span(0, 4)),
                new Problem(new Flaw.ChildrenMissing(Flaw.Children.ENTRIES, 14, 10), new Span(0x64, 4)),
                new Problem(new Flaw.Cut(Flaw.Part.TEXT_LENGTH, 2), new Span(0x1A4, 2)));
        Node home = cut.deepestAt(0x1A5).orElseThrow();
        assertThat(home.state()).isEqualTo(State.DAMAGED);
        assertThat(home.span()).isEqualTo(Span.between(0x180, 0x1A6));
        assertThat(home.row().name()).isEqualTo("NodePath");
    }

    @ParameterizedTest
    @CsvSource({"adventure.save, godot4", "adventure-godot3.save, godot3"})
    void oneDamagedByteLeavesNearlyEverythingReadable(String sample, String dialect) {
        byte[] save = Buffers.sample(sample);
        Map<Location, String> all = leaves(save, scan(save, dialect));
        Random random = new Random(3);
        double kept = 0;
        int cases = 0;
        for (int at = 4; at < save.length; at++) {
            byte[] bytes = save.clone();
            bytes[at] = (byte) random.nextInt();
            Structure structure = scan(bytes, dialect);
            if (structure.problems().stream().anyMatch(p -> p.severity() == Severity.ERROR)) {
                Map<Location, String> left = leaves(bytes, structure);
                kept += all.entrySet().stream().filter(e -> e.getValue().equals(left.get(e.getKey())))
                        .count() / (double) all.size();
                cases++;
            }
        }
        assertThat(cases).isGreaterThan(300);
        assertThat(kept / cases).as("share of the values that are still read at their places").isGreaterThan(0.95);
    }

    @Test
    void aTextLengthThatIsTooLargeIsBlamedAndItsRowStaysAString() {
        byte[] bytes = SAVE.clone();
        bytes[0x78] = 0x40;
        Structure structure = scan(bytes, "godot4");
        assertThat(structure.problems()).containsExactly(new Problem(new Flaw.TextSwallows(64, 14),
                new Span(0x78, 4)));
        Node name = structure.deepestAt(0x7C).orElseThrow();
        assertThat(name.state()).isEqualTo(State.DAMAGED);
        assertThat(name.row().name()).isEqualTo("String");
    }

    @Test
    void aCountThatIsTooSmallLeavesOnlyTheRestOfItsRecordOver() {
        byte[] bytes = SAVE.clone();
        bytes[0x64] = 13;
        Detection found = Detection.of(ByteStore.of(bytes), null, null);
        assertThat(found.dialect().name()).isEqualTo("godot4");
        assertThat(scan(bytes, "godot4").problems()).extracting(Problem::code, Problem::span)
                .containsExactly(tuple(Code.FRAME_SLACK, new Span(0x6FC, 80)));
    }

    @Test
    void anImpossibleCountDoesNotSwallowWhatFollows() {
        byte[] bytes = SAVE.clone();
        bytes[0x67] = 0x7F;
        Structure structure = scan(bytes, "godot4");
        Node root = structure.record(0);
        assertThat(root.children()).isEqualTo(8);
        Node player = structure.children(root, 2, 3).getFirst();
        assertThat(player.children()).isEqualTo(14);
        assertThat(player.claimed()).isEqualTo(0x7F00000E);
        assertThat(structure.children(root, 3, 4).getFirst().guessed()).isTrue();
    }

    @Test
    void aFrameWithAnImpossibleLengthEndsWithItsValueWhereFramesFollow() {
        byte[] frame = {8, 0, 0, 0, 2, 0, 0, 0, 7, 0, 0, 0};
        byte[] bytes = Arrays.copyOf(frame, 36);
        System.arraycopy(frame, 0, bytes, 12, 12);
        System.arraycopy(frame, 0, bytes, 24, 12);
        bytes[2] = 1;
        Structure structure = scan(bytes, "godot4");
        assertThat(structure.records()).isEqualTo(3);
        assertThat(structure.record(2).span()).isEqualTo(new Span(28, 8));
    }

    @Test
    void aDamagedFrameLeavesTheNextOnesAlone() {
        byte[] bytes = {8, 0, 0, 0, 99, 0, 0, 0, 7, 0, 0, 0, 8, 0, 0, 0, 2, 0, 0, 0, 7, 0, 0, 0};
        Structure structure = scan(bytes, "godot4");
        assertThat(structure.children(null, 0, 2)).extracting(Node::state, Node::guessed)
                .containsExactly(tuple(State.DAMAGED, false),
                        tuple(State.WHOLE, false));
    }

    @Test
    void damageThatSwallowedAPlaceIsNotFoundInTheNextOne() {
        byte[] bytes = HexFormat.of()
                .parseHex("1b0000000200000004000000010000106100000002000000010000000400000062000000"
                + "1c000000010000190200000002a50000");
        Structure structure = Structure.scan(ByteStore.of(bytes), Dialects.of("godot4"), Framing.BARE, Progress.NONE);
        Node second = structure.node(Location.record(0).child(1)).orElseThrow();
        assertThat(second.span()).isEqualTo(new Span(0x2C, 8));
        assertThat(structure.key(second)).isEmpty();
    }

    @Test
    void takingTheLastByteAwayLeavesNoValueToBeMissed() {
        Structure empty = emptied(Framing.BARE);
        assertThat(empty.problems()).extracting(Problem::code).containsExactly(Code.NO_VALUE);
    }

    @Test
    void aStreamWithoutAnyRecordIsWhole() {
        assertThat(emptied(Framing.STREAM).problems()).isEmpty();
        assertThat(emptied(Framing.VALUES).problems()).isEmpty();
    }

    private static Structure emptied(Framing framing) {
        return Structure.scan(ByteStore.of(new byte[4]), Dialects.of("godot4"), framing, Progress.NONE)
                .edited(ByteStore.empty(), List.of(new Patch(0, 4, 0)), 100);
    }

    @Test
    void arraysNestedVeryDeepAreRead() {
        int depth = 200_000;
        byte[] bytes = new byte[depth * 8];
        for (int i = 0; i < depth; i++) {
            bytes[i * 8] = 28;
            bytes[i * 8 + 4] = (byte) (i + 1 < depth ? 1 : 0);
        }
        Structure structure = Structure.scan(ByteStore.of(bytes), Dialects.of("godot4"), Framing.BARE, Progress.NONE);
        assertThat(structure.problems()).extracting(Problem::code).containsExactly(Code.DEPTH_PAST_LIMIT);
        assertThat(structure.deepestAt(bytes.length - 1).orElseThrow().depth()).isEqualTo(depth - 1);
        assertThat(structure.record(0).children()).isEqualTo(1);
        assertThat(List.of(Fields.in(structure, new Span(bytes.length - 8, 8)).size())).containsExactly(2);
    }
}
