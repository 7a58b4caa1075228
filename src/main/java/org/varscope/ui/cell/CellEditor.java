package org.varscope.ui.cell;

import module java.base;
import module javafx.controls;
import atlantafx.base.theme.Styles;
import org.varscope.ui.message.Messages;
import org.varscope.ui.model.DocumentEdits;
import org.varscope.ui.model.Editing;
import org.varscope.ui.model.EditorModel;
import org.varscope.ui.toolkit.Keyboard;
import org.varscope.ui.toolkit.RefusalBubble;
import org.varscope.ui.toolkit.Unfinished;
import org.varscope.ui.toolkit.Way;

/// A text field in a cell, which ends in one of three ways: its text is taken, it is given up with Escape, or the
/// person goes elsewhere; then a text that fits is taken, and of one that does not, the refusal is said.
///
/// A refusal is shown right below the field, and what was typed stays, while the person is still there.
public final class CellEditor {
    /// As much of a refused text as is said.
    private static final int GLANCE = 60;

    private final TextField field = new TextField();
    private final RefusalBubble bubble = new RefusalBubble("cell-error");
    private final Editing editing;
    private final Consumer<CellEditor> close;
    private final EditorModel model;
    private boolean over;

    /// @param close takes the editor out of its cell
    /// @param model is told of a text that was refused when the person was gone already
    public CellEditor(Editing editing, Consumer<CellEditor> close, EditorModel model) {
        this.editing = editing;
        this.close = close;
        this.model = model;
        field.setText(editing.text());
        field.setId("cell-editor");
        field.getStyleClass().addAll("cell-editor", "mono");
        field.addEventFilter(KeyEvent.KEY_PRESSED, this::key);
        Unfinished.in(field, this::commit);
        field.textProperty().subscribe((_, _) -> forgive());
        Keyboard.whenLeft(field, this::leave);
    }

    /// {@return the field}
    public TextField field() {
        return field;
    }

    /// Gives the field the keyboard, with everything selected.
    public void begin() {
        // The field selects everything when it is first focused, for which it needs its skin now and not later.
        field.applyCss();
        field.requestFocus();
        field.selectAll();
    }

    /// Gives the field the keyboard, with `typed` in the place of everything and the caret behind it.
    public void begin(String typed) {
        field.setText(typed);
        begin();
        field.end();
    }

    /// Takes what was typed, or says below the field why not.
    ///
    /// @return whether it was taken; then the editor is closed
    public boolean commit() {
        return commit(false);
    }

    private boolean commit(boolean anyway) {
        Optional<String> refused = take(anyway);
        over = refused.isEmpty();
        refused.ifPresentOrElse(this::refuse, () -> close.accept(this));
        return over;
    }

    /// The cell is used for another row: what fits is taken as soon as the tree has its rows together.
    public void cellIsGone() {
        bubble.hide();
        if (!over) {
            over = true;
            model.background().later(this::end);
        }
    }

    /// Another state is about to be shown: the editor is closed with what it holds.
    ///
    /// @param place which cell it is in
    /// @return what was typed, unless the editor is at its end anyway
    public <P> Optional<Draft<P>> interrupt(P place) {
        if (over) {
            return Optional.empty();
        }
        over = true;
        return Optional.of(new Draft<>(this, place, field.getText(), field.getAnchor(), field.getCaretPosition()));
    }

    /// What is being typed into a cell while other values are shown.
    ///
    /// @param place which cell it is
    public record Draft<P>(CellEditor from, P place, String text, int anchor, int caret) {
        /// Says that the text is lost, where it is more than what was there.
        public void drop() {
            if (!text.equals(from.editing.text())) {
                from.sayRefused(Messages.get("model.values-changed"));
            }
        }
    }

    /// Goes on with what was being typed, as far as it is about the same text.
    ///
    /// @return whether it does
    public boolean resume(Draft<?> draft) {
        if (!draft.from.editing.text().equals(editing.text())) {
            return false;
        }
        field.setText(draft.text);
        begin();
        field.selectRange(draft.anchor, draft.caret);
        return true;
    }

    private void key(KeyEvent event) {
        if (event.getCode() == KeyCode.ENTER || event.getCode() == KeyCode.TAB) {
            event.consume();
            commit(event.getCode() == KeyCode.ENTER && event.isShortcutDown());
        } else if (event.getCode() == KeyCode.ESCAPE) {
            event.consume();
            over = true;
            close.accept(this);
        }
    }

    /// Taking a text changes the tree, which takes the keyboard from the field: that is no second end.
    private Optional<String> take(boolean anyway) {
        over = true;
        return model.edits().take(editing, field.getText(), anyway);
    }

    private void end() {
        take(false).ifPresent(this::sayRefused);
        close.accept(this);
    }

    private void leave() {
        if (!over) {
            end();
        }
    }

    private void sayRefused(String why) {
        String typed = field.getText();
        String glance = typed.length() <= GLANCE ? typed : typed.substring(0, GLANCE) + "\u2026";
        model.say(Messages.get("cell.refused", editing.path(), glance, why));
    }

    private void refuse(String why) {
        field.pseudoClassStateChanged(Styles.STATE_DANGER, true);
        field.setAccessibleHelp(why);
        Bounds place = field.localToScreen(field.getBoundsInLocal());
        if (place != null) {
            Optional<DocumentEdits.Refusal> refusal = model.edits().refusal();
            bubble.show(field, place, refusal.map(DocumentEdits.Refusal::why).orElse(why),
                    refusal.map(this::ways).orElse(List.of()));
        }
    }

    /// Whatever is done instead is the end of what was typed.
    private List<Way> ways(DocumentEdits.Refusal refusal) {
        return model.edits().ways(refusal, model.edits()::insist).stream().map(way -> way.between(() -> {
            over = true;
            close.accept(this);
        }, () -> { })).toList();
    }

    private void forgive() {
        field.pseudoClassStateChanged(Styles.STATE_DANGER, false);
        bubble.hide();
    }
}
