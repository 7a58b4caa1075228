package org.varscope.ui.tree;

import module java.base;
import module javafx.controls;
import javafx.scene.control.Label;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.BinarySearch;
import org.varscope.bytes.Span;
import org.varscope.document.Change;
import org.varscope.document.place.Bookmark;
import org.varscope.document.place.Bookmarks;
import org.varscope.scan.index.Location;
import org.varscope.ui.message.Messages;
import org.varscope.ui.model.EditorModel;
import org.varscope.ui.model.Moved;
import org.varscope.ui.theme.ScrollMarks;

/// What rows are marked for: what was looked for and found, bookmarks, what is not saved yet, and what another program
/// has changed. Nothing is
/// kept for a row: each looks among the sorted offsets of all, however many there are. The scroll bar shows where among
/// all rows something was found.
public final class RowMarks {
    private final EditorModel model;
    private final TreeTableView<TreeRow> table;
    private final Runnable changed;
    private List<Span> found = List.of();
    /// What is marked in its place while a filter leaves only some rows.
    private @Nullable List<Span> matches;
    private final Set<Location> written = new HashSet<>();
    private @Nullable ScrollMarks scrollMarks;
    private Meaning meaning = Meaning.FOUND;
    private List<Bookmark> bookmarks = List.of();
    private List<Span> marked = List.of();
    private List<Span> unsaved = List.of();

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

    /// The marks of one row, each a shape of its own before the value: a full diamond where it was found, an empty one
    /// with a number where so much was below it, a pointer for a bookmark, a disc where it is not saved.
    ///
    /// @param meaning  what it is marked for
    /// @param found    whether it is
    /// @param within   how many below it are
    /// @param bookmark the colour of its bookmark; null where it has none
    /// @param unsaved  whether it, or anything in it, is not as it was saved
    record Mark(Meaning meaning, boolean found, int within, Bookmark.@Nullable Hue bookmark, boolean unsaved) {
        static final Mark NONE = new Mark(Meaning.FOUND, false, 0, null, false);

        /// {@return the shapes; nothing where there are none}
        List<Node> shapes() {
            List<Node> shapes = new ArrayList<>();
            if (bookmark != null) {
                shapes.add(shape("bookmark-mark", "hue-" + bookmark.name().toLowerCase(Locale.ROOT)));
            }
            if (unsaved) {
                shapes.add(shape("unsaved-mark"));
            }
            if (found) {
                shapes.add(shape("found-mark"));
            }
            if (within > 0) {
                Label count = new Label(Integer.toString(within), shape("found-mark", "within"));
                count.getStyleClass().add("found-count");
                count.setMinWidth(Region.USE_PREF_SIZE);
                shapes.add(count);
            }
            return shapes;
        }

        private static Region shape(String... styles) {
            Region shape = new Region();
            shape.getStyleClass().addAll(styles);
            return shape;
        }

        /// {@return what the shapes say, to be put after what the row says}
        String words() {
            String marked = "tree.mark." + meaning.word();
            return (found ? ", " + Messages.get(marked) : "")
                    + (within > 0 ? ", " + Messages.get(marked + "-within", within) : "")
                    + (bookmark != null ? ", " + Messages.get("tree.bookmarked") : "")
                    + (unsaved ? ", " + Messages.get("tree.unsaved") : "");
        }
    }

    /// @param changed runs when rows are to look again
    RowMarks(EditorModel model, TreeTableView<TreeRow> table, Runnable changed) {
        this.model = model;
        this.table = table;
        this.changed = changed;
    }

    /// Marks rows that were found, those that hold such, and where in the scroll bar they are.
    ///
    /// @param spans in order of offset, however many; it keeps the list, which stays as it is
    public void found(List<Span> spans) {
        found = spans;
        if (matches == null) {
            changed.run();
        }
    }

    /// Marks rows that differ from what they are compared with, in the same way.
    public void different(List<Span> spans) {
        meaning = Meaning.DIFFERENT;
        found(spans);
    }

    /// Marks from now on what a filter has found instead; null for what was found before.
    void matches(@Nullable List<Span> spans) {
        matches = spans;
    }

