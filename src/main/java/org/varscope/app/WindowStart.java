package org.varscope.app;

import module java.base;
import module javafx.controls;
import java.awt.Desktop;
import java.nio.file.Path;
import org.varscope.document.file.FileWatch;
import org.varscope.document.journal.Journals;
import org.varscope.document.save.Backups;
import org.varscope.document.save.BookmarkFiles;
import org.varscope.lesson.LessonFolder;
import org.varscope.said.Clauses;
import org.varscope.text.Visible;
import org.varscope.ui.command.KeptKeys;
import org.varscope.ui.command.KeyMap;
import org.varscope.ui.file.KeptTabs;
import org.varscope.ui.file.NativeFileChoices;
import org.varscope.ui.file.Sample;
import org.varscope.ui.file.SaveFolders;
import org.varscope.ui.file.Settings;
import org.varscope.ui.file.SettingsStore;
import org.varscope.ui.file.WindowContext;
import org.varscope.ui.message.Messages;
import org.varscope.ui.theme.Theme;
import org.varscope.ui.toolkit.Background;
import org.varscope.ui.toolkit.ErrorReports;
import org.varscope.ui.toolkit.FirstFrame;
import org.varscope.ui.window.EarlyKeys;
import org.varscope.ui.window.MainWindow;
import org.varscope.ui.window.Sketch;
import org.varscope.ui.window.StartTrouble;

/// The ways in which a start gets a window.
///
/// Belongs to the thread of the window.
final class WindowStart {
    /// Property that asks for a line when the first frame is painted, and for one when the window takes keys, for
    /// measuring the start.
    private static final String SAY_PAINTED = "varscope.first-frame";

    private final Order order;
    private final ErrorReports errors;
    private final Journals journals;
    private final ExecutorService pool = Executors.newVirtualThreadPerTaskExecutor();
    /// Writes what is kept for the next start, one after the other: the thread of the window waits for no file.
    private final ExecutorService keeper = Executors.newSingleThreadExecutor(
            Thread.ofPlatform().daemon().name("settings").factory());
    private final Consumer<MainWindow> ready;
    private final IntConsumer end;
    private final StartLadder ladder;

    /// What is asked of a start.
    ///
    /// @param files     to be opened
    /// @param early     reads the first of them, unless it is a lesson, or what was in front at the last start
    /// @param place     the file of settings, beside which all others are
    /// @param tabs      whether this window keeps what is open for the next start, and no other does
    /// @param sample    file name of the sample to open without any files; empty for none
    /// @param offScreen whether to write a picture and end
    record Order(List<Path> files, EarlyStart early, Path place, boolean tabs, String sample, boolean offScreen) {
        static Order of(List<Path> files, Path place, boolean tabs, String sample, boolean offScreen) {
            EarlyStart early = new EarlyStart(() -> (offScreen ? KeptState.FIRST
                    : KeptState.read(place, tabs ? new TabsFile(place) : null)).opening(files));
            return new Order(files, early, place, tabs, sample, offScreen);
        }
    }

    /// @param about the program and the system
    /// @param ready is told of the window that works
    /// @param end   ends the program with an exit code
    WindowStart(Order order, String about, Consumer<MainWindow> ready, IntConsumer end) {
        this.order = order;
        this.ready = ready;
        this.end = end;
        this.journals = new Journals(order.place().resolveSibling("journal"));
        ErrorLog log = new ErrorLog(order.place().toAbsolutePath().getParent());
        this.errors = new ErrorReports(about, report -> pool.execute(() -> log(log, report)), log::last);
        this.ladder = new StartLadder(errors::take, this::giveUp, StartLadder.PATIENCE, order.offScreen()
                ? List.of(this::asLeft) : List.of(this::asLeft, this::withNothing, this::wordsAlone));
    }

    private static void log(ErrorLog log, String report) {
        try {
            log.add(report);
        } catch (IOException e) {
            System.err.println(Visible.line("The error cannot be logged: "
                    + Clauses.why(e)));
        }
    }

