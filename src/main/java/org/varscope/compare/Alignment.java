package org.varscope.compare;

import module java.base;

/// Which items of one list are which of another: pairs in the same order, and pairs that have moved past them.
///
/// Items come as hashes. Two lists of a million items are aligned in well under a second, whatever is in them.
final class Alignment {
    /// Past so many steps from one to the other, only what is there once leads on.
    private static final int MOST_STEPS = 128;
    /// How deep what is there once is looked for between the items that were.
    private static final int MOST_LEVELS = 24;
    /// In larger gaps, items are paired as they are.
    private static final int LARGEST_GAP = 1024;

    private final long[] before;
    private final long[] after;
    private final int[] mates;
    private final int[] back;
    private final BitSet moved = new BitSet();

    /// How much alike two items are that are not the same.
    @FunctionalInterface
    interface Likeness {
        /// {@return a number above 0, larger for what is more alike}
        int of(int inBefore, int inAfter);
    }

    private Alignment(long[] before, long[] after) {
        this.before = before;
        this.after = after;
        this.mates = new int[before.length];
        this.back = new int[after.length];
        Arrays.fill(mates, -1);
        Arrays.fill(back, -1);
    }

    /// {@return how items with names go together, of which those that come first go with the first of the same name}
    static Alignment byName(long[] before, long[] after) {
        Alignment all = new Alignment(before, after);
        all.pairSame();
        BitSet inOrder = Rising.longest(all.mates);
        IntStream.range(0, before.length).filter(i -> all.mates[i] >= 0 && !inOrder.get(i)).forEach(all.moved::set);
        return all;
    }

    /// {@return how items without names go together: the same ones, also where they have moved, and in the gaps between
    /// them those that are most alike}
    static Alignment byContent(long[] before, long[] after, Likeness likeness) {
        Alignment all = new Alignment(before, after);
        all.pairInOrder();
        BitSet still = new BitSet();
        IntStream.range(0, before.length).filter(i -> all.mates[i] >= 0).forEach(still::set);
        all.pairSame();
        IntStream.range(0, before.length).filter(i -> all.mates[i] >= 0 && !still.get(i)).forEach(all.moved::set);
        if (before.length == after.length && all.isBetterByPlace()) {
            Alignment places = new Alignment(before, after);
            IntStream.range(0, before.length).forEach(i -> places.pair(i, i));
            return places;
        }
        all.fillGaps(likeness);
        return all;
    }

    /// {@return where the item `i` of the first list is in the second; -1 where it is gone}
    int mate(int i) {
        return mates[i];
    }

    /// {@return where the item `j` of the second list was in the first; -1 where it is new}
    int back(int j) {
        return back[j];
    }

    /// {@return whether the item `i` of the first list has moved past others}
    boolean isMoved(int i) {
        return moved.get(i);
    }

    /// {@return of each item of the second list, before which of the first it belongs if it has moved or is new}
    int[] targets() {
        return targets(back, before.length, i -> !moved.get(back[i]));
    }

    /// {@return of each item of the first list, before which of the second it belonged if it has moved or is gone}
    int[] origins() {
        return targets(mates, after.length, i -> !moved.get(i));
    }

    /// @param stays whether an item that has a mate is in the same order
    private static int[] targets(int[] mates, int end, IntPredicate stays) {
        int[] targets = new int[mates.length];
        int next = end;
        for (int i = mates.length - 1; i >= 0; i--) {
            targets[i] = next;
            next = mates[i] >= 0 && stays.test(i) ? mates[i] : next;
        }
        return targets;
    }

    private void pair(int i, int j) {
        mates[i] = j;
        back[j] = i;
    }

    private void pairSame() {
        LongIndex rest = new LongIndex(after, 0, after.length, j -> back[j] < 0);
        for (int i = 0; i < before.length; i++) {
            int j = mates[i] < 0 ? rest.take(before[i]) : -1;
            if (j >= 0) {
                pair(i, j);
            }
        }
    }

    /// Whether no more items differ from those in the same place than would be added, removed and moved.
    private boolean isBetterByPlace() {
        long otherwise = IntStream.range(0, before.length).filter(i -> before[i] != after[i]).count();
        long unpaired = IntStream.range(0, before.length).filter(i -> mates[i] < 0).count();
        return otherwise <= unpaired + moved.cardinality();
    }

    private record Range(int from, int to, int fromAfter, int toAfter, int level) { }

    private void pairInOrder() {
        Deque<Range> open = new ArrayDeque<>(List.of(new Range(0, before.length, 0, after.length, 0)));
        while (!open.isEmpty()) {
            Range range = trimmed(open.pop());
            if (range.from == range.to || range.fromAfter == range.toAfter) {
                continue;
            }
            Optional<List<int[]>> steps = ShortestEdit.runs(before, after, range.from, range.to, range.fromAfter,
                    range.toAfter, MOST_STEPS);
            if (steps.isPresent()) {
                steps.get().forEach(run -> IntStream.range(0, run[2]).forEach(n -> pair(run[0] + n, run[1] + n)));
            } else if (range.level < MOST_LEVELS) {
                split(range, open);
            }
        }
    }

