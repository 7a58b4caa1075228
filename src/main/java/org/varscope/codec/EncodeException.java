package org.varscope.codec;

import org.varscope.problem.EngineError;

/// A value that cannot be written in a dialect.
public final class EncodeException extends Exception {
    private final EngineError error;

    EncodeException(EngineError error, String message) {
        super(message);
        this.error = error;
    }

    /// {@return what an engine returns for it, or would}
    public EngineError error() {
        return error;
    }
}
