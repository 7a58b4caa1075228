package org.varscope.ui.tree;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.BinarySearch;
import org.varscope.bytes.Span;
import org.varscope.document.place.Bookmark;
import org.varscope.document.place.Bookmarks;
import org.varscope.ui.model.EditorModel;

/// What rows are marked for: what was looked for and found, and bookmarks. Nothing is kept for a row: each looks among
/// the sorted offsets of all, however many there are.
final class RowMarks {
    private final EditorModel model;
    private List<Span> found = List.of();
    private Meaning meaning = Meaning.FOUND;
    private List<Bookmark> bookmarks = List.of();
    private List<Span> marked = List.of();

    /// What rows are marked for besides bookmarks.
    enum Meaning {
        /// They were looked for.
        FOUND,
        /// They differ from what they are compared with.
        DIFFERENT;

        /// {@return what it is called in messages: `found`}
        String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /// The marks of one row.
    ///
    /// @param meaning  what it is marked for
    /// @param found    whether it is
    /// @param within   how many below it are
    /// @param bookmark the colour of its bookmark; null where it has none
    record Mark(Meaning meaning, boolean found, int within, Bookmark.@Nullable Hue bookmark) {
        static final Mark NONE = new Mark(Meaning.FOUND, false, 0, null);
    }

    RowMarks(EditorModel model) {
        this.model = model;
    }

    /// @param spans in order of their starts; it keeps the list, which stays as it is
    void found(Meaning why, List<Span> spans) {
        meaning = why;
        found = spans;
    }

    void bookmarks(Bookmarks now) {
        bookmarks = now.list();
        marked = bookmarks.stream().map(Bookmark::span).toList();
    }

    boolean isAnyFound() {
        return !found.isEmpty();
    }

    /// {@return the marks of a row; none while its bytes are not at hand}
    Mark of(RowItem item) {
        if (found.isEmpty() && marked.isEmpty()) {
            return Mark.NONE;
        }
        return RowBytes.of(model, item).map(this::of).orElse(Mark.NONE);
    }

    private Mark of(RowBytes row) {
        int own = firstFrom(found, row.start());
        int below = firstFrom(found, row.below());
        int bookmark = firstFrom(marked, row.start());
        boolean isBookmarked = bookmark < marked.size() && marked.get(bookmark).start() < row.below();
        return new Mark(meaning, own < below, firstFrom(found, row.end()) - below,
                isBookmarked ? bookmarks.get(bookmark).hue() : null);
    }

    /// {@return whether anything was found from one row up to another}
    ///
    /// @param to null for the end
    boolean isFoundBetween(@Nullable RowItem from, @Nullable RowItem to) {
        Optional<RowBytes> first = from == null ? Optional.empty() : RowBytes.of(model, from);
        Optional<RowBytes> last = to == null ? Optional.empty() : RowBytes.of(model, to);
        if (first.isEmpty() || to != null && last.isEmpty()) {
            return false;
        }
        int index = firstFrom(found, first.get().start());
        return index < found.size() && found.get(index).start() < last.map(RowBytes::start).orElse(Long.MAX_VALUE);
    }

    private static int firstFrom(List<Span> spans, long offset) {
        return BinarySearch.partitionPoint(spans, span -> span.start() < offset);
    }
}
