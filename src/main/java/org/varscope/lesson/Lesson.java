package org.varscope.lesson;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.said.Language;

/// An exercise.
///
/// @param id       names it in what is kept of a person's progress: the name of its file without `.lesson`
/// @param level    how hard it is, from 1
/// @param title    in a few words
/// @param text     what is to be known for it
/// @param task     what is to be done
/// @param hints    each of which says more than the one before
/// @param files    what there is to work on; the first is the one that the task is about
/// @param checks   what must hold for the task to be solved
/// @param right    why it is solved then; null where nothing is said
/// @param mistakes answers that are known to be wrong, and what to say to them
/// @param solution changes of the first file that solve the task; empty where the conditions say it all
public record Lesson(String id, int level, Translated title, Translated text, Translated task, List<Translated> hints,
        List<LessonFile> files, List<Condition> checks, @Nullable Translated right, List<Mistake> mistakes,
        List<Change> solution) {
    /// What the names of lesson files end with.
    public static final String EXTENSION = ".lesson";
    private static final String SAVE = ".save";

    /// Copies the lists.
    public Lesson {
        hints = List.copyOf(hints);
        files = List.copyOf(files);
        checks = List.copyOf(checks);
        mistakes = List.copyOf(mistakes);
        solution = List.copyOf(solution);
    }

    /// A wrong answer that is understood.
    ///
    /// @param sign    by which it is known
    /// @param message what to say to it
    /// @param line    of the lesson's file, from 1
    public record Mistake(Condition sign, Translated message, int line) { }

    /// {@return the file that the task is about}
    public LessonFile file() {
        return files.getFirst();
    }

    /// {@return a plain name for one of its files to be written under: its own, or else one made of the lesson's id}
    public String nameOf(LessonFile file) {
        if (!file.name().isEmpty()) {
            return file.name();
        }
        String name = id.substring(id.indexOf(':') + 1) + SAVE;
        return FileName.trouble(name).isEmpty() ? name : "lesson" + SAVE;
    }

    /// {@return what the tab of one of its files is called in `language`, which is a plain name as well, as it is
    /// proposed when the tab is saved}
    public String tabOf(LessonFile file, Language language) {
        String name = title.in(language);
        return file.name().isEmpty() && FileName.trouble(name).isEmpty() ? name : nameOf(file);
    }

    /// {@return whether something is to be typed as the answer}
    public boolean asksForText() {
        return checks.stream().anyMatch(Condition.Answer.class::isInstance);
    }

    /// {@return the id that a lesson in a file of this name has}
    public static String idOf(String fileName) {
        return fileName.endsWith(EXTENSION) ? fileName.substring(0, fileName.length() - EXTENSION.length()) : fileName;
    }
}
