package org.varscope.scan.index;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.BinarySearch;
import org.varscope.bytes.ByteReader;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Seq;
import org.varscope.dialect.Grammar;
import org.varscope.problem.Code;
import org.varscope.scan.damage.Scanned;
import org.varscope.scan.damage.Scanner;
import org.varscope.scan.damage.Shape;
import org.varscope.scan.walk.Limits;
import org.varscope.scan.walk.Plan;
import org.varscope.scan.walk.Progress;
import org.varscope.scan.walk.Walk;

/// Reads again only what an edit touched.
///
/// How an item reads depends only on its bytes. So:
///
/// 1. Go down from the root, on as many ways as the patches lead to, into each collection whose children hold every
///    patch in it that is no count or frame length; those words keep their size, and are compared with what the edit
///    did.
/// 2. Read exactly the parts that the patches touch again, in their new extent.
/// 3. If that yields as many items as the collection now asks for and ends exactly where the parts end, nothing
///    outside can differ: splice. Both are needed; the right end with one item more would push the last sibling out.
/// 4. Else go up one collection and try again, with that collection as the item to read; at the root, read everything.
///    After some levels, only what is twice as large is tried next: else a deep nest would be read once for each level.
///
/// Damaged and guessed parts prove nothing and are always read again with what holds them.
///
/// What is read again is bounded by the bytes that are looked at, not by those it spans: a value beside, or within, a
/// packed array of gigabytes costs little, and so do a thousand values far from each other. What would cost more
/// becomes pending.
final class Rescan {
    /// Bytes at the start that are read at once where everything must be read again.
    private static final long PREVIEW = 1 << 16;

    /// Bytes that may be read for each of many parts, however many there are.
    private static final long EACH = 1 << 14;
    /// Levels that are tried one by one.
    private static final int MOST_IN_VAIN = 16;

    private final Structure before;
    private final ByteStore after;
    private final List<Patch> patches;
    private final long limit;
    private final Progress progress;
    private final ByteReader in;
    private final Plan plan;
    private final Records records;
    /// How much longer the bytes are after the first patches, none of them at first.
    private final long[] growth;
    private final Deque<Branch> way = new ArrayDeque<>();
    /// Bytes that may still be looked at for one part.
    private long left;
    private boolean pended;
    private int timesInVain;

    /// A collection on the way down.
    ///
    /// @param open  it
    /// @param start where its item starts, in the bytes before
    /// @param index which part of the collection above it is
    private record Step(Shape.Open open, long start, int index) {
        long body() {
            return start + open.body();
        }
    }

    /// A collection in which parts are read again, the last one first.
    private static final class Branch {
        final Step step;
        final List<Touched> todo;
        final boolean alone;
        Seq<Shape> parts;
        /// How many more items its parts hold.
        long more;
        /// Bytes that were read in vain further down in the next part; -1 where nobody has gone down yet.
        long inVain = -1;
        /// Bytes of the part that was put in last.
        long read;
        boolean pends;

        Branch(Step step, List<Touched> touched) {
            this.step = step;
            this.todo = new ArrayList<>(touched);
            this.alone = touched.size() == 1;
            this.parts = step.open.children();
        }

        void put(List<Shape> fresh) {
            Touched touched = todo.removeLast();
            more -= parts.slice(touched.from(), touched.to()).count();
            parts = parts.splice(touched.from(), touched.to(), fresh);
            more += fresh.stream().mapToLong(Shape::count).sum();
            inVain = -1;
            read = touched.size();
        }
    }

    Rescan(Structure before, ByteStore after, List<Patch> patches, long limit, Progress progress) {
        this.progress = progress;
        this.before = before;
        this.after = after;
        this.patches = patches;
        this.limit = limit;
        this.left = limit;
        this.in = after.reader();
        this.plan = Plan.of(before.dialect());
        this.records = new Records(before);
        this.growth = new long[patches.size() + 1];
        for (int i = 0; i < patches.size(); i++) {
            growth[i + 1] = growth[i] + patches.get(i).growth();
        }
    }

    Structure structure() {
        long head = before.root().body();
        Step root = new Step(before.root(), 0, -1);
        List<Touched> touched = Touched.in(root.open.children(), root.body(), patches);
        if (after.isEmpty() || !before.root().problems().isEmpty() || touched.isEmpty()
                || patches.getFirst().offset() < head || isBehindLie(touched.getLast().from())
                || touched.stream().anyMatch(part -> records.holdCounts(part.from(), part.to()))) {
            return whole();
        }
        Shape.Open open = readAgain(new Branch(root, touched));
        return open == null ? whole()
                : new Structure(after, before.dialect(), before.framing(), open,
                        before.isComplete() && !pended || !Root.hasPending(open));
    }

