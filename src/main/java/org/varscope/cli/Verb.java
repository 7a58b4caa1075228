package org.varscope.cli;

import module java.base;
import org.varscope.cli.options.ReadingOptions;
import org.varscope.cli.output.ExitCode;
import org.varscope.cli.output.Messages;
import org.varscope.cli.output.Refusal;
import picocli.CommandLine.Mixin;

/// One thing that the command line does with files that it reads.
abstract class Verb extends Subcommand {
    @Mixin
    private ReadingOptions reading = new ReadingOptions();

    /// {@return how it reads files}
    final ReadingOptions reading() {
        return reading;
    }

    /// Work on one of several files.
    @FunctionalInterface
    interface OnFile {
        /// {@return the exit code}
        int run(String file) throws Refusal, IOException;
    }

    /// Does the same for every file, whatever happens with the others.
    ///
    /// @return the highest exit code
    static int each(List<String> files, Messages err, OnFile work) {
        int code = ExitCode.FINE;
        for (String file : files) {
            try {
                code = Math.max(code, work.run(file));
            } catch (Refusal refusal) {
                err.say(refusal.getMessage());
                code = Math.max(code, refusal.code());
            } catch (IOException e) {
                err.say(Opened.said(file, e));
                code = Math.max(code, ExitCode.FILE);
            } catch (UncheckedIOException e) {
                err.say(Opened.said(file, e.getCause()));
                code = Math.max(code, ExitCode.FILE);
            }
        }
        return code;
    }
}
