package org.varscope.container;

import org.varscope.container.remark.WrapperRemark;
import org.varscope.problem.EngineError;
import org.varscope.remark.Remark;

/// A secret that does not open a file, or a file that is damaged: nothing in it tells one from the other.
public final class WrongSecretException extends WrapperException {
    /// Makes one.
    public WrongSecretException() {
        super(EngineError.ERR_FILE_CORRUPT, WrapperRemark.WRONG_SECRET.with());
    }

    /// Makes one for a file whose header tells of damage.
    ///
    /// @param header what is wrong with it
    public WrongSecretException(Remark header) {
        super(EngineError.ERR_FILE_CORRUPT, WrapperRemark.WRONG_SECRET_FOR.with(header));
    }
}
