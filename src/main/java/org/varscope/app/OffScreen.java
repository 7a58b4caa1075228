package org.varscope.app;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.IntConsumer;
import javafx.animation.PauseTransition;
import javafx.scene.Scene;
import javafx.scene.image.WritableImage;
import javafx.stage.Stage;
import javafx.util.Duration;
import org.varscope.ui.Png;

/// The window where there is no screen: one picture of it, and that is all.
final class OffScreen {
    /// Time for files to be read and for styles and layout to settle.
    private static final Duration SETTLE = Duration.millis(1500);

    private final Scene scene;
    private final Stage stage;

    OffScreen(Scene scene, Stage stage) {
        this.scene = scene;
        this.stage = stage;
    }

    /// Writes the picture and answers with the exit code: 0, or 3 where the picture cannot be written.
    void takePicture(IntConsumer done) {
        PauseTransition wait = new PauseTransition(SETTLE);
        wait.setOnFinished(_ -> {
            WritableImage image = scene.snapshot(null);
            int code = write(image);
            stage.hide();
            done.accept(code);
        });
        wait.play();
    }

    private static int write(WritableImage image) {
        Path folder = Path.of("target");
        Path file = (Files.isDirectory(folder) ? folder : Path.of("")).resolve("varscope.png");
        try {
            Files.write(file, Png.of(image));
            System.err.println("Wrote " + file);
            return 0;
        } catch (IOException e) {
            System.err.println("The picture cannot be written to " + file + ": " + e.getMessage());
            return 3;
        }
    }
}
