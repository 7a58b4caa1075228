package org.varscope.ui.value;

import module java.base;
import module javafx.controls;
import atlantafx.base.theme.Styles;
import javafx.scene.control.Label;
import org.varscope.document.edit.Edit;
import org.varscope.text.TextException;
import org.varscope.text.Visible;
import org.varscope.ui.toolkit.FailureWords;
import org.varscope.ui.toolkit.Keyboard;
import org.varscope.ui.toolkit.Unfinished;
import org.varscope.ui.toolkit.Wrapped;

/// A line of text that is one view of a value: checked as it is typed, taken with Enter or when the person goes on,
/// given up with Escape, with what is wrong below it.
final class ValueField {
    private static final KeyCombination UNDO = KeyCombination.valueOf("Shortcut+Z");

    /// What a text does.
    interface Reader {
        /// {@return the edit that `typed` means}
        /// @throws TextException if it means none
        Edit read(String typed) throws TextException;
    }

    private final TextField field = new TextField();
    private final Label label;
    private final Label error;
    private final Commit commit;
    private final Reader reader;
    private String name = "";
    private String shown = "";

    /// @param id     of the field, for style sheets and tests
    /// @param title  what it is called
    /// @param error  says what is wrong; fields side by side may share one
    ValueField(String id, String title, Label error, Commit commit, Reader reader) {
        this.label = new Label(title);
        this.error = error;
        this.commit = commit;
        this.reader = reader;
        label.getStyleClass().addAll("muted", "value-title");
        label.setLabelFor(field);
        field.setId(id);
        field.getStyleClass().add("mono");
        field.setAccessibleText(title);
        // Fields share the width of the pane, however narrow that is.
        field.setPrefColumnCount(1);
        field.setMinWidth(0);
        HBox.setHgrow(field, Priority.ALWAYS);
        field.addEventFilter(KeyEvent.KEY_PRESSED, this::key);
        Unfinished.in(field, () -> take(false));
        field.textProperty().subscribe((_, now) -> check(now));
        Keyboard.whenLeft(field, this::leave);
    }

    /// {@return a label for what is wrong, which takes no room without it}
    static Label error(String id) {
        Label error = Wrapped.label(id, "bad-text");
        error.managedProperty().bind(error.textProperty().isNotEmpty());
        error.visibleProperty().bind(error.managedProperty());
        return error;
    }

    /// {@return the field}
    TextField field() {
        return field;
    }

    /// {@return its title}
    Label label() {
        return label;
    }

    /// {@return both in a row}
    HBox row() {
        HBox row = new HBox(label, field);
        row.getStyleClass().add("value-row");
        return row;
    }

    /// Shows `text`, with which the value has the name `called` in messages. A text with controls is shown with
    /// escapes, and not edited here: what turns the direction of writing would be about what is there.
    void show(String called, String text) {
        name = called;
        shown = Visible.line(text);
        field.setEditable(shown.equals(text));
        field.setText(shown);
        say("");
    }

    private void check(String typed) {
        commit.forget();
        try {
            if (!typed.equals(shown)) {
                reader.read(typed);
            }
            say("");
        } catch (TextException e) {
            say(FailureWords.of(e, name, typed));
        }
    }

    private void key(KeyEvent event) {
        if (event.getCode() == KeyCode.ENTER) {
            event.consume();
            take(event.isShortcutDown());
        } else if (event.getCode() == KeyCode.ESCAPE) {
            event.consume();
            field.setText(shown);
            say("");
            field.selectAll();
        } else if (UNDO.match(event) && !field.isUndoable()) {
            // The field would keep the key for itself though it has nothing of its own to take back.
            event.consume();
            commit.undo();
        }
    }

    private void leave() {
        if (!field.getText().equals(shown)) {
            take(false);
        }
    }

    /// Whether nothing is left that was not taken.
    private boolean take(boolean anyway) {
        String typed = field.getText();
        if (typed.equals(shown)) {
            return true;
        }
        String why;
        try {
            why = commit.take(reader.read(typed), anyway).orElse("");
        } catch (TextException e) {
            why = FailureWords.of(e, name, typed);
        }
        say(why);
        return why.isEmpty();
    }

    private void say(String why) {
        error.setText(why);
        field.pseudoClassStateChanged(Styles.STATE_DANGER, !why.isEmpty());
        field.setAccessibleHelp(why);
    }
}
