package org.varscope.explain;

import module java.base;
import org.varscope.dialect.Dialect;
import org.varscope.document.place.Values;
import org.varscope.said.Language;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Structure;
import org.varscope.text.TextException;
import org.varscope.text.cell.CellText;
import org.varscope.text.godot.GodotText;
import org.varscope.variant.Variant;

/// A value where it stands, as cells show it and take it.
///
/// @param length   in bytes
/// @param isSingle whether it holds no other values, and can be edited as one line of text
/// @param values   gives the value; nothing where it is damaged or takes more than so many bytes
public record Cell(Dialect dialect, long length, boolean isSingle, LongFunction<Optional<Variant>> values) {
    /// Longer values are not decoded for a cell.
    static final long MOST_BYTES = 64 * 1024;
    /// Longer values are not shown as text.
    private static final long MOST_TEXT = 256 * 1024;
    private static final int GLANCE = 200;

    /// {@return `node` as a cell}
    public static Cell of(Structure structure, Node node) {
        return new Cell(structure.dialect(), node.span().length(), node.children() == 0,
                most -> Values.of(structure, node, most));
    }

    /// {@return `element` as a cell}
    public static Cell of(Element element) {
        long length = element.span().length();
        return new Cell(element.part().structure().dialect(), length, true,
                most -> length > most ? Optional.empty() : Optional.of(element.part().read()));
    }

    /// {@return the value; empty where it is damaged or too long for a cell}
    public Optional<Variant> value() {
        return values.apply(MOST_BYTES);
    }

    /// {@return the value, or the beginning of it, in one line; how many bytes it has where that is too long}
    public String shown() {
        return shown(Language.ENGLISH);
    }

    /// {@return the value as of [#shown()], with its bytes counted in `language`}
    public String shown(Language language) {
        return glance(GLANCE, language);
    }

    /// {@return the value, or so much of its beginning, in one line}
    String glance(int chars) {
        return glance(chars, Language.ENGLISH);
    }

    private String glance(int chars, Language language) {
        return value().map(value -> CellText.glance(value, dialect, chars))
                .orElseGet(() -> TypeWords.bytes(length, language));
    }

    /// {@return the whole value in one line, to be edited; empty where it cannot be}
    public Optional<String> editable() {
        return isSingle ? value().map(value -> CellText.show(value, dialect)) : Optional.empty();
    }

    /// {@return what `text` means in its place}
    /// @throws TextException if it means no value that fits there
    public Variant read(String text) throws TextException {
        return CellText.read(text, value().orElse(Variant.NIL), dialect);
    }

    /// {@return the value as Godot text over several lines; empty where it is damaged or too long for that}
    public Optional<String> text() {
        return values.apply(MOST_TEXT).map(value -> GodotText.visible(value, dialect));
    }
}
