package org.varscope.explain;

import module java.base;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Structure;
import org.varscope.text.Visible;
import org.varscope.variant.Variant;

/// What values are called among their siblings.
public final class RowNames {
    private RowNames() { }

    /// {@return the key, place or property name of `node`: `gold`, `[3]`, `$`}
    public static String of(Structure structure, Node node) {
        return Visible.line(written(structure, node));
    }

    private static String written(Structure structure, Node node) {
        return switch (node.role()) {
            case ROOT -> structure.entryKey(node)
                    .orElseGet(() -> structure.records() == 1 ? "$" : "$" + node.place());
            case ELEMENT -> "[" + node.place() + "]";
            case PROPERTY -> structure.propertyName(node).orElse("?");
            case VALUE -> structure.key(node).map(key -> key(structure, key)).orElse("?");
            case KEY -> key(structure, node);
            case GAP -> "gap";
        };
    }

    /// A String is shown bare, as scripts write it after a dot.
    private static String key(Structure structure, Node key) {
        Optional<Variant> value = CellValues.variant(structure, key);
        return value.isPresent() && value.get() instanceof Variant.Text(var text)
                ? text : CellValues.shown(structure, key);
    }
}
