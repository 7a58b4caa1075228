package org.varscope.ui.window;

import module java.base;
import module javafx.controls;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import org.varscope.bytes.PromptThread;
import org.varscope.bytes.Span;
import org.varscope.check.Made;
import org.varscope.document.edit.Edit;
import org.varscope.document.file.FileWatch;
import org.varscope.document.journal.Journals;
import org.varscope.document.place.PathException;
import org.varscope.document.save.Backups;
import org.varscope.document.save.BookmarkFiles;
import org.varscope.explain.Cell;
import org.varscope.explain.PathWords;
import org.varscope.lesson.LessonFolder;
import org.varscope.scan.walk.Progress;
import org.varscope.text.TextException;
import org.varscope.ui.CountedBackground;
import org.varscope.ui.KeptStyles;
import org.varscope.ui.Person;
import org.varscope.ui.TestToolkit;
import org.varscope.ui.Unpainted;
import org.varscope.ui.UsesToolkit;
import org.varscope.ui.command.Command;
import org.varscope.ui.command.KeptKeys;
import org.varscope.ui.command.KeyLines;
import org.varscope.ui.editor.EditorPage;
import org.varscope.ui.file.KeptTabs;
import org.varscope.ui.file.PaneSizes;
import org.varscope.ui.file.Sample;
import org.varscope.ui.file.SaveFolders;
import org.varscope.ui.file.Settings;
import org.varscope.ui.file.SettingsStore;
import org.varscope.ui.file.WindowContext;
import org.varscope.ui.hex.sheet.HexLook;
import org.varscope.ui.message.LanguageChoice;
import org.varscope.ui.message.Messages;
import org.varscope.ui.model.EditorModel;
import org.varscope.ui.theme.Theme;
import org.varscope.ui.theme.ThemeChoice;
import org.varscope.ui.toolkit.Background;
import org.varscope.ui.toolkit.ErrorReports;
import org.varscope.ui.toolkit.FirstFrame;
import org.varscope.ui.tree.ColumnWidths;
import org.varscope.ui.window.tab.PageTab;
import org.varscope.variant.Variant;

/// A window on the headless platform, and a person before it.
@UsesToolkit
abstract class WindowTestBase {

    @TempDir
    Path folder;
    final FakeChoices choices = new FakeChoices();
    final Person robot = new Person();
    Settings settings = new Settings(ThemeChoice.DARK, 1, HexLook.FIRST, List.of(),
            new Settings.Size(0, 0, 1000, 1000, false), ColumnWidths.FIRST,
            new Settings.Shown(true, Settings.Lists.OPEN), Settings.Habits.FIRST,
            LanguageChoice.SYSTEM, PaneSizes.FIRST);
    Executor background = new CountedBackground();
    /// Mistakes of the program that work in the background has ended with.
    final List<Throwable> bugs = new CopyOnWriteArrayList<>();
    final ErrorReports errors = new ErrorReports("varscope of the tests", _ -> { }, () -> "kept before");
    final FirstFrame firstFrame = new FirstFrame(this::mistaken);
    /// What is on the screen before there is a window.
    Consumer<Stage> beforeMade = _ -> { };
    /// What is done with the window before it is on the screen.
    Runnable beforeShown = () -> { };
    /// Whether pictures are taken of the window.
    boolean painted;
    /// What is open, as it was kept last.
    final AtomicReference<KeptTabs> kept = new AtomicReference<>(KeptTabs.NONE);
    /// The keys that were chosen, as their file has them.
    List<String> keyLines = List.of();
    MainWindow window;
    Journals journals;
    FileWatch watch;
    String journalFolder = "journal";
    Theme theme;
    Stage stage;

    private void mistaken(Throwable bug) {
        bugs.add(bug);
        errors.take(bug);
    }

    @BeforeEach
    void show() {
        on(() -> start(new Stage()));
    }

    private void start(Stage shown) {
        PromptThread.enter();
        stage = shown;
        beforeMade.accept(stage);
        theme = new Theme(settings.theme());
        SettingsStore remembered = new SettingsStore(settings, changed -> settings = changed);
        journals = new Journals(folder.resolve(journalFolder));
        watch = new FileWatch(Platform::runLater, Duration.ofMillis(20));
        SaveFolders folders = new SaveFolders(List.of(folder.resolve("app_userdata")), List.of());
        window = new MainWindow(stage, new WindowContext(choices,
                new Background(task -> background.execute(task), Platform::runLater, this::mistaken), errors, theme,
                remembered,
                new KeptKeys(KeyLines.read(keyLines), "keys.txt", changed -> keyLines = KeyLines.write(changed)),
                kept::set, folders, journals, new Backups(folder.resolve("backups")),
                new BookmarkFiles(folder.resolve("bookmarks")),
                LessonFolder.beside(folder.resolve("settings.properties")), watch, firstFrame));
        stage.setX(0);
        stage.setY(0);
        beforeShown.run();
        KeptStyles.handTo(stage.getScene());
        if (!painted) {
            stage.showingProperty().subscribe((_, showing) -> {
                if (showing) {
                    Unpainted.leave(stage.getScene());
                }
            });
        }
        window.show();
    }

    @AfterEach
    void hide() {
        List<Node> restless = TestToolkit.restless();
        on(() -> {
            window.workspace().all().forEach(PageTab::close);
            KeptStyles.takeFrom(stage.getScene());
            stage.hide();
            PromptThread.leave();
        });
        journals.close();
        watch.close();
        TestToolkit.rest();
        assertThat(restless).as("laid out again and again").isEmpty();
        assertThat(bugs).as("mistakes of the program in the background").isEmpty();
    }

