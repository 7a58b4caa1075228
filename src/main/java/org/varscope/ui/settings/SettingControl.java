package org.varscope.ui.settings;

import module java.base;
import module javafx.controls;
import org.controlsfx.control.ToggleSwitch;
import org.varscope.ui.card.Card;
import org.varscope.ui.toolkit.Segments;

/// The line of one setting: what it is, and a control that shows how it is and changes it.
final class SettingControl {
    /// As many choices are beside each other; more are in a list that drops down.
    private static final int BESIDE = 4;
    private static final double GAP = 24;

    private final Setting setting;
    private final Control control;
    private final List<ToggleButton> buttons = new ArrayList<>();
    private final HBox line;
    private Runnable follow = () -> { };

    SettingControl(Setting setting) {
        this.setting = setting;
        this.control = switch (setting) {
            case Setting.Switch one -> toggle(one);
            case Setting.Several one when one.choices().get().size() <= BESIDE -> beside(one);
            case Setting.Several one -> below(one);
        };
        control.setId("settings-" + setting.id());
        control.setAccessibleText(setting.title());
        control.setAccessibleHelp(setting.about());
        control.setMinWidth(Region.USE_PREF_SIZE);
        VBox words = new VBox(Card.text(setting.title()), Card.text(setting.about(), "muted"));
        HBox.setHgrow(words, Priority.ALWAYS);
        line = new HBox(GAP, words, control);
        line.setAlignment(Pos.CENTER_LEFT);
        follow();
    }

    /// {@return all of it}
    Region line() {
        return line;
    }

    /// {@return what takes the keyboard}
    Node target() {
        return buttons.stream().filter(ToggleButton::isSelected).findFirst().map(Node.class::cast).orElse(control);
    }

    /// {@return whether it has the keyboard}
    boolean isFocused() {
        return control.isFocusWithin();
    }

    /// Shows how the setting is now.
    void follow() {
        follow.run();
    }

    private Control toggle(Setting.Switch one) {
        ToggleSwitch toggle = new ToggleSwitch();
        toggle.setAccessibleRole(AccessibleRole.CHECK_BOX);
        toggle.selectedProperty().subscribe((_, is) -> {
            if (is != one.on().getAsBoolean()) {
                one.turn().accept(is);
            }
        });
        follow = () -> toggle.setSelected(one.on().getAsBoolean());
        return toggle;
    }

    private Control beside(Setting.Several several) {
        for (LookChoices.Choice choice : several.choices().get()) {
            ToggleButton button = new ToggleButton(choice.title());
            button.setAccessibleText("%s: %s".formatted(setting.title(), button.getText()));
            button.setAccessibleHelp(setting.about());
            buttons.add(button);
        }
        follow = () -> {
            int now = chosen(several);
            if (now >= 0) {
                buttons.get(now).setSelected(true);
            }
        };
        return Segments.of(buttons, index -> choose(several, index));
    }

    private Control below(Setting.Several several) {
        ChoiceBox<String> box = new ChoiceBox<>();
        several.choices().get().forEach(choice -> box.getItems().add(choice.title()));
        box.getSelectionModel().selectedIndexProperty().subscribe((_, index) -> choose(several, index.intValue()));
        follow = () -> box.getSelectionModel().select(chosen(several));
        return box;
    }

    /// {@return which one holds now; -1 where it is none of them}
    private static int chosen(Setting.Several several) {
        List<LookChoices.Choice> now = several.choices().get();
        return IntStream.range(0, now.size()).filter(i -> now.get(i).chosen()).findFirst().orElse(-1);
    }

    private static void choose(Setting.Several several, int index) {
        if (index >= 0 && index != chosen(several)) {
            several.choices().get().get(index).choose().run();
        }
    }
}
