package org.varscope.ui.tree;

import atlantafx.base.theme.Styles;
import java.util.Optional;
import java.util.function.Function;
import javafx.geometry.Bounds;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.stage.Popup;

/// A text field in a cell. What does not fit is said right below it, and what was typed stays.
final class CellEditor {
    private final TextField field = new TextField();
    private final Label error = new Label();
    private final Popup bubble = new Popup();
    private final Function<String, Optional<String>> commit;
    private final Runnable cancel;
    private boolean over;

    /// @param commit takes the text, and answers why it does not fit, or nothing where it was taken
    /// @param cancel is called when the person gives up
    CellEditor(String text, Function<String, Optional<String>> commit, Runnable cancel) {
        this.commit = commit;
        this.cancel = cancel;
        field.setText(text);
        field.setId("cell-editor");
        field.getStyleClass().addAll("cell-editor", "mono");
        field.addEventFilter(KeyEvent.KEY_PRESSED, this::key);
        field.textProperty().subscribe((_, _) -> forgive());
        field.focusedProperty().subscribe((was, is) -> {
            if (was && !is) {
                leave();
            }
        });
        error.setWrapText(true);
        error.setMaxWidth(420);
        error.setId("cell-error");
        error.getStyleClass().addAll("cell-error", "bad-text");
        bubble.getContent().add(error);
        bubble.setAutoFix(true);
        bubble.setHideOnEscape(false);
    }

    /// {@return the field}
    TextField field() {
        return field;
    }

    /// Gives the field the keyboard, with everything selected or, after typing has begun, the caret at the end.
    void begin(boolean typing) {
        // The field selects everything when it is first focused, for which it needs its skin now and not later.
        field.applyCss();
        field.requestFocus();
        if (typing) {
            field.end();
        } else {
            field.selectAll();
        }
    }

    /// Takes the error away; the cell is done with this editor.
    void end() {
        over = true;
        bubble.hide();
    }

    private void key(KeyEvent event) {
        if (event.getCode() == KeyCode.ENTER || event.getCode() == KeyCode.TAB) {
            event.consume();
            tryToCommit();
        } else if (event.getCode() == KeyCode.ESCAPE) {
            event.consume();
            cancel.run();
        }
    }

    private boolean tryToCommit() {
        Optional<String> refused = commit.apply(field.getText());
        refused.ifPresent(this::complain);
        return refused.isEmpty();
    }

    /// Going elsewhere with the mouse keeps what fits and drops what does not.
    private void leave() {
        if (!over && !tryToCommit()) {
            cancel.run();
        }
    }

    private void complain(String why) {
        if (over) {
            return;
        }
        error.setText(why);
        field.pseudoClassStateChanged(Styles.STATE_DANGER, true);
        field.setAccessibleHelp(why);
        Bounds place = field.localToScreen(field.getBoundsInLocal());
        if (place != null && field.getScene() != null) {
            bubble.show(field, place.getMinX(), place.getMaxY() + 4);
        }
    }

    private void forgive() {
        field.pseudoClassStateChanged(Styles.STATE_DANGER, false);
        bubble.hide();
    }
}
