package org.varscope.ui.window.tab;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Span;
import org.varscope.container.Layers;
import org.varscope.container.Plain;
import org.varscope.container.Secret;
import org.varscope.dialect.Dialects;
import org.varscope.dialect.Framing;
import org.varscope.document.Document;
import org.varscope.document.clip.Enclosed;
import org.varscope.document.place.Values;
import org.varscope.guide.page.Example;
import org.varscope.lesson.LessonFile;
import org.varscope.lesson.LessonFolder;
import org.varscope.lesson.Reading;
import org.varscope.sample.SampleFile;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;
import org.varscope.ui.command.Commands;
import org.varscope.ui.editor.EditorPage;
import org.varscope.ui.editor.RestingPage;
import org.varscope.ui.file.DocumentSession;
import org.varscope.ui.file.EarlyReading;
import org.varscope.ui.file.EditedFile;
import org.varscope.ui.file.FileGuard;
import org.varscope.ui.file.FileOpener;
import org.varscope.ui.file.FileSaver;
import org.varscope.ui.file.JournalSession;
import org.varscope.ui.file.KeptPlace;
import org.varscope.ui.file.KeptTabs;
import org.varscope.ui.file.Listing;
import org.varscope.ui.file.Sample;
import org.varscope.ui.file.Secrets;
import org.varscope.ui.file.WindowContext;
import org.varscope.ui.find.TabsSearch;
import org.varscope.ui.lifetime.Lifetime;
import org.varscope.ui.message.Messages;
import org.varscope.ui.message.Sentence;
import org.varscope.ui.model.EditorModel;
import org.varscope.ui.model.HeldBytes;
import org.varscope.ui.page.ListingPage;
import org.varscope.ui.page.LoadingPage;
import org.varscope.ui.page.LockedPage;
import org.varscope.ui.page.Page;
import org.varscope.ui.page.PastePage;
import org.varscope.ui.page.Pasted;
import org.varscope.ui.page.RefusalPage;
import org.varscope.ui.toolkit.Background;
import org.varscope.ui.toolkit.FailureWords;
import org.varscope.variant.Variant;

/// Opens files and bytes in tabs, each as a document or as a page that says why it is none.
public final class TabOpener {
    private final Workspace workspace;
    private final WindowContext around;
    private final FileSaver saving;
    private final Commands commands;
    private final Secrets secrets = new Secrets();
    private final ComparisonOpener comparisons;
    private final TabsSearch search;
    /// Whether a person had bytes explained last, which files that are opened after it begin with.
    private boolean explains;
    private Consumer<Path> lessons = _ -> { };

    /// @param saving saves a document to another file where its own is gone or cannot be written
    public TabOpener(Workspace workspace, WindowContext around, FileSaver saving, Commands commands,
            Lifetime lifetime) {
        this.workspace = workspace;
        this.around = around;
        this.saving = saving;
        this.commands = commands;
        workspace.wakeBy(this::awake);
        this.comparisons = new ComparisonOpener(workspace, around, secrets, commands);
        this.search = new TabsSearch(new SearchedTabs(workspace), lifetime, around.background(),
                around.theme().zoom().factorProperty());
    }

    /// Hands files that are lessons to `opening` from now on.
    public void whenLesson(Consumer<Path> opening) {
        lessons = opening;
    }

    /// {@return secrets to try on encrypted files}
    public Secrets secrets() {
        return secrets;
    }

    /// {@return what compares documents}
    public ComparisonOpener comparisons() {
        return comparisons;
    }

    /// Opens the file at `path` in a tab of its own, or brings the tab to the front that has it, or reads it. Where it
    /// was refused, it is tried again.
    public void open(Path path) {
        Path file = path.toAbsolutePath().normalize();
        if (LessonFolder.isLesson(file)) {
            lessons.accept(file);
            return;
        }
        Optional<PageTab> there = workspace.all().stream().filter(tab -> tab.isOf(file)).findFirst();
        there.ifPresent(workspace::bringToFront);
        if (there.isEmpty() || there.get().page() instanceof RefusalPage) { // an unread one is read as it is shown
            read(file, there.orElse(null));
        }
    }

    /// Opens files as they were left: the one in front, which is being read already, and all others once they are
    /// shown.
    public void reopen(KeptTabs left, EarlyReading early) {
        KeptPlace place = left.shown().map(KeptTabs.Tab::place).orElse(KeptPlace.FIRST);
        early.atHand().ifPresentOrElse(outcome -> keep(outcome, workspace.show(tab -> {
            tab.keep(place);
            return page(outcome, tab);
        })), () -> load(nameOf(early.file()), early.file(), null, early::take).keep(place));
        workspace.surround(left, this::read);
    }

    /// Opens a sample in a tab of its own.
    public void open(Sample sample) {
        openIn(null, ByteStore.of(sample.bytes()), sample.file());
    }

