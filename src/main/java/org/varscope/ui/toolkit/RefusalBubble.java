package org.varscope.ui.toolkit;

import module java.base;
import module javafx.controls;
import javafx.scene.control.Label;
import org.controlsfx.control.PopOver;
import org.varscope.text.Visible;

/// Says why something was refused, pointing at what that was, with a button for each way out. It never has the
/// keyboard: whoever shows it takes Escape and the keys of its buttons.
public final class RefusalBubble {
    private static final double WIDEST = 420;
    /// What it needs below a place: a few lines, buttons, and the arrow. With less, it is above.
    private static final double ROOM = 160;
    /// From the edge of the screen to the tip of the arrow, so that nothing of it is outside.
    private static final double EDGE = 48;

    private final Label words = new Label();
    private final FlowPane ways = new FlowPane();
    private final PopOver bubble = new PopOver(new VBox(words, ways));

    /// @param id of what says the reason
    public RefusalBubble(String id) {
        words.setId(id);
        words.setWrapText(true);
        words.setMaxWidth(WIDEST);
        words.getStyleClass().add("bad-text");
        ways.getStyleClass().add("ways");
        ways.setPrefWrapLength(WIDEST);
        ways.managedProperty().bind(ways.visibleProperty());
        bubble.getStyleClass().add("refusal-bubble");
        bubble.getContentNode().getStyleClass().add("refusal");
        bubble.setAnimated(false);
        bubble.setDetachable(false);
        bubble.setAutoFix(true);
        bubble.setAutoHide(false);
        bubble.setHideOnEscape(false);
    }

    /// Shows `why` below `place`, or above it where the screen ends there.
    ///
    /// @param over  the node that `place` is in
    /// @param place on the screen
    /// @param out   the ways out
    public void show(Node over, Bounds place, String why, List<Way> out) {
        words.setText(why);
        ways.getChildren().setAll(buttons(out, this::hide, () -> { }));
        ways.setVisible(!out.isEmpty());
        if (over.getScene() != null && over.getScene().getWindow() != null) {
            Rectangle2D screen = screen(place);
            boolean below = place.getMaxY() + ROOM <= screen.getMaxY();
            bubble.setArrowLocation(below ? PopOver.ArrowLocation.TOP_LEFT : PopOver.ArrowLocation.BOTTOM_LEFT);
            double tip = place.getMinX() + Math.min(WIDEST / 4, place.getWidth() / 2);
            bubble.show(over, Math.max(screen.getMinX() + EDGE, tip), below ? place.getMaxY() : place.getMinY());
            fillBesideArrow(bubble);
        }
    }

    /// Where windows cannot be seen through, as on X without a compositor, has what is beside the arrow of `card` the
    /// color of the rest of it, and not white. To be called once it is shown.
    public static void fillBesideArrow(PopOver card) {
        Parent root = card.getScene().getRoot();
        root.applyCss();
        if (!Platform.isSupported(ConditionalFeature.TRANSPARENT_WINDOW)
                && root.lookup(".border") instanceof Shape border) {
            card.getScene().setFill(border.getFill());
        }
    }

    private static Rectangle2D screen(Bounds place) {
        return Screen.getScreensForRectangle(place.getMinX(), place.getMinY(), 1, 1).stream().findFirst()
                .orElseGet(Screen::getPrimary).getVisualBounds();
    }

    /// {@return a button for each of `ways`, which leaves the keyboard where it is}
    ///
    /// @param first is done before
    /// @param last  is done after
    public static List<Button> buttons(List<Way> ways, Runnable first, Runnable last) {
        return ways.stream().map(way -> {
            Button button = new Button(Visible.line(way.text()));
            button.setId(way.id());
            button.setMnemonicParsing(false);
            button.setFocusTraversable(false);
            button.setOnAction(_ -> way.between(first, last).go().run());
            return button;
        }).toList();
    }

    /// {@return whether it is shown}
    public boolean isShowing() {
        return bubble.isShowing();
    }

    /// Takes it away.
    public void hide() {
        bubble.hide();
    }
}
