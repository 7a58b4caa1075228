package org.varscope.ui.theme;

import module java.base;
import module javafx.controls;
import javafx.scene.shape.Path;
import org.jspecify.annotations.Nullable;

/// Lines across the track of a vertical scroll bar, where something is that a person looks for. They are one shape of
/// at most {@value #MOST} lines, however much there is, below the thumb and not in the way of the mouse.
public final class ScrollMarks {
    /// The most places that are distinguished.
    public static final int MOST = 200;
    /// As high as a place is at least, in pixels.
    private static final double LEAST = 3;

    private final ScrollBar bar;
    private final Path lines = new Path();
    private Places marked = (_, _) -> false;
    private @Nullable Pane track;

    /// What is marked.
    @FunctionalInterface
    public interface Places {
        /// {@return whether anything is at part number `part` of `parts` of the same size}
        boolean isMarked(int part, int parts);
    }

    /// Marks nothing yet.
    public ScrollMarks(ScrollBar bar) {
        this.bar = bar;
        lines.getStyleClass().add("scroll-marks");
        lines.setManaged(false);
        lines.setMouseTransparent(true);
    }

    /// Marks `places` in place of what was marked before, until this is called again, also when the bar gets another
    /// height.
    public void show(Places places) {
        marked = places;
        if (track == null && bar.lookup(".track") instanceof Pane found) {
            track = found;
            found.getChildren().add(lines);
            found.heightProperty().subscribe((_, _) -> draw());
        }
        draw();
    }

    /// {@return how many lines there are}
    public int count() {
        return lines.getElements().size() / 2;
    }

    private void draw() {
        double height = track == null ? 0 : track.getHeight();
        double width = track == null ? 0 : track.getWidth();
        int parts = (int) Math.min(MOST, height / LEAST);
        List<PathElement> drawn = new ArrayList<>();
        for (int part = 0; part < parts; part++) {
            if (marked.isMarked(part, parts)) {
                double y = Math.floor((part + 0.5) * height / parts) + 0.5;
                drawn.add(new MoveTo(1, y));
                drawn.add(new LineTo(Math.max(2, width - 1), y));
            }
        }
        lines.getElements().setAll(drawn);
    }
}
