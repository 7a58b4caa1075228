package org.varscope.ui.tree;

import module java.base;
import module javafx.controls;
import org.jspecify.annotations.Nullable;
import org.varscope.scan.index.Location;
import org.varscope.ui.toolkit.Background;

/// Opens, closes and scrolls the rows of a tree.
public final class Reveal {
    /// More rows than this are not opened at once.
    private static final int BEARABLE = 20_000;

    private final TreeTableView<TreeRow> table;
    private final Background background;
    /// The row that is to be the first in view until a person goes on; -1 where the selected one is to be in view.
    private int first = -1;

    Reveal(TreeTableView<TreeRow> table, Background background) {
        this.table = table;
        this.background = background;
        table.addEventFilter(ScrollEvent.SCROLL, _ -> letGo());
        table.heightProperty().subscribe((_, _) -> background.later(this::scroll));
    }

    /// Opens or closes the value at `at`, where its row is there.
    public void fold(Location at, boolean open) {
        row(at).ifPresent(item -> item.setExpanded(open));
    }

    /// Selects the row of `at`, opening what it is in, and scrolls only if it is out of view.
    void select(Location at) {
        select(new TreeRow.Value(at), at);
    }

    /// {@return the row of `at`, if all that it is in is open}
    Optional<RowItem> row(Location at) {
        RowItem item = (RowItem) table.getRoot();
        while (item != null && !item.getValue().equals(new TreeRow.Value(at))) {
            item = item.isExpanded() ? item.towards(at) : null;
        }
        return Optional.ofNullable(item);
    }

    /// Selects the row of an element of a packed array in the same way.
    void select(Location array, long element) {
        select(new TreeRow.Element(array, element), array.child(element));
    }

    private void select(TreeRow wanted, Location at) {
        int selected = table.getSelectionModel().getSelectedIndex();
        TreeItem<TreeRow> there = selected < 0 ? null : table.getTreeItem(selected);
        if (there != null && there == table.getSelectionModel().getSelectedItem()
                && there.getValue().equals(wanted)) {
            focusSelected();
            scrollTo(selected);
            return;
        }
        List<RowItem> closed = new ArrayList<>();
        RowItem item = (RowItem) table.getRoot();
        while (item != null && !item.getValue().equals(wanted)) {
            if (!item.isExpanded()) {
                closed.add(item);
            }
            item = item.towards(at);
        }
        if (item != null && !closed.isEmpty()) {
            // At each row that opens, the toolkit would look where the selected one has moved to.
            table.getSelectionModel().clearSelection();
        }
        // From the innermost, as the toolkit lays out anew what opens in view.
        closed.reversed().forEach(row -> row.setExpanded(true));
        if (item == null) {
            return;
        }
        int row = table.getRow(item);
        if (row >= 0 && table.getSelectionModel().getSelectedItem() != item) {
            table.getSelectionModel().clearAndSelect(row);
        }
        focusSelected();
        scrollTo(row);
    }

    /// Lets keys go on from the selected row: after rows have opened or gone, the toolkit moves what keys go on from,
    /// and does so only later, from where that was before another row was selected.
    private void focusSelected() {
        background.later(() -> {
            int row = table.getSelectionModel().getSelectedIndex();
            boolean alone = table.getSelectionModel().getSelectedIndices().size() == 1;
            if (alone && table.getFocusModel().getFocusedIndex() != row) {
                table.getFocusModel().focus(row);
            }
        });
    }

    /// Scrolls so that the row number `row` is in view, if it is not; then a few rows above it are seen too.
    void scrollTo(int row) {
        if (table.lookup(".virtual-flow") instanceof VirtualFlow<?> flow) {
            IndexedCell<?> first = flow.getFirstVisibleCell();
            IndexedCell<?> last = flow.getLastVisibleCell();
            boolean seen = first != null && last != null && row < last.getIndex()
                    && (row > first.getIndex() || row == first.getIndex() && first.getLayoutY() >= 0);
            if (!seen) {
                int shown = (int) (table.getHeight() / Math.max(1, table.getFixedCellSize()));
                table.scrollTo(Math.max(0, row - shown / 3));
            }
        }
    }

    /// {@return the number of the first row in view, from 0}
    public int firstRow() {
        return table.lookup(".virtual-flow") instanceof VirtualFlow<?> flow && flow.getFirstVisibleCell() != null
                ? flow.getFirstVisibleCell().getIndex() : 0;
    }

    /// {@return the value whose row is the first in view, if it is one of a value}
    public Optional<Location> firstInView() {
        TreeItem<TreeRow> item = table.getTreeItem(firstRow());
        return item != null && item.getValue() instanceof TreeRow.Value(Location at) ? Optional.of(at)
                : Optional.empty();
    }

    /// Scrolls until the row of the value at `at` is the first in view, if it has one.
    public void showFrom(Location at) {
        row(at).ifPresent(item -> showFrom(table.getRow(item)));
    }

    /// Scrolls until row number `row` is the first in view, or as near to that as there are rows.
    public void showFrom(int row) {
        first = row;
        scroll();
    }

    private void scroll() {
        if (first >= 0) {
            table.scrollTo(Math.clamp(table.getExpandedItemCount() - 1L, 0, first));
        } else {
            scrollTo(table.getSelectionModel().getSelectedIndex());
        }
    }

    /// Keeps no row the first in view any longer.
    void letGo() {
        first = -1;
    }

    /// {@return the values that are open, at and below `top`}
    Set<Location> expanded(RowItem top) {
        Set<Location> found = new HashSet<>();
        walk(top, item -> {
            boolean open = item.isExpanded() && item.isLoaded();
            if (open && item.getValue() instanceof TreeRow.Value(Location at)) {
                found.add(at);
            }
            return open;
        });
        return found;
    }

    /// Opens exactly the values in `open`, and leaves ranges as they are.
    void expandOnly(RowItem top, Set<Location> open) {
        walk(top, item -> {
            if (item.getValue() instanceof TreeRow.Value(Location at) && item != top) {
                item.setExpanded(open.contains(at));
            }
            return item.isExpanded();
        });
    }

    /// Opens the selected row and what is below it, level by level, until the rows would be too many. Packed arrays in
    /// it stay as they are.
    public void expandSelected() {
        AtomicInteger rows = new AtomicInteger();
        TreeItem<TreeRow> top = table.getSelectionModel().getSelectedItem();
        walk((RowItem) top, item -> {
            boolean opens = rows.get() < BEARABLE && !item.isLeaf() && (item == top || item.elements() == 0);
            if (opens) {
                item.setExpanded(true);
                rows.addAndGet(item.getChildren().size());
            }
            return opens;
        });
    }

    /// Closes the selected row and what is below it.
    public void collapseSelected() {
        walk((RowItem) table.getSelectionModel().getSelectedItem(), item -> {
            item.setExpanded(false);
            return item.isLoaded();
        });
    }

    /// Shows `enter` each row from `top` on, level by level; it says whether to go on to the rows below that one.
    private static void walk(@Nullable RowItem top, Predicate<RowItem> enter) {
        Deque<RowItem> todo = new ArrayDeque<>(top == null ? List.of() : List.of(top));
        while (!todo.isEmpty()) {
            RowItem item = todo.removeFirst();
            if (enter.test(item)) {
                item.getChildren().forEach(child -> todo.addLast((RowItem) child));
            }
        }
    }
}
