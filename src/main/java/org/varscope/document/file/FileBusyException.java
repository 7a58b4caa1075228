package org.varscope.document.file;

import module java.base;

/// Another running copy of this program is saving a file and takes longer than one can wait, or something else is in
/// the way of taking turns with it.
public final class FileBusyException extends IOException {
    /// A refusal with a message for people.
    public FileBusyException(String message) {
        super(message);
    }
}
