package org.varscope.ui.window;

import module java.base;
import module javafx.controls;
import javafx.util.Duration;
import org.varscope.ui.file.Settings;
import org.varscope.ui.lifetime.Lasting;
import org.varscope.ui.lifetime.Lifetime;

/// Where the window goes: back to where it was, as far as there is still a screen.
final class WindowPlace {
    /// The least that the window is made by hand, where the screen has so much, in pixels of the toolkit.
    private static final double LEAST_WIDTH = 640;
    private static final double LEAST_HEIGHT = 420;
    /// The strip at the top by which a window is moved.
    private static final double TITLE = 30;

    /// As long as it may take until the window stands still.
    private static final Duration SETTLED = Duration.seconds(1);

    private WindowPlace() { }

    /// Puts `stage` where it was. To be called when it has its scene, and before it shows.
    static void put(Stage stage, Settings.Size was) {
        Rectangle2D main = Screen.getPrimary().getVisualBounds();
        Settings.Size now = on(Stream.concat(Stream.of(main),
                Screen.getScreens().stream().map(Screen::getVisualBounds)).toList(), was);
        stage.setMinWidth(Math.min(LEAST_WIDTH, main.getWidth()));
        stage.setMinHeight(Math.min(LEAST_HEIGHT, main.getHeight()));
        stage.setX(now.x());
        stage.setY(now.y());
        if (now.width() < was.width() || now.height() < was.height()) {
            stage.setWidth(now.width());
            stage.setHeight(now.height());
        }
        stage.setMaximized(now.maximized());
        bringBack(stage, now, main.getMinY());
    }

    /// Now and then the toolkit learns of the frame before it learns where the window is, takes it to be in the corner,
    /// and moves it by its frame off the screen.
    private static void bringBack(Stage stage, Settings.Size place, double top) {
        PauseTransition soon = new PauseTransition(Duration.ONE);
        soon.setOnFinished(_ -> {
            stage.setX(place.x());
            stage.setY(place.y());
        });
        Lifetime watched = new Lifetime();
        watched.follow(new Lasting<>(stage.yProperty()), y -> {
            if (y.doubleValue() < top && place.y() >= top && !stage.isMaximized() && !stage.isFullScreen()) {
                soon.playFromStart();
            }
        });
        PauseTransition settled = new PauseTransition(SETTLED);
        settled.setOnFinished(_ -> watched.end());
        stage.addEventHandler(WindowEvent.WINDOW_SHOWN, _ -> settled.play());
    }

    /// {@return a place on one of `screens` as near to `was` as can be: no larger than the screen, and wholly on it}
    ///
    /// @param screens what windows may cover of each, the main one first
    static Settings.Size on(List<Rectangle2D> screens, Settings.Size was) {
        Optional<Rectangle2D> same = screens.stream()
                .filter(screen -> screen.intersects(was.x(), was.y(), was.width(), TITLE)).findFirst();
        Rectangle2D screen = same.orElse(screens.getFirst());
        double width = Math.min(was.width(), screen.getWidth());
        double height = Math.min(was.height(), screen.getHeight());
        // Left to the toolkit, the title may come off the screen: it centers before it knows the window's frame.
        double x = same.isEmpty() ? screen.getMinX() + (screen.getWidth() - width) / 2 : was.x();
        double y = same.isEmpty() ? screen.getMinY() + (screen.getHeight() - height) / 3 : was.y();
        return new Settings.Size(Math.clamp(x, screen.getMinX(), screen.getMaxX() - width),
                Math.clamp(y, screen.getMinY(), screen.getMaxY() - height), width, height, was.maximized());
    }
}
