package org.varscope.ui.theme;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javafx.scene.paint.Color;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ColorsTest {
    private static final Pattern DEFINITION = Pattern.compile("(-vs-[a-z-]+):\\s*(#[0-9A-F]{6,8});");
    /// What WCAG asks of text of this size, level AA.
    private static final double READABLE = 4.5;
    /// What WCAG asks of lines and other signs.
    private static final double VISIBLE = 3;

    @Test
    void bothLooksNameTheSameColors() throws IOException {
        assertThat(colors("dark").keySet()).isEqualTo(colors("light").keySet());
    }

    @ParameterizedTest(name = "{0} on {1}")
    @CsvSource({"dark, -vs-hex-page", "dark, -vs-hex-group", "light, -vs-hex-page", "light, -vs-hex-group"})
    void everyRoleReadsOn(String look, String ground) throws IOException {
        Map<String, Color> colors = colors(look);
        assertThat(colors).allSatisfy((name, color) -> {
            if (name.startsWith("-vs-role-")) {
                assertThat(contrast(color, colors.get(ground))).as(name).isGreaterThanOrEqualTo(READABLE);
            }
        });
    }

    @ParameterizedTest
    @ValueSource(strings = {"dark", "light"})
    void everyRoleCanBeMadeOutInAHighlight(String look) throws IOException {
        Map<String, Color> colors = colors(look);
        assertThat(colors).allSatisfy((name, color) -> {
            if (name.startsWith("-vs-role-")) {
                assertThat(contrast(color, colors.get("-vs-hex-highlight"))).as(name).isGreaterThanOrEqualTo(VISIBLE);
            }
        });
    }

    @ParameterizedTest
    @ValueSource(strings = {"dark", "light"})
    void theSignsOfSeverityStandOutFromThePage(String look) throws IOException {
        Map<String, Color> colors = colors(look);
        for (String sign : new String[] {"-vs-accent", "-vs-damage", "-vs-warning", "-vs-note", "-vs-hex-caret"}) {
            assertThat(contrast(colors.get(sign), colors.get("-vs-hex-page"))).as(sign).isGreaterThanOrEqualTo(VISIBLE);
        }
    }

    private static Map<String, Color> colors(String look) throws IOException {
        try (InputStream css = Objects.requireNonNull(Fonts.class.getResourceAsStream("colors-" + look + ".css"))) {
            Map<String, Color> found = new TreeMap<>();
            Matcher matcher = DEFINITION.matcher(new String(css.readAllBytes(), StandardCharsets.UTF_8));
            while (matcher.find()) {
                found.put(matcher.group(1), Color.web(matcher.group(2)));
            }
            return found;
        }
    }

    private static double contrast(Color a, Color b) {
        double x = luminance(a);
        double y = luminance(b);
        return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
    }

    private static double luminance(Color color) {
        return 0.2126 * linear(color.getRed()) + 0.7152 * linear(color.getGreen()) + 0.0722 * linear(color.getBlue());
    }

    private static double linear(double channel) {
        return channel <= 0.03928 ? channel / 12.92 : Math.pow((channel + 0.055) / 1.055, 2.4);
    }
}
