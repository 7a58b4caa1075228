package org.varscope.app;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.lesson.LessonFolder;
import org.varscope.ui.command.KeyLines;
import org.varscope.ui.file.KeptTabs;
import org.varscope.ui.file.Settings;
import org.varscope.ui.message.Messages;

/// What earlier starts have left for this one. All of it is read before there is a window, as the thread of that waits
/// for no file.
///
/// @param settings how the window was left, and what was chosen
/// @param keys     that were chosen, and what is wrong with their file
/// @param left     the files to open
/// @param failures of reading that nobody expected; what they are about is as at the very first start
record KeptState(Settings settings, KeyLines keys, KeptTabs left, List<Throwable> failures) {
    /// Nothing was left.
    static final KeptState FIRST = new KeptState(Settings.FIRST, KeyLines.NONE, KeptTabs.NONE, List.of());

    /// {@return what is kept}
    ///
    /// From now on the language of the settings is spoken, as what is wrong with files is put into words immediately.
    ///
    /// @param place the file of settings, beside which all others are
    /// @param tabs  keeps which files are open; null where this window does not open them
    static KeptState read(Path place, @Nullable TabsFile tabs) {
        List<Throwable> failures = new ArrayList<>();
        Settings settings = read(new SettingsFile(place)::read, Settings.FIRST, failures);
        Messages.speak(settings.language());
        return new KeptState(settings, read(KeysFile.beside(place)::read, KeyLines.NONE, failures),
                tabs == null ? KeptTabs.NONE : read(tabs::read, KeptTabs.NONE, failures), List.copyOf(failures));
    }

    /// One file that is in the way leaves the others as they are.
    private static <T> T read(Supplier<T> reading, T otherwise, List<Throwable> failures) {
        try {
            return reading.get();
        } catch (RuntimeException | Error e) {
            failures.add(e);
            return otherwise;
        }
    }

    /// {@return the same with the first of `files` in front, if there is one that is read as bytes}
    KeptState opening(List<Path> files) {
        return isReadEarly(files) ? new KeptState(settings, keys, left.inFront(files.getFirst()), failures) : this;
    }

    /// {@return those of `files` that the window opens itself, once it is there}
    static List<Path> later(List<Path> files) {
        return isReadEarly(files) ? files.subList(1, files.size()) : files;
    }

    private static boolean isReadEarly(List<Path> files) {
        return !files.isEmpty() && !LessonFolder.isLesson(files.getFirst());
    }
}
