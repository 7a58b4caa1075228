package org.varscope.ui.shell;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.varscope.document.FileChangedException;
import org.varscope.document.FileStamp;
import org.varscope.document.SaveFile;
import org.varscope.document.Snapshot;
import org.varscope.scan.Progress;
import org.varscope.ui.TypeWords;

/// Saves documents, in the background, and asks where there is something to ask.
final class Saving {
    private final Surroundings around;
    private final Overlay overlay;
    private final Set<EditorPage> writing = new HashSet<>();

    Saving(Surroundings around, Overlay overlay) {
        this.around = around;
        this.overlay = overlay;
    }

    /// Saves to the document's own file, or asks for one.
    ///
    /// @param then follows when it is saved
    void save(EditorPage page, Runnable then) {
        EditedFile file = page.file();
        Path path = file.path();
        if (path == null) {
            saveAs(page, then);
        } else {
            write(page, new SaveFile(path, file.stamp(), !file.backedUp()), then);
        }
    }

    /// Asks for a file and saves to it.
    ///
    /// @param then follows when it is saved
    void saveAs(EditorPage page, Runnable then) {
        EditedFile file = page.file();
        Path near = file.path() != null ? file.path()
                : around.remembered().settings().recent().stream().findFirst().orElse(null);
        Optional<Path> target = around.files().save(near, file.name());
        target.ifPresent(path -> write(page, plan(file, path), then));
    }

    /// Saving as the file that is open is saving; whoever named another file has agreed to lose what was in it.
    private static SaveFile plan(EditedFile file, Path target) {
        Path path = target.toAbsolutePath().normalize();
        boolean same = path.equals(file.path());
        return new SaveFile(path, same ? file.stamp() : null, same && !file.backedUp());
    }

    private void write(EditorPage page, SaveFile plan, Runnable then) {
        if (!writing.add(page)) {
            page.model().say("It is being saved already.");
            return;
        }
        Snapshot snapshot = page.model().snapshotProperty().get();
        page.model().say("Saving\u2026");
        around.background().execute(() -> {
            try {
                FileStamp stamp = plan.write(snapshot.bytes(), Progress.NONE);
                written(page, () -> saved(page, plan.target(), stamp, snapshot, then));
            } catch (FileChangedException e) {
                written(page, () -> askToOverwrite(page, plan, then));
            } catch (IOException | UncheckedIOException e) {
                written(page, () -> failed(page, e.getMessage(), then));
            }
        });
    }

    private void written(EditorPage page, Runnable next) {
        around.fx().execute(() -> {
            writing.remove(page);
            next.run();
        });
    }

    private void saved(EditorPage page, Path target, FileStamp stamp, Snapshot snapshot, Runnable then) {
        page.setFile(page.file().saved(target, stamp));
        page.model().markSaved(snapshot);
        page.model().say("Saved %s to %s".formatted(TypeWords.bytes(snapshot.bytes().length()), target));
        around.remembered().change(settings -> settings.withRecent(target));
        then.run();
    }

    private void askToOverwrite(EditorPage page, SaveFile plan, Runnable then) {
        page.model().say("Not saved: the file was changed by another program.");
        ask("%s was changed by another program".formatted(plan.target().getFileName()),
                "Saving over it would lose what that program wrote.",
                List.of(new QuestionCard.Answer("save-as", "Save as\u2026", () -> saveAs(page, then)),
                        new QuestionCard.Answer("overwrite", "Save over it",
                                () -> write(page, new SaveFile(plan.target(), null, plan.backup()), then)),
                        new QuestionCard.Answer("cancel", "Cancel", () -> { })));
    }

    private void failed(EditorPage page, @Nullable String why, Runnable then) {
        page.model().say("Not saved.");
        ask("%s could not be saved".formatted(page.file().name()), String.valueOf(why),
                List.of(new QuestionCard.Answer("save-as", "Save as\u2026", () -> saveAs(page, then)),
                        new QuestionCard.Answer("cancel", "Cancel", () -> { })));
    }

    private void ask(String question, String about, List<QuestionCard.Answer> answers) {
        QuestionCard card = new QuestionCard(question, about, answers, overlay::hide);
        overlay.ask(card, card.first(), () -> { });
    }
}
