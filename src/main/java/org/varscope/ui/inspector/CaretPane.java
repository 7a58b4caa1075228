package org.varscope.ui.inspector;

import module java.base;
import module javafx.controls;
import javafx.scene.control.Label;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.Span;
import org.varscope.document.Snapshot;
import org.varscope.document.edit.Edit;
import org.varscope.text.cell.RawCell;
import org.varscope.ui.lifetime.Lifetime;
import org.varscope.ui.message.Messages;
import org.varscope.ui.model.Editing;
import org.varscope.ui.model.EditorModel;
import org.varscope.ui.model.EditorState;
import org.varscope.ui.theme.Zoom;
import org.varscope.ui.toolkit.NextFrame;
import org.varscope.ui.value.BitGrid;

/// The bytes at the caret, from the beginning of the selected ones, or from where the selected value says what it is,
/// read as every number, character and date that they may be, in both orders; each can be typed over. The bits of the
/// first byte are each flipped by a click on the one that has the keyboard, or by the space bar.
public final class CaretPane {
    private static final double NAME = 66;

    private final EditorModel model;
    private final Label offset = new Label();
    private final TableView<RawCell> table = new TableView<>();
    private final BitGrid bits = new BitGrid(this::write);
    private final VBox pane;
    private final ObjectProperty<Place> place = new SimpleObjectProperty<>(Place.NONE);
    private final BooleanProperty shows = new SimpleBooleanProperty();
    private final NextFrame behind;

    /// Bytes and where they are.
    ///
    /// @param state that they are of; null for no bytes at all
    private record Place(@Nullable Snapshot state, long at, byte[] bytes) {
        static final Place NONE = new Place(null, 0, new byte[0]);
    }

    /// Shows what is at the caret of `model`.
    ///
    /// @param zoom how large everything is, 1 for the usual
    public CaretPane(EditorModel model, Lifetime lifetime, ObservableDoubleValue zoom) {
        this.model = model;
        Label heading = new Label(Messages.get("inspector.caret"));
        heading.getStyleClass().add("heading");
        offset.getStyleClass().add("mono");
        offset.setId("caret-offset");
        Region between = new Region();
        HBox.setHgrow(between, Priority.ALWAYS);
        HBox top = new HBox(heading, between, offset);
        top.getStyleClass().addAll("pane-heading", "below-fields");
        table.setId("caret-table");
        table.getStyleClass().addAll("at-caret", "edge-to-edge");
        table.setAccessibleText(Messages.get("inspector.caret-name"));
        table.setColumnResizePolicy(TableView.CONSTRAINED_RESIZE_POLICY_FLEX_LAST_COLUMN);
        table.getSelectionModel().setCellSelectionEnabled(true);
        table.setEditable(true);
        TableColumn<RawCell, String> name = new TableColumn<>();
        name.setCellValueFactory(row -> new SimpleStringProperty(row.getValue().word()));
        name.setCellFactory(_ -> new ReadingRow.Name());
        name.minWidthProperty().bind(Zoom.scaled(NAME, zoom));
        name.maxWidthProperty().bind(Zoom.scaled(NAME, zoom));
        TableColumn<RawCell, String> little = column(Messages.get("inspector.little"), ByteOrder.LITTLE_ENDIAN);
        table.setRowFactory(_ -> new ReadingRow(little, zoom));
        table.getColumns().setAll(List.of(name, little,
                column(Messages.get("inspector.big"), ByteOrder.BIG_ENDIAN)));
        table.getColumns().forEach(column -> {
            column.setSortable(false);
            column.setReorderable(false);
        });
        table.getItems().setAll(RawCell.values());
        VBox.setVgrow(table, Priority.ALWAYS);
        pane = new VBox(top, bitLine(), table);
        pane.setMinHeight(0);
        this.behind = new NextFrame(pane, model.background(), this::show);
        shows.subscribe(_ -> show());
        lifetime.follow(model.stateProperty().map(EditorState::looks), (_, _) -> {
            if (shows.get()) {
                behind.await();
            }
        });
        table.getFocusModel().focusedCellProperty().subscribe(_ -> mark());
        table.focusedProperty().subscribe(_ -> mark());
    }

    private Node bitLine() {
        Label name = new Label(Messages.get("inspector.caret-bits"));
        name.getStyleClass().add("muted");
        bits.view().setId("caret-bits");
        HBox line = new HBox(name, bits.view());
        line.getStyleClass().add("caret-bits");
        line.managedProperty().bind(line.visibleProperty());
        place.subscribe(now -> {
            line.setVisible(now.bytes().length > 0);
            if (line.isVisible()) {
                bits.show(Byte.toUnsignedLong(now.bytes()[0]), Byte.SIZE, _ -> "");
            }
        });
        return line;
    }

    private void write(long pattern) {
        Place now = place.get();
        // In a batch, as bytes that are typed one after the other would be one step.
        model.edits().apply(new Edit.Batch(List.of(Edit.overwrite(now.at(), new byte[] {(byte) pattern}))))
                .ifPresent(model::say);
    }

    private TableColumn<RawCell, String> column(String title, ByteOrder order) {
        TableColumn<RawCell, String> column = new TableColumn<>(title);
        column.setCellValueFactory(row -> place.map(now -> shown(row.getValue(), order, now)));
        column.setCellFactory(_ -> new RawValueCell(model, cell -> editing(cell, order)));
        return column;
    }

    /// The second column is empty where the order makes no difference.
    private static String shown(RawCell cell, ByteOrder order, Place now) {
        return order == ByteOrder.BIG_ENDIAN && !cell.isOrdered() ? ""
                : cell.show(now.bytes(), order).orElse("\u2013");
    }

    /// {@return the control}
    public Region view() {
        return pane;
    }

    /// {@return whether anybody looks; nothing is read otherwise}
    public BooleanProperty showsProperty() {
        return shows;
    }

    private void show() {
        behind.done();
        if (!shows.get()) {
            return;
        }
        Snapshot state = model.snapshot();
        long at = model.selecting().place();
        Place was = place.get();
        if (was.state() == state && was.at() == at) {
            return;
        }
        Span span = new Span(at, Math.min(RawCell.MOST, state.bytes().length() - at));
        offset.setText("0x%08X".formatted(at));
        place.set(new Place(state, at, model.awaited().reading(() -> state.bytes().bytes(span), new byte[0])));
    }

    /// Selects the bytes that the focused cell is read from.
    private void mark() {
        TablePosition<?, ?> focused = table.getFocusModel().getFocusedCell();
        if (!table.isFocused() || focused.getRow() < 0) {
            return;
        }
        ByteOrder order = focused.getColumn() == 2 ? ByteOrder.BIG_ENDIAN : ByteOrder.LITTLE_ENDIAN;
        Place now = place.get();
        int length = table.getItems().get(focused.getRow()).length(now.bytes(), order);
        if (length > 0 && now.state() == model.snapshot()) {
            model.selecting().bytes(now.at() + length, now.at());
        }
    }

    private Optional<Editing> editing(RawCell cell, ByteOrder order) {
        Place begun = place.get();
        return cell.show(begun.bytes(), order).filter(_ -> order == ByteOrder.LITTLE_ENDIAN || cell.isOrdered())
                .map(text -> new Editing(begun.state().structure(), cell.word(), cell.word(), text,
                        typed -> Edit.overwrite(begun.at(), cell.read(typed, begun.bytes(), order))));
    }
}
