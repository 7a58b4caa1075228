package org.varscope.document.file;

import org.varscope.remark.Remark;

/// Why a file cannot be read or written, or what saving it would lose.
enum FileRemark implements Remark.Kind {
    /// A file, and why.
    NO_FIELD_LIST(2);

    private final int places;

    FileRemark() {
        this(0);
    }

    FileRemark(int places) {
        this.places = places;
    }

    @Override
    public int places() {
        return places;
    }
}
