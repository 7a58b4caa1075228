package org.varscope.app;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import javafx.application.Application;

/// Starts the window, on the screen or, where there is none, off it.
final class WindowEntry {
    /// Property that names a sample to open where no file is given.
    static final String SAMPLE = "varscope.sample";

    private WindowEntry() { }

    /// Runs the window until it is closed.
    ///
    /// @param arguments files to open; empty ones are left out
    /// @return the exit code
    static int run(String[] arguments) {
        List<Path> files = Arrays.stream(arguments).filter(argument -> !argument.isBlank()).map(Path::of).toList();
        boolean offScreen = Display.isMissing(System.getProperty("os.name"), System.getenv(),
                System.getProperty("glass.platform", ""));
        if (offScreen) {
            System.err.println("There is no display here: the window runs off screen, and its picture goes to a file.");
            System.setProperty("glass.platform", "Headless");
            System.setProperty("prism.order", "sw");
        }
        return show(files, offScreen);
    }

    private static int show(List<Path> files, boolean offScreen) {
        WindowApp.prepare(new WindowApp.Order(files, System.getProperty(SAMPLE, ""), offScreen));
        Application.launch(WindowApp.class);
        int code = WindowApp.exitCode();
        return offScreen ? Math.max(code, PrintedTree.print(files)) : code;
    }
}
