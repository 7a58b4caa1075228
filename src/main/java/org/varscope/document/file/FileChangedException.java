package org.varscope.document.file;

import module java.base;

/// Another program has written a file since it was opened; saving over it would lose what it wrote.
public final class FileChangedException extends IOException {
    /// A refusal with a message for people.
    public FileChangedException(String message) {
        super(message);
    }
}
