package org.varscope.ui.value;

import module java.base;
import module javafx.controls;
import javafx.scene.paint.Color;
import org.jspecify.annotations.Nullable;
import org.varscope.text.cell.ColorText;
import org.varscope.ui.message.Messages;
import org.varscope.variant.Variant;
import org.varscope.variant.VariantKind;

/// A colour to be seen and chosen, and its hexadecimal digits. What is brighter than a screen is told by its numbers.
final class ColorRow {
    private final ColorPicker picker = new ColorPicker();
    private final ValueField hex;
    private final VBox view;
    private @Nullable EditedValue edited;

    ColorRow(Commit commit) {
        picker.setId("value-picker");
        picker.getStyleClass().addAll("button", "value-picker");
        picker.setAccessibleText(Messages.get("value.picker"));
        picker.setOnAction(_ -> {
            Color chosen = picker.getValue();
            EditedValue value = Objects.requireNonNull(edited);
            commit.takeOrSay(value.setting(new Variant.Reals(VariantKind.COLOR, DoubleStream.of(chosen.getRed(),
                    chosen.getGreen(), chosen.getBlue(), chosen.getOpacity()).map(value::stored).toArray())));
        });
        var error = ValueField.error("value-color-error");
        hex = new ValueField("value-color", Messages.get("value.hex"), error, commit, typed ->
                Objects.requireNonNull(edited).setting(
                        new Variant.Reals(VariantKind.COLOR, ColorText.read(typed))));
        HBox row = hex.row();
        row.getChildren().add(picker);
        view = new VBox(row, error);
    }

    /// {@return the control}
    Region view() {
        return view;
    }

    /// Shows the colour with these parts.
    void show(EditedValue value, double[] rgba) {
        edited = value;
        picker.setValue(new Color(screen(rgba[0]), screen(rgba[1]), screen(rgba[2]), screen(rgba[3])));
        hex.show(value.name(), ColorText.show(rgba));
    }

    private static double screen(double channel) {
        return Double.isNaN(channel) ? 0 : Math.clamp(channel, 0, 1);
    }
}
