package org.varscope.ui.card;

import module java.base;
import module javafx.controls;
import javafx.scene.control.Label;
import org.varscope.text.Visible;

/// Something to read, to answer or to type into that is over the window: an [Overlay] shows it, and holds the
/// keyboard in it until it is closed.
public abstract class Card extends VBox {
    /// Pixels of one em at zoom 1.
    private static final double EM = 13;
    /// What a list needs around its rows, in pixels at zoom 1.
    private static final double EDGES = 4;

    private Runnable close = () -> { };

    /// @param id    for tests and style sheets
    /// @param width the most that it takes, in pixels at zoom 1
    protected Card(String id, double width) {
        setId(id);
        setStyle(String.format(Locale.ROOT, "-fx-max-width: %.3fem;", em(width)));
        setMaxHeight(Region.USE_PREF_SIZE);
        getStyleClass().add("sheet-card");
    }

    /// {@return what gets the keyboard first}
    protected abstract Node first();

    /// {@return whether the window behind is darkened, as nothing else can be done before this is answered}
    protected boolean isQuestion() {
        return false;
    }

    /// {@return whether it is at the bottom of the window, so that the bytes that it talks of are seen}
    protected boolean isLow() {
        return false;
    }

    /// Is called when Escape or a click beside the card takes it away.
    protected void dismissed() { }

    /// Completes what is being typed, as Tab asks for where there is something to complete.
    ///
    /// @return whether it did; if not, the keyboard goes to the next part of the card
    protected boolean complete() {
        return false;
    }

    /// Says how [#close] takes the card away.
    final void shown(Runnable how) {
        close = how;
    }

    /// Takes the card away; the keyboard goes back to where it was.
    protected final void close() {
        close.run();
    }

    /// {@return a line to type into}
    ///
    /// @param name   after that of the card, for tests
    /// @param prompt what is typed into it
    /// @param enter  does what Enter asks for; is told whether Ctrl was held, so that it is done whatever speaks
    ///               against it
    protected final TextField line(String name, String prompt, Consumer<Boolean> enter) {
        TextField line = new TextField();
        line.setId(getId() + "-" + name);
        line.setPromptText(prompt);
        line.setAccessibleText(prompt);
        line.getStyleClass().add("mono");
        line.addEventFilter(KeyEvent.KEY_PRESSED, event -> {
            if (event.getCode() == KeyCode.ENTER) {
                event.consume();
                enter.accept(event.isShortcutDown());
            }
        });
        return line;
    }

    /// Makes `list` as high as `rows` need, which grow with their text.
    ///
    /// @param row the height of each, in pixels at zoom 1
    protected static void fit(ListView<?> list, double row, int rows) {
        list.setStyle(String.format(Locale.ROOT, "-fx-fixed-cell-size: %.3fem; -fx-pref-height: %.3fem;", em(row),
                em(row * rows + EDGES)));
    }

    /// {@return so many pixels at zoom 1 in em; rounded down, as the toolkit goes up to the next whole pixel}
    private static double em(double pixels) {
        return Math.floor(pixels / EM * 1000) / 1000;
    }

    /// {@return a label in bold}
    public static Label title(String words) {
        Label title = text(words);
        title.setStyle("-fx-font-weight: bold;");
        return title;
    }

    /// {@return a label before a control}
    ///
    /// @param words with `_` before the letter that goes to it with Alt
    /// @param of    the control; none where there are several
    protected static Label name(String words, Control... of) {
        Label name = new Label(words);
        name.setMinWidth(USE_PREF_SIZE);
        name.setMnemonicParsing(of.length > 0);
        Stream.of(of).forEach(name::setLabelFor);
        return name;
    }

    /// {@return a label that takes as many lines as its words need}
    public static Label text(String words, String... styles) {
        Label text = new Label(Visible.lines(words));
        text.setWrapText(true);
        text.setMinHeight(USE_PREF_SIZE);
        text.getStyleClass().addAll(styles);
        return text;
    }

    /// Puts `words` on `label`, in another style than before.
    protected static void say(Label label, String words, String style) {
        label.setText(Visible.lines(words));
        label.getStyleClass().setAll("label", style);
    }
}
