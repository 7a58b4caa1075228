package org.varscope.document.journal;

import org.varscope.remark.Remark;

/// Why a journal cannot be read or written, or what of it does not come back.
enum JournalRemark implements Remark.Kind {
    /// Bytes that were wanted, their offset, and bytes that were there.
    ENTRY_CUT(3),
    /// Seconds.
    NO_TIME(1),
    /// What is there.
    NO_PATH(1),
    NO_HEAD,
    /// Its number, and the one that is read.
    FORMAT(2),
    /// A folder.
    SAME_NAME(1),
    /// A file.
    IN_USE(1),
    /// A file.
    ENCRYPTED(1),
    OTHER_KEY,
    SEALED_SHORT(1),
    /// A file.
    NO_BASE(1),
    /// A file, bytes that it had, and bytes that it has.
    OTHER_LENGTH(3),
    STEPS_MISSING,
    NO_STEP,
    NONE_TO_JOIN,
    /// How many, where, and of how many.
    REPLACES_OUTSIDE(3),
    /// How many, where, and of how many.
    COPIES_OUTSIDE(3),
    /// How many, and how many there may be.
    PUTS_TOO_MANY(2),
    /// A file.
    WRITTEN_SINCE(1),
    STEPS_TOO_LARGE,
    /// How many, and why.
    STEPS_LOST(2),
    CLOSED,
    FULL,
    NO_MEMORY,
    /// What it is.
    INTERNAL(1),
    /// Why.
    UNWRITTEN(1),
    /// A path.
    DENIED(1),
    /// A path.
    NO_FOLDER(1),
    /// A path.
    GONE(1);

    private final int places;

    JournalRemark() {
        this(0);
    }

    JournalRemark(int places) {
        this.places = places;
    }

    @Override
    public int places() {
        return places;
    }
}
