package org.varscope.scan.index;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.ByteReader;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Seq;
import org.varscope.dialect.Framing;
import org.varscope.problem.Code;
import org.varscope.scan.damage.Scanned;
import org.varscope.scan.damage.Scanner;
import org.varscope.scan.damage.Shape;
import org.varscope.scan.walk.Grammar;
import org.varscope.scan.walk.Limits;
import org.varscope.scan.walk.Plan;
import org.varscope.scan.walk.Progress;
import org.varscope.scan.walk.Walk;

/// Reads again only what an edit touched.
///
/// How an item reads depends on its bytes alone. So:
///
/// 1. Go down from the root to the innermost collection whose children hold every patch that is no count or frame
///    length of a collection on the way; those words keep their size, and are compared with what the edit did.
/// 2. Read exactly the parts that the patches touch again, in their new extent.
/// 3. If that yields as many items as the collection now asks for and ends exactly where the parts end, nothing
///    outside can differ: splice. Both are needed; the right end with one item more would push the last sibling out.
/// 4. Else go up one collection and try again, with that collection as the item to read; at the root, read everything.
///
/// Damaged and guessed parts prove nothing and are always read again with what holds them.
///
/// What is read again is bounded by the bytes that are looked at, not by those it spans: a value beside, or within, a
/// packed array of gigabytes costs little. What would cost more becomes pending.
final class Rescan {
    /// Bytes at the start that are read at once where everything must be read again.
    private static final long PREVIEW = 1 << 16;

    private final Structure before;
    private final ByteStore after;
    private final List<Structure.Patch> patches;
    private final long limit;
    private final ByteReader in;
    private final Plan plan;
    private final Records records;

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

    /// Parts of a collection, `from` up to `to`, which lie at `start` up to `end` in the bytes before.
    private record Touched(int from, int to, long start, long end) { }

    Rescan(Structure before, ByteStore after, List<Structure.Patch> patches, long limit) {
        this.before = before;
        this.after = after;
        this.patches = patches;
        this.limit = limit;
        this.in = after.reader();
        this.plan = Plan.of(before.dialect());
        this.records = new Records(before);
    }

    Structure structure() {
        long head = before.root().body();
        if (after.isEmpty() || !before.root().problems().isEmpty() || patches.stream().anyMatch(p -> p.offset() < head)) {
            return whole();
        }
        List<Step> way = wayDown();
        if (isBehindLie(way.getFirst())) {
            return whole();
        }
        if (isNearDamage(way)) {
            // Where reading goes on after damage was found by looking around it: any edit in that frame may change it.
            way.subList(1, way.size()).clear();
        }
        while (!way.isEmpty()) {
            Step step = way.removeLast();
            Touched touched = touched(step);
            if (touched == null || isShaky(step.open, touched)) {
                continue;
            }
            long size = touched.end - touched.start + growth(touched.start, touched.end);
            boolean isMuch = size > limit;
            Seq<Shape> parts = isMuch && way.isEmpty() && !records.canLimit() ? null : read(way, step, touched, size);
            if (parts != null) {
                return with(up(way, step, parts), before.isComplete());
            }
            if (isMuch) {
                return pending(way, step, touched, size);
            }
        }
        return whole();
    }

    private Structure whole() {
        return after.length() <= limit ? Structure.scan(after, before.dialect(), before.framing(), Progress.NONE)
                : Structure.preview(after, before.dialect(), before.framing(), Math.min(limit, PREVIEW));
    }

    private Structure with(Shape.Open root, boolean complete) {
        return new Structure(after, before.dialect(), before.framing(), root, complete || !Root.hasPending(root));
    }

    /// From the root down to the innermost open collection that the patches leave whole around them.
    private List<Step> wayDown() {
        List<Step> way = new ArrayList<>();
        Step step = new Step(before.root(), 0, -1);
        while (step != null) {
            way.add(step);
            step = below(step);
        }
        return way;
    }

    private @Nullable Step below(Step step) {
        Touched touched = touched(step);
        if (touched == null || touched.to - touched.from != 1
                || !(step.open.children().get(touched.from) instanceof Shape.Open open)) {
            return null;
        }
        Step next = new Step(open, touched.start, touched.from);
        boolean inside = false;
        for (Structure.Patch patch : patches) {
            if (patch.offset() >= next.body()) {
                boolean within = patch.offset() + patch.removed() <= next.body() + open.children().length();
                if (!within && patch.offset() < next.start + open.length()) {
                    return null;
                }
                inside |= within;
            } else if (patch.offset() >= next.start && !isWordOf(next, patch)) {
                return null;
            }
        }
        return inside && isTrue(next) ? next : null;
    }

    /// Whether a record before the edit claims to go on past the end of the file. Where it ends was found by looking at
    /// what follows, and by how many bytes do.
    private boolean isBehindLie(Step root) {
        Touched touched = touched(root);
        Seq<Shape> parts = root.open.children();
        int from = touched == null ? parts.size() : touched.from;
        for (var place = parts.nextMarked(0); place != null && place.index() < from; place = after(parts, place.index())) {
            if (lies(place.part())) {
                return true;
            }
        }
        return false;
    }

    private static Seq.@Nullable Place<Shape> after(Seq<Shape> parts, int index) {
        return index + 1 < parts.size() ? parts.nextMarked(index + 1) : null;
    }

    private boolean isNearDamage(List<Step> way) {
        for (int i = 0; i < way.size(); i++) {
            Step step = way.get(i);
            int next = i + 1 < way.size() ? way.get(i + 1).index : 0;
            if (step.open.damaged() && !records.proveTheirEnds(step.open, next, next + 1)) {
                return true;
            }
        }
        return false;
    }

