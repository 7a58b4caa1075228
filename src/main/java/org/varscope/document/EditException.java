package org.varscope.document;

/// An edit that does not fit. Nothing was changed; the message is for people.
public final class EditException extends Exception {
    private static final long serialVersionUID = 1L;

    /// An edit that does not fit for the reason `message`.
    public EditException(String message) {
        super(message);
    }
}
