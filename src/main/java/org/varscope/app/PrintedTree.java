package org.varscope.app;

import module java.base;
import org.varscope.cli.CommandLineRun;
import org.varscope.lesson.LessonFolder;
import org.varscope.said.Clauses;
import org.varscope.text.Visible;
import org.varscope.ui.file.Sample;

/// What the window would show, as the verb `tree` prints it.
final class PrintedTree {
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
