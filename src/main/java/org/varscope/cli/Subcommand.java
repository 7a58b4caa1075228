package org.varscope.cli;

import org.varscope.cli.output.Messages;
import org.varscope.cli.output.Output;
import org.varscope.cli.output.Refusal;
import picocli.CommandLine.Command;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.Option;

/// One thing that the command line does.
@Command(sortOptions = false, versionProvider = Subcommand.ProgramVersion.class)
abstract class Subcommand {
    @Option(names = {"-h", "--help"}, usageHelp = true, description = "Show this help.")
    private boolean help;

    @Option(names = {"-V", "--version"}, versionHelp = true, description = "Show the version.")
    private boolean version;

    /// Does it.
    ///
    /// @param out takes results
    /// @param err takes messages for people
    /// @return the exit code
    abstract int run(Output out, Messages err) throws Refusal;

    /// The [Version] for the parser of the command line, which the window does without.
    static final class ProgramVersion implements IVersionProvider {
        ProgramVersion() { }

        @Override
        public String[] getVersion() throws Exception {
            return new String[] {Version.line()};
        }
    }
}
