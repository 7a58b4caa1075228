package org.varscope.app;

import module java.base;

/// Whether there is a screen to show a window on.
final class Display {
    private Display() { }

    /// {@return whether the window must be run off screen: on a system that tells of its displays in the environment,
    /// none is told of, and nobody has chosen a platform by hand}
    ///
    /// @param system      as `os.name` says it
    /// @param environment where `DISPLAY` and `WAYLAND_DISPLAY` are looked up
    /// @param forced      the property `glass.platform`, or an empty text
    static boolean isMissing(String system, Map<String, String> environment, String forced) {
        boolean tells = system.toLowerCase(Locale.ROOT).contains("linux");
        boolean told = !environment.getOrDefault("DISPLAY", "").isBlank()
                || !environment.getOrDefault("WAYLAND_DISPLAY", "").isBlank();
        return tells && !told && forced.isBlank();
    }
}
