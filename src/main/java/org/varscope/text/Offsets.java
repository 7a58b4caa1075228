package org.varscope.text;

import module java.base;
import org.varscope.remark.Remark;

/// Offsets as people type them: `0x40`, `40h`, `64`, `$` for the end, and what `+`, `-`, `*` and parentheses make of
/// them. What begins with a sign is counted from where a person is.
public final class Offsets {
    private static final String SPACE = "[ \\u00a0\\u2009\\u202f]";
    private static final Pattern NUMBER = Pattern.compile("(?:0[xX]_*([0-9a-fA-F][0-9a-fA-F_]*)"
            + "|([0-9][0-9a-fA-F_]*)[hH]|0[bB]([01][01_]*)"
            + "|([0-9]{1,3}(?:" + SPACE + "[0-9]{3})+|[0-9][0-9_]*))(?!\\w)");
    private static final int[] RADIX = {0, 16, 16, 2, 10};
    private static final Pattern BETWEEN = Pattern.compile("_|" + SPACE);
    private static final Pattern PIECE = Pattern.compile("[^\\s+*()-]{1,40}|.", Pattern.DOTALL);
    private static final Pattern MEANT = Pattern.compile("(?s)[0-9(+-].*|\\$\\s*(?:[+*-].*)?");

    private final String text;
    private final long end;
    private final Deque<Long> numbers = new ArrayDeque<>();
    /// Where operators and opening parentheses are that are still to be done.
    private final Deque<Integer> open = new ArrayDeque<>();
    private int at;

    private Offsets(String text, long end) {
        this.text = text;
        this.end = end;
    }

    /// {@return whether `text` begins as an offset does, and as no path; a name may begin so as well}
    public static boolean isMeant(String text) {
        return MEANT.matcher(text.strip()).matches();
    }

    /// {@return the offset that `text` names, which may be negative or after the end}
    /// @param here what `+16` and `-0x10` are counted from
    /// @param end  what `$` is
    /// @throws TextException if it names none, or one that a `long` cannot hold
    public static long read(String text, long here, long end) throws TextException {
        return new Offsets(text, end).read(here);
    }

    private long read(long here) throws TextException {
        boolean wanted = true;
        skip();
        if (at < text.length() && "+-".indexOf(text.charAt(at)) >= 0) {
            numbers.push(here);
            open.push(at++);
        }
        for (skip(); at < text.length(); skip()) {
            wanted = wanted ? operand() : operator();
        }
        if (wanted) {
            throw wrong(TextRemark.OFFSET_NUMBER.with());
        }
        while (!open.isEmpty()) {
            if (text.charAt(open.peek()) == '(') {
                throw wrong(TextRemark.CODE.with(")"));
            }
            calculate();
        }
        return numbers.pop();
    }

    /// {@return whether another operand must follow it}
    private boolean operand() throws TextException {
        char first = text.charAt(at);
        if (first == '(') {
            open.push(at++);
            return true;
        }
        if (first == '$') {
            numbers.push(end);
            at++;
            return false;
        }
        Matcher number = NUMBER.matcher(text).region(at, text.length());
        if (!number.lookingAt()) {
            throw wrong(TextRemark.OFFSET_NUMBER.with());
        }
        int form = IntStream.rangeClosed(1, number.groupCount()).filter(i -> number.group(i) != null).findFirst()
                .orElseThrow();
        try {
            numbers.push(Long.parseLong(BETWEEN.matcher(number.group(form)).replaceAll(""), RADIX[form]));
        } catch (NumberFormatException _) {
            throw wrong(TextRemark.OFFSET_SIZE.with());
        }
        at = number.end();
        return false;
    }

    private boolean operator() throws TextException {
        char sign = text.charAt(at);
        if ("+-*)".indexOf(sign) < 0) {
            throw wrong(TextRemark.OFFSET_OPERATOR.with());
        }
        while (!open.isEmpty() && rank(text.charAt(open.peek())) >= rank(sign)) {
            calculate();
        }
        if (sign != ')') {
            open.push(at++);
            return true;
        }
        if (open.isEmpty()) {
            throw wrong(TextRemark.OFFSET_OPERATOR.with());
        }
        open.pop();
        at++;
        return false;
    }

    /// Which operator comes first; an opening parenthesis waits for its closing one.
    private static int rank(char sign) {
        return switch (sign) {
            case '*' -> 3;
            case '+', '-' -> 2;
            case ')' -> 1;
            default -> 0;
        };
    }

    private void calculate() throws TextException {
        int sign = open.pop();
        long right = numbers.pop();
        long left = numbers.pop();
        try {
            numbers.push(switch (text.charAt(sign)) {
                case '*' -> Math.multiplyExact(left, right);
                case '+' -> Math.addExact(left, right);
                default -> Math.subtractExact(left, right);
            });
        } catch (ArithmeticException _) {
            at = sign;
            throw wrong(TextRemark.OFFSET_SIZE.with());
        }
    }

    private void skip() {
        while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
            at++;
        }
    }

    private TextException wrong(Remark expected) {
        Matcher piece = PIECE.matcher(text).region(at, text.length());
        return new TextException(at, piece.lookingAt() ? "`" + piece.group() + "`" : TextRemark.END.with(), expected);
    }
}
