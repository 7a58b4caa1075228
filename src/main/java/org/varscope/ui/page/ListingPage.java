package org.varscope.ui.page;

import module java.base;
import module javafx.controls;
import javafx.scene.control.Label;
import org.varscope.text.Visible;
import org.varscope.ui.card.Card;
import org.varscope.ui.file.Listing;
import org.varscope.ui.message.Messages;
import org.varscope.ui.theme.Tip;

/// A list to be looked at and copied. Escape closes it.
public final class ListingPage extends FormPage {
    private static final KeyCombination COPY = new KeyCodeCombination(KeyCode.C, KeyCombination.SHORTCUT_DOWN);

    private final Supplier<Listing> made;
    private final Runnable shut;
    private final Listing listing;
    private final TableView<Listing.Line> table = new TableView<>();
    private final Button copy = new Button(Messages.get("page.copy-all"));

    /// @param made makes the list, in the language that is spoken then
    /// @param shut closes the page
    public ListingPage(Supplier<Listing> made, Runnable shut) {
        this(made, made.get(), shut);
    }

    private ListingPage(Supplier<Listing> made, Listing listing, Runnable shut) {
        super(listing.title());
        this.made = made;
        this.shut = shut;
        this.listing = listing;
        Label heading = new Label(Visible.line(listing.heading()));
        heading.getStyleClass().add("large");
        Label about = Card.text(listing.about(), "muted");
        about.setId("listing-about");
        fill();
        VBox.setVgrow(table, Priority.ALWAYS);
        Button close = new Button(Messages.get("page.close"));
        close.setId("listing-close");
        close.setTooltip(new Tip(Messages.get("page.close-list")));
        close.setOnAction(_ -> shut.run());
        copy.setId("listing-copy");
        copy.setDisable(listing.lines().isEmpty());
        copy.setTooltip(new Tip(Messages.get("page.copy-list", COPY.getDisplayText())));
        copy.setOnAction(_ -> copy(table.getItems()));
        HBox buttons = new HBox(8, copy, close);
        buttons.setAlignment(Pos.CENTER_RIGHT);
        VBox content = new VBox(heading, about, table, buttons);
        content.getStyleClass().add("form");
        content.addEventFilter(KeyEvent.KEY_PRESSED, event -> {
            if (event.getCode() == KeyCode.ESCAPE) {
                event.consume();
                shut.run();
            }
        });
        setContent(content, table);
    }

    private void fill() {
        table.setId("listing");
        table.setAccessibleText(listing.heading());
        table.getItems().setAll(listing.lines());
        table.getSelectionModel().setSelectionMode(SelectionMode.MULTIPLE);
        table.setColumnResizePolicy(TableView.CONSTRAINED_RESIZE_POLICY_FLEX_LAST_COLUMN);
        table.setPlaceholder(new Label(Messages.get("page.no-difference")));
        column(listing.columns().where(), 320, Listing.Line::where);
        column(listing.columns().one(), 260, Listing.Line::one);
        column(listing.columns().other(), 260, Listing.Line::other);
        table.setOnKeyPressed(event -> {
            if (COPY.match(event)) {
                event.consume();
                copy(table.getSelectionModel().getSelectedItems());
            }
        });
    }

    private void column(String name, double width, Function<Listing.Line, String> text) {
        TableColumn<Listing.Line, String> column = new TableColumn<>(name);
        column.setPrefWidth(width);
        column.setSortable(false);
        column.setCellValueFactory(cell -> new ReadOnlyStringWrapper(text.apply(cell.getValue())));
        table.getColumns().add(column);
    }

    private void copy(List<Listing.Line> lines) {
        if (lines.isEmpty()) {
            return;
        }
        List<Listing.Line> all = new ArrayList<>(lines);
        all.addFirst(listing.columns());
        Clipboard.getSystemClipboard().setContent(Map.of(DataFormat.PLAIN_TEXT,
                all.stream().map(Listing.Line::tabbed).collect(Collectors.joining("\n", "", "\n"))));
        copy.setText(Messages.get("page.copied"));
    }

    @Override
    public Page renewed() {
        ListingPage page = new ListingPage(made, shut);
        table.getSelectionModel().getSelectedIndices().forEach(page.table.getSelectionModel()::select);
        return page;
    }

    @Override
    public void focus() {
        super.focus();
        if (table.getSelectionModel().isEmpty()) {
            table.getSelectionModel().selectFirst();
        }
    }
}
