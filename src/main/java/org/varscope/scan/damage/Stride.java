package org.varscope.scan.damage;

import module java.base;
import org.varscope.bytes.ByteReader;
import org.varscope.dialect.Grammar;
import org.varscope.scan.walk.Findings;
import org.varscope.scan.walk.PlainText;
import org.varscope.scan.walk.Plan;
import org.varscope.scan.walk.StrideLeaves;
import org.varscope.scan.walk.StrideTable;
import org.varscope.scan.walk.Walk;

/// Skips healthy values at memory speed, in the plain window of a reader, and stops before anything
/// that a [Walk] would have something to say about.
///
/// It finds nothing and decides nothing: whatever it counts, the careful walk would have counted just so, and where it
/// stops, the careful walk goes on. Collections that begin and end within a stride exist only as numbers on its stack;
/// those still open when it stops become levels of the scan.
public final class Stride {
    private static final VarHandle INTS = MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.LITTLE_ENDIAN);
    /// Bytes that are read at a value without asking whether they are there: header, length, and a short text. The
    /// longest head of a collection is shorter.
    private static final int READ = 8 + PlainText.SHORT;
    /// Collections within each other that one stride keeps apart.
    private static final int LEVELS = 64;
    private static final int RUN = (int) Scanner.RUN;

    private final ByteReader in;
    private final Plan plan;
    private final int[] steps;
    private final StrideLeaves leaves;

    // The window, and where in it a stride may go: all are indices.
    private byte[] array = {};
    /// Past the last byte that a value may use.
    private int limit;
    /// The last index at which a value may start.
    private int last;
    /// Past the last byte of what holds the items, which may be beyond the window.
    private long bound;
    /// Largest depth of a collection on the stack.
    private int deepest;
    /// Bytes before the header of an item of depth 0.
    private int lead;

    // Collections that are open, by depth from 1 on.
    private final int[] starts = new int[LEVELS + 1];
    private final int[] bodies = new int[LEVELS + 1];
    private final int[] headers = new int[LEVELS + 1];
    private final long[] claims = new long[LEVELS + 1];
    /// Items to come in the collections around the innermost one, the one that is open included.
    private final long[] lefts = new long[LEVELS + 1];
    private int depth;
    private int at;
    /// Bytes looked at so far, each as often as it was.
    private long visited;
    private long left;

    Stride(ByteReader in, Plan plan) {
        this.in = in;
        this.plan = plan;
        this.steps = plan.steps;
        this.leaves = new StrideLeaves(plan.dialect.traits().text());
    }

    /// Takes the window at `from` for the items of a collection that ends at `end`.
    ///
    /// @param levels more levels of collections that may open
    private boolean enter(long from, long end, long stop, int levels) {
        in.load(from);
        long origin = in.arrayStart() - in.arrayOffset();
        array = in.array();
        bound = end - origin;
        limit = (int) Math.min(bound, in.arrayEnd());
        last = (int) Math.min(in.arrayEnd() - READ, stop - origin);
        deepest = Math.min(LEVELS, levels);
        at = (int) (from - origin);
        lead = 0;
        depth = 0;
        return at <= last;
    }

    private long offset(long index) {
        return in.arrayStart() - in.arrayOffset() + index;
    }

    /// Counts items of `level` from `from` on, which are bare values.
    ///
    /// @param stop   offset from which on no further item is begun
    /// @param levels more levels of collections that may open
    /// @return where it stopped; [#open] then tells the collections that are open there
    long values(Level level, long from, long stop, int levels, Findings findings, boolean guessing) {
        if (!enter(from, level.bound, stop, levels)) {
            return from;
        }
        boolean full = true;
        while (full && level.remaining > 0) {
            long before = level.remaining;
            left = before;
            int begun = at;
            go((int) (level.runStart() + RUN - offset(0)));
            visited += at - begun;
            long counted = before - (depth == 0 ? left : lefts[1]);
            full = depth == 0 && at >= level.runStart() + RUN - offset(0);
            level.count(counted, depth == 0 ? offset(at) : offset(starts[1]), guessing, findings);
        }
        return offset(at);
    }

    /// Counts items of `level` from `from` on, which are frames.
    ///
    /// @param stop   offset from which on no further frame is begun
    /// @param levels more levels of collections that may open
    /// @return where it stopped; [#open] then tells the collections that are open there
    long frames(Level level, long from, long stop, int levels, Findings findings, boolean guessing) {
        if (!enter(from, level.bound, stop, levels)) {
            return from;
        }
        lead = 4;
        long room = bound;
        int window = limit;
        int start = at;
        while (level.remaining > 0 && start <= last - 4) {
            int word = (int) INTS.get(array, start);
            int length = level.grammar == Grammar.FRAMES_BE ? Integer.reverseBytes(word) : word;
            if (length < 4 || length % 4 != 0 || length > room - start - 4) {
                break;
            }
            bound = start + 4L + length;
            limit = (int) Math.min(bound, window);
            at = start + 4;
            left = 1;
            go(Integer.MAX_VALUE);
            visited += at - start;
            if (depth > 0) {
                return offset(at);
            }
            if (left > 0 || at != bound) {
                break;
            }
            start = at;
            level.count(1, offset(start), guessing, findings);
        }
        depth = 0;
        return offset(start);
    }

    /// Gets over values until the items of depth 0 are counted, or bytes from index `full` on are reached at depth 0
    /// or a run's worth in a deeper collection, or something must be looked at closely.
    private void go(int full) {
        byte[] bytes = array;
        int end = last;
        int most = limit;
        leaves.limit = most;
        int index = at;
        long count = left;
        int level = 0;
        int runEnd = full;
        while (index <= end && count != 0) {
            int header = (int) INTS.get(bytes, index);
            int step = (header & StrideTable.STRANGE) == 0 ? steps[StrideTable.index(header)] : StrideTable.NONE;
            int next;
            if (step > 0) {
                next = index + step;
            } else if (step == StrideTable.TEXT) {
                next = leaves.text(bytes, index + 4);
            } else if (step == StrideTable.ARRAY || step == StrideTable.DICTIONARY || step == StrideTable.NONE) {
                int head = step == StrideTable.NONE ? typedHead(bytes, index, header) : 8;
                if (head == 0) {
                    break;
                }
                long claim = (long) (int) INTS.get(bytes, index + head - 4) << (isKeyed(header) ? 1 : 0);
                if (claim < 0 || level == deepest || claim * 4 > bound - index - head) {
                    break;
                }
                if (claim > 0) {
                    lefts[++level] = count;
                    starts[level] = level == 1 ? index - lead : index;
                    headers[level] = header;
                    claims[level] = claim;
                    count = claim;
                    index += head;
                    bodies[level] = index;
                    runEnd = index + RUN;
                    continue;
                }
                next = index + head;
            } else if (step >= StrideTable.WIDE_FLOAT) {
                next = StrideLeaves.number(bytes, index, step);
            } else {
                next = leaves.other(bytes, index, step);
            }
            if (Integer.compareUnsigned(next, most) > 0) {
                break;
            }
            index = next;
            count--;
            while (index < runEnd && count == 0 && level > 0 && index - starts[level] <= RUN) {
                count = lefts[level--] - 1;
                runEnd = level == 0 ? full : bodies[level] + RUN;
            }
            if (index >= runEnd) {
                break;
            }
        }
        at = index;
        left = count;
        depth = level;
    }

    /// Bytes up to the first child of a collection whose elements are of builtin types, or 0 for any other value.
    private int typedHead(byte[] bytes, int index, int header) {
        int types = plan.builtinTypes(header);
        for (int i = 1; i <= types; i++) {
            if (Integer.compareUnsigned((int) INTS.get(bytes, index + 4 * i), plan.dialect.typeCount()) >= 0) {
                return 0;
            }
        }
        return types == 0 ? 0 : 8 + 4 * types;
    }

    private boolean isKeyed(int header) {
        return steps[header & 0xFF] == StrideTable.DICTIONARY;
    }

    /// {@return bytes looked at so far, each as often as it was; what a walk looks at again is the walk's to count}
    long visited() {
        return visited + leaves.visited;
    }

    /// Adds the collections that are open where the last stride stopped, the outermost first.
    void open(List<Level> levels, boolean guessing, Findings findings) {
        for (int i = 1; i <= depth; i++) {
            boolean keyed = isKeyed(headers[i]);
            long to = i == depth ? left : lefts[i + 1];
            int before = i == 1 ? lead : 0;
            Level.Item item = new Level.Item(offset(starts[i]), before,
                    before == 0 ? Scanner.NO_FRAME : offset(bound), false, findings.size());
            Level level = Level.begun(item, headers[i], offset(bodies[i]), claims[i], keyed, offset(bound), guessing);
            boolean keyBegun = keyed && (i < depth || to < claims[i]);
            level.firstKey = keyBegun ? (int) INTS.get(array, bodies[i]) : 0;
            levels.add(level);
            level.count(claims[i] - to, i == depth ? offset(at) : offset(starts[i + 1]), guessing, findings);
        }
        depth = 0;
    }
}
