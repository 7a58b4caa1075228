package org.varscope.ui.editor;

import module java.base;
import module javafx.controls;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.AbsentBytesException;
import org.varscope.dialect.FieldList;
import org.varscope.dialect.Framing;
import org.varscope.document.Snapshot;
import org.varscope.document.edit.Edit;
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

    /// Says above a document that one value inside it is all that it is read as, since a person had one decoded
    /// there, and leads back to the values that were there before.
    static final class DecodedBanner {
        private final EditorModel model;
        private final Banner banner;
        /// The revisions that decoding has made, so that the step before each is the reading before.
        private final Set<Long> made = new HashSet<>();
        private long newest;
        private @Nullable Framing shown;
        private Edit.@Nullable Reinterpret before;

        DecodedBanner(EditorModel model, Lifetime lifetime, Banner banner) {
            this.model = model;
            this.banner = banner;
            this.newest = model.snapshot().revision();
            lifetime.follow(model.stateProperty(), now -> look(now.snapshot()));
        }

        private void look(Snapshot now) {
            Framing framing = now.structure().framing();
            String words = words(framing).orElse(null);
            if (words == null) {
                before = new Edit.Reinterpret(now.structure().dialect(), framing);
            }
            if (!framing.equals(shown)) {
                shown = framing;
                if (now.revision() > newest) {
                    made.add(now.revision());
                }
                tell(words);
            }
            newest = Math.max(newest, now.revision());
        }

        private void tell(@Nullable String words) {
            if (words == null) {
                banner.hide();
            } else if (before != null) {
                var back = new QuestionCard.Answer("back", Messages.get("editor.as-before"), this::goBack);
                banner.show(words, List.of(back), Messages.get("file.dismiss"));
            }
        }

        private void goBack() {
            if (made.contains(model.snapshot().revision()) && model.history().canUndo()) {
                model.history().undo();
            } else if (before != null) {
                model.edits().apply(before);
            }
        }

        /// What is to be said of a reading that [Framing#valueAt] makes; empty for every other.
        private static Optional<String> words(Framing framing) {
            return framing.list().filter(_ -> framing.isValueAt()).map(FieldList::items).map(items -> items.size() == 1
                    ? Messages.get("editor.one-value")
                    : Messages.get("editor.one-value-after", Messages.get("model.bytes", items.getFirst().size())));
        }
    }
}
