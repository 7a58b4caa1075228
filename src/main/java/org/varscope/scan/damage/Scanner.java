package org.varscope.scan.damage;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.ByteReader;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Grammar;
import org.varscope.problem.Flaw;
import org.varscope.problem.Problem;
import org.varscope.scan.walk.EntryHeads;
import org.varscope.scan.walk.Findings;
import org.varscope.scan.walk.Limits;
import org.varscope.scan.walk.Plan;
import org.varscope.scan.walk.Progress;
import org.varscope.scan.walk.Walk;

/// Reads bytes as a sequence of items and never gives up: damage becomes a part of its own and reading goes on.
///
/// 1. Each item is measured ([Walk]). Whole small ones are only counted into the current run.
/// 2. A collection opens a level on an explicit stack. When it ends whole and within [#RUN] bytes, it is one
///    more item of the run around it; else it becomes an open part with parts of its own.
/// 3. A broken item becomes a part up to where reading can go on: the end of its frame, or where [Resync] finds
///    structure again, which is then marked as guessed, or the end of the bytes.
/// 4. Nothing is allocated by a count: levels end where their bytes end.
public final class Scanner {
    /// Bytes from which on a run is ended and a collection is kept open.
    static final long RUN = 4096;
    static final long NO_FRAME = -1;
    /// Bytes between two reports of progress.
    static final long REPORT_EVERY = 1 << 20;

    private final ByteReader in;
    private final Walk walk;
    private final EntryHeads heads;
    private final Findings findings;
    private final Resync resync;
    private final Stride stride;
    private final boolean careful;
    private final Progress progress;
    private final int baseDepth;
    private final List<Level> levels = new ArrayList<>();
    /// Whether what is read now was found again after damage.
    boolean guessing;
    private @Nullable Suspicion doubt;
    private boolean tooDeep;
    private final Limits limits;
    /// Whether reading was stopped, so that what follows is not known.
    private boolean stopped;
    private long nextReport;
    /// What was stepped over counts for, in bytes.
    private long jumped;

    /// @param depth of the items, 0 for a record
    public Scanner(ByteReader in, Plan plan, int depth, Limits limits) {
        this(in, plan, depth, Progress.NONE, false, limits);
    }

    /// @param careful whether to look at every value as if it were odd, which is slow and makes no difference
    /// @param limits  where to break off; what follows damage may be read otherwise than without them
    public Scanner(ByteReader in, Plan plan, int depth, Progress progress, boolean careful, Limits limits) {
        this.in = in;
        this.findings = new Findings(false);
        this.walk = new Walk(in, plan, findings);
        this.walk.texts.most = limits.work();
        this.heads = new EntryHeads(in, plan);
        this.resync = new Resync(in, plan, Math.min(limits.stop(), limits.work()));
        this.limits = limits;
        this.stride = new Stride(in, plan);
        this.careful = careful;
        this.progress = progress;
        this.baseDepth = depth;
    }

    /// {@return the wire rules that it reads by}
    public Dialect dialect() {
        return walk.plan.dialect;
    }

    /// Reads items from `from` until `want` are read or `bound` is reached.
    ///
    /// @throws CancellationException if the progress says to stop
    public Scanned items(Grammar grammar, long from, long bound, long want) {
        Level outermost = Level.outermost(grammar, from, bound, want, findings.size());
        levels.add(outermost);
        nextReport = from + REPORT_EVERY;
        long at = from;
        while (true) {
            Level level = levels.getLast();
            if (level.remaining == 0 || at >= level.bound) {
                if (level == outermost) {
                    break;
                }
                at = close(at);
            } else if (stopped || isOver(at) && (!level.keyed || level.atKey())) {
                stopped = true;
                at = breakOff(at);
                break;
            } else if (level.countLies && (!level.keyed || level.atKey()) && resync.endsAt(levels, at)) {
                at = close(at);
                guessing = at < levels.getLast().bound;
            } else {
                long reached = stride(level, at);
                at = reached > at ? reached : item(level, at);
                report(at);
            }
        }
        outermost.flush(at, guessing, findings);
        levels.clear();
        return new Scanned(outermost.parts(), at, !outermost.damaged, stopped);
    }

