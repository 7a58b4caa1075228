package org.varscope.repair;

import module java.base;
import org.varscope.bytes.ByteReader;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Span;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Framing;
import org.varscope.problem.Flaw;
import org.varscope.problem.Problem;
import org.varscope.repair.Level.Place;
import org.varscope.repair.Repair.Change;
import org.varscope.repair.Repair.Kind;
import org.varscope.repair.Slot.Drift;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;

/// Looks for the changes of one record after which it reads to its end.
///
/// The record is read strictly up to where reading gets stuck. What went wrong is there or in one of the words
/// before it; each is given other values, and reading goes on from it. A change is good where the value then ends where
/// its record does, and better the less odd the values are that this gives. Nothing is changed; a reading of a store
/// that shares all other bytes is what each trial costs.
final class Solver {
    /// Bytes of a record before the damage that are read.
    private static final long BEFORE = 4 << 20;
    /// Bytes behind the damage that must be readable at most.
    private static final long BEHIND = 1 << 16;
    /// Items that all trials together may read.
    static final long WORK = 1_000_000;
    private static final int KEPT = 12;
    /// Values behind what is tried that are looked at.
    private static final int FOLLOWING = 64;
    /// Of those that mend a part.
    private static final int PARTS = 6;
    /// Bytes before what looks odd in which bytes may have come or gone.
    private static final long SHIFTED = 64;
    /// Bytes of a file that are copied to be written to, which is quicker than to share them.
    private static final long COPIED = 1 << 20;

    final ByteStore bytes;
    final Dialect dialect;
    final Slot slot;
    final Trace trace;
    /// The same of the beginning of the record, where reading began anew shortly before the damage.
    private final Trace whole;
    /// Where reading gets stuck, or where the value ends too early.
    final long fault;
    /// Where in the item that cannot be read it is wrong; at the earliest where the item begins.
    final long stuck;
    /// What was wrong there.
    final List<Problem> troubles;
    /// How odd everything before that is.
    private final double odd;
    /// How odd everything before the run-up to it is, which says nothing of a change behind that; everything before
    /// the damage where reading began in the run-up.
    final double base;
    /// Whether reading began shortly before the damage.
    private final boolean approached;
    /// The collections that are open there.
    final Level level;
    /// Whether the damage is further in the record than is read.
    private final boolean far;
    /// Whether the value ends, but not with its record.
    final boolean ends;
    /// Whether the value ends with its record, but nothing that can follow it is there: bytes may have come into it
    /// or gone from it anyway.
    private final boolean strays;
    /// How many bytes too many there are in the record, as what follows it tells; 0 where it does not.
    final int drift;
    final Structure structure;
    private final Problem problem;
    private final Progress progress;
    private final List<Tried> tried = new ArrayList<>();
    /// The bytes of a small file, to be written to; and a reading of them.
    private final byte[] readable;
    private final Reading again;
    private final long most;
    private long work;

    private Solver(Structure structure, Slot slot, Problem problem, long most, Progress progress) {
        this.most = most;
        this.problem = problem;
        this.structure = structure;
        this.bytes = structure.bytes();
        this.dialect = structure.dialect();
        this.slot = slot;
        this.progress = progress;
        Reading reading = new Reading(bytes, dialect);
        long end = Math.min(slot.end(), bytes.length());
        Trace whole = new Trace();
        Reading.Ending ending = reading.read(first(), end, slot.start() + BEFORE, whole, null);
        long damage = Approach.damage(structure, problem);
        Optional<Place> near = ending == Reading.Ending.FAR && damage >= reading.at
                ? Approach.to(structure, slot.start(), damage) : Optional.empty();
        this.approached = near.isPresent();
        this.trace = approached ? new Trace() : whole;
        this.whole = whole;
        if (approached) {
            ending = reading.read(near.get(), end, near.get().at() + BEFORE, trace, null);
        }
        long runUp = damage - Approach.RUN_UP;
        this.base = approached ? reading.oddSum : runUp > slot.start() ? trace.from(runUp).oddness() : 0;
        this.ends = ending == Reading.Ending.WHOLE;
        this.far = ending == Reading.Ending.FAR;
        this.fault = reading.at;
        this.troubles = ending == Reading.Ending.STUCK ? reading.troubles() : List.of();
        this.level = reading.level();
        this.odd = reading.oddSum;
        this.stuck = troubles.stream().mapToLong(trouble -> trouble.span().start()).max().orElse(fault);
        this.readable = bytes.length() <= COPIED ? bytes.bytes(new Span(0, bytes.length())) : new byte[0];
        this.again = new Reading(ByteStore.of(readable), dialect);
        this.strays = ends && slot.isFramed() && fault == slot.end() && !isFollowed(bytes, fault);
        this.drift = far || approached ? 0 : Drift.of(structure, slot);
        troubles.forEach(trace::unread);
    }

