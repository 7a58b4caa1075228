package org.varscope.ui.command;

import module javafx.controls;

/// Withholds the release of Alt while a key that was pressed with it is still down, and after the mouse was used with
/// it. Where that key has opened a menu, the toolkit would take it for Alt alone, and go from that menu to the first;
/// after a click or a drag with Alt, it would go to the menus.
public final class AltRelease {
    private boolean withAnother;
    private boolean withMouse;

    /// Begins without a key down.
    AltRelease() { }

    /// Withholds it in `stage` from now on.
    public static void in(Stage stage) {
        AltRelease release = new AltRelease();
        stage.addEventFilter(KeyEvent.ANY, release::withhold);
        stage.addEventFilter(MouseEvent.MOUSE_PRESSED, release::pressed);
    }

    /// Takes `event` off its way where it is such a release.
    ///
    /// @param event on its way from the stage
    void withhold(KeyEvent event) {
        boolean isAlt = event.getCode() == KeyCode.ALT;
        boolean isPress = event.getEventType() == KeyEvent.KEY_PRESSED;
        if (isAlt && !isPress && (withAnother || withMouse)) {
            event.consume();
            withMouse = false;
        } else if (event.getEventType() != KeyEvent.KEY_TYPED) {
            withAnother = !isAlt && isPress && event.isAltDown();
        }
    }

    /// Notes that a button of the mouse was pressed.
    void pressed(MouseEvent event) {
        withMouse = event.isAltDown();
    }
}
