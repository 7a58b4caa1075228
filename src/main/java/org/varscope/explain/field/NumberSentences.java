package org.varscope.explain.field;

import module java.base;
import org.varscope.bytes.ByteReader;
import org.varscope.bytes.Span;
import org.varscope.dialect.Number;
import org.varscope.dialect.Row;
import org.varscope.explain.ExactNumber;
import org.varscope.said.Phrases;
import org.varscope.scan.field.Field;
import org.varscope.scan.walk.Purpose;
import org.varscope.text.cell.FloatBits;
import org.varscope.variant.NumberNames;
import org.varscope.variant.VariantKind;

/// Says what a number is, how exactly it is stored, and why it has so many bits.
///
/// @param in reads the bytes
record NumberSentences(ByteReader in, Phrases phrases) {
    /// {@return one sentence or several}
    String of(Purpose.Scalar scalar, Telling told) {
        Field field = told.field();
        String value = told.value();
        Row row = field.owner().row();
        if (row != null && row.kind() == VariantKind.BOOL) {
            return phrases.get(value.equals("0") || value.equals("1") ? "bool" : "bool.odd", value);
        }
        Optional<FloatBits> bits = bits(scalar.number(), field.span());
        Optional<String> exact = bits.flatMap(ExactNumber::of);
        long width = field.span().length() * Byte.SIZE;
        String said = number(scalar, exact.isPresent() ? "\u2248 " + value : value, width)
                + exact.filter(_ -> scalar.element() < 0)
                        .map(digits -> phrases.get("number.nearest", value, width, digits)).orElse("");
        return Figures.width(scalar, field, in).map(why ->
                said + width(bits, why.wide(), why.needs(), exact.isPresent())).orElse(said);
    }

    private Optional<FloatBits> bits(Number number, Span span) {
        if (!number.isReal()) {
            return Optional.empty();
        }
        boolean wide = span.length() == Long.BYTES;
        return Optional.of(new FloatBits(wide ? in.i64(span.start()) : in.u32(span.start()), wide));
    }

    private String number(Purpose.Scalar scalar, String value, long width) {
        boolean single = scalar.of().numbers() == 0;
        String name = single ? "" : NumberNames.of(scalar.of(), scalar.component());
        return scalar.element() < 0
                ? single ? phrases.get("number", value, width) : phrases.get("number.component", name, value, width)
                : single ? phrases.get("number.element", scalar.element() + 1, value, width)
                : phrases.get("number.component-of-element", scalar.element() + 1, name, value, width);
    }

    private String width(Optional<FloatBits> real, boolean wide, boolean needs, boolean nearest) {
        if (real.isPresent() && real.get().isNan()) {
            return phrases.get(wide ? "width.real.nan" : "width.real.nan-narrow");
        }
        // That 32 bits hold it would be true of the number and false of its digits.
        return real.isPresent() && nearest && !wide ? ""
                : phrases.get("width." + (real.isPresent() ? "real" : "int")
                        + (!wide ? ".narrow" : needs ? ".needed" : ".spare"));
    }
}
