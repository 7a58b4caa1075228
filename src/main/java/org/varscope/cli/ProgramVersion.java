package org.varscope.cli;

import picocli.CommandLine.IVersionProvider;

/// The [Version] for the parser of the command line, which the window does without.
final class ProgramVersion implements IVersionProvider {
    ProgramVersion() { }

    @Override
    public String[] getVersion() throws Exception {
        return new String[] {Version.line()};
    }
}
