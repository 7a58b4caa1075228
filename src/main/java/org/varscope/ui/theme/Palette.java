package org.varscope.ui.theme;

import module java.base;
import module javafx.controls;

/// The colours that sheets name, for what is painted before the toolkit has read any sheet.
///
/// Reads lines such as `-vs-page: #FFFFFF;` and `-hex-group: -vs-hex-group;`, and of a name that stands in more than
/// one place the first. Knows no selectors.
public final class Palette {
    private final Map<String, String> values = new HashMap<>();
    private final Map<String, Color> colors = new HashMap<>();

    /// @param sheets in this room
    Palette(String... sheets) {
        for (String sheet : sheets) {
            read(Palette.class, sheet);
        }
    }

    private void read(Class<?> beside, String sheet) {
        try (InputStream in = Objects.requireNonNull(beside.getResourceAsStream(sheet), sheet)) {
            new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().map(String::strip)
                    .filter(line -> line.startsWith("-") && line.endsWith(";")).forEach(this::take);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void take(String line) {
        int colon = line.indexOf(':');
        values.putIfAbsent(line.substring(0, colon), line.substring(colon + 1, line.length() - 1).strip());
    }

    /// {@return these colours and those of the sheet called so that lies beside a class}
    public Palette with(Class<?> beside, String sheet) {
        read(beside, sheet);
        return this;
    }

    /// {@return the colour that is called `name`, such as `-vs-page`}
    ///
    /// @throws IllegalArgumentException if no sheet names it, which is a mistake of the program
    public Color color(String name) {
        Color known = colors.get(name);
        if (known == null) {
            known = find(name);
            colors.put(name, known);
        }
        return known;
    }

    private Color find(String name) {
        String value = name;
        while (value != null && value.startsWith("-")) {
            value = values.get(value);
        }
        if (value == null) {
            throw new IllegalArgumentException(name);
        }
        return Color.web(value);
    }
}
