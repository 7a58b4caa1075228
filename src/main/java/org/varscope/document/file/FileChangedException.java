package org.varscope.document.file;

import java.io.IOException;

/// Another program has written a file since it was opened; saving over it would lose what it wrote.
public final class FileChangedException extends IOException {
    private static final long serialVersionUID = 1L;

    /// A refusal with a message for people.
    public FileChangedException(String message) {
        super(message);
    }
}
