package org.varscope.ui.window.tab;

import module java.base;
import org.varscope.ui.card.Overlay;
import org.varscope.ui.card.QuestionCard;
import org.varscope.ui.editor.EditorPage;
import org.varscope.ui.editor.ListBelow;
import org.varscope.ui.file.DocumentSession;
import org.varscope.ui.file.FileSaver;
import org.varscope.ui.message.Messages;
import org.varscope.ui.text.Draft;

/// Closes tabs and the window, and never loses work without asking.
public record TabCloser(Workspace workspace, FileSaver saving, Overlay overlay) {
    /// Closes `tab`, after asking where its document is not saved.
    public void tab(PageTab tab) {
        guard(tab, () -> workspace.close(tab));
    }

    /// Does `then`, after asking where the document of `tab` is not saved, or a text in it not applied.
    public void guard(PageTab tab, Runnable then) {
        EditorPage page = isUnsaved(tab) ? workspace.awake(tab) : null;
        Optional<Draft> text = page == null ? Optional.empty() : page.lists().text().draft();
        if (page != null && text.isPresent()) {
            workspace.bringToFront(tab);
            askToApply(page, text.get(), () -> guard(tab, then));
            return;
        }
        if (page == null) {
            then.run();
            return;
        }
        workspace.bringToFront(tab);
        if (page.session().saving().isRunning()) {
            askWhileSaving(tab, page, then);
        } else {
            askToSave(page, then);
        }
    }

    private void askWhileSaving(PageTab tab, EditorPage page, Runnable then) {
        overlay.show(new QuestionCard(Messages.get("window.saving-of", page.file().name()),
                Messages.get("window.saving-about"),
                List.of(new QuestionCard.Answer("wait", Messages.get("window.close-then"),
                                () -> saving.whenSaved(page.session(), () -> guard(tab, then))),
                        new QuestionCard.Answer("stop", Messages.get("window.saving-name"),
                                page.session().saving()::stop),
                        QuestionCard.Answer.cancel())));
    }

    private void askToApply(EditorPage page, Draft text, Runnable then) {
        overlay.show(new QuestionCard(Messages.get("text.close", text.path()), Messages.get("text.close-about"),
                List.of(new QuestionCard.Answer("apply", Messages.get("text.apply"), () -> {
                    page.lists().goTo(ListBelow.TEXT);
                    text.apply(then);
                }), new QuestionCard.Answer("discard", Messages.get("text.discard"), () -> {
                    text.revert();
                    then.run();
                }), QuestionCard.Answer.cancel())));
    }

    private void askToSave(EditorPage page, Runnable then) {
        boolean onlyPasted = page.file().pasted() && !page.model().modifiedProperty().get();
        String asked = onlyPasted ? Messages.get("window.save-pasted")
                : Messages.get("window.save-changes", page.file().name());
        String about = onlyPasted ? Messages.get("window.save-pasted-about") : Messages.get("window.save-about");
        overlay.show(new QuestionCard(asked, about,
                List.of(new QuestionCard.Answer("save", Messages.get("file.save"),
                                () -> saving.save(page.session(), then)),
                        new QuestionCard.Answer("discard", Messages.get("window.discard"), then),
                        QuestionCard.Answer.cancel())));
    }

    private static boolean isUnsaved(PageTab tab) {
        return tab.session().filter(session -> isUnsaved(session)
                && tab.editor().filter(page -> session.file().path() == null && page.isExerciseSolved()).isEmpty())
                .isPresent() || tab.editor().filter(editor -> editor.lists().text().draft().isPresent()).isPresent();
    }

    private static boolean isUnsaved(DocumentSession session) {
        return session.model().modifiedProperty().get() || session.saving().isRunning() || session.file().pasted();
    }

    /// Asks about each unsaved document in turn, and closes the window when all is said.
    ///
    /// @param last is done while the pages are still there
    public void window(Runnable last, Runnable close) {
        next(new ArrayDeque<>(workspace.all().stream().filter(TabCloser::isUnsaved).toList()), last, close);
    }

    private void next(Deque<PageTab> unsaved, Runnable last, Runnable close) {
        if (unsaved.isEmpty()) {
            last.run();
            workspace.all().forEach(PageTab::close);
            close.run();
        } else {
            guard(unsaved.removeFirst(), () -> next(unsaved, last, close));
        }
    }
}
