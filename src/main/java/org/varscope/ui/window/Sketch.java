package org.varscope.ui.window;

import module java.base;
import module javafx.controls;
import org.jspecify.annotations.Nullable;
import org.varscope.ui.file.Settings;
import org.varscope.ui.theme.Fonts;
import org.varscope.ui.theme.Look;
import org.varscope.ui.theme.Palette;
import org.varscope.ui.theme.Pen;
import org.varscope.ui.theme.ThemeChoice;
import org.varscope.ui.theme.Zoom;

/// The window with a file as it will look, of plain shapes: it is on the screen long before the controls are made and
/// styled that take its place. It has the values and the bytes at the places that they keep, and empty room for what
/// comes with the controls.
///
/// It is drawn when it is made, for the size and the look that it will most likely have; only where it has others it is
/// drawn again.
public final class Sketch extends Region {
    /// What it was drawn for.
    ///
    /// @param scale pixels of the screen to one of the toolkit
    private record Drawn(double width, double height, Look look, double scale) { }

    private static final double LINE = 1;
    private static final double ACCENT = 2;

    private final SketchPlan plan;
    private final double zoom;
    private Look look = Look.LIGHT;
    private @Nullable Drawn drawn;

    /// Draws it. To be made on another thread than the window's; takes as long as the toolkit takes to start.
    public Sketch(SketchPlan plan) {
        Fonts.load();
        this.plan = plan;
        Settings settings = plan.settings();
        Zoom steps = new Zoom();
        steps.set(settings.zoom());
        zoom = steps.factor();
        if (settings.theme() != ThemeChoice.SYSTEM) {
            look = settings.theme().look();
        }
        // Not on a scene yet, which asks for frames that the toolkit may not be ready for.
        resize(settings.window().width(), settings.window().height());
        layout();
    }

    /// Puts it on the screen, on `stage`.
    ///
    /// @return what it is on
    public Scene show(Stage stage) {
        look = plan.settings().theme().look();
        Settings.Size size = plan.settings().window();
        Scene scene = new Scene(this, size.width(), size.height());
        scene.setFill(palette().color("-vs-pane"));
        stage.setTitle(MainWindow.title(plan.name(), false));
        stage.setScene(scene);
        requestLayout();
        WindowPlace.put(stage, size);
        stage.show();
        return scene;
    }

    private Palette palette() {
        return plan.palettes().get(look);
    }

    /// Only what has another size is drawn again: nothing here moves by itself.
    @Override
    protected void layoutChildren() {
        Scene scene = getScene();
        double scale = scene == null || scene.getWindow() == null ? 1 : scene.getWindow().getRenderScaleX();
        Drawn now = new Drawn(getWidth(), getHeight(), look, scale);
        if (now.equals(drawn)) {
            return;
        }
        drawn = now;
        Pen pen = new Pen(this, palette(), zoom);
        double top = tabs(pen, toolBar(pen, menus(pen)));
        double status = 2 * pen.space(pen.em(0.35)) + pen.size(pen.em(1.5));
        double bottom = getHeight() - status;
        plan.editor().draw(pen, new Rectangle2D(0, top, getWidth(), Math.max(0, bottom - top)), plan.settings());
        pen.fill(0, bottom, getWidth(), status, "-vs-line");
        pen.fill(0, bottom + LINE, getWidth(), status - LINE, "-vs-bar");
        getChildren().setAll(pen.drawn());
    }

    private double menus(Pen pen) {
        if (Menus.areOfTheSystem()) {
            return 0;
        }
        Font font = pen.words(1);
        double above = pen.space(pen.em(0.15)) + pen.space(pen.em(0.4));
        double side = pen.space(pen.em(0.75));
        double height = 2 * above + pen.line(font);
        pen.fill(0, 0, getWidth(), height, "-vs-bar");
        double x = pen.space(pen.em(0.3));
        for (String menu : plan.menus()) {
            pen.write(menu, font, "-vs-text", x + side, above);
            x += 2 * side + pen.width(menu, font) + pen.size(pen.em(0.5));
        }
        return height;
    }

    private double toolBar(Pen pen, double y) {
        double button = 2 * pen.space(pen.em(0.5)) + pen.line(pen.words(1));
        double height = pen.space(pen.em(0.4)) + button + pen.space(pen.em(0.5));
        pen.fill(0, y, getWidth(), height - LINE, "-vs-bar");
        pen.fill(0, y + height - LINE, getWidth(), LINE, "-vs-line");
        return y + height;
    }

    /// More tabs than there is room for are scrolled, which is left to the window.
    private double tabs(Pen pen, double y) {
        double height = pen.size(pen.em(2.1));
        double[] widths = plan.tabs().stream().mapToDouble(name -> tabWidth(pen, name)).toArray();
        pen.fill(0, y, getWidth(), height - LINE, "-vs-bar");
        pen.fill(0, y + height - LINE, getWidth(), LINE, "-vs-line");
        double x = 0;
        for (int i = 0; i < widths.length && DoubleStream.of(widths).sum() < getWidth(); i++) {
            if (i == plan.front()) {
                pen.fill(x, y, widths[i], ACCENT, "-vs-accent");
                pen.fill(x, y + ACCENT, widths[i] - LINE, height - ACCENT, "-vs-page");
                pen.fill(x + widths[i] - LINE, y + ACCENT, LINE, height - ACCENT, "-vs-line");
            }
            pen.write(plan.tabs().get(i), pen.words(1), "-vs-muted",
                    new Rectangle2D(x + tabLeft(pen), y, widths[i], height));
            x += widths[i];
        }
        return y + height;
    }

    private static double tabLeft(Pen pen) {
        return pen.space(pen.em(0.9)) + pen.space(pen.em(0.4));
    }

    private static double tabWidth(Pen pen, String name) {
        return tabLeft(pen) + pen.width(name, pen.words(1)) + pen.space(pen.em(0.4)) + 2 * pen.space(pen.em(0.6))
                + pen.space(pen.em(0.5));
    }
}
