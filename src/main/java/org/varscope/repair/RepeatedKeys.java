package org.varscope.repair;

import module java.base;
import org.varscope.problem.Problem;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Structure;

/// Whether a repair leaves keys that are in their Dictionary twice, in the Dictionaries that it may have given other
/// entries.
final class RepeatedKeys {
    /// Entries that are looked at in each.
    private static final int MOST = 1024;
    private static final long LONGEST = 256;
    /// Collections around each place that are looked at.
    private static final int INNERMOST = 8;

    private RepeatedKeys() { }

    /// {@return in how many Dictionaries of `after` keys are there twice, of those around what `repair` changes and of
    /// those in which the record ends that `problem` lies in}
    ///
    /// @param after what the repair makes of the file
    static int in(Structure after, Repair repair, Problem problem) {
        long start = problem.span().start();
        long end = Slot.end(after, start + repair.growth(start));
        long changed = repair.changes().getFirst().span().start();
        Map<Long, Node> around = new HashMap<>();
        LongStream.of(changed, end - 1).filter(at -> at >= 0).forEach(at ->
                Stream.iterate(after.deepestAt(at).orElse(null), Objects::nonNull, Node::parent).limit(INNERMOST)
                        .filter(RepeatedKeys::isKeyed).forEach(node -> around.put(node.span().start(), node)));
        return (int) around.values().stream().filter(node -> repeats(after, node)).count();
    }

    private static boolean isKeyed(Node node) {
        return node.body() != null && node.body().each() == 2;
    }

    private static boolean repeats(Structure structure, Node node) {
        Set<ByteBuffer> keys = new HashSet<>();
        // Entries that came in are the last ones.
        long from = Math.max(0, node.children() - MOST);
        return structure.entries(node, from, node.children()).stream().map(Structure.Entry::key)
                .filter(key -> !key.isCollection() && key.span().length() <= LONGEST)
                .anyMatch(key -> !keys.add(ByteBuffer.wrap(structure.bytes().bytes(key.span()))));
    }
}
