package org.varscope.ui.packed;

import module java.base;
import org.varscope.text.Digits;

/// Numbers beside pictures, as exact as a glance asks for.
final class GlanceNumbers {
    private static final MathContext GLANCE = new MathContext(6);

    private GlanceNumbers() { }

    /// {@return the number with at most six digits that count; nothing where it is none}
    static String of(double number) {
        return Double.isNaN(number) ? "" : Double.isInfinite(number) ? Digits.number((float) number)
                : Digits.number(new BigDecimal(number).round(GLANCE).doubleValue(), true);
    }
}