    /// Brings up the window.
    void begin(Stage stage) {
        ladder.begin(stage);
    }

    /// Takes what nobody has caught: it is told in the window, and kept in a log beside the settings.
    ///
    /// @param mine whether it was thrown on the thread of the window
    void take(Throwable failure, boolean mine) {
        if (mine) {
            ladder.take(failure);
        } else {
            Platform.runLater(() -> errors.take(failure));
        }
    }

    /// As the last start has left it, with what is asked for.
    private void asLeft(Stage stage, StartLadder.Attempt attempt) {
        EarlyKeys keys = new EarlyKeys(stage);
        order.early().begun().thenAccept(begun -> Platform.runLater(() -> attempt.run(() -> {
            begun.kept().failures().forEach(errors::take);
            begun.sketch().ifPresentOrElse(sketch -> paint(sketch, stage, attempt, () -> open(begun, stage, keys,
                    attempt)), () -> open(begun, stage, keys, attempt));
        })));
    }

    /// Has a sketch painted before the window is made.
    private void paint(Sketch sketch, Stage stage, StartLadder.Attempt attempt, Runnable open) {
        FirstFrame frame = new FirstFrame(ladder::take);
        frame.after(WindowStart::sayPainted);
        frame.after(() -> attempt.run(() -> {
            if (stage.isShowing()) {
                open.run();
            }
        }));
        frame.await(sketch.show(stage), Platform::runLater);
    }

    private static void sayPainted() {
        if (Boolean.getBoolean(SAY_PAINTED)) {
            System.out.println("painted");
        }
    }

    private void open(EarlyStart.Begun begun, Stage stage, EarlyKeys keys, StartLadder.Attempt attempt) {
        FirstFrame firstFrame = new FirstFrame(ladder::take);
        firstFrame.after(WindowStart::sayPainted);
        MainWindow window = window(stage, begun.kept(), firstFrame, true);
        AppleEvents.listen(System.getProperty("os.name"), files -> Platform.runLater(() -> window.open(files)));
        if (begun.front() != null) {
            window.reopen(begun.kept().left(), begun.front());
        }
        window.open(KeptState.later(order.files()));
        if (order.files().isEmpty()) {
            Sample.all().stream().filter(this::isAsked).findFirst().ifPresent(window::open);
        }
        firstFrame.after(() -> keys.give(Platform::runLater));
        if (!order.offScreen()) {
            firstFrame.after(() -> window.offerUnsaved(!order.files().isEmpty()));
        } else {
            firstFrame.after(() -> new OffScreen(window, stage).takePicture(end));
        }
        window.show();
        firstFrame.after(() -> {
            if (attempt.works()) {
                ready.accept(window);
            }
        });
    }

    private boolean isAsked(Sample sample) {
        return sample.file().equals(order.sample()) || order.offScreen() && sample.equals(Sample.FIRST);
    }

    /// Without anything that was kept, which may be what is in the way. It stays as it is, but for keys, so that those
    /// can be given back to what they were.
    private void withNothing(Stage stage, StartLadder.Attempt attempt) {
        FirstFrame firstFrame = new FirstFrame(ladder::take);
        firstFrame.after(WindowStart::sayPainted);
        MainWindow window = window(stage, KeptState.FIRST, firstFrame, false);
        AppleEvents.listen(System.getProperty("os.name"), files -> Platform.runLater(() -> window.open(files)));
        window.sayLeftOut(order.place().toAbsolutePath().getParent());
        window.show();
        firstFrame.after(() -> {
            if (attempt.works()) {
                ready.accept(window);
            }
        });
        firstFrame.after(() -> window.open(order.files()));
        firstFrame.after(() -> window.offerUnsaved(!order.files().isEmpty()));
    }

