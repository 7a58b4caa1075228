package org.varscope.document.journal;

import module java.base;
import org.jspecify.annotations.Nullable;

/// A journal that a program left behind when it closed unexpectedly.
///
/// @param id        names it in its folder
/// @param name      of the document, for people
/// @param file      where the file was; null where the document was never saved
/// @param last      when the last entry was written
/// @param edits     how many steps the document had that the file had not when it was saved last
/// @param takenBack how many steps of the file were taken back
/// @param encrypted whether the key of the file is needed to read it
public record Found(String id, String name, @Nullable Path file, Instant last, long edits, long takenBack,
        boolean encrypted) {
    /// {@return whether there is anything in it that the file does not have}
    public boolean isUnsaved() {
        return edits > 0 || takenBack > 0 || file == null;
    }
}
