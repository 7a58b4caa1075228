package org.varscope.dialect;

import module java.base;

/// What one `store_*` call writes: the words of a [FieldList].
///
/// Source: `core/io/file_access.cpp` (4.x), `core/bind/core_bind.cpp` (3.x).
public enum FieldKind {
    /// `store_8`.
    U8("u8", 1),
    /// `store_16`.
    U16("u16", 2),
    /// `store_32`.
    U32("u32", 4),
    /// `store_64`. The engine reads it back as a signed number, and so is it shown.
    U64("u64", 8),
    /// `store_8` of a number below zero.
    I8("i8", 1),
    /// `store_16` of a number below zero.
    I16("i16", 2),
    /// `store_32` of a number below zero.
    I32("i32", 4),
    /// `store_64`.
    I64("i64", 8),
    /// `store_half`: IEEE 754 binary16.
    HALF("half", 2),
    /// `store_float`.
    FLOAT("float", 4),
    /// `store_double`.
    DOUBLE("double", 8),
    /// `store_real`: 4 bytes, or 8 where the engine was built with double precision.
    REAL("real", 0),
    /// `store_pascal_string`: u32 byte length and UTF-8, no padding; also `put_utf8_string` and `put_string`.
    PASCAL("pascal", 0),
    /// `store_line`: UTF-8 up to a line feed.
    LINE("line", 0),
    /// `store_csv_line`: cells with commas between, some in quotes, up to a line feed outside quotes.
    CSV("csv", 0),
    /// `store_var`, `put_var`: u32 length and a value. The byte order is that of the length; the value is
    /// little-endian anyway.
    VAR("var", 0),
    /// A bare value, as `var_to_bytes` and `encode_var` make it.
    VALUE("value", 0),
    /// `store_string`: UTF-8 of a known number of bytes.
    STRING("string", 0),
    /// `store_buffer`: a known number of bytes of any meaning.
    BYTES("bytes", 0),
    /// A text after its length in 8 bits.
    TEXT8("string:u8", 0),
    /// A text after its length in 16 bits.
    TEXT16("string:u16", 0),
    /// A text up to a NUL, which it ends with.
    TEXT_NUL("string:nul", 0),
    /// Bytes of any meaning after their number in 8 bits.
    BYTES8("bytes:u8", 0),
    /// Bytes of any meaning after their number in 16 bits.
    BYTES16("bytes:u16", 0),
    /// Bytes of any meaning after their number in 32 bits.
    BYTES32("bytes:u32", 0),
    /// All bytes that are left, if any.
    REST("bytes:rest", 0),
    /// UTF-8 text for people to the end: JSON, a ConfigFile, lines, nothing.
    TEXT("text", 0),
    /// Exactly these bytes, which name the format of a game: `"SAVE"` or `hex:89534156`.
    MAGIC("hex", 0),
    /// A [Digest] of other bytes of the file.
    DIGEST("sha256", 0);

    private final String word;
    private final int width;

    FieldKind(String word, int width) {
        this.word = word;
        this.width = width;
    }

    /// {@return its name in a list, such as `u32`; without the size that `string:N` and `bytes:N` carry}
    public String word() {
        return word;
    }

    /// {@return its bytes where they are always as many, else 0}
    public int width() {
        return width;
    }

    /// {@return whether a list says how many bytes it has: `string:N`, `bytes:N`, `hex:...`, a digest}
    public boolean isSized() {
        return this == STRING || this == BYTES || this == MAGIC || this == DIGEST;
    }

    /// {@return the bytes of the length before it; 0 where it has none, or is a value}
    public int lengthWidth() {
        return switch (this) {
            case TEXT8, BYTES8 -> Byte.BYTES;
            case TEXT16, BYTES16 -> Short.BYTES;
            case PASCAL, BYTES32 -> Integer.BYTES;
            default -> 0;
        };
    }

    /// {@return whether it is UTF-8, and no line}
    public boolean isText() {
        return this == PASCAL || this == TEXT8 || this == TEXT16 || this == TEXT_NUL || this == STRING
                || this == TEXT;
    }

    /// {@return whether it is bytes of any meaning}
    public boolean isBytes() {
        return this == BYTES || this == BYTES8 || this == BYTES16 || this == BYTES32 || this == REST;
    }

    /// {@return whether it is all that is left, which may be nothing}
    boolean isRest() {
        return this == REST || this == TEXT;
    }

    /// {@return whether it holds a value with a header: `var`, `value`}
    public boolean isVariant() {
        return this == VAR || this == VALUE;
    }

    /// {@return whether it goes on to the end of a line: `line`, `csv`}
    public boolean isLine() {
        return this == LINE || this == CSV;
    }

    /// {@return whether it is an integer}
    public boolean isInteger() {
        return compareTo(I64) <= 0;
    }

    /// {@return whether it is a floating-point number}
    public boolean isReal() {
        return this == HALF || this == FLOAT || this == DOUBLE || this == REAL;
    }

    /// {@return whether an integer of this kind may be below zero}
    public boolean isSigned() {
        return compareTo(I8) >= 0 && isInteger();
    }

    /// {@return whether the byte order changes what its bytes mean}
    boolean isOrdered() {
        return isInteger() && width > 1 || isReal() || lengthWidth() > 1 || this == VAR || this == DIGEST;
    }

    /// {@return the kind called `word`; a `string:u32` is what `store_pascal_string` writes}
    static Optional<FieldKind> named(String word) {
        if (word.equals("string:u32")) {
            return Optional.of(PASCAL);
        }
        return Arrays.stream(values()).filter(kind -> kind != DIGEST && kind.word.equals(word)).findFirst();
    }
}
