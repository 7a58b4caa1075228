package org.varscope.ui.window.tab;

import module java.base;
import org.varscope.bytes.ByteStore;
import org.varscope.container.Plain;
import org.varscope.dialect.Dialects;
import org.varscope.ui.command.Commands;
import org.varscope.ui.editor.EditorPage;
import org.varscope.ui.file.EditedFile;
import org.varscope.ui.file.FileOpener;
import org.varscope.ui.file.Opening;
import org.varscope.ui.file.Secrets;
import org.varscope.ui.file.WindowContext;
import org.varscope.ui.message.Messages;
import org.varscope.ui.message.Sentence;
import org.varscope.ui.page.LoadingPage;
import org.varscope.ui.page.Page;
import org.varscope.ui.page.PastePage;
import org.varscope.ui.page.Pasted;
import org.varscope.ui.toolkit.Background;
import org.varscope.ui.toolkit.FailureWords;

/// Fills tabs with what is read: how far that has come, then the document, or a page that says why it is none.
///
/// @param documents makes the pages of documents
record TabFiller(Workspace workspace, WindowContext around, Commands commands, Secrets secrets,
        EditorPages documents) {
    /// Opens it in a tab of its own.
    PageTab open(Opening opening) {
        return open(opening, _ -> { });
    }

    /// Opens it in a tab of its own.
    ///
    /// @param made is told the editor of what was opened, also where that is shown only as bytes
    PageTab open(Opening opening, Consumer<EditorPage> made) {
        Background.Lane reading = around.background().lane();
        PageTab tab = workspace.show(fresh -> loading(opening, reading, fresh));
        read(opening, tab, reading, made);
        return tab;
    }

    /// Opens it in `tab`, in place of what is there.
    void open(Opening opening, PageTab tab) {
        open(opening, tab, _ -> { });
    }

    private void open(Opening opening, PageTab tab, Consumer<EditorPage> made) {
        Background.Lane reading = around.background().lane();
        workspace.replace(tab, loading(opening, reading, tab));
        read(opening, tab, reading, made);
    }

    private Page loading(Opening opening, Background.Lane reading, PageTab tab) {
        return new LoadingPage(opening.name(), opening.file(), reading, () -> workspace.close(tab));
    }

    private void read(Opening opening, PageTab tab, Background.Lane reading, Consumer<EditorPage> made) {
        tab.whenOpened(made);
        reading.run(opening.work(), outcome -> arrive(outcome, tab), failure -> workspace.replace(tab,
                new Refusals(this, tab).page(new FileOpener.Outcome.Refused(() -> Messages.get("window.not-opened"),
                        () -> Sentence.of(FailureWords.of(failure)),
                        EditedFile.unsaved(opening.name(), new Plain(ByteStore.empty())), null), "file.again",
                        () -> open(opening, tab, made))));
    }

    /// Shows in `tab` what came of reading.
    void arrive(FileOpener.Outcome outcome, PageTab tab) {
        workspace.replace(tab, page(outcome, tab));
        keep(outcome, tab);
    }

    /// {@return what `tab` shows of what came of reading}
    Page page(FileOpener.Outcome outcome, PageTab tab) {
        Refusals refusals = new Refusals(this, tab);
        return switch (outcome) {
            case FileOpener.Outcome.Opened opened -> editor(opened, tab);
            case FileOpener.Outcome.Locked locked -> refusals.page(locked);
            case FileOpener.Outcome.Large large -> refusals.page(large);
            case FileOpener.Outcome.Refused refused -> {
                Path path = refused.bytes() == null ? refused.file().path() : null;
                yield refusals.page(refused, "file.again",
                        path == null ? null : () -> open(Opening.of(path, secrets.all()), tab));
            }
        };
    }

    /// {@return an editor for what was opened in `tab`}
    EditorPage editor(FileOpener.Outcome.Opened opened, PageTab tab) {
        EditorPage page = documents.of(opened);
        tab.opened(page);
        return page;
    }

    /// Remembers the file that `tab` shows now, and holds it where no document does.
    void keep(FileOpener.Outcome outcome, PageTab tab) {
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

    /// {@return a page that takes bytes as text, and is replaced by what they are}
    ///
    /// @param pasted is there already
    PastePage pastePage(String pasted) {
        return new PastePage(pasted, text -> Pasted.readings(text, Dialects.of("godot4")), (page, read) ->
                workspace.tabOf(page).ifPresent(tab -> {
                    ByteStore bytes = ByteStore.of(read.bytes());
                    open(Opening.of(bytes, EditedFile.pasted(read.name(), new Plain(bytes)), secrets.all()), tab);
                }),
                around.background());
    }
}