    private boolean isOver(long at) {
        return at >= limits.stop() || visited() >= limits.work();
    }

    private void report(long at) {
        if (at >= nextReport) {
            nextReport = at + REPORT_EVERY;
            progress.report(at, "the scan");
        }
    }

    private long item(Level level, long at) {
        return switch (level.grammar) {
            case VALUES -> value(level, new Level.Item(at, 0, NO_FRAME, false, findings.size()), level.bound);
            case PROPERTIES -> property(level, at, findings.size());
            case FRAMES, FRAMES_BE -> frame(level, at, findings.size());
            case ENTRIES -> entry(level, at, findings.size());
            case FIELDS -> throw new IllegalArgumentException("a list says what each field is");
        };
    }

    /// Goes over healthy items as far as they come.
    ///
    /// @return where the next item begins, perhaps one in a collection that is open now; `at` where nothing was gone
    /// over
    private long stride(Level level, long at) {
        int depth = baseDepth + levels.size() - 1;
        int deeper = walk.plan.dialect.traits().depthLimit() - depth;
        tooDeep &= !level.grammar.isFramed();
        if (careful || level.countLies || level.keyed && level.firstKey == 0 || deeper < 0 && !tooDeep) {
            return at;
        }
        int most = tooDeep ? Integer.MAX_VALUE : deeper;
        long end = Math.min(nextReport, limits.stop());
        end = Math.min(end, at + Math.min(REPORT_EVERY, limits.work() - visited()));
        long reached = switch (level.grammar) {
            case VALUES -> stride.values(level, at, end, most, findings, guessing);
            case FRAMES, FRAMES_BE -> stride.frames(level, at, end, most, findings, guessing);
            case PROPERTIES, ENTRIES, FIELDS -> at;
        };
        stride.open(levels, guessing, findings);
        if (level.grammar.isFramed() && levels.getLast() != level) {
            Level record = levels.get(1);
            resync.budgetFor(record.item.frameEnd() - record.item.start());
        }
        return reached;
    }

    private long property(Level level, long at, int first) {
        long after = walk.name(at, level.bound);
        if (after == Walk.BROKEN) {
            walk.header = 0;
            return broken(level, new Level.Item(at, 0, NO_FRAME, false, first));
        }
        boolean script = walk.isScript();
        checkDepth(after);
        long end = measured(after, level.bound);
        if (script && end != Walk.BROKEN) {
            walk.checkScript(level.header, after);
        }
        return read(level, new Level.Item(at, after - at, NO_FRAME, false, first), level.bound, end);
    }

    private long frame(Level level, long at, int first) {
        tooDeep = false;
        long left = level.bound - at - 4;
        if (left < 0) {
            findings.add(new Flaw.Cut(Flaw.Part.RECORD_LENGTH, left + 4), at, left + 4);
            return gap(level, at, level.bound, first);
        }
        long length = (level.grammar == Grammar.FRAMES_BE ? in.i32be(at) : in.i32(at)) & 0xFFFF_FFFFL;
        boolean lies = length > left;
        long end = at + 4 + Math.min(length, left);
        resync.budgetFor(end - at);
        if (lies) {
            findings.add(new Flaw.PastEnd(Flaw.Measured.RECORD, length, left), at, 4);
        } else if (length < 4) {
            findings.add(new Flaw.FrameEmpty(Flaw.Measured.RECORD, length), at, 4);
            walk.header = 0;
            return broken(level, new Level.Item(at, 4, end, false, first));
        } else if (length % 4 != 0) {
            findings.add(new Flaw.FrameLengthOdd(length), at, 4);
        }
        return value(level, new Level.Item(at, 4, end, lies, first), end);
    }

