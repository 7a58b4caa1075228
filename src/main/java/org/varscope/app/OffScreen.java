package org.varscope.app;

import module java.base;
import module javafx.controls;
import java.nio.file.Path;
import javafx.util.Duration;
import org.varscope.document.save.OwnerOnly;
import org.varscope.said.Clauses;
import org.varscope.text.Visible;
import org.varscope.ui.window.MainWindow;

/// The window where there is no screen: one picture of it, once everything is read, and that is all.
final class OffScreen {
    /// Where whoever builds the program finds the picture. An installed program leaves nothing in the folder that it
    /// was started from, unless it is asked to.
    static final Path BUILT = Path.of("target");

    private static final Duration LOOK_AGAIN = Duration.millis(100);
    /// Time for styles, layout and what flashes to settle.
    private static final Duration SETTLE = Duration.millis(700);

    private final MainWindow window;
    private final Stage stage;

    OffScreen(MainWindow window, Stage stage) {
        this.window = window;
        this.stage = stage;
    }

    /// Writes the picture and answers with the exit code: 0, or 3 where the picture cannot be written.
    void takePicture(IntConsumer done) {
        after(window.isBusy() ? LOOK_AGAIN : SETTLE, window.isBusy() ? () -> takePicture(done) : () -> {
            int code = WindowEntry.isRehearsal() ? 0 : write();
            stage.hide();
            done.accept(code);
        });
    }

    private static void after(Duration wait, Runnable then) {
        PauseTransition pause = new PauseTransition(wait);
        pause.setOnFinished(_ -> then.run());
        pause.play();
    }

    private int write() {
        Path file = (Files.isDirectory(BUILT) ? BUILT : Path.of("")).resolve("varscope.png");
        try {
            // It shows what is in files that not everybody may be able to read.
            Files.deleteIfExists(file);
            try (WritableByteChannel out = Files.newByteChannel(file,
                    Set.of(StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE), OwnerOnly.file(file))) {
                out.write(ByteBuffer.wrap(Png.of(window.scene().snapshot(null))));
            }
            System.err.println(Visible.line("Wrote " + file));
            return 0;
        } catch (IOException e) {
            System.err.println(Visible.line("The picture cannot be written to " + file + ": " + Clauses.why(e)));
            return 3;
        }
    }
}
