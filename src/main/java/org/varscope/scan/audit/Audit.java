package org.varscope.scan.audit;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.ByteReader;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Span;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Flag;
import org.varscope.dialect.Framing;
import org.varscope.dialect.Grammar;
import org.varscope.dialect.Layout;
import org.varscope.dialect.Row;
import org.varscope.scan.walk.Findings;
import org.varscope.scan.walk.Plan;
import org.varscope.scan.walk.Progress;
import org.varscope.scan.walk.Walk;
import org.varscope.variant.ElementType;
import org.varscope.variant.VariantKind;

/// One pass over bytes that tells the records of which there is nothing to say from the others, without a structure.
///
/// A record is clean where a scan finds no problem in it, no complete object is there, no key of a Dictionary occurs
/// twice and every element fits its typed collection. A record that is called clean is; one that is not called so may
/// be after all, and its places that deserve a closer look are in [#marks]. At damage the pass stops.
public final class Audit {
    /// Keys of one Dictionary beyond which they are not compared.
    public static final long MOST_KEYS = KeyHashes.MOST;

    private static final long STOP = -1;
    /// Bytes between two reports of progress.
    private static final long REPORT_EVERY = 1 << 18;

    private final long length;
    private final Grammar grammar;
    private final boolean single;
    private final Dialect dialect;
    private final Progress progress;
    private final ByteReader in;
    private final Findings findings = new Findings(false);
    private final Walk walk;
    private final FrameStack frames = new FrameStack();
    private final FastAudit fast;
    private final Marks marks;
    private int found;
    private long nextReport;
    private long at;
    private long item;
    private long start;
    private long bound;
    private boolean clean;
    private boolean stopped;
    private long uncompared;

    /// @param progress follows the bytes gone over
    public Audit(ByteStore bytes, Dialect dialect, Framing framing, Progress progress) {
        this(bytes, dialect, new Stretch(framing.grammar(), new Span(0, bytes.length())),
                framing.isSingle(), new Marks(), progress);
    }

    private Audit(ByteStore bytes, Dialect dialect, Stretch stretch, boolean single, Marks marks, Progress progress) {
        this.at = stretch.span().start();
        this.length = stretch.span().end();
        this.dialect = dialect;
        this.grammar = stretch.grammar();
        this.single = single;
        this.marks = marks;
        this.progress = progress;
        this.in = bytes.reader();
        Plan plan = Plan.of(dialect);
        this.walk = new Walk(in, plan, findings);
        this.fast = new FastAudit(plan, frames);
    }

    /// Bytes with records that are one after the other.
    public record Stretch(Grammar grammar, Span span) { }

    /// {@return the places that deserve a closer look in `stretches`, which are in order of offset}
    /// @throws CancellationException if the progress says to stop
    public static Marks marks(ByteStore bytes, Dialect dialect, List<Stretch> stretches, Progress progress) {
        Marks marks = new Marks();
        for (Stretch stretch : stretches) {
            Audit audit = new Audit(bytes, dialect, stretch, false, marks, progress);
            while (!marks.isFull() && audit.next()) {
                // Only the marks are asked for.
            }
        }
        return marks;
    }

    /// {@return whether the pass knows how the records of `framing` are laid out}
    public static boolean reads(Framing framing) {
        return framing.isUniform();
    }

    /// Goes over the next record.
    ///
    /// @return whether there was one, and it came to its end
    /// @throws CancellationException if the progress says to stop
    public boolean next() {
        if (stopped || at >= length) {
            return false;
        }
        item = at;
        clean = true;
        uncompared = 0;
        if (!begin() || !record() || single && at < length || marks.isFull()) {
            stopped = true;
            frames.clear();
            marks.everythingFrom(item);
            return false;
        }
        clean &= !marks.touches(item, at);
        return true;
    }

    /// {@return whether there is nothing to say of the record gone over last, but for [#uncompared]}
    public boolean isClean() {
        return clean;
    }

    /// {@return where the value of that record starts}
    public long start() {
        return start;
    }

    /// {@return where its item starts, which may be a frame}
    public long item() {
        return item;
    }

    /// {@return whether that record is the only one}
    public boolean isOnly() {
        return item == 0 && at == length;
    }

    /// {@return how many keys that record has where these are too many to be compared, else 0}
    public long uncompared() {
        return uncompared;
    }

    /// {@return whether the pass has stopped at damage or at what it does not know}
    public boolean isStopped() {
        return stopped;
    }

    /// {@return the places that deserve a closer look}
    public Marks marks() {
        return marks;
    }

    /// Finds where the next record's value starts and may end.
    private boolean begin() {
        start = at;
        bound = length;
        if (grammar.isFramed()) {
            if (bound - at < 8) {
                return false;
            }
            long size = (grammar == Grammar.FRAMES_BE ? in.i32be(at) : in.i32(at)) & 0xFFFF_FFFFL;
            start = at + 4;
            if (size < 4 || size % 4 != 0 || size > bound - start) {
                return false;
            }
            bound = start + size;
        }
        frames.begin();
        return true;
    }