    /// {@return the changes that help the record in `slot`, the best first}
    ///
    /// @param most items that the trials may read
    static List<Tried> solve(Structure structure, Slot slot, Problem problem, long most, Progress progress) {
        Solver solver = new Solver(structure, slot, problem, most, progress);
        List<Tried> found = solver.solve();
        return solver.hasFarCounts() ? found.stream().map(each -> each.amongCounts(solver.window())).toList() : found;
    }

    private List<Tried> solve() {
        if (far || approached) {
            new Closing(this).count(problem);
        }
        if (far) {
            return tried;
        }
        if (strays) {
            new Shifts(this).tryAll();
            return best();
        }
        if (isRight()) {
            new Texts(this).cut(problem, odd - base);
            return tried;
        }
        new Lengths(this).tryAll();
        new Texts(this).tryAll();
        new Shifts(this).tryAll();
        work = 0;
        new Words(this).tryAll();
        new Closing(this).tryAll();
        return best();
    }

    private List<Tried> best() {
        tried.sort(Comparator.comparingDouble(Tried::cost));
        // What mends a part costs no value that it mends, which may be the better half of two faults. To end what is
        // open always helps, however much there is that explains the damage more neatly and leaves an error.
        List<Tried> whole = tried.stream().filter(each -> each.cost() < Weights.LEAST_PARTIAL).toList();
        return Stream.of(whole.stream().limit(KEPT), whole.stream().skip(KEPT).filter(each -> each.kind() == Kind.TAIL),
                tried.stream().filter(each -> each.cost() >= Weights.LEAST_PARTIAL).limit(PARTS))
                .flatMap(Function.identity()).toList();
    }

    /// Whether there are counts before the damage that were not tried, of collections that are not open there.
    private boolean hasFarCounts() {
        Set<Long> open = Stream.iterate(level, Objects::nonNull, Level::around).map(Level::countAt)
                .collect(Collectors.toSet());
        return trace.hasCountBefore(Words.MOST, open) || whole != trace && whole.hasCountBefore(0, open);
    }

    /// Offset from which on all words were tried.
    private long window() {
        return trace.words().stream().skip(Math.max(0, trace.words().size() - Words.MOST)).findFirst()
                .map(Trace.Word::at).orElse(0L);
    }

    private boolean isRight() {
        return ends && fault == slot.end() || ends && !slot.isFramed() && isFollowed(bytes, fault);
    }

    /// {@return whether reading gets stuck as there are too few bytes}
    boolean runsOut() {
        return !troubles.isEmpty() && troubles.stream().map(Problem::flaw).allMatch(flaw -> switch (flaw) {
            case Flaw.Cut _, Flaw.PayloadCut _, Flaw.PastEnd _, Flaw.TextSwallows _, Flaw.CountPastEnd _ -> true;
            default -> false;
        });
    }

    boolean isFollowed(ByteStore in, long at) {
        return Slot.isFollowed(in, dialect, structure.framing(), at);
    }

    private Place first() {
        return new Place(slot.start(), Level.record(slot.start()), 0);
    }

    ByteReader reader() {
        return bytes.reader(1024);
    }

    /// {@return whether there is work left that may be done}
    boolean goesOn() {
        return work < most;
    }

    /// Reads on from `from` with other bytes in the place of `span`, and keeps the change where that helps.
    ///
    /// @param price of the change itself
    void attempt(Kind kind, long before, long after, Span span, byte[] with, Place from, double price) {
        long growth = with.length - span.length();
        long length = bytes.length() + growth;
        long end = Math.min(slot.isFramed() ? slot.end() : length, length);
        if (end < from.at() || span.start() < Math.max(slot.start(), from.at())) {
            return;
        }
        long far = Math.max(stuck, span.end()) + BEHIND;
        boolean inPlace = growth == 0 && readable.length > 0;
        Reading reading = inPlace ? again : new Reading(patched(span, with), dialect);
        Reading.Ending ending;
        if (inPlace) {
            int at = (int) span.start();
            byte[] was = Arrays.copyOfRange(readable, at, at + with.length);
            System.arraycopy(with, 0, readable, at, with.length);
            ending = reading.read(from, end, far, null, trace);
            System.arraycopy(was, 0, readable, at, was.length);
        } else {
            ending = reading.read(from, end, far, null, growth == 0 ? trace : null);
        }
        work += 4 + reading.items;
        progress.report(slot.start(), "looking for a repair");
        // A header that the file ends with says little of the value that was to follow.
        boolean alone = kind != Kind.TYPE || slot.isFramed() || span.end() < bytes.length();
        weigh(ending, reading, end, new Tried(kind, before, after, List.of(new Change(span, with)), price, true, alone,
                List.of()));
    }

