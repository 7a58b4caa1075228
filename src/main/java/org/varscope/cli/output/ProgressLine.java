package org.varscope.cli.output;

import module java.base;
import org.varscope.scan.walk.Progress;

/// Says how far long work has come, on a terminal and nowhere else.
public final class ProgressLine {
    private static final long FIRST_AFTER_NANOS = 500_000_000L;
    private static final long EVERY_NANOS = 100_000_000L;

    private final Messages err;
    private final boolean shown;
    private long next = System.nanoTime() + FIRST_AFTER_NANOS;
    private int width;

    /// @param quiet whether nothing is said even on a terminal
    public ProgressLine(Messages err, boolean quiet) {
        this.err = err;
        Console console = quiet ? null : System.console();
        this.shown = console != null && console.isTerminal();
    }

    /// {@return what follows one piece of work}
    /// @param total bytes, or 0 where that is not known
    public Progress of(String doing, String name, long total) {
        return done -> {
            if (shown && System.nanoTime() >= next) {
                next = System.nanoTime() + EVERY_NANOS;
                say(total == 0 && done == 0 ? "%s %s".formatted(doing, name)
                        : total == 0 ? String.format(Locale.ROOT, "%s %s: %,d bytes", doing, name, done)
                        : "%s %s: %s %%".formatted(doing, name, done * 100 / total));
            }
            return true;
        };
    }

    /// Removes what was said.
    public void clear() {
        if (width > 0) {
            width = err.over(width, "");
        }
    }

    private void say(String text) {
        width = err.over(width, text);
    }
}
