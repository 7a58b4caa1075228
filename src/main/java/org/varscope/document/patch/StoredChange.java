package org.varscope.document.patch;

import module java.base;
import org.varscope.bytes.ByteStore;
import org.varscope.document.edit.Review;
import org.varscope.document.layout.Digests;
import org.varscope.document.save.FileForm;
import org.varscope.remark.RemarkedIOException;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;

/// A file as it was opened or saved last, and as it would be if it were saved now.
///
/// @param before what is stored
/// @param after  what would be, in its wrappers and with its digests made anew
public record StoredChange(ByteStore before, ByteStore after) {
    /// {@return what would become of the file behind a document; may run on any thread}
    /// @param form     of the file
    /// @param saved    what it holds
    /// @param now      what it is to hold
    /// @param progress follows the work, and may stop it
    /// @throws IOException if nothing would, or it cannot be told
    public static StoredChange of(FileForm form, ByteStore saved, Structure now, Progress progress)
            throws IOException {
        if (now.bytes() == saved) {
            throw new RemarkedIOException(PatchRemark.NOTHING_CHANGED.with());
        }
        boolean isPlain = form.wrapping().isPlain();
        if (form.file() == null && !isPlain) {
            throw new RemarkedIOException(PatchRemark.NEVER_SAVED.with());
        }
        ByteStore content = complete(saved, now, progress);
        return new StoredChange(form.file() == null ? saved : form.file().bytes(),
                isPlain ? content : form.wrapping().wrap(content, progress).file());
    }

    private static ByteStore complete(ByteStore saved, Structure now, Progress progress) {
        Digests.Due due = Digests.due(saved, now, progress);
        return due.edit() == null ? now.bytes() : Review.of(now, due.edit(), progress).after().bytes();
    }
}
