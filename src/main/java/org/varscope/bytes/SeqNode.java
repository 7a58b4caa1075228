package org.varscope.bytes;

import module java.base;

/// A node of the balanced tree behind a [Seq], with the sums of what is below it.
///
/// A leaf, of height 0, holds [#LEAST] to [#MOST] parts, and fewer only where it is the whole tree; a branch holds two
/// nodes, whose heights differ by one at most. Nothing changes after construction.
final class SeqNode implements Seq.Part {
    static final int MOST = 32;
    static final int LEAST = MOST / 2;
    static final SeqNode EMPTY = new SeqNode(0);

    final int height;
    final int size;
    private final long length;
    private final long count;
    private final long marks;
    private final long errors;
    private final Seq.Part[] kids;

    /// @param kids parts if `height` is 0, else two nodes; not copied
    private SeqNode(int height, Seq.Part... kids) {
        this.height = height;
        this.kids = kids;
        int parts = 0;
        long bytes = 0;
        long items = 0;
        long problems = 0;
        long worst = 0;
        for (Seq.Part kid : kids) {
            parts = Math.addExact(parts, size(kid));
            bytes = Math.addExact(bytes, kid.length());
            items = Math.addExact(items, kid.count());
            problems = Math.addExact(problems, kid.marks());
            worst = Math.addExact(worst, kid.errors());
        }
        this.size = parts;
        this.length = bytes;
        this.count = items;
        this.marks = problems;
        this.errors = worst;
    }

    /// {@return a tree of these parts}
    static SeqNode build(Seq.Part... parts) {
        if (parts.length <= MOST) {
            return parts.length == 0 ? EMPTY : new SeqNode(0, parts);
        }
        int half = parts.length / 2;
        return branch(build(Arrays.copyOf(parts, half)), build(Arrays.copyOfRange(parts, half, parts.length)));
    }

    private static SeqNode branch(SeqNode left, SeqNode right) {
        return new SeqNode(1 + Math.max(left.height, right.height), left, right);
    }

    /// {@return the parts of `left`, then those of `right`}
    static SeqNode join(SeqNode left, SeqNode right) {
        if (left.size == 0 || right.size == 0) {
            return left.size == 0 ? right : left;
        }
        boolean fit = left.height + right.height == 0 && left.size + right.size <= MOST;
        if (fit || left.size < LEAST) {
            return right.splice(0, 0, left.kids);
        }
        if (right.size < LEAST) {
            return left.splice(left.size, left.size, right.kids);
        }
        if (left.height > right.height + 1) {
            return balanced(left.node(0), join(left.node(1), right));
        }
        if (right.height > left.height + 1) {
            return balanced(join(left, right.node(0)), right.node(1));
        }
        return branch(left, right);
    }

    /// {@return a branch over two nodes whose heights differ by two at most}
    private static SeqNode balanced(SeqNode left, SeqNode right) {
        if (left.height > right.height + 1) {
            SeqNode outer = left.node(0);
            SeqNode inner = left.node(1);
            return inner.height <= outer.height ? branch(outer, branch(inner, right))
                    : branch(branch(outer, inner.node(0)), branch(inner.node(1), right));
        }
        if (right.height > left.height + 1) {
            SeqNode inner = right.node(0);
            SeqNode outer = right.node(1);
            return inner.height <= outer.height ? branch(branch(left, inner), outer)
                    : branch(branch(left, inner.node(0)), branch(inner.node(1), outer));
        }
        return branch(left, right);
    }

    /// {@return the tree with parts `from` up to, not including, `to` replaced by `with`}
    SeqNode splice(int from, int to, Seq.Part... with) {
        if (from == to && with.length == 0) {
            return this;
        }
        if (from == 0 && to == size) {
            return build(with);
        }
        if (height == 0) {
            Seq.Part[] changed = new Seq.Part[size - (to - from) + with.length];
            System.arraycopy(kids, 0, changed, 0, from);
            System.arraycopy(with, 0, changed, from, with.length);
            System.arraycopy(kids, to, changed, from + with.length, size - to);
            return build(changed);
        }
        SeqNode left = node(0);
        SeqNode right = node(1);
        int middle = left.size;
        return from >= middle ? join(left, right.splice(from - middle, to - middle, with))
                : join(left.splice(from, Math.min(to, middle), with), right.splice(0, Math.max(to, middle) - middle));
    }

    boolean isLeaf() {
        return height == 0;
    }

    int fanout() {
        return kids.length;
    }

    SeqNode node(int slot) {
        return (SeqNode) kids[slot];
    }

    Seq.Part kid(int slot) {
        return kids[slot];
    }

    /// {@return the number of parts that a child of a node is or holds}
    static int size(Seq.Part kid) {
        return kid instanceof SeqNode node ? node.size : 1;
    }

    @Override
    public long length() {
        return length;
    }

    @Override
    public long count() {
        return count;
    }

    @Override
    public long marks() {
        return marks;
    }

    @Override
    public long errors() {
        return errors;
    }
}
