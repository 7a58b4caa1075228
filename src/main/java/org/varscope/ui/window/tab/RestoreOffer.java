package org.varscope.ui.window.tab;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.container.Secret;
import org.varscope.document.journal.Found;
import org.varscope.ui.editor.EditorPage;
import org.varscope.ui.file.FileOpener;
import org.varscope.ui.file.JournalRestorer;
import org.varscope.ui.file.Secrets;
import org.varscope.ui.message.Messages;
import org.varscope.ui.page.ListingPage;
import org.varscope.ui.page.LockedPage;
import org.varscope.ui.page.RestorePage;

/// Offers at the start what was left unsaved, and does what a person says to it.
public record RestoreOffer(Workspace workspace, TabOpener opener, JournalRestorer restoring)
        implements RestorePage.Offer {
    /// Shows the offer, if there is anything to offer.
    ///
    /// @param inFront whether it is more urgent than what is in front
    public void show(boolean inFront) {
        restoring.look(found -> {
            if (!found.isEmpty()) {
                workspace.offer(new RestorePage(found, this), inFront);
            }
        }, why -> {
            RestorePage page = new RestorePage(List.of(), this);
            page.say(() -> Messages.get("window.no-edits", why.get()));
            workspace.offer(page, inFront);
        });
    }

    /// Something to do with a journal, once what opens its file is known.
    private interface Act {
        void run(List<Secret> known, Consumer<JournalRestorer.Outcome> told);
    }

    @Override
    public void restore(Found journal, RestorePage page) {
        run(journal, page, (known, told) -> restoring.restore(journal, known, told));
    }

    @Override
    public void list(Found journal, RestorePage page) {
        run(journal, page, (known, told) -> restoring.list(journal, known, told));
    }

    private void run(Found journal, RestorePage page, Act act) {
        act.run(opener.secrets().all(), outcome -> arrive(outcome, journal, page, act, null));
    }

    /// @param asking where it was asked for what opens the file; null where it was not
    private void arrive(JournalRestorer.Outcome outcome, Found journal, RestorePage page, Act act,
            @Nullable PageTab asking) {
        Consumer<Supplier<String>> said = asking != null && asking.page() instanceof LockedPage locked
                ? locked::refuse : page::say;
        switch (outcome) {
            case JournalRestorer.Outcome.Back back -> {
                show(opener.documents().of(restoring.session(back)), asking);
                page.remove(journal);
            }
            case JournalRestorer.Outcome.Listed(var listing) -> {
                if (asking != null) {
                    workspace.close(asking);
                }
                workspace.show(tab -> new ListingPage(listing, () -> workspace.close(tab)));
            }
            case JournalRestorer.Outcome.Locked(var locked) when asking == null -> ask(journal, locked, page, act);
            case JournalRestorer.Outcome.Locked _ -> said.accept(() -> Messages.get("window.wrong-secret"));
            case JournalRestorer.Outcome.Failed(var why) -> said.accept(why);
        }
    }

    /// A tab that has the file as it was saved shows it with its edits from now on.
    private void show(EditorPage restored, @Nullable PageTab asking) {
        Path file = restored.file().path();
        Optional<PageTab> saved = file == null ? Optional.empty() : workspace.all().stream().filter(tab ->
                tab.isOf(file) && tab.session().filter(now -> now.model().modifiedProperty().get()).isEmpty())
                .filter(tab -> tab != asking).findFirst();
        if (saved.isPresent()) {
            PageTab tab = saved.get();
            tab.place().ifPresent(tab::keep);
            workspace.replace(tab, restored);
            workspace.bringToFront(tab, restored::focus);
            if (asking != null) {
                workspace.close(asking);
            }
        } else if (asking == null) {
            workspace.show(restored);
        } else {
            workspace.replace(asking, restored);
        }
    }

    private void ask(Found journal, FileOpener.Outcome.Locked locked, RestorePage page, Act act) {
        workspace.show(tab -> new LockedPage(locked, (secret, keep, _) -> {
            Secret copy = Secrets.copy(secret);
            act.run(List.of(secret), outcome -> {
                if (keep && (outcome instanceof JournalRestorer.Outcome.Back
                        || outcome instanceof JournalRestorer.Outcome.Listed)) {
                    opener.secrets().keep(copy);
                }
                copy.wipe();
                arrive(outcome, journal, page, act, tab);
            });
        }, () -> workspace.close(tab)));
    }

    @Override
    public void discard(Found journal, RestorePage page) {
        restoring.discard(journal, () -> page.remove(journal), page::say);
    }

    @Override
    public void later() {
        workspace.all().stream().filter(tab -> tab.page() instanceof RestorePage).forEach(workspace::close);
    }
}
