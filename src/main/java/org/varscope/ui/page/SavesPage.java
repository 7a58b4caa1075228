package org.varscope.ui.page;

import module java.base;
import module javafx.controls;
import javafx.fxml.FXML;
import javafx.scene.control.Label;
import org.jspecify.annotations.Nullable;
import org.varscope.said.Numbers;
import org.varscope.text.Visible;
import org.varscope.ui.card.Fxml;
import org.varscope.ui.file.SaveFolders;
import org.varscope.ui.file.SaveSearch;
import org.varscope.ui.file.WindowContext;
import org.varscope.ui.message.Messages;
import org.varscope.ui.toolkit.Background;
import org.varscope.ui.toolkit.FailureWords;

/// The files that are in Godot's user folders, newest first.
public final class SavesPage extends FormPage {
    private static final DateTimeFormatter DATE = DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm", Locale.ROOT);

    private final WindowContext around;
    private final SaveFolders folders;
    private final Consumer<SaveSearch.Found> open;
    private final ObservableList<SaveSearch.Found> all = FXCollections.observableArrayList();
    private final FilteredList<SaveSearch.Found> matching = new FilteredList<>(all);

    @FXML
    private Label places;
    @FXML
    private TextField filter;
    @FXML
    private ProgressIndicator busy;
    @FXML
    private Label count;
    @FXML
    private TableView<SaveSearch.Found> table;
    @FXML
    private TableColumn<SaveSearch.Found, String> gameColumn;
    @FXML
    private TableColumn<SaveSearch.Found, String> fileColumn;
    @FXML
    private TableColumn<SaveSearch.Found, String> dateColumn;
    @FXML
    private TableColumn<SaveSearch.Found, Long> sizeColumn;
    @FXML
    private TableColumn<SaveSearch.Found, String> looksColumn;
    @FXML
    private Button openButton;

    /// @param open opens a file that was found
    public SavesPage(WindowContext around, Consumer<SaveSearch.Found> open) {
        super(Messages.get("page.saves.tab"));
        this.around = around;
        this.folders = around.folders();
        this.open = open;
        setContent(Fxml.load("SavesPage.fxml", this), filter);
        Consumer<List<SaveSearch.Found>> relay = around.background().relay(this::show);
        lifetime.atEnd(around.background().run(running -> search(running, relay), this::ended, this::failed)::cancel);
    }

    @FXML
    private void initialize() {
        List<String> names = new ArrayList<>();
        folders.games().forEach(folder -> names.add(folder.toString()));
        folders.shared().forEach(folder -> names.add(Messages.get("page.saves.shared", folder)));
        places.setText(Visible.line(Messages.get("page.saves.places", String.join(", ", names))));
        text(gameColumn, found -> Visible.line(found.game()));
        text(fileColumn, found -> Visible.line(String.valueOf(found.file().getFileName())));
        text(dateColumn, found -> DATE.format(found.modified().atZone(ZoneId.systemDefault())));
        text(looksColumn, SaveSearch.Found::looks);
        sizeColumn.setCellValueFactory(cell -> new ReadOnlyObjectWrapper<>(cell.getValue().size()));
        sizeColumn.setCellFactory(_ -> new SizeCell());
        dateColumn.setSortType(TableColumn.SortType.DESCENDING);
        SortedList<SaveSearch.Found> sorted = new SortedList<>(matching);
        sorted.comparatorProperty().bind(table.comparatorProperty());
        table.setItems(sorted);
        table.getSortOrder().setAll(List.of(dateColumn));
        table.setColumnResizePolicy(TableView.CONSTRAINED_RESIZE_POLICY_FLEX_LAST_COLUMN);
        table.setPlaceholder(new Label(Messages.get("page.saves.looking")));
        table.setAccessibleText(Messages.get("page.saves.table"));
        table.setOnMouseClicked(event -> {
            if (event.getClickCount() == 2) {
                openSelected();
            }
        });
        table.setOnKeyPressed(event -> {
            if (event.getCode() == KeyCode.ENTER) {
                openSelected();
            }
        });
        openButton.disableProperty().bind(table.getSelectionModel().selectedItemProperty().isNull());
        openButton.setOnAction(_ -> openSelected());
        filter.textProperty().subscribe(this::filter);
    }

    private static void text(TableColumn<SaveSearch.Found, String> column, Function<SaveSearch.Found, String> words) {
        column.setCellValueFactory(cell -> new ReadOnlyStringWrapper(words.apply(cell.getValue())));
    }

    private void filter(String part) {
        String wanted = part.toLowerCase(Locale.ROOT).strip();
        matching.setPredicate(found -> found.file().toString().toLowerCase(Locale.ROOT).contains(wanted));
        tell();
    }

    private void tell() {
        count.setText(Messages.get("page.saves.count", matching.size()));
    }

    private void openSelected() {
        SaveSearch.Found found = table.getSelectionModel().getSelectedItem();
        if (found != null) {
            open.accept(found);
        }
    }

    /// Found files are shown in batches: a folder of thousands must not keep the window busy.
    private List<SaveSearch.Found> search(Background.Running running, Consumer<List<SaveSearch.Found>> relay) {
        List<SaveSearch.Found> batch = new ArrayList<>();
        new SaveSearch(running::isStopped).run(folders, found -> {
            batch.add(found);
            if (batch.size() == 50) {
                relay.accept(List.copyOf(batch));
                batch.clear();
            }
        });
        return batch;
    }

    private void ended(List<SaveSearch.Found> last) {
        show(last);
        end(Messages.get("page.saves.none"));
    }

    private void failed(Throwable failure) {
        end(Messages.get("page.saves.failed", FailureWords.of(failure)));
    }

    private void end(String nothing) {
        busy.setVisible(false);
        table.setPlaceholder(new Label(nothing));
    }

    private void show(List<SaveSearch.Found> some) {
        all.addAll(some);
        tell();
    }

    @Override
    public Page renewed() {
        SavesPage page = new SavesPage(around, open);
        page.filter.setText(filter.getText());
        return page;
    }

    private static final class SizeCell extends TableCell<SaveSearch.Found, Long> {
        @Override
        protected void updateItem(@Nullable Long size, boolean empty) {
            super.updateItem(size, empty);
            setText(empty || size == null ? null : Numbers.grouped(size));
        }
    }
}
