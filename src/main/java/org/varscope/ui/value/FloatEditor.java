package org.varscope.ui.value;

import module java.base;
import module javafx.controls;
import javafx.scene.control.Label;
import org.jspecify.annotations.Nullable;
import org.varscope.document.edit.Edit;
import org.varscope.explain.FloatWords;
import org.varscope.text.cell.FloatBits;
import org.varscope.ui.message.Messages;
import org.varscope.variant.Variant;

/// A float by its exact bits, in whole and as sign, exponent and fraction; what they say; and its width. The number is
/// typed in the line above, with `inf`, `nan` and the rest of the words for what has no digits.
final class FloatEditor implements ValueEditor {
    private final ValueField hex;
    private final ValueField exponent;
    private final ValueField fraction;
    private final BitGrid grid;
    private final Label says = new Label();
    private final DateField date;
    private final WidthChoice width;
    private final VBox parts;
    private final VBox view;
    private @Nullable EditedValue edited;
    private FloatBits bits = new FloatBits(0, false);

    FloatEditor(Commit commit) {
        Label error = ValueField.error("value-float-error");
        hex = new ValueField("value-hex", Messages.get("value.bits"), error, commit,
                typed -> setting(bits.read(typed)));
        exponent = new ValueField("value-exponent", Messages.get("value.exponent"), error, commit,
                typed -> setting(bits.readExponent(typed)));
        fraction = new ValueField("value-fraction", Messages.get("value.fraction"), error, commit,
                typed -> setting(bits.readFraction(typed)));
        grid = new BitGrid(pattern -> commit.takeOrSay(setting(new FloatBits(pattern, bits.wide()))));
        says.setId("value-says");
        says.setWrapText(true);
        says.getStyleClass().add("mono");
        parts = new VBox(hex.row(), exponent.row(), fraction.row(), error, grid.view(), says);
        parts.getStyleClass().add("value-rows");
        parts.managedProperty().bind(parts.visibleProperty());
        exponent.label().getStyleClass().add("bit-exponent");
        fraction.label().getStyleClass().add("bit-fraction");
        date = new DateField(commit);
        width = new WidthChoice(commit);
        view = new VBox(date.view(), parts, width.view());
        view.getStyleClass().add("value-rows");
    }

    private Edit setting(FloatBits now) {
        return Objects.requireNonNull(edited).setting(now.number());
    }

    @Override
    public Region view() {
        return view;
    }

    @Override
    public void show(EditedValue value) {
        edited = value;
        Variant.Real number = value.value() instanceof Variant.Real real ? real : Variant.Real.of(0);
        // Those of 16 bits, in lists of fields, are typed in the line.
        parts.setVisible(value.width() >= Integer.SIZE);
        bits = FloatBits.of(number, value.width() == Long.SIZE);
        String name = value.name();
        hex.show(name, bits.hex());
        exponent.show(Messages.get("value.exponent-of", name), Integer.toString(bits.exponent()));
        fraction.show(Messages.get("value.fraction-of", name), bits.hexFraction());
        grid.show(bits.pattern(), bits.width(), FloatEditor.this::part);
        says.setText(FloatWords.of(bits, Messages.language()));
        date.show(value, number.value());
        width.show(value);
    }

    private String part(int bit) {
        return bit == bits.width() - 1 ? "sign" : bit >= bits.fractionBits() ? "exponent" : "fraction";
    }
}
