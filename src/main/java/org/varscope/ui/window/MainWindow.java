package org.varscope.ui.window;

import module java.base;
import module javafx.controls;
import java.nio.file.Path;
import javafx.util.Duration;
import org.varscope.ui.card.Banner;
import org.varscope.ui.card.Fxml;
import org.varscope.ui.card.Overlay;
import org.varscope.ui.card.QuestionCard;
import org.varscope.ui.command.AltRelease;
import org.varscope.ui.command.Command;
import org.varscope.ui.command.CommandEvent;
import org.varscope.ui.command.Commands;
import org.varscope.ui.command.ContextMenus;
import org.varscope.ui.editor.EditorPage;
import org.varscope.ui.editor.ValueClipboard;
import org.varscope.ui.file.EarlyReading;
import org.varscope.ui.file.FileExport;
import org.varscope.ui.file.FileSaver;
import org.varscope.ui.file.JournalRestorer;
import org.varscope.ui.file.KeptTabs;
import org.varscope.ui.file.Sample;
import org.varscope.ui.file.SaveFolders;
import org.varscope.ui.file.Settings;
import org.varscope.ui.file.WindowContext;
import org.varscope.ui.guide.GuideEvent;
import org.varscope.ui.keys.KeyDispatch;
import org.varscope.ui.lesson.TeacherView;
import org.varscope.ui.lifetime.Lasting;
import org.varscope.ui.lifetime.Lifetime;
import org.varscope.ui.message.Messages;
import org.varscope.ui.page.LoadingPage;
import org.varscope.ui.page.Page;
import org.varscope.ui.page.StartPage;
import org.varscope.ui.toolkit.Unfinished;
import org.varscope.ui.window.tab.PageTab;
import org.varscope.ui.window.tab.RestoreOffer;
import org.varscope.ui.window.tab.TabCloser;
import org.varscope.ui.window.tab.TabOpener;
import org.varscope.ui.window.tab.TabTitles;
import org.varscope.ui.window.tab.TabsKeeper;
import org.varscope.ui.window.tab.Workspace;

/// The window: it makes the parts and ties them together.
public final class MainWindow {
    /// What is done to the text of a cell that is being edited, or leaves it alone.
    private static final Set<Command> WHILE_EDITING =
            EnumSet.of(Command.CUT, Command.COPY, Command.PASTE, Command.DELETE,
            Command.THEME_SYSTEM, Command.THEME_DARK, Command.THEME_LIGHT, Command.THEME_SWITCH,
            Command.ZOOM_IN, Command.ZOOM_OUT, Command.ZOOM_RESET, Command.FULL_SCREEN);

    /// For the file in front to be read before the window shows.
    private static final Duration PATIENCE = Duration.millis(400);

    private final Stage stage;
    private final WindowContext around;
    private final Commands commands;
    private final Overlay overlay;
    private final MainController controller;
    private final Workspace workspace;
    private final TabTitles titles;
    private final FileSaver saving;
    private final TabOpener opener;
    private final TabCloser closing;
    private final TabsKeeper keeper;
    private final Scene scene;
    private final StackPane root;
    private final StatusLine status;
    private final ErrorBanner mistakes;
    private final Banner keyTroubles;
    private final Banner leftOut;
    private final Lifetime lifetime = new Lifetime();
    private Lifetime frame = new Lifetime();

    /// Puts the window on `stage`, with an empty page. What is shown there already stays until the window is shown.
    public MainWindow(Stage stage, WindowContext around) {
        this.stage = stage;
        this.around = around;
        this.commands = new Commands(around.keys());
        this.controller = new MainController(around.firstFrame());
        BorderPane form = Fxml.load("MainWindow.fxml", controller);
        controller.fit(lifetime.number(around.theme().zoom().factorProperty()));
        this.workspace = new Workspace(controller.tabs(), around.background(), this::startPage, this::closeTab);
        this.titles = new TabTitles(controller.tabs(), workspace, commands::keys);
        this.overlay = new Overlay(workspace::focusFront);
        this.mistakes = new ErrorBanner(around.errors(), lifetime, overlay, workspace::focusFront);
        this.keyTroubles = new Banner("keys-banner", workspace::focusFront);
        this.leftOut = new Banner("start-banner", workspace::focusFront);
        controller.announce(mistakes.view());
        this.saving = new FileSaver(around, overlay);
        this.opener = new TabOpener(workspace, around, saving, commands, lifetime);
        this.closing = new TabCloser(workspace, saving, overlay);
        this.keeper = new TabsKeeper(workspace, around);
        around.firstFrame().after(() -> keeper.watch(lifetime));
        Settings.Size size = around.remembered().settings().window();
        this.root = new StackPane(form, overlay);
        this.scene = stage.isShowing() ? stage.getScene() : new Scene(root, size.width(), size.height());
        this.status = new StatusLine(controller.statusBar(), workspace.currentProperty(), workspace.statusProperty(),
                lifetime, commands, around.firstFrame());
        bindCommands(status.path());
        controller.bind(commands, menus(), frame, workspace.currentProperty());
        around.firstFrame().after(() -> {
            commands.addKeys(scene);
            titles.offer(ContextMenus.forTabs(commands));
        });
        commands.addKeysInFields(scene, Command.REPLACE); // which deletes a letter in a field
        new KeyDispatch(commands, overlay).attach(scene);
        around.firstFrame().after(() -> {
            if (!around.keys().lines().troubles().isEmpty()) {
                controller.announce(keyTroubles.view());
                sayKeyTroubles();
            }
        });
        status.watch(scene);
        new FileDrop(this::open).attach(scene);
        ViewCommands.zoomWithWheel(scene, around.theme().zoom());
        followEditor();
        around.theme().dress(scene);
        if (SaveFolders.isLinux(System.getProperty("os.name"))) {
            ContextMenus.openByKeys(scene);
        }
        dressStage(size);
    }

