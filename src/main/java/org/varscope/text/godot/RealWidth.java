package org.varscope.text.godot;

import module java.base;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Layout;
import org.varscope.dialect.Number;
import org.varscope.dialect.Row;
import org.varscope.variant.VariantKind;

/// Whether floats that are read from text are taken in 64 bits or narrowed to 32, as the engine of a dialect does.
public final class RealWidth {
    /// This program's own words around a value whose width is another than the usual one.
    public static final String WIDE = "Wide";
    /// The word for floats of 32 bits where the reader would take 64.
    public static final String NARROW = "Narrow";

    private RealWidth() { }

    /// {@return whether the floats in a value of `kind` have 64 bits in `dialect`}
    public static boolean isWide(VariantKind kind, Dialect dialect) {
        Optional<Number> number = dialect.rowOf(kind).flatMap(RealWidth::number);
        return switch (kind) {
            case FLOAT -> number.filter(n -> n == Number.F32).isEmpty();
            case PACKED_FLOAT64_ARRAY -> true;
            default -> number.filter(n -> n == Number.F64
                    || n == Number.REAL && dialect.traits().wideReals()).isPresent();
        };
    }

    /// {@return what the numbers of a value are; empty where it is not made of numbers}
    public static Optional<Number> number(Row row) {
        return switch (row.layout()) {
            case Layout.Fixed(var number, _) -> Optional.of(number);
            case Layout.Packed(var number, _) -> Optional.of(number);
            default -> Optional.empty();
        };
    }
}
