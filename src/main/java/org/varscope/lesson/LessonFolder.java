package org.varscope.lesson;

import module java.base;
import org.varscope.document.file.FileRemark;
import org.varscope.document.save.SmallText;
import org.varscope.remark.Clause;
import org.varscope.remark.Remarked;
import org.varscope.remark.RemarkedIOException;

/// What of the lessons is a person's own: lesson files of theirs, and which lessons they have solved. All of it reads
/// or writes files, and is for threads that may wait.
///
/// @param folder where lesson files of a person's own are; it need not be there
/// @param solved the file that keeps which lessons are solved, one a line
public record LessonFolder(Path folder, Path solved) {
    private static final String OWN = "own:";

    /// All lessons there are.
    ///
    /// @param lessons  in the order in which they are taken; a person's own last
    /// @param solved   ids of those that are solved
    /// @param troubles why files in the folder are no lessons
    public record Shelf(List<Lesson> lessons, Set<String> solved, List<Clause> troubles) {
        /// Copies what it is given.
        public Shelf {
            lessons = List.copyOf(lessons);
            solved = Set.copyOf(solved);
            troubles = List.copyOf(troubles);
        }

        /// {@return the lesson after the one with this id; empty after the last, and where there is no such lesson}
        public Optional<Lesson> after(String id) {
            return lessons.stream().dropWhile(lesson -> !lesson.id().equals(id)).skip(1).findFirst();
        }

        /// {@return how many of the lessons are solved}
        public long done() {
            return lessons.stream().filter(lesson -> solved.contains(lesson.id())).count();
        }

        /// {@return the same with one more solved}
        public Shelf solving(String id) {
            Set<String> more = new HashSet<>(solved);
            more.add(id);
            return new Shelf(lessons, more, troubles);
        }
    }

    /// {@return the folder and the file beside a file of settings}
    public static LessonFolder beside(Path settings) {
        return new LessonFolder(settings.resolveSibling("lessons"), settings.resolveSibling("lessons-solved.txt"));
    }

    /// {@return all lessons}
    public Shelf shelf() {
        List<Lesson> lessons = new ArrayList<>(Lessons.shipped());
        List<Clause> troubles = new ArrayList<>();
        for (Path file : files(troubles)) {
            try {
                lessons.add(read(file));
            } catch (IOException e) {
                troubles.add(trouble(file, e));
            }
        }
        return new Shelf(lessons, solvedIds(), troubles);
    }

    private List<Path> files(List<Clause> troubles) {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(LessonFolder::isLesson).sorted().toList();
        } catch (IOException e) {
            troubles.add(trouble(folder, e));
            return List.of();
        }
    }

    private static Clause trouble(Path file, IOException why) {
        return why instanceof Remarked remarked ? remarked.remark()
                : LessonRemark.UNREAD.with(file, Remarked.part(why));
    }

    /// {@return whether the name of a file says that it is a lesson}
    public static boolean isLesson(Path file) {
        return String.valueOf(file.getFileName()).endsWith(Lesson.EXTENSION);
    }

    /// {@return the lesson in `file`}
    /// @throws IOException with a reason for people that names the file, if it cannot be read or is no lesson
    public static Lesson read(Path file) throws IOException {
        String text = SmallText.read(file, FileRemark.LESSON);
        try {
            return LessonReader.read(OWN + Lesson.idOf(String.valueOf(file.getFileName())), text);
        } catch (LessonException e) {
            throw new RemarkedIOException(LessonRemark.AT_LINE_OF.with(e.line(), e.found(), e.expected(),
                    file.getFileName()), e);
        }
    }

    private Set<String> solvedIds() {
        try {
            return Files.isRegularFile(solved)
                    ? SmallText.read(solved, FileRemark.LESSON_LIST).lines().collect(Collectors.toSet()) : Set.of();
        } catch (IOException _) {
            return Set.of(); // what is kept is a comfort, and no reason not to learn
        }
    }

    /// Keeps that the lesson with this id is solved.
    ///
    /// @throws IOException if that cannot be kept
    public void solve(String id) throws IOException {
        Set<String> ids = new TreeSet<>(solvedIds());
        if (ids.add(id)) {
            SmallText.write(solved, String.join("\n", ids) + "\n");
        }
    }
}
