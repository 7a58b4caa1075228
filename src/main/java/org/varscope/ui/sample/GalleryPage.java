package org.varscope.ui.sample;

import module java.base;
import module javafx.controls;
import javafx.scene.control.Label;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.Span;
import org.varscope.dialect.Dialect;
import org.varscope.document.place.Values;
import org.varscope.sample.Gallery;
import org.varscope.sample.SampleFile;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;
import org.varscope.text.Visible;
import org.varscope.text.cell.CellText;
import org.varscope.ui.message.Messages;
import org.varscope.ui.page.Page;
import org.varscope.ui.toolkit.Background;
import org.varscope.ui.toolkit.FailureWords;
import org.varscope.ui.toolkit.Wrapped;

/// A sample of every type and every wrapper of a dialect, each of which opens at a click.
public final class GalleryPage extends Page {
    private static final double DIALECTS = 290;
    private static final double SIZE = 84;

    private final Background background;
    private final Background.Lane lane;
    private final Consumer<SampleFile> open;
    private final ListView<Dialect> dialects = new ListView<>();
    private final TableView<SampleRow> samples = new TableView<>();
    private final Label said = new Label(Messages.get("sample.reading"));
    private final VBox content;

    /// @param open opens a sample in a tab of its own
    public GalleryPage(Background background, Consumer<SampleFile> open) {
        this.background = background;
        this.lane = background.lane(lifetime);
        this.open = open;
        Label heading = new Label(Messages.get("sample.gallery"));
        heading.getStyleClass().add("large");
        Label about = Wrapped.of(Messages.get("sample.gallery-about"), "muted");
        HBox both = new HBox(12, dialects, samples);
        HBox.setHgrow(samples, Priority.ALWAYS);
        VBox.setVgrow(both, Priority.ALWAYS);
        content = new VBox(heading, about, both);
        content.setId("gallery");
        content.getStyleClass().add("form");
        fillDialects();
        fillSamples();
        dialects.getSelectionModel().selectFirst();
    }

    private void fillDialects() {
        dialects.setId("gallery-dialects");
        dialects.setAccessibleText(Messages.get("sample.dialects"));
        dialects.setPrefWidth(DIALECTS);
        dialects.setMinWidth(Region.USE_PREF_SIZE);
        dialects.getItems().setAll(Gallery.dialects());
        dialects.setCellFactory(_ -> new DialectCell());
        dialects.getSelectionModel().selectedItemProperty().subscribe(this::show);
        dialects.setOnKeyPressed(event -> {
            if (event.getCode() == KeyCode.ENTER || event.getCode() == KeyCode.RIGHT) {
                event.consume();
                samples.requestFocus();
                samples.getSelectionModel().selectFirst();
            }
        });
    }

    private static final class DialectCell extends ListCell<Dialect> {
        @Override
        protected void updateItem(@Nullable Dialect dialect, boolean empty) {
            super.updateItem(dialect, empty);
            setText(empty || dialect == null ? null : dialect.traits().title());
        }
    }

    private void fillSamples() {
        samples.setId("gallery-samples");
        samples.setAccessibleText(Messages.get("sample.samples"));
        samples.setPlaceholder(said);
        samples.setColumnResizePolicy(TableView.CONSTRAINED_RESIZE_POLICY_FLEX_LAST_COLUMN);
        samples.getColumns().setAll(List.of(column("what", 210, SampleRow::title),
                column("value", 250, SampleRow::about), column("size", SIZE, SampleRow::size),
                column("bytes", 330, SampleRow::bytes)));
        samples.getColumns().get(2).setMinWidth(SIZE);
        List.of(1, 3).forEach(i -> samples.getColumns().get(i).getStyleClass().add("mono-cells"));
        samples.setRowFactory(_ -> new SampleTableRow(row -> open.accept(row.file())));
        samples.setOnKeyPressed(event -> {
            SampleRow row = samples.getSelectionModel().getSelectedItem();
            if (event.getCode() == KeyCode.ENTER && row != null) {
                event.consume();
                open.accept(row.file());
            }
        });
    }

    private static final class SampleTableRow extends TableRow<SampleRow> {
        private SampleTableRow(Consumer<SampleRow> open) {
            setOnMouseClicked(event -> {
                if (event.getButton() == MouseButton.PRIMARY && getItem() != null) {
                    open.accept(getItem());
                }
            });
        }

        @Override
        protected void updateItem(@Nullable SampleRow row, boolean empty) {
            super.updateItem(row, empty);
            setId(empty || row == null ? null : "sample-" + row.file().name());
            setAccessibleText(empty || row == null ? null : row.title() + ", " + row.about());
        }
    }

    private static TableColumn<SampleRow, String> column(String key, double width, Function<SampleRow, String> text) {
        TableColumn<SampleRow, String> column = new TableColumn<>(Messages.get("sample.column." + key));
        column.setPrefWidth(width);
        column.setSortable(false);
        column.setReorderable(false);
        column.setCellValueFactory(cell -> new ReadOnlyStringWrapper(text.apply(cell.getValue())));
        return column;
    }

    private void show(@Nullable Dialect dialect) {
        if (dialect == null) {
            return;
        }
        lane.run(_ -> SampleRow.all(dialect), samples.getItems()::setAll, failure -> {
            samples.getItems().clear();
            said.setText(FailureWords.of(failure));
        });
    }

    @Override
    public ObservableValue<String> title() {
        return new ReadOnlyStringWrapper(Messages.get("sample.gallery-tab"));
    }

    @Override
    public Parent content() {
        return content;
    }

    @Override
    public void focus() {
        dialects.requestFocus();
    }

    @Override
    public Page renewed() {
        GalleryPage page = new GalleryPage(background, open);
        page.dialects.getSelectionModel().select(dialects.getSelectionModel().getSelectedIndex());
        page.dialects.scrollTo(dialects.getSelectionModel().getSelectedIndex());
        return page;
    }

    /// A sample in words.
    ///
    /// @param title what it is a sample of
    /// @param about its value, or what is done with values
    /// @param size  how many bytes it has
    /// @param bytes the first of them
    record SampleRow(SampleFile file, String title, String about, String size, String bytes) {
        private static final int SHOWN = 16;
        private static final int GLANCE = 60;

        /// {@return the samples in `dialect`: types, then wrappers; runs on any thread}
        static List<SampleRow> all(Dialect dialect) throws IOException {
            return Gallery.all(dialect).stream().map(SampleRow::of).toList();
        }

        private static SampleRow of(SampleFile file) {
            String form = file.form().isEmpty() ? "" : " (%s)".formatted(file.isWhole() ? file.form()
                    : Messages.get("sample.form." + file.form()));
            long length = file.bytes().length();
            byte[] first = file.bytes().bytes(new Span(0, Math.min(SHOWN, length)));
            String hex = HexFormat.ofDelimiter(" ").withUpperCase().formatHex(first);
            return new SampleRow(file, file.what() + form,
                    file.isWhole() ? Messages.get("sample.whole." + file.what()) : value(file),
                    Messages.get("sample.bytes", length), length > SHOWN ? hex + " \u2026" : hex);
        }

        private static String value(SampleFile file) {
            Structure structure = Structure.scan(file.bytes(), file.dialect(), file.framing(), Progress.NONE);
            return structure.deepestAt(0).flatMap(node -> Values.of(structure, node, Integer.MAX_VALUE))
                    .map(value -> Visible.line(CellText.glance(value, file.dialect(), GLANCE))).orElse("");
        }
    }
}
