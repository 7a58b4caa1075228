package org.varscope.ui.compare;

import module java.base;
import module javafx.controls;
import javafx.scene.control.Label;
import org.varscope.ui.command.Command;
import org.varscope.ui.command.Commands;
import org.varscope.ui.message.Messages;
import org.varscope.ui.theme.Tip;

/// What both sides come from, and what can be done because of that: listing conflicts only, and merging.
final class BaseBar extends HBox {
    private final Label words = new Label();
    private final CheckBox conflicts = new CheckBox(Messages.get("compare.conflicts-only"));

    /// @param toLeft  whether the left side can take something over
    /// @param toRight whether the right side can
    BaseBar(Commands commands, boolean toLeft, boolean toRight) {
        setId("compare-base");
        getStyleClass().add("compare-bar");
        setAlignment(Pos.CENTER_LEFT);
        words.setId("compare-base-words");
        words.getStyleClass().add("muted");
        words.setMaxWidth(Double.MAX_VALUE);
        words.setMinWidth(0);
        HBox.setHgrow(words, Priority.ALWAYS);
        conflicts.setId("compare-conflicts");
        conflicts.setMinWidth(Region.USE_PREF_SIZE);
        conflicts.setTooltip(new Tip(Messages.get("compare.conflicts-only-tip")));
        getChildren().setAll(words, conflicts);
        if (toLeft) {
            getChildren().add(button("to-left", commands, Command.MERGE_LEFT));
        }
        if (toRight) {
            getChildren().add(button("to-right", commands, Command.MERGE_RIGHT));
        }
        managedProperty().bind(visibleProperty());
        setVisible(false);
    }

    private static Button button(String name, Commands commands, Command command) {
        Button button = new Button(Messages.get("compare.merge." + name));
        button.setId("compare-merge-" + name);
        button.setMinWidth(USE_PREF_SIZE);
        button.setAccessibleText(command.title());
        Tooltip tip = new Tip("");
        tip.textProperty().bind(commands.withKeys(
                keys -> Messages.get("compare.merge." + name + "-tip", keys.called(command))));
        button.setTooltip(tip);
        button.setOnAction(_ -> commands.run(command));
        return button;
    }

    /// Says from now on what both sides come from, or why that is of no use; nothing where `about` is empty.
    void say(String about) {
        words.setText(about);
        words.setAccessibleText(about);
        setVisible(!about.isEmpty());
    }

    /// Offers what can be done, or nothing, as nobody knows who has made what.
    void offer(boolean can) {
        getChildren().stream().filter(part -> part != words).forEach(part -> part.setDisable(!can));
    }

    /// {@return whether only conflicts are to be listed}
    BooleanProperty conflictsProperty() {
        return conflicts.selectedProperty();
    }
}
