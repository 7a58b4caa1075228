package org.varscope.remark;

import module java.base;
import org.jspecify.annotations.Nullable;

/// A file that cannot be read or written, for a reason that this program knows.
public class RemarkedIOException extends IOException implements Remarked {
    private final Remark remark;

    /// @param remark why
    public RemarkedIOException(Remark remark) {
        this(remark, null);
    }

    /// @param remark why
    /// @param cause  what the system said; null where it said nothing
    public RemarkedIOException(Remark remark, @Nullable Throwable cause) {
        super(remark.toString(), cause);
        this.remark = remark;
    }

    @Override
    public final Remark remark() {
        return remark;
    }
}
