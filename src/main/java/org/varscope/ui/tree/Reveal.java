package org.varscope.ui.tree;

import module java.base;
import module javafx.controls;
import org.varscope.scan.index.Location;

/// Opens, closes and scrolls the tree.
final class Reveal {
    /// More rows than this are not opened at once.
    private static final int BEARABLE = 20_000;

    private final TreeTableView<TreeRow> table;

    Reveal(TreeTableView<TreeRow> table) {
        this.table = table;
    }

    /// Selects the row of `at`, opening what it lies in, and scrolls only if it is out of view.
    void select(Location at) {
        select(new TreeRow.Value(at), at);
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
            scrollTo(selected);
            return;
        }
        RowItem item = (RowItem) table.getRoot();
        while (item != null && !item.getValue().equals(wanted)) {
            item.setExpanded(true);
            item = item.towards(at);
        }
        if (item == null) {
            return;
        }
        int row = table.getRow(item);
        if (row >= 0 && table.getSelectionModel().getSelectedItem() != item) {
            table.getSelectionModel().clearAndSelect(row);
        }
        scrollTo(row);
    }

    /// Scrolls so that the row number `row` is in view, if it is not; then a few rows above it are seen too.
    void scrollTo(int row) {
        if (table.lookup(".virtual-flow") instanceof VirtualFlow<?> flow) {
            IndexedCell<?> first = flow.getFirstVisibleCell();
            IndexedCell<?> last = flow.getLastVisibleCell();
            boolean seen = first != null && last != null && row >= first.getIndex() && row < last.getIndex();
            if (!seen) {
                int shown = (int) (table.getHeight() / Math.max(1, table.getFixedCellSize()));
                table.scrollTo(Math.max(0, row - shown / 3));
            }
        }
    }

    /// {@return the values that are open, at and below `top`}
    List<Location> expanded(RowItem top) {
        List<Location> found = new ArrayList<>();
        Deque<RowItem> todo = new ArrayDeque<>();
        todo.add(top);
        while (!todo.isEmpty()) {
            RowItem item = todo.pop();
            if (item.isExpanded() && item.isLoaded()) {
                if (item.getValue() instanceof TreeRow.Value(Location at)) {
                    found.add(at);
                }
                for (TreeItem<TreeRow> child : item.getChildren()) {
                    todo.push((RowItem) child);
                }
            }
        }
        return found;
    }

    /// Opens exactly the values in `open`, and leaves ranges as they are.
    void expandOnly(RowItem top, Set<Location> open) {
        Deque<RowItem> todo = new ArrayDeque<>();
        todo.add(top);
        while (!todo.isEmpty()) {
            RowItem item = todo.pop();
            if (item.getValue() instanceof TreeRow.Value(Location at) && item != top) {
                item.setExpanded(open.contains(at));
            }
            if (item.isExpanded()) {
                for (TreeItem<TreeRow> child : item.getChildren()) {
                    todo.push((RowItem) child);
                }
            }
        }
    }

    /// Opens `top` and what is below it, level by level, until the rows would be too many. Packed arrays in it stay as
    /// they are.
    void expandAll(RowItem top) {
        Deque<RowItem> todo = new ArrayDeque<>();
        todo.add(top);
        int rows = 0;
        while (!todo.isEmpty() && rows < BEARABLE) {
            RowItem item = todo.removeFirst();
            if (!item.isLeaf() && (item == top || item.elements() == 0)) {
                item.setExpanded(true);
                rows += item.getChildren().size();
                for (TreeItem<TreeRow> child : item.getChildren()) {
                    todo.addLast((RowItem) child);
                }
            }
        }
    }

    /// Closes `top` and what is below it.
    void collapseAll(RowItem top) {
        Deque<RowItem> todo = new ArrayDeque<>();
        todo.add(top);
        while (!todo.isEmpty()) {
            RowItem item = todo.removeFirst();
            if (item.isLoaded()) {
                for (TreeItem<TreeRow> child : item.getChildren()) {
                    todo.addLast((RowItem) child);
                }
            }
            item.setExpanded(false);
        }
    }
}
