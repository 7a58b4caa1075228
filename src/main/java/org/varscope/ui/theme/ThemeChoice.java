package org.varscope.ui.theme;

/// What the person chose: a look, or whatever the system has.
public enum ThemeChoice {
    /// As the system, also when that changes.
    SYSTEM("Like the system"),
    /// Always dark.
    DARK("Dark"),
    /// Always light.
    LIGHT("Light");

    private final String title;

    ThemeChoice(String title) {
        this.title = title;
    }

    /// {@return the choice in words}
    public String title() {
        return title;
    }
}
