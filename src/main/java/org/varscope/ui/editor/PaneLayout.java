package org.varscope.ui.editor;

import module java.base;
import module javafx.controls;

/// Gives the panes of an editor their places and sizes, until a person drags a divider.
///
/// The bytes get the width that 16 of them need. Where that leaves too little for three panes in a row, the inspector
/// goes below the structure.
final class PaneLayout {
    /// What the hex pane needs for 16 bytes in a row and for the minimap, in pixels at zoom 1.
    private static final double HEX = 720;
    private static final double LEAST_TREE = 225;
    private static final double MOST_TREE = 420;
    private static final double LEAST_INSPECTOR = 240;
    private static final double MOST_INSPECTOR = 340;
    private static final double BELOW = 160;
    /// What the inspector needs for all its text and a field, where it is as narrow as the structure may be.
    private static final double INSPECTOR_HEIGHT = 225;
    /// What the lists below, and the inspector, may take of a low window.
    private static final double LOW_BELOW = 0.27;
    private static final double LOW_INSPECTOR = 0.65;

    /// The panes.
    ///
    /// @param whole     what is above, and below it the problems
    /// @param sides     structure, bytes, inspector
    /// @param left      the structure, and sometimes the inspector
    /// @param structure pane
    /// @param hex       pane
    /// @param inspector pane
    record Panes(SplitPane whole, SplitPane sides, SplitPane left, Node structure, Node hex, Node inspector) { }

    private final Panes panes;
    private final ObservableDoubleValue zoom;
    private final Subscription zoomed;
    private boolean wide;
    private boolean arranged;
    private boolean dragged;

    /// @param zoom how large everything is, 1 for the usual
    PaneLayout(Panes panes, ObservableDoubleValue zoom) {
        this.panes = panes;
        this.zoom = zoom;
        for (SplitPane split : List.of(panes.whole(), panes.sides(), panes.left())) {
            split.addEventFilter(MouseEvent.MOUSE_DRAGGED, this::noteDrag);
        }
        place(true);
        panes.whole().layoutBoundsProperty().subscribe(_ -> arrange());
        zoomed = zoom.subscribe(_ -> arrange());
    }

    /// Lets go of what outlives the panes.
    void close() {
        zoomed.unsubscribe();
    }

    /// {@return whether a hex pane of this width holds 16 bytes in a row and the minimap}
    static boolean hasRoomForMap(double width, double zoom) {
        return width >= Math.floor(HEX * zoom) - 1;
    }

    private void noteDrag(MouseEvent event) {
        dragged |= event.getTarget() instanceof Node node && node.getStyleClass().contains("split-pane-divider");
    }

    private void arrange() {
        double width = panes.whole().getWidth();
        double height = panes.whole().getHeight();
        if (width <= 0 || height <= 0) {
            return;
        }
        boolean room = width >= (HEX + LEAST_TREE + LEAST_INSPECTOR) * zoom.get();
        if (room != wide || !arranged) {
            place(room);
            dragged = false;
        }
        arranged = true;
        if (!dragged) {
            measure(width, height);
        }
    }

    private void place(boolean inARow) {
        wide = inARow;
        panes.left().getItems().clear();
        panes.sides().getItems().clear();
        if (inARow) {
            panes.left().getItems().setAll(List.of(panes.structure()));
            panes.sides().getItems().setAll(List.of(panes.left(), panes.hex(), panes.inspector()));
        } else {
            panes.left().getItems().setAll(List.of(panes.structure(), panes.inspector()));
            panes.sides().getItems().setAll(List.of(panes.left(), panes.hex()));
        }
    }

    private void measure(double width, double height) {
        double scale = zoom.get();
        double below = Math.min(BELOW * scale, LOW_BELOW * height);
        panes.whole().setDividerPositions(1 - below / height);
        if (wide) {
            double inspector = Math.clamp(0.22 * width, LEAST_INSPECTOR * scale, MOST_INSPECTOR * scale);
            double tree = Math.clamp(width - inspector - HEX * scale, LEAST_TREE * scale, MOST_TREE * scale);
            panes.sides().setDividerPositions(tree / width, 1 - inspector / width);
        } else {
            double tree = Math.max(LEAST_TREE * scale, Math.min(width - HEX * scale, 0.34 * width));
            panes.sides().setDividerPositions(tree / width);
            double sides = height - below;
            panes.left().setDividerPositions(1 - Math.min(INSPECTOR_HEIGHT * scale, LOW_INSPECTOR * sides) / sides);
        }
    }
}
