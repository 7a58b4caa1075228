package org.varscope.ui.file;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.container.Damage;
import org.varscope.container.DamageException;
import org.varscope.container.Iv;
import org.varscope.document.Snapshot;
import org.varscope.document.file.FileChangedException;
import org.varscope.document.file.FileForm;
import org.varscope.document.file.SaveFile;
import org.varscope.document.file.SaveLossException;
import org.varscope.ui.card.Overlay;
import org.varscope.ui.card.QuestionCard;
import org.varscope.ui.message.Messages;
import org.varscope.ui.model.FailureWords;

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
        if (path == null) {
            saveAs(session, then);
        } else {
            write(session, plan(file, path), then);
        }
    }

    /// Asks for a file and saves to it.
    ///
    /// @param then follows when it is saved
    public void saveAs(DocumentSession session, Runnable then) {
        EditedFile file = session.file();
        Path near = file.path() != null ? file.path()
                : around.remembered().settings().recent().stream().findFirst().orElse(null);
        Optional<Path> target = around.files().save(near, proposed(file));
        target.ifPresent(path -> write(session, plan(file, path), then));
    }

    private SaveFile plan(EditedFile file, Path target) {
        SaveFile plan = SaveFile.to(target.toAbsolutePath().normalize()).from(file.form().file());
        return file.backedUp() ? plan : plan.with(around.backups());
    }

    /// The name as it is, which may hold what cannot be shown.
    private static String proposed(EditedFile file) {
        Path path = file.path();
        return path == null ? file.name() : String.valueOf(path.getFileName());
    }

    /// {@return whether `session` is being saved}
    public boolean isSaving(DocumentSession session) {
        return session.saving().isRunning();
    }

    /// Lets `then` follow when `session` has been saved; at once, where it is not being saved any more. Nothing follows
    /// where saving fails or is stopped.
    public void whenSaved(DocumentSession session, Runnable then) {
        if (isSaving(session)) {
            after.merge(session, then, FileSaver::both);
        } else {
            then.run();
        }
    }

    private static Runnable both(Runnable first, Runnable second) {
        return () -> {
            first.run();
            second.run();
        };
    }

    private void write(DocumentSession session, SaveFile plan, Runnable then) {
        write(session, plan, session.file().form(), then);
    }

    private void write(DocumentSession session, SaveFile plan, FileForm form, Runnable then) {
        if (isSaving(session)) {
            session.model().say(Messages.get("file.saving-already"));
            return;
        }
        Snapshot snapshot = session.model().snapshot();
        SaveFile.Ready ready = session.ready(form.wrapping().word());
        session.model().say(Messages.get("file.saving"));
        session.saving().run(
                running -> form.save(plan, snapshot.bytes(), ready, running.over(form.work(snapshot.bytes()))),
                now -> saved(session, plan.target(), now, snapshot, then), failure -> {
                    after.remove(session);
                    refused(session, plan, failure, then);
                });
    }

    /// What follows where nothing was written.
    private void refused(DocumentSession session, SaveFile plan, Throwable failure, Runnable then) {
        switch (failure) {
            case CancellationException _ -> session.model().say(Messages.get("file.stopped"));
            case FileChangedException _ -> askToOverwrite(session, plan, then);
            case DamageException e -> askToSalvage(session, plan, String.valueOf(e.getMessage()), then);
            case SaveLossException e -> askToLose(session, plan, e, then);
            case IOException e -> failed(session, plan, String.valueOf(e.getMessage()), then);
            default -> failed(session, plan, notSaved(plan, FailureWords.of(failure)), then);
        }
    }

    private static String notSaved(SaveFile plan, @Nullable String why) {
        return Messages.get("file.not-saved", plan.target(), why);
    }

    private void saved(DocumentSession session, Path target, FileForm.Saved saved, Snapshot snapshot, Runnable then) {
        session.setFile(session.file().saved(saved.form()));
        session.model().markSaved(snapshot, saved.form().wrapping().problems());
        session.model().say(said(target, saved.file()));
        around.remembered().change(settings -> settings.withRecent(target));
        then.run();
        Runnable follows = after.remove(session);
        if (follows != null) {
            follows.run();
        }
    }

    /// What is not as usual comes first, as the line may be too short for all of it.
    private static String said(Path target, SaveFile.Saved saved) {
        String written = "%s (%s)".formatted(target.getFileName(), Messages.get("model.bytes", saved.stamp().size()));
        Path backup = saved.backup();
        return backup == null ? Messages.get("file.saved", written)
                : Messages.get(saved.other() ? "file.saved-other" : "file.saved-backup", written, backup.getFileName());
    }

    private void askToLose(DocumentSession session, SaveFile plan, SaveLossException loss, Runnable then) {
        session.model().say(Messages.get("file.loss"));
        ask(Messages.get("file.loss-of", plan.target().getFileName()),
                String.join("\n", loss.losses()),
                List.of(new QuestionCard.Answer("save-as", Messages.get("file.save-as"), () -> saveAs(session, then)),
                        new QuestionCard.Answer("accept", Messages.get("file.save"),
                                () -> write(session, plan.accepting(), then)),
                        new QuestionCard.Answer("cancel", Messages.get("file.cancel"), () -> { })));
    }

    private void askToOverwrite(DocumentSession session, SaveFile plan, Runnable then) {
        session.model().say(Messages.get("file.changed"));
        ask(Messages.get("file.changed-of", plan.target().getFileName()), Messages.get("file.changed-about"),
                List.of(new QuestionCard.Answer("save-as", Messages.get("file.save-as"), () -> saveAs(session, then)),
                        new QuestionCard.Answer("overwrite", Messages.get("file.overwrite"),
                                () -> write(session, plan.overwriting(), then)),
                        new QuestionCard.Answer("cancel", Messages.get("file.cancel"), () -> { })));
    }

    private void askToSalvage(DocumentSession session, SaveFile plan, String why, Runnable then) {
        session.model().say(Messages.get("file.damage"));
        ask(Messages.get("file.damage-of", plan.target().getFileName()), Messages.get("file.damage-about", why),
                List.of(new QuestionCard.Answer("cancel", Messages.get("file.cancel"), () -> { }),
                        new QuestionCard.Answer("salvage", Messages.get("file.salvage"),
                                () -> write(session, plan, session.file().form().with(Damage.SALVAGED), then))));
    }

    private void failed(DocumentSession session, SaveFile plan, String why, Runnable then) {
        session.model().say(why + ".");
        ask(Messages.get("file.failed", plan.target().getFileName()), Messages.get("file.failed-about", why),
                List.of(new QuestionCard.Answer("save-as", Messages.get("file.save-as"), () -> saveAs(session, then)),
                        new QuestionCard.Answer("again", Messages.get("file.again"), () -> write(session, plan, then)),
                        new QuestionCard.Answer("cancel", Messages.get("file.cancel"), () -> { })));
    }

    /// Asks what becomes of the initialization vector of an encrypted file when it is saved.
    public void askForVector(DocumentSession session) {
        ask(Messages.get("file.vector", session.file().name()), Messages.get("file.vector-about"),
                List.of(vector(session, "fresh-with-changes", "file.vector-if-changed", Iv.FRESH_WITH_CHANGES),
                        vector(session, "kept", "file.vector-kept", Iv.KEPT),
                        vector(session, "fresh", "file.vector-fresh", Iv.FRESH)));
    }

    private static QuestionCard.Answer vector(DocumentSession session, String id, String key, Iv choice) {
        return new QuestionCard.Answer(id, Messages.get(key), () -> {
            session.setFile(session.file().with(choice));
            session.model().say(Messages.get(key + "-chosen"));
        });
    }

    private void ask(String question, String about, List<QuestionCard.Answer> answers) {
        overlay.show(new QuestionCard(question, about, answers));
    }
}
