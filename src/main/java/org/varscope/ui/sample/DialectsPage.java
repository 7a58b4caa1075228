package org.varscope.ui.sample;

import module java.base;
import module javafx.controls;
import javafx.scene.control.Label;
import org.jspecify.annotations.Nullable;
import org.varscope.codec.EncodeException;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Dialects;
import org.varscope.document.place.Values;
import org.varscope.explain.PathWords;
import org.varscope.explain.dialect.DialectComparison.Difference;
import org.varscope.explain.dialect.DialectComparison;
import org.varscope.explain.dialect.DifferenceWords;
import org.varscope.scan.index.Role;
import org.varscope.scan.index.State;
import org.varscope.scan.index.Structure;
import org.varscope.text.Visible;
import org.varscope.ui.message.Messages;
import org.varscope.ui.model.EditorModel;
import org.varscope.ui.page.Page;
import org.varscope.ui.theme.Tip;
import org.varscope.ui.toolkit.Background;
import org.varscope.ui.toolkit.FailureWords;
import org.varscope.ui.toolkit.Wrapped;
import org.varscope.variant.Variant;

/// One value as every dialect writes it, field by field. What differs has a sign, and a word that says how.
public final class DialectsPage extends Page {
    private static final double FIELD = 190;
    private static final double WAY = 340;
    private static final double SCROLL = 18;

    private final Background background;
    private final String name;
    private final Variant value;
    private final Dialect own;
    private final DifferenceWords words = new DifferenceWords(Messages.language());
    private final Background.Lane lane;
    private final String title;
    private final TableView<DialectComparison.Line> table = new TableView<>();
    private final VBox refused = new VBox(2);
    private final Label said = new Label(Messages.get("sample.comparing"));
    private final VBox content;

    /// {@return a page about the selected value; empty, with a word beside it, where it is damaged or too large}
    public static Optional<DialectsPage> of(EditorModel model) {
        Structure structure = model.structure();
        if (model.selecting().whole().filter(node -> node.state() != State.WHOLE || node.role() == Role.GAP)
                .isPresent()) {
            model.edits().refuse(Messages.get("sample.damaged"));
            return Optional.empty();
        }
        Optional<DialectsPage> page = model.selecting().whole().flatMap(node -> Values
                .of(structure, node, DialectComparison.LARGEST).map(value -> new DialectsPage(model.background(),
                        PathWords.name(structure, node), value, structure.dialect())));
        if (page.isEmpty()) {
            model.edits().refuse(Messages.get("sample.too-long", DialectComparison.LARGEST));
        }
        return page;
    }

    /// @param name  what the value is called
    /// @param value that is compared
    /// @param own   the dialect that it is written in
    private DialectsPage(Background background, String name, Variant value, Dialect own) {
        this.background = background;
        this.name = name;
        this.value = value;
        this.own = own;
        this.lane = background.lane(lifetime);
        this.title = Messages.get("sample.dialects-tab", Visible.line(name));
        Label heading = new Label(Messages.get("sample.dialects-of", Visible.line(name)));
        heading.setId("dialects-heading");
        heading.getStyleClass().add("large");
        Label about = Wrapped.of(Messages.get("sample.dialects-about"), "muted");
        table.setId("dialects-fields");
        table.getStyleClass().add("dialects");
        table.setAccessibleText(Messages.get("sample.fields"));
        table.setPlaceholder(said);
        VBox.setVgrow(table, Priority.ALWAYS);
        refused.setId("dialects-refused");
        content = new VBox(heading, about, table, refused);
        content.setId("dialects");
        content.getStyleClass().add("form");
        lane.run(_ -> compared(value, own), this::show, failure -> said.setText(FailureWords.of(failure)));
    }

    /// Runs on any thread.
    private static DialectComparison compared(Variant value, Dialect own) throws EncodeException {
        return DialectComparison.of(value, own, Dialects.all(), Messages.language());
    }

    private void show(DialectComparison compared) {
        TableColumn<DialectComparison.Line, String> field = new TableColumn<>(Messages.get("sample.field"));
        field.setPrefWidth(FIELD);
        field.setSortable(false);
        field.setReorderable(false);
        field.setCellValueFactory(cell -> new ReadOnlyStringWrapper(name(cell.getValue())));
        table.getColumns().add(field);
        int ways = compared.ways().size();
        for (int i = 0; i < ways; i++) {
            TableColumn<DialectComparison.Line, DialectComparison.Cell> column = column(compared.ways().get(i), i);
            // All of the width that there is, but never less than bytes and words need.
            column.prefWidthProperty().bind(Bindings.createDoubleBinding(
                    () -> Math.max(WAY, Math.floor((table.getWidth() - FIELD - SCROLL) / ways)),
                    table.widthProperty()));
            table.getColumns().add(column);
        }
        table.getItems().setAll(compared.lines());
        words.reasons(compared.refused()).forEach((reason, titles) -> {
            refused.getChildren().add(Wrapped.of(
                    Messages.get("sample.not-in", String.join(", ", titles), Visible.line(reason))));
        });
    }

    private static String name(DialectComparison.Line line) {
        return line.path().equals("$") || line.path().isEmpty() ? line.field()
                : Visible.line(line.path()) + "  " + line.field();
    }

    private TableColumn<DialectComparison.Line, DialectComparison.Cell> column(DialectComparison.Way way,
            int index) {
        TableColumn<DialectComparison.Line, DialectComparison.Cell> column = new TableColumn<>();
        Label names = new Label(way.dialects().stream().map(dialect -> dialect.traits().title())
                .collect(Collectors.joining("\n")));
        Label size = new Label(Messages.get("sample.bytes", way.bytes().length));
        size.getStyleClass().add("muted");
        VBox head = new VBox(names, size);
        head.getStyleClass().add("dialects-way");
        column.setGraphic(head);
        column.setSortable(false);
        column.setReorderable(false);
        column.setCellValueFactory(cell -> new ReadOnlyObjectWrapper<>(cell.getValue().cells().get(index)));
        column.setCellFactory(_ -> new FieldCell());
        return column;
    }

    private final class FieldCell extends TableCell<DialectComparison.Line, DialectComparison.Cell> {
        private static final PseudoClass DIFFERS = PseudoClass.getPseudoClass("differs");

        @Override
        protected void updateItem(DialectComparison.@Nullable Cell cell, boolean empty) {
            super.updateItem(cell, empty);
            boolean differs = !empty && cell != null && cell.difference() != Difference.NONE;
            pseudoClassStateChanged(DIFFERS, differs);
            setText(empty || cell == null ? null : words(cell));
            setTooltip(differs ? new Tip(getText()) : null);
        }

        private String words(DialectComparison.Cell cell) {
            String bytes = cell.bytes().isEmpty() ? Messages.get("sample.no-field") : cell.bytes();
            return cell.difference() == Difference.NONE ? (cell.bytes() + "  " + cell.value()).strip()
                    : Messages.get("sample.differs", bytes, words.of(cell.difference()), cell.value()).strip();
        }
    }

    @Override
    public ObservableValue<String> title() {
        return new ReadOnlyStringWrapper(title);
    }

    @Override
    public Parent content() {
        return content;
    }

    @Override
    public void focus() {
        table.requestFocus();
    }

    @Override
    public Page renewed() {
        return new DialectsPage(background, name, value, own);
    }
}
