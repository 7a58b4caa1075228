package org.varscope.ui.window;

import module java.base;
import module javafx.controls;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import org.varscope.container.Secret;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Framing;
import org.varscope.document.edit.Edit;
import org.varscope.scan.index.Structure;
import org.varscope.ui.card.Fxml;
import org.varscope.ui.card.Overlay;
import org.varscope.ui.command.Command;
import org.varscope.ui.command.Commands;
import org.varscope.ui.editor.EditorPage;
import org.varscope.ui.file.EditedFile;
import org.varscope.ui.file.FileOpener;
import org.varscope.ui.file.FileSaver;
import org.varscope.ui.file.Sample;
import org.varscope.ui.file.Settings;
import org.varscope.ui.file.WindowContext;
import org.varscope.ui.message.Messages;
import org.varscope.ui.model.FailureWords;
import org.varscope.ui.page.LoadingPage;
import org.varscope.ui.page.LockedPage;
import org.varscope.ui.page.Page;
import org.varscope.ui.page.RefusalPage;
import org.varscope.ui.page.StartPage;

/// The window: it makes the parts and ties them together.
public final class MainWindow {
    /// What is done to the text of a cell that is being edited, or leaves it alone.
    private static final Set<Command> WHILE_EDITING = EnumSet.of(Command.CUT, Command.COPY, Command.PASTE, Command.DELETE,
            Command.THEME_SYSTEM, Command.THEME_DARK, Command.THEME_LIGHT, Command.THEME_SWITCH,
            Command.ZOOM_IN, Command.ZOOM_OUT, Command.ZOOM_RESET);

    private final Stage stage;
    private final WindowContext around;
    private final Commands commands = new Commands();
    private final Overlay overlay;
    private final MainController controller = new MainController();
    private final Workspace workspace;
    private final FileSaver saving;
    private final TabCloser closing;
    private final Scene scene;
    private Subscription following = Subscription.EMPTY;

    /// Puts the window on `stage`, with an empty page.
    public MainWindow(Stage stage, WindowContext around) {
        this.stage = stage;
        this.around = around;
        BorderPane form = Fxml.load("MainWindow.fxml", controller);
        this.workspace = new Workspace(controller.tabs(), around, new WindowPages());
        this.overlay = new Overlay(this::focusPage);
        controller.announce(new ErrorBanner(around.errors(), overlay, this::focusPage).view());
        this.saving = new FileSaver(around, overlay);
        this.closing = new TabCloser(workspace, saving, overlay);
        Settings.Size size = around.remembered().settings().window();
        this.scene = new Scene(new StackPane(form, overlay), size.width(), size.height());
        bindCommands();
        DynamicMenus dynamic = new DynamicMenus(links());
        controller.bind(commands, dynamic);
        commands.addSpareKeys(scene);
        new StatusLine(controller.statusBar(), workspace.currentProperty(), commands).watch(scene);
        new ReadingChoosers(controller, workspace.currentProperty());
        new FileDrop(files -> files.forEach(workspace::open)).attach(scene);
        ViewCommands.zoomWithWheel(scene, around.theme().zoom());
        followEditor();
        around.theme().dress(scene);
        workspace.show(startPage());
        dressStage(size);
    }

    private void focusPage() {
        workspace.front().ifPresent(tab -> tab.page().focus());
    }

    private void bindCommands() {
        EditorCommands editors = new EditorCommands(commands, workspace::current,
                () -> workspace.front().flatMap(tab -> tab.page().anyway()), around.background());
        new FileCommands(workspace, saving, closing, around, stage::close).bind(commands, editors);
        new EditCommands(scene).bind(editors);
        new ViewCommands(around, scene).bind(commands, editors);
        new GoCommands(workspace, overlay, commands).bind(commands, editors);
        new StructureCommands(overlay, around).bind(editors);
        new HelpCommands(overlay).bind(commands);
        commands.whenAbsent((absent, again) -> workspace.current().ifPresent(editor -> editor.model().again(absent, again)));
        around.errors().whenAbsent(absent -> workspace.current().ifPresent(editor -> editor.model().missed(absent)));
        commands.beforeEach(command -> !overlay.isOpen() && (WHILE_EDITING.contains(command) || settled()));
    }

    /// {@return whether nothing is left in a cell that was not taken: what a command works on is the document}
    private boolean settled() {
        return workspace.current().map(editor -> editor.tree().settle()).orElse(true);
    }

    private DynamicMenus.Links links() {
        return new DynamicMenus.Links(around.remembered()::settings, workspace::open, this::open,
                () -> workspace.current().map(editor -> how(editor.model().structure())).orElse(null), this::reread,
                () -> commands.run(Command.FIELD_LIST),
                length -> around.remembered().change(settings -> settings.withBytesPerRow(length)));
    }

    private static DynamicMenus.How how(Structure structure) {
        return new DynamicMenus.How(structure.dialect(), structure.framing());
    }

    private void reread(DynamicMenus.How how) {
        Dialect dialect = how.dialect();
        Framing framing = how.framing();
        workspace.current().ifPresent(editor -> editor.model().apply(new Edit.Reinterpret(dialect, framing)));
    }

    /// Commands depend on the document in front and on where the keyboard is.
    private void followEditor() {
        workspace.currentProperty().subscribe(editor -> {
            following.unsubscribe();
            following = editor.map(this::follow).orElse(Subscription.EMPTY);
            commands.refresh();
            title(editor);
        });
        scene.focusOwnerProperty().subscribe(_ -> commands.refresh());
    }

