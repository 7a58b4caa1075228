package org.varscope.document;

import module java.base;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Span;
import org.varscope.scan.index.Patch;

/// Which bytes of a document are not those that were saved. The steps that lead from one to the other say which edits
/// have put there; of these, short ones are compared with what they replace, as what is typed may be the old value.
public final class ChangedSpans {
    /// So many spans are told; where there would be more, those that are near each other are told as one.
    private static final int MOST = 10_000;
    /// Bytes that are compared at most, of one span and of all.
    private static final int MOST_COMPARED = 1 << 16;
    private static final long MOST_OF_ALL = 1 << 22;

    private ChangedSpans() { }

    /// Bytes that edits have put in the place of others.
    ///
    /// @param start  their offset
    /// @param end    the offset after them
    /// @param growth how many more they are than those they replace
    private record Run(long start, long end, long growth) {
        static Run of(Patch patch) {
            return new Run(patch.offset(), patch.offset() + patch.removed(), patch.growth());
        }

        /// {@return both, and what is between them}
        Run with(Run next) {
            return new Run(Math.min(start, next.start), Math.max(end, next.end), growth + next.growth);
        }
    }

    /// {@return the bytes that edits have put there since `saved` was present, in order, none of which meet; where
    /// bytes were only taken out, an empty span. All bytes, where the history has no such state}
    public static List<Span> since(ByteStore saved, Checkpoint document) {
        OptionalInt from = document.indexOf(saved);
        if (from.isEmpty()) {
            return List.of(new Span(0, document.snapshot().bytes().length()));
        }
        List<Run> runs = new ArrayList<>();
        for (Change step : document.way(from.getAsInt(), document.now())) {
            runs = few(after(runs, step.patches()));
        }
        return different(saved, document.snapshot().bytes(), runs);
    }

    /// {@return what `runs` are after a step, with what the step has put there}
    private static List<Run> after(List<Run> runs, List<Patch> patches) {
        List<Run> all = new ArrayList<>(runs);
        patches.stream().map(Run::of).forEach(all::add);
        all.sort(Comparator.comparingLong(Run::start));
        List<Run> after = new ArrayList<>();
        long shift = 0;
        int patch = 0;
        for (Run run : joined(all, 0)) {
            long growth = 0;
            while (patch < patches.size() && patches.get(patch).offset() <= run.end) {
                growth += patches.get(patch++).growth();
            }
            after.add(new Run(run.start + shift, run.end + shift + growth, run.growth));
            shift += growth;
        }
        return after;
    }

    private static List<Run> few(List<Run> runs) {
        List<Run> few = runs;
        for (long gap = 16; few.size() > MOST; gap *= 4) {
            few = joined(few, gap);
        }
        return few;
    }

    /// @param gap between two that are told as one
    private static List<Run> joined(List<Run> runs, long gap) {
        List<Run> joined = new ArrayList<>();
        for (Run run : runs) {
            if (!joined.isEmpty() && run.start <= joined.getLast().end + gap) {
                joined.add(joined.removeLast().with(run));
            } else {
                joined.add(run);
            }
        }
        return joined;
    }

    private static List<Span> different(ByteStore saved, ByteStore now, List<Run> runs) {
        List<Span> different = new ArrayList<>();
        long shift = 0;
        long left = MOST_OF_ALL;
        for (Run run : runs) {
            long length = run.end - run.start;
            if (run.growth != 0 || length > Math.min(left, MOST_COMPARED)) {
                different.add(new Span(run.start, length));
            } else {
                left -= length;
                addDifferent(different, run.start, saved.bytes(new Span(run.start - shift, length)),
                        now.bytes(new Span(run.start, length)));
            }
            shift += run.growth;
        }
        return List.copyOf(different);
    }

    private static void addDifferent(List<Span> different, long start, byte[] was, byte[] is) {
        int at = 0;
        while (at < is.length) {
            int from = at;
            while (at < is.length && was[at] != is[at]) {
                at++;
            }
            if (at > from) {
                different.add(new Span(start + from, at - from));
            }
            at++;
        }
    }
}
