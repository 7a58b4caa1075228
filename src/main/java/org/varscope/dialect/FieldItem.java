package org.varscope.dialect;

import module java.base;
import org.jspecify.annotations.Nullable;

/// One item of a [FieldList].
///
/// @param kind  what it is
/// @param size  bytes of a `string:N`, a `bytes:N` or a magic, at least 1; 0 for every other kind
/// @param order of its number or of its length; little-endian where it has neither
/// @param exact the bytes of a magic in hexadecimal digits; empty for every other kind
/// @param digest what a digest is; null for every other kind
/// @param name  the step to it in paths: a letter or underscore, then letters, digits and underscores; empty where it
///              has none
/// @param times how often it comes
public record FieldItem(FieldKind kind, long size, ByteOrder order, String exact, @Nullable Digest digest,
        String name, Times times) {
    private static final int PLAIN_FROM = 0x20;
    private static final int PLAIN_TO = 0x7E;
    private static final Pattern NAME = Pattern.compile("[A-Za-z_][A-Za-z0-9_]*");

    /// @throws IllegalArgumentException if the size does not fit the kind, or the name is none
    public FieldItem {
        if (kind.isSized() ? size < 1 : size != 0) {
            throw new IllegalArgumentException(kind.word() + " of " + size + " bytes");
        }
        if (exact.length() != (kind == FieldKind.MAGIC ? 2 * size : 0)) {
            throw new IllegalArgumentException(kind.word() + " of the bytes " + exact);
        }
        if (digest == null ? kind == FieldKind.DIGEST : kind != FieldKind.DIGEST || size != digest.size()) {
            throw new IllegalArgumentException(kind.word() + " " + digest);
        }
        if (!name.isEmpty() && !isName(name)) {
            throw new IllegalArgumentException(name);
        }
        if ((times instanceof Times.Exactly || times instanceof Times.Counted) && !kind.isVariant()) {
            throw new IllegalArgumentException(kind.word() + times.word());
        }
        order = isOrdered(kind, digest) ? order : ByteOrder.LITTLE_ENDIAN;
    }

    /// An item of any bytes.
    public FieldItem(FieldKind kind, long size, ByteOrder order) {
        this(kind, size, order, "", null, "", Times.ONCE);
    }

    /// {@return a digest}
    /// @param order of its bytes where it is a number
    public static FieldItem of(Digest digest, ByteOrder order) {
        return new FieldItem(FieldKind.DIGEST, digest.size(), order, "", digest, "", Times.ONCE);
    }

    /// {@return exactly the bytes `magic`}
    /// @param magic at least one
    public static FieldItem magic(byte[] magic) {
        return new FieldItem(FieldKind.MAGIC, magic.length, ByteOrder.LITTLE_ENDIAN, HexFormat.of().formatHex(magic),
                null, "", Times.ONCE);
    }

    /// {@return the bytes that a magic has; none for every other kind}
    public byte[] magic() {
        return HexFormat.of().parseHex(exact);
    }

    /// {@return whether an item may be called `text`}
    static boolean isName(String text) {
        return NAME.matcher(text).matches();
    }

    /// {@return the same item with this name, or with none where that is empty}
    public FieldItem named(String called) {
        return new FieldItem(kind, size, order, exact, digest, called, times);
    }

    /// {@return the same item that comes so often}
    /// @throws IllegalArgumentException if it cannot be counted, as only values are
    public FieldItem times(Times often) {
        return new FieldItem(kind, size, order, exact, digest, name, often);
    }

    /// {@return whether it comes once, with as many bytes in every file}
    public boolean isFixed() {
        return times == Times.ONCE && (kind.isSized() || kind == FieldKind.REAL || kind.width() > 0);
    }

    /// {@return whether it goes on to the end of the file}
    public boolean isRest() {
        return kind.isRest();
    }

    /// {@return whether a text in quotes says a magic: plain characters of ASCII but for quotes}
    static boolean isText(byte[] magic) {
        return IntStream.range(0, magic.length)
                .allMatch(i -> magic[i] >= PLAIN_FROM && magic[i] <= PLAIN_TO && magic[i] != '"');
    }

    /// {@return a little-endian item whose kind says its size}
    public static FieldItem of(FieldKind kind) {
        return new FieldItem(kind, 0, ByteOrder.LITTLE_ENDIAN);
    }

    /// {@return `size` bytes of any meaning}
    public static FieldItem bytes(long size) {
        return new FieldItem(FieldKind.BYTES, size, ByteOrder.LITTLE_ENDIAN);
    }

    /// {@return its bytes where they are always as many in this dialect; 0 where its bytes themselves tell}
    public long width(Dialect dialect) {
        return kind.isSized() ? size : kind == FieldKind.REAL ? dialect.traits().wideReals() ? 8 : 4 : kind.width();
    }

    private static boolean isOrdered(FieldKind kind, @Nullable Digest digest) {
        return kind.isOrdered() && (digest == null || digest.algorithm().isNumber());
    }

    /// {@return whether the byte order changes what its bytes mean}
    public boolean isOrdered() {
        return isOrdered(kind, digest);
    }

    /// {@return whether its number or length is big-endian}
    public boolean isBigEndian() {
        return order == ByteOrder.BIG_ENDIAN;
    }

    /// {@return whether it is read as an integer: also a digest that is a number}
    public boolean isInteger() {
        return kind.isInteger() || digest != null && digest.algorithm().isNumber() && !digest.isText();
    }

    /// {@return whether it is bytes of any meaning: also a magic, and a digest that is not written as text}
    public boolean isBytes() {
        return kind.isBytes() || kind == FieldKind.MAGIC
                || digest != null && !digest.isText() && !digest.algorithm().isNumber();
    }

    /// {@return whether its bytes are UTF-8, beside a length: also lines, and a digest that is written as text}
    public boolean isText() {
        return kind.isText() || kind.isLine() || digest != null && digest.isText();
    }

    /// {@return its word in a list, such as `u32` or `bytes:12`; the byte order is said apart, and a key is not told}
    public String word() {
        if (kind == FieldKind.MAGIC) {
            byte[] magic = magic();
            return isText(magic) ? '"' + new String(magic, StandardCharsets.US_ASCII) + '"' : "hex:" + exact;
        }
        return digest != null ? digest.word() : kind.isSized() ? kind.word() + ":" + size : kind.word();
    }

    /// {@return how a list writes it: its name, what it is, with the key of a digest, and how often}
    String written() {
        return written((digest != null ? digest.written() : word()) + times.word());
    }

    /// {@return how a list writes `what` under its name}
    String written(String what) {
        return name + (name.isEmpty() ? "" : "=") + what;
    }
}
