package org.varscope.document.journal;

import module java.base;

/// The journal of an encrypted file is opened with that file's key and no other.
public final class WrongKeyException extends IOException {
    /// A refusal with a message for people.
    public WrongKeyException(String message) {
        super(message);
    }

    /// A refusal with a message for people, and what showed it.
    public WrongKeyException(String message, Throwable cause) {
        super(message, cause);
    }
}