    /// @param keeps whether what changes is kept for the next start
    private MainWindow window(Stage stage, KeptState kept, FirstFrame firstFrame, boolean keeps) {
        Path place = order.place();
        Settings settings = kept.settings();
        Messages.speak(settings.language());
        Theme theme = new Theme(settings.theme());
        theme.zoom().set(settings.zoom());
        SettingsFile file = new SettingsFile(place);
        KeysFile keys = KeysFile.beside(place);
        TabsFile tabs = new TabsFile(place);
        boolean writes = keeps && !order.offScreen();
        Consumer<Settings> keepSettings = writes ? now -> keeper.execute(() -> file.write(now)) : _ -> { };
        Consumer<KeyMap> keepKeys = order.offScreen() ? _ -> { } : now -> keeper.execute(() -> keys.write(now));
        Consumer<KeptTabs> keepTabs = writes && order.tabs() ? tabs::write : _ -> { };
        return new MainWindow(stage, new WindowContext(new NativeFileChoices(stage),
                new Background(pool, Platform::runLater, errors::take), errors, theme,
                new SettingsStore(settings, keepSettings),
                new KeptKeys(kept.keys(), keys.file().toString(), keepKeys), keepTabs,
                SaveFolders.of(System.getProperty("os.name"), Path.of(System.getProperty("user.home")),
                        System.getenv()),
                journals, new Backups(place.resolveSibling("backups")),
                new BookmarkFiles(place.resolveSibling("bookmarks")), LessonFolder.beside(place),
                new FileWatch(Platform::runLater), firstFrame));
    }

    /// Where no window can be made, one that says so.
    private void wordsAlone(Stage stage, StartLadder.Attempt attempt) {
        StartTrouble.show(stage, errors, () -> end.accept(WindowEntry.FAILED));
        System.err.println(Visible.line("varscope: the window cannot be made"));
        attempt.works();
    }

    private void giveUp() {
        System.err.println(Visible.line("varscope: the window cannot be made"));
        ErrorReports.Seen seen = errors.lastProperty().get();
        if (seen != null) {
            System.err.println(seen.report());
        }
        end.accept(WindowEntry.FAILED);
    }

    /// Waits until what is to be kept is kept.
    void close() {
        keeper.shutdown();
        journals.close();
        try {
            keeper.awaitTermination(5, TimeUnit.SECONDS);
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
        pool.shutdownNow();
    }

    /// Files that are opened from the Finder: a Mac hands them over as events, and not as arguments.
    static final class AppleEvents {
        private AppleEvents() { }

        /// {@return whether this system sends such events}
        ///
        /// @param system its name, as Java tells it
        static boolean isSending(String system) {
            return system.toLowerCase(Locale.ROOT).contains("mac");
        }

        /// Hands files to `open` from now on, on whatever thread, where the system sends such events. To be called
        /// before the window shows, as the file that started the program comes right after that.
        static void listen(String system, Consumer<List<Path>> open) {
            if (!isSending(system) || !Desktop.isDesktopSupported()) {
                return;
            }
            Desktop desktop = Desktop.getDesktop();
            if (desktop.isSupported(Desktop.Action.APP_OPEN_FILE)) {
                desktop.setOpenFileHandler(event -> open.accept(event.getFiles().stream().map(File::toPath).toList()));
            }
            if (desktop.isSupported(Desktop.Action.APP_OPEN_URI)) {
                // What the toolkit passes on to the handlers comes as addresses. A file that comes both ways is opened
                // once.
                desktop.setOpenURIHandler(event -> open.accept(files(event.getURI())));
            }
        }

        /// {@return the file that `address` names; none where it names something else}
        static List<Path> files(URI address) {
            return "file".equalsIgnoreCase(address.getScheme()) && address.getRawAuthority() == null
                    && address.getRawQuery() == null && address.getRawFragment() == null && address.getRawPath() != null
                    ? List.of(Path.of(address)) : List.of();
        }
    }
}
