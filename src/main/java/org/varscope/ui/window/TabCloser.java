package org.varscope.ui.window;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.varscope.ui.card.Overlay;
import org.varscope.ui.card.QuestionCard;
import org.varscope.ui.editor.EditorPage;
import org.varscope.ui.file.FileSaver;

/// Closes tabs and the window, and never loses work without asking.
final class TabCloser {
    private final Workspace workspace;
    private final FileSaver saving;
    private final Overlay overlay;

    TabCloser(Workspace workspace, FileSaver saving, Overlay overlay) {
        this.workspace = workspace;
        this.saving = saving;
        this.overlay = overlay;
    }

    /// Closes `tab`, after asking where its document is not saved.
    void tab(PageTab tab) {
        guard(tab, () -> workspace.close(tab));
    }

    /// Does `then`, after asking where the document of `tab` is not saved.
    void guard(PageTab tab, Runnable then) {
        EditorPage page = unsaved(tab);
        if (page == null) {
            then.run();
            return;
        }
        workspace.bringToFront(tab);
        if (saving.isSaving(page.session())) {
            askWhileSaving(tab, page, then);
        } else {
            askToSave(page, then);
        }
    }

    private void askWhileSaving(PageTab tab, EditorPage page, Runnable then) {
        ask("%s is being saved".formatted(page.file().name()),
                "The file stays as it was until all of it is written.",
                List.of(new QuestionCard.Answer("wait", "Close when it is saved",
                                () -> saving.whenSaved(page.session(), () -> guard(tab, then))),
                        new QuestionCard.Answer("stop", "Stop saving", page.session().saving()::stop),
                        new QuestionCard.Answer("cancel", "Cancel", () -> { })));
    }

    private void askToSave(EditorPage page, Runnable then) {
        ask("Save the changes to %s?".formatted(page.file().name()),
                "Unsaved changes will be lost.",
                List.of(new QuestionCard.Answer("save", "Save", () -> saving.save(page.session(), then)),
                        new QuestionCard.Answer("discard", "Don't save", then),
                        new QuestionCard.Answer("cancel", "Cancel", () -> { })));
    }

    private void ask(String question, String about, List<QuestionCard.Answer> answers) {
        overlay.show(new QuestionCard(question, about, answers));
    }

    private @Nullable EditorPage unsaved(PageTab tab) {
        return tab.editor().filter(editor -> editor.model().modifiedProperty().get() || saving.isSaving(editor.session()))
                .orElse(null);
    }

    /// Asks about each unsaved document in turn, and closes the window when all is said.
    void window(Runnable close) {
        next(new ArrayDeque<>(workspace.all().stream().filter(tab -> unsaved(tab) != null).toList()), close);
    }

    private void next(Deque<PageTab> unsaved, Runnable close) {
        if (unsaved.isEmpty()) {
            workspace.all().forEach(tab -> tab.page().close());
            close.run();
        } else {
            guard(unsaved.removeFirst(), () -> next(unsaved, close));
        }
    }
}
