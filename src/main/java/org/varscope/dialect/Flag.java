package org.varscope.dialect;

/// The bits of a header above the type number. `core/io/marshalls.cpp`.
public final class Flag {
    /// Numbers take 64 bits. `HEADER_DATA_FLAG_64`.
    public static final int WIDE = 1 << 16;
    /// The object is an instance id. `HEADER_DATA_FLAG_OBJECT_AS_ID`.
    public static final int OBJECT_AS_ID = 1 << 16;
    /// Top bit of a collection's count: the container is shared (Godot 1 and 2).
    public static final int SHARED = 1 << 31;

    private static final int KIND_SHIFT = 16;
    private static final int VALUE_KIND_SHIFT = 18;

    private Flag() { }

    /// {@return the container kind of an Array's elements or a Dictionary's keys, 0 to 3}
    public static int firstKind(int header) {
        return header >>> KIND_SHIFT & 3;
    }

    /// {@return the container kind of a Dictionary's values, 0 to 3}
    public static int secondKind(int header) {
        return header >>> VALUE_KIND_SHIFT & 3;
    }

    /// {@return the header bits that announce these container kinds}
    /// @param first  of elements or keys, 0 to 3
    /// @param second of values, 0 to 3
    public static int kinds(int first, int second) {
        return first << KIND_SHIFT | second << VALUE_KIND_SHIFT;
    }
}
