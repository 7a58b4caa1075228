package org.varscope.ui.theme;

/// What the person chose: a look, or whatever the system has.
public enum ThemeChoice {
    /// As the system, also when that changes.
    SYSTEM,
    /// Always dark.
    DARK,
    /// Always light.
    LIGHT
}
