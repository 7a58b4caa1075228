package org.varscope.bytes;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;


/// What must hold for the tree behind a [Seq] after every operation.
final class SeqInvariants {
    private SeqInvariants() {}

    static void check(SeqNode root) {
        Deque<SeqNode> todo = new ArrayDeque<>(List.of(root));
        while (!todo.isEmpty()) {
            SeqNode node = todo.pop();
            if (node.isLeaf()) {
                assertThat(node.fanout()).as("parts of a leaf")
                        .isBetween(root == node ? 0 : SeqNode.LEAST, SeqNode.MOST);
            } else {
                assertThat(node.fanout()).isEqualTo(2);
                assertThat(Math.abs(node.node(0).height - node.node(1).height)).as("imbalance").isLessThanOrEqualTo(1);
                assertThat(node.height).isEqualTo(1 + Math.max(node.node(0).height, node.node(1).height));
                todo.push(node.node(0));
                todo.push(node.node(1));
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
                collect(node.node(slot), into);
            }
        }
        return into;
    }
}
