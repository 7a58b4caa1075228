package org.varscope.ui.card;

import module javafx.controls;
import org.varscope.text.Visible;

/// Something to read, to answer or to type into that lies over the window: an [Overlay] shows it, and holds the keyboard in it
/// until it is closed.
public abstract class Card extends VBox {
    private Runnable close = () -> { };

    /// @param id    for tests and style sheets
    /// @param width the most that it takes, in pixels
    protected Card(String id, double width) {
        setId(id);
        setMaxWidth(width);
        setMaxHeight(Region.USE_PREF_SIZE);
        getStyleClass().add("sheet-card");
    }

    /// {@return what gets the keyboard first}
    protected abstract Node first();

    /// {@return whether the window behind is darkened, as nothing else can be done before this is answered}
    protected boolean isQuestion() {
        return false;
    }

    /// Is called when Escape or a click beside the card takes it away.
    protected void dismissed() { }

    /// Says how [#close] takes the card away.
    final void shown(Runnable how) {
        close = how;
    }

    /// Takes the card away; the keyboard goes back to where it was.
    protected final void close() {
        close.run();
    }

    /// {@return a label in bold}
    public static Label title(String words) {
        Label title = new Label(words);
        title.setWrapText(true);
        title.setStyle("-fx-font-weight: bold;");
        return title;
    }

    /// Puts `words` on `label`, in another style than before.
    protected static void say(Label label, String words, String style) {
        label.setText(Visible.lines(words));
        label.getStyleClass().setAll("label", style);
    }
}