    /// Pairs what is the same at both ends.
    private Range trimmed(Range range) {
        int from = range.from;
        int fromAfter = range.fromAfter;
        while (from < range.to && fromAfter < range.toAfter && before[from] == after[fromAfter]) {
            pair(from++, fromAfter++);
        }
        int to = range.to;
        int toAfter = range.toAfter;
        while (from < to && fromAfter < toAfter && before[to - 1] == after[toAfter - 1]) {
            pair(--to, --toAfter);
        }
        return new Range(from, to, fromAfter, toAfter, range.level);
    }

    /// Pairs what is there once on either side, as far as it is in the same order, and goes on between.
    private void split(Range range, Deque<Range> open) {
        LongIndex olds = new LongIndex(before, range.from, range.to, _ -> true);
        LongIndex news = new LongIndex(after, range.fromAfter, range.toAfter, _ -> true);
        int[] sure = IntStream.range(range.from, range.to).map(i -> {
            int j = news.first(before[i]);
            boolean once = j >= 0 && news.after(j) < 0 && olds.first(before[i]) == i && olds.after(i) < 0;
            return once ? j : -1;
        }).toArray();
        int from = range.from;
        int fromAfter = range.fromAfter;
        BitSet anchors = Rising.longest(sure);
        for (int anchor = anchors.nextSetBit(0); anchor >= 0; anchor = anchors.nextSetBit(anchor + 1)) {
            int i = range.from + anchor;
            open.push(new Range(from, i, fromAfter, sure[anchor], range.level + 1));
            pair(i, sure[anchor]);
            from = i + 1;
            fromAfter = sure[anchor] + 1;
        }
        if (!anchors.isEmpty()) {
            open.push(new Range(from, range.to, fromAfter, range.toAfter, range.level + 1));
        }
    }

    private void fillGaps(Likeness likeness) {
        List<Integer> gone = new ArrayList<>();
        List<Integer> come = new ArrayList<>();
        int j = 0;
        for (int i = 0; i <= before.length; i++) {
            boolean stays = i < before.length && mates[i] >= 0 && !moved.get(i);
            if (i < before.length && mates[i] < 0) {
                gone.add(i);
            }
            if (stays || i == before.length) {
                int end = stays ? mates[i] : after.length;
                for (; j < end; j++) {
                    if (back[j] < 0) {
                        come.add(j);
                    }
                }
                fill(gone, come, likeness);
                gone.clear();
                come.clear();
            }
        }
    }

    private void fill(List<Integer> gone, List<Integer> come, Likeness likeness) {
        int most = Math.min(gone.size(), come.size());
        if (gone.size() == come.size() || (long) gone.size() * come.size() > LARGEST_GAP) {
            IntStream.range(0, most).forEach(n -> pair(gone.get(n), come.get(n)));
            return;
        }
        if (most == 0) {
            return;
        }
        int[][] best = new int[gone.size() + 1][come.size() + 1];
        for (int i = gone.size() - 1; i >= 0; i--) {
            for (int j = come.size() - 1; j >= 0; j--) {
                int together = best[i + 1][j + 1] + likeness.of(gone.get(i), come.get(j));
                best[i][j] = Math.max(together, Math.max(best[i + 1][j], best[i][j + 1]));
            }
        }
        for (int i = 0, j = 0; i < gone.size() && j < come.size(); ) {
            if (best[i][j] == best[i + 1][j]) {
                i++;
            } else if (best[i][j] == best[i][j + 1]) {
                j++;
            } else {
                pair(gone.get(i++), come.get(j++));
            }
        }
    }

    /// The longest rising part of a row of numbers: what may stay where it is while everything else moves past it.
    static final class Rising {
        private Rising() { }

        /// {@return the places of a longest part of `numbers` in which each is above the one before; those below 0
        /// are left out}
        static BitSet longest(int[] numbers) {
            int[] ends = new int[numbers.length];
            int[] before = new int[numbers.length];
            int length = 0;
            for (int i = 0; i < numbers.length; i++) {
                if (numbers[i] >= 0) {
                    int at = firstNotBelow(numbers, ends, length, numbers[i]);
                    before[i] = at == 0 ? -1 : ends[at - 1];
                    ends[at] = i;
                    length = Math.max(length, at + 1);
                }
            }
            BitSet longest = new BitSet(numbers.length);
            for (int i = length == 0 ? -1 : ends[length - 1]; i >= 0; i = before[i]) {
                longest.set(i);
            }
            return longest;
        }

        private static int firstNotBelow(int[] numbers, int[] ends, int length, int number) {
            int from = 0;
            int to = length;
            while (from < to) {
                int middle = from + to >>> 1;
                if (numbers[ends[middle]] < number) {
                    from = middle + 1;
                } else {
                    to = middle;
                }
            }
            return from;
        }
    }
}