    /// {@return the collection that `root` begins with, with all that is touched in it read again; null where that
    /// proves nothing}
    private Shape.@Nullable Open readAgain(Branch root) {
        way.push(root);
        while (true) {
            Branch branch = way.getFirst();
            Shape.Open done = null;
            if (!branch.todo.isEmpty()) {
                Touched next = branch.todo.getLast();
                Branch below = branch.inVain < 0 ? below(branch.step, next) : null;
                if (below != null) {
                    way.push(below);
                    continue;
                }
                if (!isHardlyMore(branch, next)) {
                    if (isRead(branch, next)) {
                        continue;
                    }
                    branch.inVain = next.size();
                }
            } else {
                done = done(branch);
            }
            way.pop();
            if (way.isEmpty()) {
                return done;
            }
            if (done == null) {
                timesInVain++;
                way.getFirst().inVain = Math.max(branch.read, branch.inVain);
            } else {
                way.getFirst().put(List.of(done));
            }
        }
    }

    /// Whether to read a part again would be hardly more than was read further down in vain, and there is more to try.
    private boolean isHardlyMore(Branch branch, Touched part) {
        if (timesInVain < MOST_IN_VAIN || way.size() == 1 || part.size() >= 2 * branch.inVain) {
            return false;
        }
        Iterator<Branch> up = way.iterator();
        up.next();
        return up.next().todo.getLast().size() <= left;
    }

    /// {@return the collection with its parts in place; null where it asks for other items than they hold}
    private Shape.@Nullable Open done(Branch branch) {
        boolean root = way.size() == 1;
        long claimed = root ? branch.parts.count() : claimed(branch.step);
        boolean asMany = root || branch.more == claimed - branch.step.open.claimed() || branch.pends && branch.alone;
        return asMany ? branch.step.open.with(branch.parts, claimed) : null;
    }

    private Structure whole() {
        return after.length() <= limit ? Structure.scan(after, before.dialect(), before.framing(), progress)
                : Structure.preview(after, before.dialect(), before.framing(), Math.min(limit, PREVIEW));
    }

    /// {@return the collection that `touched` is, where the patches leave it whole around its children; null for any
    /// other part, and near damage: where reading goes on after it was found by looking around it}
    private @Nullable Branch below(Step step, Touched touched) {
        if (touched.to() - touched.from() != 1
                || !(step.open.children().get(touched.from()) instanceof Shape.Open open)
                || open.damaged() || lies(open)
                || step.open.damaged() && !records.proveTheirEnds(step.open, touched.from(), touched.to())) {
            return null;
        }
        Step next = new Step(open, touched.start(), touched.from());
        boolean inside = false;
        for (Patch patch : touched.patches()) {
            if (patch.offset() >= next.body()) {
                boolean within = patch.offset() + patch.removed() <= next.body() + open.children().length();
                if (!within && patch.offset() < next.start() + open.length()) {
                    return null;
                }
                inside |= within;
            } else if (!isWordOf(next, patch)) {
                return null;
            }
        }
        return inside && isTrue(next, touched.patches())
                ? new Branch(next, Touched.in(open.children(), next.body(), touched.patches())) : null;
    }

    /// Whether a record before the edit claims to go on past the end of the file. Where it ends was found by looking at
    /// what follows, and by how many bytes do.
    private boolean isBehindLie(int from) {
        Iterator<Seq.Place<Shape>> marked = before.root().children().markedFrom(0);
        while (marked.hasNext()) {
            Seq.Place<Shape> place = marked.next();
            if (place.index() >= from) {
                return false;
            }
            if (lies(place.part())) {
                return true;
            }
        }
        return false;
    }

    /// Whether the patch replaces the count, or the frame length, of a collection.
    private static boolean isWordOf(Step step, Patch patch) {
        long value = step.start + step.open.lead();
        return patch.removed() == patch.inserted()
                && (patch.offset() >= step.body() - 4 && patch.offset() + patch.removed() <= step.body()
                || patch.offset() >= value - 4 && patch.offset() + patch.removed() <= value);
    }

