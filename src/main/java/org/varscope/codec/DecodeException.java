package org.varscope.codec;

import org.varscope.problem.EngineError;
import org.varscope.problem.Problem;

/// Bytes that an engine refuses.
///
/// Refusals are answers rather than accidents, and input that asks for many of them is common: no stack trace is taken.
public final class DecodeException extends Exception {
    private final Problem problem;
    private final EngineError error;

    DecodeException(EngineError error, Problem problem) {
        super(error + " at " + problem.span().start() + ": " + problem.code(), null, false, false);
        this.error = error;
        this.problem = problem;
    }

    /// {@return what the engine returns for these bytes}
    public EngineError error() {
        return error;
    }

    /// {@return the first rule that was broken; its span counts from the start of the bytes that were decoded}
    public Problem problem() {
        return problem;
    }
}