    /// An entry of settings. Where its lengths cannot be right, reading goes on at the next place from which two
    /// entries in a row look right, or one that ends where the bytes end.
    private long entry(Level level, long at, int first) {
        tooDeep = false;
        EntryHeads.Head head = heads.at(at, level.bound);
        boolean lies = !head.isRight();
        if (lies) {
            Level.Item unread = new Level.Item(at, 0, NO_FRAME, false, first);
            if (!limits.areNone()) {
                return stopAt(unread);
            }
            head = heads.countedInCharacters(at, level.bound);
            if (!head.isRight()) {
                findings.add(heads.trouble(at, level.bound));
                return damage(level, unread, 0, heads.next(at + 1, level.bound), 1);
            }
            findings.add(new Flaw.KeyLengthShort(in.u32(at), head.frame() - at - 4), at, 4);
            guessing = true;
        }
        resync.budgetFor(head.end() - head.frame());
        if (in.u32(head.frame()) % 4 != 0) {
            findings.add(new Flaw.FrameLengthOdd(in.u32(head.frame())), head.frame(), 4);
        }
        return value(level, new Level.Item(at, head.frame() + 4 - at, head.end(), lies, first), head.end());
    }

    private long gap(Level level, long at, long end, int first) {
        List<Problem> own = findings.take(first, at);
        level.flush(at, guessing, findings);
        level.add(new Shape.Gap(end - at, own), end, findings);
        level.damaged = true;
        return end;
    }

    private long value(Level level, Level.Item item, long bound) {
        long at = item.start() + item.lead();
        checkDepth(at);
        return read(level, item, bound, measured(at, bound));
    }

    private long measured(long at, long bound) {
        long before = walk.texts.work;
        long end = walk.value(at, bound);
        if (end == Walk.BROKEN) {
            // Texts before the bad one will be looked at again, perhaps often.
            resync.charge(walk.texts.work - before);
        }
        return end;
    }

    /// {@return bytes looked at so far, each as often as it was}
    public long visited() {
        return walk.texts.visited + stride.visited() + resync.visited() + jumped;
    }

    /// Takes the value that was just measured.
    private long read(Level level, Level.Item item, long bound, long end) {
        if (level.atKey() && level.firstKey == 0 && end != Walk.BROKEN) {
            level.firstKey = walk.header;
        }
        if (walk.texts.swallows) {
            doubt = Suspicion.of(level, levels.size() - 1, item, guessing, walk, doubt);
        }
        if (end == Walk.OPEN) {
            levels.add(Level.of(walk, item, bound, guessing));
            return walk.head.bodyAt;
        }
        return end == Walk.BROKEN ? broken(level, item) : leaf(level, item, end);
    }

    private void checkDepth(long at) {
        int depth = baseDepth + levels.size() - 1;
        if (depth > walk.plan.dialect.traits().depthLimit() && !tooDeep) {
            tooDeep = true;
            findings.add(new Flaw.TooDeep(depth, walk.plan.dialect.traits().depthLimit()), at, 4);
        }
    }

    private long leaf(Level level, Level.Item item, long end) {
        jumped += end - item.start() > Limits.JUMP ? Limits.JUMP : 0;
        long next = frameEnd(item.frameEnd(), item.frameLies(), end, level.bound);
        if (item.frameLies()) {
            List<Problem> own = findings.take(item.firstFinding(), item.start());
            level.flush(item.start(), guessing, findings);
            level.add(new Shape.Leaf(next - item.start(), 1, item.lead(), next - end, walk.header, false, guessing,
                    own), next, findings);
            level.damaged = true;
            guessing = next < level.bound;
        } else {
            level.count(1, next, guessing, findings);
        }
        return next;
    }

    /// Where the item ends whose value ends at `end`: there, or where its frame does.
    private long frameEnd(long frameEnd, boolean lies, long end, long bound) {
        if (frameEnd == NO_FRAME || end >= frameEnd) {
            return end;
        }
        if (lies && levels.getFirst().grammar != Grammar.ENTRIES
                && resync.framesAt(end, bound, levels.getFirst().grammar)) {
            return end;
        }
        findings.add(new Flaw.FrameSlack(frameEnd - end), end, frameEnd - end);
        return frameEnd;
    }

