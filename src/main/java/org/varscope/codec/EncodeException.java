package org.varscope.codec;

import org.varscope.problem.EngineError;
import org.varscope.remark.Remark;
import org.varscope.remark.Remarked;

/// A value that cannot be written in a dialect.
public final class EncodeException extends Exception implements Remarked {
    private final EngineError error;
    private final Remark remark;

    EncodeException(EngineError error, Remark remark) {
        super(remark.toString());
        this.error = error;
        this.remark = remark;
    }

    /// {@return what an engine returns for it, or would}
    public EngineError error() {
        return error;
    }

    @Override
    public Remark remark() {
        return remark;
    }
}
