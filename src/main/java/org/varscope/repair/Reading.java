package org.varscope.repair;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.ByteReader;
import org.varscope.bytes.ByteStore;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Grammar;
import org.varscope.dialect.Row;
import org.varscope.problem.Problem;
import org.varscope.repair.Level.Place;
import org.varscope.scan.walk.Findings;
import org.varscope.scan.walk.Plan;
import org.varscope.scan.walk.Walk;
import org.varscope.variant.VariantKind;

/// Reads the value of one record strictly, from any place in it on, up to the first thing that is wrong.
final class Reading {
    /// Items of one reading; what is longer is taken for whole as far as it was looked at.
    private static final int MOST = 20_000;

    private final Dialect dialect;
    private final ByteReader in;
    private Findings findings = new Findings(false);
    private Walk walk;
    private Oddness oddness;
    private Level level = Level.record(0);

    /// Where it is.
    long at;
    /// How odd everything up to there is.
    double oddSum;
    /// How odd the oddest key is.
    double oddestKey;
    /// How many items were read.
    int items;

    /// How a reading ends.
    enum Ending {
        /// With the value.
        WHOLE,
        /// Before an item that cannot be read.
        STUCK,
        /// Where nobody wants to know more.
        FAR
    }

    Reading(ByteStore bytes, Dialect dialect) {
        this.dialect = dialect;
        this.in = bytes.reader(1024);
        this.walk = new Walk(in, Plan.of(dialect), findings);
        this.oddness = new Oddness(walk);
    }

    /// Reads on from `from`.
    ///
    /// @param end   of the record
    /// @param far   offset from which on nobody wants to know more
    /// @param trace takes what was come over; null where nobody wants to know
    /// @param known reading stops where this one stood, too, as it would go on in the same way; null where there is
    ///              none
    Ending read(Place from, long end, long far, @Nullable Trace trace, @Nullable Trace known) {
        at = from.at();
        oddSum = from.oddness();
        level = from.level();
        items = 0;
        oddestKey = 0;
        // Findings keep only so many, however often they are taken.
        findings = new Findings(false);
        walk = new Walk(in, Plan.of(dialect), findings);
        oddness = new Oddness(walk);
        walk.texts.visitor = trace;
        while (true) {
            Level open = open(level);
            if (open == null) {
                return Ending.WHOLE;
            }
            level = open;
            if (at >= far || items++ >= MOST) {
                return Ending.FAR;
            }
            if (trace != null) {
                trace.pass(new Place(at, level, oddSum));
            }
            if (known != null && items > 1 && known.has(at, level) || !item(end)) {
                return Ending.STUCK;
            }
        }
    }

    private static @Nullable Level open(Level level) {
        Level open = level;
        while (open != null && open.remaining() == 0) {
            open = open.around();
        }
        return open;
    }

    private boolean item(long end) {
        long value = level.named() ? walk.name(at, end) : at;
        long next = value == Walk.BROKEN ? Walk.BROKEN : walk.value(value, end);
        if (next == Walk.BROKEN || next == Walk.OPEN && !canOpen()) {
            return false;
        }
        double own = oddness.of(level, value, findings.take(0, 0)) + (walk.header == 0 ? 0 : Weights.HEADER);
        oddSum += own;
        oddestKey = level.atKey() ? Math.max(oddestKey, own) : oddestKey;
        level = level.past(at, walk.header);
        if (next == Walk.OPEN) {
            Row row = walk.row();
            boolean keyed = row != null && row.kind() == VariantKind.DICTIONARY;
            next = walk.head.bodyAt;
            level = new Level(level, value, next - 4, walk.head.children, walk.head.children, keyed ? 2 : 1,
                    walk.head.grammar == Grammar.PROPERTIES, -1, next);
        }
        at = next;
        return true;
    }

    private boolean canOpen() {
        int limit = dialect.traits().depthLimit();
        return !walk.head.countLies && (limit == Integer.MAX_VALUE || level.depth() <= limit);
    }

    /// {@return what was wrong where it is stuck}
    List<Problem> troubles() {
        return findings.take(0, 0).stream().filter(Problem::isError).toList();
    }

    /// {@return the collections that are open}
    Level level() {
        return level;
    }
}
