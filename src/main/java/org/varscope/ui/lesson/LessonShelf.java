package org.varscope.ui.lesson;

import module java.base;
import module javafx.controls;
import java.nio.file.Path;
import org.varscope.lesson.Lesson;
import org.varscope.lesson.LessonFolder;
import org.varscope.ui.lifetime.Lasting;
import org.varscope.ui.message.Messages;
import org.varscope.ui.toolkit.Background;

/// The lessons that there are, and which of them are solved, as every page of the window sees them.
public final class LessonShelf {
    private static final LessonFolder.Shelf EMPTY = new LessonFolder.Shelf(List.of(), Set.of(), List.of());

    private final LessonFolder folder;
    private final Background background;
    private final Background.Lane reading;
    private final ObjectProperty<LessonFolder.Shelf> shelf = new SimpleObjectProperty<>(EMPTY);

    /// Lessons that are read when they are first asked for.
    public LessonShelf(LessonFolder folder, Background background) {
        this.folder = folder;
        this.background = background;
        this.reading = background.lane();
    }

    /// {@return a lesson's title}
    public static String title(Lesson lesson) {
        return lesson.title().in(Messages.language());
    }

    /// {@return the lessons; none before they are read}
    public Lasting<LessonFolder.Shelf> shelfProperty() {
        return new Lasting<>(shelf);
    }

    /// {@return where a person's own lessons are}
    Path place() {
        return folder.folder();
    }

    /// Reads the lessons anew, as files may have come.
    public void read() {
        reading.run(_ -> folder.shelf(), shelf::set, _ -> { });
    }

    /// Notes that `lesson` is solved, and keeps it. Where it cannot be kept, it lasts until the program ends.
    void solve(Lesson lesson) {
        shelf.set(shelf.get().solving(lesson.id()));
        background.run(_ -> {
            folder.solve(lesson.id());
            return "";
        }, _ -> { }, _ -> { });
    }

    /// {@return the lesson after `lesson`}
    Optional<Lesson> after(Lesson lesson) {
        return shelf.get().after(lesson.id());
    }
}
