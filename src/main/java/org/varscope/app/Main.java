package org.varscope.app;

import module java.base;
import org.varscope.cli.CommandLineRun;
import org.varscope.container.block.Compression;

/// Starts the program: with a verb the command line, else the window, alone or with files.
public final class Main {
    private static final int WRONG_USAGE = 2;

    private Main() { }

    /// @param arguments a verb with its own, or files to open; none for an empty window
    public static void main(String[] arguments) {
        // Numbers are written the same everywhere, as scripts and bug reports rely on it.
        Locale.setDefault(Locale.Category.FORMAT, Locale.ROOT);
        Optional<String> trouble = Arguments.trouble(arguments, charset(), Arguments.COMMAND_LINE);
        if (trouble.isPresent()) {
            System.err.println("varscope: " + trouble.get());
            System.exit(WRONG_USAGE);
        }
        System.setProperty(Compression.LIBRARY_FOLDER, SettingsFile.here().resolveSibling("library").toString());
        // System.out would not say when a disk is full.
        System.exit(CommandLineRun.isMeant(arguments)
                ? CommandLineRun.run(arguments, new FileOutputStream(FileDescriptor.out), System.err)
                : WindowEntry.run(arguments));
    }

    /// What the virtual machine makes text of arguments and names of files by.
    private static Charset charset() {
        return Charset.forName(System.getProperty("sun.jnu.encoding", System.getProperty("native.encoding")));
    }
}
