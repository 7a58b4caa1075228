package org.varscope.ui.tree;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.AbsentBytesException;
import org.varscope.bytes.BinarySearch;
import org.varscope.bytes.Span;
import org.varscope.document.place.Bookmark;
import org.varscope.document.place.Bookmarks;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Structure;
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

    /// The bytes of a row, with its key: its own, and those of what is below it.
    private record Bytes(long start, long below, long end) { }

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
        return bytes(item).map(this::of).orElse(Mark.NONE);
    }

    private Mark of(Bytes row) {
        int own = firstFrom(found, row.start);
        int below = firstFrom(found, row.below);
        int bookmark = firstFrom(marked, row.start);
        boolean isBookmarked = bookmark < marked.size() && marked.get(bookmark).start() < row.below;
        return new Mark(meaning, own < below, firstFrom(found, row.end) - below,
                isBookmarked ? bookmarks.get(bookmark).hue() : null);
    }

    /// {@return whether anything was found from one row up to another}
    ///
    /// @param to null for the end
    boolean isFoundBetween(@Nullable RowItem from, @Nullable RowItem to) {
        Optional<Bytes> first = from == null ? Optional.empty() : bytes(from);
        Optional<Bytes> last = to == null ? Optional.empty() : bytes(to);
        if (first.isEmpty() || to != null && last.isEmpty()) {
            return false;
        }
        int index = firstFrom(found, first.get().start);
        return index < found.size() && found.get(index).start() < last.map(Bytes::start).orElse(Long.MAX_VALUE);
    }

    private static int firstFrom(List<Span> spans, long offset) {
        return BinarySearch.partitionPoint(spans, span -> span.start() < offset);
    }

    private Optional<Bytes> bytes(RowItem item) {
        Structure structure = model.structure();
        try {
            return switch (item.getValue()) {
                case TreeRow.Gap(var _, Span span, var _, var _) -> Optional.of(leaf(span));
                case TreeRow.Element(var _, long index) -> item.array().flatMap(array -> model.element(array, index))
                        .map(element -> leaf(element.span()));
                case TreeRow.Value(var at) -> item.node().map(node -> value(structure, node, at.last()));
                case TreeRow.Range(var parent, long from, long to) -> range(structure,
                        parent == null ? null : structure.node(parent).orElse(null), from, to);
            };
        } catch (AbsentBytesException _) {
            return Optional.empty();
        }
    }

    private static Bytes leaf(Span span) {
        return new Bytes(span.start(), span.end(), span.end());
    }

    private static Bytes value(Structure structure, Node node, long place) {
        long end = node.span().end();
        long below = node.isCollection() && node.children() > 0 ? structure.childStart(node, 0) : end;
        return new Bytes(structure.childStart(node.parent(), place), below, end);
    }

    private Optional<Bytes> range(Structure structure, @Nullable Node parent, long from, long to) {
        if (parent == null || parent.isCollection()) {
            long start = structure.childStart(parent, from);
            return Optional.of(new Bytes(start, start, structure.childStart(parent, to)));
        }
        return model.element(parent, from).flatMap(first -> model.element(parent, to - 1)
                .map(last -> new Bytes(first.span().start(), first.span().start(), last.span().end())));
    }
}
