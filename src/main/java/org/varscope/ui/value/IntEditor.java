package org.varscope.ui.value;

import module java.base;
import module javafx.controls;
import org.jspecify.annotations.Nullable;
import org.varscope.text.cell.IntBits;
import org.varscope.ui.message.Messages;
import org.varscope.variant.Variant;

/// A whole number in hexadecimal digits and bits, as the date that it looks like, and its width. Decimal digits are
/// typed in the line above.
final class IntEditor implements ValueEditor {
    private final ValueField hex;
    private final BitGrid bits;
    private final DateField date;
    private final WidthChoice width;
    private final VBox view;
    private @Nullable EditedValue edited;

    IntEditor(Commit commit) {
        var error = ValueField.error("value-hex-error");
        hex = new ValueField("value-hex", Messages.get("value.hex"), error, commit, typed -> {
            EditedValue value = Objects.requireNonNull(edited);
            return value.setting(new Variant.Int(value.bits().read(typed)));
        });
        bits = new BitGrid(pattern -> {
            EditedValue value = Objects.requireNonNull(edited);
            commit.takeOrSay(value.setting(new Variant.Int(value.bits().number(pattern))));
        });
        date = new DateField(commit);
        width = new WidthChoice(commit);
        view = new VBox(date.view(), hex.row(), error, bits.view(), width.view());
        view.getStyleClass().add("value-rows");
    }

    @Override
    public Region view() {
        return view;
    }

    @Override
    public void show(EditedValue value) {
        edited = value;
        long number = value.value() instanceof Variant.Int(long it) ? it : 0;
        IntBits how = value.bits();
        hex.show(value.name(), how.hex(number));
        bits.show(how.pattern(number), how.width(), _ -> "");
        date.show(value, number);
        width.show(value);
    }
}
