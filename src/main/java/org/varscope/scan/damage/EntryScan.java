package org.varscope.scan.damage;

import module java.base;
import org.varscope.bytes.ByteReader;
import org.varscope.bytes.Seq;
import org.varscope.problem.Flaw;
import org.varscope.problem.Problem;
import org.varscope.scan.walk.EntryHeads;
import org.varscope.scan.walk.Findings;
import org.varscope.scan.walk.Grammar;
import org.varscope.scan.walk.Limits;
import org.varscope.scan.walk.Plan;
import org.varscope.scan.walk.Progress;
import org.varscope.scan.walk.Walk;

/// Reads the entries of a project's settings: a key with its length, and a value with its length.
///
/// Damage in a value ends where its length says. Where a length itself cannot be right, reading goes on at the next
/// place from which two entries in a row look right, or one that ends where the bytes end.
public final class EntryScan {
    private final ByteReader in;
    private final Plan plan;
    private final EntryHeads heads;
    private final Progress progress;
    private final Limits limits;
    private final Findings findings = new Findings(false);
    private final List<Shape> parts = new ArrayList<>();
    private boolean clean = true;
    private boolean guessing;
    /// Whether reading was stopped, so that what follows is not known.
    private boolean stopped;
    private long items;
    private long runStart;
    private long runItems;

    /// @param limits where to break off; with them, damage to the lengths of an entry is left to a scan without
    public EntryScan(ByteReader in, Plan plan, Progress progress, Limits limits) {
        this.in = in;
        this.plan = plan;
        this.heads = new EntryHeads(in, plan);
        this.progress = progress;
        this.limits = limits;
    }

    /// Reads entries from `from` until `want` are read or `bound` is reached.
    ///
    /// @throws CancellationException if the progress says to stop
    public Scanned items(long from, long bound, long want) {
        long at = from;
        long nextReport = from + Scanner.REPORT_EVERY;
        runStart = from;
        while (items < want && at < bound && !stopped) {
            at = entry(at, bound);
            if (at >= nextReport) {
                nextReport = at + Scanner.REPORT_EVERY;
                progress.report(at, "the scan");
            }
        }
        flush(at);
        return new Scanned(Seq.of(parts), at, clean, stopped);
    }

    private long entry(long at, long bound) {
        if (at >= limits.stop()) {
            return stopAt(at);
        }
        EntryHeads.Head head = heads.at(at, bound);
        if (head.isRight()) {
            return whole(at, head);
        }
        if (!limits.areNone()) {
            return stopAt(at);
        }
        EntryHeads.Head counted = heads.countedInCharacters(at, bound);
        if (counted.isRight()) {
            findings.add(new Flaw.KeyLengthShort(in.u32(at), counted.frame() - at - 4), at, 4);
            guessing = true;
            return counted(at, counted);
        }
        long end = heads.next(at + 1, bound);
        Problem problem = heads.trouble(at, bound);
        findings.add(problem.flaw(), problem.span().start(), problem.span().length());
        flush(at);
        add(new Shape.Leaf(end - at, 1, 0, 0, 0, true, guessing, findings.take(0, at)), end);
        clean = false;
        guessing = end < bound;
        return end;
    }

    /// An entry whose lengths are right: its value is read as that of a record, with the key put before it.
    private long whole(long at, EntryHeads.Head head) {
        Scanned scanned = new Scanner(in, plan, 0, limits).items(Grammar.FRAMES, head.frame(), head.end(), 1);
        if (scanned.parts().isEmpty()) {
            return stopAt(at);
        }
        stopped |= scanned.stopped();
        Shape part = scanned.parts().get(0);
        if (part instanceof Shape.Run run && run.problems().isEmpty() && scanned.end() == head.end()) {
            items++;
            runItems++;
            if (head.end() - runStart >= Scanner.RUN) {
                flush(head.end());
            }
            return head.end();
        }
        flush(at);
        add(EntryParts.after(head.frame() - at, part, guessing), head.end());
        clean &= scanned.clean();
        return head.end();
    }

    /// An entry whose key is longer than its length says. Its parts cannot be a run, which trusts lengths.
    private long counted(long at, EntryHeads.Head head) {
        Scanner scanner = new Scanner(in, plan, 1, Progress.NONE);
        flush(at);
        add(EntryParts.opened(at, head, new Walk(in, plan, findings), scanner, findings), head.end());
        clean = false;
        return head.end();
    }

    private long stopAt(long at) {
        stopped = true;
        return at;
    }

    private void add(Shape part, long end) {
        parts.add(part);
        items += part.count();
        runStart = end;
    }

    private void flush(long at) {
        if (runItems > 0) {
            parts.add(new Shape.Run(at - runStart, runItems, guessing, List.of()));
        }
        runStart = at;
        runItems = 0;
    }
}
