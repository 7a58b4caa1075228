package org.varscope.text;

import org.varscope.dialect.Dialect;
import org.varscope.dialect.Layout;
import org.varscope.dialect.Number;
import org.varscope.dialect.Row;
import org.varscope.variant.VariantKind;

/// Whether floats that are read from text are taken in 64 bits or narrowed to 32, as the engine of a dialect does.
final class RealWidth {
    /// This program's own words around a value whose width is another than the usual one.
    static final String WIDE = "Wide";
    static final String NARROW = "Narrow";

    private RealWidth() { }

    /// {@return whether the floats in a value of `kind` have 64 bits in `dialect`}
    static boolean isWide(VariantKind kind, Dialect dialect) {
        return switch (kind) {
            case FLOAT -> dialect.rowOf(kind).map(Row::layout).filter(RealWidth::isNarrowOnly).isEmpty();
            case PACKED_FLOAT64_ARRAY -> true;
            case PACKED_FLOAT32_ARRAY, PACKED_COLOR_ARRAY, COLOR -> false;
            default -> dialect.traits().wideReals() && dialect.rowOf(kind).filter(Row::wide).isPresent();
        };
    }

    private static boolean isNarrowOnly(Layout layout) {
        return layout instanceof Layout.Fixed(var number, _) && number == Number.F32;
    }
}
