package org.varscope.container;

import module java.base;
import org.varscope.problem.EngineError;

/// A wrapper out of which nothing can be read. The message is for people.
public sealed class WrapperException extends IOException permits WrongSecretException {
    private final EngineError error;

    /// Makes one.
    ///
    /// @param error   how the engine refuses such a file
    /// @param message what was found and what was expected
    public WrapperException(EngineError error, String message) {
        super(message);
        this.error = error;
    }

    /// {@return how the engine refuses such a file}
    public EngineError error() {
        return error;
    }
}
