package org.varscope.document.save;

import module java.base;
import org.varscope.remark.Remark;
import org.varscope.remark.RemarkedIOException;

/// Another program has written a file since it was opened; saving over it would lose what it wrote.
public final class FileChangedException extends RemarkedIOException {
    FileChangedException(Remark remark) {
        super(remark);
    }
}
