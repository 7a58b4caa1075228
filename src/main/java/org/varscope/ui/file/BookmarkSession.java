package org.varscope.ui.file;

import module java.base;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.ByteStore;
import org.varscope.document.Change;
import org.varscope.document.Checkpoint;
import org.varscope.document.place.Bookmark;
import org.varscope.document.place.Bookmarks;
import org.varscope.document.save.BookmarkFiles;
import org.varscope.ui.message.Messages;
import org.varscope.ui.model.DocumentBookmarks;
import org.varscope.ui.model.EditorModel;
import org.varscope.ui.toolkit.Background;
import org.varscope.ui.toolkit.FailureWords;

/// Keeps the bookmarks of a document by its file, and finds them again. What is kept is where they are in the file as
/// it was saved, as unsaved edits may never be; of a document without a file, nothing.
final class BookmarkSession {
    private final EditorModel model;
    private final DocumentBookmarks bookmarks;
    private final BookmarkFiles files;
    private final Background.Lane lane;
    private @Nullable Path path;
    /// The bytes of the file as they are in it; those of the document where it has no file.
    private final Supplier<ByteStore> stored;
    /// The fingerprint of the bytes that were looked at last.
    private Known known = new Known(ByteStore.empty(), "");
    private boolean loaded;

    private record Known(ByteStore stored, String fingerprint) {
        static Known of(ByteStore stored) {
            return new Known(stored, BookmarkFiles.fingerprint(stored));
        }
    }

    /// @param content that the spans are in
    private record Loaded(Known known, ByteStore content, Optional<BookmarkFiles.Kept> kept) { }

    /// @param stored the bytes of the file as they are in it
    BookmarkSession(EditorModel model, DocumentBookmarks bookmarks, BookmarkFiles files, @Nullable Path path,
            Supplier<ByteStore> stored) {
        this.stored = stored;
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
        ByteStore lies = stored.get();
        Background.Lane reading = model.background().lane();
        reading.run(_ -> {
            Known now = Known.of(lies);
            return new Loaded(now, saved, files.read(from, now.fingerprint, saved.length()));
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
            int saved = document.indexOf(found.content).orElse(document.now());
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
        Bookmarks marks = bookmarks.bookmarks();
        Checkpoint document = model.checkpoint();
        ByteStore saved = model.savedBytes();
        ByteStore lies = stored.get();
        Known before = known;
        lane.run(running -> {
            int at = document.indexOf(saved).orElse(document.now());
            List<Bookmark> list = moved(marks, document.way(document.now(), at)).list();
            Known now = before.stored == lies ? before : Known.of(lies);
            synchronized (this) {
                // Newer work may have been faster.
                if (!running.isStopped()) {
                    files.write(to, now.fingerprint, list);
                }
            }
            return now;
        }, now -> known = now,
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
