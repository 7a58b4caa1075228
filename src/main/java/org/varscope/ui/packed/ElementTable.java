package org.varscope.ui.packed;

import module java.base;
import module javafx.controls;
import javafx.collections.ObservableListBase;
import javafx.scene.control.skin.VirtualFlow;
import org.jspecify.annotations.Nullable;
import org.varscope.document.place.Elements;
import org.varscope.document.place.Target;
import org.varscope.explain.Cell;
import org.varscope.ui.cell.CellEditor;
import org.varscope.ui.message.Messages;
import org.varscope.ui.model.Editing;
import org.varscope.ui.model.EditorModel;
import org.varscope.ui.theme.Zoom;

/// The elements of one packed array, one in a row, and below them a row for a new one. However many there are, only
/// those in view are looked at, and what is selected is two numbers.
final class ElementTable {
    private static final double ROW = 24;

    private final EditorModel model;
    private final ElementEdits edits;
    private final ObservableDoubleValue zoom;
    private final Consumer<Long> moved;
    private final TableView<Long> table = new TableView<>();
    private final VirtualRows rows = new VirtualRows();
    private final ReadOnlyObjectWrapper<RowRange> range = new ReadOnlyObjectWrapper<>(RowRange.at(0));
    private final Set<ElementCell> cells = Collections.newSetFromMap(new WeakHashMap<>());
    private final Set<ElementRow> lines = Collections.newSetFromMap(new WeakHashMap<>());
    private List<ElementColumn> columns = List.of();
    private int column;
    private @Nullable Elements elements;
    /// How often more could be seen than before when cells were last read.
    private long searches;
    private @Nullable CellEditor editor;
    private boolean showing;

    /// @param moved is told the row that has the keyboard, when a person goes there
    ElementTable(EditorModel model, ObservableDoubleValue zoom, Consumer<Long> moved) {
        this.model = model;
        this.edits = new ElementEdits(model);
        this.zoom = zoom;
        this.moved = moved;
        table.setId("elements");
        table.getStyleClass().add("elements");
        table.setAccessibleText(Messages.get("packed.elements"));
        table.setItems(rows);
        table.fixedCellSizeProperty().bind(Zoom.scaled(ROW, zoom));
        table.getSelectionModel().setCellSelectionEnabled(true);
        table.setRowFactory(_ -> new ElementRow(this));
        table.addEventFilter(KeyEvent.KEY_PRESSED, new ElementKeys(this)::pressed);
        table.addEventHandler(KeyEvent.KEY_TYPED, new ElementKeys(this)::typed);
        table.getFocusModel().focusedCellProperty().subscribe((_, now) -> focused(now));
        table.focusedProperty().subscribe(_ -> mark());
    }

    /// {@return the control, which takes the keyboard}
    TableView<Long> view() {
        return table;
    }

    /// {@return the selected rows}
    ReadOnlyObjectProperty<RowRange> rangeProperty() {
        return range.getReadOnlyProperty();
    }

    RowRange range() {
        return range.get();
    }

    /// {@return what is shown, if anything is}
    Optional<Elements> elements() {
        return Optional.ofNullable(elements);
    }

    EditorModel model() {
        return model;
    }

    ElementEdits edits() {
        return edits;
    }

    /// {@return the column that has the keyboard}
    ElementColumn column() {
        return columns.get(column);
    }

    int columnIndex() {
        return column;
    }

    boolean isEditing() {
        return editor != null;
    }

    /// Shows `now`, with the keyboard at `row` where that is none of the selected ones.
    void show(Elements now, long row) {
        boolean other = elements == null || !elements.array().location().equals(now.array().location());
        boolean same = !other && elements != null && elements.structure() == now.structure()
                && searches == model.state().searches();
        elements = now;
        searches = model.state().searches();
        showing = true;
        List<ElementColumn> wanted = ElementColumn.of(now);
        if (!wanted.equals(columns)) {
            columns = wanted;
            column = 2;
            cells.clear(); // those of columns that are gone no longer show anything
            table.getColumns().setAll(IntStream.range(0, wanted.size()).mapToObj(this::tableColumn).toList());
        }
        rows.resize(now.count() + 1);
        showing = false;
        boolean elsewhere = row >= 0 && row != range().current() && range().current() < now.count();
        RowRange chosen = other || elsewhere ? RowRange.at(Math.max(0, row)) : range();
        select(chosen.among(rows.size()), other || elsewhere);
        if (!same) {
            cells.forEach(ElementCell::show);
        }
    }

    private TableColumn<Long, Long> tableColumn(int index) {
        ElementColumn shows = columns.get(index);
        TableColumn<Long, Long> one = new TableColumn<>(shows.title());
        one.setSortable(false);
        one.setReorderable(false);
        one.setCellValueFactory(row -> new ReadOnlyObjectWrapper<>(row.getValue()));
        one.setPrefWidth(Math.round(zoom.get() * width(shows)));
        one.setCellFactory(_ -> {
            ElementCell cell = new ElementCell(this, shows);
            cells.add(cell);
            return cell;
        });
        return one;
    }

    private static double width(ElementColumn column) {
        return switch (column) {
            case ElementColumn.Index _ -> 80;
            case ElementColumn.Offset _ -> 104;
            case ElementColumn.Whole _ -> 320;
            case ElementColumn.Part _ -> 124;
        };
    }

    void add(ElementRow row) {
        lines.add(row);
    }

    // What cells show.

    static Optional<Target> element(EditorModel model, Elements elements, long row, ElementColumn column) {
        return model.element(elements.array(), row).map(element ->
                column instanceof ElementColumn.Part(var component) ? element.component(component) : element);
    }