    private Menus menus() {
        return new Menus(commands, workspace, opener, around);
    }

    /// Makes what is around the tabs anew, in the language that is spoken now.
    private void renewFrame() {
        frame = frame.next();
        controller.renew(commands, menus(), frame, workspace.currentProperty());
        commands.keepKeys();
        titles.offer(ContextMenus.forTabs(commands));
        status.renew(workspace.current(), commands);
        mistakes.renew();
        if (keyTroubles.isShown()) {
            sayKeyTroubles();
        }
    }

    private void renewPages() {
        workspace.renew(opener.documents()::renewed);
        opener.documents().renewSearch();
    }

    private void sayKeyTroubles() {
        List<String> troubles = around.keys().lines().troubles();
        keyTroubles.show(Messages.get("window.keys-damaged", around.keys().place(), troubles.stream().limit(3)
                .collect(Collectors.joining(" ")) + (troubles.size() > 3 ? " \u2026" : "")), List.of(
                new QuestionCard.Answer("change", Command.CHANGE_KEYS.title(),
                        () -> commands.run(Command.CHANGE_KEYS))), Messages.get("file.dismiss"));
    }

    /// Says that this start has left out what earlier ones have kept, as something failed with it.
    ///
    /// @param folder where that is
    public void sayLeftOut(Path folder) {
        around.firstFrame().after(() -> {
            controller.announce(leftOut.view());
            leftOut.show(Messages.get("window.start-left-out", folder), List.of(), Messages.get("file.dismiss"));
        });
    }

    private void closeTab(PageTab tab) {
        closing.tab(tab);
    }

    private void bindCommands(Node path) {
        FileExport export = new FileExport(around.files(), overlay);
        EditorCommands editors = new EditorCommands(commands, workspace, around.background());
        new FileCommands(workspace, opener, saving, export, closing, overlay, keeper, around).bind(
                commands, editors, stage::close);
        ValueClipboard clipboard = new ValueClipboard();
        new EditCommands(scene, clipboard).bind(editors);
        new BytesCommands(overlay, export).bind(editors);
        new ViewCommands(around, lifetime, stage, scene, path).bind(commands, editors);
        SettingsCommands settings = new SettingsCommands(workspace, around, commands);
        settings.bind();
        new GoCommands(workspace, opener, overlay, commands, settings).bind(editors);
        new StructureCommands(overlay, around, opener::reread).bind(editors);
        new RearrangeCommands(overlay, clipboard).bind(editors);
        new RepairCommands(overlay, export, opener, commands).bind(editors);
        new LanguageSwitch(around, commands, this::renewFrame, this::renewPages).bind();
        new LessonCommands(workspace, opener, around, commands).bind();
        TeacherView teacher = new TeacherView(scene, root, commands, around.theme().zoom());
        commands.bind(Command.TEACHER_VIEW, teacher::turn);
        commands.check(Command.TEACHER_VIEW, teacher::isOn);
        HelpCommands help = new HelpCommands(overlay, workspace, opener, around, commands);
        help.bind();
        scene.addEventHandler(CommandEvent.WANTED, event -> commands.run(event.command()));
        scene.addEventHandler(GuideEvent.READ, event -> help.read(event.page()));
        commands.whereDocument(() -> workspace.current().isPresent());
        commands.whenImpossible(why -> workspace.current().ifPresent(editor -> editor.model().edits().refuse(why)));
        commands.whenAbsent((absent, again) -> workspace.current().ifPresentOrElse(
                editor -> editor.model().awaited().again(absent, again), () -> around.errors().take(absent)));
        around.errors().whenAbsent(absent -> {
            workspace.current().ifPresent(editor -> editor.model().awaited().missed(absent));
            return workspace.current().isPresent();
        });
        commands.beforeEach(command -> !overlay.isOpen() && (WHILE_EDITING.contains(command)
                || Unfinished.settle(scene.getFocusOwner())));
    }