    /// Whether the patch replaces the count, or the frame length, of a collection.
    private static boolean isWordOf(Step step, Structure.Patch patch) {
        long value = step.start + step.open.lead();
        return patch.removed() == patch.inserted()
                && (patch.offset() >= step.body() - 4 && patch.offset() + patch.removed() <= step.body()
                || patch.offset() >= value - 4 && patch.offset() + patch.removed() <= value);
    }

    /// Whether the frame length before a collection still says how long it is.
    private boolean isTrue(Step step) {
        Grammar grammar = records.record(step.open, step.index);
        if (step.open.damaged() || !grammar.isFramed()) {
            return true;
        }
        long value = moved(step.start) + step.open.lead();
        long length = grammar == Grammar.FRAMES_BE ? in.i32be(value - 4) & 0xFFFF_FFFFL : in.u32(value - 4);
        return length == step.open.length() - step.open.lead() + growth(step.start, step.start + step.open.length());
    }

    /// The parts of a collection that the patches in its children touch; null where none does.
    private @Nullable Touched touched(Step step) {
        Seq<Shape> parts = step.open.children();
        long body = step.body();
        long end = body + parts.length();
        long first = Long.MAX_VALUE;
        long last = -1;
        for (Structure.Patch patch : patches) {
            if (patch.offset() >= body && patch.offset() <= end) {
                first = Math.min(first, patch.offset());
                last = Math.max(last, Math.min(end, patch.offset() + patch.removed()));
            }
        }
        if (last < 0) {
            return null;
        }
        if (parts.length() == 0) {
            return new Touched(0, parts.size(), body, end);
        }
        var from = parts.atOffset(Math.min(first, end - 1) - body);
        var to = last <= first ? from : parts.atOffset(last - 1 - body);
        return new Touched(from.index(), to.index() + 1, body + from.offset(), body + to.offset() + to.part().length());
    }

    /// Whether a touched part proves nothing about where it ends. The end of a whole frame is proved by its length,
    /// whatever is in it.
    private boolean isShaky(Shape.Open open, Touched touched) {
        boolean proved = records.proveTheirEnds(open, touched.from, touched.to);
        for (int i = touched.from; i < touched.to; i++) {
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

    /// Reads the touched parts again; null where the result proves nothing.
    private @Nullable Seq<Shape> read(List<Step> way, Step step, Touched touched, long size) {
        Seq<Shape> parts = step.open.children();
        long items = parts.slice(touched.from, touched.to).count();
        boolean root = way.isEmpty();
        long want = items + (root ? 0 : claimed(step) - step.open.claimed());
        if (want < 0) {
            return null;
        }
        long start = moved(touched.start);
        if (want == 0) {
            return size == 0 ? parts.splice(touched.from, touched.to, List.of()) : null;
        }
        Limits limits = size > limit ? Limits.ofWork(limit) : Limits.NONE;
        Scanned scanned = root ? records.read(after, plan, touched.from, touched.to, start, start + size, limits)
                : new Scanner(in, plan, way.size(), limits).items(step.open.grammar(), start, start + size, want);
        List<Shape> fresh = new ArrayList<>();
        scanned.parts().forEach(fresh::add);
        // What follows damage may be read otherwise under limits, and so proves nothing.
        boolean proved = limits.areNone() && records.proveTheirEnds(step.open, touched.from, touched.to)
                && records.proveTheirEndsNow(step.open, touched.from, scanned.parts().count());
        boolean clean = scanned.clean() || proved && fresh.stream().noneMatch(Rescan::lies);
        boolean asMany = root ? records.mayBe(touched.from, touched.to, scanned.parts().count())
                : scanned.parts().count() == want;
        if (!clean || scanned.stopped() || scanned.end() != start + size || !asMany) {
            return null;
        }
        return parts.splice(touched.from, touched.to, fresh);
    }

    /// How many items the collection's count asks for now.
    private long claimed(Step step) {
        long count = in.u32(moved(step.start) + step.open.body() - 4);
        Walk walk = Walk.trusting(in, plan);
        walk.value(moved(step.start) + step.open.lead(), after.length());
        return step.open.grammar() == Grammar.PROPERTIES ? Math.max(0, (int) count) : walk.head.children;
    }

    /// The collections on the way back up, with the parts read again in place.
    private Shape.Open up(List<Step> way, Step changed, Seq<Shape> parts) {
        Step step = changed;
        Shape.Open open = with(step, parts, way.isEmpty());
        for (int i = way.size() - 1; i >= 0; i--) {
            Step above = way.get(i);
            open = with(above, above.open.children().splice(step.index, step.index + 1, List.of(open)), i == 0);
            step = above;
        }
        return open;
    }

    private Shape.Open with(Step step, Seq<Shape> parts, boolean root) {
        return step.open.with(parts, root ? parts.count() : claimed(step));
    }

    private Structure pending(List<Step> way, Step step, Touched touched, long size) {
        Seq<Shape> parts = step.open.children();
        long items = parts.slice(touched.from, touched.to).count() + (way.isEmpty() ? 0 : claimed(step) - step.open.claimed());
        parts = parts.splice(touched.from, touched.to, List.of(new Shape.Pending(size, Math.max(0, items))));
        return with(up(way, step, parts), false);
    }

    private long growth(long from, long to) {
        long growth = 0;
        for (Structure.Patch patch : patches) {
            if (patch.offset() >= from && patch.offset() <= to) {
                growth += patch.growth();
            }
        }
        return growth;
    }

    /// Where the byte at `offset` lies after the edit.
    private long moved(long offset) {
        long moved = offset;
        for (Structure.Patch patch : patches) {
            if (patch.offset() < offset) {
                moved += patch.growth();
            }
        }
        return moved;
    }
}
