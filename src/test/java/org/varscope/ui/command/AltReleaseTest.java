package org.varscope.ui.command;

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
    void altAloneAndAltAfterTheLetterGoOn() {
        isWithheld(KeyEvent.KEY_PRESSED, KeyCode.ALT, true);
        assertThat(isWithheld(KeyEvent.KEY_RELEASED, KeyCode.ALT, false)).isFalse();
        isWithheld(KeyEvent.KEY_PRESSED, KeyCode.ALT, true);
        isWithheld(KeyEvent.KEY_PRESSED, KeyCode.H, true);
        isWithheld(KeyEvent.KEY_RELEASED, KeyCode.H, true);
        assertThat(isWithheld(KeyEvent.KEY_RELEASED, KeyCode.ALT, false)).isFalse();
    }
}
