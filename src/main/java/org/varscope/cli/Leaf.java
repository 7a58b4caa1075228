package org.varscope.cli;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.dialect.Layout;
import org.varscope.dialect.Number;
import org.varscope.dialect.Row;
import org.varscope.document.place.RawText;
import org.varscope.document.place.Values;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Structure;
import org.varscope.text.FloatWidth;
import org.varscope.text.godot.GodotText;
import org.varscope.variant.Variant;
import org.varscope.variant.VariantKind;

/// The text of one value that is no collection.
///
/// @param value as Godot text, or null where it is damaged or very large
/// @param raw   hex of a text's bytes where they are no valid UTF-8, else null
record Leaf(@Nullable String value, @Nullable String raw) {
    private static final long LARGEST = 1 << 25;

    /// {@return the text of `node`}
    static Leaf of(Structure structure, Node node) {
        Optional<RawText> odd = RawText.of(structure, node).filter(text -> !text.isUtf8());
        if (odd.isPresent()) {
            boolean name = node.row() != null && node.row().kind() == VariantKind.STRING_NAME;
            String shown = odd.get().shown();
            Variant text = name ? new Variant.Name(shown) : new Variant.Text(shown);
            return new Leaf(GodotText.write(text, structure.dialect()),
                    HexFormat.of().formatHex(odd.get().bytes()));
        }
        return new Leaf(Values.of(structure, node, LARGEST)
                .map(value -> GodotText.write(value, structure.dialect(), width(node))).orElse(null), null);
    }

    /// {@return how wide the floats of `node` are stored}
    static FloatWidth width(Node node) {
        Row row = node.row();
        if (row == null) {
            return !node.isPlain() ? FloatWidth.USUAL
                    : node.span().length() == Long.BYTES ? FloatWidth.WIDE : FloatWidth.NARROW;
        }
        Number number = switch (row.layout()) {
            case Layout.Fixed(var fixed, _) -> fixed;
            case Layout.Packed(var packed, _) -> packed;
            default -> Number.U32;
        };
        return !number.isReal() ? FloatWidth.USUAL
                : number.width(row.isWide(node.header())) == 8 ? FloatWidth.WIDE : FloatWidth.NARROW;
    }

    /// {@return how many elements the count of a packed array asks for, or -1 for any other value}
    static long packedCount(Structure structure, Node node) {
        Row row = node.row();
        return row != null && row.kind().isPacked() && node.span().length() >= 8
                ? structure.bytes().reader().u32(node.span().start() + 4) : -1;
    }
}