    /// Marks rows with bookmarks.
    public void bookmarks(Bookmarks now) {
        bookmarks = now.list();
        marked = bookmarks.stream().map(Bookmark::span).toList();
        changed.run();
    }

    /// Marks rows that are not as they were saved, and all around them, as those may be closed.
    ///
    /// @param spans in order of offset; empty ones are where bytes were taken out
    public void unsaved(List<Span> spans) {
        if (!unsaved.equals(spans)) {
            unsaved = spans;
            changed.run();
        }
    }

    /// Marks values that another program has changed, and all around them, as those may be closed; in place of what was
    /// marked before.
    public void written(Collection<Location> values) {
        written.clear();
        for (Location at : values) {
            Location next = at.asValue();
            while (written.add(next) && !next.isRecord()) {
                next = next.parent();
            }
        }
        changed.run();
    }

    boolean isWritten(RowItem item) {
        return item.getValue() instanceof TreeRow.Value(Location at) && written.contains(at);
    }

    /// {@return where what another program has written is after `change`, for [#move]}
    Set<Location> moved(Change change) {
        return written.stream().flatMap(at -> Moved.left(at, change).stream()).collect(Collectors.toSet());
    }

    void move(Set<Location> moved) {
        written.clear();
        written.addAll(moved);
    }

    private List<Span> shown() {
        return matches == null ? found : matches;
    }

    /// {@return the marks of a row; none while its bytes are not at hand}
    Mark of(RowItem item) {
        if (shown().isEmpty() && marked.isEmpty() && unsaved.isEmpty()) {
            return Mark.NONE;
        }
        return RowBytes.of(model, item).map(this::of).orElse(Mark.NONE);
    }

    private Mark of(RowBytes row) {
        int own = firstFrom(shown(), row.start());
        int below = firstFrom(shown(), row.below());
        int bookmark = firstFrom(marked, row.start());
        boolean isBookmarked = bookmark < marked.size() && marked.get(bookmark).start() < row.below();
        return new Mark(meaning, own < below, firstFrom(shown(), row.end()) - below,
                isBookmarked ? bookmarks.get(bookmark).hue() : null, isUnsaved(row));
    }

    private boolean isUnsaved(RowBytes row) {
        int at = BinarySearch.partitionPoint(unsaved, span -> Math.max(span.end(), span.start() + 1) <= row.start());
        return at < unsaved.size() && unsaved.get(at).start() < row.end();
    }

    /// Shows in the scroll bar, from the first time that anything is found, where.
    void markScrollBar() {
        if (scrollMarks == null && !shown().isEmpty()) {
            table.lookupAll(".scroll-bar").stream().map(ScrollBar.class::cast)
                    .filter(bar -> bar.getOrientation() == Orientation.VERTICAL).findFirst().ifPresent(bar -> {
                        scrollMarks = new ScrollMarks(bar);
                        table.expandedItemCountProperty().subscribe((_, _) -> markScrollBar());
                    });
        }
        if (scrollMarks != null) {
            scrollMarks.show((part, parts) -> !shown().isEmpty()
                    && isFoundBetween(rowAt(part, parts), rowAt(part + 1, parts)));
        }
    }

    private @Nullable RowItem rowAt(int part, int parts) {
        int row = (int) ((long) table.getExpandedItemCount() * part / parts);
        return (RowItem) table.getTreeItem(row);
    }

    /// {@return whether anything was found from one row up to another}
    ///
    /// @param to null for the end
    private boolean isFoundBetween(@Nullable RowItem from, @Nullable RowItem to) {
        Optional<RowBytes> first = from == null ? Optional.empty() : RowBytes.of(model, from);
        Optional<RowBytes> last = to == null ? Optional.empty() : RowBytes.of(model, to);
        if (first.isEmpty() || to != null && last.isEmpty()) {
            return false;
        }
        int index = firstFrom(shown(), first.get().start());
        return index < shown().size() && shown().get(index).start() < last.map(RowBytes::start).orElse(Long.MAX_VALUE);
    }

    private static int firstFrom(List<Span> spans, long offset) {
        return BinarySearch.partitionPoint(spans, span -> span.start() < offset);
    }
}
