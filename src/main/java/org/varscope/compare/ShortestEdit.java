package org.varscope.compare;

import module java.base;

/// The shortest way from one row of numbers to another by taking out and putting in, as Myers finds it ("An O(ND)
/// difference algorithm and its variations", 1986).
final class ShortestEdit {
    private final long[] before;
    private final long[] after;
    private final int from;
    private final int to;
    private final int fromAfter;
    private final int toAfter;

    private ShortestEdit(long[] before, long[] after, int from, int to, int fromAfter, int toAfter) {
        this.before = before;
        this.after = after;
        this.from = from;
        this.to = to;
        this.fromAfter = fromAfter;
        this.toAfter = toAfter;
    }

    /// {@return the runs that are the same in both, from the last to the first: place in `before`, place in `after`,
    /// length; empty where it takes more than `most` steps}
    static Optional<List<int[]>> runs(long[] before, long[] after, int from, int to, int fromAfter,
            int toAfter, int most) {
        return new ShortestEdit(before, after, from, to, fromAfter, toAfter).runs(most);
    }

    private Optional<List<int[]>> runs(int most) {
        int length = to - from;
        int lengthAfter = toAfter - fromAfter;
        if (Math.abs(length - lengthAfter) > most) {
            return Optional.empty();
        }
        int[] reached = new int[2 * most + 3];
        int zero = most + 1;
        List<int[]> trace = new ArrayList<>();
        for (int step = 0; step <= most; step++) {
            for (int k = -step; k <= step; k += 2) {
                boolean down = k == -step || k != step && reached[zero + k - 1] < reached[zero + k + 1];
                int x = down ? reached[zero + k + 1] : reached[zero + k - 1] + 1;
                int y = x - k;
                while (x < length && y < lengthAfter && x >= 0 && y >= 0 && before[from + x] == after[fromAfter + y]) {
                    x++;
                    y++;
                }
                reached[zero + k] = x;
                if (x >= length && y >= lengthAfter) {
                    trace.add(reached.clone());
                    return Optional.of(back(trace, zero));
                }
            }
            trace.add(reached.clone());
        }
        return Optional.empty();
    }

    private List<int[]> back(List<int[]> trace, int zero) {
        List<int[]> runs = new ArrayList<>();
        int x = to - from;
        int y = toAfter - fromAfter;
        for (int step = trace.size() - 1; step >= 0; step--) {
            int k = x - y;
            int startX = 0;
            int lastX = 0;
            int lastY = 0;
            if (step > 0) {
                int[] reached = trace.get(step - 1);
                boolean down = k == -step || k != step && reached[zero + k - 1] < reached[zero + k + 1];
                lastX = reached[zero + (down ? k + 1 : k - 1)];
                lastY = lastX - (down ? k + 1 : k - 1);
                startX = down ? lastX : lastX + 1;
            }
            if (x > startX) {
                runs.add(new int[] {from + startX, fromAfter + startX - k, x - startX});
            }
            x = lastX;
            y = lastY;
        }
        return runs;
    }
}
