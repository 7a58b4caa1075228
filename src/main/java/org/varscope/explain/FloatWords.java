package org.varscope.explain;

import org.varscope.text.Digits;
import org.varscope.text.cell.FloatBits;

/// What the bits of a float say, as a formula or a word.
public final class FloatWords {
    private FloatWords() { }

    /// {@return such as `+ 2^1 × 1.75`, `− infinity`, `quiet NaN, payload 0x1`}
    public static String of(FloatBits bits, Language language) {
        Wording words = Wording.in(language);
        String sign = bits.isNegative() ? "\u2212 " : "+ ";
        double fraction = (double) bits.fraction() / (bits.maxFraction() + 1);
        if (bits.isNan()) {
            long quiet = bits.maxFraction() + 1 >>> 1;
            boolean is = (bits.fraction() & quiet) != 0;
            return (bits.isNegative() ? sign : "") + words.say(is ? "float.quiet" : "float.signalling",
                    "%X".formatted(bits.fraction() & ~quiet));
        }
        if (bits.exponent() == bits.maxExponent()) {
            return sign + words.say("float.infinity");
        }
        if (bits.exponent() == 0) {
            return sign + (bits.fraction() == 0 ? "0" : "2^%s \u00d7 %s, %s".formatted(1 - bits.bias(),
                    Digits.number(fraction, true), words.say("float.subnormal")));
        }
        return sign + "2^%s \u00d7 %s".formatted(bits.exponent() - bits.bias(), Digits.number(1 + fraction, true));
    }
}
