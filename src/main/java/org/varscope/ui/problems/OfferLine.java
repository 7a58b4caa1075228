package org.varscope.ui.problems;

import module java.base;
import module javafx.controls;
import javafx.scene.control.Label;

/// A line that says something of the whole document and offers to do something about it, while there is such. Where it
/// goes away with the keyboard in it, that goes back to what is below it.
final class OfferLine {
    private final Label words = new Label();
    private final Hyperlink act;
    private final HBox view;
    private final Node back;

    /// @param id   for tests
    /// @param act  what leads on, with an id of its own
    /// @param back takes the keyboard
    OfferLine(String id, Hyperlink act, Node back) {
        this.act = act;
        this.back = back;
        view = new HBox(words, act);
        view.setId(id);
        view.getStyleClass().add("other-data");
        view.setAlignment(Pos.BASELINE_LEFT);
        act.setMinWidth(Region.USE_PREF_SIZE);
        words.setMinWidth(0);
        view.managedProperty().bind(view.visibleProperty());
        view.setVisible(false);
    }

    HBox view() {
        return view;
    }

    /// {@return what says it}
    Label words() {
        return words;
    }

    /// {@return what takes the keyboard in it; empty while the line is not there}
    List<Node> targets() {
        return view.isVisible() ? List.of(act) : List.of();
    }

    /// Offers `run` under a name.
    void offer(String name, Runnable run) {
        act.setText(name);
        act.setOnAction(_ -> {
            act.setVisited(false);
            run.run();
        });
    }

    /// Does `change`, after which the line may be there or not.
    void change(Runnable change) {
        boolean keyboard = act.isFocused();
        change.run();
        if (keyboard && !view.isVisible()) {
            back.requestFocus();
        }
    }
}
