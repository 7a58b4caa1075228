package org.varscope.ui.window;

import module java.base;
import module javafx.controls;
import javafx.scene.control.Label;
import org.jspecify.annotations.Nullable;
import org.varscope.ui.card.Card;
import org.varscope.ui.message.Messages;

/// A list of everything that can be done now, found by typing parts of its name, and below it of what else is found by
/// what was typed.
final class PaletteCard extends Card {
    /// One thing to do.
    ///
    /// @param title what it is called
    /// @param key   how to do it without the palette, or empty
    /// @param also  what it is found by besides its title
    /// @param can   whether it can be done; where not, `key` says why, and it stays listed
    /// @param run   does it
    record Item(String title, String key, String also, boolean can, Runnable run) {
        Item(String title, String key, String also, Runnable run) {
            this(title, key, also, true, run);
        }

        Item(String title, String key, Runnable run) {
            this(title, key, "", run);
        }

        boolean isFoundBy(String[] words) {
            String all = (title + " " + also).toLowerCase(Locale.ROOT);
            return Arrays.stream(words).allMatch(all::contains);
        }
    }

    /// Finds in the background what is not listed beforehand.
    interface Finder {
        /// Looks for `text` in the place of what was looked for before.
        ///
        /// @param told gets what is found, again when it is more
        void find(String text, Consumer<List<Item>> told);

        /// Forgets what is looked for.
        void stop();

        /// {@return one that finds nothing}
        static Finder nothing() {
            return new Finder() {
                @Override
                public void find(String text, Consumer<List<Item>> told) { }

                @Override
                public void stop() { }
            };
        }
    }

    private static final double ROW = 30;
    private static final int ROWS = 12;
    private static final double GAP = 12;
    /// How much of the title is seen of what cannot be done.
    private static final double IMPOSSIBLE = 0.55;

    private final TextField search = new TextField();
    private final ObservableList<Item> shown = FXCollections.observableArrayList();
    private final ListView<Item> list = new ListView<>(shown);
    private final List<Item> all;
    private final Finder finder;

    /// @param prompt what is chosen
    /// @param finder finds more
    PaletteCard(String prompt, List<Item> all, Finder finder) {
        super("palette", 560);
        this.all = List.copyOf(all);
        this.finder = finder;
        search.setId("palette-search");
        search.setPromptText(prompt);
        search.setAccessibleText(prompt);
        list.setId("palette-list");
        shown.subscribe(this::fit);
        fit();
        list.setFocusTraversable(false);
        list.setPlaceholder(new Label(Messages.get("window.palette.none")));
        list.setCellFactory(_ -> new ItemCell());
        list.setOnMouseClicked(_ -> run());
        search.textProperty().subscribe(this::filter);
        search.addEventFilter(KeyEvent.KEY_PRESSED, this::key);
        getChildren().setAll(search, list);
    }

    private void fit() {
        fit(list, ROW, Math.clamp(shown.size(), 1, ROWS));
    }

    @Override
    protected TextField first() {
        return search;
    }

    private void filter(String text) {
        String[] words = text.toLowerCase(Locale.ROOT).strip().split("\\s+");
        shown.setAll(all.stream().filter(item -> item.isFoundBy(words)).toList());
        list.getSelectionModel().selectFirst();
        list.scrollTo(0);
        finder.stop();
        int before = shown.size();
        if (!text.isBlank()) {
            finder.find(text.strip(), found -> append(before, found));
        }
    }

    /// Lists `found` after the first `before`, in the place of what was found until then.
    private void append(int before, List<Item> found) {
        int chosen = list.getSelectionModel().getSelectedIndex();
        if (!List.copyOf(shown.subList(before, shown.size())).equals(found)) {
            shown.remove(before, shown.size());
            shown.addAll(found);
            list.getSelectionModel().clearAndSelect(Math.clamp(chosen, 0, Math.max(0, shown.size() - 1)));
        }
    }

    @Override
    protected void dismissed() {
        finder.stop();
    }

    private void key(KeyEvent event) {
        int step = switch (event.getCode()) {
            case UP -> -1;
            case DOWN -> 1;
            case PAGE_UP -> -ROWS;
            case PAGE_DOWN -> ROWS;
            default -> 0;
        };
        if (step != 0) {
            int last = shown.size() - 1;
            int to = Math.clamp(list.getSelectionModel().getSelectedIndex() + (long) step, 0, Math.max(0, last));
            list.getSelectionModel().select(to);
            list.scrollTo(Math.max(0, to - ROWS + 2));
            event.consume();
        } else if (event.getCode() == KeyCode.ENTER) {
            run();
            event.consume();
        }
    }

    private void run() {
        Item item = list.getSelectionModel().getSelectedItem();
        if (item != null && item.can()) {
            finder.stop();
            close();
            item.run().run();
        }
    }

    private static final class ItemCell extends ListCell<Item> {
        private final Label title = new Label();
        private final Label key = new Label();
        private final HBox row = new HBox(title, spring(), key);

        private ItemCell() {
            key.getStyleClass().add("key-hint");
            key.setMinWidth(Region.USE_PREF_SIZE);
            title.setMinWidth(0);
            title.setTextOverrun(OverrunStyle.LEADING_ELLIPSIS); // the end of a path tells it from others
            row.setSpacing(GAP);
            setPrefWidth(0);
            row.setAlignment(Pos.CENTER_LEFT);
        }

        private static Region spring() {
            Region region = new Region();
            HBox.setHgrow(region, Priority.ALWAYS);
            return region;
        }

        @Override
        protected void updateItem(@Nullable Item item, boolean empty) {
            super.updateItem(item, empty);
            setGraphic(empty || item == null ? null : row);
            if (item != null) {
                title.setText(item.title());
                key.setText(item.key());
                title.setOpacity(item.can() ? 1 : IMPOSSIBLE);
            }
        }
    }
}
