package org.varscope.ui.tree;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.AbsentBytesException;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Structure;

/// The children of one collection as far as they were asked for, read a block of neighbours at a time and forgotten
/// with the structure that they belong to.
final class NodeBlocks {
    private static final long SIZE = 128;

    private final Map<Long, List<Node>> blocks = new HashMap<>();
    private final Map<Long, AbsentBytesException> absent = new HashMap<>();
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
            absent.clear();
        }
        List<Node> block = blocks.get(place / SIZE);
        if (block == null) {
            block = look(structure, above, place / SIZE);
            blocks.put(place / SIZE, block);
        }
        int index = (int) (place % SIZE);
        if (index < block.size() && block.get(index).place() == place) {
            return Optional.of(block.get(index));
        }
        return block.stream().filter(node -> node.place() == place).findFirst();
    }

    /// What is not at hand is not looked for anew for each of the rows that the toolkit asks about.
    private List<Node> look(Structure structure, Supplier<Above> above, long number) {
        AbsentBytesException known = absent.get(number);
        if (known != null) {
            throw known;
        }
        try {
            return read(structure, above.get(), number * SIZE);
        } catch (AbsentBytesException e) {
            absent.put(number, e);
            throw e;
        }
    }

    /// Looks again for what was not at hand.
    void lookAgain() {
        absent.clear();
    }

    private static List<Node> read(Structure structure, Above above, long from) {
        if (!above.exists()) {
            return List.of();
        }
        long count = above.node() == null ? structure.records() : above.node().children();
        return structure.children(above.node(), from, Math.min(from + SIZE, count));
    }
}
