package org.varscope.ui.window.tab;

import module java.base;
import org.varscope.dialect.Framing;
import org.varscope.document.Document;
import org.varscope.scan.index.Location;
import org.varscope.ui.editor.EditorPage;
import org.varscope.ui.editor.RestingPage;
import org.varscope.ui.file.DocumentSession;
import org.varscope.ui.file.FileGuard;
import org.varscope.ui.file.FileOpener;
import org.varscope.ui.file.FileSaver;
import org.varscope.ui.file.JournalSession;
import org.varscope.ui.file.WindowContext;
import org.varscope.ui.find.TabsSearch;
import org.varscope.ui.model.EditorModel;

/// Makes the pages of documents, each with what leads from it to its file and to other tabs.
public final class EditorPages {
    private final Workspace workspace;
    private final WindowContext around;
    private final FileSaver saving;
    private final ComparisonOpener comparisons;
    private final TabsSearch search;
    private final Consumer<PageTab> reload;
    /// Whether a person had bytes explained last, which files that are opened after it begin with.
    private boolean explains;

    /// @param saving saves a document to another file where its own is gone or cannot be written
    /// @param reload reads the file of a tab again
    EditorPages(Workspace workspace, WindowContext around, FileSaver saving, ComparisonOpener comparisons,
            TabsSearch search, Consumer<PageTab> reload) {
        this.workspace = workspace;
        this.around = around;
        this.saving = saving;
        this.comparisons = comparisons;
        this.search = search;
        this.reload = reload;
        workspace.wakeBy(this::awake);
    }

    /// {@return a page for what was opened}
    public EditorPage of(FileOpener.Outcome.Opened opened) {
        Document document = new Document(opened.structure());
        EditorModel model = new EditorModel(document, around.background());
        return of(new DocumentSession(model, opened, JournalSession.of(document, opened, model, around), around));
    }

    /// {@return a page for the document, which says from now on when something happens to its file}
    EditorPage of(DocumentSession session) {
        EditorPage page = new EditorPage(session, around);
        if (session.model().structure().framing().equals(Framing.TEXT)) {
            around.firstFrame().after(() -> {
                page.model().selecting().pick(Location.record(0));
                page.lists().showText();
            });
        }
        page.explainsProperty().set(explains);
        page.explainsProperty().subscribe((_, is) -> explains = is);
        page.lists().find().offer(session::holdFile, () -> comparisons.others(session),
                taker -> comparisons.older(page, taker));
        page.lists().find().offer(search);
        page.guard(around, new FileGuard.Ways(() -> workspace.tabOf(page).ifPresent(reload),
                () -> comparisons.withItsFile(page), () -> saving.saveAs(session, () -> { })));
        return page;
    }

    /// Bytes are explained in the next file as they were in the one before, and not as in this one.
    private EditorPage awake(RestingPage resting) {
        boolean before = explains;
        EditorPage page = of(resting.session());
        resting.wake(page);
        explains = before;
        return page;
    }

    /// {@return a page for the document of `before`, with everything as it is there, in the language that is spoken
    /// now}
    public Workspace.Renewed renewed(EditorPage before) {
        EditorPage page = of(before.session());
        Runnable focus = before.goingOn().apply(page);
        before.model().say("");
        return new Workspace.Renewed(page, focus);
    }

    /// Shows what all tabs share in the language that is spoken now.
    public void renewSearch() {
        search.renew();
    }
}
