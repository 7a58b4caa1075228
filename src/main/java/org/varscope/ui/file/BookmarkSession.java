package org.varscope.ui.file;

import module java.base;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.ByteStore;
import org.varscope.document.Change;
import org.varscope.document.Checkpoint;
import org.varscope.document.file.BookmarkFiles;
import org.varscope.document.place.Bookmark;
import org.varscope.document.place.Bookmarks;
import org.varscope.ui.message.Messages;
import org.varscope.ui.model.Background;
import org.varscope.ui.model.DocumentBookmarks;
import org.varscope.ui.model.EditorModel;
import org.varscope.ui.model.FailureWords;

/// Keeps the bookmarks of a document by its file, and finds them again. What is kept is where they are in the file as
/// it was saved, as unsaved edits may never be; of a document without a file, nothing.
final class BookmarkSession {
    private final EditorModel model;
    private final DocumentBookmarks bookmarks;
    private final BookmarkFiles files;
    private final Background.Lane lane;
    private @Nullable Path path;
    /// The fingerprint of the content that was looked at last.
    private Known known = new Known(ByteStore.empty(), "");
    private boolean loaded;

    private record Known(ByteStore content, String fingerprint) { }

    private record Loaded(Known known, Optional<BookmarkFiles.Kept> kept) { }

    BookmarkSession(EditorModel model, DocumentBookmarks bookmarks, BookmarkFiles files, @Nullable Path path) {
        this.model = model;
        this.bookmarks = bookmarks;
        this.files = files;
        this.lane = model.background().lane();
        this.path = path;
        this.loaded = path == null;
        bookmarks.whenChanged(this::keep);
        if (path != null) {
            load(path);
        }
    }

    private void load(Path from) {
        ByteStore saved = model.savedBytes();
        Background.Lane reading = model.background().lane();
        reading.run(_ -> {
            Known now = new Known(saved, BookmarkFiles.fingerprint(saved));
            return new Loaded(now, files.read(from, now.fingerprint, saved.length()));
        }, this::show, failure -> model.say(Messages.get("file.bookmarks-unread", FailureWords.of(failure))));
    }

    private void show(Loaded found) {
        known = found.known;
        loaded = true;
        List<Bookmark> added = bookmarks.bookmarks().list();
        if (found.kept.isPresent()) {
            Bookmarks kept = new Bookmarks(List.of(), 0, Collections.emptySortedMap());
            for (Bookmark one : found.kept.get().bookmarks()) {
                kept = kept.add(one.span(), one.hue(), one.note());
            }
            Checkpoint document = model.checkpoint();
            int saved = document.indexOf(found.known.content).orElse(document.now());
            kept = moved(kept, document.way(saved, document.now()));
            for (Bookmark one : added) {
                kept = kept.add(one.span(), one.hue(), one.note());
            }
            bookmarks.restore(kept);
            if (!found.kept.get().same()) {
                model.say(Messages.get("file.bookmarks-other"));
            }
        }
        if (!added.isEmpty()) {
            keep();
        }
    }

    /// Keeps them for the file as it was just saved.
    void saved(@Nullable Path now) {
        path = now;
        keep();
    }

    private void keep() {
        Path to = path;
        if (!loaded || to == null) {
            return;
        }
        Bookmarks now = bookmarks.bookmarks();
        Checkpoint document = model.checkpoint();
        ByteStore saved = model.savedBytes();
        Known before = known;
        lane.run(running -> {
            int at = document.indexOf(saved).orElse(document.now());
            List<Bookmark> list = moved(now, document.way(document.now(), at)).list();
            Known content = before.content == saved ? before : new Known(saved, BookmarkFiles.fingerprint(saved));
            synchronized (this) {
                // Newer work may have been faster.
                if (!running.isStopped()) {
                    files.write(to, content.fingerprint, list);
                }
            }
            return content;
        }, content -> known = content,
                failure -> model.say(Messages.get("file.bookmarks-unkept", FailureWords.of(failure))));
    }

    private static Bookmarks moved(Bookmarks from, List<Change> way) {
        Bookmarks now = from;
        for (Change step : way) {
            now = now.after(step.before().revision(), step.after().revision(), step.patches());
        }
        return now;
    }
}
