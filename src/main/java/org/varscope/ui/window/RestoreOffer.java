package org.varscope.ui.window;

import module java.base;
import org.varscope.container.Secret;
import org.varscope.document.journal.Found;
import org.varscope.ui.file.FileOpener;
import org.varscope.ui.file.JournalRestorer;
import org.varscope.ui.file.Secrets;
import org.varscope.ui.file.WindowContext;
import org.varscope.ui.message.Messages;
import org.varscope.ui.page.LockedPage;
import org.varscope.ui.page.RestorePage;

/// Offers at the start what was left unsaved, and does what a person says to it.
final class RestoreOffer implements RestorePage.Offer {
    private final Workspace workspace;
    private final JournalRestorer restoring;

    RestoreOffer(Workspace workspace, WindowContext around) {
        this.workspace = workspace;
        this.restoring = new JournalRestorer(around);
    }

    /// Shows the offer, if there is anything to offer.
    void show() {
        restoring.look(found -> {
            if (!found.isEmpty()) {
                workspace.offer(new RestorePage(found, this));
            }
        }, why -> {
            RestorePage page = new RestorePage(List.of(), this);
            page.say(Messages.get("window.no-edits", why));
            workspace.offer(page);
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
        act.run(workspace.secrets().all(), outcome -> {
            switch (outcome) {
                case JournalRestorer.Outcome.Back back -> {
                    workspace.show(workspace.guarded(restoring.session(back)));
                    page.remove(journal);
                }
                case JournalRestorer.Outcome.Listed(var listing) -> workspace.list(listing);
                case JournalRestorer.Outcome.Locked(var locked) -> ask(journal, locked, page, act);
                case JournalRestorer.Outcome.Failed(String why) -> page.say(why);
            }
        });
    }

    private void ask(Found journal, FileOpener.Outcome.Locked locked, RestorePage page, Act act) {
        Path path = locked.file().path();
        LockedPage[] asking = new LockedPage[1];
        PageTab[] tab = new PageTab[1];
        asking[0] = new LockedPage(new LockedPage.Words(journal.name(), locked.what().what(), String.valueOf(path)),
                new LockedPage.Answer() {
                    @Override
                    public void open(Secret secret, boolean keep) {
                        Secret copy = Secrets.copy(secret);
                        act.run(List.of(secret), outcome -> {
                            if (keep && (outcome instanceof JournalRestorer.Outcome.Back || outcome instanceof JournalRestorer.Outcome.Listed)) {
                                workspace.secrets().keep(copy);
                            }
                            copy.wipe();
                            arrive(outcome);
                        });
                    }

                    private void arrive(JournalRestorer.Outcome outcome) {
                        switch (outcome) {
                            case JournalRestorer.Outcome.Back back -> {
                                workspace.replace(tab[0], workspace.guarded(restoring.session(back)));
                                page.remove(journal);
                            }
                            case JournalRestorer.Outcome.Listed(var listing) -> {
                                workspace.close(tab[0]);
                                workspace.list(listing);
                            }
                            case JournalRestorer.Outcome.Locked(var _) -> asking[0].refuse(Messages.get("window.wrong-secret"));
                            case JournalRestorer.Outcome.Failed(String why) -> asking[0].refuse(why);
                        }
                    }

                    @Override
                    public void cancel() {
                        workspace.close(tab[0]);
                    }
                });
        tab[0] = workspace.show(asking[0]);
    }

    @Override
    public void discard(Found journal, RestorePage page) {
        restoring.discard(journal).ifPresentOrElse(page::say, () -> page.remove(journal));
    }

    @Override
    public void later() {
        workspace.all().stream().filter(tab -> tab.page() instanceof RestorePage).forEach(workspace::close);
    }
}
