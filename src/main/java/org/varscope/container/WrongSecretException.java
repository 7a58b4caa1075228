package org.varscope.container;

import org.varscope.container.remark.WrapperRemark;
import org.varscope.problem.EngineError;

/// A secret that does not open a file, or a file that is damaged: nothing in it tells one from the other.
public final class WrongSecretException extends WrapperException {
    /// Makes one.
    WrongSecretException() {
        super(EngineError.ERR_FILE_CORRUPT, WrapperRemark.WRONG_SECRET.with());
    }
}
