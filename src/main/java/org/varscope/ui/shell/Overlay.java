package org.varscope.ui.shell;

import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import org.jspecify.annotations.Nullable;

/// One card at a time over the window: the palette, go to, a question. It takes the keys while it is there and gives
/// the focus back when it goes.
final class Overlay extends StackPane {
    private @Nullable Node before;
    private Runnable dismissed = () -> { };

    Overlay() {
        getStyleClass().add("veil");
        setId("overlay");
        setAlignment(Pos.TOP_CENTER);
        setPadding(new Insets(72, 16, 16, 16));
        setVisible(false);
        addEventFilter(KeyEvent.KEY_PRESSED, event -> {
            if (event.getCode() == KeyCode.ESCAPE) {
                event.consume();
                dismiss();
            }
        });
        addEventHandler(MouseEvent.MOUSE_PRESSED, event -> {
            if (event.getTarget() == this) {
                dismiss();
            }
        });
    }

    /// Shows `card` and gives the focus to `first` in it.
    void show(Region card, Node first) {
        open(card, first, false, () -> { });
    }

    /// Shows `card` and gives the focus to `first` in it; `whenDismissed` runs if Escape or a click beside it takes it
    /// away.
    void show(Region card, Node first, Runnable whenDismissed) {
        open(card, first, false, whenDismissed);
    }

    /// Shows `card` over a darkened window; `whenDismissed` runs if Escape or a click beside it takes it away.
    void ask(Region card, Node first, Runnable whenDismissed) {
        open(card, first, true, whenDismissed);
    }

    private void open(Region card, Node first, boolean dim, Runnable whenDismissed) {
        if (!isVisible() && getScene() != null) {
            before = getScene().getFocusOwner();
        }
        dismissed = whenDismissed;
        card.getStyleClass().add("sheet-card");
        card.setMaxHeight(Region.USE_PREF_SIZE);
        getStyleClass().remove("dim");
        if (dim) {
            getStyleClass().add("dim");
        }
        getChildren().setAll(card);
        setVisible(true);
        applyCss();
        layout();
        first.requestFocus();
    }

    /// Takes the card away, if there is one.
    void hide() {
        if (isVisible()) {
            setVisible(false);
            getChildren().clear();
            if (before != null && before.getScene() != null) {
                before.requestFocus();
            }
            before = null;
        }
    }

    private void dismiss() {
        Runnable then = dismissed;
        hide();
        then.run();
    }
}
