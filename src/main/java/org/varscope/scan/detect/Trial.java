package org.varscope.scan.detect;

import org.jspecify.annotations.Nullable;
import org.varscope.bytes.ByteReader;
import org.varscope.problem.Problem;
import org.varscope.scan.walk.Cursor;
import org.varscope.scan.walk.Findings;
import org.varscope.scan.walk.Plan;
import org.varscope.scan.walk.Walk;

/// Reads one value strictly under one dialect and keeps nothing of it but how it went.
final class Trial {
    /// Bytes of one text, and texts of one array, beyond which they are only measured.
    private static final long LONG_TEXT = 1 << 16;

    private final ByteReader in;
    private final Plan plan;
    private final Walk walk;
    private final Cursor cursor;
    /// Whether the item at [#at] has a name.
    private boolean named;
    /// Why reading stopped, once that was asked for, and the end of the slice for which it was.
    private @Nullable Problem why;
    private long whyEnd;

    /// What speaks for and against the dialect so far.
    final Evidence evidence;
    /// Where the value ended, or where reading stopped.
    long at;
    /// How many values that value and what it holds are, as far as it was read.
    int values;

    /// How a trial ends.
    enum Ending {
        /// A whole value, which ends before the slice does or with it.
        WHOLE,
        /// The slice ends within the value.
        CUT,
        /// Bytes that the dialect refuses.
        WRONG,
        /// Everything was fine until the budget was spent.
        UNFINISHED
    }

    Trial(ByteReader in, Plan plan) {
        this.in = in;
        this.plan = plan;
        this.walk = new Walk(in, plan, new Findings(true));
        this.walk.texts.longest = LONG_TEXT;
        this.cursor = new Cursor(walk);
        this.evidence = new Evidence(in, plan);
    }

    /// Reads the value at `from`.
    ///
    /// @param end    where its slice ends
    /// @param budget offset from which on no further value is begun
    Ending read(long from, long end, long budget) {
        at = from;
        values = 0;
        why = null;
        cursor.clear();
        do {
            if (at >= budget) {
                return Ending.UNFINISHED;
            }
            int depth = cursor.depth();
            named = cursor.isNamed();
            long next = cursor.next(at, end);
            if (next == Walk.BROKEN) {
                return failed(end);
            }
            if (cursor.depth() > depth && walk.head.children * 4 > end - next) {
                return Ending.CUT;
            }
            values++;
            evidence.add(walk, cursor.value(), depth == 0);
            if (cursor.isScript()) {
                evidence.addScript(walk);
            }
            at = next;
        } while (cursor.depth() > 0);
        return Ending.WHOLE;
    }

    /// Tells bytes that are missing from bytes that are wrong.
    private Ending failed(long end) {
        return switch (problem(end).code()) {
            case HEADER_CUT, LENGTH_CUT, PAYLOAD_CUT, TEXT_PAST_END, COUNT_PAST_END -> Ending.CUT;
            default -> Ending.WRONG;
        };
    }

    /// {@return why reading stopped at [#at], which it must have}
    Problem problem(long end) {
        Problem known = why;
        if (known == null || whyEnd != end) {
            Findings findings = new Findings(false);
            Walk again = new Walk(in, plan, findings);
            long value = named ? again.name(at, end) : at;
            if (value != Walk.BROKEN) {
                again.value(value, end);
            }
            known = findings.take(0, 0).stream().filter(Problem::isError).findFirst()
                    .orElseThrow(() -> new IllegalStateException("nothing is wrong at " + at));
            why = known;
            whyEnd = end;
        }
        return known;
    }
}
