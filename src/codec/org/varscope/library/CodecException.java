package org.varscope.library;

import module java.base;
import org.varscope.problem.EngineError;

/// Bytes, text or a value that are refused. The message is a clause in English without a full stop.
///
/// The message may quote what was refused. Whoever logs it should know that.
public final class CodecException extends Exception {
    /// Where there is no offset.
    public static final long NOWHERE = -1;

    private static final long serialVersionUID = 1;

    private final long offset;
    private final Optional<EngineError> error;

    CodecException(String message, long offset, Optional<EngineError> error, Throwable cause) {
        super(message, cause);
        this.offset = offset;
        this.error = error;
    }

    /// {@return where it is wrong: in bytes from the start of the bytes, or in chars from the start of the text; for
    /// missing bytes, where they should begin; [#NOWHERE] for a value that cannot be written}
    public long offset() {
        return offset;
    }

    /// {@return what the engine returns for it; empty for text, which is no engine's}
    public Optional<EngineError> error() {
        return error;
    }
}
