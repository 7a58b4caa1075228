package org.varscope.ui.file;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.ByteStore;
import org.varscope.compare.ChangedValues;
import org.varscope.compare.Rewrite;
import org.varscope.document.edit.Edit;
import org.varscope.scan.index.Structure;
import org.varscope.ui.toolkit.Background;

/// What came of reading the file of a document again.
///
/// @param outcome what the file is now
/// @param step    what makes the document that; null where it is read in another way or too large, so that another
///                document takes its place
public record Reread(FileOpener.Outcome outcome, @Nullable Step step) {
    /// Files up to this size are held in memory as a whole, in each state: 64 MiB.
    private static final long WHOLE = 64 << 20;

    /// What makes a document what its file is now.
    ///
    /// @param edit    of the bytes of `from`; empty where they are the same
    /// @param changes what is different
    public record Step(Structure from, FileOpener.Outcome.Opened to, Optional<Edit> edit, ChangedValues changes) { }

    /// Compares what was read with the document; runs on any thread.
    public static Reread of(FileOpener.Outcome outcome, DocumentSession session, Structure now,
            Background.Running running) {
        if (!(outcome instanceof FileOpener.Outcome.Opened opened) || !isReadAlike(session, now, opened)) {
            return new Reread(outcome, null);
        }
        Comparison.Compared compared = Comparison.compare(now, opened.structure(), running::over);
        Optional<Edit> edit = Rewrite.of(now, opened.structure(), compared.changes().differences());
        return new Reread(outcome, new Step(now, opened, edit, compared.changes()));
    }

    private static boolean isReadAlike(DocumentSession session, Structure now, FileOpener.Outcome.Opened opened) {
        Structure read = opened.structure();
        return now.dialect() == read.dialect() && now.framing().equals(read.framing())
                && isWhole(now.bytes(), session.file()) && isWhole(read.bytes(), opened.file());
    }

    private static boolean isWhole(ByteStore bytes, EditedFile file) {
        return bytes.length() <= WHOLE && file.form().sources().isEmpty();
    }
}
