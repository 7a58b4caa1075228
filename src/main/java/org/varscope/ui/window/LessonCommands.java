package org.varscope.ui.window;

import module java.base;
import org.varscope.bytes.ByteStore;
import org.varscope.container.Plain;
import org.varscope.lesson.Lesson;
import org.varscope.lesson.LessonFile;
import org.varscope.lesson.LessonFolder;
import org.varscope.ui.command.Command;
import org.varscope.ui.command.Commands;
import org.varscope.ui.editor.EditorPage;
import org.varscope.ui.editor.SideGuide;
import org.varscope.ui.file.EditedFile;
import org.varscope.ui.file.FileOpener;
import org.varscope.ui.file.Opening;
import org.varscope.ui.file.WindowContext;
import org.varscope.ui.lesson.LessonPane;
import org.varscope.ui.lesson.LessonShelf;
import org.varscope.ui.lesson.LessonsPage;
import org.varscope.ui.message.Messages;
import org.varscope.ui.message.Sentence;
import org.varscope.ui.page.RefusalPage;
import org.varscope.ui.toolkit.FailureWords;
import org.varscope.ui.window.tab.PageTab;
import org.varscope.ui.window.tab.TabOpener;
import org.varscope.ui.window.tab.Workspace;

/// Lists lessons, and opens the files of one with the lesson beside the first.
final class LessonCommands {
    private final Workspace workspace;
    private final TabOpener opener;
    private final WindowContext around;
    private final Commands commands;
    private final LessonShelf shelf;

    LessonCommands(Workspace workspace, TabOpener opener, WindowContext around, Commands commands) {
        this.workspace = workspace;
        this.opener = opener;
        this.around = around;
        this.commands = commands;
        this.shelf = new LessonShelf(around.lessons(), around.background());
    }

    void bind() {
        commands.bind(Command.LESSONS, this::list);
        opener.whenLesson(this::open);
    }

    private void list() {
        workspace.all().stream().filter(tab -> tab.page() instanceof LessonsPage).findFirst().ifPresentOrElse(tab -> {
            shelf.read();
            workspace.bringToFront(tab, () -> tab.page().focus());
        }, () -> workspace.show(new LessonsPage(shelf, this::take)));
    }

    /// Opens the lesson in a file; where it is none, a page says which line is wrong, and reads it again when asked.
    private void open(Path file) {
        around.background().run(_ -> LessonFolder.read(file), lesson -> {
            shelf.read();
            take(lesson);
        }, failure -> refuse(file, FailureWords.of(failure)));
    }

    private void refuse(Path file, String why) {
        String name = String.valueOf(file.getFileName());
        FileOpener.Outcome.Refused refused = new FileOpener.Outcome.Refused(() -> Messages.get("window.no-lesson"),
                () -> Sentence.of(why), EditedFile.unsaved(name, new Plain(ByteStore.empty())), null);
        workspace.show(tab -> new RefusalPage(refused, commands, () -> workspace.close(tab), RefusalPage.Ways.NONE,
                "file.again", () -> {
            workspace.close(tab);
            open(file);
        }));
    }

    private void take(Lesson lesson) {
        List<PageTab> tabs = new ArrayList<>();
        for (LessonFile file : lesson.files()) {
            String name = lesson.tabOf(file, Messages.language());
            tabs.add(opener.open(Opening.of(name, file),
                    tabs.isEmpty() ? page -> accompany(lesson, page, tabs) : _ -> { }));
        }
        workspace.bringToFront(tabs.getFirst());
    }

    private void accompany(Lesson lesson, EditorPage page, List<PageTab> tabs) {
        AtomicReference<LessonPane> before = new AtomicReference<>();
        page.accompany((shown, during) -> {
            LessonPane pane = new LessonPane(lesson, shown.model(), during, shelf, new LessonPane.Ways(next -> {
                leave(tabs);
                take(next);
            }, this::list, shown::dismissSideGuide));
            LessonPane same = before.getAndSet(pane);
            if (same != null) {
                pane.takeOver(same);
            }
            return new SideGuide(pane.view(), pane::target, same == null && lesson.asksForText(),
                    pane::isSolved);
        });
    }

    /// Closes what a lesson has opened: its own file, as the task is solved, and others that nobody has edited.
    private void leave(List<PageTab> tabs) {
        for (PageTab tab : tabs) {
            boolean edited = tab.session().filter(session -> session.model().modifiedProperty().get()).isPresent();
            if (workspace.all().contains(tab) && (tab == tabs.getFirst() || !edited)) {
                workspace.close(tab);
            }
        }
    }
}
