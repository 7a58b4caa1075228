package org.varscope.ui.window;

import module java.base;
import module javafx.controls;
import static org.assertj.core.api.Assertions.assertThat;

import org.varscope.check.Made;

/// A window with a value that is edited in the inspector.
abstract class ValueFormTestBase extends WindowTestBase {
    byte[] original;

    /// Opens a Dictionary with `text` as its value `a`, which is selected.
    void openValue(String text) {
        original = Made.bytes("{ \"a\": " + text + ", \"z\": 7 }");
        openWhole(write("value.var", original));
        pick("$.a");
    }

    /// {@return what the value is once `text` is typed over what the field `id` has}
    String typedOver(String id, String text) {
        on(() -> find(id).requestFocus());
        press(KeyCode.SHORTCUT, KeyCode.A);
        type(text);
        press(KeyCode.ENTER);
        return shown("$.a");
    }

    String field(String id) {
        return on(() -> ((TextField) find(id)).getText());
    }

    /// Takes the last step back, after which the bytes are those that were opened.
    void undone() {
        press(KeyCode.SHORTCUT, KeyCode.Z);
        assertThat(bytes()).isEqualTo(original);
    }
}
