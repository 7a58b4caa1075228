package org.varscope.document.patch;

import org.varscope.remark.Remark;

/// Why there is no patch.
public enum PatchRemark implements Remark.Kind {
    NOTHING_CHANGED,
    /// The content is wrapped, and there is no file yet.
    NEVER_SAVED,
    /// Bytes of the longer file.
    IPS_TOO_LARGE(1),
    /// Bytes of the longer file, and how many it may have.
    TOO_LARGE(2);

    private final int places;

    PatchRemark() {
        this(0);
    }

    PatchRemark(int places) {
        this.places = places;
    }

    @Override
    public int places() {
        return places;
    }
}
