package org.varscope.ui.file;

import module java.base;
import module javafx.controls;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import org.varscope.container.Secret;
import org.varscope.document.Checkpoint;
import org.varscope.document.Document;
import org.varscope.document.file.FileStamp;
import org.varscope.document.journal.Base;
import org.varscope.document.journal.Journal;
import org.varscope.document.journal.Journals;
import org.varscope.document.save.SaveFile;
import org.varscope.remark.Remark;
import org.varscope.ui.lifetime.Lasting;
import org.varscope.ui.model.EditorModel;

/// Keeps the unsaved edits of one document, so that they come back should the program close unexpectedly.
///
/// Of a sample, which is found again anyway, nothing is kept before the first edit.
public final class JournalSession {
    private final WindowContext around;
    private final ObjectProperty<Optional<Remark>> trouble = new SimpleObjectProperty<>(Optional.empty());
    private Supplier<Journal> begin = () -> {
        throw new IllegalStateException("there is a journal already");
    };
    private @Nullable Journal journal;

    private JournalSession(WindowContext around) {
        this.around = around;
    }

    /// {@return the journal of a document that was just opened}
    public static JournalSession of(Document document, FileOpener.Outcome.Opened opened, EditorModel model,
            WindowContext around) {
        JournalSession keeping = new JournalSession(around);
        keeping.begin = () -> start(document, opened, around.journals());
        if (opened.file().path() != null || !Sample.isOne(opened.file().name(), opened.raw())) {
            keeping.become(keeping.begin.get());
        } else {
            model.onChange(_ -> keeping.beginOnce());
        }
        return keeping;
    }

    /// {@return the journal that goes on for a document that came back from it}
    static JournalSession goingOn(Journal journal, WindowContext around) {
        JournalSession keeping = new JournalSession(around);
        keeping.become(journal);
        return keeping;
    }

    private void beginOnce() {
        if (journal == null) {
            become(begin.get());
        }
    }

    private void become(Journal started) {
        journal = started;
        started.onTrouble(around.background().relay(trouble::set));
    }

    /// {@return why unsaved edits are not kept, and what to do; empty while they are}
    public Lasting<Optional<Remark>> troubleProperty() {
        return new Lasting<>(trouble);
    }

    private static Journal start(Document document, FileOpener.Outcome.Opened opened, Journals journals) {
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
