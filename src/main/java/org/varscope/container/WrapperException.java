package org.varscope.container;

import org.varscope.problem.EngineError;
import org.varscope.remark.Remark;
import org.varscope.remark.RemarkedIOException;

/// A wrapper out of which nothing can be read.
public sealed class WrapperException extends RemarkedIOException permits WrongSecretException {
    private final EngineError error;

    /// Makes one.
    ///
    /// @param error  how the engine refuses such a file
    /// @param remark what was found and what was expected
    public WrapperException(EngineError error, Remark remark) {
        super(remark);
        this.error = error;
    }

    /// {@return how the engine refuses such a file}
    public EngineError error() {
        return error;
    }
}
