package org.varscope.document.save;

import module java.base;
import org.varscope.remark.Remark;
import org.varscope.remark.RemarkedIOException;

/// Another running copy of this program is saving a file and takes longer than one can wait, or something else is in
/// the way of taking turns with it.
public final class FileBusyException extends RemarkedIOException {
    FileBusyException(Remark remark) {
        super(remark);
    }
}
