package org.varscope.explain;

/// Numbers as the window writes them, in every language: the command line and files have ways of their own.
public final class Numbers {
    private Numbers() { }

    /// {@return the number with a thin space between groups of three digits}
    public static String grouped(long number) {
        String digits = Long.toString(number);
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < digits.length(); i++) {
            if (i > 0 && (digits.length() - i) % 3 == 0 && digits.charAt(i - 1) != '-') {
                out.append('\u202F');
            }
            out.append(digits.charAt(i));
        }
        return out.toString();
    }
}
