package org.varscope.ui.repair;

import module java.base;
import module javafx.controls;
import javafx.scene.control.Label;
import org.varscope.compare.Difference;
import org.varscope.explain.ByteChange;
import org.varscope.text.Visible;
import org.varscope.ui.card.Card;
import org.varscope.ui.message.Messages;
import org.varscope.ui.model.ComparedValue;

/// The lines of a preview: bytes before and after, values before and after. What goes is struck through and what comes
/// is underlined, so that no color is needed to distinguish them.
final class PreviewRows {
    /// What a value has at least beside its path, in pixels.
    private static final double VALUE = 240;
    /// Characters of bytes that leave room for words beside them.
    private static final int BESIDE = 36;

    private PreviewRows() { }

    /// {@return a line for each change of bytes}
    static List<Node> of(List<ByteChange> bytes) {
        return bytes.stream().map(PreviewRows::row).toList();
    }

    private static Node row(ByteChange change) {
        HBox bytes = new HBox(8);
        bytes.setAlignment(Pos.CENTER_LEFT);
        if (!change.before().isEmpty()) {
            bytes.getChildren().add(mono(change.before(), "bytes-before"));
        }
        if (!change.before().isEmpty() && !change.after().isEmpty()) {
            bytes.getChildren().add(mono("\u2192", "muted"));
        }
        if (!change.after().isEmpty()) {
            bytes.getChildren().add(mono(change.after(), "bytes-after"));
        }
        Label words = new Label(change.words());
        words.getStyleClass().add("muted");
        words.setWrapText(true);
        words.setMinWidth(0);
        HBox.setHgrow(words, Priority.ALWAYS);
        boolean beside = change.before().length() + change.after().length() <= BESIDE;
        HBox row = new HBox(12, offset(change.offset()), beside ? bytes : new VBox(2, bytes, words));
        if (beside) {
            row.getChildren().add(words);
        }
        row.setAlignment(beside ? Pos.CENTER_LEFT : Pos.TOP_LEFT);
        row.getStyleClass().add("repair-bytes");
        row.setAccessibleRole(AccessibleRole.TEXT);
        row.setAccessibleText(spoken(change));
        return row;
    }

    private static String spoken(ByteChange change) {
        String none = Messages.get("repair.no-bytes");
        return Messages.get("repair.bytes-spoken", "0x%08X".formatted(change.offset()),
                change.before().isEmpty() ? none : change.before(), change.after().isEmpty() ? none : change.after(),
                change.words());
    }

    private static Label mono(String text, String style) {
        Label label = new Label(text);
        label.setMinWidth(Region.USE_PREF_SIZE);
        label.getStyleClass().addAll("mono", style);
        return label;
    }

    /// {@return a heading, and a line for each value that becomes another}
    static List<Node> of(ValueChanges changes) {
        List<Node> lines = new ArrayList<>();
        lines.add(RepairForm.section(Messages.get("repair.values")));
        changes.values().forEach(value -> lines.add(row(value)));
        if (changes.values().isEmpty() || !changes.complete()) {
            lines.add(Card.text(changes.values().isEmpty() ? Messages.get("repair.no-values")
                    : Messages.get("repair.more", changes.values().size()), "muted"));
        }
        return lines;
    }

    /// {@return a line of an offset, a sentence, and what is said beside it}
    static Node line(long offset, String words, String beside) {
        Label main = Card.text(words);
        Label other = Card.text(beside, "muted");
        HBox row = new HBox(12, offset(offset), new VBox(1, main, other));
        row.getStyleClass().add("repair-bytes");
        row.setAccessibleRole(AccessibleRole.TEXT);
        row.setAccessibleText(Messages.get("repair.line-spoken", "0x%08X".formatted(offset), words, beside));
        return row;
    }

    private static Label offset(long offset) {
        Label label = mono("0x%08X".formatted(offset), "muted");
        label.setMinWidth(Region.USE_PREF_SIZE);
        return label;
    }

    private static Node row(ComparedValue value) {
        String done = Messages.get("repair.kind." + word(value.difference().kind()));
        String change = Visible.line(switch (value.difference().kind()) {
            case ADDED -> value.is();
            case REMOVED -> value.was();
            case MOVED -> Messages.get("repair.moved", value.is(), value.was());
            case CHANGED, RETYPED, ENCODING, BYTES -> Messages.get("repair.change", value.was(), value.is());
        });
        Label kind = new Label(done);
        kind.getStyleClass().add("change-kind");
        kind.setMinWidth(Region.USE_PREF_SIZE);
        Label path = mono(Visible.line(value.path()), "repair-path");
        path.setMinWidth(0);
        Label what = mono(change, "repair-value");
        what.setMinWidth(VALUE);
        what.setPrefWidth(VALUE);
        what.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(what, Priority.ALWAYS);
        HBox row = new HBox(12, kind, path, what);
        row.getStyleClass().add("repair-values");
        row.setAlignment(Pos.BASELINE_LEFT);
        row.setAccessibleRole(AccessibleRole.TEXT);
        row.setAccessibleText(Messages.get("repair.value-spoken", done, path.getText(), change));
        return row;
    }

    private static String word(Difference.Kind kind) {
        return kind.name().toLowerCase(Locale.ROOT);
    }
}
