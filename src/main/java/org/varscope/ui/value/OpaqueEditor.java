package org.varscope.ui.value;

import module java.base;
import module javafx.controls;
import org.jspecify.annotations.Nullable;
import org.varscope.document.edit.Edit;
import org.varscope.text.ByteNotation;
import org.varscope.text.TextException;
import org.varscope.text.TextRemark;
import org.varscope.ui.message.Messages;
import org.varscope.variant.Variant;

/// A value of a fork's own type, of which only the size is known: its bytes.
final class OpaqueEditor implements ValueEditor {
    private final ValueField bytes;
    private final VBox view;
    private @Nullable EditedValue edited;

    OpaqueEditor(Commit commit) {
        var error = ValueField.error("value-bytes-error");
        bytes = new ValueField("value-bytes", Messages.get("value.bytes"), error, commit, this::read);
        view = new VBox(bytes.row(), error);
        view.getStyleClass().add("value-rows");
    }

    private Edit read(String typed) throws TextException {
        EditedValue value = Objects.requireNonNull(edited);
        Variant.Opaque old = (Variant.Opaque) value.value();
        byte[] now = ByteNotation.HEX.read(typed);
        if (now.length != old.payload().length) {
            throw new TextException(0, "`" + typed.strip() + "`", TextRemark.BYTES.with(old.payload().length));
        }
        return value.setting(new Variant.Opaque(old.typeName(), now));
    }

    @Override
    public Region view() {
        return view;
    }

    @Override
    public void show(EditedValue value) {
        edited = value;
        bytes.show(value.name(), value.value() instanceof Variant.Opaque(_, var payload)
                ? ByteNotation.HEX.write(payload) : "");
    }
}
