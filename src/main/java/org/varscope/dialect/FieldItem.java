package org.varscope.dialect;

import module java.base;

/// One item of a {@link FieldList}.
///
/// @param kind  what it is
/// @param size  bytes of a `string:N` or `bytes:N`, at least 1; 0 for every other kind
/// @param order of its number or of its length; little-endian where it has neither
public record FieldItem(FieldKind kind, long size, ByteOrder order) {
    /// @throws IllegalArgumentException if the size does not fit the kind
    public FieldItem {
        if (kind.isSized() ? size < 1 : size != 0) {
            throw new IllegalArgumentException(kind.word() + " of " + size + " bytes");
        }
        order = kind.isOrdered() ? order : ByteOrder.LITTLE_ENDIAN;
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

    /// {@return whether its number or length is big-endian}
    public boolean isBigEndian() {
        return order == ByteOrder.BIG_ENDIAN;
    }

    /// {@return its name in a list, such as `u32` or `bytes:12`; the byte order is said apart}
    public String word() {
        return kind.isSized() ? kind.word() + ":" + size : kind.word();
    }

    /// {@return what it is for people, such as `u32, big-endian` or `pascal string`}
    public String title() {
        String name = switch (kind) {
            case PASCAL -> "pascal string";
            case CSV -> "csv line";
            case STRING -> "string of " + size + (size == 1 ? " byte" : " bytes");
            case BYTES -> size + (size == 1 ? " byte" : " bytes");
            default -> kind.word();
        };
        return isBigEndian() ? name + ", big-endian" : name;
    }
}
