package org.varscope.ui.problems;

import module javafx.controls;
import org.varscope.ui.message.Messages;

/// Says how many notes there are where nothing else is to be listed, and lists them only when asked.
final class NotesLink {
    private final Hyperlink view = new Hyperlink();
    private final ReadOnlyBooleanWrapper folded = new ReadOnlyBooleanWrapper();
    private final Node back;
    private boolean asked;
    private long count;

    /// @param back takes the keyboard where this had it and goes away
    NotesLink(Node back) {
        this.back = back;
        view.setId("notes");
        view.setMinWidth(Region.USE_PREF_SIZE);
        view.managedProperty().bind(view.visibleProperty());
        view.setVisible(false);
        view.setOnAction(_ -> {
            view.setVisited(false);
            asked = !asked;
            show(count);
        });
    }

    Hyperlink view() {
        return view;
    }

    /// {@return whether there are only notes, and nobody has asked for them}
    ReadOnlyBooleanProperty foldedProperty() {
        return folded.getReadOnlyProperty();
    }

    /// {@return how many there are; 0 also where there are problems among which they are listed}
    long count() {
        return count;
    }

    /// @param now how many there are; 0 also where there are problems among which they are listed
    void show(long now) {
        boolean keyboard = view.isFocused();
        count = now;
        folded.set(now > 0 && !asked);
        view.setVisible(now > 0);
        view.setText(!asked ? Messages.get("problems.show-notes", now) : Messages.get("problems.hide-notes"));
        if (keyboard && now == 0) {
            back.requestFocus();
        }
    }

    /// Lists them from now on, if there are any.
    void unfold() {
        if (count > 0) {
            asked = true;
            show(count);
        }
    }
}
