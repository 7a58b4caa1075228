package org.varscope.bench;

import module java.base;
import java.nio.file.Path;
import javafx.application.Platform;
import javafx.scene.Scene;
import javafx.stage.Stage;
import org.varscope.bytes.PromptThread;
import org.varscope.document.file.FileWatch;
import org.varscope.document.journal.Journals;
import org.varscope.document.save.Backups;
import org.varscope.document.save.BookmarkFiles;
import org.varscope.lesson.LessonFolder;
import org.varscope.ui.command.KeptKeys;
import org.varscope.ui.file.NativeFileChoices;
import org.varscope.ui.file.SaveFolders;
import org.varscope.ui.file.Settings;
import org.varscope.ui.file.SettingsStore;
import org.varscope.ui.file.WindowContext;
import org.varscope.ui.theme.Theme;
import org.varscope.ui.toolkit.Background;
import org.varscope.ui.toolkit.ErrorReports;
import org.varscope.ui.toolkit.FirstFrame;
import org.varscope.ui.window.MainWindow;

/// The window with a file, on the headless platform, and what its thread does measured.
final class BenchWindow {
    private BenchWindow() { }

    /// {@return what a window shows that has begun to read `file`}
    static Scene open(Path file, BusyMeter meter) throws IOException, ExecutionException, InterruptedException {
        Path kept = Files.createTempDirectory(Saves.folder(), "window");
        CompletableFuture<Scene> scene = new CompletableFuture<>();
        Platform.startup(() -> {
            PromptThread.enter();
            Stage stage = new Stage();
            MainWindow window = new MainWindow(stage, around(stage, kept, meter));
            window.show();
            window.open(List.of(file));
            meter.follow(stage.getScene());
            scene.complete(stage.getScene());
        });
        return scene.get();
    }

    private static WindowContext around(Stage stage, Path kept, BusyMeter meter) {
        return new WindowContext(new NativeFileChoices(stage),
                new Background(Executors.newCachedThreadPool(), meter.owner(), BenchWindow::fail),
                new ErrorReports("varscope of the benchmarks", _ -> { }, () -> ""), new Theme(Settings.FIRST.theme()),
                new SettingsStore(Settings.FIRST, _ -> { }), KeptKeys.none(), _ -> { },
                new SaveFolders(List.of(), List.of()),
                new Journals(kept.resolve("journal")), new Backups(kept.resolve("backups")),
                new BookmarkFiles(kept.resolve("bookmarks")),
                LessonFolder.beside(kept.resolve("settings.properties")),
                new FileWatch(Platform::runLater), new FirstFrame(BenchWindow::fail));
    }

    private static void fail(Throwable bug) {
        throw new IllegalStateException(bug);
    }
}
