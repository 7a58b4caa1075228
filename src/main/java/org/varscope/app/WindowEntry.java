package org.varscope.app;

import module java.base;
import module javafx.controls;
import java.nio.file.Path;
import org.varscope.cli.CommandLineRun;
import org.varscope.lesson.LessonFolder;
import org.varscope.said.Clauses;
import org.varscope.text.Visible;
import org.varscope.ui.file.Sample;

/// Starts the window, on the screen or, where there is none, off it.
final class WindowEntry {
    /// Property that names a sample to open where no file is given.
    static final String SAMPLE = "varscope.sample";
    /// Property that ends the program once it has shown its files, with a picture, as where there is no display:
    /// packages are made and tried so.
    private static final String PICTURE = "varscope.picture";
    /// Property that ends the program once it has shown its files, with nothing to show for it: what a start needs is
    /// learnt so, and no more than that.
    private static final String REHEARSAL = "varscope.rehearsal";

    /// JavaFX's property that names the ways of drawing to try, in their order.
    private static final String DRAWING = "prism.order";
    /// JavaFX's property that keeps it from caching drawn backgrounds: in software that is no faster, and takes
    /// 12 MiB.
    private static final String UNCACHED = "prism.disableRegionCaching";

    private static final int MOST_CAUSES = 10;
    /// Devices of Mesa and of the drivers of NVIDIA, ARM, Imagination, Qualcomm and Windows' Linux.
    private static final Pattern GRAPHICS = Pattern.compile("dri|nvidia\\w*|mali\\d*|pvr\\w*|kgsl\\w*|dxg");
    /// The exit code where there could be no window.
    static final int FAILED = 1;

    private WindowEntry() { }

    /// {@return whether somebody wants a picture of the window wherever the program was started}
    static boolean isForPicture() {
        return Boolean.getBoolean(PICTURE);
    }

    /// {@return whether the window is only shown to learn what that needs}
    static boolean isRehearsal() {
        return Boolean.getBoolean(REHEARSAL);
    }

    /// Runs the window until it is closed.
    ///
    /// A window that runs already takes the files instead, unless a new one is asked for.
    ///
    /// @param arguments `--new-window` or not, and files to open; empty ones are left out
    /// @return the exit code
    static int run(String[] arguments) {
        boolean own = arguments.length > 0 && arguments[0].equals(CommandLineRun.NEW_WINDOW);
        List<Path> files = Arrays.stream(arguments).skip(own ? 1 : 0).filter(argument -> !argument.isBlank())
                .map(Path::of).toList();
        boolean missing = isOffScreen(System.getProperty("os.name"), System.getenv(),
                System.getProperty("glass.platform", ""));
        if (missing && !isForPicture() && !isRehearsal() && !Files.isDirectory(OffScreen.BUILT)) {
            System.err.println("There is no display here: the tree is printed instead of a window.");
            return PrintedTree.print(files);
        }
        boolean offScreen = missing || isForPicture() || isRehearsal();
        if (System.getProperty(DRAWING) == null
                && isDrawnInSoftware(System.getProperty("os.name"), Path.of("/dev"))) {
            System.setProperty(DRAWING, "sw");
            System.setProperty(UNCACHED, "true");
        }
        if (missing) {
            System.err.println("There is no display here: the window runs off screen, and its picture goes to a file.");
            System.setProperty("glass.platform", "Headless");
            System.setProperty(DRAWING, "sw");
        }
        String sample = System.getProperty(SAMPLE, "");
        Handoff handoff = Handoff.of(SettingsFile.here().getParent(), System.getenv());
        try (handoff) {
            boolean first = !missing && handoff.claim();
            if (!offScreen && !first && !own && (sample.isEmpty() || !files.isEmpty()) && handoff.handOver(files)) {
                return 0;
            }
            // One window keeps what is open: the one that others hand their files to.
            WindowApp.prepare(WindowStart.Order.of(files, SettingsFile.here(), first && !offScreen && sample.isEmpty(),
                    sample, offScreen), handoff);
            Application.launch(WindowApp.class);
        } catch (RuntimeException | Error e) {
            System.err.println(Visible.line("varscope: the window cannot be opened: " + reason(e)));
            return FAILED;
        }
        int code = WindowApp.exitCode();
        return offScreen && !isRehearsal() ? Math.max(code, PrintedTree.print(files)) : code;
    }

