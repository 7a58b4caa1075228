package org.varscope.bytes;

import org.jspecify.annotations.Nullable;

/// Cutting and joining the trees behind [Seq], by copying paths.
///
/// 1. [#join] walks down the facing edges of the taller tree to the height of the other, puts the two nodes side by
///    side there (evening them out if one has too few children) and splits what grew too wide on the way up.
/// 2. [#head] and [#tail] drop what is past the cut at every level of one path and join the remains.
/// 3. [#splice] first tries to change a single leaf, which copies one path; if the range spans leaves, or the
///    leaf would end up with too few or far too many parts, it is head + new parts + tail.
final class SeqSurgery {
    private SeqSurgery() {}

    static SeqNode splice(SeqNode root, int from, int to, Object[] with) {
        Object[] inside = spliceInside(root, from, to, with, true);
        return inside != null
                ? top(root.height, inside)
                : join(join(head(root, from), SeqNode.build(with)), tail(root, to));
    }

    /// {@return the parts of `left`, then those of `right`}
    static SeqNode join(SeqNode left, SeqNode right) {
        if (left.size == 0) {
            return right;
        }
        if (right.size == 0) {
            return left;
        }
        return top(Math.max(left.height, right.height), siblings(left, right));
    }

    /// {@return the first `index` parts}
    static SeqNode head(SeqNode node, int index) {
        if (index == node.size) {
            return node;
        }
        if (node.isLeaf()) {
            return new SeqNode(0, node.kids(0, index));
        }
        int slot = 0;
        int left = index;
        while (left >= node.kid(slot).size) {
            left -= node.kid(slot++).size;
        }
        return join(top(node.height - 1, node.kids(0, slot)), head(node.kid(slot), left));
    }

    /// {@return all but the first `index` parts}
    static SeqNode tail(SeqNode node, int index) {
        if (index == 0) {
            return node;
        }
        if (node.isLeaf()) {
            return new SeqNode(0, node.kids(index, node.fanout()));
        }
        int slot = 0;
        int left = index;
        while (left > node.kid(slot).size) {
            left -= node.kid(slot++).size;
        }
        return join(tail(node.kid(slot), left), top(node.height - 1, node.kids(slot + 1, node.fanout())));
    }

    /// {@return the root over nodes of `height`, which may be one or none}
    private static SeqNode top(int height, Object[] nodes) {
        return switch (nodes.length) {
            case 0 -> SeqNode.EMPTY;
            case 1 -> (SeqNode) nodes[0];
            default -> new SeqNode(height + 1, nodes);
        };
    }

    /// {@return one or two nodes, as tall as the taller of the two, that hold the parts of both}
    private static Object[] siblings(SeqNode left, SeqNode right) {
        if (left.height > right.height) {
            int last = left.fanout() - 1;
            Object[] seam = siblings(left.kid(last), right);
            return SeqNode.grouped(left.height, left.kidsWith(last, last + 1, seam));
        }
        if (left.height < right.height) {
            Object[] seam = siblings(left, right.kid(0));
            return SeqNode.grouped(right.height, right.kidsWith(0, 1, seam));
        }
        if (left.fanout() >= SeqNode.LEAST && right.fanout() >= SeqNode.LEAST) {
            return new Object[] {left, right};
        }
        Object[] all = left.kidsWith(left.fanout(), left.fanout(), right.kids(0, right.fanout()));
        return SeqNode.grouped(left.height, all);
    }

    /// {@return the one or two nodes to put in the place of `node`, or null if the change does not fit into one leaf}
    private static Object @Nullable [] spliceInside(SeqNode node, int from, int to, Object[] with, boolean isRoot) {
        if (node.isLeaf()) {
            int parts = node.size - (to - from) + with.length;
            boolean fits = parts <= 2 * SeqNode.MOST && (isRoot || parts >= SeqNode.LEAST);
            return fits ? SeqNode.grouped(0, node.kidsWith(from, to, with)) : null;
        }
        int slot = 0;
        int start = 0;
        // An insertion between two leaves goes to the end of the first; a removal to the leaf it begins in.
        int within = from == to ? from - 1 : from;
        while (within - start >= node.kid(slot).size) {
            start += node.kid(slot++).size;
        }
        if (to - start > node.kid(slot).size) {
            return null;
        }
        Object[] changed = spliceInside(node.kid(slot), from - start, to - start, with, false);
        return changed == null ? null : SeqNode.grouped(node.height, node.kidsWith(slot, slot + 1, changed));
    }
}
