package org.varscope.scan.detect;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.ByteReader;
import org.varscope.bytes.ByteStore;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.FieldItem;
import org.varscope.dialect.FieldKind;
import org.varscope.dialect.FieldList;
import org.varscope.dialect.Framing;
import org.varscope.dialect.Times;
import org.varscope.scan.walk.Plan;

/// Finds what a script stored call after call behind lines of text: records, texts with their lengths, and few numbers.
/// Only bytes that begin with text are looked at, as records that are damaged do not, and nothing may be left over.
/// Lines with nothing but records after them are left to [OwnBytes].
final class StoredItems {
    /// Larger files are not gone through for this.
    private static final long LARGEST = 1 << 16;
    /// Bytes of the lines at the beginning.
    private static final int MOST_TEXT = 256;
    /// Numbers that are nothing but bytes that fit nothing else.
    private static final int MOST_NUMBERS = 3;
    private static final int MOST_ITEMS = 256;
    /// Values that are hardly values by chance.
    private static final int ENOUGH_VALUES = 3;
    /// Numbers of a game are less.
    private static final long LARGE = 1 << 24;
    /// Records that are written one by one in a list, and no more.
    private static final int FEW = 3;

    private final ByteReader in;
    private final long end;
    private final Trial trial;

    private StoredItems(ByteStore bytes, Dialect dialect) {
        this.in = bytes.reader();
        this.end = bytes.length();
        this.trial = new Trial(in, Plan.of(dialect));
    }

    /// Where the list may go on.
    ///
    /// @param before  the step before it; null at the end of the lines
    /// @param item    what is there; null at the end of the lines
    /// @param numbers how many are nothing but that
    /// @param values  in the records so far
    private record Step(@Nullable Step before, @Nullable FieldKind item, long at, int numbers, int values, int items) {
        Step then(FieldKind kind, long to, int more) {
            return new Step(this, kind, to, numbers + (kind == FieldKind.U32 || kind == FieldKind.U8 ? 1 : 0),
                    values + more, items + 1);
        }
    }

    /// {@return how such bytes are read in one dialect or the likeliest; empty where they are not}
    static Optional<Detection> of(ByteStore bytes, @Nullable Dialect dialect, List<Dialect> likely,
            Function<Framing, Optional<Detection>> whole) {
        if (bytes.length() > LARGEST) {
            return Optional.empty();
        }
        return (dialect != null ? Stream.of(dialect) : likely.stream())
                .flatMap(each -> new StoredItems(bytes, each).list().stream())
                .flatMap(list -> whole.apply(Framing.of(list))
                        .map(inner -> inner.beside(new Reason.Stored(list), list, 0)).stream())
                .findFirst();
    }

    private Optional<FieldList> list() {
        List<Long> lines = lines();
        // The last line may be the first bytes of something else.
        return IntStream.iterate(lines.size(), count -> count > 0, count -> count - 1).boxed()
                .flatMap(count -> behind(lines.get(count - 1)).map(last -> list(count, last)).stream()).findFirst()
                .filter(list -> list.items().stream().anyMatch(item -> item.kind() != FieldKind.LINE
                        && item.kind() != FieldKind.VAR));
    }

    /// Where the lines of text end that the bytes begin with.
    private List<Long> lines() {
        List<Long> ends = new ArrayList<>();
        long start = 0;
        for (long at = 0; at < Math.min(end, MOST_TEXT) && OwnItems.isText(in.u8(at)); at++) {
            if (in.u8(at) == '\n') {
                if (at == start) {
                    break;
                }
                ends.add(at + 1);
                start = at + 1;
            }
        }
        return ends;
    }

    /// The way through all bytes from `start` on that takes fewest numbers; empty where there is none.
    private Optional<Step> behind(long start) {
        Set<Long> seen = new HashSet<>();
        Deque<Step> open = new ArrayDeque<>(List.of(new Step(null, null, start, 0, 0, 0)));
        while (!open.isEmpty()) {
            Step step = open.removeFirst();
            if (step.at() == end && step.values() >= ENOUGH_VALUES) {
                return Optional.of(step);
            }
            if (step.at() == end || step.items() == MOST_ITEMS || !seen.add(step.at() << 8 | step.numbers())) {
                continue;
            }
            // Numbers are tried when nothing else has led to the end.
            if (step.numbers() < MOST_NUMBERS) {
                if (end - step.at() >= Integer.BYTES && in.u32(step.at()) < LARGE) {
                    open.addLast(step.then(FieldKind.U32, step.at() + Integer.BYTES, 0));
                }
                open.addLast(step.then(FieldKind.U8, step.at() + 1, 0));
            }
            text(step).ifPresent(open::addFirst);
            record(step).ifPresent(open::addFirst);
        }
        return Optional.empty();
    }

    private Optional<Step> record(Step step) {
        long left = end - step.at() - 4;
        long length = left < 4 ? 0 : in.u32(step.at());
        boolean whole = length >= 4 && length <= left
                && trial.read(step.at() + 4, step.at() + 4 + length, end) == Trial.Ending.WHOLE
                && trial.at == step.at() + 4 + length;
        return whole ? Optional.of(step.then(FieldKind.VAR, trial.at, trial.values)) : Optional.empty();
    }

    private Optional<Step> text(Step step) {
        long start = step.at() + 4;
        long length = start >= end ? 0 : in.u32(step.at());
        boolean text = length > 0 && length <= end - start
                && LongStream.range(start, start + length).allMatch(at -> OwnItems.isPlain(in.u8(at)));
        return text ? Optional.of(step.then(FieldKind.PASCAL, start + length, 0)) : Optional.empty();
    }

    private static FieldList list(int lines, Step last) {
        List<FieldKind> kinds = new ArrayList<>();
        for (Step step = last; step != null && step.item() != null; step = step.before()) {
            kinds.addFirst(step.item());
        }
        List<FieldItem> items = new ArrayList<>(Collections.nCopies(lines, FieldItem.of(FieldKind.LINE)));
        for (int i = 0; i < kinds.size();) {
            int to = i;
            while (to < kinds.size() && kinds.get(to) == FieldKind.VAR) {
                to++;
            }
            FieldItem item = FieldItem.of(kinds.get(i));
            if (to == kinds.size() && to - i > 1) {
                items.add(item.times(Times.EVER));
            } else if (to - i > FEW) {
                items.add(item.times(new Times.Exactly(to - i)));
            } else {
                to = i + 1;
                items.add(item);
            }
            i = to;
        }
        return new FieldList(items);
    }
}
