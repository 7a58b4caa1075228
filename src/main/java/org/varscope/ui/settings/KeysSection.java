package org.varscope.ui.settings;

import module java.base;
import module javafx.controls;
import javafx.scene.control.Label;
import org.jspecify.annotations.Nullable;
import org.varscope.ui.card.Card;
import org.varscope.ui.command.Command;
import org.varscope.ui.command.Commands;
import org.varscope.ui.command.KeyChord;
import org.varscope.ui.command.KeyMap;
import org.varscope.ui.keys.PaneKeys;
import org.varscope.ui.lifetime.Lifetime;
import org.varscope.ui.message.Messages;

/// The keys of all commands, to be looked up and changed: a key is pressed for a command, and whatever else it does is
/// said before it is taken.
final class KeysSection {
    private static final double NAMES = 0.5;

    private final Commands commands;
    private final ObservableList<Command> all = FXCollections.observableArrayList(Command.values());
    private final FilteredList<Command> found = new FilteredList<>(all);
    private final TableView<Command> table = new TableView<>(found);
    private final TextField search = new TextField();
    private final Label said = Card.text(Messages.get("settings.keys.about"));
    private final HBox answers = new HBox(8);
    private final List<Button> acts;
    private final VBox form;
    private final EventHandler<KeyEvent> recorder = this::record;
    /// The command that waits for its key.
    private @Nullable Command waiting;

    KeysSection(Commands commands, Lifetime lifetime) {
        this.commands = commands;
        acts = List.of(button("set", this::ask), button("remove", this::remove), button("restore", this::restore),
                button("restore-all", this::restoreAll));
        columns();
        search.setId("keys-search");
        search.setPromptText(Messages.get("settings.keys.search"));
        search.setAccessibleText(Messages.get("settings.keys.search"));
        search.textProperty().subscribe(this::filter);
        search.addEventFilter(KeyEvent.KEY_PRESSED, this::leaveSearch);
        said.setId("keys-said");
        said.setMinHeight(Region.USE_PREF_SIZE);
        answers.setAlignment(Pos.CENTER_LEFT);
        HBox below = new HBox(14, said, answers);
        below.setAlignment(Pos.CENTER_LEFT);
        HBox.setHgrow(said, Priority.ALWAYS);
        said.setMaxWidth(Double.MAX_VALUE);
        form = new VBox(10, search, table, below);
        form.setId("settings-keys");
        VBox.setVgrow(table, Priority.ALWAYS);
        lifetime.follow(commands.keysProperty(), (_, _) -> table.refresh());
        lifetime.atEnd(this::stop);
        table.focusedProperty().subscribe((was, is) -> {
            if (was && !is && waiting != null) {
                leave(Messages.get("settings.keys.about"));
            }
        });
        table.getSelectionModel().selectedItemProperty().subscribe(this::offer);
        answers.getChildren().setAll(acts);
    }

    /// {@return all of it}
    Region view() {
        return form;
    }

    /// {@return where the keyboard is of most use}
    Node first() {
        return search;
    }

    /// Shows what `before` shows, in the language that is spoken now.
    void goOn(KeysSection before) {
        search.setText(before.search.getText());
        table.getSelectionModel().select(before.table.getSelectionModel().getSelectedItem());
    }

    private void columns() {
        table.setId("keys-table");
        table.setAccessibleText(Messages.get("settings.section.keys"));
        table.setColumnResizePolicy(TableView.CONSTRAINED_RESIZE_POLICY_FLEX_LAST_COLUMN);
        table.setPlaceholder(new Label(Messages.get("settings.keys.none")));
        TableColumn<Command, String> name = column("command", KeysSection::title);
        name.prefWidthProperty().bind(table.widthProperty().multiply(NAMES));
        table.getColumns().setAll(List.of(name, column("key", this::keys), column("default", KeysSection::first)));
        table.addEventFilter(KeyEvent.KEY_PRESSED, this::pressed);
        table.setRowFactory(_ -> {
            TableRow<Command> row = new TableRow<>();
            row.setOnMouseClicked(event -> {
                if (event.getClickCount() == 2 && !row.isEmpty()) {
                    ask();
                }
            });
            return row;
        });
    }

    private static TableColumn<Command, String> column(String name, Function<Command, String> words) {
        TableColumn<Command, String> column = new TableColumn<>(Messages.get("settings.key-columns." + name));
        column.setCellValueFactory(cell -> new ReadOnlyStringWrapper(words.apply(cell.getValue())));
        column.setSortable(false);
        column.setReorderable(false);
        return column;
    }

    private static String title(Command command) {
        return "%s: %s".formatted(command.topic().title(), command.title());
    }

    private String keys(Command command) {
        return words(commands.keys().keys(command));
    }

    private static String first(Command command) {
        return words(KeyMap.first(command));
    }

    private static String words(List<KeyChord> keys) {
        return keys.stream().map(KeyChord::shown).collect(Collectors.joining(", "));
    }

    private static Button button(String name, Runnable act) {
        Button button = new Button(Messages.get("settings.key-buttons." + name));
        button.setId("keys-" + name);
        button.setMinWidth(Region.USE_PREF_SIZE);
        button.setOnAction(_ -> act.run());
        return button;
    }

