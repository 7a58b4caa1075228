package org.varscope.ui.editor;

import module java.base;
import module javafx.controls;
import org.jspecify.annotations.Nullable;
import org.varscope.ui.lifetime.Lifetime;

/// What a person is led by beside all panes of a document: at the right where the window is wide, else below.
final class SideGuideSlot {
    /// What panes and the side guide need to be side by side.
    private static final double WIDE = 1240;
    private static final double WIDTH = 330;
    private static final double HEIGHT = 230;
    private static final double LOW = 0.4;

    private static final PseudoClass BELOW = PseudoClass.getPseudoClass("below");

    private final BorderPane around;
    private final ObservableDoubleValue zoom;
    private Lifetime during = new Lifetime();
    private @Nullable SideGuide sideGuide;
    private boolean asks;

    /// @param around holds all panes in its centre
    SideGuideSlot(BorderPane around, ObservableDoubleValue zoom) {
        this.around = around;
        this.zoom = zoom;
        around.layoutBoundsProperty().subscribe(_ -> place());
        zoom.subscribe(_ -> place());
    }

    /// Shows what `made` makes in the place of what was shown before.
    void show(Function<Lifetime, SideGuide> made) {
        close();
        SideGuide shown = made.apply(during);
        sideGuide = shown;
        asks = shown.asks();
        shown.view().getStyleClass().add("companion");
        place();
    }

    private void place() {
        if (sideGuide == null) {
            return;
        }
        Region shown = sideGuide.view();
        double factor = zoom.get();
        shown.pseudoClassStateChanged(BELOW, around.getWidth() < WIDE * factor);
        if (around.getWidth() >= WIDE * factor) {
            around.setBottom(null);
            around.setRight(shown);
            shown.setPrefSize(WIDTH * factor, Region.USE_COMPUTED_SIZE);
        } else {
            around.setRight(null);
            around.setBottom(shown);
            shown.setPrefSize(Region.USE_COMPUTED_SIZE, Math.min(HEIGHT * factor, LOW * around.getHeight()));
        }
    }

    /// Takes it away, if it is there.
    void close() {
        around.setRight(null);
        around.setBottom(null);
        during = during.next();
        sideGuide = null;
    }

    /// {@return what takes the keyboard first of all: in it, where it asks for something and has not done so yet}
    Optional<Node> first() {
        boolean now = asks;
        asks = false;
        return now ? target() : Optional.empty();
    }

    /// {@return whether it is there and has come to its end}
    boolean isOver() {
        return sideGuide != null && sideGuide.over().getAsBoolean();
    }

    /// {@return what takes the keyboard in it, if it is there}
    Optional<Node> target() {
        return sideGuide == null ? Optional.empty() : Optional.of(sideGuide.target().get());
    }
}
