package org.varscope.ui.window;

import module java.base;
import module javafx.controls;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;
import org.varscope.bytes.ByteStore;
import org.varscope.container.Plain;
import org.varscope.container.Secret;
import org.varscope.document.Document;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;
import org.varscope.ui.command.Command;
import org.varscope.ui.editor.EditorPage;
import org.varscope.ui.file.Comparison;
import org.varscope.ui.file.DocumentSession;
import org.varscope.ui.file.EditedFile;
import org.varscope.ui.file.FileGuard;
import org.varscope.ui.file.FileOpener;
import org.varscope.ui.file.JournalSession;
import org.varscope.ui.file.Listing;
import org.varscope.ui.file.Secrets;
import org.varscope.ui.file.WindowContext;
import org.varscope.ui.message.Messages;
import org.varscope.ui.model.Background;
import org.varscope.ui.model.EditorModel;
import org.varscope.ui.model.FailureWords;
import org.varscope.ui.page.ComparePage;
import org.varscope.ui.page.LoadingPage;
import org.varscope.ui.page.Page;
import org.varscope.ui.page.StartPage;

/// The open tabs.
final class Workspace {
    private final TabPane tabs;
    private final WindowContext around;
    private final Pages pages;
    private final Secrets secrets = new Secrets();
    private final ReadOnlyObjectWrapper<Optional<EditorPage>> current = new ReadOnlyObjectWrapper<>(Optional.empty());

    /// Makes the pages that are no documents.
    interface Pages {
        /// {@return what an empty window shows}
        Page start();

        /// {@return a page that says why a file is not shown}
        Page refusal(FileOpener.Outcome.Refused refused, PageTab tab);

        /// {@return a page that asks for what opens an encrypted file}
        Page locked(FileOpener.Outcome.Locked locked, PageTab tab);

        /// {@return a page that asks before few bytes are unpacked to very many}
        Page large(FileOpener.Outcome.Large large, PageTab tab);

        /// {@return a page that says why reading has failed}
        ///
        /// @param again tries once more
        Page failure(String name, Throwable failure, Runnable again, PageTab tab);

        /// Saves a document to another file, which it asks for.
        void saveAs(EditorPage page);

        /// Asks what to do with unsaved changes, then closes the tab or not.
        void close(PageTab tab);
    }

    Workspace(TabPane tabs, WindowContext around, Pages pages) {
        this.tabs = tabs;
        this.around = around;
        this.pages = pages;
        tabs.getSelectionModel().selectedItemProperty().subscribe(_ -> follow());
        tabs.getTabs().addListener((ListChangeListener<Tab>) _ -> keepOne());
        tabs.addEventFilter(KeyEvent.KEY_PRESSED, this::turnByKey);
        tabs.addEventHandler(MouseEvent.MOUSE_CLICKED, _ -> leaveTitles());
    }

    /// The tab pane would take these keys before the menu does, and leave the keyboard on the title of the tab.
    private void turnByKey(KeyEvent event) {
        if (means(Command.NEXT_TAB, event)) {
            turn(1);
            event.consume();
        } else if (means(Command.PREVIOUS_TAB, event)) {
            turn(-1);
            event.consume();
        }
    }

    private static boolean means(Command command, KeyEvent event) {
        return command.combinations().stream().anyMatch(keys -> keys.match(event));
    }

    /// Who clicks on a title wants to go on in its page.
    private void leaveTitles() {
        if (tabs.isFocused()) {
            front().ifPresent(this::focusSoon);
        }
    }

    /// {@return the editor in front, if one is}
    ReadOnlyObjectProperty<Optional<EditorPage>> currentProperty() {
        return current.getReadOnlyProperty();
    }

    /// {@return the editor in front, if one is}
    Optional<EditorPage> current() {
        return current.get();
    }

    /// {@return every tab, in order}
    List<PageTab> all() {
        return tabs.getTabs().stream().map(PageTab.class::cast).toList();
    }

    /// {@return the tab in front, if there is one}
    Optional<PageTab> front() {
        return Optional.ofNullable((PageTab) tabs.getSelectionModel().getSelectedItem());
    }

    private void follow() {
        current.set(front().flatMap(tab -> tab.editor()));
    }

    /// An empty window offers something to do.
    private void keepOne() {
        if (tabs.getTabs().isEmpty()) {
            show(pages.start());
        }
    }

    /// Shows `page` in a new tab in front; it takes the place of the start page.
    PageTab show(Page page) {
        PageTab tab = tab(page);
        int at = tabs.getSelectionModel().getSelectedIndex() + 1;
        Optional<PageTab> start = front().filter(_ -> !(page instanceof StartPage))
                .filter(front -> front.page() instanceof StartPage);
        tabs.getTabs().add(at, tab);
        tabs.getSelectionModel().select(tab);
        start.ifPresent(this::close);
        focusSoon(tab);
        return tab;
    }

