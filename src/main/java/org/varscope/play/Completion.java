package org.varscope.play;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.Span;
import org.varscope.explain.TypeWords;
import org.varscope.scan.field.Field;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Role;
import org.varscope.scan.index.Structure;

/// Finds the values that a field ends. As every value ends in one field, all frames together have each value once.
final class Completion {
    private Completion() { }

    /// {@return the values that end in `field`, inner ones first}
    static List<Frame.Understood> of(Structure structure, Field field) {
        List<Frame.Understood> ended = new ArrayList<>();
        Span span = field.span();
        @Nullable Node node = structure.deepestAt(span.end() - 1).orElse(null);
        for (; node != null; node = node.parent()) {
            long end = node.span().end();
            if (node.role() != Role.GAP && end > span.start() && end <= span.end()) {
                ended.add(understood(structure, node));
                missing(structure, node).ifPresent(value -> ended.add(understood(structure, value)));
            }
        }
        return List.copyOf(ended);
    }

    /// The value of an entry that ends with its key, as the bytes end there.
    private static Optional<Node> missing(Structure structure, Node key) {
        return key.role() != Role.KEY ? Optional.empty()
                : structure.children(key.parent(), key.place(), key.place() + 1).stream()
                        .filter(value -> value.span().isEmpty()).findFirst();
    }

    private static Frame.Understood understood(Structure structure, Node node) {
        return new Frame.Understood(node.location(), node.span(), TypeWords.of(structure, node));
    }
}