    String text(long row, ElementColumn shows) {
        Elements all = elements;
        if (all == null || row > all.count()) {
            return "";
        }
        if (row == all.count()) {
            return shows instanceof ElementColumn.Index ? Messages.get("packed.new") : "";
        }
        return switch (shows) {
            case ElementColumn.Index _ -> Long.toString(row);
            case ElementColumn.Offset _ -> read(all, row, shows, element -> "0x%08X".formatted(element.span().start()));
            case ElementColumn.Whole _, ElementColumn.Part _ -> read(all, row, shows, element ->
                    new Cell(element).shown(Messages.language()));
        };
    }

    private String read(Elements all, long row, ElementColumn shows, Function<Target, String> words) {
        return model.awaited().find(() -> element(model, all, row, shows).map(words))
                .orElse("\u2026");
    }

    boolean isCurrent(long row, ElementColumn shows) {
        return row == range().current() && columns.indexOf(shows) == column;
    }

    // Where the keyboard is.

    private void focused(TablePosition<?, ?> place) {
        if (!showing && place.getRow() >= 0) {
            go(place.getRow(), Math.max(0, place.getColumn()), pressedWithShift);
        }
    }

    private boolean pressedWithShift;

    /// Notes that what is clicked now is to be selected up to.
    void pressed(boolean shift) {
        pressedWithShift = shift;
    }

    /// Goes to a cell, as a person does.
    ///
    /// @param extend whether everything from where selecting began is selected
    void go(long row, int toColumn, boolean extend) {
        if (elements == null) {
            return;
        }
        column = Math.clamp(toColumn, 0, columns.size() - 1);
        long to = Math.clamp(row, 0, rows.size() - 1);
        select(new RowRange(extend ? range().anchor() : to, to), true);
        moved.accept(to);
    }

    /// Selects all elements, and leaves the keyboard where it is.
    void selectAll() {
        if (elements != null && elements.count() > 0) {
            select(new RowRange(0, elements.count() - 1), false);
        }
    }

    void select(RowRange wanted, boolean reveal) {
        range.set(wanted);
        showing = true;
        int row = (int) wanted.current();
        if (row < rows.size()) {
            TableColumn<Long, ?> at = table.getColumns().get(column);
            table.getSelectionModel().clearAndSelect(row, at);
            table.getFocusModel().focus(row, at);
            if (reveal && table.lookup(".virtual-flow") instanceof VirtualFlow<?> flow) {
                flow.scrollTo(row);
                reveal(at);
            }
        }
        showing = false;
        mark();
    }

    /// Only once its header has a width: until then the toolkit asks for it without a pause, and where the table has no
    /// room, for as long as the program runs.
    private void reveal(TableColumn<Long, ?> at) {
        if (!hasHeader(at)) {
            table.layout();
        }
        if (hasHeader(at)) {
            table.scrollToColumn(at);
        }
    }

    private static boolean hasHeader(TableColumn<Long, ?> at) {
        return at.getStyleableNode() instanceof Region header && header.getWidth() > 0;
    }

    private void mark() {
        lines.forEach(ElementRow::mark);
        cells.forEach(ElementCell::mark);
    }

    /// {@return how many rows are in view}
    int page() {
        double height = table.getHeight() / table.getFixedCellSize();
        return Math.max(1, (int) height - 2);
    }

    // Editing.

    /// Edits the cell that has the keyboard, or the first one of its row that can be.
    ///
    /// @param typed what the text begins with, in the place of what is there; empty to keep that
    void edit(String typed) {
        if (elements == null || editor != null) {
            return;
        }
        if (!column().isValue()) {
            go(range().current(), 2, false);
        }
        long row = range().current();
        Optional<Editing> editing = edits.editing(elements, row, column());
        ElementCell cell = cells.stream().filter(one -> one.isOf(row, column()) && one.isVisible()).findFirst()
                .orElse(null);
        if (editing.isEmpty() || cell == null) {
            model.say(Messages.get("packed.not-editable"));
            return;
        }
        CellEditor opened = new CellEditor(editing.get(), closed -> closed(cell), model);
        editor = opened;
        cell.open(opened);
        if (typed.isEmpty()) {
            opened.begin();
        } else {
            opened.begin(typed);
        }
    }

    private void closed(ElementCell cell) {
        boolean had = editor != null && editor.field().isFocused();
        editor = null;
        cell.close();
        if (had || table.getScene() != null && table.getScene().getFocusOwner() == null) {
            table.requestFocus();
        }
    }

    /// Takes what is being typed and goes on from there.
    ///
    /// @return whether it was taken
    boolean commitAndGo(int down, int right) {
        CellEditor now = editor;
        if (now == null || !now.commit()) {
            return false;
        }
        table.requestFocus();
        int next = column + right;
        boolean over = next >= columns.size() || next < 2;
        int to = over ? right > 0 ? 2 : columns.size() - 1 : next;
        go(range().current() + down + (over ? right : 0), to, false);
        return true;
    }

    /// The numbers 0, 1, 2 and so on as the rows of a table: as many as there are, of which none is kept.
    static final class VirtualRows extends ObservableListBase<Long> {
        private int size;

        @Override
        public Long get(int index) {
            return (long) Objects.checkIndex(index, size);
        }

        @Override
        public int size() {
            return size;
        }

        /// Becomes as long as `count`, or as a table can be.
        void resize(long count) {
            int now = (int) Math.min(count, Integer.MAX_VALUE - 1);
            int was = size;
            if (now == was) {
                return;
            }
            beginChange();
            size = now;
            if (now > was) {
                nextAdd(was, now);
            } else {
                nextRemove(now, LongStream.range(now, was).boxed().limit(1).toList());
            }
            endChange();
        }
    }
}
