package org.varscope.ui.settings;

import module java.base;
import module javafx.controls;
import org.controlsfx.control.SegmentedButton;
import org.jspecify.annotations.Nullable;
import org.varscope.ui.command.Commands;
import org.varscope.ui.file.WindowContext;
import org.varscope.ui.message.Messages;
import org.varscope.ui.page.Page;
import org.varscope.ui.toolkit.Segments;

/// Everything that a person may choose, each a line with its control, section by section. Changes act at once.
public final class SettingsPage extends Page {
    private final WindowContext around;
    private final Commands commands;
    private final AllSettings all;
    private final KeysSection keys;
    private final Map<AllSettings.Section, ToggleButton> sections = new EnumMap<>(AllSettings.Section.class);
    private final Map<String, SettingControl> controls = new LinkedHashMap<>();
    private final BorderPane shown = new BorderPane();
    private final VBox content;
    private AllSettings.Section section = AllSettings.Section.LOOK;
    /// What has the keyboard, or had it last.
    private @Nullable Node last;

    /// Begins with the first section.
    public SettingsPage(WindowContext around, Commands commands) {
        this.around = around;
        this.commands = commands;
        this.all = new AllSettings(around, commands);
        this.keys = new KeysSection(commands, lifetime);
        for (AllSettings.Section one : AllSettings.Section.values()) {
            ToggleButton button = new ToggleButton(Messages.get("settings.section." + one.id()));
            button.setId("settings-section-" + one.id());
            sections.put(one, button);
            all.of(one).forEach(setting -> controls.put(setting.id(), new SettingControl(setting)));
        }
        SegmentedButton line = Segments.of(List.copyOf(sections.values()),
                index -> show(AllSettings.Section.values()[index]));
        line.setId("settings-sections");
        content = new VBox(line, shown);
        content.setId("settings-page");
        content.getStyleClass().addAll("form", "page");
        VBox.setVgrow(shown, Priority.ALWAYS);
        lifetime.follow(around.remembered().settingsProperty(),
                (_, _) -> controls.values().forEach(SettingControl::follow));
        choose(section);
    }

    @Override
    public ObservableValue<String> title() {
        return new ReadOnlyStringWrapper(Messages.get("settings.tab"));
    }

    @Override
    public Parent content() {
        return content;
    }

    @Override
    public void focus() {
        content.applyCss(); // without which what scrolls is not in the window yet
        content.layout();
        Objects.requireNonNullElse(last, Objects.requireNonNull(sections.get(section))).requestFocus();
    }

    /// Shows the keys of commands.
    public void goToKeys() {
        choose(AllSettings.Section.KEYS);
        last = keys.first();
        focus();
    }

    /// Gives the keyboard to the control of the setting called so.
    public void goTo(String id) {
        choose(Arrays.stream(AllSettings.Section.values()).filter(one -> all.of(one).stream()
                .anyMatch(setting -> setting.id().equals(id))).findFirst().orElseThrow());
        last = Objects.requireNonNull(controls.get(id)).target();
        focus();
    }

    private void choose(AllSettings.Section one) {
        Objects.requireNonNull(sections.get(one)).setSelected(true);
    }

    private void show(AllSettings.Section one) {
        section = one;
        last = null;
        shown.setCenter(one == AllSettings.Section.KEYS ? keys.view() : lines(one));
    }

    private Node lines(AllSettings.Section one) {
        VBox lines = new VBox();
        lines.getStyleClass().add("settings");
        all.of(one).forEach(setting -> lines.getChildren().add(controls.get(setting.id()).line()));
        ScrollPane pane = new ScrollPane(lines);
        pane.setFitToWidth(true);
        pane.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        return pane;
    }

    @Override
    public Page renewed() {
        SettingsPage page = new SettingsPage(around, commands);
        page.choose(section);
        page.keys.goOn(keys);
        controls.forEach((id, control) -> {
            if (control.isFocused()) {
                page.last = page.controls.get(id).target();
            }
        });
        return page;
    }
}
