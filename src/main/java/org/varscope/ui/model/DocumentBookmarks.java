package org.varscope.ui.model;

import module java.base;
import module javafx.controls;
import org.varscope.bytes.Span;
import org.varscope.document.Change;
import org.varscope.document.place.Bookmark;
import org.varscope.document.place.Bookmarks;
import org.varscope.scan.index.Node;
import org.varscope.ui.lifetime.Lasting;
import org.varscope.ui.message.Messages;

/// The bookmarks of one open document, which move with every step.
public final class DocumentBookmarks {
    private final EditorModel model;
    private final ObjectProperty<Bookmarks> bookmarks = new SimpleObjectProperty<>(Bookmarks.NONE);
    private Runnable changed = () -> { };
    private Bookmark.Hue hue = Bookmark.Hue.BLUE;

    /// The bookmarks of `model`, none at first.
    public DocumentBookmarks(EditorModel model) {
        this.model = model;
        model.onChange(this::follow);
    }

    private void follow(Change step) {
        bookmarks.set(bookmarks.get().after(step.before().revision(), step.after().revision(), step.patches()));
    }

    /// {@return the bookmarks where they are now}
    public Lasting<Bookmarks> bookmarksProperty() {
        return new Lasting<>(bookmarks);
    }

    /// {@return the bookmarks where they are now}
    public Bookmarks bookmarks() {
        return bookmarks.get();
    }

    /// Runs `then` after each change that a person makes.
    public void whenChanged(Runnable then) {
        changed = then;
    }

    /// Puts those that were kept in the place of those that there are.
    public void restore(Bookmarks kept) {
        bookmarks.set(kept);
    }

    /// Makes what a person wants of them.
    public void change(UnaryOperator<Bookmarks> how) {
        Bookmarks now = how.apply(bookmarks.get());
        if (!now.equals(bookmarks.get())) {
            bookmarks.set(now);
            changed.run();
        }
    }

    /// Gives a bookmark another colour, which the next new one has too.
    public void dye(Bookmark one, Bookmark.Hue other) {
        hue = other;
        change(all -> all.set(one.with(other)));
    }

    /// Puts a bookmark on what is selected, or on the byte at the caret; takes it away where there is one.
    public void toggle() {
        Span selected = model.selection().bytes();
        Span span = (selected.isEmpty() ? new Span(model.selection().caret(), 1) : selected)
                .intersection(new Span(0, model.bytes().length()));
        Optional<Bookmark> there = bookmarks().at(span);
        if (span.isEmpty()) {
            model.say(Messages.get("model.no-bookmark-here"));
        } else if (there.isPresent()) {
            change(all -> all.without(List.of(there.get())));
            model.say(Messages.get("model.bookmark-removed"));
        } else if (bookmarks().list().size() >= Bookmarks.MOST) {
            model.say(Messages.get("model.most-bookmarks", Bookmarks.MOST));
        } else {
            change(all -> all.add(span, hue, ""));
            model.say(Messages.get("model.bookmark-added"));
        }
    }

    /// Goes to the next one after the selection, or, from the last, to the first; or the other way round.
    ///
    /// @param direction 1 or -1
    public void turn(int direction) {
        List<Bookmark> all = bookmarks().list();
        if (!all.isEmpty()) {
            long at = model.selection().bytes().start();
            int index = direction > 0 ? bookmarks().firstFrom(at + 1) : bookmarks().firstFrom(at) - 1;
            goTo(all.get(Math.floorMod(index, all.size())));
        }
    }

    /// Selects the value that a bookmark is on, or its bytes.
    public void goTo(Bookmark one) {
        Optional<Node> value = valueOf(one);
        if (value.isPresent()) {
            model.selecting().pick(value.get().location());
        } else {
            model.selecting().bytes(one.span().end(), one.span().start());
        }
    }

    /// {@return the value whose very bytes these are; empty where there is none, or its bytes are not at hand}
    private Optional<Node> valueOf(Bookmark one) {
        return model.awaited().find(() -> around(one).filter(node -> node.span().equals(one.span())));
    }

    /// {@return the innermost value around all of a bookmark; empty where there is none, or its bytes are not at hand}
    public Optional<Node> around(Bookmark one) {
        return model.awaited().find(() -> {
            Node node = model.structure().deepestAt(one.span().start()).orElse(null);
            while (node != null && !node.span().encloses(one.span())) {
                node = node.parent();
            }
            return Optional.ofNullable(node);
        });
    }
}
