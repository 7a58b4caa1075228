package org.varscope.app;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class DisplayTest {
    @Test
    void linuxWithoutAnyDisplayHasNone() {
        assertThat(Display.isMissing("Linux", Map.of("DISPLAY", ""), "")).isTrue();
    }

    @Test
    void linuxWithEitherKindOfDisplayHasOne() {
        assertThat(Display.isMissing("Linux", Map.of("DISPLAY", ":0"), "")).isFalse();
        assertThat(Display.isMissing("Linux", Map.of("WAYLAND_DISPLAY", "wayland-0"), "")).isFalse();
    }

    @Test
    void aPlatformChosenByHandIsLeftAlone() {
        assertThat(Display.isMissing("Linux", Map.of(), "Headless")).isFalse();
    }

    @Test
    void otherSystemsAreTakenToHaveOne() {
        assertThat(Display.isMissing("Windows 11", Map.of(), "")).isFalse();
    }
}
