package org.varscope.document;

import module java.base;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Span;
import org.varscope.scan.index.Patch;
import org.varscope.scan.index.SpanShift;

/// Which bytes of a document an edit has put where they are. Found by the steps that led there, and none of the bytes
/// is read.
public final class ChangedSpans {
    /// So many spans are told; where there would be more, those that are near each other are told as one.
    private static final int MOST = 10_000;

    private ChangedSpans() { }

    /// {@return the bytes that edits have put there since `saved` was present, in order, none of which meet; where
    /// bytes were only taken out, an empty span. All bytes, where the history has no such state}
    public static List<Span> since(ByteStore saved, Checkpoint document) {
        OptionalInt from = document.indexOf(saved);
        if (from.isEmpty()) {
            return List.of(new Span(0, document.snapshot().bytes().length()));
        }
        List<Span> changed = new ArrayList<>();
        for (Change step : document.way(from.getAsInt(), document.now())) {
            SpanShift shift = new SpanShift(step.patches());
            changed.replaceAll(shift::after);
            long growth = 0;
            for (Patch patch : step.patches()) {
                changed.add(new Span(patch.offset() + growth, patch.inserted()));
                growth += patch.growth();
            }
            changed = merged(changed);
        }
        return List.copyOf(changed);
    }

    private static List<Span> merged(List<Span> spans) {
        spans.sort(Comparator.comparingLong(Span::start));
        long gap = 0;
        List<Span> merged = merged(spans, gap);
        while (merged.size() > MOST) {
            gap = Math.max(16, gap * 4);
            merged = merged(merged, gap);
        }
        return merged;
    }

    /// @param gap between two spans that are told as one
    private static List<Span> merged(List<Span> spans, long gap) {
        List<Span> merged = new ArrayList<>();
        for (Span span : spans) {
            Span last = merged.isEmpty() ? null : merged.getLast();
            if (last != null && span.start() <= last.end() + gap) {
                merged.set(merged.size() - 1, Span.between(last.start(), Math.max(last.end(), span.end())));
            } else {
                merged.add(span);
            }
        }
        return merged;
    }
}
