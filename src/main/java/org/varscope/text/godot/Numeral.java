package org.varscope.text.godot;

import module java.base;
import org.varscope.dialect.Floats;
import org.varscope.text.TextException;
import org.varscope.text.TextRemark;

/// Reads one number: digits with an optional fraction and exponent, or a word for what has no digits.
///
/// Beside what engines read, it takes what Godot 2 and early 3 print through the C library: `-inf.0`, `-nan.0`,
/// `1.#INF`, `1.#QNAN`, `-1.#IND`.
public final class Numeral {
    private static final double NEGATIVE_NAN = Double.longBitsToDouble(0xfff8000000000000L);
    private static final Map<String, Double> WORDS = Map.of("inf", Double.POSITIVE_INFINITY,
            "-inf", Double.NEGATIVE_INFINITY, "inf_neg", Double.NEGATIVE_INFINITY,
            "nan", Double.NaN, "-nan", NEGATIVE_NAN);
    private static final Map<String, Double> WINDOWS = Map.of("1.#INF", Double.POSITIVE_INFINITY,
            "-1.#INF", Double.NEGATIVE_INFINITY, "1.#QNAN", Double.NaN, "-1.#QNAN", NEGATIVE_NAN,
            "1.#IND", Double.NaN, "-1.#IND", NEGATIVE_NAN);
    private static final int PAYLOAD_DIGITS = 16;
    private static final int LONG_DIGITS = 20;

    private final Cursor cursor;

    /// Reads where `cursor` is.
    public Numeral(Cursor cursor) {
        this.cursor = cursor;
    }

    /// {@return whether a number starts here: a digit, a minus, or one of the words}
    public boolean isHere() {
        int c = cursor.next();
        if (Cursor.isDigit(c) || c == '-') {
            return true;
        }
        int start = cursor.at();
        boolean word = WORDS.containsKey(cursor.word());
        cursor.moveTo(start);
        return word;
    }

    /// {@return whether the number here is an int: digits and nothing else}
    boolean isInteger() throws TextException {
        int start = cursor.skip().at();
        boolean word = !Cursor.isDigit(cursor.here() == '-' ? cursor.ahead(1) : cursor.here());
        boolean integer = !word && !isWindowsWord() && digits().chars().allMatch(c -> Cursor.isDigit(c) || c == '-');
        cursor.moveTo(start);
        return integer;
    }

    /// {@return the float here}
    /// @param wide whether it has 64 bits; if not it is the nearest 32-bit float
    /// @throws TextException if there is none, or the bits cannot hold it
    public double real(boolean wide) throws TextException {
        int start = cursor.skip().at();
        if (!Cursor.isDigit(cursor.here() == '-' ? cursor.ahead(1) : cursor.here())) {
            double value = word();
            if (!wide && !Floats.fits(value)) {
                throw new TextException(start, "`" + cursor.since(start) + "`", TextRemark.NAN_OF_32_BITS.with());
            }
            return value;
        }
        for (var windows : WINDOWS.entrySet()) {
            if (cursor.takeHere(windows.getKey())) {
                return windows.getValue();
            }
        }
        String digits = digits();
        double value = wide ? Double.parseDouble(digits) : Float.parseFloat(digits);
        if (Double.isInfinite(value)) {
            throw new TextException(start, "`" + digits + "`", TextRemark.NUMBER_OF_BITS.with(wide ? 64 : 32));
        }
        return value;
    }

    /// {@return the integer here, which may be written as a float without a fraction}
    long integer(long min, long max) throws TextException {
        int start = cursor.skip().at();
        if (!isHere()) {
            throw cursor.wrong(start, TextRemark.INTEGER.with());
        }
        try {
            String digits = digits();
            long value = digits.length() < LONG_DIGITS && digits.indexOf('.') < 0 && digits.indexOf('e') < 0
                    && digits.indexOf('E') < 0 ? Long.parseLong(digits) : new BigDecimal(digits).longValueExact();
            if (value >= min && value <= max) {
                return value;
            }
        } catch (ArithmeticException | NumberFormatException _) {
            // Not an integer, or far out of range: said below.
        }
        throw new TextException(start, "`" + cursor.since(start) + "`", TextRemark.INTEGER_FROM.with(min, max));
    }

    private boolean isWindowsWord() {
        int places = cursor.here() == '-' ? 1 : 0;
        return cursor.ahead(places) == '1' && cursor.ahead(places + 1) == '.' && cursor.ahead(places + 2) == '#';
    }

    private double word() throws TextException {
        int start = cursor.at();
        cursor.takeHere("-");
        cursor.word();
        String word = cursor.since(start);
        Double value = WORDS.get(word);
        if (value == null) {
            cursor.moveTo(start);
            throw cursor.wrong(start, TextRemark.NUMBER.with());
        }
        cursor.takeHere(".0");
        return word.equals("nan") && cursor.here() == '(' ? payload() : value;
    }

    private double payload() throws TextException {
        cursor.require('(');
        int start = cursor.skip().at();
        cursor.takeHere("0x");
        int digits = cursor.at();
        String hex = cursor.run(HexFormat::isHexDigit);
        if (digits == start || hex.isEmpty() || hex.length() > PAYLOAD_DIGITS
                || !Double.isNaN(Double.longBitsToDouble(Long.parseUnsignedLong(hex, PAYLOAD_DIGITS)))) {
            throw cursor.wrong(start, TextRemark.NAN_BITS.with());
        }
        cursor.require(')');
        return Double.longBitsToDouble(Long.parseUnsignedLong(hex, PAYLOAD_DIGITS));
    }

    /// Takes `-`? digits (`.` digits)? (`e` sign? digits)?
    private String digits() throws TextException {
        int start = cursor.at();
        cursor.takeHere("-");
        if (!Cursor.isDigit(cursor.here())) {
            cursor.moveTo(start);
            throw cursor.wrong(start, TextRemark.NUMBER.with());
        }
        cursor.run(Cursor::isDigit);
        if (cursor.takeHere(".")) {
            cursor.run(Cursor::isDigit);
        }
        if (cursor.here() == 'e' || cursor.here() == 'E') {
            cursor.step();
            if (cursor.here() == '+' || cursor.here() == '-') {
                cursor.step();
            }
            if (!Cursor.isDigit(cursor.here())) {
                throw cursor.wrong(cursor.at(), TextRemark.EXPONENT_DIGITS.with());
            }
            cursor.run(Cursor::isDigit);
        }
        if (Cursor.isLetter(cursor.here()) || cursor.here() == '.') {
            throw cursor.wrong(cursor.at(), TextRemark.END_OF_NUMBER.with());
        }
        return cursor.since(start);
    }
}
