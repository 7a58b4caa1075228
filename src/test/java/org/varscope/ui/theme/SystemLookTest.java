package org.varscope.ui.theme;

import module java.base;
import module javafx.controls;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.varscope.ui.TestToolkit;
import org.varscope.ui.UsesToolkit;
import org.varscope.ui.lifetime.Lifetime;

/// The look that goes with what the system asks for.
@UsesToolkit
class SystemLookTest {
    private final ObservableMap<String, Object> preferences = FXCollections.observableHashMap();
    private final ObjectProperty<ColorScheme> scheme = new SimpleObjectProperty<>(ColorScheme.LIGHT);

    @ParameterizedTest
    @CsvSource({"HighContrast, LIGHT, CONTRAST_LIGHT", "HighContrastInverse, DARK, CONTRAST_DARK",
        "ContrastHigh, LIGHT, CONTRAST_LIGHT", "Adwaita, LIGHT, LIGHT", "Adwaita-dark, DARK, DARK"})
    void themesOfTheDesktopAreKnownByTheirNames(String name, ColorScheme asked, Look look) {
        assertThat(SystemLook.of(Map.of("GTK.theme_name", name), asked)).isEqualTo(look);
    }

    @ParameterizedTest
    @CsvSource({"true, DARK, CONTRAST_DARK", "true, LIGHT, CONTRAST_LIGHT", "false, DARK, DARK"})
    void windowsSaysItOutright(boolean contrast, ColorScheme asked, Look look) {
        assertThat(SystemLook.of(Map.of("Windows.SPI.HighContrast", contrast), asked)).isEqualTo(look);
    }

    @Test
    void aWindowFollowsWhatIsAskedForWhileItRuns() {
        List<Look> seen = new ArrayList<>();
        TestToolkit.on(() -> {
            Theme theme = new Theme(ThemeChoice.SYSTEM, preferences, scheme);
            new Lifetime().follow(theme.lookProperty(), look -> seen.add(look));
            preferences.put("Windows.SPI.HighContrast", true);
            scheme.set(ColorScheme.DARK);
            preferences.put("Windows.SPI.HighContrast", false);
        });
        assertThat(seen).containsExactly(Look.LIGHT, Look.CONTRAST_LIGHT, Look.CONTRAST_DARK, Look.DARK);
    }

    @Test
    void aLookThatWasChosenStaysWhateverTheSystemHas() {
        List<Look> seen = new ArrayList<>();
        TestToolkit.on(() -> {
            Theme theme = new Theme(ThemeChoice.DARK, preferences, scheme);
            new Lifetime().follow(theme.lookProperty(), look -> seen.add(look));
            preferences.put("Windows.SPI.HighContrast", true);
        });
        assertThat(seen).containsExactly(Look.DARK);
    }

    @ParameterizedTest
    @EnumSource
    void switchingGoesToTheOtherBrightnessAndBack(Look look) {
        assertThat(look.other()).isNotEqualTo(look);
        assertThat(look.other().scheme()).isNotEqualTo(look.scheme());
        assertThat(look.other().other()).isEqualTo(look);
    }
}
