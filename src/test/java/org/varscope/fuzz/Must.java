package org.varscope.fuzz;

import module java.base;

/// Assertions that cost nothing while they hold: a message is only put together when it is needed.
final class Must {
    private Must() { }

    /// @param what should be, a format for `arguments`
    /// @throws AssertionError unless `holds`
    static void be(boolean holds, String what, Object... arguments) {
        if (!holds) {
            throw new AssertionError("expected " + what.formatted(arguments));
        }
    }

    /// @throws AssertionError unless both texts are equal; it shows the first line in which they are not
    static void equal(String found, String expected, String what) {
        if (!found.equals(expected)) {
            throw difference(List.of(found.split("\n")), List.of(expected.split("\n")), what);
        }
    }

    /// @throws AssertionError unless both are equal; it shows the first line in which they are not
    static void equal(List<?> found, List<?> expected, String what) {
        if (!found.equals(expected)) {
            throw difference(found, expected, what);
        }
    }

    private static AssertionError difference(List<?> lines, List<?> others, String what) {
        int line = 0;
        while (line < lines.size() && line < others.size() && lines.get(line).equals(others.get(line))) {
            line++;
        }
        Object found = line < lines.size() ? lines.get(line) : "missing";
        Object expected = line < others.size() ? others.get(line) : "missing";
        return new AssertionError("%s: line %d is%n%s%nand should be%n%s".formatted(what, line + 1, found, expected));
    }
}
