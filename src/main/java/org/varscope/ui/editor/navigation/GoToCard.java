package org.varscope.ui.editor.navigation;

import module java.base;
import module javafx.controls;
import javafx.scene.control.Label;
import org.jspecify.annotations.Nullable;
import org.varscope.text.Visible;
import org.varscope.ui.card.Card;
import org.varscope.ui.message.Messages;

/// One line to type into, with what it may mean listed below, what it takes, how far the search is, and why it was not
/// taken. Up and Down choose in the list, Tab puts what is chosen into the line, Enter goes there.
public final class GoToCard extends Card {
    private static final double ROW = 28;
    private static final int ROWS = 9;

    private final TextField field;
    private final ListView<Place> list = new ListView<>();
    private final Label hint;
    private final ProgressBar bar = new ProgressBar();
    private final Navigator going;
    private final HeldKeys held = new HeldKeys();

    /// @param title what the line is for
    /// @param words what it takes
    /// @param going goes there
    public GoToCard(String title, String words, Navigator going) {
        super("go-to", 560);
        this.going = going;
        field = line("text", title, this::go);
        hint = text(words, "muted");
        hint.setId("go-to-hint");
        bar.setId("go-to-progress");
        bar.setMaxWidth(Double.MAX_VALUE);
        bar.progressProperty().bind(going.shareProperty());
        bar.visibleProperty().bind(bar.progressProperty().greaterThanOrEqualTo(0));
        bar.managedProperty().bind(bar.visibleProperty());
        list.setId("go-to-list");
        list.setAccessibleText(Messages.get("editor.places"));
        list.setFocusTraversable(false);
        list.setCellFactory(_ -> new PlaceCell());
        list.setOnMouseClicked(_ -> go(false));
        list.managedProperty().bind(list.visibleProperty());
        field.addEventFilter(KeyEvent.KEY_PRESSED, this::choose);
        field.textProperty().subscribe((_, _) -> {
            going.stop();
            held.drop();
            say(hint, words, "muted");
            suggest();
        });
        addEventFilter(KeyEvent.ANY, held::take);
        getChildren().setAll(field, bar, list, hint);
        suggest();
    }

    @Override
    protected TextField first() {
        return field;
    }

    @Override
    protected void dismissed() {
        going.stop();
    }

    private String typed() {
        return field.getText().strip();
    }

    private void suggest() {
        show(List.of());
        going.suggest(typed(), this::show, nowhere -> say(hint, nowhere, "muted"));
    }

    private void show(List<Place> places) {
        Place chosen = chosen();
        list.getItems().setAll(places);
        list.setVisible(!places.isEmpty());
        fit(list, ROW, Math.min(ROWS, places.size()));
        int same = chosen == null ? -1 : places.indexOf(chosen);
        if (same > 0) {
            list.getSelectionModel().select(same);
        } else if (!typed().isEmpty() && going.takesFirst(typed())) {
            list.getSelectionModel().selectFirst();
        }
    }

    private @Nullable Place chosen() {
        return list.getSelectionModel().getSelectedItem();
    }

    private void choose(KeyEvent event) {
        int step = switch (event.getCode()) {
            case UP -> -1;
            case DOWN -> 1;
            case PAGE_UP -> -ROWS;
            case PAGE_DOWN -> ROWS;
            default -> 0;
        };
        if (step != 0 && !list.getItems().isEmpty()) {
            int to = Math.clamp(list.getSelectionModel().getSelectedIndex() + (long) step, 0,
                    list.getItems().size() - 1);
            list.getSelectionModel().select(to);
            list.scrollTo(Math.max(0, to - ROWS + 2));
            event.consume();
        }
    }

    /// Puts what is chosen into the line, or the first that is suggested.
    @Override
    protected boolean complete() {
        Place place = chosen() != null ? chosen() : list.getItems().stream().findFirst().orElse(null);
        if (place == null || !place.leads() || place.path().equals(field.getText())) {
            return false;
        }
        field.setText(place.path());
        field.end();
        return true;
    }

    private void go(boolean anyway) {
        Place place = chosen();
        held.begin();
        if (place != null) {
            going.to(place, anyway, this::answer);
        } else {
            say(hint, Messages.get("editor.looking"), "muted");
            going.to(typed(), anyway, this::answer);
        }
    }

    private void answer(Optional<String> refused) {
        if (refused.isPresent()) {
            held.drop();
            say(hint, refused.get(), "bad-text");
        } else {
            Scene scene = getScene();
            close();
            held.giveTo(scene);
        }
    }

    /// A place that may be gone to: its path, and what is there.
    static final class PlaceCell extends ListCell<Place> {
        private final Label path = new Label();
        private final Label value = new Label();
        private final HBox row = new HBox(path, value);

        PlaceCell() {
            row.getStyleClass().add("place-row");
            path.getStyleClass().add("mono");
            path.setTextOverrun(OverrunStyle.LEADING_ELLIPSIS); // its end distinguishes places
            path.setMinWidth(0);
            value.getStyleClass().addAll("mono", "muted");
            value.setMinWidth(0);
            value.setPrefWidth(0); // it takes what the path leaves
            value.setMaxWidth(Double.MAX_VALUE);
            HBox.setHgrow(value, Priority.ALWAYS);
            setPrefWidth(0);
        }

        @Override
        protected void updateItem(@Nullable Place place, boolean empty) {
            super.updateItem(place, empty);
            setGraphic(empty || place == null ? null : row);
            if (empty || place == null) {
                setAccessibleText(null);
            } else {
                path.setText(Visible.line(place.path()));
                value.setText(place.value());
                setAccessibleText(Messages.get("editor.place", path.getText(), value.getText()));
            }
        }
    }

    /// Keys that are pressed while something is looked for and that are meant for what will be found. Keys that correct
    /// what was asked for, and those that stop the search, are not held.
    static final class HeldKeys {
        private static final Set<KeyCode> CORRECTING = EnumSet.of(KeyCode.ESCAPE, KeyCode.BACK_SPACE, KeyCode.DELETE,
                KeyCode.LEFT, KeyCode.RIGHT, KeyCode.HOME, KeyCode.END);

        private final List<KeyEvent> keys = new ArrayList<>();
        private boolean holding;

        /// Holds keys from now on.
        void begin() {
            keys.clear();
            holding = true;
        }

        /// Forgets what is held, and holds nothing more.
        void drop() {
            keys.clear();
            holding = false;
        }

        /// Holds `event`, if it is one to hold.
        void take(KeyEvent event) {
            if (!holding || CORRECTING.contains(event.getCode()) || event.isShortcutDown()) {
                return;
            }
            if (!keys.isEmpty() || begins(event)) {
                keys.add(event);
                event.consume();
            }
        }

        /// The key that has begun the search is still on its way up.
        private static boolean begins(KeyEvent event) {
            return event.getEventType() == KeyEvent.KEY_PRESSED && event.getCode() != KeyCode.ENTER
                    && !event.getCode().isModifierKey();
        }

        /// Gives what is held to whatever has the keyboard in `scene`, as if it were pressed now.
        void giveTo(@Nullable Scene scene) {
            List<KeyEvent> given = List.copyOf(keys);
            drop();
            for (KeyEvent event : given) {
                Node owner = scene == null ? null : scene.getFocusOwner();
                if (owner != null) {
                    Event.fireEvent(owner, event.copyFor(owner, owner));
                }
            }
        }
    }
}
