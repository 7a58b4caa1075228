package org.varscope.document.journal;

import org.varscope.remark.Remark;
import org.varscope.remark.RemarkedIOException;


/// The journal of an encrypted file is opened with that file's key and no other.
public final class WrongKeyException extends RemarkedIOException {
    WrongKeyException(Remark remark) {
        super(remark);
    }

    /// @param cause what showed it
    WrongKeyException(Remark remark, Throwable cause) {
        super(remark, cause);
    }
}
