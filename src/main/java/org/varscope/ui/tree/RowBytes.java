package org.varscope.ui.tree;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.AbsentBytesException;
import org.varscope.bytes.Span;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Structure;
import org.varscope.ui.model.EditorModel;

/// The bytes of a row, with its key: its own, and those of what is below it.
///
/// @param start where the first of them is
/// @param below where those of what is below it begin
/// @param end   past the last of all
record RowBytes(long start, long below, long end) {
    /// {@return the bytes of a row in the state of the moment; empty while they are not at hand}
    static Optional<RowBytes> of(EditorModel model, RowItem item) {
        Structure structure = model.structure();
        try {
            return switch (item.getValue()) {
                case TreeRow.Gap(var _, Span span, var _, var _) -> Optional.of(leaf(span));
                case TreeRow.Element(var _, long index) -> item.array().flatMap(array -> model.element(array, index))
                        .map(element -> leaf(element.span()));
                case TreeRow.Value(var at) -> item.node().map(node -> value(structure, node, at.last()));
                case TreeRow.Range(var parent, long from, long to) -> range(model,
                        parent == null ? null : structure.node(parent).orElse(null), from, to);
            };
        } catch (AbsentBytesException _) {
            return Optional.empty();
        }
    }

    private static RowBytes leaf(Span span) {
        return new RowBytes(span.start(), span.end(), span.end());
    }

    private static RowBytes value(Structure structure, Node node, long place) {
        long end = node.span().end();
        long below = node.isCollection() && node.children() > 0 ? structure.childStart(node, 0) : end;
        return new RowBytes(structure.childStart(node.parent(), place), below, end);
    }

    /// A row that is about to go may still be of more values than there are now.
    private static Optional<RowBytes> range(EditorModel model, @Nullable Node parent, long from, long to) {
        Structure structure = model.structure();
        if (parent == null || parent.isCollection()) {
            if (to > (parent == null ? structure.records() : parent.children())) {
                return Optional.empty();
            }
            long start = structure.childStart(parent, from);
            return Optional.of(new RowBytes(start, start, structure.childStart(parent, to)));
        }
        return model.element(parent, from).flatMap(first -> model.element(parent, to - 1)
                .map(last -> new RowBytes(first.span().start(), first.span().start(), last.span().end())));
    }
}
