package org.varscope.app;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.util.Locale;
import org.varscope.cli.CommandLineRun;

/// Starts the program: with a verb the command line, else the window, alone or with files.
public final class Main {
    private Main() { }

    /// @param arguments a verb with its own, or files to open; none for an empty window
    public static void main(String[] arguments) {
        // Numbers are written the same everywhere, as scripts and bug reports rely on it.
        Locale.setDefault(Locale.Category.FORMAT, Locale.ROOT);
        // System.out would not say when a disk is full.
        System.exit(CommandLineRun.isMeant(arguments)
                ? CommandLineRun.run(arguments, new FileOutputStream(FileDescriptor.out), System.err)
                : WindowEntry.run(arguments));
    }
}