    /// What the toolkit says is below what it wraps that in.
    private static String reason(Throwable failure) {
        Throwable last = failure;
        for (int i = 0; i < MOST_CAUSES && last.getCause() != null; i++) {
            last = last.getCause();
        }
        return String.valueOf(last.getMessage() == null ? last : last.getMessage());
    }

    /// {@return whether the window must be run off screen: on a system that tells of its displays in the environment,
    /// none is told of, and nobody has chosen a platform by hand}
    ///
    /// @param system      as `os.name` says it
    /// @param environment where `DISPLAY` and `WAYLAND_DISPLAY` are looked up
    /// @param forced      the property `glass.platform`, or an empty text
    static boolean isOffScreen(String system, Map<String, String> environment, String forced) {
        boolean tells = system.toLowerCase(Locale.ROOT).contains("linux");
        boolean told = !environment.getOrDefault("DISPLAY", "").isBlank()
                || !environment.getOrDefault("WAYLAND_DISPLAY", "").isBlank();
        return tells && !told && forced.isBlank();
    }

    /// {@return whether there is no graphics device, so that JavaFX draws in software in any case}
    ///
    /// Left alone, it loads OpenGL with its compiler first, finds out that this draws in software too, and keeps it in
    /// memory unused: 60 MiB, and 0.1 s of a start.
    ///
    /// @param system  as `os.name` says it; only Linux is known to tell
    /// @param devices the folder of devices, `/dev`
    static boolean isDrawnInSoftware(String system, Path devices) {
        if (!system.toLowerCase(Locale.ROOT).contains("linux")) {
            return false;
        }
        try (Stream<Path> found = Files.list(devices)) {
            return found.noneMatch(device -> GRAPHICS.matcher(device.getFileName().toString()).matches());
        } catch (IOException | UncheckedIOException _) {
            return false;
        }
    }

    /// What the window would show, as the verb `tree` prints it.
    static final class PrintedTree {
        private static final int UNREADABLE = 3;

        private PrintedTree() { }

        /// Prints the trees of `files`, or of the sample where there are none.
        ///
        /// @return 0, or 3 where a file could not be read; damage is no failure of a window
        static int print(List<Path> files) {
            if (!files.isEmpty()) {
                return tree(files);
            }
            try {
                Path folder = Files.createTempDirectory("varscope");
                Path file = folder.resolve(Sample.FIRST.file());
                try {
                    Files.write(file, Sample.FIRST.bytes());
                    return tree(List.of(file));
                } finally {
                    Files.deleteIfExists(file);
                    Files.delete(folder);
                }
            } catch (IOException e) {
                System.err.println(Visible.line("The sample cannot be printed: " + Clauses.why(e)));
                return UNREADABLE;
            }
        }

        /// A lesson is printed as what it tells.
        private static int tree(List<Path> files) {
            return Stream.of(print("tree", files.stream().filter(file -> !LessonFolder.isLesson(file)).toList()),
                    files.stream().filter(LessonFolder::isLesson).mapToInt(file -> print("lesson", List.of(file)))
                            .max().orElse(0)).max(Comparator.naturalOrder()).orElseThrow();
        }

        private static int print(String verb, List<Path> files) {
            if (files.isEmpty()) {
                return 0;
            }
            String[] arguments = Stream.concat(Stream.of(verb), files.stream().map(Path::toString))
                    .toArray(String[]::new);
            int code = CommandLineRun.run(arguments, System.out, System.err);
            return code == UNREADABLE ? code : 0;
        }
    }
}
