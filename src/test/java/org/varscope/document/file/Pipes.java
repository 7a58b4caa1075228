package org.varscope.document.file;

import module java.base;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

/// Named pipes, where the system makes them.
public final class Pipes {
    private static final Path SHELL = Path.of("/bin/sh");

    private Pipes() { }

    /// Makes one that looks old, or ends the test as one that cannot be run here.
    public static Path make(Path at) throws IOException, InterruptedException {
        assumeTrue(Files.exists(SHELL), "this system makes no pipes");
        // Java would open it to set its time.
        Process made = new ProcessBuilder(SHELL.toString(), "-c", "mkfifo \"$0\" && touch -d 2001-01-01 \"$0\"",
                at.toString())
                .start();
        assumeTrue(made.waitFor(10, TimeUnit.SECONDS) && made.exitValue() == 0, "this file system has no pipes");
        return at;
    }
}
