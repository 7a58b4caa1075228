package org.varscope.document.place;

import org.varscope.remark.Remark;
import org.varscope.remark.Remarked;

/// A path that leads nowhere in this file: which step, what is there, what was expected.
public final class PathException extends Exception implements Remarked {
    private final Remark remark;

    /// A path that leads nowhere for the reason `remark`.
    public PathException(Remark remark) {
        super(remark.toString());
        this.remark = remark;
    }

    @Override
    public Remark remark() {
        return remark;
    }
}
