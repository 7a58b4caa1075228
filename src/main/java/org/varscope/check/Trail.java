package org.varscope.check;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.Span;
import org.varscope.document.place.CollectionHead;
import org.varscope.document.place.LazyPath;
import org.varscope.document.place.PathBuilder;
import org.varscope.document.place.RepeatedKeys;
import org.varscope.problem.Problem;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Structure;

/// The values around the current one of an [Inspection], with their paths, and what is odd about the current one
/// among its neighbours.
final class Trail {
    private final Structure structure;
    private final @Nullable Node first;
    private final PathBuilder paths;
    private final List<Level> levels = new ArrayList<>();
    private final List<Finding.Trouble> found = new ArrayList<>();

    /// A value that is the current one or around it.
    private record Level(Node node, LazyPath path, CollectionHead head) { }

    /// @param first     where the inspection begins, or null for the whole structure
    /// @param firstPath its path
    Trail(Structure structure, @Nullable Node first, LazyPath firstPath) {
        this.structure = structure;
        this.first = first;
        this.paths = new PathBuilder(structure, first, firstPath);
    }

    /// {@return the path of `node`, which is now the current one}
    LazyPath enter(Node node) {
        leave(node);
        LazyPath path = paths.path(node);
        Consumer<Problem> odd = problem -> found.add(new Finding.Trouble(problem, path));
        if (node.parent() == null && node != first) {
            Neighbours.entry(node, structure, paths.entries()).ifPresent(odd);
        } else if (node != first) {
            Neighbours.look(node, levels.getLast().head,
                    Neighbours.isNamed(node) ? paths.keys(node.parent()) : null, structure.dialect(), odd);
        }
        if (RepeatedKeys.isKeyed(node) && node.children() > RepeatedKeys.MOST) {
            odd.accept(RepeatedKeys.notCompared(node.span().start(), node.children()));
        }
        levels.add(new Level(node, path,
                node.isCollection() ? CollectionHead.of(structure, node) : CollectionHead.PLAIN));
        return path;
    }

    /// Leaves the values that do not hold `node`.
    void leave(Node node) {
        while (!levels.isEmpty() && levels.getLast().node != node.parent()) {
            levels.removeLast();
        }
    }

    /// {@return the path of the innermost value around the current one that holds the byte at `offset`, or null}
    @Nullable LazyPath pathAt(long offset) {
        for (Level level : levels.reversed()) {
            Span item = level.node.item();
            if (offset >= item.start() && offset <= item.end()
                    && (offset < item.end() || item.end() == structure.bytes().length())) {
                return level.path;
            }
        }
        return null;
    }

    /// {@return what is odd about the current value among its neighbours; asked once}
    List<Finding.Trouble> takeFound() {
        List<Finding.Trouble> taken = List.copyOf(found);
        found.clear();
        return taken;
    }
}
