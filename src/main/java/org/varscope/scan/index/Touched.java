package org.varscope.scan.index;

import module java.base;
import org.varscope.bytes.Seq;
import org.varscope.scan.damage.Shape;

/// Parts of a collection, `from` up to `to`, which are at `start` up to `end` in the bytes before, and what touches
/// them.
record Touched(int from, int to, long start, long end, List<Patch> patches) {
    long size() {
        return end - start + grown(patches);
    }

    Touched with(Touched next, List<Patch> all) {
        return new Touched(from, Math.max(to, next.to), start, Math.max(end, next.end), all);
    }

    /// {@return the parts that patches in them touch, in order; those between which bytes are put in are together}
    ///
    /// @param body where the first part is in the bytes before
    static List<Touched> in(Seq<Shape> parts, long body, List<Patch> patches) {
        long end = body + parts.length();
        List<Touched> all = new ArrayList<>();
        int first = 0; // of the patches of the last one
        for (int i = 0; i < patches.size(); i++) {
            Patch patch = patches.get(i);
            if (patch.offset() < body || patch.offset() > end) {
                continue;
            }
            Touched next = at(parts, body, patch);
            boolean joins = !all.isEmpty() && (next.from < all.getLast().to || next.from == all.getLast().to
                    && patch.removed() == 0 && patch.offset() == next.start);
            first = joins ? first : i;
            // A view: with a copy for each, the time would grow with the square of their number.
            all.add(joins ? all.removeLast().with(next, patches.subList(first, i + 1)) : next);
        }
        return all;
    }

    private static Touched at(Seq<Shape> parts, long body, Patch patch) {
        long end = body + parts.length();
        if (parts.length() == 0) {
            return new Touched(0, parts.size(), body, end, List.of(patch));
        }
        long last = Math.min(end, patch.offset() + patch.removed());
        var from = parts.atOffset(Math.min(patch.offset(), end - 1) - body);
        var to = last <= patch.offset() ? from : parts.atOffset(last - 1 - body);
        return new Touched(from.index(), to.index() + 1, body + from.offset(), body + to.offset() + to.part().length(),
                List.of(patch));
    }

    /// {@return how much longer the bytes are after `patches`}
    static long grown(List<Patch> patches) {
        return patches.stream().mapToLong(Patch::growth).sum();
    }
}
