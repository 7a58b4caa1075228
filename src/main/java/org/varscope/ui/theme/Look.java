package org.varscope.ui.theme;

import module java.base;
import module javafx.controls;
import atlantafx.base.theme.PrimerDark;
import atlantafx.base.theme.PrimerLight;

/// How the window looks: dark or light.
public enum Look {
    /// Light text on dark panes.
    DARK,
    /// Dark text on light panes.
    LIGHT;

    /// {@return the look that goes with what the system asks for}
    public static Look of(ColorScheme scheme) {
        return scheme == ColorScheme.DARK ? DARK : LIGHT;
    }

    /// {@return what the toolkit calls it}
    ColorScheme scheme() {
        return this == DARK ? ColorScheme.DARK : ColorScheme.LIGHT;
    }

    /// {@return the other look}
    public Look other() {
        return this == DARK ? LIGHT : DARK;
    }

    /// {@return the sheet that styles the toolkit's own controls}
    String base() {
        return switch (this) {
            case DARK -> new PrimerDark().getUserAgentStylesheet();
            case LIGHT -> new PrimerLight().getUserAgentStylesheet();
        };
    }

    /// {@return the sheets that go on every scene, in order}
    List<String> sheets() {
        String name = this == DARK ? "dark.css" : "light.css";
        return List.of(sheet("colors-" + name), sheet(name), sheet("theme.css"));
    }

    /// {@return its colours}
    public Palette palette() {
        String name = this == DARK ? "dark.css" : "light.css";
        return new Palette("colors-" + name, name);
    }

    private static String sheet(String name) {
        return Objects.requireNonNull(Look.class.getResource(name), name).toExternalForm();
    }
}
