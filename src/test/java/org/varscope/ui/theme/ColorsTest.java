package org.varscope.ui.theme;

import module java.base;
import module javafx.controls;
import static org.assertj.core.api.Assertions.assertThat;

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
    /// Two colours that differ by 2.3 in CIE L*a*b* are just told apart side by side.
    private static final double TOLD_APART = 4 * 2.3;

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

    @ParameterizedTest(name = "{0}, {1}")
    @CsvSource({"dark, PROTANOPIA", "dark, DEUTERANOPIA", "light, PROTANOPIA", "light, DEUTERANOPIA"})
    void rolesCanBeToldApartBy(String look, Sight sight) throws IOException {
        Map<String, Color> colors = colors(look);
        List<String> roles = Stream.of("frame-length", "header", "length", "number", "text", "padding")
                .map("-vs-role-"::concat).toList();
        for (String one : roles) {
            for (String other : roles) {
                if (!one.equals(other)) {
                    double difference = difference(sight.lab(colors.get(one)), sight.lab(colors.get(other)));
                    assertThat(difference).as(one + " and " + other).isGreaterThan(TOLD_APART);
                }
            }
        }
    }

    /// How colours look to those whose eyes lack one kind of cone, after Machado, Oliveira and Fernandes, 2009.
    private enum Sight {
        PROTANOPIA(new double[][] {
            {0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}
        }),
        DEUTERANOPIA(new double[][] {
            {0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}
        });

        private final double[][] matrix;

        Sight(double[][] matrix) {
            this.matrix = matrix;
        }

        /// The colour as it is seen, in CIE L*a*b*.
        double[] lab(Color color) {
            double[] rgb = {linear(color.getRed()), linear(color.getGreen()), linear(color.getBlue())};
            double[] seen = Arrays.stream(matrix)
                    .mapToDouble(row -> Math.clamp(row[0] * rgb[0] + row[1] * rgb[1] + row[2] * rgb[2], 0, 1))
                    .toArray();
            double x = root((0.4124 * seen[0] + 0.3576 * seen[1] + 0.1805 * seen[2]) / 0.95047);
            double y = root(0.2126 * seen[0] + 0.7152 * seen[1] + 0.0722 * seen[2]);
            double z = root((0.0193 * seen[0] + 0.1192 * seen[1] + 0.9505 * seen[2]) / 1.08883);
            return new double[] {116 * y - 16, 500 * (x - y), 200 * (y - z)};
        }

        private static double root(double t) {
            return t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16.0 / 116;
        }
    }

    private static double difference(double[] a, double[] b) {
        return Math.sqrt(Math.pow(a[0] - b[0], 2) + Math.pow(a[1] - b[1], 2) + Math.pow(a[2] - b[2], 2));
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
