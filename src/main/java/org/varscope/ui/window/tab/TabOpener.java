package org.varscope.ui.window.tab;

import module java.base;
import org.varscope.bytes.ByteStore;
import org.varscope.container.Layers;
import org.varscope.container.Plain;
import org.varscope.container.Secret;
import org.varscope.guide.page.Example;
import org.varscope.lesson.LessonFolder;
import org.varscope.ui.command.Commands;
import org.varscope.ui.editor.EditorPage;
import org.varscope.ui.file.EarlyReading;
import org.varscope.ui.file.FileSaver;
import org.varscope.ui.file.KeptPlace;
import org.varscope.ui.file.KeptTabs;
import org.varscope.ui.file.Opening;
import org.varscope.ui.file.Sample;
import org.varscope.ui.file.Secrets;
import org.varscope.ui.file.WindowContext;
import org.varscope.ui.find.FindPane;
import org.varscope.ui.find.TabSources;
import org.varscope.ui.find.TabsSearch;
import org.varscope.ui.lifetime.Lasting;
import org.varscope.ui.lifetime.Lifetime;
import org.varscope.ui.model.EditorModel;
import org.varscope.ui.page.Page;
import org.varscope.ui.page.RefusalPage;

/// Opens files and bytes of every kind in tabs.
public final class TabOpener {
    private final Workspace workspace;
    private final WindowContext around;
    private final Secrets secrets = new Secrets();
    private final ComparisonOpener comparisons;
    private final EditorPages documents;
    private final TabFiller filler;
    private Consumer<Path> lessons = _ -> { };

    /// @param saving saves a document to another file where its own is gone or cannot be written
    public TabOpener(Workspace workspace, WindowContext around, FileSaver saving, Commands commands,
            Lifetime lifetime) {
        this.workspace = workspace;
        this.around = around;
        this.comparisons = new ComparisonOpener(workspace, around, secrets, commands);
        this.documents = new EditorPages(workspace, around, saving, comparisons, new TabsSearch(
                new SearchedTabs(workspace), lifetime, around.background(), around.theme().zoom().factorProperty()),
                this::reload);
        this.filler = new TabFiller(workspace, around, commands, secrets, documents);
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

    /// {@return what makes the pages of documents}
    public EditorPages documents() {
        return documents;
    }

    /// {@return a page that takes bytes as text, and is replaced by what they are}
    public Page pastePage() {
        return filler.pastePage("");
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
        if (there.isEmpty()) {
            filler.open(Opening.of(file, secrets.all()));
        } else if (there.get().page() instanceof RefusalPage) { // an unread one is read as it is shown
            filler.open(Opening.of(file, secrets.all()), there.get());
        }
    }

    /// Opens files as they were left: the one in front, which is being read already, and all others once they are
    /// shown.
    public void reopen(KeptTabs left, EarlyReading early) {
        KeptPlace place = left.shown().map(KeptTabs.Tab::place).orElse(KeptPlace.FIRST);
        early.atHand().ifPresentOrElse(outcome -> filler.keep(outcome, workspace.show(tab -> {
            tab.keep(place);
            return filler.page(outcome, tab);
        })), () -> filler.open(new Opening(String.valueOf(early.file().getFileName()), early.file(), early::take))
                .keep(place));
        workspace.surround(left, (file, tab) -> filler.open(Opening.of(file, secrets.all()), tab));
    }

    /// Opens a sample in a tab of its own.
    public void open(Sample sample) {
        filler.open(Opening.of(ByteStore.of(sample.bytes()), sample.file(), secrets.all()));
    }

    /// Opens an example of the guide in a tab of its own, read as the guide reads it.
    public void open(Example example) {
        filler.open(Opening.of(example, secrets::all));
    }

    /// Opens anything in a tab of its own.
    ///
    /// @param made is told the editor of what was opened
    public PageTab open(Opening opening, Consumer<EditorPage> made) {
        return filler.open(opening, made);
    }

    /// Opens the bytes of the selected PackedByteArray, or the value in the selected text, in a tab of its own, from
    /// where they are saved into it again.
    public void openInside(EditorPage holder) {
        new HeldOpener(filler).open(holder);
    }

    /// Reads the file of `tab` again, with what opened it before. The document stays where that cannot be done.
    public void reload(PageTab tab) {
        tab.editor().filter(editor -> editor.file().path() != null)
                .ifPresent(editor -> read(tab, editor, editor.file().asked()));
    }

    /// Reads the bytes of the file in `editor` again as a person says that they are. The document stays where that
    /// cannot be done; nothing in it may be unsaved.
    public void reread(EditorPage editor, Layers asked) {
        workspace.tabOf(editor).ifPresent(tab -> read(tab, editor, asked));
    }

    private void read(PageTab tab, EditorPage editor, Layers asked) {
        Path path = editor.file().path();
        List<Secret> known = secrets.of(editor.file());
        if (path != null) {
            new Reloader(workspace, around.background(), filler::arrive).reload(tab, path, asked, known);
        } else {
            ByteStore bytes = editor.file().form().wrapping().file();
            filler.open(Opening.of(bytes, editor.file().wrapped(new Plain(bytes)).asked(asked), known), tab);
        }
    }

    /// The tabs of the window, for a search of all of them.
    record SearchedTabs(Workspace workspace) implements TabsSearch.Tabs {
        @Override
        public Lasting<TabSources> sources() {
            return workspace.sourcesProperty();
        }

        @Override
        public Lasting<Optional<FindPane>> front() {
            return workspace.currentProperty().map(editor -> editor.map(page -> page.lists().find()));
        }

        @Override
        public void bringToFront(EditorModel model) {
            Optional<Function<EditorPage, Runnable>> before = workspace.current().map(EditorPage::standIn);
            workspace.all().stream().filter(tab -> tab.isOf(model)).forEach(tab -> {
                EditorPage page = workspace.awake(tab);
                workspace.bringToFront(tab, before.map(there -> there.apply(page)).orElse(page::focus));
            });
        }
    }
}
