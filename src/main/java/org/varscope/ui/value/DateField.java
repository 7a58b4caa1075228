package org.varscope.ui.value;

import module java.base;
import module javafx.controls;
import org.jspecify.annotations.Nullable;
import org.varscope.text.cell.UnixTime;
import org.varscope.ui.message.Messages;
import org.varscope.variant.Variant;

/// The date that a number looks like, which can be typed over.
final class DateField {
    private final VBox view;
    private final ValueField field;
    private @Nullable EditedValue edited;

    DateField(Commit commit) {
        var error = ValueField.error("value-date-error");
        field = new ValueField("value-date", Messages.get("value.date"), error, commit, typed -> {
            EditedValue value = Objects.requireNonNull(edited);
            long seconds = UnixTime.read(typed);
            return value.setting(value.value() instanceof Variant.Real ? Variant.Real.of(seconds)
                    : new Variant.Int(seconds));
        });
        view = new VBox(field.row(), error);
        view.managedProperty().bind(view.visibleProperty());
    }

    /// {@return the control}
    Region view() {
        return view;
    }

    /// Shows the date that `number` looks like as seconds since 1970; nothing where it looks like none.
    void show(EditedValue value, double number) {
        edited = value;
        boolean likely = UnixTime.isLikely(number);
        view.setVisible(likely);
        field.show(value.name(), likely ? UnixTime.show((long) number).orElse("") : "");
    }
}
