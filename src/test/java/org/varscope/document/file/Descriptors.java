package org.varscope.document.file;

import module java.base;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

/// Which files this program has open, where the system tells.
public final class Descriptors {
    private static final Path OPEN = Path.of("/proc/self/fd");

    private Descriptors() { }

    /// Skips the test elsewhere.
    public static void assumeTold() {
        assumeTrue(Files.isDirectory(OPEN), "this system does not tell which files are open");
    }

    /// {@return whether `file` is open}
    public static boolean has(Path file) {
        try (Stream<Path> open = Files.list(OPEN)) {
            return open.anyMatch(descriptor -> leads(descriptor, file));
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    private static boolean leads(Path descriptor, Path file) {
        try {
            return Files.readSymbolicLink(descriptor).toString().startsWith(file.toString());
        } catch (IOException e) {
            // It was closed while it was looked at.
            return false;
        }
    }
}
