package org.varscope.ui.shell;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.ByteStore;
import org.varscope.container.Plain;
import org.varscope.container.Secret;
import org.varscope.document.Document;
import org.varscope.document.FileForm;
import org.varscope.document.OpenFile;
import org.varscope.document.journal.Found;
import org.varscope.document.journal.Journals;
import org.varscope.document.journal.Recovery;
import org.varscope.document.journal.Restored;
import org.varscope.scan.Progress;
import org.varscope.ui.EditorModel;

/// Brings documents back from the journals that a program left behind.
final class Restoring {
    private final Surroundings around;

    /// What became of it.
    sealed interface Outcome {
        /// The document is back.
        record Back(Restored restored, Opening.Outcome.Opened opened) implements Outcome { }

        /// The file is encrypted, and its key is needed.
        record Locked(Opening.Outcome.Locked locked) implements Outcome { }

        /// It cannot be brought back now; nothing of it is lost.
        record Failed(String why) implements Outcome { }
    }

    Restoring(Surroundings around) {
        this.around = around;
    }

    /// Looks for journals with edits that no file has, and tells them; removes those that have none.
    void look(Consumer<List<Found>> told) {
        around.background().execute(() -> {
            List<Found> found = new ArrayList<>(around.journals().unfinished());
            found.removeIf(journal -> !journal.isUnsaved() && removed(journal));
            around.fx().execute(() -> told.accept(found));
        });
    }

    private boolean removed(Found journal) {
        try {
            around.journals().discard(journal);
            return true;
        } catch (IOException _) {
            // Another window has it, or it cannot be removed: it has nothing to offer either way.
            return true;
        }
    }

    /// Removes a journal that nobody wants.
    ///
    /// @return why that cannot be; empty where it was done
    Optional<String> discard(Found journal) {
        try {
            around.journals().discard(journal);
            return Optional.empty();
        } catch (IOException e) {
            return Optional.of(String.valueOf(e.getMessage()));
        }
    }

    /// Brings a document back, in the background.
    ///
    /// @param known secrets to try if it is encrypted
    void restore(Found journal, List<Secret> known, Consumer<Outcome> told) {
        around.background().execute(() -> {
            Outcome outcome = restored(journal, known);
            around.fx().execute(() -> told.accept(outcome));
        });
    }

    private Outcome restored(Found journal, List<Secret> known) {
        Path path = journal.file();
        try {
            return path == null ? untitled(journal) : of(path, journal, known);
        } catch (IOException e) {
            return new Outcome.Failed(String.valueOf(e.getMessage()));
        } catch (UncheckedIOException e) {
            return new Outcome.Failed(String.valueOf(e.getCause().getMessage()));
        }
    }

    private Outcome untitled(Found journal) throws IOException {
        try (Recovery recovery = around.journals().recover(journal, null)) {
            ByteStore bytes = recovery.untitled().orElse(ByteStore.empty());
            EditedFile file = EditedFile.unsaved(journal.name(), new Plain(bytes));
            return back(recovery, recovery.start(), Opening.anyway(bytes, file));
        }
    }

    private Outcome of(Path path, Found journal, List<Secret> known) throws IOException {
        OpenFile read = OpenFile.read(path, Progress.NONE);
        EditedFile file = EditedFile.opened(FileForm.of(read, new Plain(read.bytes())));
        Opening.Outcome outcome = Opening.bytes(read.bytes(), file, known, Progress.NONE);
        if (outcome instanceof Opening.Outcome.Locked locked) {
            return new Outcome.Locked(locked);
        }
        byte[] key = outcome instanceof Opening.Outcome.Opened opened && journal.encrypted()
                ? opened.file().form().wrapping().secret().map(Secret::key).orElse(null) : null;
        try (Recovery recovery = recover(journal, key)) {
            Optional<Recovery.Start> start = recovery.match(read.bytes());
            if (start.isEmpty()) {
                return new Outcome.Failed(recovery.whyNot());
            }
            boolean plain = start.get().note().equals(new Plain(ByteStore.empty()).word());
            return back(recovery, start.get(), outcome instanceof Opening.Outcome.Opened opened && !plain
                    ? opened : Opening.anyway(read.bytes(), file));
        }
    }

    private Recovery recover(Found journal, byte @Nullable [] key) throws IOException {
        Journals journals = around.journals();
        try {
            return journals.recover(journal, key);
        } finally {
            if (key != null) {
                Arrays.fill(key, (byte) 0);
            }
        }
    }

    private static Outcome back(Recovery recovery, Recovery.Start start, Opening.Outcome.Opened opened)
            throws IOException {
        return new Outcome.Back(recovery.replay(start, opened.structure().bytes(), Progress.NONE), opened);
    }

    /// {@return an editor for a document that is back; to be called on the toolkit's thread}
    EditorPage editor(Outcome.Back back) {
        Document document = back.restored().document();
        EditorModel model = new EditorModel(document, around.background(), around.fx());
        Keeping keeping = Keeping.goingOn(back.restored().goOn(document), model, around);
        String note = back.restored().note();
        model.say(note.isEmpty() ? "The unsaved edits are back; undo takes them back one by one." : note);
        return new EditorPage(model, back.opened(), keeping, around);
    }
}
