package org.varscope.dialect;

/// How one number is stored, always little-endian.
public enum Number {
    /// 32 bits, unsigned.
    U32(4, 4),
    /// 32 bits, signed.
    I32(4, 4),
    /// 32 bits, or 64 where header bit 16 is set; signed.
    INT(4, 8),
    /// 64 bits, signed.
    I64(8, 8),
    /// 64 bits, unsigned.
    U64(8, 8),
    /// IEEE 754 binary32.
    F32(4, 4),
    /// IEEE 754 binary64.
    F64(8, 8),
    /// binary32, or binary64 where header bit 16 is set.
    REAL(4, 8);

    private final int narrow;
    private final int wide;

    Number(int narrow, int wide) {
        this.narrow = narrow;
        this.wide = wide;
    }

    /// {@return the width in bytes, 4 or 8}
    /// @param flagged whether the header asks for the wide form
    public int width(boolean flagged) {
        return flagged ? wide : narrow;
    }

    /// {@return what it is where the width is known: never [#INT] or [#REAL]}
    /// @param flagged whether the header asks for the wide form
    public Number under(boolean flagged) {
        return switch (this) {
            case INT -> flagged ? I64 : I32;
            case REAL -> flagged ? F64 : F32;
            case U32, I32, I64, U64, F32, F64 -> this;
        };
    }

    /// {@return whether it is a floating-point number}
    public boolean isReal() {
        return this == F32 || this == F64 || this == REAL;
    }
}
