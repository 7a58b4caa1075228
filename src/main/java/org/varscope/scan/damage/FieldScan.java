package org.varscope.scan.damage;

import module java.base;
import org.varscope.bytes.ByteReader;
import org.varscope.bytes.Seq;
import org.varscope.dialect.FieldItem;
import org.varscope.dialect.FieldKind;
import org.varscope.dialect.FieldList;
import org.varscope.problem.Flaw;
import org.varscope.scan.walk.FieldItems;
import org.varscope.scan.walk.FieldTurns;
import org.varscope.scan.walk.Findings;
import org.varscope.scan.walk.Limits;
import org.varscope.scan.walk.Plan;
import org.varscope.scan.walk.Progress;
import org.varscope.scan.walk.Walk;

/// Reads bytes by a list of fields: each item as what the list says for its number.
///
/// Items that come once are parts of their own. Those that come again become runs, as the values of a stream
/// do, so that gigabytes of them are read as fast. A plain item that the bytes cut takes all that is left.
public final class FieldScan {
    private final ByteReader in;
    private final Plan plan;
    private final FieldItems fields;
    private final FieldTurns turns;
    private final Progress progress;
    private final Limits limits;
    private final Findings findings = new Findings(false);
    private final List<Shape> parts = new ArrayList<>();
    private boolean clean = true;
    /// Whether a length before a value lied, so that what follows was found again after damage.
    private boolean guessing;
    /// Whether reading was stopped, so that what follows is not known.
    private boolean stopped;
    private long nextReport;

    /// A scan of a whole file.
    ///
    /// @param limits where to break off
    public FieldScan(ByteReader in, Plan plan, FieldList list, Progress progress, Limits limits) {
        this(in, plan, new FieldTurns(new FieldItems(in, plan.dialect), list), progress, limits);
    }

    /// @param turns  what comes first, and then
    /// @param limits where to break off
    public FieldScan(ByteReader in, Plan plan, FieldTurns turns, Progress progress, Limits limits) {
        this.in = in;
        this.plan = plan;
        this.fields = new FieldItems(in, plan.dialect);
        this.turns = turns;
        this.progress = progress;
        this.limits = limits;
    }

    /// Reads items from `from` on until `bound` is reached or the list ends.
    ///
    /// @throws CancellationException if the progress says to stop
    public Scanned items(long from, long bound) {
        nextReport = from + Scanner.REPORT_EVERY;
        long at = from;
        for (FieldItem item = turns.item(); item != null && at < bound && !isOver(at); item = turns.item()) {
            long limit = turns.bound(bound);
            if (limit > at) {
                at = item.kind().isVariant() ? values(item, at, limit) : plain(item, at, limit);
            } else {
                turns.skip();
            }
        }
        FieldItem rest = turns.item();
        if (rest != null && rest.isRest() && !turns.comesAgain() && at == in.length() && !stopped) {
            add(rest, at, at, 1);
        }
        return new Scanned(Seq.of(parts), at, clean, stopped);
    }

    private boolean isOver(long at) {
        stopped |= at >= limits.stop();
        return stopped;
    }

    private long values(FieldItem item, long from, long bound) {
        Scanner scanner = new Scanner(in, plan, 0, progress, false, limits);
        scanner.guessing = guessing;
        Scanned scanned = scanner.items(FieldItems.grammar(item), from, bound, turns.left());
        scanned.parts().forEach(parts::add);
        guessing |= scanner.guessing;
        turns.came(scanned.parts().count(), from, false);
        stopped |= scanned.stopped();
        clean &= scanned.clean() && !guessing;
        return scanned.end();
    }

    private long plain(FieldItem item, long from, long bound) {
        boolean repeated = turns.isEndless();
        boolean alike = item.kind() != FieldKind.MAGIC && !item.isText();
        long width = item.width(plan.dialect);
        long at = from;
        do {
            long end = repeated && width > 0 && alike ? fixedRun(item, width, at, bound)
                    : run(item, repeated, at, bound);
            if (end == Walk.BROKEN) {
                return stopped ? at : broken(item, at, bound);
            }
            at = end;
            report(at);
        } while (repeated && at < bound && !isOver(at));
        return at;
    }

    /// Items of one size, as many as belong in a run.
    private long fixedRun(FieldItem item, long width, long at, long bound) {
        long count = Math.min((bound - at) / width, Math.max(1, Scanner.RUN / width));
        if (count == 0) {
            return Walk.BROKEN;
        }
        return add(item, at, at + count * width, count);
    }

    private long run(FieldItem item, boolean repeated, long from, long bound) {
        long at = from;
        long count = 0;
        do {
            // A text goes on until its end is found, which may be far away; that of any other item is known.
            boolean searched = item.kind().isLine() || item.kind() == FieldKind.TEXT_NUL;
            long seen = searched ? Math.max(at, Math.min(bound, limits.stop())) : bound;
            long end = fields.end(item, at, seen);
            stopped |= seen < bound && (end == seen || end == Walk.BROKEN);
            if (end == Walk.BROKEN || stopped) {
                break;
            }
            boolean unseen = item.isText() && end > limits.stop();
            long bad = unseen ? -1 : fields.illegible(item, at, end);
            if (bad >= 0) {
                return count == 0 ? illegible(at, end, bad) : add(item, from, at, count);
            }
            // What may go on past the bytes that were given is whole only where they are all.
            clean &= !unseen && (end < bound || bound == in.length() || !fields.isOpen(item, at, end));
            at = end;
            count++;
        } while (repeated && item.kind() != FieldKind.MAGIC && at < bound && at - from < Scanner.RUN);
        return count == 0 ? Walk.BROKEN : add(item, from, at, count);
    }

    private long add(FieldItem item, long from, long to, long count) {
        fields.other(item, from).ifPresent(other ->
                findings.add(new Flaw.MagicOther(other.word(), item.word()), from, item.size()));
        parts.add(new Shape.Run(to - from, count, guessing, findings.take(0, from)));
        turns.came(count, from, true);
        return to;
    }

    /// A text that is no UTF-8 is whole, but cannot be shown and written back as it was.
    private long illegible(long at, long end, long bad) {
        findings.add(new Flaw.TextNotUtf8(in.u8(bad)), bad, 1);
        parts.add(new Shape.Leaf(end - at, 1, 0, 0, 0, true, guessing, findings.take(0, at)));
        turns.came(1, at, true);
        clean = false;
        return end;
    }

    private long broken(FieldItem item, long at, long bound) {
        long left = bound - at;
        int width = item.kind().lengthWidth();
        if (width == 0) {
            long needs = item.kind() == FieldKind.TEXT_NUL ? left + 1 : item.width(plan.dialect);
            findings.add(new Flaw.PayloadCut(item.word(), needs, left), at, left);
        } else if (left < width) {
            findings.add(width == Integer.BYTES ? new Flaw.Cut(Flaw.Part.TEXT_LENGTH, left)
                    : new Flaw.PayloadCut(item.word(), width, left), at, left);
        } else {
            findings.add(new Flaw.PastEnd(Flaw.Measured.TEXT, fields.length(item, at), left - width), at, width);
        }
        parts.add(new Shape.Leaf(left, 1, 0, 0, 0, true, guessing, findings.take(0, at)));
        turns.came(1, at, false);
        clean = false;
        return bound;
    }

    private void report(long at) {
        if (at >= nextReport) {
            nextReport = at + Scanner.REPORT_EVERY;
            progress.report(at, "the scan");
        }
    }
}
