package org.varscope.scan;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.varscope.bytes.ByteSource;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Span;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Dialects;
import org.varscope.dialect.Framing;

/// What is shown of large bytes before they are read.
class PreviewTest {
    private static final Dialect GODOT = Dialects.of("godot4");

    private record Counted(byte[] bytes, long length, AtomicLong read) implements ByteSource {
        @Override
        public void read(long at, byte[] into, int offset, int count) {
            read.addAndGet(count);
            for (int i = 0; i < count; i++) {
                into[offset + i] = at + i < bytes.length ? bytes[(int) at + i] : 0;
            }
        }
    }

    private static Framing framing(long seed) {
        return Framing.all().get((int) (seed % 4));
    }

    private static byte[] bytes(Random random, Framing framing) {
        return framing instanceof Framing.Stream ? Buffers.frames(random, 5, 20_000) : Buffers.value(random, 60_000);
    }

    /// Every node that is wholly there.
    private static void assertTrue(Structure preview, Structure whole, String what) {
        Deque<Node> todo = new ArrayDeque<>(preview.children(null, 0, preview.records()));
        while (!todo.isEmpty()) {
            Node node = todo.pop();
            Node real = whole.node(node.location()).orElseThrow();
            assertThat(real.span().start()).as("%s: %s", what, node.location()).isEqualTo(node.span().start());
            assertThat(node.claimed()).as("%s: %s", what, node.location()).isEqualTo(real.claimed());
            assertThat(node.header()).isEqualTo(real.header());
            if (node.state() == State.WHOLE) {
                assertThat(node.span()).as("%s: %s", what, node.location()).isEqualTo(real.span());
                assertThat(node.children()).isEqualTo(real.children());
            } else {
                assertThat(node.state()).as("%s: %s", what, node.location()).isEqualTo(State.PENDING);
                assertThat(node.children()).as("%s: %s", what, node.location()).isLessThanOrEqualTo(real.children());
            }
            todo.addAll(preview.children(node, 0, node.children()));
        }
    }

    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {0, 1, 2, 3, 4, 5, 6, 7})
    void whatAPreviewShowsOfHealthyBytesIsThere(long seed) {
        Random random = new Random(seed);
        for (int i = 0; i < 30; i++) {
            byte[] bytes = bytes(random, framing(seed));
            if (framing(seed).equals(Framing.STREAM_BE)) {
                bytes = Buffers.value(random, 30_000);
            }
            ByteStore store = ByteStore.of(bytes);
            Structure whole = Structure.scan(store, GODOT, framing(seed), Progress.NONE);
            Structure preview = Structure.preview(store, GODOT, framing(seed), 1 + random.nextInt(bytes.length));
            if (whole.problemCount() == 0) {
                assertThat(preview.problemCount()).isZero();
                assertTrue(preview, whole, "seed %d buffer %d".formatted(seed, i));
            }
            Tiling.check(preview, "seed %d buffer %d".formatted(seed, i));
        }
    }

    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {0, 1, 2, 3, 4, 5, 6, 7})
    void previewsOfDamagedBytesCoverThem(long seed) {
        Random random = new Random(seed);
        for (int i = 0; i < 100; i++) {
            byte[] bytes = Buffers.damaged(random, bytes(random, framing(seed)));
            Structure preview = Structure.preview(ByteStore.of(bytes), GODOT, framing(seed), 1 + random.nextInt(4000));
            Tiling.check(preview, "seed %d buffer %d".formatted(seed, i));
            for (Node node = preview.deepestAt(random.nextInt(bytes.length)).orElseThrow(); node != null; node = node.parent()) {
                assertThat(node.span().end()).isLessThanOrEqualTo(bytes.length);
            }
        }
    }

    @Test
    void aPreviewReadsAboutItsLimitHoweverLongTheBytesAre() {
        byte[] head = Buffers.value(new Random(1), 300_000);
        AtomicLong read = new AtomicLong();
        ByteStore store = ByteStore.of(new Counted(head, 1L << 40, read));
        Structure preview = Structure.preview(store, GODOT, Framing.BARE, 1 << 16);
        assertThat(preview.isComplete()).isFalse();
        assertThat(preview.records()).isEqualTo(1);
        assertThat(preview.record(0).span()).isEqualTo(new Span(0, 1L << 40));
        assertThat(preview.record(0).children()).isPositive();
        assertThat(read.get()).isLessThan(6 << 16);
    }

    @Test
    void aPreviewOfATextLongerThanItsLimitDoesNotLookAtIt() {
        AtomicLong read = new AtomicLong();
        byte[] head = new Buffers.Out().u32(28).u32(2).u32(4).u32(1 << 30).bytes();
        ByteStore store = ByteStore.of(new Counted(head, 1L << 40, read));
        Structure preview = Structure.preview(store, GODOT, Framing.BARE, 1 << 16);
        assertThat(preview.record(0).claimed()).isEqualTo(2);
        assertThat(preview.record(0).state()).isEqualTo(State.PENDING);
        assertThat(read.get()).isLessThan(6 << 16);
    }

    @Test
    void bytesThatAreFewAreReadWhole() {
        ByteStore store = ByteStore.of(Buffers.sample("adventure.save"));
        Structure preview = Structure.preview(store, GODOT, Framing.STREAM, 1 << 16);
        assertThat(preview.isComplete()).isTrue();
        assertThat(Dump.of(preview)).isEqualTo(Dump.of(Structure.scan(store, GODOT, Framing.STREAM, Progress.NONE)));
    }

    @Test
    void theEndOfTheChildrenThatWereReadIsBeforeWhatWasNotRead() {
        Structure preview = Structure.preview(ByteStore.of(Buffers.value(new Random(2), 300_000)), GODOT, Framing.BARE, 5000);
        Node root = preview.record(0);
        Node last = preview.children(root, root.children() - 1, root.children()).getFirst();
        assertThat(preview.childStart(root, root.children())).isEqualTo(last.item().end());
    }

    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {0, 1, 2, 3})
    void anEditOfAPreviewLeavesWhatIsShownTrue(long seed) {
        Random random = new Random(seed);
        byte[] bytes = bytes(random, framing(seed));
        Structure preview = Structure.preview(ByteStore.of(bytes), GODOT, framing(seed), bytes.length / 2);
        for (int i = 0; i < 50; i++) {
            long at = random.nextInt(bytes.length / 2) & ~3;
            byte[] with = {(byte) random.nextInt(40), 0, 0, 0};
            ByteStore after = preview.bytes().replace(new Span(at, 4), ByteStore.of(with));
            Structure edited = preview.edited(after, List.of(new Structure.Patch(at, 4, 4)), 1 << 20);
            Tiling.check(edited, "seed %d edit %d at %d".formatted(seed, i, at));
            Structure whole = Structure.scan(after, GODOT, framing(seed), Progress.NONE);
            if (whole.problemCount() == 0 && edited.problemCount() == 0) {
                assertTrue(edited, whole, "seed %d edit %d at %d".formatted(seed, i, at));
            }
        }
    }
}
