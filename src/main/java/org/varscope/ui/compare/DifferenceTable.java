package org.varscope.ui.compare;

import module java.base;
import module javafx.controls;
import org.jspecify.annotations.Nullable;
import org.varscope.text.Visible;
import org.varscope.ui.lifetime.Lifetime;
import org.varscope.ui.message.Messages;
import org.varscope.ui.theme.Tip;
import org.varscope.ui.theme.Zoom;

/// The differences by path: what became of each, what either side has, and how to take it over.
final class DifferenceTable extends TableView<ComparedRow> {
    private static final double ROW = 25;

    /// @param taker takes the row over: to the left, or to the right
    DifferenceTable(ComparedSide left, ComparedSide right, Lifetime lifetime, Zoom zoom,
            BiConsumer<ComparedRow, Boolean> taker) {
        setId("compare");
        getStyleClass().add("compared");
        setAccessibleText(Messages.get("compare.differences"));
        fixedCellSizeProperty().bind(Zoom.scaled(ROW, lifetime.number(zoom.factorProperty())));
        getSelectionModel().setSelectionMode(SelectionMode.MULTIPLE);
        setColumnResizePolicy(TableView.CONSTRAINED_RESIZE_POLICY_FLEX_LAST_COLUMN);
        setRowFactory(_ -> new Row());
        TableColumn<ComparedRow, String> kind = column(110, row -> row.sign() + "  " + row.word());
        kind.setText(Messages.get("compare.kind"));
        TableColumn<ComparedRow, String> path = column(260, row -> row.value().path());
        path.setText(Messages.get("compare.path"));
        TableColumn<ComparedRow, String> was = column(220, row -> row.value().was());
        was.textProperty().bind(lifetime.of(left.name()));
        TableColumn<ComparedRow, String> is = column(220, row -> row.value().is());
        is.textProperty().bind(lifetime.of(right.name()));
        kind.getStyleClass().add("kind");
        Stream.of(path, was, is).forEach(column -> column.getStyleClass().add("mono"));
        was.getStyleClass().add("older");
        is.getStyleClass().add("newer");
        getColumns().setAll(List.of(kind, path, was, is));
        if (left.writable() || right.writable()) {
            TableColumn<ComparedRow, ComparedRow> ways = new TableColumn<>(Messages.get("compare.take"));
            ways.setSortable(false);
            ways.setPrefWidth(130);
            ways.setCellValueFactory(cell -> new ReadOnlyObjectWrapper<>(cell.getValue()));
            ways.setCellFactory(_ -> new WaysCell(left.writable(), right.writable(), taker));
            getColumns().add(ways);
        }
    }

    private static TableColumn<ComparedRow, String> column(double width, Function<ComparedRow, String> text) {
        TableColumn<ComparedRow, String> column = new TableColumn<>();
        column.setSortable(false);
        column.setReorderable(false);
        column.setPrefWidth(width);
        column.setCellValueFactory(cell -> new ReadOnlyStringWrapper(Visible.line(text.apply(cell.getValue()))));
        return column;
    }

    /// {@return what its columns are called, separated by tabs}
    String heading() {
        return getColumns().stream().limit(4).map(TableColumn::getText).collect(Collectors.joining("\t"));
    }

    /// {@return the selected rows in order}
    List<ComparedRow> selected() {
        return getSelectionModel().getSelectedIndices().stream().sorted().map(getItems()::get).toList();
    }

    private static final class Row extends TableRow<ComparedRow> {
        @Override
        protected void updateItem(@Nullable ComparedRow row, boolean empty) {
            super.updateItem(row, empty);
            setAccessibleText(empty || row == null ? null : Messages.get("compare.spoken", row.word(),
                    Visible.line(row.value().path()), Visible.line(row.value().was()), Visible.line(row.value().is())));
            setId(empty || row == null ? null : "difference-" + row.name());
        }
    }

    private static final class WaysCell extends TableCell<ComparedRow, ComparedRow> {
        private final HBox ways = new HBox();

        private WaysCell(boolean toLeft, boolean toRight, BiConsumer<ComparedRow, Boolean> taker) {
            ways.getStyleClass().add("ways");
            ways.setAlignment(Pos.CENTER_LEFT);
            if (toLeft) {
                ways.getChildren().add(way("to-left", () -> taker.accept(getItem(), true)));
            }
            if (toRight) {
                ways.getChildren().add(way("to-right", () -> taker.accept(getItem(), false)));
            }
        }

        private static Hyperlink way(String name, Runnable act) {
            Hyperlink way = new Hyperlink(Messages.get("compare.way." + name));
            way.setFocusTraversable(false);
            way.setMinWidth(USE_PREF_SIZE);
            way.setTooltip(new Tip(Messages.get("compare.way." + name + "-tip")));
            way.setOnAction(_ -> {
                way.setVisited(false);
                act.run();
            });
            return way;
        }

        @Override
        protected void updateItem(@Nullable ComparedRow row, boolean empty) {
            super.updateItem(row, empty);
            setGraphic(empty || row == null ? null : ways);
        }
    }
}