    /// Goes over the record that begins at [#start]; false where it cannot be told whether it is whole.
    private boolean record() {
        at = start;
        while (frames.remaining > 0 || frames.depth > 0) {
            long reached = at < bound ? hastily(at) : at;
            // Where a value was cut by the end of the window, another window is tried first.
            if (reached == at) {
                reached = carefully(at);
            }
            if (reached == STOP || marks.isFull() || found >= Findings.LIMIT) {
                return false;
            }
            at = reached;
        }
        return !grammar.isFramed() || at == bound;
    }

    private long hastily(long from) {
        if (from >= nextReport) {
            nextReport = from + REPORT_EVERY;
            progress.report(from, "the look");
        }
        in.load(from);
        byte[] array = in.array();
        long origin = in.arrayStart() - in.arrayOffset();
        int end = in.arrayEnd();
        if (origin + end - from <= ByteReader.AHEAD) {
            // The end of all bytes: words are read beyond it.
            array = Arrays.copyOfRange(array, (int) (from - origin), end + FastAudit.SLACK);
            end -= (int) (from - origin);
            origin = from;
        }
        end = (int) Math.min(Math.min(end, array.length - FastAudit.SLACK), bound - origin);
        return origin + fast.run(array, (int) (from - origin), end, origin, bound - origin);
    }

    /// Reads one item as a scan does.
    private long carefully(long from) {
        while (frames.remaining == 0 && frames.depth > 0) {
            frames.leave();
        }
        if (frames.remaining == 0) {
            return from;
        }
        long value = frames.named ? walk.name(from, bound) : from;
        long end = value == Walk.BROKEN ? Walk.BROKEN : walk.value(value, bound);
        if (findings.size() > 0) {
            clean = false;
            found += findings.size();
            findings.forget(0);
        }
        if (end == Walk.BROKEN) {
            return STOP;
        }
        if (frames.atKey() && frames.compared) {
            marks.children(frames.start);
        }
        if (frames.typed && !fast.fits(walk.header)) {
            marks.point(from);
        }
        if (end == Walk.OPEN) {
            return open(value) ? walk.head.bodyAt : STOP;
        }
        Row row = walk.row();
        if (row != null && row.layout() instanceof Layout.Properties && (walk.header & Flag.OBJECT_AS_ID) == 0) {
            marks.point(value);
        }
        frames.remaining--;
        return end;
    }

    private boolean open(long header) {
        Row row = walk.row();
        if (row == null || walk.head.countLies
                || frames.depth >= dialect.traits().depthLimit() && walk.head.children > 0) {
            return false;
        }
        boolean object = walk.head.grammar == Grammar.PROPERTIES;
        boolean dictionary = row.kind() == VariantKind.DICTIONARY;
        if (object) {
            marks.children(header);
        }
        boolean root = frames.depth == 0;
        frames.enter(header, walk.head.children, dictionary, object);
        if (dictionary && !frames.compared) {
            if (root) {
                uncompared = walk.head.children / 2;
            } else {
                marks.point(header);
            }
        }
        types(row, walk.header, header);
        return true;
    }

    /// Which types the collection takes that was just entered.
    private void types(Row row, int header, long at) {
        int first = isTyped(row) ? Flag.firstKind(header) : 0;
        int second = isTyped(row) && row.layout() instanceof Layout.Entries ? Flag.secondKind(header) : 0;
        if (first == 0 && second == 0) {
            return;
        }
        if (first > 1 || second > 1 || dialect.typeCount() > Long.SIZE) {
            marks.children(at);
            return;
        }
        boolean keyed = frames.keyed != 0;
        // A key that the engine would convert may be the same as another then.
        long firstFits = first == 0 ? FrameStack.ANY : fitting(at + 4, keyed);
        long secondFits = second == 0 ? FrameStack.ANY : fitting(at + 4 + 4L * first, false);
        frames.typed = true;
        frames.keyFits = keyed ? firstFits : FrameStack.ANY;
        frames.valueFits = keyed ? secondFits : firstFits;
    }

    private static boolean isTyped(Row row) {
        return row.layout() instanceof Layout.Elements(boolean typed) && typed
                || row.layout() instanceof Layout.Entries(boolean known) && known;
    }

    /// The types that fit the one whose number is at `at`, a bit each.
    ///
    /// @param exactly whether types that are converted to it are left out
    private long fitting(long at, boolean exactly) {
        @Nullable Row row = dialect.row((int) (in.u32(at) & 0xFF));
        VariantKind kind = row == null ? VariantKind.NIL : row.kind();
        ElementType wanted = new ElementType.Builtin(kind);
        long types = 0;
        for (Row each : dialect.rows()) {
            boolean fits = exactly && kind != VariantKind.NIL ? each.kind() == kind : wanted.takes(each.kind());
            types |= fits ? 1L << each.id() : 0;
        }
        return types;
    }
}
