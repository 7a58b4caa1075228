package org.varscope.fuzz;

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
        if (found.equals(expected)) {
            return;
        }
        String[] lines = found.split("\n");
        String[] others = expected.split("\n");
        int line = 0;
        while (line < lines.length && line < others.length && lines[line].equals(others[line])) {
            line++;
        }
        throw new AssertionError("%s: line %d is%n%s%nand should be%n%s".formatted(what, line + 1,
                line < lines.length ? lines[line] : "missing", line < others.length ? others[line] : "missing"));
    }
}