    /// Opens a file of the gallery in a tab of its own.
    public void open(SampleFile sample) {
        load(sample.name(), null, null, running -> FileOpener.sample(sample, running.over(sample.bytes().length())));
    }

    /// Opens an example of the guide in a tab of its own, read as the guide reads it.
    public void open(Example example) {
        ByteStore bytes = ByteStore.of(example.bytes());
        if (example.wrapped()) {
            openIn(null, bytes, example.name());
        } else {
            load(example.name(), null, null, _ -> FileOpener.read(bytes,
                    EditedFile.unsaved(example.name(), new Plain(bytes)), example.reads(), example.lies()));
        }
    }

    /// Opens bytes that have no file, in `tab`, or in one of their own.
    public void openIn(@Nullable PageTab tab, ByteStore bytes, String name) {
        List<Secret> known = secrets.all();
        load(name, null, tab, running -> FileOpener.bytes(bytes, EditedFile.unsaved(name, new Plain(bytes)), known,
                running.over(bytes.length())));
    }

    /// Opens a file of a lesson in a tab of its own.
    ///
    /// @param made is told the editor
    public PageTab open(String name, LessonFile file, Consumer<EditorPage> made) {
        EditedFile unsaved = EditedFile.unsaved(name, new Plain(file.bytes()));
        Reading reading = file.reading();
        return load(name, null, null, running -> reading == null
                ? FileOpener.bytes(file.bytes(), unsaved, List.of(), running.over(file.bytes().length()))
                : FileOpener.read(file.bytes(), unsaved, reading.dialect(), reading.framed()), made);
    }

    /// Opens the bytes of the selected PackedByteArray, or the value in the selected text, in a tab of its own, from
    /// where they are saved into it again.
    public void openInside(EditorPage holder) {
        EditorModel model = holder.model();
        model.selectedNode().ifPresent(node -> model.elements(node).ifPresentOrElse(
                array -> open(HeldBytes.of(model, array, holder.session().closedProperty()::get), holder, ""),
                () -> openEnclosed(holder, node)));
    }

    private void open(HeldBytes bytes, EditorPage holder, String path) {
        String name = Messages.get("window.bytes-of", bytes.path() + path, holder.file().name());
        List<Secret> known = secrets.all();
        load(name, null, null, running -> FileOpener.bytes(bytes.opened(),
                EditedFile.unsaved(name, new Plain(bytes.opened())), known,
                running.over(bytes.opened().length())), page -> page.session().hold(bytes));
    }

    private void openEnclosed(EditorPage holder, Node node) {
        EditorModel model = holder.model();
        Structure structure = model.structure();
        int asked = holder.lists().text().enclosed();
        around.background().run(_ -> Values.of(structure, node, HeldBytes.MOST_TEXT)
                .map(value -> value instanceof Variant.Text(String text) ? text : "").orElse(""), text -> {
            List<Enclosed> inside = Enclosed.in(text);
            if (inside.isEmpty() || inside.size() > 1 && asked < 0) {
                model.say(inside.isEmpty() ? Messages.get("window.nothing-inside")
                        : Messages.get("window.several-inside", inside.size()));
            } else if (model.structure() == structure) {
                Enclosed one = inside.get(asked < 0 ? 0 : Math.min(asked, inside.size() - 1));
                open(HeldBytes.of(model, node.location(), text, one, holder.session().closedProperty()::get), holder,
                        one.path().substring(1));
            }
        }, failure -> model.say(FailureWords.of(failure)));
    }

    private void read(Path file, @Nullable PageTab into) {
        List<Secret> known = secrets.all();
        load(nameOf(file), file, into, running -> FileOpener.file(file, known, running::over));
    }

    private static String nameOf(Path file) {
        return String.valueOf(file.getFileName());
    }

    private PageTab load(String name, @Nullable Path file, @Nullable PageTab into,
            Background.Work<FileOpener.Outcome> opening) {
        return load(name, file, into, opening, _ -> { });
    }

    /// @param made is told the editor of what was opened, also where that is shown only as bytes
    private PageTab load(String name, @Nullable Path file, @Nullable PageTab into,
            Background.Work<FileOpener.Outcome> opening, Consumer<EditorPage> made) {
        Background.Lane reading = around.background().lane();
        Function<PageTab, Page> loading = tab -> new LoadingPage(name, file, reading, () -> workspace.close(tab));
        PageTab tab = into == null ? workspace.show(loading) : into;
        if (into != null) {
            workspace.replace(into, loading.apply(into));
        }
        tab.whenOpened(made);
        reading.run(opening, outcome -> arrive(outcome, tab), failure -> workspace.replace(tab,
                refusal(new FileOpener.Outcome.Refused(() -> Messages.get("window.not-opened"),
                        () -> Sentence.of(FailureWords.of(failure)),
                        EditedFile.unsaved(name, new Plain(ByteStore.empty())), null), tab, "file.again",
                        () -> load(name, file, tab, opening, made))));
        return tab;
    }

