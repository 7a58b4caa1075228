package org.varscope.ui.compare;

import module java.base;
import module javafx.controls;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;
import org.varscope.compare.ThreeWay;
import org.varscope.text.Visible;
import org.varscope.ui.lifetime.Lifetime;
import org.varscope.ui.message.Messages;
import org.varscope.ui.theme.Tip;
import org.varscope.ui.theme.Zoom;

/// The differences by path: what became of each, what either side has, and how to take it over.
final class DifferenceTable extends TableView<ComparedRow> {
    private static final double ROW = 25;
    /// The least that words need in their column, in pixels at zoom 1.
    private static final double WORDS = 94;
    /// What is around and between two links, in pixels at zoom 1.
    private static final double AROUND = 40;

    private final TableColumn<ComparedRow, ThreeWay.Whose> whose = new TableColumn<>(Messages.get("compare.whose"));
    private final TableColumn<ComparedRow, String> base = column(220, ComparedRow::base);
    private final TableColumn<ComparedRow, String> was = column(220, row -> row.value().was());
    private final TableColumn<ComparedRow, String> is = column(220, row -> row.value().is());
    private final List<TableColumn<ComparedRow, ?>> two;
    private final List<TableColumn<ComparedRow, ?>> three;

    /// @param taker takes the row over: to the left, or to the right
    DifferenceTable(ComparedSide left, ComparedSide right, Lifetime lifetime, Zoom zoom,
            BiConsumer<ComparedRow, Boolean> taker) {
        setId("compare");
        getStyleClass().add("compared");
        setAccessibleText(Messages.get("compare.differences"));
        ObservableDoubleValue factor = lifetime.number(zoom.factorProperty());
        fixedCellSizeProperty().bind(Zoom.scaled(ROW, factor));
        getSelectionModel().setSelectionMode(SelectionMode.MULTIPLE);
        setColumnResizePolicy(TableView.CONSTRAINED_RESIZE_POLICY_FLEX_LAST_COLUMN);
        setRowFactory(_ -> new Row());
        TableColumn<ComparedRow, String> kind = column(110, row -> row.sign() + "  " + row.word());
        kind.setText(Messages.get("compare.kind"));
        TableColumn<ComparedRow, String> path = column(260, row -> row.value().path());
        path.setText(Messages.get("compare.path"));
        was.textProperty().bind(lifetime.of(left.name()));
        is.textProperty().bind(lifetime.of(right.name()));
        base.setText(Messages.get("compare.base-column"));
        whose.setSortable(false);
        whose.setReorderable(false);
        whose.setPrefWidth(110);
        Stream.of(whose, kind).forEach(column -> column.minWidthProperty().bind(Zoom.scaled(WORDS, factor)));
        whose.setCellValueFactory(cell -> new ReadOnlyObjectWrapper<>(cell.getValue().whose()));
        whose.setCellFactory(_ -> new WhoseCell());
        Stream.of(kind, whose).forEach(column -> column.getStyleClass().add("kind"));
        Stream.of(path, base, was, is).forEach(column -> column.getStyleClass().add("mono"));
        was.getStyleClass().add("older");
        is.getStyleClass().add("newer");
        two = new ArrayList<>(List.of(kind, path, was, is));
        three = new ArrayList<>(List.of(whose, kind, path, base, was, is));
        if (left.writable() || right.writable()) {
            TableColumn<ComparedRow, ComparedRow> ways = ways(left.writable(), right.writable(), taker, factor);
            Stream.of(two, three).forEach(columns -> columns.add(ways));
        }
        getColumns().setAll(two);
    }

    private static TableColumn<ComparedRow, ComparedRow> ways(boolean toLeft, boolean toRight,
            BiConsumer<ComparedRow, Boolean> taker, ObservableDoubleValue factor) {
        TableColumn<ComparedRow, ComparedRow> ways = new TableColumn<>(Messages.get("compare.take"));
        ways.setSortable(false);
        ways.setPrefWidth(130);
        ways.minWidthProperty().bind(Zoom.scaled(Stream.of("to-left", "to-right").mapToDouble(name ->
                new Text(Messages.get("compare.way." + name)).getLayoutBounds().getWidth()).sum() + AROUND, factor));
        ways.setCellValueFactory(cell -> new ReadOnlyObjectWrapper<>(cell.getValue()));
        ways.setCellFactory(_ -> new WaysCell(toLeft, toRight, taker));
        return ways;
    }

    /// Shows who has made each difference of what both sides come from, and what that has; or only the sides.
    void showBase(boolean shown) {
        List<TableColumn<ComparedRow, ?>> columns = shown ? three : two;
        if (!getColumns().equals(columns)) {
            getColumns().setAll(columns);
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

    /// {@return what the left side is called}
    String leftName() {
        return was.getText();
    }

    /// {@return what the right side is called}
    String rightName() {
        return is.getText();
    }

    /// {@return what its columns are called, separated by tabs}
    String heading() {
        return getColumns().stream().limit(getColumns().contains(base) ? 6 : 4).map(TableColumn::getText)
                .collect(Collectors.joining("\t"));
    }

    /// {@return the selected rows in order}
    List<ComparedRow> selected() {
        return getSelectionModel().getSelectedIndices().stream().sorted().map(getItems()::get).toList();
    }

    private static final class Row extends TableRow<ComparedRow> {
        @Override
        protected void updateItem(@Nullable ComparedRow row, boolean empty) {
            super.updateItem(row, empty);
            setAccessibleText(empty || row == null ? null : spoken(row));
            setId(empty || row == null ? null : "difference-" + row.name());
        }
    }

    private static String spoken(ComparedRow row) {
        String two = Messages.get("compare.spoken", row.word(), Visible.line(row.value().path()),
                Visible.line(row.value().was()), Visible.line(row.value().is()));
        return row.whose() == null ? two
                : Messages.get("compare.spoken-base", row.who(), two, Visible.line(row.base()));
    }

    /// Says who by a word and by a sign.
    private static final class WhoseCell extends TableCell<ComparedRow, ThreeWay.Whose> {
        private final FontIcon sign = new FontIcon();

        @Override
        protected void updateItem(ThreeWay.@Nullable Whose who, boolean empty) {
            super.updateItem(who, empty);
            getStyleClass().remove("warn-text");
            if (empty || who == null) {
                setText(null);
                setGraphic(null);
                return;
            }
            setText(ComparedRow.word(who));
            sign.setIconLiteral(switch (who) {
                case LEFT -> "fth-chevron-left";
                case RIGHT -> "fth-chevron-right";
                case BOTH -> "fth-check";
                case CONFLICT -> "fth-alert-triangle";
            });
            setGraphic(sign);
            if (who == ThreeWay.Whose.CONFLICT) {
                getStyleClass().add("warn-text");
            }
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
            setGraphic(empty || row == null || !row.isApart() ? null : ways);
        }
    }
}
