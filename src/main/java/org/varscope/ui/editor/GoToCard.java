package org.varscope.ui.editor;

import module java.base;
import module javafx.controls;
import javafx.scene.control.Label;
import org.varscope.ui.card.Card;
import org.varscope.ui.message.Messages;

/// One line to type into, with what it takes said below, how far the search is, and why it was not taken.
public final class GoToCard extends Card {
    private final TextField field;
    private final Label hint;
    private final ProgressBar bar = new ProgressBar();
    private final Navigator going;
    private final HeldKeys held = new HeldKeys();

    /// @param title what the line is for
    /// @param words what it takes
    /// @param going goes there
    public GoToCard(String title, String words, Navigator going) {
        super("go-to", 460);
        this.going = going;
        field = line("text", title, this::go);
        hint = text(words, "muted");
        hint.setId("go-to-hint");
        bar.setId("go-to-progress");
        bar.setMaxWidth(Double.MAX_VALUE);
        bar.progressProperty().bind(going.shareProperty());
        bar.visibleProperty().bind(going.shareProperty().greaterThanOrEqualTo(0));
        bar.managedProperty().bind(bar.visibleProperty());
        field.textProperty().subscribe((_, _) -> {
            going.stop();
            held.drop();
            say(hint, words, "muted");
        });
        addEventFilter(KeyEvent.ANY, held::take);
        getChildren().setAll(field, bar, hint);
    }

    @Override
    protected TextField first() {
        return field;
    }

    @Override
    protected void dismissed() {
        going.stop();
    }

    private void go(boolean anyway) {
        say(hint, Messages.get("editor.looking"), "muted");
        held.begin();
        going.to(field.getText().strip(), anyway, this::answer);
    }

    private void answer(Optional<String> refused) {
        if (refused.isPresent()) {
            held.drop();
            say(hint, refused.get(), "bad-text");
        } else {
            Scene scene = getScene();
            close();
            held.giveTo(scene);
        }
    }
}