    private void arrive(FileOpener.Outcome outcome, PageTab tab) {
        workspace.replace(tab, page(outcome, tab));
        keep(outcome, tab);
    }

    private Page page(FileOpener.Outcome outcome, PageTab tab) {
        return switch (outcome) {
            case FileOpener.Outcome.Opened opened -> editor(opened, tab);
            case FileOpener.Outcome.Locked locked -> locked(locked, tab);
            case FileOpener.Outcome.Large large -> refusal(new FileOpener.Outcome.Refused(
                    () -> Messages.get("file.foreign", Messages.say(large.what())),
                    () -> Messages.get("window.large"), large.file(), large.bytes(), true), tab, "window.unpack",
                    () -> load(large.file().name(), large.file().path(), tab,
                            running -> FileOpener.unpacked(large, running.over(large.what().content()))));
            case FileOpener.Outcome.Refused refused -> {
                Path path = refused.bytes() == null ? refused.file().path() : null;
                yield refusal(refused, tab, "file.again", path == null ? null : () -> read(path, tab));
            }
        };
    }

    /// Remembers the file that `tab` shows now, and holds it where no document does.
    private void keep(FileOpener.Outcome outcome, PageTab tab) {
        if (!(outcome instanceof FileOpener.Outcome.Opened)) {
            workspace.hold(tab, outcome.file().form(), outcome.file().form());
        }
        Path path = outcome.file().path();
        if (path != null && outcome instanceof FileOpener.Outcome.Opened) {
            around.firstFrame().after(() -> around.remembered().change(settings -> settings.withRecent(path)));
        } else if (path != null && outcome instanceof FileOpener.Outcome.Refused refused && refused.bytes() == null) {
            around.remembered().change(settings -> settings.withoutRecent(path));
        }
    }

    /// @param retry the key of what trying once more is called
    /// @param again tries once more; null where that would not help
    private Page refusal(FileOpener.Outcome.Refused refused, PageTab tab, String retry, @Nullable Runnable again) {
        ByteStore bytes = refused.bytes();
        RefusalPage.Ways ways = bytes == null ? RefusalPage.Ways.NONE : new RefusalPage.Ways(
                () -> workspace.replace(tab, editor(FileOpener.anyway(bytes, refused.file()), tab)),
                refused.text() != FileOpener.Outcome.Text.LISTING ? null : () -> paste(bytes, tab),
                refused.text() != FileOpener.Outcome.Text.PROJECT ? null : () -> paste(bytes, tab),
                refused.text() != FileOpener.Outcome.Text.HOLDING ? null : () -> {
                    EditorPage page = editor(FileOpener.text(bytes, refused.file()), tab);
                    workspace.replace(tab, page);
                    openInside(page);
                }, refused.layers() == null ? null : () -> as(tab, bytes, refused.file().asked(refused.layers()),
                        secrets.all()), refused.text() == FileOpener.Outcome.Text.NONE ? null
                        : () -> workspace.replace(tab, editor(FileOpener.text(bytes, refused.file()), tab)));
        return new RefusalPage(refused, commands, () -> workspace.close(tab), ways, retry, again);
    }

    /// Shows in `tab` what the text says that `bytes` are.
    private void paste(ByteStore bytes, PageTab tab) {
        workspace.replace(tab, pastePage(new String(bytes.bytes(new Span(0, bytes.length())),
                StandardCharsets.UTF_8)));
    }

    /// Shows in `tab` what these bytes are, of which a person has said that. What is there stays where it cannot be.
    private void as(PageTab tab, ByteStore bytes, EditedFile file, List<Secret> known) {
        load(file.name(), file.path(), tab, running -> FileOpener.bytes(bytes, file, known,
                running.over(bytes.length())));
    }

    /// {@return a page that takes bytes as text, and is replaced by what they are}
    ///
    /// @param pasted stands there already
    public PastePage pastePage(String pasted) {
        return new PastePage(pasted, text -> Pasted.readings(text, Dialects.of("godot4")), (page, read) ->
                workspace.all().stream().filter(tab -> tab.page() == page).findFirst()
                        .ifPresent(tab -> openIn(tab, ByteStore.of(read.bytes()), read.name())),
                around.background());
    }

    private Page locked(FileOpener.Outcome.Locked locked, PageTab tab) {
        return new LockedPage(locked, (secret, keep, page) -> unlock(tab, locked, secret, keep, page),
                () -> workspace.replace(tab, refusal(new FileOpener.Outcome.Refused(
                        () -> Messages.get("file.foreign", locked.what().what()), () -> Messages.get("window.locked"),
                        locked.file(), locked.bytes(), true), tab, "file.again",
                        () -> workspace.replace(tab, locked(locked, tab)))));
    }

