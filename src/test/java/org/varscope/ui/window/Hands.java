package org.varscope.ui.window;

import module java.base;
import module javafx.controls;
import static org.assertj.core.api.Assertions.assertThat;

import javafx.scene.paint.Color;
import org.fxmisc.richtext.StyleClassedTextArea;
import org.varscope.ui.TestToolkit;
import org.varscope.ui.command.Command;

/// Uses the controls of a window: each of them with real keys the first time, and then, and on the toolkit's thread, by
/// what those keys came to, as thousands of acts with keys take minutes.
///
/// @param known the controls that have been used with keys
record Hands(WindowTestBase in, Set<String> known) {
    Hands(WindowTestBase in) {
        this(in, new HashSet<>());
    }

    /// {@return whether a control is in the window and to be seen}
    boolean has(String id) {
        return TestToolkit.call(() -> {
            Node node = in.window.scene().lookup("#" + id);
            while (node != null && node.isVisible()) {
                node = node.getParent();
            }
            return node == null && in.window.scene().lookup("#" + id) != null;
        });
    }

    private Node control(String id) {
        Node node = in.window.scene().lookup("#" + id);
        assertThat(node).as("the control %s", id).isNotNull();
        return node;
    }

    /// {@return what a field shows}
    String text(String id) {
        return TestToolkit.call(() -> ((TextField) control(id)).getText());
    }

    /// {@return whether one of several buttons is chosen}
    boolean isOn(String id) {
        return TestToolkit.call(() -> ((RadioButton) control(id)).isSelected());
    }

    private boolean isFirst(String id) {
        return !Platform.isFxApplicationThread() && known.add(id);
    }

    /// Types over a field, and takes that with Enter.
    void typeOver(String id, String text) {
        if (isFirst(id)) {
            in.on(() -> control(id).requestFocus());
            in.press(KeyCode.SHORTCUT, KeyCode.A);
            in.type(text);
            in.press(KeyCode.ENTER);
        } else {
            call(() -> {
                ((TextField) control(id)).setText(text);
                key(control(id), KeyCode.ENTER, false);
            });
        }
    }

    /// Types over a text of several lines, and takes that with its key.
    void typeOverLines(String id, String text) {
        if (isFirst(id)) {
            in.on(() -> control(id).requestFocus());
            in.press(KeyCode.SHORTCUT, KeyCode.A);
            in.type(text);
            in.press(KeyCode.SHORTCUT, KeyCode.ENTER);
        } else {
            call(() -> {
                ((StyleClassedTextArea) control(id)).replaceText(text);
                key(control(id), KeyCode.ENTER, true);
            });
        }
    }

    /// Types bytes into a pane of bytes, in hexadecimal digits.
    void typeDigits(String id, String digits) {
        if (isFirst(id)) {
            in.on(() -> control(id).requestFocus());
            in.type(digits);
        } else {
            goTo(id);
            call(() -> digits.chars().forEach(digit -> Event.fireEvent(control(id), new KeyEvent(KeyEvent.KEY_TYPED,
                    Character.toString(digit), "", KeyCode.UNDEFINED, false, false, false, false))));
        }
    }

    /// Presses a switch, or a button.
    void press(String id) {
        if (isFirst(id)) {
            in.on(() -> control(id).requestFocus());
            in.press(KeyCode.SPACE);
        } else {
            call(() -> ((ButtonBase) control(id)).fire());
        }
    }

    /// Does a command, as its key or menu does.
    void run(Command command) {
        call(() -> in.window.commands().run(command));
    }

    /// Presses Ctrl+Enter where something spoke against what was asked for.
    void insist() {
        if (has("cell-editor")) {
            call(() -> key(control("cell-editor"), KeyCode.ENTER, true));
        } else {
            run(Command.INSIST);
        }
    }

    /// Gives a control the keyboard.
    void goTo(String id) {
        call(() -> control(id).requestFocus());
    }

    /// Chooses from a list.
    @SuppressWarnings("unchecked")
    void choose(String id, Object item) {
        call(() -> ((ComboBoxBase<Object>) control(id)).setValue(item));
    }

    /// {@return what a list has to choose from}
    List<?> choices(String id) {
        return TestToolkit.call(() -> List.copyOf(((ComboBox<?>) control(id)).getItems()));
    }

    /// Chooses a colour.
    void pick(String id, Color color) {
        call(() -> {
            ColorPicker picker = (ColorPicker) control(id);
            picker.setValue(color);
            picker.fireEvent(new ActionEvent());
        });
    }

    /// Presses keys on a control.
    void keys(String id, KeyCode... codes) {
        if (isFirst(id)) {
            in.on(() -> control(id).requestFocus());
            Arrays.stream(codes).forEach(in::press);
        } else {
            call(() -> Arrays.stream(codes).forEach(code -> key(control(id), code, false)));
        }
    }

    private static void key(Node node, KeyCode code, boolean shortcut) {
        Event.fireEvent(node, new KeyEvent(KeyEvent.KEY_PRESSED, "", "", code, false, shortcut, false, false));
    }

    /// Does what takes no time in the window.
    static void call(Runnable act) {
        TestToolkit.call(() -> {
            act.run();
            return null;
        });
    }
}
