package org.varscope.ui.toolkit;

import module java.base;
import module javafx.controls;
import org.jspecify.annotations.Nullable;

/// Tells when a person has dragged a divider of split panes, or has clicked one twice.
public final class Dividers {
    /// Pixels that a divider is off without having been dragged.
    private static final double OFF = 1.5;

    private final BiConsumer<SplitPane, Integer> dragged;
    private final Consumer<SplitPane> twice;
    private @Nullable SplitPane taken;
    private double[] before = {};

    /// Watches `outermost` and all split panes in it.
    ///
    /// @param dragged is told whose divider was dragged, and which one, from 0
    /// @param twice   is told on whose divider was clicked twice
    public Dividers(SplitPane outermost, BiConsumer<SplitPane, Integer> dragged, Consumer<SplitPane> twice) {
        this.dragged = dragged;
        this.twice = twice;
        outermost.addEventFilter(MouseEvent.MOUSE_PRESSED, this::pressed);
        outermost.addEventFilter(MouseEvent.MOUSE_RELEASED, _ -> released());
    }

    /// {@return whether the mouse has one, so that nobody else may move it}
    public boolean areTaken() {
        return taken != null;
    }

    private void pressed(MouseEvent event) {
        Node at = event.getTarget() instanceof Node hit ? hit : null;
        while (at != null && !(at instanceof SplitPane) && !at.getStyleClass().contains("split-pane-divider")) {
            at = at.getParent(); // or what it is taken by
        }
        taken = at != null && at.getParent() instanceof SplitPane split ? split : null;
        if (taken == null || at instanceof SplitPane) {
            taken = null;
        } else if (event.getClickCount() == 2) {
            SplitPane of = taken;
            taken = null;
            twice.accept(of);
        } else {
            before = taken.getDividerPositions();
        }
    }

    private void released() {
        SplitPane split = taken;
        taken = null;
        if (split != null) {
            double size = split.getOrientation() == Orientation.VERTICAL ? split.getHeight() : split.getWidth();
            double[] now = split.getDividerPositions();
            for (int i = 0; i < Math.min(now.length, before.length); i++) {
                if (Math.abs(now[i] - before[i]) * size > OFF) {
                    dragged.accept(split, i);
                }
            }
        }
    }
}
