package org.varscope.scan.index;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.varscope.bytes.ByteSource;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Span;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Dialects;
import org.varscope.dialect.FieldList;
import org.varscope.dialect.FieldListException;
import org.varscope.dialect.Framing;
import org.varscope.scan.field.Tiling;
import org.varscope.scan.walk.Buffers;
import org.varscope.scan.walk.Progress;

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

    /// Bytes, and how they are read.
    private record Drawn(byte[] bytes, Framing framing) {
        /// Healthy bytes, each framing by some seeds.
        static Drawn of(long seed, Random random) {
            return switch ((int) (seed % 6)) {
                case 4 -> new Drawn(Roots.settings(random, 30, 4000), Framing.PROJECT);
                case 5 -> listed(random);
                case 0, 1, 2, 3 -> {
                    Framing framing = Framing.all().get((int) (seed % 6));
                    yield new Drawn(framing.equals(Framing.STREAM) ? Buffers.frames(random, 5, 20_000)
                            : Buffers.value(random, 60_000), framing);
                }
                default -> throw new IllegalArgumentException("seed " + seed);
            };
        }

        private static Drawn listed(Random random) {
            FieldList list = Roots.list(random);
            byte[] bytes = Roots.bytes(random, list, 4000);
            return new Drawn(bytes, Framing.of(list));
        }

        Structure whole() {
            return Structure.scan(ByteStore.of(bytes), GODOT, framing, Progress.NONE);
        }

        Structure preview(long limit) {
            return Structure.preview(ByteStore.of(bytes), GODOT, framing, limit);
        }
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
    @ValueSource(longs = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 17, 23})
    void whatAPreviewShowsOfHealthyBytesIsThere(long seed) {
        Random random = new Random(seed);
        for (int i = 0; i < 30; i++) {
            Drawn drawn = Drawn.of(seed, random);
            Structure whole = drawn.whole();
            Structure preview = drawn.preview(1 + random.nextInt(drawn.bytes().length));
            if (whole.problemCount() == 0) {
                assertThat(preview.problemCount()).isZero();
                assertTrue(preview, whole, "seed %d buffer %d".formatted(seed, i));
            }
            Tiling.check(preview, "seed %d buffer %d".formatted(seed, i));
        }
    }

    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {0, 1, 2, 3, 4, 5, 6, 7, 10, 11, 17, 23})
    void previewsOfDamagedBytesCoverThem(long seed) {
        Random random = new Random(seed);
        for (int i = 0; i < 100; i++) {
            Drawn healthy = Drawn.of(seed, random);
            Drawn drawn = new Drawn(Buffers.damaged(random, healthy.bytes()), healthy.framing());
            Structure preview = drawn.preview(1 + random.nextInt(4000));
            Tiling.check(preview, "seed %d buffer %d".formatted(seed, i));
            for (Node node = preview.deepestAt(random.nextInt(drawn.bytes().length + 1)).orElse(null); node != null;
                    node = node.parent()) {
                assertThat(node.span().end()).isLessThanOrEqualTo(drawn.bytes().length);
            }
        }
    }

    @Test
    void theFirstSettingsOfAProjectAreShownAtOnce() {
        Structure preview = preview("PROJECT", Roots.settings(new Random(3), 2000, 100));
        assertThat(preview.records()).isPositive();
        assertThat(preview.entryKey(preview.record(0)))
                .hasValueSatisfying(key -> assertThat(key).startsWith("group/key"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"u32, pascal, var...", "u16...", "pascal...", "line...", "csv...", "value...",
            "bytes:3..."})
    void theFirstFieldsAreShownAtOnce(String text) throws FieldListException {
        Random random = new Random(4);
        FieldList list = FieldList.parse(text);
        Buffers.Out out = new Buffers.Out();
        for (int i = 0; i < 3000; i++) {
            out.raw(Roots.bytes(random, list, 60));
        }
        Structure preview = preview(text, out.bytes());
        assertThat(preview.records()).isPositive();
        assertThat(preview.record(0).state()).isEqualTo(State.WHOLE);
    }

    /// A preview of bytes that go on for a tebibyte, of which about as much is read as was asked for.
    private static Structure preview(String word, byte[] head) {
        AtomicLong read = new AtomicLong();
        ByteStore store = ByteStore.of(new Counted(head, 1L << 40, read));
        Framing framing = word.equals("PROJECT") ? Framing.PROJECT : fields(word);
        Structure preview = Structure.preview(store, GODOT, framing, Math.min(1 << 16, head.length / 2));
        assertThat(preview.isComplete()).isFalse();
        assertThat(read.get()).isLessThan(8 << 16);
        return preview;
    }

    private static Framing fields(String list) {
        try {
            return Framing.of(FieldList.parse(list));
        } catch (FieldListException e) {
            throw new IllegalArgumentException(e);
        }
    }

    @Test
    void aLineWithoutEndIsLeftToTheScan() {
        Structure preview = preview("u16, line...", new byte[] {1, 0, 'a', 'b'});
        assertThat(preview.records()).isEqualTo(1);
    }

    @Test
    void aLengthWithoutSenseIsLeftToTheScan() {
        Buffers.Out out = new Buffers.Out().raw(Roots.settings(new Random(5), 3, 100)).u32(-1).raw(new byte[200]);
        assertThat(preview("PROJECT", out.bytes()).problemCount()).isZero();
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
        Structure preview = Structure.preview(ByteStore.of(Buffers.value(new Random(2), 300_000)), GODOT,
                Framing.BARE, 5000);
        Node root = preview.record(0);
        Node last = preview.children(root, root.children() - 1, root.children()).getFirst();
        assertThat(preview.childStart(root, root.children())).isEqualTo(last.item().end());
    }

    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {0, 1, 2, 3, 4, 5, 11, 17, 23})
    void anEditOfAPreviewLeavesWhatIsShownTrue(long seed) {
        Random random = new Random(seed);
        Drawn drawn = Drawn.of(seed, random);
        int half = drawn.bytes().length / 2;
        Structure preview = drawn.preview(Math.max(1, half));
        for (int i = 0; i < 50; i++) {
            long at = random.nextInt(Math.max(1, half)) & ~3;
            byte[] with = {(byte) random.nextInt(40), 0, 0, 0};
            ByteStore after = preview.bytes().replace(new Span(at, 4), ByteStore.of(with));
            Structure edited = preview.edited(after, List.of(new Patch(at, 4, 4)), 1 << 20);
            Tiling.check(edited, "seed %d edit %d at %d".formatted(seed, i, at));
            Structure whole = Structure.scan(after, GODOT, drawn.framing(), Progress.NONE);
            if (whole.problemCount() == 0 && edited.problemCount() == 0) {
                assertTrue(edited, whole, "seed %d edit %d at %d".formatted(seed, i, at));
            }
        }
    }
}
