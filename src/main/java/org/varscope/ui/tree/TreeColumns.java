package org.varscope.ui.tree;

import module java.base;
import module javafx.controls;
import javafx.util.Callback;
import org.jspecify.annotations.Nullable;
import org.varscope.ui.message.Messages;

/// The columns of a structure tree: names, types, values. Names are as wide as the rows need that were seen
/// ([ColumnNeeds]), values take what names and types leave, and types shrink first. A column that a person drags keeps
/// that width, until a double click on its edge.
final class TreeColumns {
    /// Indentation of a level at zoom 1, in pixels.
    static final double INDENT = 9;
    /// What is left for the arrow and the name of a row, however deep it is, at zoom 1, in pixels.
    private static final double LEAST_NAME = 94;
    /// Of a column, until the table has its width; the toolkit would measure what is in the rows instead, before it
    /// shows any.
    private static final double FIRST_WIDTH = 100;

    private final TreeTableView<TreeRow> table;
    private final ObservableDoubleValue zoom;
    private final ObjectProperty<ColumnWidths> widths = new SimpleObjectProperty<>(ColumnWidths.FIRST);
    private final TreeTableColumn<TreeRow, RowView> name = new TreeTableColumn<>(Messages.get("tree.name"));
    private final TreeTableColumn<TreeRow, RowView> type = new TreeTableColumn<>(Messages.get("tree.type"));
    private final TreeTableColumn<TreeRow, RowView> value = new TreeTableColumn<>(Messages.get("tree.value"));
    private final RowViews views;
    private final Consumer<Runnable> later;
    private ColumnNeeds needs = ColumnNeeds.NONE;
    private boolean measured;
    private boolean waiting;
    /// What the columns are dragged to; null while none is.
    private @Nullable ColumnWidths dragged;

    /// Puts columns into `table`.
    ///
    /// @param zoom  how large everything is, 1 for the usual
    /// @param later acts after what the toolkit does now
    TreeColumns(TreeTableView<TreeRow> table, RowViews views, ObservableDoubleValue zoom, Consumer<Runnable> later) {
        this.table = table;
        this.views = views;
        this.zoom = zoom;
        this.later = later;
        fill();
        type.visibleProperty().bind(Bindings.createBooleanBinding(
                () -> table.getWidth() == 0 || ColumnWidths.hasTypes(table.getWidth(), zoom.get()),
                table.widthProperty(), zoom));
    }

    /// Follows the zoom.
    void follow() {
        zoom.subscribe(_ -> divide());
    }

    TreeTableColumn<TreeRow, RowView> name() {
        return name;
    }

    TreeTableColumn<TreeRow, RowView> value() {
        return value;
    }

    /// Gives names and values the cells that `editing` edits.
    void editWith(RowEditing editing) {
        name.setCellFactory(_ -> new NameCell(this, editing));
        value.setCellFactory(_ -> new ValueCell(editing));
    }

    private void fill() {
        type.setCellFactory(_ -> new ValueRow.TypeCell());
        for (TreeTableColumn<TreeRow, RowView> column : List.of(name, type, value)) {
            column.setCellValueFactory(cell -> ((RowItem) cell.getValue()).shown(views));
            column.setSortable(false);
            column.setReorderable(false);
            column.setPrefWidth(FIRST_WIDTH);
            table.getColumns().add(column);
        }
        // Else the toolkit indents by the widest arrow that it has ever drawn in any tree.
        table.setTreeColumn(name);
        type.setEditable(false);
        table.setColumnResizePolicy(new Policy());
        widths.subscribe(_ -> divide());
        type.visibleProperty().subscribe(_ -> divide());
        table.addEventFilter(MouseEvent.MOUSE_PRESSED, this::pressed);
        table.addEventFilter(MouseEvent.MOUSE_RELEASED, _ -> keep());
    }

    /// The toolkit would fit one column, and look through all rows for that.
    private void pressed(MouseEvent event) {
        dragged = null;
        boolean edge = event.getTarget() instanceof Rectangle hit && hit.getParent() instanceof NestedTableColumnHeader;
        if (edge && event.getButton() == MouseButton.PRIMARY && event.getClickCount() == 2) {
            event.consume();
            measured = false;
            needs = ColumnNeeds.NONE;
            widths.set(ColumnWidths.FIRST);
            divide();
        }
    }

