package org.varscope.explain;

import module java.base;
import org.varscope.document.edit.Edit;
import org.varscope.document.place.Target;
import org.varscope.said.Language;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Structure;
import org.varscope.text.TextException;
import org.varscope.text.cell.CellText;
import org.varscope.text.godot.GodotText;
import org.varscope.variant.Variant;

/// What is at a target, as cells show it and accept it.
public record Cell(Target target) {
    /// Longer values are not decoded for a cell.
    static final long MOST_BYTES = 64 * 1024;
    /// Longer values are not shown as text.
    private static final long MOST_TEXT = 256 * 1024;
    private static final int GLANCE = 200;

    /// {@return `node` as a cell}
    public static Cell of(Structure structure, Node node) {
        return new Cell(new Target(structure, node));
    }

    /// {@return the value; empty where it is damaged or too long for a cell}
    public Optional<Variant> value() {
        return value(MOST_BYTES);
    }

    private Optional<Variant> value(long most) {
        return target.span().length() > most ? Optional.empty() : target.value(most);
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
        return value().map(value -> CellText.glance(value, target.structure().dialect(), chars))
                .orElseGet(() -> TypeWords.bytes(target.span().length(), language));
    }

    /// {@return the whole value in one line, to be edited; empty where it cannot be: where it is damaged, too long, or
    /// holds other values}
    public Optional<String> editable() {
        return target.isWhole() && target.node().children() > 0 ? Optional.empty()
                : value().map(value -> CellText.show(value, target.structure().dialect()));
    }

    /// {@return the edit that makes it what `text` means in its place}
    /// @throws TextException if it means no value that fits there
    public Edit setting(String text) throws TextException {
        return Edit.set(target, CellText.read(text, value().orElse(Variant.NIL), target.structure().dialect()));
    }

    /// {@return the value as Godot text over several lines; empty where it is damaged or too long for that}
    public Optional<String> text() {
        return value(MOST_TEXT).map(value -> GodotText.visible(value, target.structure().dialect()));
    }
}
