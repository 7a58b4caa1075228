package org.varscope.bench;

import module java.base;
import javafx.application.Application;
import javafx.application.Platform;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.layout.StackPane;
import javafx.scene.paint.Color;
import javafx.stage.Stage;

/// What a window costs in JavaFX with nothing of this program: the measure of its start. `installers/linux/start.sh`
/// measures it.
public final class EmptyWindow extends Application {
    private static final int FRAMES = 3;

    /// For the toolkit.
    public EmptyWindow() { }

    @Override
    public void start(Stage stage) {
        Scene scene = new Scene(new StackPane(new Label("empty")), 1200, 800);
        stage.setScene(scene);
        stage.show();
        AtomicInteger frames = new AtomicInteger();
        scene.addPostLayoutPulseListener(() -> {
            int frame = frames.incrementAndGet();
            // The toolkit waits for a frame to be drawn only where there is another one to draw.
            scene.setFill(new Color(1, 1, 1, 1));
            if (frame == FRAMES) {
                System.out.println("painted");
                if (Boolean.getBoolean("once")) {
                    Platform.exit();
                }
            } else if (frame < FRAMES) {
                Platform.requestNextPulse();
            }
        });
        Platform.requestNextPulse();
    }

    /// Shows the window.
    public static void main(String[] arguments) {
        launch(arguments);
    }
}
