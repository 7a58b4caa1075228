package org.varscope.bytes;

import module java.base;

/// A node of the B-tree behind a [Seq], with the sums of what lies below it.
///
/// All leaves have height 0 and hold parts; a branch of height `h` holds nodes of height `h - 1`. Every node has at most
/// [#MOST] children, and every node but the root at least [#LEAST]. A root that is a branch has at least two.
/// Nothing changes after construction.
final class SeqNode {
    static final int MOST = 32;
    static final int LEAST = MOST / 2;
    static final SeqNode EMPTY = new SeqNode(0, new Object[0]);

    final int height;
    final int size;
    final long length;
    final long count;
    final long marks;
    private final Object[] kids;

    /// @param kids parts if `height` is 0, else nodes of the height below; not copied
    SeqNode(int height, Object[] kids) {
        this.height = height;
        this.kids = kids;
        int parts = height == 0 ? kids.length : 0;
        long bytes = 0;
        long items = 0;
        long problems = 0;
        for (Object kid : kids) {
            if (height == 0) {
                Seq.Part part = (Seq.Part) kid;
                bytes = Math.addExact(bytes, part.length());
                items = Math.addExact(items, part.count());
                problems = Math.addExact(problems, part.marks());
            } else {
                SeqNode node = (SeqNode) kid;
                parts = Math.addExact(parts, node.size);
                bytes = Math.addExact(bytes, node.length);
                items = Math.addExact(items, node.count);
                problems = Math.addExact(problems, node.marks);
            }
        }
        this.size = parts;
        this.length = bytes;
        this.count = items;
        this.marks = problems;
    }

    /// {@return the root of a tree of these parts}
    static SeqNode build(Object[] parts) {
        Object[] level = parts;
        int height = 0;
        while (level.length > MOST) {
            level = grouped(height++, level);
        }
        return new SeqNode(height, level);
    }

    /// {@return nodes of `height` that hold `kids`, as few as possible and filled evenly, so that none has too few}
    static Object[] grouped(int height, Object[] kids) {
        int groups = Math.ceilDiv(kids.length, MOST);
        Object[] nodes = new Object[groups];
        for (int i = 0; i < groups; i++) {
            int from = (int) ((long) kids.length * i / groups);
            int to = (int) ((long) kids.length * (i + 1) / groups);
            nodes[i] = groups == 1 ? new SeqNode(height, kids) : new SeqNode(height, Arrays.copyOfRange(kids, from, to));
        }
        return nodes;
    }

    boolean isLeaf() {
        return height == 0;
    }

    int fanout() {
        return kids.length;
    }

    SeqNode kid(int slot) {
        return (SeqNode) kids[slot];
    }

    Seq.Part part(int slot) {
        return (Seq.Part) kids[slot];
    }

    /// {@return children `from` up to, not including, `to`}
    Object[] kids(int from, int to) {
        return Arrays.copyOfRange(kids, from, to);
    }

    /// {@return the children, with those from `from` up to `to` replaced by `with`}
    Object[] kidsWith(int from, int to, Object[] with) {
        Object[] changed = new Object[kids.length - (to - from) + with.length];
        System.arraycopy(kids, 0, changed, 0, from);
        System.arraycopy(with, 0, changed, from, with.length);
        System.arraycopy(kids, to, changed, from + with.length, kids.length - to);
        return changed;
    }

    /// {@return number, counted from the first part below this node, of the first marked part at or after `from`, or -1}
    int nextMarked(int from) {
        if (marks == 0 || from >= size) {
            return -1;
        }
        int start = 0;
        for (int slot = 0; slot < kids.length; slot++) {
            if (isLeaf()) {
                if (slot >= from && part(slot).marks() > 0) {
                    return slot;
                }
            } else {
                int hit = kid(slot).nextMarked(Math.max(0, from - start));
                if (hit >= 0) {
                    return start + hit;
                }
                start += kid(slot).size;
            }
        }
        return -1;
    }
}
