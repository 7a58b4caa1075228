package org.varscope.dialect;

import module java.base;

/// Neighbouring bits of a header that say one thing. Together, those of a type are all 32. `core/io/marshalls.cpp`.
///
/// @param from  the lowest, 0 to 31
/// @param count how many, 1 to 32
/// @param use   what they say
public record HeaderBits(int from, int count, Use use) implements BitGroup {
    /// What bits of a header say.
    public enum Use {
        /// The type number.
        TYPE,
        /// Whether numbers take 64 bits. `HEADER_DATA_FLAG_64`.
        WIDE,
        /// Whether an object is an instance id. `HEADER_DATA_FLAG_OBJECT_AS_ID`.
        OBJECT_AS_ID,
        /// How the element type of an Array is given: not at all, as a builtin type, a class or a script.
        ELEMENT_TYPE,
        /// The same of the keys of a Dictionary.
        KEY_TYPE,
        /// The same of the values of a Dictionary.
        VALUE_TYPE,
        /// Nothing; no engine sets them.
        RESERVED
    }

    /// As many as [#slot] gives.
    public static final int SLOTS = 1024;

    private static final int BITS = 32;
    private static final int FLAGS = 16;

    /// {@return the bits of the headers of `row`, from the lowest on}
    /// @param typeMask the header bits that are the type number
    public static List<HeaderBits> of(Row row, int typeMask) {
        List<HeaderBits> bits = new ArrayList<>();
        int at = add(bits, 0, Integer.bitCount(typeMask), Use.TYPE);
        if (at <= FLAGS) {
            at = add(bits, at, FLAGS - at, Use.RESERVED);
            at = add(bits, at, row.wide() ? 1 : 0, Use.WIDE);
            at = switch (row.layout()) {
                case Layout.Properties _ -> add(bits, at, 1, Use.OBJECT_AS_ID);
                case Layout.Elements(boolean typed) -> add(bits, at, typed ? 2 : 0, Use.ELEMENT_TYPE);
                case Layout.Entries(boolean typed) ->
                        add(bits, add(bits, at, typed ? 2 : 0, Use.KEY_TYPE), typed ? 2 : 0, Use.VALUE_TYPE);
                default -> at;
            };
        }
        add(bits, at, BITS - at, Use.RESERVED);
        return List.copyOf(bits);
    }

    private static int add(List<HeaderBits> bits, int from, int count, Use use) {
        if (count > 0) {
            bits.add(new HeaderBits(from, count, use));
        }
        return from + count;
    }

    /// {@return a number below [#SLOTS] that distinguishes headers that often come together: of its type and the first
    /// two of its flags}
    public static int slot(int word) {
        return (word & 0xFF | word >>> FLAGS << Byte.SIZE) & SLOTS - 1;
    }
}
