package org.varscope.ui.theme;

import module java.base;
import module javafx.controls;
import static org.assertj.core.api.Assertions.assertThat;
import static org.varscope.ui.theme.Contrast.linear;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.varscope.ui.InOneLanguage;

@InOneLanguage
class ColorsTest {
    private static final Pattern NAME = Pattern.compile("(?m)^\\s*(-[a-z0-9-]+):");
    /// Two colours that differ by 2.3 in CIE L*a*b* are just distinguished side by side.
    private static final double TOLD_APART = 4 * 2.3;

    @ParameterizedTest
    @EnumSource
    void everyLookNamesTheSameColors(Look look) throws IOException {
        assertThat(names(look)).isEqualTo(names(Look.DARK));
    }

    @ParameterizedTest(name = "{0}, {1}")
    @CsvSource({"DARK, PROTANOPIA", "DARK, DEUTERANOPIA", "LIGHT, PROTANOPIA", "LIGHT, DEUTERANOPIA",
        "CONTRAST_DARK, PROTANOPIA", "CONTRAST_DARK, DEUTERANOPIA", "CONTRAST_LIGHT, PROTANOPIA",
        "CONTRAST_LIGHT, DEUTERANOPIA"})
    void rolesCanBeToldApartBy(Look look, Sight sight) {
        Palette colors = look.palette();
        List<String> roles = Stream.of("frame-length", "header", "length", "number", "text", "padding")
                .map("-vs-role-"::concat).toList();
        for (String one : roles) {
            for (String other : roles) {
                if (!one.equals(other)) {
                    double difference = difference(sight.lab(colors.color(one)), sight.lab(colors.color(other)));
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

    private static Set<String> names(Look look) throws IOException {
        String file = look.name().toLowerCase(Locale.ROOT).replace('_', '-') + ".css";
        Set<String> found = new TreeSet<>();
        for (String sheet : List.of("colors-" + file, file)) {
            try (InputStream css = Objects.requireNonNull(Fonts.class.getResourceAsStream(sheet))) {
                NAME.matcher(new String(css.readAllBytes(), StandardCharsets.UTF_8)).results()
                        .forEach(match -> found.add(match.group(1)));
            }
        }
        return found;
    }
}
