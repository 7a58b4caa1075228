package org.varscope.ui.command;

import module java.base;
import module javafx.controls;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.varscope.ui.InOneLanguage;

@InOneLanguage
class AltReleaseTest {
    private final AltRelease release = new AltRelease();

    private boolean isWithheld(EventType<KeyEvent> type, KeyCode code, boolean alt) {
        KeyEvent event = new KeyEvent(type, "", "", code, false, false, alt, false);
        release.withhold(event);
        return event.isConsumed();
    }

    @Test
    void altLetGoBeforeTheLetterThatOpenedAMenuLeavesItOpen() {
        assertThat(isWithheld(KeyEvent.KEY_PRESSED, KeyCode.ALT, true)).isFalse();
        assertThat(isWithheld(KeyEvent.KEY_PRESSED, KeyCode.H, true)).isFalse();
        assertThat(isWithheld(KeyEvent.KEY_TYPED, KeyCode.UNDEFINED, true)).isFalse();
        assertThat(isWithheld(KeyEvent.KEY_RELEASED, KeyCode.ALT, false)).isTrue();
        assertThat(isWithheld(KeyEvent.KEY_RELEASED, KeyCode.H, false)).isFalse();
    }

    @Test
    void altLetGoAfterADragWithItDoesNotGoToTheMenus() {
        for (boolean repeats : List.of(false, true)) {
            isWithheld(KeyEvent.KEY_PRESSED, KeyCode.ALT, true);
            release.pressed(new MouseEvent(MouseEvent.MOUSE_PRESSED, 0, 0, 0, 0, MouseButton.PRIMARY, 1,
                    false, false, true, false, true, false, false, false, true, true, null));
            assertThat(repeats && isWithheld(KeyEvent.KEY_PRESSED, KeyCode.ALT, true)).isFalse();
            assertThat(isWithheld(KeyEvent.KEY_RELEASED, KeyCode.ALT, false)).isTrue();
        }
        altAloneAndAltAfterTheLetterGoOn();
    }

    @Test
    void altAloneAndAltAfterTheLetterGoOn() {
        isWithheld(KeyEvent.KEY_PRESSED, KeyCode.ALT, true);
        assertThat(isWithheld(KeyEvent.KEY_RELEASED, KeyCode.ALT, false)).isFalse();
        isWithheld(KeyEvent.KEY_PRESSED, KeyCode.ALT, true);
        isWithheld(KeyEvent.KEY_PRESSED, KeyCode.H, true);
        isWithheld(KeyEvent.KEY_RELEASED, KeyCode.H, true);
        assertThat(isWithheld(KeyEvent.KEY_RELEASED, KeyCode.ALT, false)).isFalse();
    }
}
