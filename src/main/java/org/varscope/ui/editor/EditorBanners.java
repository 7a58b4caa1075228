package org.varscope.ui.editor;

import module java.base;
import module javafx.controls;
import org.varscope.bytes.AbsentBytesException;
import org.varscope.ui.card.Banner;
import org.varscope.ui.card.QuestionCard;
import org.varscope.ui.command.Command;
import org.varscope.ui.command.Commands;
import org.varscope.ui.file.DocumentSession;
import org.varscope.ui.file.WindowContext;
import org.varscope.ui.lifetime.Lifetime;
import org.varscope.ui.message.Messages;
import org.varscope.ui.model.EditorModel;
import org.varscope.ui.toolkit.FailureWords;

/// What is said above a document: of its file, of how it is read, of what could not be read, and that edits are not
/// kept.
final class EditorBanners {
    private final DocumentSession session;
    private final EditorModel model;
    private final Lifetime lifetime;
    private final Banner file;
    private final Banner reading;
    private final Banner unread;
    private final Banner unreadable;
    private final Banner unkept;

    /// @param back takes the keyboard where a banner that had it goes away
    EditorBanners(DocumentSession session, Lifetime lifetime, WindowContext around, Runnable back) {
        this.session = session;
        this.model = session.model();
        this.lifetime = lifetime;
        this.file = new Banner("banner", back);
        this.reading = new Banner("reading", back);
        this.unread = new Banner("unread", back);
        this.unreadable = new Banner("unreadable", back);
        this.unkept = new Banner("unkept", back);
        new DecodedBanner(model, lifetime, reading);
        lifetime.follow(model.reading().troubleProperty(), this::sayUnread);
        // What cannot be read comes out while panes are drawn, which is no time to move them.
        lifetime.follow(model.awaited().unreadableProperty(),
                _ -> around.background().later(this::sayUnreadable));
    }

    private List<Banner> all() {
        return List.of(file, reading, unread, unreadable, unkept);
    }

    /// {@return the control}
    Node view() {
        return new VBox(all().stream().map(Banner::view).toArray(Node[]::new));
    }

    /// {@return says what happens to the file}
    Banner file() {
        return file;
    }

    /// {@return what takes the keyboard}
    Stream<Node> targets() {
        return all().stream().flatMap(banner -> banner.target().stream());
    }

    /// Says from now on that edits are not kept, too, with a command that keeps them.
    void offer(Commands commands) {
        lifetime.follow(session.journal().troubleProperty(), _ -> sayUnkept(commands));
        lifetime.follow(model.modifiedProperty(), _ -> sayUnkept(commands));
    }

    private void sayUnread(String why) {
        say(unread, why.isEmpty() ? "" : Messages.get("editor.unread", why), "again", model.reading()::start);
    }

    private void sayUnreadable() {
        AbsentBytesException absent = model.awaited().unreadableProperty().get();
        say(unreadable, absent == null ? "" : Messages.get("editor.unreadable", absent.span(), FailureWords.of(absent)),
                "again", model::retryReading);
    }

    private void sayUnkept(Commands commands) {
        String why = session.journal().troubleProperty().get().map(Messages::say).orElse("");
        say(unkept, why.isEmpty() || !model.modifiedProperty().get() ? "" : Messages.get("editor.unkept", why),
                "save", () -> commands.run(Command.SAVE));
    }

    /// Says `words`, with one way out; nothing where there are none.
    private static void say(Banner banner, String words, String way, Runnable then) {
        if (words.isEmpty()) {
            banner.hide();
        } else {
            banner.show(words, List.of(new QuestionCard.Answer(way, Messages.get("file." + way), then)),
                    Messages.get("file.dismiss"));
        }
    }
}
