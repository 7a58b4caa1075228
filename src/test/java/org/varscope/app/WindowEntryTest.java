package org.varscope.app;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.varscope.ui.InOneLanguage;

@InOneLanguage
class WindowEntryTest {
    @Test
    void linuxWithoutAnyDisplayHasNone() {
        assertThat(WindowEntry.isOffScreen("Linux", Map.of("DISPLAY", ""), "")).isTrue();
    }

    @Test
    void linuxWithEitherKindOfDisplayHasOne() {
        assertThat(WindowEntry.isOffScreen("Linux", Map.of("DISPLAY", ":0"), "")).isFalse();
        assertThat(WindowEntry.isOffScreen("Linux", Map.of("WAYLAND_DISPLAY", "wayland-0"), "")).isFalse();
    }

    @Test
    void aPlatformChosenByHandIsLeftAlone() {
        assertThat(WindowEntry.isOffScreen("Linux", Map.of(), "Headless")).isFalse();
    }

    @Test
    void otherSystemsAreTakenToHaveOne() {
        assertThat(WindowEntry.isOffScreen("Windows 11", Map.of(), "")).isFalse();
    }
}
