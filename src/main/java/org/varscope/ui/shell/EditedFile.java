package org.varscope.ui.shell;

import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import org.varscope.document.FileStamp;

/// The file behind a document.
///
/// @param name     shown on the tab
/// @param path     null where the document was never saved
/// @param stamp    how the file looked when it was read or written last; null where there is none
/// @param backedUp whether the file as first opened lies beside it already
record EditedFile(String name, @Nullable Path path, @Nullable FileStamp stamp, boolean backedUp) {
    /// {@return a document that has no file}
    static EditedFile unsaved(String name) {
        return new EditedFile(name, null, null, false);
    }

    /// {@return the file at `path` as it was read}
    static EditedFile opened(Path path, FileStamp stamp) {
        return new EditedFile(nameOf(path), path, stamp, false);
    }

    /// {@return the same after saving to `target`}
    EditedFile saved(Path target, FileStamp now) {
        return new EditedFile(nameOf(target), target, now, true);
    }

    private static String nameOf(Path path) {
        Path name = path.getFileName();
        return name == null ? path.toString() : name.toString();
    }
}
