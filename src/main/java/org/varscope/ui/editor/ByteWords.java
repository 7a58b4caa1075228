package org.varscope.ui.editor;

import org.jspecify.annotations.Nullable;
import org.varscope.bytes.Span;
import org.varscope.explain.CellValues;
import org.varscope.explain.FieldWords;
import org.varscope.explain.Numbers;
import org.varscope.explain.TypeWords;
import org.varscope.scan.field.Field;
import org.varscope.scan.field.Fields;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Structure;

/// Says in a sentence what one byte is.
final class ByteWords {
    private ByteWords() { }

    /// {@return the field that the byte at `offset` is in, and the value it belongs to; null where there is no byte}
    static @Nullable String of(Structure structure, long offset) {
        if (offset < 0 || offset >= structure.bytes().length()) {
            return null;
        }
        Field field = Fields.in(structure, new Span(offset, 1)).stream().findFirst().orElse(null);
        Node node = structure.deepestAt(offset).orElse(null);
        if (field == null) {
            return null;
        }
        Span span = field.span();
        String which = span.length() == 1 ? ""
                : ", byte %d of %s".formatted(offset - span.start() + 1, Numbers.grouped(span.length()));
        String guess = field.guessed() ? " (a guess)" : "";
        String value = node == null ? "" : belongs(structure, node);
        return "0x%08X: %s%s%s%s".formatted(offset, FieldWords.name(field), which, guess, value);
    }

    private static String belongs(Structure structure, Node node) {
        if (structure.node(node.location()).isEmpty()) {
            return "";
        }
        return "\nof %s, %s".formatted(CellValues.path(structure, node), TypeWords.of(structure, node));
    }
}