    /// Whether the frame length before a collection still says how long it is.
    private boolean isTrue(Step step, List<Patch> inside) {
        Grammar grammar = records.record(step.open, step.index);
        if (step.open.damaged() || !grammar.isFramed()) {
            return true;
        }
        long value = moved(step.start) + step.open.lead();
        long length = grammar == Grammar.FRAMES_BE ? in.i32be(value - 4) & 0xFFFF_FFFFL : in.u32(value - 4);
        return length == step.open.length() - step.open.lead() + Touched.grown(inside);
    }

    /// Whether a touched part proves nothing about where it ends. The end of a whole frame is proved by its length,
    /// whatever is in it.
    private boolean isShaky(Shape.Open open, Touched touched) {
        boolean proved = records.proveTheirEnds(open, touched.from(), touched.to());
        for (int i = touched.from(); i < touched.to(); i++) {
            Shape part = open.children().get(i);
            boolean damaged = part instanceof Shape.Leaf || part instanceof Shape.Open inner && inner.damaged();
            if (part instanceof Shape.Pending || lies(part) || damaged && !proved) {
                return true;
            }
        }
        return false;
    }

    private static boolean lies(Shape frame) {
        return frame.guessed() || frame instanceof Shape.Gap
                || frame.problems().stream().anyMatch(p -> p.code() == Code.FRAME_PAST_END);
    }

    /// Reads the touched parts again, or leaves them pending.
    ///
    /// @return false where that proves nothing
    private boolean isRead(Branch branch, Touched touched) {
        if (isShaky(branch.step.open, touched)) {
            return false;
        }
        boolean root = way.size() == 1;
        boolean isMuch = touched.size() > left;
        List<Shape> fresh = isMuch && root && !records.canLimit() ? null : read(branch, touched, root);
        if (fresh != null) {
            branch.put(fresh);
            left = Math.max(Math.min(EACH, limit), left - touched.size());
        } else if (isMuch) {
            branch.pends = true;
            pended = true;
            branch.put(List.of(new Shape.Pending(touched.size(), Math.max(0, wanted(branch, touched, root)))));
        }
        return fresh != null || isMuch;
    }

    /// How many items the touched parts are to hold; as many as before where others may hold more or fewer.
    private long wanted(Branch branch, Touched touched, boolean root) {
        long items = branch.parts.slice(touched.from(), touched.to()).count();
        return root || !branch.alone ? items : items + claimed(branch.step) - branch.step.open.claimed();
    }

    /// Reads the touched parts again; null where the result proves nothing.
    private @Nullable List<Shape> read(Branch branch, Touched touched, boolean root) {
        long want = wanted(branch, touched, root);
        long size = touched.size();
        if (want <= 0) {
            return want == 0 && size == 0 ? List.of() : null;
        }
        Step step = branch.step;
        long start = moved(touched.start());
        Limits limits = size > left ? Limits.ofWork(left) : Limits.NONE;
        Scanned scanned = root ? records.read(after, plan, touched.from(), touched.to(), start, start + size, limits,
                progress)
                : new Scanner(in, plan, way.size() - 1, progress, false, limits).items(step.open.grammar(), start,
                        start + size, branch.alone ? want : Long.MAX_VALUE);
        List<Shape> fresh = new ArrayList<>();
        scanned.parts().forEach(fresh::add);
        boolean framed = records.proveTheirEnds(step.open, touched.from(), touched.to())
                && records.proveTheirEndsNow(step.open, touched.from(), scanned.parts().count());
        // What follows damage may be read otherwise under limits, and so proves nothing.
        boolean clean = scanned.clean() && (framed || start + size == after.length() || !scanned.lacksPadding())
                || framed && limits.areNone() && fresh.stream().noneMatch(Rescan::lies);
        boolean asMany = root ? records.mayBe(touched.from(), touched.to(), scanned.parts().count())
                : !branch.alone || scanned.parts().count() == want;
        return clean && !scanned.stopped() && scanned.end() == start + size && asMany ? fresh : null;
    }

    /// How many items the collection's count asks for now.
    private long claimed(Step step) {
        long count = in.u32(moved(step.start) + step.open.body() - 4);
        Walk walk = Walk.trusting(in, plan);
        walk.value(moved(step.start) + step.open.lead(), after.length());
        return step.open.grammar() == Grammar.PROPERTIES ? Math.max(0, (int) count) : walk.head.children;
    }

    /// Where the byte at `offset` is after the edit.
    private long moved(long offset) {
        return offset + growth[BinarySearch.partitionPoint(patches, patch -> patch.offset() < offset)];
    }
}
