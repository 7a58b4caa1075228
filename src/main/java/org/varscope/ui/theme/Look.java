package org.varscope.ui.theme;

import module java.base;
import module javafx.controls;
import atlantafx.base.theme.PrimerDark;
import atlantafx.base.theme.PrimerLight;

/// How the window looks: dark or light, in calm colours or in ones of high contrast.
public enum Look {
    /// Light text on dark panes.
    DARK,
    /// Dark text on light panes.
    LIGHT,
    /// White on black, with full edges.
    CONTRAST_DARK,
    /// Black on white, with full edges.
    CONTRAST_LIGHT;

    /// {@return the look that is dark or light, and of high contrast or not}
    static Look of(ColorScheme scheme, boolean contrast) {
        return scheme == ColorScheme.DARK ? contrast ? CONTRAST_DARK : DARK : contrast ? CONTRAST_LIGHT : LIGHT;
    }

    /// {@return what the toolkit calls it}
    ColorScheme scheme() {
        return switch (this) {
            case DARK, CONTRAST_DARK -> ColorScheme.DARK;
            case LIGHT, CONTRAST_LIGHT -> ColorScheme.LIGHT;
        };
    }

    private boolean isContrast() {
        return this == CONTRAST_DARK || this == CONTRAST_LIGHT;
    }

    /// {@return the light look of a dark one, and the other way round; one of high contrast stays one}
    public Look other() {
        return of(scheme() == ColorScheme.DARK ? ColorScheme.LIGHT : ColorScheme.DARK, isContrast());
    }

    /// {@return the sheet that styles the toolkit's own controls}
    String base() {
        return switch (scheme()) {
            case DARK -> new PrimerDark().getUserAgentStylesheet();
            case LIGHT -> new PrimerLight().getUserAgentStylesheet();
        };
    }

    /// {@return the sheets that go on every scene, in order}
    List<String> sheets() {
        List<String> names = new ArrayList<>(colors());
        names.add("theme.css");
        if (isContrast()) {
            names.add("contrast.css");
        }
        return names.stream().map(Look::sheet).toList();
    }

    /// {@return its colours}
    public Palette palette() {
        return new Palette(colors().toArray(String[]::new));
    }

    private List<String> colors() {
        String name = name().toLowerCase(Locale.ROOT).replace('_', '-') + ".css";
        return List.of("colors-" + name, name);
    }

    private static String sheet(String name) {
        return Objects.requireNonNull(Look.class.getResource(name), name).toExternalForm();
    }
}