    private void filter(String typed) {
        String wanted = typed.strip().toLowerCase(Locale.ROOT);
        found.setPredicate(command -> Stream.of(title(command), keys(command), first(command))
                .anyMatch(words -> words.toLowerCase(Locale.ROOT).contains(wanted)));
        if (!found.isEmpty()) {
            table.getSelectionModel().select(0);
        }
    }

    private void leaveSearch(KeyEvent event) {
        if (event.getCode() == KeyCode.DOWN || event.getCode() == KeyCode.ENTER) {
            event.consume();
            table.requestFocus();
        }
    }

    private void pressed(KeyEvent event) {
        boolean done = true;
        switch (event.getCode()) {
            case ENTER -> ask();
            case DELETE -> remove();
            default -> done = false;
        }
        if (done) {
            event.consume();
        }
    }

    private Optional<Command> selected() {
        return Optional.ofNullable(table.getSelectionModel().getSelectedItem());
    }

    private void offer(@Nullable Command selected) {
        acts.subList(0, 3).forEach(button -> button.setDisable(selected == null));
    }

    // One question after the other, below the table.

    private void ask() {
        selected().ifPresent(command -> {
            table.requestFocus();
            waiting = command;
            said.setText(Messages.get("settings.keys.press", command.title()));
            answers.getChildren().clear();
            table.getScene().getWindow().addEventFilter(KeyEvent.ANY, recorder);
        });
    }

    private void record(KeyEvent event) {
        event.consume();
        Command command = waiting;
        if (command == null || event.getEventType() != KeyEvent.KEY_PRESSED || event.getCode().isModifierKey()) {
            return;
        }
        KeyChord key = KeyChord.of(event);
        Optional<String> refusal = key.refusal();
        if (event.getCode() == KeyCode.ESCAPE) {
            leave(Messages.get("settings.keys.about"));
        } else if (refusal.isPresent()) {
            said.setText(Messages.get("settings.keys.refused", refusal.get(), command.title()));
        } else {
            stop();
            check(command, key);
        }
    }

    private void check(Command command, KeyChord key) {
        Optional<Command> owner = commands.keys().of(key);
        List<String> others = new ArrayList<>();
        owner.filter(other -> other != command)
                .ifPresent(other -> others.add(Messages.get("settings.keys.taken", key.shown(), title(other))));
        if (!KeyMap.first(command).contains(key)) {
            others.addAll(PaneKeys.uses(key));
        }
        if (others.isEmpty()) {
            set(command, key);
        } else {
            choose(String.join(" ", others), Messages.get("settings.keys.take", key.shown(), command.title()),
                    () -> set(command, key));
        }
    }

    private void set(Command command, KeyChord key) {
        change(map -> map.with(command, List.of(key)), Messages.get("settings.keys.set", key.shown(), command.title()));
    }

    private void remove() {
        selected().ifPresent(command -> change(map -> map.with(command, List.of()),
                Messages.get("settings.keys.removed", command.title())));
    }

    private void restore() {
        selected().ifPresent(command -> {
            Map<KeyChord, Command> taken = new LinkedHashMap<>();
            KeyMap.first(command).forEach(key -> commands.keys().of(key).filter(other -> other != command)
                    .ifPresent(other -> taken.put(key, other)));
            Runnable act = () -> change(map -> map.restored(command), Messages.get(
                    first(command).isEmpty() ? "settings.keys.removed" : "settings.keys.restored", command.title(),
                    first(command)));
            if (taken.isEmpty()) {
                act.run();
            } else {
                choose(taken.entrySet().stream().map(one -> Messages.get("settings.keys.taken", one.getKey().shown(),
                        title(one.getValue()))).collect(Collectors.joining(" ")),
                        Messages.get("settings.keys.take", first(command), command.title()), act);
            }
        });
    }

    private void restoreAll() {
        int count = commands.keys().changed().size();
        if (count == 0) {
            leave(Messages.get("settings.keys.all-first"));
        } else {
            choose(Messages.get("settings.keys.really", count), Messages.get("settings.key-buttons.restore-all"),
                    () -> change(_ -> KeyMap.FIRST, Messages.get("settings.keys.all-restored")));
        }
    }

    private void choose(String what, String yes, Runnable act) {
        said.setText(what);
        Button take = new Button(yes);
        take.setId("keys-take");
        take.getStyleClass().add("accent");
        take.setOnAction(_ -> act.run());
        Button not = new Button(Messages.get("settings.keys.leave"));
        not.setId("keys-leave");
        not.setCancelButton(true);
        not.setOnAction(_ -> leave(Messages.get("settings.keys.about")));
        for (Button button : List.of(take, not)) {
            button.setMinWidth(Region.USE_PREF_SIZE);
            button.setAccessibleHelp(what);
        }
        answers.getChildren().setAll(take, not);
        take.requestFocus();
    }

    private void change(UnaryOperator<KeyMap> how, String what) {
        commands.changeKeys(how);
        leave(what);
    }

    private void leave(String words) {
        stop();
        said.setText(words);
        boolean keyboard = answers.isFocusWithin();
        answers.getChildren().setAll(acts);
        if (keyboard) {
            table.requestFocus();
        }
    }

    private void stop() {
        waiting = null;
        Scene scene = table.getScene();
        if (scene != null && scene.getWindow() != null) {
            scene.getWindow().removeEventFilter(KeyEvent.ANY, recorder);
        }
    }
}