    /// Commands depend on the document in front and on where the keyboard is.
    private void followEditor() {
        lifetime.each(workspace.currentProperty(), (editor, during) -> {
            editor.ifPresent(page -> follow(page, during));
            commands.refresh();
            title(editor);
        });
        lifetime.follow(workspace.titleProperty(), (_, _) -> title(workspace.current()));
        scene.focusOwnerProperty().subscribe(_ -> commands.refresh());
    }

    private void follow(EditorPage editor, Lifetime during) {
        around.firstFrame().after(() -> editor.offer(commands));
        during.follow(editor.model().stateProperty(), (_, _) -> around.background().later(commands::refresh));
        during.follow(editor.model().modifiedProperty(), (_, _) -> {
            title(workspace.current());
            commands.refresh();
        });
        during.follow(new Lasting<>(editor.lists().find().titleProperty()), (_, _) -> commands.refresh());
        during.follow(editor.session().fileProperty(), (_, _) -> title(workspace.current()));
    }

    private void title(Optional<EditorPage> editor) {
        stage.setTitle(editor.map(page -> title(page.file().name(), page.model().modifiedProperty().get()))
                .orElseGet(() -> title(workspace.titleProperty().get(), false)));
    }

    /// {@return the title of the window with the file of that name in front}
    static String title(String name, boolean modified) {
        return (modified ? "\u2022 " : "") + name + " \u2013 Varscope";
    }

    private void dressStage(Settings.Size size) {
        around.firstFrame().after(() -> stage.getIcons().setAll(
                IntStream.of(16, 24, 32, 48, 64, 128, 256).mapToObj(HelpCommands::icon).toList()));
        if (!stage.isShowing()) {
            stage.setScene(scene);
            WindowPlace.put(stage, size);
        }
        // Escape is for cards and cells; who came by F11 leaves by it.
        stage.setFullScreenExitKeyCombination(KeyCombination.NO_MATCH);
        stage.setFullScreenExitHint("");
        stage.addEventFilter(KeyEvent.ANY, overlay::withhold);
        AltRelease.in(stage);
        stage.setOnCloseRequest(event -> {
            event.consume();
            overlay.dismiss();
            commands.run(Command.QUIT);
        });
        stage.setOnHiding(_ -> {
            around.remembered().change(settings -> settings.with(sizeNow()));
            opener.secrets().forget();
            frame.end();
            lifetime.end();
        });
    }

    private Settings.Size sizeNow() {
        Settings.Size before = around.remembered().settings().window();
        boolean filling = stage.isMaximized() || stage.isFullScreen();
        return filling ? new Settings.Size(before.x(), before.y(), before.width(), before.height(), stage.isMaximized())
                : new Settings.Size(stage.getX(), stage.getY(), scene.getWidth(), scene.getHeight(), false);
    }

    /// Puts the window on the screen: once the file in front is read, so that the first frame has its values and bytes,
    /// or takes long; immediately, with something to do, where nothing is opened.
    public void show() {
        workspace.keepOne();
        PageTab front = workspace.front().orElseThrow();
        PauseTransition patience = new PauseTransition(PATIENCE);
        patience.setOnFinished(_ -> {
            scene.setRoot(root);
            stage.show();
            workspace.focusFront();
            around.firstFrame().await(scene, around.background()::later);
        });
        patience.play();
        front.contentProperty().subscribe(_ -> {
            if (!(front.page() instanceof LoadingPage) && patience.getStatus() == Animation.Status.RUNNING) {
                patience.stop();
                patience.getOnFinished().handle(new ActionEvent());
            }
        });
    }

    /// Opens files, each in a tab of its own.
    public void open(List<Path> files) {
        files.forEach(opener::open);
    }

    /// Brings the window before those of other programs, as far as the system allows.
    public void comeToFront() {
        stage.setIconified(false);
        stage.show();
        stage.toFront();
        stage.requestFocus();
    }

    /// Opens files as they were left.
    ///
    /// @param front reads the one in front
    public void reopen(KeptTabs left, EarlyReading front) {
        opener.reopen(left, front);
    }

    /// Offers edits that were not saved when the program closed unexpectedly, if there are any.
    ///
    /// @param asked whether files were asked for, which stay in front
    public void offerUnsaved(boolean asked) {
        new RestoreOffer(workspace, opener, new JournalRestorer(around)).show(!asked);
    }

    /// Opens a sample.
    public void open(Sample sample) {
        opener.open(sample);
    }

    /// {@return whether a file is being read, or values in one are read or checked}
    public boolean isBusy() {
        return workspace.all().stream().anyMatch(tab -> tab.page() instanceof LoadingPage
                || tab.session().filter(session -> session.model().isBusy()).isPresent());
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

    TabOpener opener() {
        return opener;
    }

    private Page startPage() {
        return new StartPage(commands, around.remembered(), opener::open, opener::open);
    }
}
