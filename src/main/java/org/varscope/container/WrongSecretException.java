package org.varscope.container;

import org.varscope.problem.EngineError;

/// A secret that does not open a file, or a file that is damaged: nothing in it tells one from the other.
public final class WrongSecretException extends WrapperException {
    /// @param message why, for people
    public WrongSecretException(String message) {
        super(EngineError.ERR_FILE_CORRUPT, message);
    }
}
