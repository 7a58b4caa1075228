package org.varscope.app;

import module java.base;
import module javafx.controls;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.PromptThread;
import org.varscope.cli.Version;
import org.varscope.ui.window.MainWindow;

/// The toolkit's side of the program: wires the window to this system.
public final class WindowApp extends Application {
    /// What to show, since the toolkit makes this object itself.
    private static volatile WindowStart.@Nullable Order order;
    private static volatile @Nullable Handoff handoff;
    private static volatile int exitCode;

    private @Nullable WindowStart window;

    /// For the toolkit.
    public WindowApp() { }

    /// Begins to read what was kept and the first file, while the toolkit starts.
    ///
    /// @param others hands over what other starts of the program were asked to open
    static void prepare(WindowStart.Order next, Handoff others) {
        order = next;
        handoff = others;
        // A virtual thread would have to wait for what carries those to be made.
        Thread.ofPlatform().daemon().name("first file").start(next.early());
    }

    static int exitCode() {
        return exitCode;
    }

    @Override
    public void start(Stage stage) {
        PromptThread.enter();
        WindowStart made = new WindowStart(Objects.requireNonNull(order), about(), WindowApp::takeFromOthers, code -> {
            exitCode = code;
            Platform.exit();
        });
        window = made;
        Thread.setDefaultUncaughtExceptionHandler(
                (_, failure) -> made.take(failure, Platform.isFxApplicationThread()));
        made.begin(stage);
    }

    private static String about() {
        String version;
        try {
            version = Version.line();
        } catch (IOException _) {
            version = "varscope";
        }
        return "%s, Java %s, JavaFX %s, %s %s %s".formatted(version, Runtime.version(),
                System.getProperty("javafx.version"),
                System.getProperty("os.name"), System.getProperty("os.version"), System.getProperty("os.arch"));
    }

    private static void takeFromOthers(MainWindow window) {
        Handoff others = handoff;
        if (others != null) {
            others.deliverTo(request -> Platform.runLater(() -> {
                window.open(request.files());
                window.comeToFront();
                request.taken().run();
            }));
        }
    }

    @Override
    public void stop() {
        Handoff others = handoff;
        if (others != null) {
            others.close();
        }
        if (window != null) {
            window.close();
        }
    }
}
