package org.varscope.document.file;

import org.varscope.remark.Remark;

/// Why a file cannot be read or written, or what saving it would lose.
public enum FileRemark implements Remark.Kind {
    /// A file, and why.
    NO_FIELD_LIST(2),
    /// A file, what it should be, its bytes, and how many it may have.
    TEXT_TOO_LARGE(4),
    FIELD_LIST,
    KEY_LIST,
    DIALECT_TABLE,
    LESSON,
    LESSON_LIST,
    /// The name of a file.
    LISTED_BESIDE(1),
    NO_NAME,
    /// A path.
    FOLDER_READ(1),
    /// A path.
    DEVICE_READ(1),
    /// A path, and its file system.
    SYSTEM_READ(2),
    /// A file.
    MISSING(1),
    /// A file.
    DENIED(1),
    /// A file.
    NO_TEXT(1),
    /// A file, and what the system says.
    UNREAD(2),
    /// A file, and bytes that were read.
    ENDLESS(2),
    /// A path.
    LOST_LINK(1),
    /// A file, its bytes, and how many it may have.
    NOTE_TOO_LARGE(3),
    /// A file, and its first line.
    NOTE_HEAD(2),
    /// A file.
    NOTE_ENCODING(1),
    /// A line.
    BOOKMARK(1),
    /// A path.
    DEVICE_WRITTEN(1),
    /// A file, and why.
    SOURCE_LOST(2),
    /// A path.
    FOLDER_WRITTEN(1),
    /// A path.
    SYSTEM_WRITTEN(1),
    /// A file.
    READ_ONLY(1),
    /// How many.
    NAMES_LOST(1),
    /// A file.
    CHANGED(1),
    /// A file, and why.
    REWRITTEN(2),
    /// A file, and why.
    UNSAVED(2),
    /// The old one, and the new one.
    GROUP_LOST(2),
    /// The old one, and the new one.
    OWNER_LOST(2),
    FLAGS_LOST,
    ACCESS_LOST,
    /// Its name.
    ATTRIBUTE_LOST(1),
    /// Why.
    ATTRIBUTES_LOST(1),
    /// A path.
    WRITING_DENIED(1),
    NOT_ATOMIC,
    IN_USE,
    /// A folder.
    FOLDER_GONE(1),
    HALF_GONE,
    /// What the system says.
    DISK_GONE(1),
    DISK_READ_ONLY,
    /// What it says.
    SYSTEM_SAYS(1),
    /// Bytes that are needed, and that are free.
    DISK_FULL(2),
    AHEAD_DISK_READ_ONLY,
    AHEAD_READ_ONLY,
    /// A folder.
    AHEAD_FOLDER(1),
    AHEAD_LOCKED,
    /// Two sentences.
    BOTH(2),
    /// Permissions, and the file that has others.
    ACCESS_NARROWED(2),
    /// A file, and how many more.
    BACKUPS(2),
    NOBODY,
    /// Its number.
    PROCESS(1),
    /// A file, the process if it is known, and the file that says so.
    BUSY(3),
    /// A file.
    IN_THE_WAY(1);

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
