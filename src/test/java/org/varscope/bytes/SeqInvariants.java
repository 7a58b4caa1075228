package org.varscope.bytes;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;


/// What must hold for the tree behind a [Seq] after every operation.
final class SeqInvariants {
    private SeqInvariants() {}

    static void check(SeqNode root) {
        if (!root.isLeaf()) {
            assertThat(root.fanout()).as("children of the root").isBetween(2, SeqNode.MOST);
            for (int slot = 0; slot < root.fanout(); slot++) {
                checkBelow(root.kid(slot), root.height - 1);
            }
        }
    }

    private static void checkBelow(SeqNode node, int height) {
        assertThat(node.height).isEqualTo(height);
        assertThat(node.fanout()).as("children").isBetween(SeqNode.LEAST, SeqNode.MOST);
        if (!node.isLeaf()) {
            for (int slot = 0; slot < node.fanout(); slot++) {
                checkBelow(node.kid(slot), height - 1);
            }
        }
    }

    static int nodes(SeqNode root) {
        return collect(root, Collections.newSetFromMap(new IdentityHashMap<>())).size();
    }

    /// {@return number of nodes of `after` that are not in `before`}
    static int newNodes(SeqNode before, SeqNode after) {
        Set<SeqNode> added = collect(after, Collections.newSetFromMap(new IdentityHashMap<>()));
        added.removeAll(collect(before, Collections.newSetFromMap(new IdentityHashMap<>())));
        return added.size();
    }

    private static Set<SeqNode> collect(SeqNode node, Set<SeqNode> into) {
        into.add(node);
        if (!node.isLeaf()) {
            for (int slot = 0; slot < node.fanout(); slot++) {
                collect(node.kid(slot), into);
            }
        }
        return into;
    }
}
