package org.varscope.ui.file;

import module java.base;
import org.varscope.bytes.ByteStore;
import org.varscope.container.Damage;
import org.varscope.container.DamageException;
import org.varscope.container.Wrapping;
import org.varscope.document.Snapshot;
import org.varscope.document.layout.Digests;
import org.varscope.document.save.FileChangedException;
import org.varscope.document.save.FileForm;
import org.varscope.document.save.SaveFile;
import org.varscope.document.save.SaveLossException;
import org.varscope.remark.Remark;
import org.varscope.scan.index.Structure;
import org.varscope.ui.card.Overlay;
import org.varscope.ui.card.QuestionCard;
import org.varscope.ui.message.Messages;
import org.varscope.ui.model.EditorModel;
import org.varscope.ui.model.HeldBytes;
import org.varscope.ui.toolkit.FailureWords;

/// Saves documents, in the background, and asks where there is something to ask.
public final class FileSaver {
    private final WindowContext around;
    private final Overlay overlay;
    private final Map<DocumentSession, Runnable> after = new HashMap<>();

    /// @param overlay asks where there is something to ask
    public FileSaver(WindowContext around, Overlay overlay) {
        this.around = around;
        this.overlay = overlay;
    }

    /// Saves to the document's own file, or asks for one.
    ///
    /// @param then follows when it is saved
    public void save(DocumentSession session, Runnable then) {
        EditedFile file = session.file();
        Path path = file.path();
        if (path == null && session.held().isPresent()) {
            putBack(session, session.held().get(), then);
        } else if (path == null) {
            saveAs(session, then);
        } else {
            write(new Save(session, plan(file, path), then));
        }
    }

    /// Saves to the value that holds the bytes, in the wrapper in which they were found there.
    private void putBack(DocumentSession session, HeldBytes where, Runnable then) {
        EditorModel model = session.model();
        if (session.saving().isRunning()) {
            model.say(Messages.get("file.saving-already"));
            return;
        }
        Snapshot snapshot = model.snapshot();
        Wrapping wrapping = session.file().form().wrapping();
        session.saving().run(running -> wrapping.wrap(snapshot.bytes(), running.over(snapshot.bytes().length())),
                wrapped -> where.put(wrapped.file(), () -> {
                    session.setFile(session.file().wrapped(wrapped.wrapping()));
                    model.markSaved(snapshot, wrapped.wrapping().problems());
                    model.say(Messages.get("file.put-back", where.path(),
                            Messages.get("model.bytes", wrapped.file().length())));
                    then.run();
                }, why -> notPutBack(session, why, then)),
                failure -> notPutBack(session, FailureWords.of(failure), then));
    }

    private void notPutBack(DocumentSession session, String why, Runnable then) {
        session.model().say(Messages.get("file.not-put-back", why));
        overlay.show(new QuestionCard(Messages.get("file.not-put-back-of", session.file().name()),
                Messages.get("file.not-put-back-about", why), List.of(new QuestionCard.Answer("save-as",
                        Messages.get("file.save-as"), () -> saveAs(session, then)), QuestionCard.Answer.cancel())));
    }

    /// Asks for a file and saves to it.
    ///
    /// @param then follows when it is saved
    public void saveAs(DocumentSession session, Runnable then) {
        EditedFile file = session.file();
        Path near = file.path() != null ? file.path()
                : around.remembered().settings().recent().stream().findFirst().orElse(null);
        Optional<Path> target = around.files().save(near, file.nameToPropose());
        target.ifPresent(path -> write(new Save(session, plan(file, path), then)));
    }

    static String lost(SaveLossException loss) {
        return loss.losses().stream().map(Messages::say).collect(Collectors.joining("\n"));
    }

    private SaveFile plan(EditedFile file, Path target) {
        SaveFile plan = SaveFile.to(target.toAbsolutePath().normalize()).from(file.form().file());
        boolean backups = around.remembered().settings().habits().backups() && !file.backedUp();
        return backups ? plan.with(around.backups()) : plan;
    }

    /// Lets `then` follow when `session` has been saved; immediately, where it is no longer being saved. Nothing
    /// follows where saving fails or is stopped.
    public void whenSaved(DocumentSession session, Runnable then) {
        if (session.saving().isRunning()) {
            after.merge(session, then, (first, second) -> () -> {
                first.run();
                second.run();
            });
        } else {
            then.run();
        }
    }

    /// What is to be saved.
    ///
    /// @param then follows when it is saved
    private record Save(DocumentSession session, SaveFile plan, Runnable then) {
        Save by(SaveFile other) {
            return new Save(session, other, then);
        }
    }

    private void write(Save save) {
        write(save, save.session.file().form());
    }

