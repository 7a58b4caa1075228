package org.varscope.ui.text;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.compare.Difference;
import org.varscope.compare.UnsaidPlaces;
import org.varscope.dialect.FieldItem;
import org.varscope.dialect.FieldKind;
import org.varscope.document.place.Target;
import org.varscope.explain.PathWords;
import org.varscope.explain.WrittenValue;
import org.varscope.scan.index.Node;
import org.varscope.text.cell.ValueText;
import org.varscope.ui.message.Messages;

/// The text of a value, with what is to be said of it.
///
/// @param subject which value; null where none is selected
/// @param text    that of `written`, as it is shown
/// @param note    what the text does not say of the value, or why it cannot be edited
record Sheet(@Nullable Subject subject, WrittenValue written, StyledText text, String note) {
    static final Sheet NONE = new Sheet(null, new WrittenValue("", null, WrittenValue.Bound.PENDING,
            ValueText.GODOT_TEXT),
            StyledText.of("", null), "");

    /// {@return the sheet of a value, or of an element of it}
    static Sheet of(Target target, ValueText as) {
        WrittenValue written = WrittenValue.of(target, as);
        String path = PathWords.of(target);
        Subject subject = new Subject(target.location(), target.element(), path);
        return new Sheet(subject, written, StyledText.of(written.text(), null), note(target, written, path));
    }

    /// {@return how the value of `node` is written where nobody has asked for another notation}
    static ValueText usual(Node node) {
        FieldItem field = node.field();
        return field != null && field.kind() == FieldKind.TEXT ? ValueText.LAID_OUT : ValueText.GODOT_TEXT;
    }

    private static String note(Target target, WrittenValue written, String path) {
        Node node = target.node();
        return switch (written.bound()) {
            case LONG -> Messages.get("text.too-long", node.span().length());
            case LONG_LINE -> Messages.get("text.long-line", WrittenValue.LONGEST_LINE);
            case DAMAGED -> Messages.get("text.damaged");
            case PENDING -> Messages.get("text.pending");
            case NONE -> !target.isWhole() || node.isPlain() || written.as() == ValueText.PLAIN
                    || written.as() == ValueText.LAID_OUT ? ""
                    : unsaid(UnsaidPlaces.of(target.structure(), node, written.text(), written.as()), path);
        };
    }

    private static String unsaid(UnsaidPlaces unsaid, String path) {
        if (unsaid.isEmpty()) {
            return "";
        }
        List<String> places = unsaid.places().stream().map(Difference::before)
                .flatMap(at -> unsaid.value().node(at).stream())
                .map(node -> path + PathWords.of(unsaid.value(), node).substring(1)).distinct().toList();
        return places.isEmpty() ? Messages.get("text.unsaid")
                : Messages.get(unsaid.complete() ? "text.unsaid-of" : "text.unsaid-of-more", String.join(", ", places));
    }
}
