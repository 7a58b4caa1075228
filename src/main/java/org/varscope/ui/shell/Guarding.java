package org.varscope.ui.shell;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import org.varscope.document.file.FileAccess;
import org.varscope.document.file.FileStamp;
import org.varscope.document.file.FileWatch;
import org.varscope.document.file.SaveFile;

/// Looks after the file of one document: says when another program has written it, when it is gone, and when it cannot
/// be saved to.
final class Guarding {
    /// What can be done about it.
    interface Ways {
        /// Reads the file again, and marks what has changed.
        void reload();

        /// Lists what is different in the file.
        void compare();

        /// Saves to another file.
        void saveAs();
    }

    private final EditorPage page;
    private final Surroundings around;
    private final Ways ways;
    private final AtomicReference<FileWatch.Watched> watched = new AtomicReference<>();

    Guarding(EditorPage page, Surroundings around, Ways ways) {
        this.page = page;
        this.around = around;
        this.ways = ways;
        page.fileProperty().subscribe(this::follow);
    }

    private void follow(EditedFile file) {
        stop();
        Path path = file.path();
        FileStamp stamp = file.stamp();
        if (path != null && stamp != null) {
            watched.set(around.watch().watch(path, stamp, this::seen));
            around.background().execute(() -> {
                FileAccess access = FileAccess.of(path);
                around.fx().execute(() -> tell(access));
            });
        }
    }

    private void tell(FileAccess access) {
        if (!access.isWritable()) {
            page.banner().show("Read-only. " + access.words(), List.of(saveAs()), "Dismiss");
        }
    }

    private QuestionCard.Answer saveAs() {
        return new QuestionCard.Answer("save-as", "Save as\u2026", () -> leaving(ways::saveAs));
    }

    private void leaving(Runnable then) {
        page.banner().hide();
        then.run();
    }

    private void seen(FileWatch.Sight sight) {
        String name = page.file().name();
        switch (sight) {
            case FileWatch.Sight.Changed(var now) when page.file().isAsKnown(now) -> page.banner().hide();
            case FileWatch.Sight.Changed _ -> {
                boolean edited = page.model().modifiedProperty().get();
                List<QuestionCard.Answer> answers = new ArrayList<>(List.of(
                        new QuestionCard.Answer("reload", edited ? "Reload, dropping my edits" : "Reload",
                                () -> leaving(ways::reload)),
                        new QuestionCard.Answer("compare", "Compare", ways::compare)));
                page.banner().show(edited
                        ? name + " was written by another program. Your edits are kept until you choose."
                        : name + " was written by another program.", answers, "Keep mine");
            }
            case FileWatch.Sight.Gone _ -> page.banner().show(name
                    + " was deleted or moved. Everything that was in it is still here; "
                    + (page.model().modifiedProperty().get() ? "saving" : "Save as\u2026") + " writes it anew.",
                    List.of(saveAs()), "Dismiss");
            case FileWatch.Sight.Unreachable(String why) -> page.banner().show(
                    "%s cannot be reached: %s. What was read of it is still here.".formatted(name, why),
                    List.of(saveAs()), "Dismiss");
        }
    }

    /// {@return the same, that also knows that it is this program which writes the file}
    SaveFile.Ready expecting(SaveFile.Ready ready) {
        return (file, stamp, bytes) -> {
            FileWatch.Watched now = watched.get();
            if (now != null) {
                now.expect(stamp);
            }
            ready.complete(file, stamp, bytes);
        };
    }

    /// Looks no more.
    void stop() {
        FileWatch.Watched now = watched.getAndSet(null);
        if (now != null) {
            now.close();
        }
    }
}
