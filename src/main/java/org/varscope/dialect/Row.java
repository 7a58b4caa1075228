package org.varscope.dialect;

import org.varscope.variant.VariantKind;

/// One type of a dialect.
///
/// @param id     the number in the header, 0 to 255
/// @param name   what the engine calls the type, such as `PoolIntArray`
/// @param kind   what it is
/// @param layout how its payload is laid out
/// @param wide   whether header bit 16 is the flag for 64-bit numbers (`HEADER_DATA_FLAG_64`)
public record Row(int id, String name, VariantKind kind, Layout layout, boolean wide) {
    /// {@return whether `header` asks for the wide form of this type}
    public boolean isWide(int header) {
        return wide && (header & Flag.WIDE) != 0;
    }
}
