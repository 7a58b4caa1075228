package org.varscope.cli.output;

/// How a verb ended, as the documentation of the command line has it.
public final class ExitCode {
    /// Fine.
    public static final int FINE = 0;
    /// Done, but a record is refused or a problem of severity ERROR was found.
    public static final int FOUND = 1;
    /// Wrong usage.
    public static final int USAGE = 2;
    /// A file could not be read, is not this format, or could not be written.
    public static final int FILE = 3;
    /// A path or value given does not fit.
    public static final int MISFIT = 4;

    private ExitCode() { }
}
