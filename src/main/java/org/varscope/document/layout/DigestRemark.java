package org.varscope.document.layout;

import org.varscope.remark.Remark;

/// What has become of a digest. The parts are its algorithm and its offset in hexadecimal digits.
enum DigestRemark implements Remark.Kind {
    /// It fitted before an edit, and fits again.
    MADE_ANEW,
    /// It did not fit before, and is as it was.
    LEFT,
    /// It is a value, and fits. The parts are its path and its algorithm.
    INNER,
    /// A count of records is now how many there are. The parts are its name, its offset, and that number.
    COUNTED(3);

    private final int places;

    DigestRemark() {
        this(2);
    }

    DigestRemark(int places) {
        this.places = places;
    }

    @Override
    public int places() {
        return places;
    }
}
