package org.varscope.ui.packed;

import module java.base;
import module javafx.controls;
import javafx.scene.control.Label;
import org.kordamp.ikonli.javafx.FontIcon;
import org.varscope.ui.command.Commands;
import org.varscope.ui.command.Command;
import org.varscope.ui.command.Mnemonics;
import org.varscope.ui.message.Messages;
import org.varscope.ui.theme.Tip;
import org.varscope.ui.toolkit.Segments;

/// What is shown, what can be done with its elements, and how they are looked at.
final class ElementsHeading {
    /// The ways to look at elements.
    enum View {
        TABLE, BYTES, CHART, MAP, PICTURE;

        private String title() {
            return switch (this) {
                case TABLE -> Messages.get("packed.table");
                case BYTES -> Messages.get("packed.hex");
                case PICTURE -> Messages.get("packed.as-picture");
                case CHART -> Messages.get("packed.chart");
                case MAP -> Messages.get("packed.map");
            };
        }
    }

    private final Label words = new Label();
    private final MenuButton rows = new MenuButton(Messages.get("packed.rows"));
    private final HBox views = new HBox();
    private final ObjectProperty<View> chosen = new SimpleObjectProperty<>(View.TABLE);
    private final Map<View, ToggleButton> buttons = new EnumMap<>(View.class);
    private final Button open = new Button(Messages.get("packed.open"));
    private final Button fill = new Button("", new FontIcon("fth-maximize-2"));
    private final HBox bar;

    /// @param items what can be done with the selected elements, by name
    /// @param large lets the pane have the whole page, or again what it had
    ElementsHeading(Map<String, Runnable> items, Runnable large) {
        open.setId("elements-open");
        open.setMinWidth(Region.USE_PREF_SIZE);
        open.managedProperty().bind(open.visibleProperty());
        words.setId("elements-words");
        words.getStyleClass().add("muted");
        words.setMinWidth(0);
        words.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(words, Priority.ALWAYS);
        rows.setId("elements-rows");
        rows.setMinWidth(Region.USE_PREF_SIZE);
        items.forEach(this::add);
        ToggleGroup group = new ToggleGroup();
        for (View view : View.values()) {
            views.getChildren().add(button(view, group));
        }
        views.getStyleClass().add("elements-views");
        fill.setId("elements-large");
        fill.setAccessibleText(Messages.get("packed.large"));
        fill.setMinWidth(Region.USE_PREF_SIZE);
        fill.setOnAction(_ -> large.run());
        rows.managedProperty().bind(rows.visibleProperty());
        chosen.subscribe(now -> rows.setVisible(now == View.TABLE));
        bar = new HBox(words, open, rows, views, fill);
        bar.getStyleClass().add("elements-heading");
    }

    private ToggleButton button(View view, ToggleGroup group) {
        ToggleButton button = new ToggleButton(view.title());
        button.setId("elements-show-" + view.name().toLowerCase(Locale.ROOT));
        button.setToggleGroup(group);
        button.setMinWidth(Region.USE_PREF_SIZE);
        button.managedProperty().bind(button.visibleProperty());
        button.disableProperty().bind(button.visibleProperty().not()); // or arrow keys would lead there
        button.setSelected(view == chosen.get());
        Segments.whenChosen(button, () -> chosen.set(view));
        chosen.subscribe(now -> button.setSelected(now == view));
        buttons.put(view, button);
        return button;
    }

    /// {@return the control}
    Region view() {
        return bar;
    }

    /// {@return how a person looks at elements}
    ObjectProperty<View> chosenProperty() {
        return chosen;
    }

    private void add(String title, Runnable act) {
        MenuItem item = Mnemonics.title(new MenuItem(title));
        item.setOnAction(_ -> act.run());
        rows.getItems().add(item);
    }

    /// Opens bytes by a command, and names the keys of commands.
    void use(Commands commands) {
        open.setOnAction(_ -> commands.run(Command.OPEN_BYTES));
        open.setTooltip(tip(commands, "packed.open-tip", Command.OPEN_BYTES));
        fill.setTooltip(tip(commands, "packed.large-tip", Command.FILL_LISTS));
        Map<String, Command> same = Map.of("packed.paste", Command.PASTE, "packed.copy", Command.COPY,
                "packed.sort", Command.SORT, "packed.sort-down", Command.SORT_DESCENDING);
        same.forEach((name, command) -> rows.getItems().stream()
                .filter(item -> Mnemonics.titleOf(item).equals(Messages.get(name))).findFirst()
                .ifPresent(item -> Mnemonics.title(item, commands.withKey(words(name), command), command.id())));
        Mnemonics.share(rows.getItems());
    }

    private static Tooltip tip(Commands commands, String name, Command command) {
        Tooltip tip = new Tip("");
        tip.textProperty().bind(commands.withKey(words(name), command));
        return tip;
    }

    private static ObservableValue<String> words(String name) {
        return new ReadOnlyStringWrapper(Messages.get(name));
    }

    /// Says what is shown.
    void say(String what) {
        words.setText(what);
    }

    /// Offers the ways to look at these elements, and goes back to the table where the chosen one is none of them.
    void offer(Set<View> possible) {
        buttons.forEach((view, button) -> button.setVisible(possible.contains(view)));
        views.setVisible(possible.size() > 1);
        open.setVisible(possible.contains(View.BYTES));
        if (!possible.contains(chosen.get())) {
            chosen.set(View.TABLE);
        }
    }
}
