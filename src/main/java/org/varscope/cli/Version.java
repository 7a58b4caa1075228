package org.varscope.cli;

import module java.base;

/// The version that the build has written beside this class.
public final class Version {
    private Version() { }

    /// {@return it, after the name of the program}
    /// @throws IOException if it cannot be read
    public static String line() throws IOException {
        try (InputStream in = Objects.requireNonNull(Version.class.getResourceAsStream("version.txt"))) {
            return "varscope " + new String(in.readAllBytes(), StandardCharsets.UTF_8).strip();
        }
    }
}
