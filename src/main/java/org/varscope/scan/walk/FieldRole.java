package org.varscope.scan.walk;

/// What a byte is for. The hex pane colours by it and explanations speak of it.
public enum FieldRole {
    /// The length before a value in a stream.
    FRAME_LENGTH,
    /// Type number and flags.
    HEADER,
    /// A length, a count, or another word that says how much follows.
    LENGTH,
    /// Part of a number.
    NUMBER,
    /// Text, or bytes of a byte array.
    TEXT,
    /// Fills up to a multiple of four.
    PADDING,
    /// Claimed by no value: after the last one, or after the value in its frame.
    GAP,
    /// Cannot be read as what it should be.
    DAMAGE,
    /// Not read yet.
    PENDING
}
