package org.varscope.ui.file;

import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import org.jspecify.annotations.Nullable;
import org.varscope.container.Damage;
import org.varscope.container.DamageException;
import org.varscope.container.Iv;
import org.varscope.document.Snapshot;
import org.varscope.document.file.FileChangedException;
import org.varscope.document.file.FileForm;
import org.varscope.document.file.SaveFile;
import org.varscope.document.file.SaveLossException;
import org.varscope.explain.TypeWords;
import org.varscope.ui.card.Overlay;
import org.varscope.ui.card.QuestionCard;
import org.varscope.ui.model.FailureWords;

/// Saves documents, in the background, and asks where there is something to ask.
public final class FileSaver {
    private static final String NOTHING_LOST =
            "The file is as it was before, and your changes are still here, not saved yet.";

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
            session.model().say("A save is already in progress.");
            return;
        }
        Snapshot snapshot = session.model().snapshot();
        SaveFile.Ready ready = session.ready(form.wrapping().word());
        session.model().say("Saving\u2026");
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
            case CancellationException _ -> session.model().say("Saving was stopped. The file is as it was before.");
            case FileChangedException _ -> askToOverwrite(session, plan, then);
            case DamageException e -> askToSalvage(session, plan, String.valueOf(e.getMessage()), then);
            case SaveLossException e -> askToLose(session, plan, e, then);
            case IOException e -> failed(session, plan, String.valueOf(e.getMessage()), then);
            case OutOfMemoryError _ -> failed(session, plan, notSaved(plan, "that takes more memory than there is"), then);
            default -> failed(session, plan, notSaved(plan, FailureWords.of(failure)), then);
        }
    }

    private static String notSaved(SaveFile plan, @Nullable String why) {
        return "%s was not saved: %s".formatted(plan.target(), why);
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
        String written = "%s (%s)".formatted(target.getFileName(), TypeWords.bytes(saved.stamp().size()));
        Path backup = saved.backup();
        return backup == null ? "Saved " + written
                : saved.other() ? "Kept the old file as %s, as the backup beside it is not Varscope\u2019s; saved %s"
                        .formatted(backup.getFileName(), written)
                : "Saved %s; kept the old file as %s".formatted(written, backup.getFileName());
    }

    private void askToLose(DocumentSession session, SaveFile plan, SaveLossException loss, Runnable then) {
        session.model().say("Not saved yet: something besides the bytes would be lost.");
        ask("Saving changes more than the bytes of %s".formatted(plan.target().getFileName()),
                String.join("\n", loss.losses()),
                List.of(new QuestionCard.Answer("save-as", "Save as\u2026", () -> saveAs(session, then)),
                        new QuestionCard.Answer("accept", "Save", () -> write(session, plan.accepting(), then)),
                        new QuestionCard.Answer("cancel", "Cancel", () -> { })));
    }

    private void askToOverwrite(DocumentSession session, SaveFile plan, Runnable then) {
        session.model().say("Not saved: the file was changed by another program.");
        ask("%s was changed by another program".formatted(plan.target().getFileName()),
                "Saving over it would lose what that program wrote.",
                List.of(new QuestionCard.Answer("save-as", "Save as\u2026", () -> saveAs(session, then)),
                        new QuestionCard.Answer("overwrite", "Save over it",
                                () -> write(session, plan.overwriting(), then)),
                        new QuestionCard.Answer("cancel", "Cancel", () -> { })));
    }

    private void askToSalvage(DocumentSession session, SaveFile plan, String why, Runnable then) {
        session.model().say("Not saved: the file is damaged where it was edited.");
        ask("%s is damaged where it was edited".formatted(plan.target().getFileName()),
                why + ".\n\nUndo those edits to save the others with every damaged byte kept, or salvage: write zero "
                        + "bytes for what could not be read.",
                List.of(new QuestionCard.Answer("cancel", "Cancel", () -> { }),
                        new QuestionCard.Answer("salvage", "Salvage",
                                () -> write(session, plan, session.file().form().with(Damage.SALVAGED), then))));
    }

    private void failed(DocumentSession session, SaveFile plan, String why, Runnable then) {
        session.model().say(why + ".");
        ask("%s could not be saved".formatted(plan.target().getFileName()), "%s.\n\n%s".formatted(why, NOTHING_LOST),
                List.of(new QuestionCard.Answer("save-as", "Save as\u2026", () -> saveAs(session, then)),
                        new QuestionCard.Answer("again", "Try again", () -> write(session, plan, then)),
                        new QuestionCard.Answer("cancel", "Cancel", () -> { })));
    }

    /// Asks what becomes of the initialization vector of an encrypted file when it is saved.
    public void askForVector(DocumentSession session) {
        ask("How is %s encrypted when it is saved?".formatted(session.file().name()),
                "The key stays the same. An initialization vector that stays too keeps unchanged parts of the file the "
                        + "same, and shows whoever has both files which parts those are. Files of Godot 3 have none.",
                List.of(vector(session, "fresh-with-changes", "New vector if anything changed", Iv.FRESH_WITH_CHANGES),
                        vector(session, "kept", "Keep the vector", Iv.KEPT),
                        vector(session, "fresh", "Always a new one", Iv.FRESH)));
    }

    private static QuestionCard.Answer vector(DocumentSession session, String id, String text, Iv choice) {
        return new QuestionCard.Answer(id, text, () -> {
            session.setFile(session.file().with(choice));
            session.model().say("From now on, saving encrypts so: %s.".formatted(text.toLowerCase(Locale.ROOT)));
        });
    }

    private void ask(String question, String about, List<QuestionCard.Answer> answers) {
        overlay.show(new QuestionCard(question, about, answers));
    }
}