    /// Shows `page` in a new tab: in front of an empty window, and behind everything else, with a mark.
    void offer(Page page) {
        if (front().filter(front -> !(front.page() instanceof StartPage)).isEmpty()) {
            show(page);
            return;
        }
        PageTab tab = tab(page);
        tab.setGraphic(new FontIcon("fth-alert-triangle"));
        tab.getStyleClass().add("offer");
        tabs.getTabs().add(tab);
    }

    private PageTab tab(Page page) {
        PageTab tab = new PageTab(page);
        tab.setOnCloseRequest(event -> {
            event.consume();
            pages.close(tab);
        });
        return tab;
    }

    /// Shows another page in `tab`.
    void replace(PageTab tab, Page page) {
        tab.show(page);
        turnTo(tab);
    }

    private void turnTo(PageTab tab) {
        if (front().filter(tab::equals).isPresent()) {
            follow();
            focusSoon(tab);
        }
    }

    /// A page takes the keyboard only once it is on the scene: its parts get there with the styles that make their skins.
    private void focusSoon(PageTab tab) {
        around.background().later(() -> {
            if (tab.isSelected()) {
                tabs.applyCss();
                tabs.layout();
                tab.page().focus();
            }
        });
    }

    /// Closes `tab` without asking.
    void close(PageTab tab) {
        tab.close();
        tabs.getTabs().remove(tab);
        front().ifPresent(this::focusSoon);
    }

    /// Brings `tab` to the front.
    void bringToFront(PageTab tab) {
        tabs.getSelectionModel().select(tab);
    }

    /// Brings the next tab to the front, or the one before.
    ///
    /// @param step 1 or -1
    void turn(int step) {
        int count = tabs.getTabs().size();
        tabs.getSelectionModel().select(Math.floorMod(tabs.getSelectionModel().getSelectedIndex() + step, count));
        front().ifPresent(this::focusSoon);
    }

    /// Opens the file at `path` in a tab of its own, or brings the tab to the front that has it.
    void open(Path path) {
        Path file = path.toAbsolutePath().normalize();
        Optional<PageTab> open = all().stream().filter(tab -> tab.editor()
                .filter(editor -> file.equals(editor.file().path())).isPresent()).findFirst();
        if (open.isPresent()) {
            tabs.getSelectionModel().select(open.get());
        } else {
            read(file, null, secrets.all());
        }
    }

    /// Reads the file of `tab` again, with what opened it before. The document stays where that cannot be done.
    void reload(PageTab tab) {
        tab.editor().ifPresent(editor -> {
            Path path = editor.file().path();
            if (path != null) {
                List<Secret> known = knownFor(editor);
                Background.Lane reading = around.background().lane();
                tab.cover(new LoadingPage(nameOf(path), reading, () -> uncover(tab)));
                turnTo(tab);
                reading.run(running -> unpacked(path, known, running), outcome -> reloaded(editor, outcome, tab),
                        failure -> notReloaded(editor, FailureWords.of(failure), tab));
            }
        });
    }

    private void reloaded(EditorPage editor, FileOpener.Outcome outcome, PageTab tab) {
        if (outcome instanceof FileOpener.Outcome.Refused(var _, var why, var _, var bytes) && bytes == null) {
            notReloaded(editor, why, tab);
            return;
        }
        Structure before = editor.model().structure();
        Runnable compared = editor.session().keepFile();
        arrive(outcome, tab);
        tab.editor().ifPresentOrElse(page -> markChanges(before, page, compared), compared);
    }

    private void notReloaded(EditorPage editor, String why, PageTab tab) {
        uncover(tab);
        editor.model().say(Messages.get("window.not-reloaded", why));
    }

    private void uncover(PageTab tab) {
        tab.uncover();
        turnTo(tab);
    }

    /// What was agreed to once is unpacked again without asking, whatever it comes to.
    private static FileOpener.Outcome unpacked(Path path, List<Secret> known, Background.Running running) {
        FileOpener.Outcome outcome = FileOpener.file(path, known, running::over);
        return outcome instanceof FileOpener.Outcome.Large large
                ? FileOpener.unpacked(large, running.over(large.what().content())) : outcome;
    }

    private void markChanges(Structure before, EditorPage page, Runnable closing) {
        Structure now = page.model().structure();
        page.session().comparing().run(running -> Comparison.compare(before, now, running.over(Comparison.work(before, now))),
                compared -> {
                    closing.run();
                    page.mark(compared.changes());
                },
                failure -> {
                    closing.run();
                    page.model().say(Messages.get("window.not-marked", FailureWords.of(failure)));
                });
    }

    /// Reads the file at `path` into `tab`, which could not be read before.
    void readAgain(PageTab tab, Path path) {
        read(path, tab, secrets.all());
    }

    /// Unpacks in `tab` what was asked about.
    void unpack(PageTab tab, FileOpener.Outcome.Large large) {
        load(large.file().name(), tab,
                running -> FileOpener.unpacked(large, running.over(large.what().content())));
    }

    private void read(Path file, @Nullable PageTab into, List<Secret> known) {
        load(nameOf(file), into, running -> FileOpener.file(file, known, running::over));
    }

    private static String nameOf(Path file) {
        return String.valueOf(file.getFileName());
    }

