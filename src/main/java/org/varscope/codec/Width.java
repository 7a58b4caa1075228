package org.varscope.codec;

import org.varscope.dialect.Dialect;
import org.varscope.dialect.Flag;
import org.varscope.dialect.Row;
import org.varscope.variant.VariantKind;

/// How wide numbers are to be written.
enum Width {
    /// As the engine chooses.
    ENGINE,
    /// In 32 bits where the numbers fit.
    NARROW,
    /// In 64 bits.
    WIDE;

    /// {@return the width that a value with the header `previous` had, where a new one of `kind` can keep it}
    static Width of(int previous, VariantKind kind, Dialect dialect) {
        Row row = dialect.row(previous);
        if (row == null || row.kind() != kind || !row.wide()) {
            return ENGINE;
        }
        return (previous & Flag.WIDE) != 0 ? WIDE : NARROW;
    }
}