    /// {@return a save that is one Dictionary with so many entries, `entry 0` with 0 and so on}
    static byte[] entries(int count) {
        return Made.bytes(IntStream.range(0, count).mapToObj(i -> "\"entry %d\": %d".formatted(i, i))
                .collect(Collectors.joining(", ", "{", "}")));
    }

    /// Runs on the toolkit's thread and waits until everything has settled.
    <T> T on(Callable<T> task) {
        return TestToolkit.on(task);
    }

    void on(Runnable task) {
        TestToolkit.on(task);
    }

    void settle() {
        TestToolkit.settle();
    }

    /// Waits until `condition` holds on the toolkit's thread.
    void await(Callable<Boolean> condition) {
        TestToolkit.await(condition);
    }

    void openSample() {
        on(() -> window.open(Sample.FIRST));
    }

    Path write(String name, byte[] bytes) {
        try {
            return Files.write(folder.resolve(name), bytes);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    /// {@return a file of that name with the sample that is opened first}
    Path sampleFile(String name) {
        return write(name, Sample.FIRST.bytes());
    }

    void open(Path file) {
        open(List.of(file));
    }

    /// Opens files, of which only the last one is in front for long enough to be laid out.
    void open(List<Path> files) {
        on(() -> window.open(files));
    }

    /// Opens `file`, which is a document, and waits until all of its values are read.
    void openWhole(Path file) {
        open(file);
        await(() -> window.workspace().current().isPresent() && model().structure().isComplete());
    }

    EditorPage editor() {
        return window.workspace().current().orElseThrow();
    }

    EditorModel model() {
        return editor().model();
    }

    byte[] bytes() {
        return model().bytes().bytes(new Span(0, model().bytes().length()));
    }

    org.varscope.scan.index.Node node(String path) {
        try {
            return PathWords.find(path, model().structure(), Progress.NONE).node();
        } catch (PathException | TextException e) {
            throw new AssertionError(e);
        }
    }

    String shown(String path) {
        return Cell.of(model().structure(), node(path)).shown();
    }

    /// Does an edit, whatever pane would ask for it.
    void apply(Edit edit) {
        on(() -> model().edits().apply(edit));
    }

    /// Puts `value` in the place of what stands at `path`.
    void set(String path, Variant value) {
        apply(new Edit.SetValue(node(path).location(), value));
    }

    /// Puts the int `number` in the place of what stands at `path`.
    void set(String path, long number) {
        set(path, new Variant.Int(number));
    }

    void pick(String path) {
        on(() -> model().selecting().pick(node(path).location()));
    }

    /// Puts `text` into the field `id`, as pasting over all of it does.
    void fill(String id, String text) {
        on(() -> ((TextInputControl) find(id)).setText(text));
    }

    /// Does what the button `id` does, wherever it is.
    void fire(String id) {
        on(() -> ((ButtonBase) find(id)).fire());
    }

    /// Clicks on what is called `id`.
    void click(String id) {
        robot.clickOn("#" + id);
    }

    /// Types text into whatever has the keyboard.
    void type(String text) {
        robot.write(text);
    }

    void press(KeyCode... keys) {
        robot.push(keys);
    }

    void run(Command command) {
        on(() -> window.commands().run(command));
    }

    /// {@return what is written there, without a mark before the letter that chooses it}
    String text(String id) {
        Labeled named = (Labeled) find(id);
        return named instanceof ButtonBase && named.isMnemonicParsing()
                ? named.getText().replaceFirst("\\(_.\\)", "").replace("_", "") : named.getText();
    }

    Node find(String id) {
        return robot.lookup("#" + id).query();
    }

    boolean isThere(String id) {
        return robot.lookup("#" + id).tryQuery().isPresent();
    }

    /// {@return the controls in view that have this style, from the top: a virtual list keeps its cells in any order}
    List<Node> fromTheTop(String selector) {
        return on(() -> robot.lookup(selector).queryAll().stream().filter(Node::isVisible)
                .sorted(Comparator.comparingDouble(node -> node.localToScene(0, 0).getY())).toList());
    }

    /// {@return what the rows of the structure say that are in view, and not whether that is saved}
    List<String> rows() {
        String unsaved = ", " + Messages.get("tree.unsaved");
        return wholeRows().map(row -> row.endsWith(unsaved) ? row.substring(0, row.length() - unsaved.length()) : row)
                .toList();
    }

    /// {@return what the rows of the structure say that are in view}
    Stream<String> wholeRows() {
        return fromTheTop(".tree-table-row-cell").stream().map(Node::getAccessibleText).filter(Objects::nonNull);
    }

    /// {@return the lines of the comparison in front, once it is done}
    List<String> compared() {
        settle();
        return on(() -> {
            TableView<?> table = (TableView<?>) find("compare");
            return IntStream.range(0, table.getItems().size()).mapToObj(row -> table.getColumns().stream().limit(4)
                    .map(column -> String.valueOf(column.getCellData(row)).replaceFirst("^. {2}", ""))
                    .collect(Collectors.joining(", "))).toList();
        });
    }

    void size(double width, double height) {
        on(() -> {
            stage.setWidth(width);
            stage.setHeight(height);
        });
        settle();
    }
}
