package org.varscope.ui.tree;

import module java.base;
import module javafx.controls;
import javafx.util.Callback;
import org.varscope.ui.message.Messages;

/// The columns of a structure tree: names, types, values. Values take what names and types leave, and types go first
/// where there is little room.
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
    private ColumnWidths pressed = ColumnWidths.FIRST;

    /// Puts columns into `table`.
    ///
    /// @param zoom how large everything is, 1 for the usual
    TreeColumns(TreeTableView<TreeRow> table, RowViews views, ObservableDoubleValue zoom) {
        this.table = table;
        this.zoom = zoom;
        fill(views);
        type.visibleProperty().bind(Bindings.createBooleanBinding(
                () -> table.getWidth() == 0 || ColumnWidths.hasTypes(table.getWidth(), zoom.get()),
                table.widthProperty(), zoom));
    }

    /// Follows the zoom.
    void follow() {
        zoom.subscribe(_ -> divide(widths.get()));
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

    private void fill(RowViews views) {
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
        widths.subscribe(this::divide);
        type.visibleProperty().subscribe(_ -> divide(widths.get()));
        table.addEventFilter(MouseEvent.MOUSE_PRESSED, _ -> pressed = widthsNow());
        table.addEventFilter(MouseEvent.MOUSE_RELEASED, _ -> dragged());
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
        if (column == null) {
            return divide(widths.get());
        }
        double more = asked.getDelta() / zoom.get();
        ColumnWidths now = widthsNow();
        return divide(column == name ? new ColumnWidths(now.name() + more, now.type())
                : column == type ? new ColumnWidths(now.name(), now.type() + more) : now);
    }

    /// {@return whether a column has another width now}
    private boolean divide(ColumnWidths wanted) {
        TreeTableView.ResizeFeatures<TreeRow> columns = new TreeTableView.ResizeFeatures<>(table, null, 0.0);
        if (columns.getContentWidth() <= 0) {
            return false;
        }
        ColumnWidths before = widthsNow();
        ColumnWidths.Division division = wanted.divide(table.getWidth(), columns.getContentWidth(), zoom.get());
        columns.setColumnWidth(name, division.name());
        columns.setColumnWidth(type, division.type());
        columns.setColumnWidth(value, division.value());
        return !widthsNow().equals(before);
    }

    /// A column that is wider or narrower when the mouse button is released has been dragged.
    private void dragged() {
        if (!widthsNow().equals(pressed)) {
            widths.set(widthsNow());
        }
    }

    private ColumnWidths widthsNow() {
        return new ColumnWidths(name.getWidth() / zoom.get(),
                type.isVisible() ? type.getWidth() / zoom.get() : widths.get().type());
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
        return room(name.getWidth(), zoom.get());
    }

    /// {@return how far rows may be indented where names have a column of this width}
    static double room(double width, double zoom) {
        return Math.max(2 * INDENT * zoom, width - LEAST_NAME * zoom);
    }
}