    /// Reads the whole record with other bytes in the place of `span`, which begins in its length.
    void attemptLength(Kind kind, long before, long after, Span span, byte[] with, double price) {
        ByteStore patched = patched(span, with);
        if (approached || patched.length() < slot.lengthAt() + 8) {
            return;
        }
        ByteReader in = patched.reader(1024);
        long size = slot.order() == ByteOrder.BIG_ENDIAN ? in.i32be(slot.lengthAt()) : in.i32(slot.lengthAt());
        long end = slot.start() + (size & 0xFFFF_FFFFL);
        if (end > patched.length() || !isFollowed(patched, end)) {
            return;
        }
        Reading reading = new Reading(patched, dialect);
        Reading.Ending ending = reading.read(first(), end, stuck + BEHIND, null, null);
        if (ending == Reading.Ending.FAR || ending == Reading.Ending.WHOLE && reading.at == end) {
            keep(new Tried(kind, before, after, List.of(new Change(span, with)), reading.oddSum - base + price));
        }
    }

    private ByteStore patched(Span span, byte[] with) {
        return bytes.replace(span, ByteStore.of(with));
    }

    /// Keeps `change` where a reading of what it gives went further.
    private void weigh(Reading.Ending ending, Reading reading, long end, Tried change) {
        if (strays) {
            weighStray(ending, reading, end, change);
            return;
        }
        Span span = change.changes().getFirst().span();
        byte[] with = change.changes().getFirst().bytes();
        long at = reading.at;
        double odd = reading.oddSum - base + change.cost();
        if (ending == Reading.Ending.FAR) {
            keep(change.costing(odd, true).leaving(reading.oddestKey));
        } else if (ending == Reading.Ending.WHOLE
                && (at == end || !slot.isFramed() && isFollowed(patched(span, with), at))) {
            boolean followed = !slot.isFramed() || end == slot.end() && isFollowed(patched(span, with), end);
            double behind = structure.framing().equals(Framing.VALUES) ? behind(patched(span, with), at) : 0;
            keep(change.costing(odd + behind + (followed ? 0 : Weights.NOT_FOLLOWED), followed)
                    .leaving(reading.oddestKey));
        } else if (ending == Reading.Ending.STUCK && at - with.length + span.length() > fault + 8
                && fault < bytes.length()) {
            double further = (at - with.length + span.length() - fault) / 8.0;
            keep(change.costing(Weights.PARTIAL + odd - Math.min(500, further), true));
        }
    }

    /// How odd the values are that follow at `from`: a value that takes them for its own is weighed with them, too.
    private double behind(ByteStore patched, long from) {
        Reading reading = new Reading(patched, dialect);
        long far = stuck + BEHIND;
        double sum = 0;
        long at = from;
        for (int i = 0; i < FOLLOWING && at < Math.min(far, patched.length()); i++) {
            Reading.Ending ending = reading.read(new Place(at, Level.record(at), 0), patched.length(), far, null, null);
            work += reading.items;
            if (ending == Reading.Ending.STUCK) {
                return sum;
            }
            sum += reading.oddSum;
            at = ending == Reading.Ending.FAR ? far : reading.at;
        }
        return sum;
    }

    /// What is tried of this record is weighed against what is tried of the one after it: both are read.
    private void weighStray(Reading.Ending ending, Reading reading, long end, Tried change) {
        Change made = change.changes().getFirst();
        if (ending != Reading.Ending.WHOLE || reading.at != end || end != slot.end()) {
            return;
        }
        ByteStore patched = patched(made.span(), made.bytes());
        if (isFollowed(patched, end)) {
            Reading behind = new Reading(patched, dialect);
            boolean followed = !structure.framing().isStream() || end == patched.length()
                    || Slot.following(patched, end, structure.framing()).filter(record -> record.isWhole(behind))
                            .isPresent();
            keep(change.costing(change.cost() + reading.oddSum - odd + behind.oddSum + (followed ? 0 : Weights.PARTIAL),
                    followed));
        }
    }

    /// {@return from where on bytes may have come or gone: before the damage, and before what looks odd first}
    long suspect() {
        return Math.max(slot.start(), Math.min(fault, trace.firstOdd(fault)) - SHIFTED);
    }

    /// Keeps a change.
    void keep(Tried change) {
        tried.add(change);
        if (tried.size() > 16 * KEPT) {
            List<Tried> some = best();
            tried.clear();
            tried.addAll(some);
        }
    }

    /// {@return what speaks for a change of the word at `at`, which is the one that cannot be read}
    double blame(long at) {
        return problem.span().start() == at
                || troubles.stream().anyMatch(trouble -> trouble.span().start() == at) ? Weights.BLAME : 0;
    }

    /// {@return what it speaks against a change at `at` that it is far from where reading gets stuck}
    double distance(long at) {
        return 0.3 * Math.log(1 + Math.abs(stuck - at) / 16.0);
    }
}
