package org.varscope.ui.theme;

import module java.base;
import module javafx.controls;

/// The look that a person has asked the whole system for.
final class SystemLook {
    /// Windows says it outright.
    private static final String WINDOWS = "Windows.SPI.HighContrast";
    /// GTK has themes for it: `HighContrast`, `HighContrastInverse`, and MATE's `ContrastHigh`.
    private static final String GTK = "GTK.theme_name";
    private static final Pattern GTK_THEMES =
            Pattern.compile("high-?contrast|contrast-?high", Pattern.CASE_INSENSITIVE);

    private SystemLook() { }

    /// {@return what is asked for now}
    static Look now() {
        Platform.Preferences preferences = Platform.getPreferences();
        return of(preferences, preferences.getColorScheme());
    }

    /// {@return what is asked for}
    ///
    /// The toolkit does not tell of the contrast that macOS has been asked for.
    ///
    /// @param preferences as the toolkit has them from the system
    static Look of(Map<String, Object> preferences, ColorScheme scheme) {
        boolean contrast = Boolean.TRUE.equals(preferences.get(WINDOWS))
                || preferences.get(GTK) instanceof String name && GTK_THEMES.matcher(name).find();
        return Look.of(scheme, contrast);
    }
}
