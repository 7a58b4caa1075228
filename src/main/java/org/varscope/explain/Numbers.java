package org.varscope.explain;

import module java.base;

/// Numbers as the window writes them, in every language: the command line and files have ways of their own.
public final class Numbers {
    private Numbers() { }

    /// {@return the number with a thin space between groups of three digits}
    public static String grouped(long number) {
        return String.format(Locale.ROOT, "%,d", number).replace(',', '\u202F');
    }
}
