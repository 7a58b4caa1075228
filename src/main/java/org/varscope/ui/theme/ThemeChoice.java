package org.varscope.ui.theme;

import module java.base;

/// What the person chose: a look, or whatever the system has.
public enum ThemeChoice {
    /// As the system, also when that changes.
    SYSTEM,
    /// Always dark.
    DARK,
    /// Always light.
    LIGHT,
    /// Always white on black.
    CONTRAST_DARK,
    /// Always black on white.
    CONTRAST_LIGHT;

    /// {@return the choice of just that look}
    public static ThemeChoice of(Look look) {
        return valueOf(look.name());
    }

    /// {@return the look that it means now}
    public Look look() {
        return look(SystemLook::now);
    }

    /// {@return the look that it means, where the system asks for `system`}
    Look look(Supplier<Look> system) {
        return this == SYSTEM ? system.get() : Look.valueOf(name());
    }
}
