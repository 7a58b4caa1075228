package org.varscope.ui.page;

import module java.base;
import module javafx.controls;
import java.nio.file.Path;
import javafx.fxml.FXML;
import javafx.scene.control.Label;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;
import org.varscope.said.Numbers;
import org.varscope.text.Visible;
import org.varscope.ui.card.Fxml;
import org.varscope.ui.file.SaveFolders;
import org.varscope.ui.file.SaveSearch;
import org.varscope.ui.file.Settings;
import org.varscope.ui.file.WindowContext;
import org.varscope.ui.message.Messages;
import org.varscope.ui.theme.Tip;
import org.varscope.ui.toolkit.Background;
import org.varscope.ui.toolkit.FailureWords;

/// The files that are in Godot's user folders, newest first.
public final class SavesPage extends FormPage {
    private static final DateTimeFormatter DATE = DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm", Locale.ROOT);

    private final WindowContext around;
    private final Background.Lane searching;
    private final Consumer<SaveSearch.Found> open;
    private final ObservableList<SaveSearch.Found> all = FXCollections.observableArrayList();
    private final FilteredList<SaveSearch.Found> matching = new FilteredList<>(all);

    private int turns;

    @FXML
    private Label places;
    @FXML
    private FlowPane own;
    @FXML
    private Button addButton;
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
        this.searching = around.background().lane(lifetime);
        this.open = open;
        VBox content = Fxml.load("SavesPage.fxml", this);
        setContent(content, filter);
        content.setOnDragOver(event -> {
            if (!folders(event.getDragboard().getFiles()).isEmpty()) {
                event.acceptTransferModes(TransferMode.LINK, TransferMode.COPY);
                event.consume();
            }
        });
        content.setOnDragDropped(event -> {
            List<Path> dropped = folders(event.getDragboard().getFiles());
            event.setDropCompleted(!dropped.isEmpty());
            dropped.forEach(this::add);
        });
        lifetime.follow(around.remembered().settingsProperty().map(settings -> settings.habits().folders()),
                this::search);
    }

    private static List<Path> folders(List<File> dropped) {
        return dropped.stream().filter(File::isDirectory).map(File::toPath).toList();
    }

    /// Looks through `folder`, too, now and whenever saves are looked for.
    private void add(Path folder) {
        change(habits -> habits.with(folder.toAbsolutePath().normalize()));
    }

    private void change(UnaryOperator<Settings.Habits> how) {
        around.remembered().change(settings -> settings.with(how.apply(settings.habits())));
    }

    /// Shows the folders that a person has added, and looks through all.
    private void search(List<Path> added) {
        SaveFolders folders = around.folders().with(added);
        own.getChildren().setAll(added.stream().map(this::own).toList());
        own.getChildren().add(addButton);
        all.clear();
        tell();
        busy.setVisible(true);
        table.setPlaceholder(new Label(Messages.get("page.saves.looking")));
        int turn = ++turns;
        Consumer<List<SaveSearch.Found>> relay = around.background().relay(some -> {
            if (turn == turns) {
                show(some);
            }
        });
        searching.run(running -> search(folders, running, relay), this::ended, this::failed);
    }

    /// {@return a folder that a person has added, by which it is removed}
    private Node own(Path folder) {
        String name = Visible.line(folder.toString());
        Button remove = new Button(name, new FontIcon("fth-x"));
        remove.setContentDisplay(ContentDisplay.RIGHT);
        remove.setTextOverrun(OverrunStyle.LEADING_ELLIPSIS);
        remove.setAccessibleText(Messages.get("page.saves.remove", name));
        remove.setTooltip(new Tip(Messages.get("page.saves.remove", name)));
        remove.setOnAction(_ -> {
            change(habits -> habits.without(folder));
            addButton.requestFocus();
        });
        return remove;
    }

    @FXML
    private void initialize() {
        SaveFolders folders = around.folders();
        places.setText(Messages.get(folders.nests().isEmpty() ? "page.saves.about" : "page.saves.about-nests"));
        List<String> names = new ArrayList<>();
        folders.games().forEach(folder -> names.add(folder.toString()));
        folders.shared().forEach(folder -> names.add(Messages.get("page.saves.shared", folder)));
        folders.nests().forEach(nest -> names.add(Messages.get("page.saves.shared", nest.homes())));
        places.setTooltip(new Tip(Visible.lines(Messages.get("page.saves.places",
                String.join("\n", names)))));
        addButton.setOnAction(_ -> around.files().folder().ifPresent(this::add));
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
    private static List<SaveSearch.Found> search(SaveFolders folders, Background.Running running,
            Consumer<List<SaveSearch.Found>> relay) {
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
