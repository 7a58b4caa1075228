package org.varscope.scan.index;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.varscope.bytes.Span;

/// Spans that move with their bytes.
class SpanShiftTest {
    private static final int SIZE = 24;

    private static Span after(Span span, Patch... patches) {
        return new SpanShift(List.of(patches)).after(span);
    }

    @Test
    void whatIsPutInBeforeASpanMovesIt() {
        assertThat(after(new Span(4, 3), new Patch(4, 0, 5))).isEqualTo(new Span(9, 3));
    }

    @Test
    void whatIsPutInBehindASpanLeavesIt() {
        assertThat(after(new Span(4, 3), new Patch(7, 0, 5))).isEqualTo(new Span(4, 3));
    }

    @Test
    void whatReplacesASpanIsTheSpan() {
        assertThat(after(new Span(4, 3), new Patch(4, 3, 8))).isEqualTo(new Span(4, 8));
    }

    @Test
    void aSpanIsGoneWithItsLastByte() {
        assertThat(after(new Span(4, 3), new Patch(2, 9, 0)).isEmpty()).isTrue();
    }

    /// Each byte knows whether it is of the span; seed 11.
    @Test
    void spansMoveAsTheirBytesDo() {
        Random random = new Random(11);
        for (int round = 0; round < 20_000; round++) {
            List<Patch> patches = patches(random);
            int start = random.nextInt(SIZE);
            Span span = new Span(start, 1 + random.nextInt(SIZE - start));
            Span after = new SpanShift(patches).after(span);
            List<Boolean> bytes = bytes(span, patches);
            Span expected = bytes.contains(true)
                    ? Span.between(bytes.indexOf(true), bytes.lastIndexOf(true) + 1) : new Span(after.start(), 0);
            assertThat(after).as("%s by %s, round %d", span, patches, round).isEqualTo(expected);
        }
    }

    private static List<Patch> patches(Random random) {
        List<Patch> patches = new ArrayList<>();
        for (int at = random.nextInt(6); at <= SIZE && patches.size() < 5; ) {
            int removed = Math.min(random.nextInt(7), SIZE - at);
            patches.add(new Patch(at, removed, random.nextInt(5)));
            at += removed + 1 + random.nextInt(6);
        }
        return patches;
    }

    /// What is put in is of the span where it replaces some of it, or has it on both sides.
    private static List<Boolean> bytes(Span span, List<Patch> patches) {
        List<Boolean> bytes = new ArrayList<>(IntStream.range(0, SIZE).mapToObj(span::contains).toList());
        for (Patch patch : patches.reversed()) {
            int at = (int) patch.offset();
            List<Boolean> removed = bytes.subList(at, at + (int) patch.removed());
            boolean within = removed.contains(true)
                    || patch.removed() == 0 && at > span.start() && at < span.end();
            removed.clear();
            bytes.addAll(at, Collections.nCopies((int) patch.inserted(), within));
        }
        return bytes;
    }
}
