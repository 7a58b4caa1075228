package org.varscope.app;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
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

    @ParameterizedTest
    @ValueSource(strings = {"dri", "nvidia0", "nvidiactl", "mali0", "dxg"})
    void aGraphicsDeviceIsLeftToTheToolkit(String device, @TempDir Path devices) throws IOException {
        Files.createFile(devices.resolve("null"));
        assertThat(WindowEntry.isDrawnInSoftware("Linux", devices)).isTrue();
        Files.createFile(devices.resolve(device));
        assertThat(WindowEntry.isDrawnInSoftware("Linux", devices)).isFalse();
    }

    @Test
    void whereNothingTellsOfDevicesTheToolkitLooks(@TempDir Path devices) {
        assertThat(WindowEntry.isDrawnInSoftware("Windows 11", devices)).isFalse();
        assertThat(WindowEntry.isDrawnInSoftware("Linux", devices.resolve("gone"))).isFalse();
    }

    @Test
    void otherSystemsAreTakenToHaveOne() {
        assertThat(WindowEntry.isOffScreen("Windows 11", Map.of(), "")).isFalse();
    }
}
