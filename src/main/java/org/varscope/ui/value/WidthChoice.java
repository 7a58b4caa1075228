package org.varscope.ui.value;

import module java.base;
import module javafx.controls;
import javafx.scene.control.Label;
import org.jspecify.annotations.Nullable;
import org.varscope.document.edit.Edit;
import org.varscope.ui.message.Messages;

/// Whether the numbers of a value take 32 bits or 64, where its type has both.
final class WidthChoice {
    /// Between the choices, which are below each other where there is little room.
    private static final double GAP = 5;

    private final RadioButton narrow = button("value-32", "value.width-32");
    private final RadioButton wide = button("value-64", "value.width-64");
    private final HBox row;
    private @Nullable EditedValue edited;

    WidthChoice(Commit commit) {
        ToggleGroup group = new ToggleGroup();
        narrow.setToggleGroup(group);
        wide.setToggleGroup(group);
        Label title = new Label(Messages.get("value.width"));
        title.getStyleClass().addAll("muted", "value-title");
        FlowPane both = new FlowPane(GAP, GAP, narrow, wide);
        both.setPrefWrapLength(0);
        HBox.setHgrow(both, Priority.ALWAYS);
        row = new HBox(title, both);
        row.getStyleClass().addAll("value-row", "value-width");
        row.managedProperty().bind(row.visibleProperty());
        group.selectedToggleProperty().subscribe(chosen -> {
            if (edited != null && chosen != null && (chosen == wide) != isWide(edited)) {
                commit.takeOrSay(new Edit.SetWidth(edited.node().location(), chosen == wide));
            }
        });
    }

    private static RadioButton button(String id, String key) {
        RadioButton button = new RadioButton(Messages.get(key));
        button.setId(id);
        button.setMinWidth(Region.USE_PREF_SIZE);
        return button;
    }

    private static boolean isWide(EditedValue value) {
        return value.node().row() != null && value.node().row().isWide(value.node().header());
    }

    /// {@return the control}
    Region view() {
        return row;
    }

    /// Shows the width of `value`; nothing where there is no choice.
    void show(EditedValue value) {
        edited = null;
        row.setVisible(value.hasWidths());
        (isWide(value) ? wide : narrow).setSelected(true);
        edited = value;
    }
}
