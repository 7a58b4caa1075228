package org.varscope.document.place;

/// A path that leads nowhere in this file. The message is for people: which step, what is there, what was expected.
public final class PathException extends Exception {
    /// A path that leads nowhere for the reason `message`.
    public PathException(String message) {
        super(message);
    }
}