    private void keep() {
        if (dragged != null) {
            widths.set(dragged);
            dragged = null;
        }
    }

    /// Takes note of a row that comes into view.
    void see(RowItem item, RowView view) {
        ColumnNeeds before = needs;
        needs = needs(item, view);
        if (needs != before && !waiting) {
            waiting = true;
            later.accept(() -> {
                waiting = false;
                divide();
            });
        }
    }

    /// The name of a range takes what it needs from the values.
    private ColumnNeeds needs(RowItem item, RowView view) {
        int hidden = table.isShowRoot() ? 0 : 1;
        return item.getValue() instanceof TreeRow.Range ? needs
                : needs.with(view, table.getTreeItemLevel(item) - hidden);
    }

    /// The rows of the first view, before any is shown: what changes its width later is laid out once more.
    private void measure() {
        measured = true;
        for (int i = 0; i < Math.min(ColumnNeeds.FIRST_ROWS, table.getExpandedItemCount()); i++) {
            RowItem item = (RowItem) table.getTreeItem(i);
            needs = needs(item, views.of(item));
        }
    }

    /// How columns share the width. The toolkit makes a class of the style sheet of what a policy is called, and keeps
    /// it with the styles of all that is in such a table: one name for all tables, not one for each.
    @SuppressWarnings("rawtypes")
    private final class Policy implements Callback<TreeTableView.ResizeFeatures, Boolean> {
        @Override
        public Boolean call(TreeTableView.ResizeFeatures asked) {
            return resize(asked);
        }

        @Override
        public String toString() {
            return "shared-resize";
        }
    }

    /// The toolkit's own policies divide by how wide the columns were before, so that two tables of one width differ.
    private boolean resize(TreeTableView.ResizeFeatures<?> asked) {
        TableColumnBase<?, ?> column = asked.getColumn();
        if (column == name || column == type) {
            double to = (column.getWidth() + asked.getDelta()) / zoom.get();
            dragged = column == name ? new ColumnWidths(to, wanted().type()) : new ColumnWidths(wanted().name(), to);
        }
        return divide();
    }

    private ColumnWidths wanted() {
        return dragged == null ? widths.get() : dragged;
    }

    /// {@return whether a column has another width now}
    private boolean divide() {
        TreeTableView.ResizeFeatures<TreeRow> columns = new TreeTableView.ResizeFeatures<>(table, null, 0.0);
        if (columns.getContentWidth() <= 0) {
            return false;
        }
        if (!measured) {
            measure();
        }
        ColumnWidths.Division before = now();
        ColumnWidths.Division division =
                wanted().divide(table.getWidth(), columns.getContentWidth(), zoom.get(), needs);
        columns.setColumnWidth(name, division.name());
        columns.setColumnWidth(type, division.type());
        columns.setColumnWidth(value, division.value());
        return !now().equals(before);
    }

    private ColumnWidths.Division now() {
        return new ColumnWidths.Division(name.getWidth(), type.getWidth(), value.getWidth());
    }

    /// {@return how wide the columns are, as a person has dragged them}
    ObjectProperty<ColumnWidths> widthsProperty() {
        return widths;
    }

    ReadOnlyDoubleProperty nameWidth() {
        return name.widthProperty();
    }

    /// {@return how far a row is indented for each of its levels, in pixels: no row so far that its name has no room}
    double indent(int level) {
        return isDeep(level) ? room() / level : INDENT * zoom.get();
    }

    /// {@return whether there is no room to indent a row as far as it is deep}
    boolean isDeep(int level) {
        return level * INDENT * zoom.get() > room();
    }

    private double room() {
        return room(name.getWidth(), zoom.get(), needs);
    }

    /// {@return how far rows may be indented where names have a column of this width}
    static double room(double width, double zoom, ColumnNeeds needs) {
        return width + 1 >= needs.name() * zoom ? Double.MAX_VALUE
                : Math.max(2 * INDENT * zoom, width - LEAST_NAME * zoom);
    }
}
