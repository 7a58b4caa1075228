package org.varscope.cli;

/// How a verb ended, as the documentation of the command line has it.
final class ExitCode {
    /// Fine.
    static final int FINE = 0;
    /// Done, but a record is refused or a problem of severity ERROR was found.
    static final int FOUND = 1;
    /// Wrong usage.
    static final int USAGE = 2;
    /// A file could not be read, is not this format, or could not be written.
    static final int FILE = 3;
    /// A path or value given does not fit.
    static final int MISFIT = 4;

    private ExitCode() { }
}
