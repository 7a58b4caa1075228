package org.varscope.ui.file;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.ByteStore;
import org.varscope.container.Plain;
import org.varscope.container.Secret;
import org.varscope.guide.page.Example;
import org.varscope.lesson.LessonFile;
import org.varscope.lesson.Reading;
import org.varscope.sample.SampleFile;
import org.varscope.ui.toolkit.Background;

/// What is opened, of whatever kind: it is read in the background.
///
/// @param name as it is called until it is read
/// @param file where it is; null where it has no file
/// @param work reads it
public record Opening(String name, @Nullable Path file, Background.Work<FileOpener.Outcome> work) {
    /// {@return the file at `path`}
    ///
    /// @param known secrets to try on it
    public static Opening of(Path path, List<Secret> known) {
        return new Opening(String.valueOf(path.getFileName()), path,
                running -> FileOpener.file(path, known, running::over));
    }

    /// {@return bytes that have no file}
    ///
    /// @param known secrets to try on them
    public static Opening of(ByteStore bytes, String name, List<Secret> known) {
        return of(bytes, EditedFile.unsaved(name, new Plain(bytes)), known);
    }

    /// {@return the bytes of `file`, of which a person may have said what they are}
    ///
    /// @param known secrets to try on them
    public static Opening of(ByteStore bytes, EditedFile file, List<Secret> known) {
        return new Opening(file.name(), file.path(),
                running -> FileOpener.bytes(bytes, file, known, running.over(bytes.length())));
    }

    /// {@return a file of the gallery}
    public static Opening of(SampleFile sample) {
        return new Opening(sample.name(), null,
                running -> FileOpener.sample(sample, running.over(sample.bytes().length())));
    }

    /// {@return an example of the guide, read as the guide reads it}
    ///
    /// @param known gives secrets to try on it, where it is not known what it is
    public static Opening of(Example example, Supplier<List<Secret>> known) {
        ByteStore bytes = ByteStore.of(example.bytes());
        return example.wrapped() ? of(bytes, example.name(), known.get())
                : new Opening(example.name(), null, _ -> FileOpener.read(bytes,
                        EditedFile.unsaved(example.name(), new Plain(bytes)), example.reads(), example.lies()));
    }

    /// {@return a file of a lesson}
    public static Opening of(String name, LessonFile file) {
        Reading reading = file.reading();
        return reading == null ? of(file.bytes(), name, List.of())
                : new Opening(name, null, _ -> FileOpener.read(file.bytes(),
                        EditedFile.unsaved(name, new Plain(file.bytes())), reading.dialect(), reading.framed()));
    }

    /// {@return what unpacks a file of which a person has agreed to that, however large its content is}
    public static Opening of(FileOpener.Outcome.Large large) {
        return new Opening(large.file().name(), large.file().path(),
                running -> FileOpener.unpacked(large, running.over(large.what().content())));
    }
}
