package org.varscope.text.cell;

import module java.base;
import org.varscope.dialect.Floats;
import org.varscope.text.Digits;
import org.varscope.text.TextException;
import org.varscope.text.TextRemark;
import org.varscope.text.godot.Cursor;
import org.varscope.text.godot.Numeral;

/// One float among others, as it is shown and typed: as in [TypedNumber], and `inf`, `nan` and the other words for what
/// has no digits.
public final class RealText {
    private RealText() { }

    /// {@return the digits that distinguish it from all others of its width}
    public static String show(double number, boolean wide) {
        return Digits.number(number, wide);
    }

    /// {@return the number that `typed` means, in the width that it will have}
    /// @throws TextException if it means none
    public static double read(String typed, boolean wide) throws TextException {
        String text = typed.strip();
        try {
            Cursor cursor = new Cursor(TypedNumber.plain(text).orElse(text));
            double number = new Numeral(cursor).real(wide);
            if (cursor.here() >= 0) {
                throw cursor.wrong(cursor.at(), TextRemark.END_OF_NUMBER.with());
            }
            return wide ? number
                    : Double.longBitsToDouble(Floats.widen(Floats.narrow(Double.doubleToRawLongBits(number))));
        } catch (TextException e) {
            throw new TextException(0, "`" + text + "`", e.expected().kind() == TextRemark.NUMBER_OF_BITS ? e.expected()
                    : TextRemark.REAL.with());
        }
    }
}