    private Subscription follow(EditorPage editor) {
        editor.offer(commands);
        return editor.model().stateProperty().subscribe((_, _) -> around.background().later(commands::refresh))
                .and(editor.model().modifiedProperty().subscribe((_, _) -> {
                    title(workspace.current());
                    commands.refresh();
                }))
                .and(editor.session().fileProperty().subscribe((_, _) -> title(workspace.current())));
    }

    private void title(Optional<EditorPage> editor) {
        stage.setTitle(editor.map(page -> (page.model().modifiedProperty().get() ? "\u2022 " : "") + page.file().name()
                + " \u2013 Varscope").orElse("Varscope"));
    }

    private void dressStage(Settings.Size size) {
        stage.getIcons().setAll(IntStream.of(16, 24, 32, 48, 64, 128, 256).mapToObj(AppIcon::of).toList());
        stage.setMinWidth(640);
        stage.setMinHeight(420);
        stage.setScene(scene);
        stage.setMaximized(size.maximized());
        stage.addEventFilter(KeyEvent.ANY, overlay::withhold);
        stage.setOnCloseRequest(event -> {
            event.consume();
            overlay.dismiss();
            commands.run(Command.QUIT);
        });
        stage.setOnHiding(_ -> {
            around.remembered().change(settings -> settings.with(sizeNow()));
            workspace.forgetSecrets();
        });
    }

    private Settings.Size sizeNow() {
        Settings.Size before = around.remembered().settings().window();
        return stage.isMaximized() ? new Settings.Size(before.width(), before.height(), true)
                : new Settings.Size(scene.getWidth(), scene.getHeight(), false);
    }

    /// Opens files, each in a tab of its own.
    public void open(List<Path> files) {
        files.forEach(workspace::open);
    }

    /// Brings the window before those of other programs, as far as the system allows.
    public void comeToFront() {
        stage.setIconified(false);
        stage.show();
        stage.toFront();
        stage.requestFocus();
    }

    /// Offers edits that were not saved when the program closed unexpectedly, if there are any: in front of an empty
    /// window, and behind a file that was asked for.
    public void offerUnsaved() {
        new RestoreOffer(workspace, around).show();
    }

    /// Opens a sample.
    public void open(Sample sample) {
        workspace.open(sample.bytes(), sample.file());
    }

    /// {@return whether a file is being read, or values in one are read or checked}
    public boolean isBusy() {
        return workspace.all().stream().anyMatch(tab -> tab.page() instanceof LoadingPage
                || tab.editor().filter(editor -> editor.model().isBusy()).isPresent());
    }

    /// {@return what is on the stage}
    public Scene scene() {
        return scene;
    }

    /// {@return the commands, for whoever drives the window from outside}
    public Commands commands() {
        return commands;
    }

    Workspace workspace() {
        return workspace;
    }

    private Page startPage() {
        return new StartPage(commands, around.remembered(), workspace::open, this::open);
    }

    /// The pages that need the whole window to be made.
    private final class WindowPages implements Workspace.Pages {
        @Override
        public Page start() {
            return startPage();
        }

        @Override
        public Page refusal(FileOpener.Outcome.Refused refused, PageTab tab) {
            Path path = refused.file().path();
            boolean unread = refused.bytes() == null && path != null;
            return refusal(refused, tab, "file.again", unread ? () -> workspace.readAgain(tab, path) : null);
        }

        @Override
        public Page large(FileOpener.Outcome.Large large, PageTab tab) {
            return refusal(new FileOpener.Outcome.Refused(Messages.get("file.foreign", large.what().message()),
                    Messages.get("window.large"), large.file(), large.bytes()), tab, "window.unpack",
                    () -> workspace.unpack(tab, large));
        }

        @Override
        public Page failure(String name, Throwable failure, Runnable again, PageTab tab) {
            return new RefusalPage(new RefusalPage.Words(name, Messages.get("window.not-opened"),
                    FileOpener.sentence(FailureWords.of(failure)), "", Messages.get("file.again")),
                    () -> commands.run(Command.OPEN),
                    () -> workspace.close(tab), null, again);
        }

        private Page refusal(FileOpener.Outcome.Refused refused, PageTab tab, String key, @Nullable Runnable again) {
            EditedFile file = refused.file();
            Path path = file.path();
            String place = path == null ? "" : path.toString();
            var words = new RefusalPage.Words(file.name(), refused.what(), refused.hint(), place, Messages.get(key));
            Runnable anyway = refused.bytes() == null ? null
                    : () -> workspace.replace(tab, workspace.editor(FileOpener.anyway(refused.bytes(), file)));
            return new RefusalPage(words, () -> commands.run(Command.OPEN), () -> workspace.close(tab), anyway, again);
        }

        @Override
        public Page locked(FileOpener.Outcome.Locked locked, PageTab tab) {
            Path path = locked.file().path();
            LockedPage[] page = new LockedPage[1];
            page[0] = new LockedPage(new LockedPage.Words(locked.file().name(), locked.what().what(),
                    path == null ? "" : path.toString()), new LockedPage.Answer() {
                @Override
                public void open(Secret secret, boolean keep) {
                    workspace.unlock(tab, locked, secret, keep, page[0]::refuse);
                }

                @Override
                public void cancel() {
                    workspace.replace(tab, refusal(new FileOpener.Outcome.Refused(Messages.get("file.foreign",
                            locked.what().what()), Messages.get("window.locked"), locked.file(), locked.bytes()), tab,
                            "file.again",
                            () -> workspace.replace(tab, locked(locked, tab))));
                }
            });
            return page[0];
        }

        @Override
        public void saveAs(EditorPage page) {
            saving.saveAs(page.session(), () -> { });
        }

        @Override
        public void close(PageTab tab) {
            closing.tab(tab);
        }
    }
}
