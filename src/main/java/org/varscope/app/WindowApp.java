package org.varscope.app;

import module java.base;
import module javafx.controls;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.PromptThread;
import org.varscope.cli.Version;
import org.varscope.document.file.Backups;
import org.varscope.document.file.BookmarkFiles;
import org.varscope.document.file.FileWatch;
import org.varscope.document.journal.Journals;
import org.varscope.explain.RemarkWords;
import org.varscope.lesson.LessonFolder;
import org.varscope.text.Visible;
import org.varscope.ui.command.KeptKeys;
import org.varscope.ui.file.KeptTabs;
import org.varscope.ui.file.NativeFileChoices;
import org.varscope.ui.file.Sample;
import org.varscope.ui.file.SaveFolders;
import org.varscope.ui.file.Settings;
import org.varscope.ui.file.SettingsStore;
import org.varscope.ui.file.WindowContext;
import org.varscope.ui.message.Messages;
import org.varscope.ui.model.Background;
import org.varscope.ui.model.ErrorReports;
import org.varscope.ui.model.FirstFrame;
import org.varscope.ui.theme.Theme;
import org.varscope.ui.window.EarlyKeys;
import org.varscope.ui.window.MainWindow;
import org.varscope.ui.window.Sketch;

/// The toolkit's side of the program: wires the window to this system.
public final class WindowApp extends Application {
    /// What to show, since the toolkit makes this object itself.
    ///
    /// @param files     that were asked for
    /// @param first     reads the first of them, or what was in front at the last start, and sketches the window with
    ///                  it; null where there is neither
    /// @param tabs      keeps what is open for the next start; null where another window does, or nobody
    /// @param sample    file name of the sample to open without any; empty for none
    /// @param offScreen whether to write a picture and end
    record Order(List<Path> files, @Nullable EarlySketch first, @Nullable TabsFile tabs, String sample,
            boolean offScreen) {
        static Order of(List<Path> files, @Nullable TabsFile tabs, String sample, boolean offScreen) {
            KeptTabs left = tabs == null ? KeptTabs.NONE : tabs.read();
            KeptTabs all = files.isEmpty() ? left : left.inFront(files.getFirst());
            return new Order(files, all.shown().isEmpty() ? null : new EarlySketch(all), tabs, sample, offScreen);
        }
    }

    /// Property that asks for a line when the first frame is painted, and for one when the window takes keys, for
    /// measuring the start.
    private static final String SAY_PAINTED = "varscope.first-frame";

    private static volatile Order order = new Order(List.of(), null, null, "", false);
    private static volatile @Nullable Handoff handoff;
    private static volatile int exitCode;

    private @Nullable Journals journals;
    private @Nullable EarlyKeys keys;
    private final ExecutorService pool = Executors.newVirtualThreadPerTaskExecutor();

    /// For the toolkit.
    public WindowApp() { }

    /// Begins to read the first file, while the toolkit starts.
    ///
    /// @param others hands over what other starts of the program were asked to open
    static void prepare(Order next, Handoff others) {
        order = next;
        handoff = others;
        if (next.first() != null) {
            // A virtual thread would have to wait for what carries those to be made.
            Thread.ofPlatform().daemon().name("first file").start(next.first());
        }
    }

    static int exitCode() {
        return exitCode;
    }

    @Override
    public void start(Stage stage) {
        PromptThread.enter();
        keys = new EarlyKeys(stage);
        if (order.first() == null) {
            startWindow(stage);
        } else {
            order.first().sketch().thenAccept(sketch -> Platform.runLater(() -> sketch.ifPresentOrElse(
                    there -> start(stage, there), () -> startWindow(stage))));
        }
    }

    /// Has a sketch painted before the window is made.
    private void start(Stage stage, Sketch sketch) {
        FirstFrame frame = new FirstFrame();
        frame.after(WindowApp::sayPainted);
        frame.after(() -> {
            if (stage.isShowing()) {
                startWindow(stage);
            }
        });
        try {
            frame.await(sketch.show(stage), Platform::runLater);
        } catch (RuntimeException e) {
            startWindow(stage);
            throw e;
        }
    }

    private static void sayPainted() {
        if (Boolean.getBoolean(SAY_PAINTED)) {
            System.out.println("painted");
        }
    }

    private void startWindow(Stage stage) {
        Path home = Path.of(System.getProperty("user.home"));
        String system = System.getProperty("os.name");
        Path place = SettingsFile.here();
        SettingsFile file = new SettingsFile(place);
        Settings settings = order.offScreen() ? Settings.FIRST : file.read();
        Messages.speak(settings.language());
        SettingsStore remembered = new SettingsStore(settings, kept -> {
            if (!order.offScreen()) {
                file.write(kept);
            }
        });
        ErrorReports errors = reportErrors(place.getParent());
        Theme theme = new Theme(settings.theme());
        theme.zoom().set(settings.zoom());
        journals = new Journals(place.resolveSibling("journal"));
        FirstFrame firstFrame = new FirstFrame();
        firstFrame.after(WindowApp::sayPainted);
        MainWindow window = new MainWindow(stage, new WindowContext(new NativeFileChoices(stage),
                new Background(pool, Platform::runLater, errors::take), errors, theme, remembered,
                order.offScreen() ? KeptKeys.none() : KeysFile.beside(place).read(), kept -> {
            if (order.tabs() != null) {
                order.tabs().write(kept);
            }
        },
                SaveFolders.of(system, home, System.getenv()), journals,
                new Backups(place.resolveSibling("backups")),
                new BookmarkFiles(place.resolveSibling("bookmarks")), LessonFolder.beside(place),
                new FileWatch(Platform::runLater), firstFrame));
        takeFromOthers(window);
        AppleEvents.listen(system, files -> Platform.runLater(() -> window.open(files)));
        if (order.first() != null) {
            window.reopen(order.first().left(), order.first().reading());
        }
        window.open(order.files().stream().skip(1).toList());
        if (order.files().isEmpty()) {
            Sample.all().stream().filter(this::isAsked).findFirst().ifPresent(window::open);
        }
        if (keys != null) {
            firstFrame.after(() -> keys.give(Platform::runLater));
        }
        if (!order.offScreen()) {
            firstFrame.after(() -> window.offerUnsaved(!order.files().isEmpty()));
        } else {
            firstFrame.after(() -> new OffScreen(window, stage).takePicture(code -> {
                exitCode = code;
                Platform.exit();
            }));
        }
        window.show();
    }

    /// Whatever nobody catches, on any thread, is told in the window and kept in a log beside the settings.
    private ErrorReports reportErrors(Path folder) {
        ErrorLog log = new ErrorLog(folder);
        ErrorReports errors = new ErrorReports(about(), report -> pool.execute(() -> {
            try {
                log.add(report);
            } catch (IOException e) {
                System.err.println(Visible.line("The error cannot be logged: " + RemarkWords.why(e)));
            }
        }), log::last);
        Thread.setDefaultUncaughtExceptionHandler((_, failure) -> Platform.runLater(() -> errors.take(failure)));
        return errors;
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

    private boolean isAsked(Sample sample) {
        return sample.file().equals(order.sample()) || order.offScreen() && sample.equals(Sample.FIRST);
    }

    @Override
    public void stop() throws IOException {
        Handoff others = handoff;
        if (others != null) {
            others.close();
        }
        if (journals != null) {
            journals.close();
        }
        pool.shutdownNow();
    }
}
