package org.varscope.text.cell;

import module java.base;

/// A number as people type it: with a plus, `_` between digits, spaces between groups of three, hexadecimal digits
/// after `0x` or binary ones after `0b`, no digit before the point.
public final class TypedNumber {
    private static final String SPACE = "[ \\u00a0\\u2009\\u202f]";
    private static final Pattern BETWEEN = Pattern.compile("(?<=[0-9A-Fa-f])_+(?=[0-9A-Fa-f])");
    /// Two numbers with a space between them are not one.
    private static final Pattern GROUPS = Pattern.compile("([+-]?[0-9]{1,3}(?:" + SPACE + "[0-9]{3})+)(?![0-9 ])(.*)");
    private static final Pattern SPACES = Pattern.compile("(?<=[0-9A-Fa-f])" + SPACE + "+(?=[0-9A-Fa-f])");
    private static final Pattern BASED = Pattern.compile("([+-]?)0(?:[xX]([0-9A-Fa-f]+)|[bB]([01]+))");
    private static final Pattern DECIMAL =
            Pattern.compile("\\+?(-?)((?:[0-9]+(?:\\.[0-9]*)?|\\.[0-9]+)(?:[eE][+-]?[0-9]+)?)");
    private static final Pattern INTEGER = Pattern.compile("-?[0-9]+");
    private static final int LONG_BITS = 64;
    private static final int MOST_DIGITS = 20;
    private static final int HEX = 16;

    private TypedNumber() { }

    /// {@return the same number as Godot text; empty if this is none}
    ///
    /// Hexadecimal and binary digits of 64 bits are taken as the bits of the int, so that `0xffffffffffffffff` is -1.
    public static Optional<String> plain(String typed) {
        String digits = together(BETWEEN.matcher(typed.strip()).replaceAll(""));
        Matcher based = BASED.matcher(SPACES.matcher(digits).replaceAll(""));
        if (based.matches()) {
            return Optional.of(based(based));
        }
        Matcher decimal = DECIMAL.matcher(digits);
        if (!decimal.matches()) {
            return Optional.empty();
        }
        String number = decimal.group(2);
        return Optional.of(decimal.group(1) + (number.startsWith(".") ? "0" : "") + number);
    }

    private static String together(String digits) {
        Matcher groups = GROUPS.matcher(digits);
        return groups.matches() ? groups.group(1).replaceAll(SPACE, "") + groups.group(2) : digits;
    }

    /// {@return the float; empty if this is no number, nor `inf`, `-inf`, `inf_neg` or `nan`}
    public static OptionalDouble real(String typed) {
        return switch (typed.strip()) {
            case "inf" -> OptionalDouble.of(Double.POSITIVE_INFINITY);
            case "-inf", "inf_neg" -> OptionalDouble.of(Double.NEGATIVE_INFINITY);
            case "nan" -> OptionalDouble.of(Double.NaN);
            default -> plain(typed).stream().mapToDouble(Double::parseDouble).findFirst();
        };
    }

    private static String based(Matcher based) {
        boolean hex = based.group(2) != null;
        BigInteger bits = new BigInteger(hex ? based.group(2) : based.group(3), hex ? HEX : 2);
        boolean negative = based.group(1).equals("-");
        if (!negative && bits.bitLength() == LONG_BITS) {
            return Long.toString(bits.longValue());
        }
        return (negative ? "-" : "") + bits;
    }

    /// {@return the whole number; empty if this is none, or none of at most 20 digits}
    public static Optional<BigInteger> whole(String typed) {
        try {
            return plain(typed).map(number -> new BigDecimal(number).stripTrailingZeros())
                    .filter(number -> number.scale() <= 0 && number.precision() - number.scale() <= MOST_DIGITS)
                    .map(BigDecimal::toBigIntegerExact);
        } catch (NumberFormatException _) {
            return Optional.empty(); // an exponent beyond all bounds
        }
    }

    /// {@return the whole number, written without point and exponent; empty if this is none that 64 bits can hold}
    public static Optional<Long> integer(String typed) {
        return plain(typed).filter(INTEGER.asMatchPredicate()).map(BigInteger::new)
                .filter(number -> number.bitLength() < LONG_BITS).map(BigInteger::longValue);
    }
}
