package org.varscope.text.cell;

import module java.base;
import org.varscope.text.TextException;
import org.varscope.text.TextRemark;

/// Seconds since 1970 as a date and time in UTC, such as `2026-12-31 23:59:59`.
public final class UnixTime {
    private static final DateTimeFormatter DATE = DateTimeFormatter.ofPattern("uuuu-MM-dd HH:mm:ss", Locale.ROOT)
            .withResolverStyle(ResolverStyle.STRICT);
    private static final long EARLIEST = seconds(1, 1, 1);
    private static final long LATEST = seconds(10000, 1, 1) - 1;
    /// Numbers outside are more likely anything else.
    private static final long LIKELY_FROM = seconds(1990, 1, 1);
    private static final long LIKELY_TO = seconds(2100, 1, 1);
    /// Digits that distinguish all times of this millennium.
    private static final int FRACTION_DIGITS = 7;
    private static final Pattern FRACTION = Pattern.compile("(.*:[0-9]{2})(\\.[0-9]{1,9})");
    private static final int DAY = "2026-12-31".length();

    private UnixTime() { }

    private static long seconds(int year, int month, int day) {
        return LocalDate.of(year, month, day).toEpochSecond(LocalTime.MIDNIGHT, ZoneOffset.UTC);
    }

    /// {@return whether a number that could be anything looks like a time between 1990 and 2100}
    public static boolean isLikely(double seconds) {
        return seconds >= LIKELY_FROM && seconds < LIKELY_TO;
    }

    /// {@return the date and time; empty outside the years 1 to 9999}
    public static Optional<String> show(long seconds) {
        return seconds < EARLIEST || seconds > LATEST ? Optional.empty()
                : Optional.of(DATE.format(LocalDateTime.ofEpochSecond(seconds, 0, ZoneOffset.UTC)));
    }

    /// {@return the seconds of a date with its time, or without one}
    /// @throws TextException if it is none
    public static long read(String typed) throws TextException {
        String text = typed.strip();
        try {
            return LocalDateTime.parse(text.replace('T', ' ') + (text.length() <= DAY ? " 00:00:00" : ""), DATE)
                    .toEpochSecond(ZoneOffset.UTC);
        } catch (DateTimeParseException _) {
            throw new TextException(0, "`" + text + "`", TextRemark.DATE.with());
        }
    }

    /// {@return the date and time of `ticks` since 1970; empty outside the years 1 to 9999}
    ///
    /// @param each how many ticks a second has, a power of ten
    static Optional<String> show(long ticks, long each) {
        BigDecimal part = BigDecimal.valueOf(Math.floorMod(ticks, each)).divide(BigDecimal.valueOf(each));
        return show(Math.floorDiv(ticks, each)).map(shown -> part.signum() == 0 ? shown
                : shown + part.toPlainString().substring(1));
    }

    /// {@return the ticks since 1970 of `text`, which may end in a fraction of a second}
    /// @throws TextException if it is no time, or one between two ticks
    static long read(String text, long each) throws TextException {
        Matcher fraction = FRACTION.matcher(text);
        BigDecimal part = fraction.matches() ? new BigDecimal(fraction.group(2)) : BigDecimal.ZERO;
        try {
            return read(fraction.matches() ? fraction.group(1) : text) * each
                    + part.multiply(BigDecimal.valueOf(each)).longValueExact();
        } catch (ArithmeticException _) {
            throw new TextException(0, "`" + text + "`", TextRemark.TIME_DIGITS.with(
                    Long.toString(each).length() - 1));
        }
    }

    /// {@return the time that `seconds` are, with as few digits of a fraction as read back as this very number; empty
    /// where none do, as it is no time then}
    static Optional<String> showReal(double seconds) {
        if (!(seconds >= EARLIEST && seconds <= LATEST)) {
            return Optional.empty();
        }
        return IntStream.rangeClosed(0, FRACTION_DIGITS).mapToObj(digits -> show(seconds, digits))
                .filter(text -> isRead(text, seconds)).findFirst();
    }

    private static String show(double seconds, int digits) {
        BigDecimal rounded = new BigDecimal(seconds).setScale(digits, RoundingMode.HALF_EVEN);
        BigDecimal whole = rounded.setScale(0, RoundingMode.FLOOR);
        return show(whole.longValue()).orElse("") + rounded.subtract(whole).toPlainString().substring(1);
    }

    private static boolean isRead(String text, double seconds) {
        try {
            return Double.doubleToRawLongBits(readReal(text)) == Double.doubleToRawLongBits(seconds);
        } catch (TextException _) {
            return false;
        }
    }

    /// {@return the seconds of `text`, which may end in a fraction of one}
    /// @throws TextException if it is no time
    static double readReal(String text) throws TextException {
        Matcher fraction = FRACTION.matcher(text);
        return !fraction.matches() ? read(text)
                : BigDecimal.valueOf(read(fraction.group(1))).add(new BigDecimal(fraction.group(2))).doubleValue();
    }
}
