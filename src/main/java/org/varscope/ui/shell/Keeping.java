package org.varscope.ui.shell;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.varscope.container.Secret;
import org.varscope.document.Checkpoint;
import org.varscope.document.Document;
import org.varscope.document.FileStamp;
import org.varscope.document.SaveFile;
import org.varscope.document.journal.Base;
import org.varscope.document.journal.Journal;
import org.varscope.document.journal.Journals;
import org.varscope.document.journal.State;
import org.varscope.ui.EditorModel;

/// Keeps the unsaved edits of one document, so that they come back should the program end without being asked to.
///
/// Of a sample, which is found again anyway, nothing is kept before the first edit.
final class Keeping {
    private final Surroundings around;
    private Supplier<Journal> begin = () -> {
        throw new IllegalStateException("there is a journal already");
    };
    private @Nullable Journal journal;

    private Keeping(Surroundings around) {
        this.around = around;
    }

    /// {@return the journal of a document that was just opened}
    static Keeping of(Document document, Opening.Outcome.Opened opened, EditorModel model, Surroundings around) {
        Keeping keeping = new Keeping(around);
        keeping.begin = () -> start(document, opened, around.journals());
        if (opened.file().path() != null || !Sample.isOne(opened.file().name(), opened.raw())) {
            keeping.become(model, keeping.begin.get());
        } else {
            model.onChange(_ -> keeping.beginOnce(model));
        }
        return keeping;
    }

    /// {@return the journal that goes on for a document that came back from it}
    static Keeping goingOn(Journal journal, EditorModel model, Surroundings around) {
        Keeping keeping = new Keeping(around);
        keeping.become(model, journal);
        return keeping;
    }

    private void beginOnce(EditorModel model) {
        if (journal == null) {
            become(model, begin.get());
        }
    }

    private void become(EditorModel model, Journal started) {
        journal = started;
        started.onState(state -> around.fx().execute(() -> tell(model, state)));
    }

    private static void tell(EditorModel model, State state) {
        if (state.kind() != State.Kind.KEEPING) {
            model.say("Unsaved edits are not kept any more: " + state.words());
        }
    }

    private static Journal start(Document document, Opening.Outcome.Opened opened, Journals journals) {
        EditedFile file = opened.file();
        Path path = file.path();
        FileStamp stamp = file.stamp();
        Base base = path == null || stamp == null ? Base.untitled(file.name())
                : Base.of(path, stamp, opened.raw(), file.form().wrapping().word());
        byte[] key = file.form().wrapping().secret().map(Secret::key).orElse(null);
        try {
            return journals.start(document, base, key);
        } finally {
            if (key != null) {
                Arrays.fill(key, (byte) 0);
            }
        }
    }

    /// {@return what a save has to tell before the file is replaced}
    ///
    /// @param saving the document as it is being saved
    SaveFile.Ready saving(Checkpoint saving, String note) {
        return journal == null ? SaveFile.Live.NOTHING.ready() : journal.saving(saving, note);
    }

    /// Removes the journal: the document is closed, and nobody wants edits that were not saved.
    void end() {
        if (journal != null) {
            journal.discard();
            journal = null;
        }
    }
}
