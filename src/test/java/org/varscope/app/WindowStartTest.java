package org.varscope.app;

import module java.base;
import module javafx.controls;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.varscope.bytes.PromptThread;
import org.varscope.document.file.Pipes;
import org.varscope.ui.TestToolkit;
import org.varscope.ui.UsesToolkit;
import org.varscope.ui.file.Sample;
import org.varscope.ui.file.Settings;
import org.varscope.ui.message.Messages;
import org.varscope.ui.window.MainWindow;

/// Whatever lies where the program keeps something, a start ends in the usual window.
@UsesToolkit
class WindowStartTest {
    /// All that is kept, in files and in folders.
    private static final List<String> FILES = List.of("settings.properties", "keys.txt", "tabs.properties",
            "lessons-solved.txt", "errors.log", "errors.old.log", "journal/a.journal", "journal/a.lock",
            "bookmarks/" + "0".repeat(64) + ".txt", "lessons/mine.lesson", "backups/a");
    private static final List<String> FOLDERS = List.of("journal", "bookmarks", "lessons", "backups");
    private static final int LONGEST = 5000;

    @TempDir
    private Path folder;
    private final AtomicReference<MainWindow> ready = new AtomicReference<>();
    private final AtomicInteger code = new AtomicInteger(-1);

    /// What is put in the place of a file.
    @FunctionalInterface
    private interface Maker {
        void make(Path file) throws Exception;
    }

    private void everywhere(List<String> names, Maker maker) throws Exception {
        for (String name : names) {
            Path file = folder.resolve(name);
            Files.createDirectories(file.getParent());
            maker.make(file);
        }
    }

    /// Starts with `files`, and asserts that the first way of all has led to a window.
    private void assertStarts(List<Path> files) {
        WindowStart.Order order = WindowStart.Order.of(files, folder.resolve(FILES.getFirst()), true, "", false);
        Thread.ofPlatform().daemon().start(order.early());
        Stage stage = TestToolkit.call(Stage::new);
        WindowStart start = TestToolkit.call(() -> {
            PromptThread.enter();
            WindowStart made = new WindowStart(order, "the tests", ready::set, code::set);
            made.begin(stage);
            return made;
        });
        try {
            TestToolkit.until(() -> {
                TestToolkit.pulse();
                return ready.get() != null || code.get() >= 0 || Window.getWindows().stream()
                        .anyMatch(window -> window instanceof Stage && window != stage && window.isShowing());
            });
            assertThat(code).as("exit code").hasValue(-1);
            assertThat(TestToolkit.call(stage::isShowing)).as("the first way was good enough").isTrue();
        } finally {
            TestToolkit.call(() -> {
                List.copyOf(Window.getWindows()).forEach(Window::hide);
                PromptThread.leave();
                return null;
            });
            start.close();
        }
    }

    @AfterEach
    void speakAsBefore() {
        Messages.speak(Settings.FIRST.language());
    }

    private static void random(Path file, Random random) throws IOException {
        byte[] bytes = new byte[random.nextInt(LONGEST)];
        random.nextBytes(bytes);
        Files.write(file, bytes);
    }

    @Test
    void aStartWithoutAnything() {
        assertStarts(List.of());
    }

    @Test
    void aStartWithEmptyFiles() throws Exception {
        everywhere(FILES, Files::createFile);
        assertStarts(List.of());
    }

    @Test
    void aStartWithFoldersInThePlaceOfFiles() throws Exception {
        everywhere(FILES, file -> Files.createDirectories(file.resolve("inside")));
        assertStarts(List.of());
    }

    @Test
    void aStartWithFilesInThePlaceOfFolders() throws Exception {
        everywhere(FOLDERS, Files::createFile);
        assertStarts(List.of());
    }

    @Test
    void aStartWithPipesInThePlaceOfFiles() throws Exception {
        assumeFalse(System.getProperty("os.name").startsWith("Windows"));
        everywhere(FILES, Pipes::make);
        assertStarts(List.of());
    }

    @Test
    void aStartWithPipesInThePlaceOfFolders() throws Exception {
        assumeFalse(System.getProperty("os.name").startsWith("Windows"));
        everywhere(FOLDERS, Pipes::make);
        assertStarts(List.of());
    }

    /// `-Dvarscope.starts=100` tries as many seeds from each on.
    @ParameterizedTest
    @ValueSource(longs = {1, 1001})
    void aStartWithRandomBytes(long seed) throws Exception {
        for (long each = seed; each < seed + Integer.getInteger("varscope.starts", 4); each++) {
            Random random = new Random(each);
            everywhere(FILES, file -> random(file, random));
            ready.set(null);
            assertStarts(each % 2 == 0 ? List.of() : List.of(Files.write(
                    folder.resolve("slot.save"), Sample.FIRST.bytes())));
        }
    }
}