    private void write(Save save, FileForm form) {
        DocumentSession session = save.session;
        if (session.saving().isRunning()) {
            session.model().say(Messages.get("file.saving-already"));
            return;
        }
        EditorModel model = session.model();
        // Where bytes are not at hand to tell, it is found out beside the window.
        if (!model.awaited().find(() -> Optional.of(Digests.mayBeDue(model.structure()))).orElse(true)) {
            write(save, form, List.of());
            return;
        }
        Structure now = model.structure();
        ByteStore before = model.savedBytes();
        session.saving().run(running -> Digests.due(before, now, running.over(now.bytes().length())), due -> {
            if (model.structure() != now) {
                // An edit came meanwhile, of which they are to be made as well.
                write(save, form);
            } else if (due.edit() == null) {
                write(save, form, due.said());
            } else {
                model.edits().apply(due.edit(), true, () -> write(save, form, due.said()))
                        .ifPresent(why -> failed(save, why));
            }
        }, failure -> refused(save, failure));
    }

    /// @param said of digests
    private void write(Save save, FileForm form, List<Remark> said) {
        DocumentSession session = save.session;
        Snapshot snapshot = session.model().snapshot();
        SaveFile.Ready ready = session.ready(form.wrapping().word());
        session.model().say(Messages.get("file.saving"));
        session.saving().run(
                running -> form.save(save.plan, snapshot.bytes(), ready, running.over(form.work(snapshot.bytes()))),
                now -> saved(save, now, snapshot, said), failure -> {
                    after.remove(session);
                    refused(save, failure);
                });
    }

    /// What follows where nothing was written.
    private void refused(Save save, Throwable failure) {
        switch (failure) {
            case CancellationException _ -> save.session.model().say(Messages.get("file.stopped"));
            case FileChangedException _ -> askToOverwrite(save);
            case DamageException e -> askToSalvage(save, e);
            case SaveLossException e -> askToLose(save, e);
            case IOException e -> failed(save, FailureWords.of(e));
            default -> failed(save, Messages.get("file.not-saved", save.plan.target(), FailureWords.of(failure)));
        }
    }

    private void saved(Save save, FileForm.Saved saved, Snapshot snapshot, List<Remark> remarks) {
        DocumentSession session = save.session;
        Path target = save.plan.target();
        session.saved(saved, snapshot);
        String said = said(target, saved.file());
        for (Remark made : Stream.concat(remarks.stream(), saved.form().wrapping().renewed().stream()).toList()) {
            said = Messages.get("file.and-why", said, Messages.say(made));
        }
        session.model().say(said);
        around.remembered().change(settings -> settings.withRecent(target));
        save.then.run();
        Runnable follows = after.remove(session);
        if (follows != null) {
            follows.run();
        }
    }

    /// What is not as usual comes first, as the line may be too short for all of it.
    static String said(Path target, SaveFile.Saved saved) {
        String written = "%s (%s)".formatted(target.getFileName(), Messages.get("model.bytes", saved.stamp().size()));
        Path backup = saved.backup();
        return backup == null ? Messages.get("file.saved", written)
                : Messages.get(saved.other() ? "file.saved-other" : "file.saved-backup", written, backup.getFileName());
    }

    private void askToLose(Save save, SaveLossException loss) {
        save.session.model().say(Messages.get("file.loss"));
        ask(save, "file.loss-of", lost(loss),
                new QuestionCard.Answer("accept", Messages.get("file.save"),
                        () -> write(save.by(save.plan.accepting()))));
    }

    private void askToOverwrite(Save save) {
        save.session.model().say(Messages.get("file.changed"));
        ask(save, "file.changed-of", Messages.get("file.changed-about"), new QuestionCard.Answer("overwrite",
                Messages.get("file.overwrite"), () -> write(save.by(save.plan.overwriting()))));
    }

    private void failed(Save save, String why) {
        save.session.model().say(why + ".");
        ask(save, "file.failed", Messages.get("file.failed-about", why),
                new QuestionCard.Answer("again", Messages.get("file.again"), () -> write(save)));
    }

    /// Asks whether to save elsewhere, to go on by `answer`, or not to save.
    private void ask(Save save, String question, String about, QuestionCard.Answer answer) {
        overlay.show(new QuestionCard(Messages.get(question, save.plan.target().getFileName()), about,
                List.of(new QuestionCard.Answer("save-as", Messages.get("file.save-as"),
                        () -> saveAs(save.session, save.then)), answer, QuestionCard.Answer.cancel())));
    }

    private void askToSalvage(Save save, DamageException why) {
        boolean whole = why.isOfFile();
        save.session.model().say(Messages.get(whole ? "file.unsound" : "file.damage"));
        overlay.show(new QuestionCard(
                Messages.get(whole ? "file.unsound-of" : "file.damage-of", save.plan.target().getFileName()),
                Messages.get(whole ? "file.unsound-about" : "file.damage-about", FailureWords.of(why)),
                List.of(QuestionCard.Answer.cancel(), new QuestionCard.Answer("salvage",
                        Messages.get(whole ? "file.sign" : "file.salvage"),
                        () -> write(save, save.session.file().form().with(Damage.SALVAGED))))));
    }
}
