package org.varscope.play;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.Span;
import org.varscope.explain.TypeWords;
import org.varscope.scan.field.Field;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Role;
import org.varscope.scan.index.Structure;

/// Finds the values that a field ends. As every value ends in one field, and one without a byte in the last, all frames
/// together have each value once.
final class Completion {
    private Completion() { }

    /// {@return the values that end in `field`, inner ones first}
    static List<Frame.Understood> of(Structure structure, Field field) {
        List<Frame.Understood> ended = new ArrayList<>();
        Span span = field.span();
        @Nullable Node node = structure.deepestAt(span.end() - 1).orElse(null);
        int depth = node == null ? 0 : node.depth();
        for (; node != null; node = node.parent(), depth--) {
            long end = node.span().end();
            if (node.role() != Role.GAP && end > span.start() && end <= span.end()) {
                ended.add(understood(structure, node, depth));
                Optional<Node> missing = missing(structure, node);
                if (missing.isPresent()) {
                    ended.add(understood(structure, missing.get(), depth));
                }
            }
        }
        if (span.end() == structure.bytes().length()) {
            ended.addAll(behind(structure).reversed());
        }
        return List.copyOf(ended);
    }

    /// Records without a byte, as a line is that would begin where the bytes end; the last one first.
    private static List<Frame.Understood> behind(Structure structure) {
        List<Frame.Understood> empty = new ArrayList<>();
        for (long place = structure.records() - 1; place >= 0; place--) {
            Node record = structure.record(place);
            if (!record.item().isEmpty()) {
                break;
            }
            empty.add(understood(structure, record, 0));
        }
        return empty;
    }

    /// The value of an entry that ends with its key, as the bytes end there.
    private static Optional<Node> missing(Structure structure, Node key) {
        return key.role() != Role.KEY ? Optional.empty()
                : structure.children(key.parent(), key.place(), key.place() + 1).stream()
                        .filter(value -> value.span().isEmpty()).findFirst();
    }

    private static Frame.Understood understood(Structure structure, Node node, int depth) {
        return new Frame.Understood(depth, node.span(), TypeWords.of(structure, node));
    }
}
