package org.varscope.ui.window.tab;

import module java.base;
import java.nio.file.Path;
import org.varscope.container.Layers;
import org.varscope.container.Secret;
import org.varscope.document.Change;
import org.varscope.scan.index.Structure;
import org.varscope.ui.editor.EditorPage;
import org.varscope.ui.file.Comparison;
import org.varscope.ui.file.FileOpener;
import org.varscope.ui.file.Reread;
import org.varscope.ui.find.FindPane;
import org.varscope.ui.find.OlderState;
import org.varscope.ui.message.Messages;
import org.varscope.ui.model.EditorModel;
import org.varscope.ui.model.EditorState;
import org.varscope.ui.page.LoadingPage;
import org.varscope.ui.toolkit.Background;
import org.varscope.ui.toolkit.FailureWords;

/// Reads files again. What has changed becomes a step of the document, so that a person stays where they are and may
/// go back to what was there before. Where the file is read in another way, or is too large for that, a document of its
/// own takes the place of the one before, at the same place.
///
/// @param opening makes the page of what was read
record Reloader(Workspace workspace, Background background, BiConsumer<FileOpener.Outcome, PageTab> opening) {
    /// Reads the file of `tab` again. The document stays where that cannot be done.
    ///
    /// @param asked what a person has said that it is
    /// @param known secrets to try on it
    void reload(PageTab tab, Path path, Layers asked, List<Secret> known) {
        EditorPage editor = tab.editor().orElseThrow();
        Runnable focus = editor.standIn().apply(editor);
        Runnable back = () -> {
            if (tab.page() == editor) {
                focus.run();
            } else {
                tab.page().focus();
            }
        };
        Background.Lane reading = background.lane();
        Structure now = editor.model().structure();
        workspace.cover(tab, new LoadingPage(String.valueOf(path.getFileName()), path, reading,
                () -> workspace.uncover(tab, back)));
        reading.run(running -> Reread.of(FileOpener.again(path, asked, known, running::over), editor.session(), now,
                        running),
                read -> reloaded(tab.covered().orElse(editor), read, tab, back),
                failure -> notReloaded(tab.covered().orElse(editor), FailureWords.of(failure), tab, back));
    }

    private void reloaded(EditorPage editor, Reread read, PageTab tab, Runnable back) {
        if (read.outcome() instanceof FileOpener.Outcome.Refused refused && refused.bytes() == null) {
            notReloaded(editor, refused.hint().get(), tab, back);
            return;
        }
        EditorModel model = editor.model();
        FindPane.Handover found = editor.lists().find().handOver(new OlderState(model.structure(),
                Messages.get("find.since.reloaded"), editor.session()::holdFile));
        Reread.Step step = read.step();
        if (step == null || step.from().bytes() != model.bytes()) {
            replace(editor, read.outcome(), tab, found);
            return;
        }
        workspace.uncover(tab, back);
        Consumer<Change> stay = editor.place().staying();
        Runnable then = () -> {
            EditorState.Step done = step.edit().isEmpty() ? null : model.state().step();
            if (!model.bytes().contentEquals(step.to().structure().bytes())) {
                replace(editor, read.outcome(), tab, found);
                return;
            }
            editor.session().reread(step.to());
            if (done != null) {
                stay.accept(done.change());
            }
            editor.lists().find().goOn(found);
            editor.written().mark(step.changes(), step.edit().isEmpty() ? null : step.from());
        };
        if (step.edit().isEmpty()) {
            then.run();
        } else if (model.edits().apply(step.edit().get(), true, then).isPresent()) {
            replace(editor, read.outcome(), tab, found);
        }
    }

    private void replace(EditorPage editor, FileOpener.Outcome outcome, PageTab tab, FindPane.Handover found) {
        Structure before = editor.model().structure();
        Function<EditorPage, Runnable> panes = editor.panesAsHere();
        tab.keep(editor.place().now());
        opening.accept(outcome, tab);
        tab.editor().ifPresentOrElse(page -> {
            page.lists().follow(editor.lists(), found);
            panes.apply(page);
            markChanges(before, page);
        }, found::close);
    }

    private void notReloaded(EditorPage editor, String why, PageTab tab, Runnable back) {
        workspace.uncover(tab, back);
        editor.model().say(Messages.get("window.not-reloaded", why));
    }

    private static void markChanges(Structure before, EditorPage page) {
        Structure now = page.model().structure();
        page.session().comparing().run(running -> Comparison.compare(before, now, running::over),
                compared -> page.written().mark(compared.changes(), null),
                failure -> page.model().say(Messages.get("window.not-marked", FailureWords.of(failure))));
    }
}
