package org.varscope.ui.inspector;

import module java.base;
import module javafx.controls;
import atlantafx.base.theme.Styles;
import javafx.scene.control.Label;
import org.jspecify.annotations.Nullable;
import org.varscope.ui.message.Messages;
import org.varscope.ui.model.DocumentEdits;
import org.varscope.ui.model.Editing;
import org.varscope.ui.model.EditorModel;
import org.varscope.ui.toolkit.Keyboard;
import org.varscope.ui.toolkit.RefusalBubble;
import org.varscope.ui.toolkit.Unfinished;
import org.varscope.ui.toolkit.Wrapped;

/// The selected value as a line of text that is edited, and why what was typed there is not taken.
final class ValueLine {
    /// Longer texts are read only when they are taken.
    private static final int LONGEST_CHECKED = 4096;
    private static final KeyCombination UNDO = KeyCombination.valueOf("Shortcut+Z");

    private final EditorModel model;
    private final Runnable catchUp;
    private final Runnable revert;
    private final TextField field = new TextField();
    private final Label refusal = Wrapped.label("inspector-refusal", "bad-text");
    private final FlowPane ways = new FlowPane();
    private final VBox refused = new VBox(refusal, ways);
    /// What the line shows; null where that is not edited.
    private @Nullable Editing editing;

    /// @param catchUp shows what is selected by now
    /// @param revert  shows the value again in the place of what was typed
    ValueLine(EditorModel model, Runnable catchUp, Runnable revert) {
        this.model = model;
        this.catchUp = catchUp;
        this.revert = revert;
        ways.getStyleClass().add("ways");
        refused.getStyleClass().add("refused");
        refused.visibleProperty().bind(refused.managedProperty());
        field.setId("inspector-value");
        field.getStyleClass().add("mono");
        field.setAccessibleText(Messages.get("inspector.value"));
        field.addEventFilter(KeyEvent.KEY_PRESSED, this::key);
        Unfinished.in(field, this::settle);
        Keyboard.whenLeft(field, this::settle);
        field.managedProperty().bind(field.visibleProperty());
        field.textProperty().subscribe((_, typed) -> check(typed));
    }

    /// {@return where it is typed}
    TextField field() {
        return field;
    }

    /// {@return what says why it is not taken, and what can be done instead}
    Region refusal() {
        return refused;
    }

    /// Begins with another value; one that is not edited where it is null.
    void edit(@Nullable Editing begun) {
        editing = begun;
        field.setText(begun == null ? "" : begun.text());
        field.setEditable(begun != null);
        refuse("");
    }

    /// Says what is wrong with the value itself.
    void warn(boolean damaged, String why) {
        refuse(why);
        field.pseudoClassStateChanged(Styles.STATE_DANGER, damaged);
    }

    /// Says why something cannot be taken, or be read.
    void refuse(String why) {
        refusal.setText(why);
        refused.setManaged(!why.isEmpty());
        ways.getChildren().clear();
        field.pseudoClassStateChanged(Styles.STATE_DANGER, !why.isEmpty());
    }

    private void key(KeyEvent event) {
        catchUp.run();
        if (event.getCode() == KeyCode.ENTER) {
            event.consume();
            commit(event.isShortcutDown());
        } else if (event.getCode() == KeyCode.ESCAPE) {
            event.consume();
            revert.run();
        } else if (UNDO.match(event) && !field.isUndoable()) {
            // The field would keep the key for itself though it has nothing of its own to take back.
            event.consume();
            model.history().undo();
        }
    }

    /// Says as it is typed what is wrong.
    private void check(String typed) {
        refuse(editing == null || isUnchanged() || typed.length() > LONGEST_CHECKED ? ""
                : editing.doubt(typed).orElse(""));
    }

    private void commit(boolean anyway) {
        if (editing != null) {
            String why = model.edits().take(editing, field.getText(), anyway).orElse("");
            Optional<DocumentEdits.Refusal> known = model.edits().refusal();
            refuse(known.map(DocumentEdits.Refusal::why).orElse(why));
            known.ifPresent(refusal -> ways.getChildren().setAll(RefusalBubble.buttons(
                    model.edits().ways(refusal, model.edits()::insist), revert, () -> { })));
        }
    }

    /// Takes what was typed, as the person goes on.
    ///
    /// @return whether nothing is left that was not taken
    private boolean settle() {
        catchUp.run();
        if (isUnchanged()) {
            return true;
        }
        commit(false);
        return isUnchanged() || refusal.getText().isEmpty();
    }

    private boolean isUnchanged() {
        return editing == null || field.getText().equals(editing.text());
    }
}
