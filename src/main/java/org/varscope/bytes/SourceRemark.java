package org.varscope.bytes;

import org.varscope.remark.Remark;

/// Why bytes of a file cannot be read, or not be kept.
enum SourceRemark implements Remark.Kind {
    REPLACED,
    /// A file, its bytes and when it was written, and the same as it is now.
    REWRITTEN(5),
    /// A file.
    WRITTEN(1),
    /// A file, bytes that were wanted, their offset, and bytes that were there.
    SHRUNK(4),
    /// A folder, and why.
    NOT_MADE(2),
    /// A file, and why.
    NOT_OPENED(2),
    /// Bytes, a folder, and why.
    NOT_WRITTEN(3),
    /// How many.
    TOO_MANY(1),
    TEMPORARY_SHRUNK,
    PENDING;

    private final int places;

    SourceRemark() {
        this(0);
    }

    SourceRemark(int places) {
        this.places = places;
    }

    @Override
    public int places() {
        return places;
    }
}
