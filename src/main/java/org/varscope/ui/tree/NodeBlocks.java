package org.varscope.ui.tree;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Structure;

/// The children of one collection as far as they were asked for, read a block of neighbours at a time and forgotten
/// with the structure that they belong to.
final class NodeBlocks {
    private static final long SIZE = 128;

    private final Map<Long, List<Node>> blocks = new HashMap<>();
    private @Nullable Structure known;

    /// Whose children these are.
    ///
    /// @param exists whether it is still there
    /// @param node   the collection, or null for the records of the file
    record Above(boolean exists, @Nullable Node node) { }

    /// {@return the child number `place` in `structure`, if there is one}
    Optional<Node> get(Structure structure, Supplier<Above> above, long place) {
        if (structure != known) {
            known = structure;
            blocks.clear();
        }
        List<Node> block = blocks.get(place / SIZE);
        if (block == null) {
            block = read(structure, above.get(), place / SIZE * SIZE);
            blocks.put(place / SIZE, block);
        }
        int index = (int) (place % SIZE);
        if (index < block.size() && block.get(index).place() == place) {
            return Optional.of(block.get(index));
        }
        return block.stream().filter(node -> node.place() == place).findFirst();
    }

    private static List<Node> read(Structure structure, Above above, long from) {
        if (!above.exists()) {
            return List.of();
        }
        long count = above.node() == null ? structure.records() : above.node().children();
        return structure.children(above.node(), from, Math.min(from + SIZE, count));
    }
}