    /// Goes back to the doubtful text where that explains the damage at `at`; -1 where it does not.
    private long goBack(long at) {
        Suspicion last = doubt;
        doubt = null;
        Resync.Found found = last == null ? Resync.NOTHING : last.explain(at, levels, resync);
        if (last == null || found.at() < 0) {
            return -1;
        }
        levels.subList(last.depth() + 1, levels.size()).clear();
        guessing = last.guessed();
        return damage(last.level(), last.undo(in, findings), last.header(), found.at(), found.lost());
    }

    private long broken(Level level, Level.Item item) {
        if (walk.texts.tooMuch) {
            return stopAt(item);
        }
        long back = goBack(item.start());
        if (back >= 0) {
            return back;
        }
        long end = item.frameEnd();
        long lost = 1;
        if (end == NO_FRAME) {
            boolean alone = levels.size() == 1 && level.remaining == 1;
            Resync.Found found = alone ? Resync.NOTHING
                    : resync.find(levels, item.start() + item.lead(), level.remaining);
            if (found.at() < 0 && !limits.areNone()) {
                return stopAt(item);
            }
            end = found.at() < 0 ? level.bound : found.at();
            lost = found.at() < 0 ? 1 : found.lost();
        }
        return damage(level, item, walk.header, end, lost);
    }

    /// Leaves `item` to a scan that may do more.
    private long stopAt(Level.Item item) {
        stopped = true;
        findings.forget(item.firstFinding());
        return item.start();
    }

    private long damage(Level level, Level.Item item, int header, long end, long lost) {
        if (item.frameEnd() != NO_FRAME && level.swallow(lost, end, findings)) {
            return end;
        }
        List<Problem> own = findings.take(item.firstFinding(), item.start());
        level.flush(item.start(), guessing, findings);
        level.add(new Shape.Leaf(end - item.start(), lost, item.lead(), 0, header, true, guessing, own), end, findings);
        level.damaged = true;
        level.broken += lost;
        guessing = item.frameEnd() == NO_FRAME && end < level.bound;
        return end;
    }

    private long close(long at) {
        Level level = levels.removeLast();
        Level parent = levels.getLast();
        boolean missing = level.remaining > 0;
        long next = at;
        boolean open = missing || level.damaged || level.hasParts() || level.item.frameLies()
                || Math.max(at, level.item.frameEnd()) - level.item.start() > RUN;
        if (!open) {
            next = frameEnd(level.item.frameEnd(), false, at, parent.bound);
            parent.count(1, next, guessing, findings);
            return next;
        }
        level.flush(at, guessing, findings);
        if (missing && !level.childCut) {
            level.reportMissing(findings);
        }
        parent.childCut |= missing && at >= level.bound;
        next = frameEnd(level.item.frameEnd(), level.item.frameLies(), at, parent.bound);
        List<Problem> own = findings.take(level.item.firstFinding(), level.item.start());
        parent.flush(level.item.start(), level.guessed, findings);
        parent.add(level.open(next - at, level.damaged || missing, false, own), next, findings);
        parent.damaged |= level.damaged || missing || level.item.frameLies();
        if (level.item.frameEnd() != NO_FRAME) {
            guessing = level.item.frameLies() && next < parent.bound;
        }
        return next;
    }

    /// Ends every collection that is open at `at`, because reading stops there.
    ///
    /// @return where the last of them ends: a record where its frame does, the only value of a file with the bytes
    private long breakOff(long at) {
        long end = at;
        while (levels.size() > 1) {
            Level level = levels.removeLast();
            Level parent = levels.getLast();
            level.flush(end, guessing, findings);
            long rest = level.item.frameEnd() != NO_FRAME ? level.item.frameEnd()
                    : levels.size() == 1 && parent.claimed == 1 ? level.bound : end;
            if (rest > end) {
                level.add(new Shape.Pending(rest - end, 0), rest, findings);
                end = rest;
            }
            List<Problem> own = findings.take(level.item.firstFinding(), level.item.start());
            parent.flush(level.item.start(), level.guessed, findings);
            parent.add(level.open(0, level.damaged, true, own), end, findings);
            parent.damaged |= level.damaged;
        }
        return end;
    }
}
