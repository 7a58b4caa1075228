package org.varscope.ui.model;

import module java.base;
import org.varscope.document.Change;
import org.varscope.document.Document;
import org.varscope.document.edit.Action;
import org.varscope.text.Visible;
import org.varscope.ui.message.Messages;

/// The steps of one open document, which can be taken back and done again.
public final class EditHistory {
    /// Letters of a step that the name of a command has room for.
    private static final int LONGEST = 80;

    private final Document document;
    private final EditorModel model;

    EditHistory(Document document, EditorModel model) {
        this.document = document;
        this.model = model;
    }

    /// {@return whether there is a step to take back}
    public boolean canUndo() {
        return document.canUndo();
    }

    /// {@return whether there is a step to do again}
    public boolean canRedo() {
        return document.canRedo();
    }

    /// {@return what would be taken back, as a clause; empty where there is nothing, or it has no name}
    public String undoWords() {
        return words(document.undoAction());
    }

    /// {@return what would be done again, as a clause; empty where there is nothing, or it has no name}
    public String redoWords() {
        return words(document.redoAction());
    }

    private static String words(Action action) {
        String words = Visible.line(Messages.say(action));
        return words.length() <= LONGEST ? words : words.substring(0, LONGEST - 1) + "\u2026";
    }

    /// Takes the last step back, if there is one.
    public void undo() {
        if (document.canUndo()) {
            go("model.undone", document.undo());
        }
    }

    /// Does the step again that was taken back last, if there is one.
    public void redo() {
        if (document.canRedo()) {
            go("model.redone", document.redo());
        }
    }

    /// Ends the step that is being typed: what follows is a step of its own.
    public void endStep() {
        document.endStep();
    }

    /// {@return how many steps have led to what is now}
    public int place() {
        return document.place();
    }

    /// {@return how many steps there are, those included that were taken back}
    public int steps() {
        return document.steps();
    }

    /// {@return what step number `step`, from 0, does, as a clause; empty where it has no name, or none at hand}
    public String words(int step) {
        return model.awaited().reading(() -> words(document.action(step)), "");
    }

    /// Takes steps back, or does them again, until `place` have led to what is now. Panes are told once.
    public void goTo(int place) {
        int before = document.place();
        if (place != before && place >= 0 && place <= document.steps()) {
            go(place < before ? "model.undone" : "model.redone", document.goTo(place));
        }
    }

    private void go(String key, Change step) {
        String words = Moved.words(step);
        // What another program has changed is all over the file: a person stays where they are.
        Touched touched = step.action().verb() == Action.Verb.REREAD ? null
                : model.awaited().find(() -> Touched.by(step)).orElse(null);
        model.show(step, touched, words.isEmpty() ? Messages.get(key) : Messages.get(key + "-what", words));
    }
}
