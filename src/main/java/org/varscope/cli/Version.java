package org.varscope.cli;

import module java.base;
import picocli.CommandLine.IVersionProvider;

/// The version that the build has written beside this class.
public final class Version implements IVersionProvider {
    /// For the parser of the command line.
    public Version() { }

    @Override
    public String[] getVersion() throws IOException {
        try (InputStream in = Objects.requireNonNull(Version.class.getResourceAsStream("version.txt"))) {
            return new String[] {"varscope " + new String(in.readAllBytes(), StandardCharsets.UTF_8).strip()};
        }
    }
}