    /// @param keep whether to try the secret on other files too, if it opens this one
    private void unlock(PageTab tab, FileOpener.Outcome.Locked locked, Secret secret, boolean keep, LockedPage asking) {
        Background.Work<FileOpener.Outcome> open =
                _ -> FileOpener.bytes(locked.bytes(), locked.file(), secret, Progress.NONE);
        around.background().run(open, outcome -> {
            if (tab.page() != asking) {
                secret.wipe();
            } else if (outcome instanceof FileOpener.Outcome.Locked(var what, var _, var _)) {
                secret.wipe();
                asking.refuse(() -> Sentence.of(Objects.requireNonNull(what.trouble())));
            } else {
                if (keep) {
                    secrets.keep(secret);
                }
                arrive(outcome, tab);
            }
        }, failure -> {
            secret.wipe();
            asking.refuse(() -> Sentence.of(FailureWords.of(failure)));
        });
    }

    private EditorPage editor(FileOpener.Outcome.Opened opened, PageTab tab) {
        EditorPage page = editor(opened);
        tab.opened(page);
        return page;
    }

    /// {@return an editor for what was opened}
    public EditorPage editor(FileOpener.Outcome.Opened opened) {
        Document document = new Document(opened.structure());
        EditorModel model = new EditorModel(document, around.background());
        return guarded(new DocumentSession(model, opened, JournalSession.of(document, opened, model, around), around));
    }

    /// {@return a page for the document, which says from now on when something happens to its file}
    EditorPage guarded(DocumentSession session) {
        EditorPage page = new EditorPage(session, around);
        if (session.model().structure().framing().equals(Framing.TEXT)) {
            page.showText();
        }
        page.explainsProperty().set(explains);
        page.explainsProperty().subscribe((_, is) -> explains = is);
        page.lists().find().offer(session::holdFile, () -> comparisons.others(session),
                taker -> comparisons.older(page, taker));
        page.lists().find().offer(search);
        page.guard(around, new FileGuard.Ways(
                () -> workspace.all().stream().filter(tab -> tab.page() == page).findFirst().ifPresent(this::reload),
                () -> comparisons.withItsFile(page), () -> saving.saveAs(session, () -> { })));
        return page;
    }

    /// Bytes are explained in the next file as they were in the one before, and not as in this one.
    private EditorPage awake(RestingPage resting) {
        boolean before = explains;
        EditorPage page = guarded(resting.session());
        resting.wake(page);
        explains = before;
        return page;
    }

    /// {@return a page for the document of `before`, with everything as it is there, in the language that is spoken
    /// now}
    public Workspace.Renewed renewed(EditorPage before) {
        EditorPage page = guarded(before.session());
        Runnable focus = before.goingOn().apply(page);
        before.model().say("");
        return new Workspace.Renewed(page, focus);
    }

    /// Shows what all tabs share in the language that is spoken now.
    public void renewSearch() {
        search.renew();
    }

    /// Reads the file of `tab` again, with what opened it before. The document stays where that cannot be done.
    public void reload(PageTab tab) {
        tab.editor().ifPresent(editor -> {
            Path path = editor.file().path();
            if (path != null) {
                new Reloader(workspace, around.background(), this::arrive)
                        .reload(tab, path, editor.file().asked(), secrets.of(editor.file()));
            }
        });
    }

    /// Reads the bytes of the file in `editor` again as a person says that they are. The document stays where that
    /// cannot be done; nothing in it may be unsaved.
    public void reread(EditorPage editor, Layers asked) {
        Optional<PageTab> tab = workspace.all().stream().filter(each -> each.page() == editor).findFirst();
        Path path = editor.file().path();
        if (tab.isPresent() && path != null) {
            new Reloader(workspace, around.background(), this::arrive)
                    .reload(tab.get(), path, asked, secrets.of(editor.file()));
        } else if (tab.isPresent()) {
            ByteStore bytes = editor.file().form().wrapping().file();
            as(tab.get(), bytes, editor.file().wrapped(new Plain(bytes)).asked(asked), secrets.of(editor.file()));
        }
    }

    /// What was agreed to once is unpacked again without asking, whatever it comes to.
    ///
    /// @param asked what a person has said that the file is
    static FileOpener.Outcome unpacked(Path path, Layers asked, List<Secret> known, Background.Running running) {
        FileOpener.Outcome outcome = FileOpener.file(path, asked, known, running::over);
        return outcome instanceof FileOpener.Outcome.Large large
                ? FileOpener.unpacked(large, running.over(large.what().content())) : outcome;
    }

    /// Shows a list in a tab of its own, in front.
    void list(Supplier<Listing> listing) {
        workspace.show(tab -> new ListingPage(listing, () -> workspace.close(tab)));
    }
}
