package org.varscope.explain;

import module java.base;
import org.varscope.said.Language;
import org.varscope.said.Wording;
import org.varscope.text.Digits;
import org.varscope.text.cell.FloatBits;

/// What the bits of a float say, as a formula or a word.
public final class FloatWords {
    private FloatWords() { }

    /// {@return such as `+ 2^1 × 1.75`, `− infinity`, `quiet NaN, payload 0x1`}
    public static String of(FloatBits bits, Language language) {
        Wording words = Wording.beside(FloatWords.class, language);
        String sign = bits.isNegative() ? "\u2212 " : "+ ";
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
                    fraction(bits, 0), words.say("float.subnormal")));
        }
        return sign + "2^%s \u00d7 %s".formatted(bits.exponent() - bits.bias(), fraction(bits, 1));
    }

    /// What the power of two is multiplied with: digits that are exactly it, or so many that more tell nothing.
    private static String fraction(FloatBits bits, int whole) {
        BigDecimal exact = new BigDecimal(bits.fraction()).divide(new BigDecimal(bits.maxFraction() + 1))
                .add(BigDecimal.valueOf(whole));
        String few = Digits.number(exact.doubleValue(), true);
        return new BigDecimal(few).compareTo(exact) == 0 ? few : ExactNumber.digits(exact);
    }
}
