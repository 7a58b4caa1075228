package org.varscope.app;

/// Starts the program: the window, alone or with files.
public final class Main {
    private Main() { }

    /// @param arguments files to open; none for an empty window
    public static void main(String[] arguments) {
        System.exit(WindowEntry.run(arguments));
    }
}
