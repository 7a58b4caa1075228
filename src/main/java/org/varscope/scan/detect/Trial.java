package org.varscope.scan.detect;

import java.util.Arrays;
import org.varscope.bytes.ByteReader;
import org.varscope.dialect.Layout;
import org.varscope.dialect.Row;
import org.varscope.problem.Problem;
import org.varscope.problem.Severity;
import org.varscope.scan.walk.Findings;
import org.varscope.scan.walk.Grammar;
import org.varscope.scan.walk.Plan;
import org.varscope.scan.walk.Walk;

/// Reads one value strictly under one dialect and keeps nothing of it but how it went.
final class Trial {
    /// Bytes of one text beyond which it is only measured.
    private static final long LONG_TEXT = 1 << 16;

    private final ByteReader in;
    private final Plan plan;
    private final Walk looking;
    private final Walk measuring;
    private long[] remaining = new long[16];
    private boolean[] named = new boolean[16];
    private int depth;

    /// What speaks for and against the dialect so far.
    final Evidence evidence;
    /// Where the value ended, or where reading stopped.
    long at;

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
        this.looking = new Walk(in, plan, new Findings(true));
        this.measuring = Walk.trusting(in, plan);
        this.evidence = new Evidence(in, plan);
    }

    /// Reads the value at `from`.
    ///
    /// @param end    where its slice ends
    /// @param budget offset from which on no further value is begun
    Ending read(long from, long end, long budget) {
        at = from;
        depth = 0;
        do {
            if (at >= budget) {
                return Ending.UNFINISHED;
            }
            if (depth > 0 && named[depth - 1]) {
                long after = looking.name(at, end);
                if (after == Walk.BROKEN) {
                    return failed(end, true);
                }
                at = after;
            }
            if (depth > 0) {
                remaining[depth - 1]--;
            }
            Walk walk = walk(end);
            long next = walk.value(at, end);
            if (next == Walk.BROKEN) {
                return failed(end, false);
            }
            if (next == Walk.OPEN && walk.head.children * 4 > end - walk.head.bodyAt) {
                return Ending.CUT;
            }
            evidence.add(walk, at, depth == 0);
            if (next == Walk.OPEN) {
                push(walk);
            }
            at = next == Walk.OPEN ? walk.head.bodyAt : next;
            while (depth > 0 && remaining[depth - 1] == 0) {
                depth--;
            }
        } while (depth > 0);
        return Ending.WHOLE;
    }

    /// The walk that looks at texts, or the one that only measures where there is too much of it.
    private Walk walk(long end) {
        if (end - at < 8) {
            return looking;
        }
        Row row = plan.row(in.i32(at));
        boolean isText = row != null
                && (row.layout() instanceof Layout.Text || row.layout() instanceof Layout.PackedText);
        return isText && in.u32(at + 4) > LONG_TEXT ? measuring : looking;
    }

    private void push(Walk walk) {
        if (depth == remaining.length) {
            remaining = Arrays.copyOf(remaining, depth * 2);
            named = Arrays.copyOf(named, depth * 2);
        }
        remaining[depth] = walk.head.children;
        named[depth] = walk.head.grammar == Grammar.PROPERTIES;
        depth++;
    }

    /// Tells bytes that are missing from bytes that are wrong.
    private Ending failed(long end, boolean name) {
        return switch (problem(end, name).code()) {
            case HEADER_CUT, LENGTH_CUT, PAYLOAD_CUT, TEXT_PAST_END, COUNT_PAST_END -> Ending.CUT;
            default -> Ending.WRONG;
        };
    }

    /// {@return why reading stopped at {@link #at}, which it must have}
    Problem problem(long end) {
        return problem(end, depth > 0 && named[depth - 1]);
    }

    private Problem problem(long end, boolean name) {
        Findings findings = new Findings(false);
        Walk walk = new Walk(in, plan, findings);
        if (!name || walk.name(at, end) != Walk.BROKEN) {
            walk.value(at, end);
        }
        return findings.take(0, 0).stream().filter(p -> p.severity() == Severity.ERROR).findFirst()
                .orElseThrow(() -> new IllegalStateException("nothing is wrong at " + at));
    }
}
