package org.varscope.scan.damage;

import java.util.List;
import org.varscope.bytes.ByteReader;
import org.varscope.dialect.Row;
import org.varscope.scan.walk.Findings;
import org.varscope.scan.walk.Grammar;
import org.varscope.scan.walk.Plan;
import org.varscope.scan.walk.Walk;
import org.varscope.variant.VariantKind;

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
    /// Behind an item of more bytes than this, others have to be fetched.
    private static final int FAR = ByteReader.SMALLEST_WINDOW;
    private static final int COST_OF_A_JUMP = 128;

    private final ByteReader in;
    private final Walk walk;
    private final long most;
    private long budget;

    private final long[] remaining = new long[MOST_LEVELS * 2];
    private final Grammar[] grammars = new Grammar[MOST_LEVELS * 2];
    private final boolean[] keyed = new boolean[MOST_LEVELS * 2];
    private final int[] firstKeys = new int[MOST_LEVELS * 2];
    private int top;

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
        budgetFor(in.length());
    }

    /// Sets how much work all tries together may be from here on, for a frame or a file of `length` bytes.
    void budgetFor(long length) {
        budget = Math.min(most, Math.min(MOST_BUDGET_PER_BYTE * length, LARGE_BUDGET + BUDGET_PER_BYTE * length));
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

    /// {@return whether everything fits exactly where the innermost open collection ends at `at`, whatever its count says}
    boolean endsAt(List<Level> levels, long at) {
        return budget > 0 && set(levels, 0) && top > 0 && probe(at, levels.getLast().bound, Integer.MAX_VALUE) == Outcome.EXACT;
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

    /// Copies the innermost open levels, with `left` items to come in the last one.
    private boolean set(List<Level> levels, long left) {
        int from = Math.max(0, levels.size() - MOST_LEVELS);
        top = -1;
        for (Level level : levels.subList(from, levels.size())) {
            if (level.grammar.isFramed()) {
                continue;
            }
            top++;
            remaining[top] = level.remaining;
            grammars[top] = level.grammar;
            keyed[top] = level.keyed;
            firstKeys[top] = level.firstKey;
            // An enclosing level still counts the child that is open inside it.
            if (level != levels.getLast()) {
                remaining[top]--;
            }
        }
        if (top < 0) {
            return false;
        }
        remaining[top] = left;
        return true;
    }

    private Outcome probe(long from, long bound, int most) {
        long at = from;
        for (int i = 0; i < most && (at - from < BYTES_IN_A_ROW || most > VALUES_IN_A_ROW); i++) {
            while (top >= 0 && remaining[top] == 0) {
                top--;
            }
            if (top < 0 || at >= bound || budget <= 0) {
                return top < 0 && at == bound ? Outcome.EXACT : Outcome.WRONG;
            }
            long work = walk.texts.work;
            long next = item(at, bound);
            budget -= COST_OF_AN_ITEM + walk.texts.work - work + (next - at > FAR ? COST_OF_A_JUMP : 0);
            if (next < 0) {
                return Outcome.WRONG;
            }
            at = next;
        }
        return Outcome.PLAUSIBLE;
    }

    private long item(long at, long bound) {
        long value = at;
        if (grammars[top] == Grammar.PROPERTIES) {
            value = walk.name(at, bound);
            if (value == Walk.BROKEN || walk.texts.length == 0) {
                return -1;
            }
        }
        boolean key = keyed[top] && remaining[top] % 2 == 0;
        int level = top;
        remaining[level]--;
        long end = walk.value(value, bound);
        if (end == Walk.BROKEN || key && !isLikeKey(level)) {
            return -1;
        }
        return end == Walk.OPEN ? open(bound) : end;
    }

    private long open(long bound) {
        if (top + 1 >= remaining.length || walk.head.children * 4 > bound - walk.head.bodyAt) {
            return -1;
        }
        top++;
        remaining[top] = walk.head.children;
        grammars[top] = walk.head.grammar;
        Row row = walk.row();
        keyed[top] = row != null && row.kind() == VariantKind.DICTIONARY;
        firstKeys[top] = 0;
        return walk.head.bodyAt;
    }

    /// Whether the value measured last has the type of the first key of its collection, where that is known.
    private boolean isLikeKey(int level) {
        return firstKeys[level] == 0 || (walk.header & 0xFF) == (firstKeys[level] & 0xFF);
    }
}
