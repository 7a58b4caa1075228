package org.varscope.ui.editor;

import org.jspecify.annotations.Nullable;
import org.varscope.bytes.Span;
import org.varscope.explain.FieldWords;
import org.varscope.explain.PathWords;
import org.varscope.explain.TypeWords;
import org.varscope.explain.field.Explainer;
import org.varscope.scan.field.Field;
import org.varscope.scan.field.Fields;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Structure;
import org.varscope.ui.hex.sheet.HexLook;
import org.varscope.ui.message.Messages;

/// Says what bytes are: in a sentence what one is, and how rows of them are shown.
final class ByteWords {
    private ByteWords() { }

    /// {@return how many bytes a row shows, and as what they are read, in words}
    static String perRow(int count, HexLook look) {
        return Messages.get("editor.per-row", count, look.text().title());
    }

    /// {@return the field that the byte at `offset` is in, the value it belongs to, and what it does there; null where
    /// there is no byte}
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
        String name = span.length() == 1 ? FieldWords.name(field, Messages.language())
                : Messages.get("editor.byte-of", FieldWords.name(field, Messages.language()),
                        offset - span.start() + 1, span.length());
        return "0x%08X: %s%s\n%s".formatted(offset, field.guessed() ? Messages.get("editor.guess", name) : name,
                node == null ? "" : belongs(structure, node),
                new Explainer(structure, Messages.language(), _ -> "").of(field).sentence());
    }

    private static String belongs(Structure structure, Node node) {
        if (structure.node(node.location()).isEmpty()) {
            return "";
        }
        return "\n" + Messages.get("editor.of", PathWords.of(structure, node),
                TypeWords.of(structure, node, Messages.language()));
    }
}
