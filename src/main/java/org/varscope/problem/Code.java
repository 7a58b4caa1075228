package org.varscope.problem;

/// What can be wrong with bytes, one stable name each. Names are printed by `check` and never reused.
public enum Code {
    /// Fewer than four bytes are left for a header. `marshalls.cpp`, `decode_variant`.
    HEADER_CUT(Severity.ERROR),
    /// The type number is none of the dialect's.
    TYPE_UNKNOWN(Severity.ERROR),
    /// The bytes end inside a payload of known size.
    PAYLOAD_CUT(Severity.ERROR),
    /// The bytes end inside a length, a count or another word that says how much follows.
    LENGTH_CUT(Severity.ERROR),
    /// A string's length, with its padding, reaches past the end. `_decode_string`.
    TEXT_PAST_END(Severity.ERROR),
    /// A string is no valid UTF-8 by the engine's own rule.
    TEXT_NOT_UTF8(Severity.ERROR),
    /// A count of elements that cannot fit in the bytes left.
    COUNT_PAST_END(Severity.ERROR),
    /// A NodePath in an older form, which Godot 1 and 2 still read and newer engines refuse.
    NODE_PATH_OLD_FORM(Severity.ERROR),
    /// A typed container names a built-in type that the dialect does not have.
    ELEMENT_TYPE_UNKNOWN(Severity.ERROR),
    /// More nesting than the engine reads.
    DEPTH_PAST_LIMIT(Severity.ERROR),
    /// The script of an object, or of a typed container, is none that any project could hold.
    SCRIPT_PATH_BAD(Severity.ERROR),
    /// An image's format number is none that the engine has.
    IMAGE_FORMAT_UNKNOWN(Severity.ERROR),
    /// A frame's length reaches past the end of the file.
    FRAME_PAST_END(Severity.ERROR),
    /// A frame's own length is cut off by the end of the file.
    FRAME_CUT(Severity.ERROR),
    /// A frame too short to hold any value.
    FRAME_EMPTY(Severity.ERROR),
    /// The first four bytes are not those of the kind of file that it is read as.
    MAGIC_WRONG(Severity.ERROR),
    /// The length of a project's key counts characters where the engine reads bytes.
    KEY_LENGTH_SHORT(Severity.ERROR),
    /// The bytes end before the list of fields does.
    FIELDS_MISSING(Severity.ERROR),
    /// No value at all.
    NO_VALUE(Severity.ERROR),
    /// A collection holds fewer whole children than it claims.
    CHILDREN_MISSING(Severity.ERROR),
    /// A block of a compressed file that does not unpack to the expected bytes. `core/io/file_access_compressed.cpp`.
    BLOCK_DAMAGED(Severity.ERROR),
    /// The mode of a compressed file is not that of its blocks.
    COMPRESSION_MODE_WRONG(Severity.ERROR),
    /// The MD5 sum of an encrypted file is not the one of its content. `core/io/file_access_encrypted.cpp`.
    CONTENT_SUM_WRONG(Severity.ERROR),
    /// An encrypted file ends before its content does.
    CONTENT_CUT(Severity.ERROR),
    /// The header of an encrypted file says what does not fit its content.
    ENCRYPTED_HEAD_WRONG(Severity.ERROR),

    /// A complete object: an engine that allows objects would create it and may run its script.
    OBJECT_PRESENT(Severity.WARNING),
    /// Bytes after the value.
    TRAILING_DATA(Severity.WARNING),
    /// Bytes inside a frame after its value.
    FRAME_SLACK(Severity.WARNING),
    /// An element that does not fit what its typed container says; the engine drops it when it loads.
    ELEMENT_MISMATCH(Severity.WARNING),
    /// A digest that a list of fields names, and that is not the one of the bytes it is made of.
    DIGEST_WRONG(Severity.WARNING),
    /// A key that occurs again later; the engine keeps the last value.
    DUPLICATE_KEY(Severity.WARNING),
    /// Text after a NUL, which the engine drops when it loads.
    TEXT_AFTER_NUL(Severity.WARNING),
    /// A string whose bytes are no valid UTF-8, which this engine accepts anyway.
    TEXT_REPLACED(Severity.WARNING),
    /// A count with its top bit set where the engine then reads nothing.
    COUNT_NEGATIVE(Severity.WARNING),
    /// Padding that should follow and is missing at the very end.
    PADDING_MISSING(Severity.WARNING),
    /// The length inside an input event fits no form of it.
    EVENT_LENGTH_ODD(Severity.WARNING),
    /// A frame whose length is no multiple of four, as every engine-written one is.
    FRAME_LENGTH_ODD(Severity.WARNING),
    /// A block of a compressed file that holds more than its content.
    BLOCK_SLACK(Severity.WARNING),
    /// More findings than are kept.
    MORE_FOLLOW(Severity.WARNING),

    /// Padding that is not zero: left by the engine's memory, ignored when reading.
    PADDING_NOT_ZERO(Severity.NOTE),
    /// The second byte of a header is not zero; the engine ignores it.
    HEADER_BYTE_NOT_ZERO(Severity.NOTE),
    /// Flags in a header that the dialect never writes and the engine ignores.
    FLAGS_UNKNOWN(Severity.NOTE),
    /// A number written in 64 bits that fits in 32.
    WIDE_UNNEEDED(Severity.NOTE),
    /// A bool that is neither 0 nor 1; the engine reads true.
    BOOL_NOT_CANONICAL(Severity.NOTE),
    /// The top bit of a count, which only Godot 1 and 2 give a meaning.
    SHARED_BIT(Severity.NOTE),
    /// A byte order mark at the start of a string, which the engine drops when it loads.
    TEXT_BOM(Severity.NOTE),
    /// A packed string without the NUL that the engine writes.
    NUL_MISSING(Severity.NOTE),
    /// A compressed file that does not end as the engine writes it.
    END_MARK_ODD(Severity.NOTE);

    private final Severity severity;

    Code(Severity severity) {
        this.severity = severity;
    }

    /// {@return how much it matters}
    public Severity severity() {
        return severity;
    }
}
