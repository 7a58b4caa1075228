package org.varscope.ui.command;

import module javafx.controls;

/// Withholds the release of Alt while a key that was pressed with it is still down. Where that key has opened a menu,
/// the toolkit would take it for Alt alone, and go from that menu to the first.
public final class AltRelease {
    private boolean withAnother;

    /// Takes `event` off its way where it is such a release.
    ///
    /// @param event on its way from the stage
    public void withhold(KeyEvent event) {
        boolean isAlt = event.getCode() == KeyCode.ALT;
        boolean isPress = event.getEventType() == KeyEvent.KEY_PRESSED;
        if (isAlt && !isPress && withAnother) {
            event.consume();
        } else if (event.getEventType() != KeyEvent.KEY_TYPED) {
            withAnother = !isAlt && isPress && event.isAltDown();
        }
    }
}