    private void load(String name, @Nullable PageTab into, Background.Work<FileOpener.Outcome> opening) {
        Background.Lane reading = around.background().lane();
        PageTab[] tab = new PageTab[1];
        LoadingPage loading = new LoadingPage(name, reading, () -> close(tab[0]));
        if (into == null) {
            tab[0] = show(loading);
        } else {
            tab[0] = into;
            replace(into, loading);
        }
        reading.run(opening, outcome -> arrive(outcome, tab[0]), failure -> replace(tab[0],
                pages.failure(name, failure, () -> load(name, tab[0], opening), tab[0])));
    }

    /// Opens what was locked with `secret`, in `tab`.
    ///
    /// @param keep    whether to try the secret on other files too, if it opens this one
    /// @param refused is told why it does not
    void unlock(PageTab tab, FileOpener.Outcome.Locked locked, Secret secret, boolean keep, Consumer<String> refused) {
        Page asking = tab.page();
        around.background().run(_ -> FileOpener.bytes(locked.bytes(), locked.file(), secret, Progress.NONE), outcome -> {
            if (tab.page() != asking) {
                secret.wipe();
            } else if (outcome instanceof FileOpener.Outcome.Locked(var what, var _, var _)) {
                secret.wipe();
                refused.accept(FileOpener.sentence(what.trouble()));
            } else {
                if (keep) {
                    secrets.keep(secret);
                }
                arrive(outcome, tab);
            }
        }, failure -> {
            secret.wipe();
            refused.accept(FileOpener.sentence(FailureWords.of(failure)));
        });
    }

    /// Wipes the secrets that were remembered.
    void forgetSecrets() {
        secrets.forget();
    }

    private void arrive(FileOpener.Outcome outcome, PageTab tab) {
        switch (outcome) {
            case FileOpener.Outcome.Opened opened -> {
                replace(tab, editor(opened));
                Path path = opened.file().path();
                if (path != null) {
                    around.remembered().change(settings -> settings.withRecent(path));
                }
            }
            case FileOpener.Outcome.Locked locked -> replace(tab, pages.locked(locked, tab));
            case FileOpener.Outcome.Large large -> replace(tab, pages.large(large, tab));
            case FileOpener.Outcome.Refused refused -> {
                replace(tab, pages.refusal(refused, tab));
                Path path = refused.file().path();
                if (path != null && refused.bytes() == null) {
                    around.remembered().change(settings -> settings.withoutRecent(path));
                }
            }
        }
    }

    /// Opens bytes that have no file, in a tab of their own.
    void open(byte[] bytes, String name) {
        openIn(null, ByteStore.of(bytes), name);
    }

    /// Opens bytes that have no file, in `tab`, or in one of their own.
    void openIn(@Nullable PageTab tab, ByteStore bytes, String name) {
        List<Secret> known = secrets.all();
        load(name, tab, running -> FileOpener.bytes(bytes, EditedFile.unsaved(name, new Plain(bytes)), known,
                running.over(bytes.length())));
    }

    /// {@return an editor for what was opened}
    EditorPage editor(FileOpener.Outcome.Opened opened) {
        Document document = new Document(opened.structure());
        EditorModel model = new EditorModel(document, around.background());
        return guarded(new DocumentSession(model, opened, JournalSession.of(document, opened, model, around), around));
    }

    /// {@return a page for the document, which says from now on when something happens to its file}
    EditorPage guarded(DocumentSession session) {
        EditorPage page = new EditorPage(session, around);
        page.guard(around, new FileGuard.Ways() {
            @Override
            public void reload() {
                all().stream().filter(tab -> tab.page() == page).findFirst()
                        .ifPresent(tab -> Workspace.this.reload(tab));
            }

            @Override
            public void compare() {
                Workspace.this.compare(page);
            }

            @Override
            public void saveAs() {
                pages.saveAs(page);
            }
        });
        return page;
    }

    private void compare(EditorPage page) {
        Path path = page.file().path();
        if (path == null) {
            return;
        }
        Structure here = page.model().structure();
        List<Secret> known = knownFor(page);
        String name = page.file().name();
        page.session().comparing().run(running -> {
            if (!(unpacked(path, known, running) instanceof FileOpener.Outcome.Opened opened)) {
                throw new IOException("the file cannot be read as values any more");
            }
            Structure file = opened.structure();
            return Comparison.listing(name, Comparison.compare(here, file, running.over(Comparison.work(here, file))));
        }, this::list, failure -> page.model().say(Messages.get("window.not-compared", FailureWords.of(failure))));
    }

    /// Shows a list in a tab of its own, in front.
    void list(Listing listing) {
        PageTab[] tab = new PageTab[1];
        tab[0] = show(new ComparePage(listing, () -> close(tab[0])));
    }

    private List<Secret> knownFor(EditorPage page) {
        List<Secret> known = new ArrayList<>(secrets.all());
        page.file().form().wrapping().secret().map(Secrets::copy).ifPresent(known::addFirst);
        return known;
    }

    /// {@return secrets to try on encrypted files}
    Secrets secrets() {
        return secrets;
    }
}
