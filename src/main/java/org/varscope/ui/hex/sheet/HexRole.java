package org.varscope.ui.hex.sheet;

import org.varscope.scan.walk.FieldRole;

/// What a byte is for; decides the colour it is drawn in.
public enum HexRole {
    /// Length of a record, in front of it.
    FRAME_LENGTH,
    /// Header of a value: type and flags.
    HEADER,
    /// A length, a count or a type word.
    LENGTH,
    /// Part of a number.
    NUMBER,
    /// Part of a text.
    TEXT,
    /// Fills up to the next multiple of four.
    PADDING,
    /// Belongs to no value.
    GAP,
    /// Breaks a rule of the format; hatched as well as coloured.
    DAMAGE,
    /// Not read as values yet.
    PENDING,
    /// A byte that is not at hand: it is being read.
    ABSENT,
    /// A byte that could not be read.
    UNREADABLE;

    /// Bit that is added to an ordinal where the role was only guessed, after damage. Such bytes get a dotted line.
    private static final byte GUESSED = 0x40;
    /// Bit that is added to [#TEXT] where the bytes are of any meaning.
    private static final byte DATA = 0x20;

    private static final HexRole[] ROLES = values();

    /// {@return the role of a byte that was read: each of a field has one of the same name}
    public static HexRole of(FieldRole role) {
        return valueOf(role.name());
    }

    /// {@return the role in one byte, as [HexContent#roles] reports it}
    public byte code(boolean guessed) {
        return (byte) (guessed ? ordinal() | GUESSED : ordinal());
    }

    /// {@return `code` of a text where the bytes are of any meaning}
    public static byte data(byte code) {
        return (byte) (code | DATA);
    }

    /// {@return whether `code` stands for a byte of a text}
    static boolean isText(byte code) {
        return of(code) == TEXT && (code & DATA) == 0;
    }

    /// {@return the role that `code` stands for, guessed or not}
    public static HexRole of(byte code) {
        return ROLES[code & ~(GUESSED | DATA)];
    }

    /// {@return whether `code` stands for a byte that is there to be shown}
    static boolean isAtHand(byte code) {
        return of(code).ordinal() < ABSENT.ordinal();
    }

    /// {@return whether `code` stands for a guess}
    public static boolean isGuessed(byte code) {
        return (code & GUESSED) != 0;
    }
}
