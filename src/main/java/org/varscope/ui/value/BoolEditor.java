package org.varscope.ui.value;

import module java.base;
import module javafx.controls;
import org.jspecify.annotations.Nullable;
import org.varscope.variant.Variant;

/// A truth value as a switch.
final class BoolEditor implements ValueEditor {
    private final CheckBox box = new CheckBox();
    private @Nullable EditedValue edited;

    BoolEditor(Commit commit) {
        box.setId("value-switch");
        box.getStyleClass().addAll("switch", "mono");
        box.setOnAction(_ -> {
            if (edited != null) {
                commit.takeOrSay(edited.setting(new Variant.Bool(box.isSelected())));
            }
        });
    }

    @Override
    public Region view() {
        return box;
    }

    @Override
    public void show(EditedValue value) {
        edited = value;
        boolean truth = value.value() instanceof Variant.Bool(boolean is) && is;
        box.setSelected(truth);
        box.setText(Boolean.toString(truth));
        box.setAccessibleText(value.name() + " " + truth);
    }

    @Override
    public boolean hasLine() {
        return false;
    }
}
