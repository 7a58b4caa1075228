package org.varscope.scan.damage;

import module java.base;
import org.varscope.bytes.ByteReader;
import org.varscope.dialect.Grammar;
import org.varscope.scan.walk.Cursor;
import org.varscope.scan.walk.Findings;
import org.varscope.scan.walk.Plan;
import org.varscope.scan.walk.Walk;

/// Finds where structure goes on after damage.
///
/// Every fourth byte after the damage is tried: from there, the collections that are open are read on for a while.
/// The first place from which all of them end exactly where the bytes end, or from which many values in a row are
/// whole, is taken. Keys must look like the keys before them. All tries of one frame share one budget, so that damage
/// never costs more than a multiple of the bytes and never touches what is found in other frames.
final class Resync {
    static final Found NOTHING = new Found(-1, 0);

    private static final int VALUES_IN_A_ROW = 1024;
    private static final long BYTES_IN_A_ROW = 1 << 18;
    private static final int MOST_LOST = 4;
    private static final int MOST_LEVELS = 64;
    private static final int FRAMES_IN_A_ROW = 3;
    private static final long LARGE_BUDGET = 1 << 20;
    private static final int BUDGET_PER_BYTE = 8;
    private static final int MOST_BUDGET_PER_BYTE = 512;
    private static final long FARTHEST_BACK = 1 << 16;
    private static final int COST_OF_AN_ITEM = 8;
    /// Bytes that are fetched at once: a block, and some behind it.
    private static final int BLOCK = ByteReader.SMALLEST_WINDOW;
    private static final int COST_OF_A_BLOCK = 128;

    private final ByteReader in;
    private final Walk walk;
    private final Cursor cursor;
    private final long most;
    private long budget;
    /// Where the block begins that was fetched last. It is reckoned and not asked of the reader, for whom it depends on
    /// whether the bytes are in memory: what is found must not.
    private long block;

    /// Where to go on.
    ///
    /// @param at   offset of the next item, or -1 where there is none
    /// @param lost items that the damage has swallowed
    record Found(long at, long lost) { }

    private enum Outcome { WRONG, PLAUSIBLE, EXACT }

    /// @param most bound of every budget, in steps of which a byte read again is one
    Resync(ByteReader in, Plan plan, long most) {
        this.in = in.forJumps();
        this.most = most;
        this.walk = new Walk(this.in, plan, new Findings(true));
        this.cursor = new Cursor(walk);
        budgetFor(in.length());
    }

    /// Sets how much work all tries together may be from here on, for a frame or a file of `length` bytes.
    void budgetFor(long length) {
        budget = Math.min(most, Math.min(MOST_BUDGET_PER_BYTE * length, LARGE_BUDGET + BUDGET_PER_BYTE * length));
        block = Long.MIN_VALUE;
    }

    /// {@return where the collections that are open go on after the damaged value at `damaged`}
    /// @param left items that the innermost one still wants, the damaged one included
    Found find(List<Level> levels, long damaged, long left) {
        Level level = levels.getLast();
        for (long at = damaged + 4; at < level.bound && budget > 0; at += 4) {
            budget--;
            for (int lost = 1; lost <= MOST_LOST && lost <= left; lost++) {
                if (!set(levels, left - lost)) {
                    break;
                }
                if (probe(at, level.bound, VALUES_IN_A_ROW) != Outcome.WRONG) {
                    return new Found(at, lost);
                }
            }
        }
        return NOTHING;
    }

    /// {@return whether everything fits exactly where the innermost open collection ends at `at`, whatever its count
    /// says}
    boolean endsAt(List<Level> levels, long at) {
        return budget > 0 && set(levels, 0) && cursor.depth() > 1
                && probe(at, levels.getLast().bound, Integer.MAX_VALUE) == Outcome.EXACT;
    }

    /// {@return whether reading `bytes` again is within the budget, which it is then taken from}
    boolean affords(long bytes) {
        if (bytes > FARTHEST_BACK || bytes > budget) {
            return false;
        }
        budget -= bytes;
        return true;
    }

    /// Takes `bytes` that were looked at in vain from the budget.
    void charge(long bytes) {
        budget -= bytes;
    }

    /// {@return bytes looked at so far, each as often as it was}
    long visited() {
        return walk.texts.visited;
    }

    /// {@return whether some whole frames seem to start at `at`}
    boolean framesAt(long at, long bound, Grammar grammar) {
        long next = at;
        for (int i = 0; i < FRAMES_IN_A_ROW && next < bound; i++) {
            if (bound - next < 8) {
                return false;
            }
            long length = (grammar == Grammar.FRAMES_BE ? in.i32be(next) : in.i32(next)) & 0xFFFF_FFFFL;
            if (length < 4 || length % 4 != 0 || length > bound - next - 4 || walk.plan.row(in.i32(next + 4)) == null) {
                return false;
            }
            next += 4 + length;
        }
        return next > at;
    }

    /// Enters the innermost open levels, with `left` items to come in the last one.
    private boolean set(List<Level> levels, long left) {
        int from = Math.max(0, levels.size() - MOST_LEVELS);
        cursor.clear();
        for (Level level : levels.subList(from, levels.size())) {
            if (!level.grammar.isFramed()) {
                // An enclosing level still counts the child that is open inside it.
                cursor.enter(level == levels.getLast() ? left : level.remaining - 1, level.grammar, level.keyed,
                        level.firstKey);
            }
        }
        return cursor.depth() > 0;
    }

    private Outcome probe(long from, long bound, int most) {
        long at = from;
        cursor.leave();
        for (int i = 0; i < most && (at - from < BYTES_IN_A_ROW || most > VALUES_IN_A_ROW); i++) {
            if (cursor.depth() == 0 || at >= bound || budget <= 0) {
                return cursor.depth() == 0 && at == bound ? Outcome.EXACT : Outcome.WRONG;
            }
            long work = walk.texts.work;
            long next = item(at, bound);
            budget -= COST_OF_AN_ITEM + walk.texts.work - work + fetched(at);
            if (next < 0) {
                return Outcome.WRONG;
            }
            at = next;
        }
        return Outcome.PLAUSIBLE;
    }

    /// What it costs to fetch the bytes at `at`: nothing where they are in the block that was fetched last.
    private int fetched(long at) {
        if (at >= block && at <= block + BLOCK + ByteReader.AHEAD - Long.BYTES) {
            return 0;
        }
        block = at & -BLOCK;
        return COST_OF_A_BLOCK;
    }

    /// Where the item at `at` ends or its children begin; -1 where it is none that belongs here. Keys are like the
    /// first.
    private long item(long at, long bound) {
        int like = cursor.likeness();
        int depth = cursor.depth();
        long next = cursor.next(at, bound);
        boolean lies = cursor.depth() > depth && walk.head.children * 4 > bound - next
                || cursor.depth() > 2 * MOST_LEVELS;
        return next == Walk.BROKEN || cursor.lacksName() || lies || like != 0 && (walk.header & 0xFF) != (like & 0xFF)
                ? -1 : next;
    }
}
