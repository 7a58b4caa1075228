package org.varscope.ui.theme;

import module javafx.controls;

/// What the person chose: a look, or whatever the system has.
public enum ThemeChoice {
    /// As the system, also when that changes.
    SYSTEM,
    /// Always dark.
    DARK,
    /// Always light.
    LIGHT;

    /// {@return the look that it means now}
    public Look look() {
        return switch (this) {
            case DARK -> Look.DARK;
            case LIGHT -> Look.LIGHT;
            case SYSTEM -> Look.of(Platform.getPreferences().getColorScheme());
        };
    }
}
