package org.varscope.render;

import module java.base;

/// The colours that style sheets name, as they are written: `#FFFFFF`.
///
/// Reads lines such as `-vs-page: #FFFFFF;` and `-hex-group: -vs-hex-group;`, and of a name that is in more than
/// one place the first. Knows no selectors.
public final class SheetColors {
    private final Map<String, String> values = new HashMap<>();

    /// Reads the sheet called so that is beside a class, after those that were read before.
    public void read(Class<?> beside, String sheet) {
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

    /// {@return the colour that is called `name`, such as `-vs-page`}
    ///
    /// @throws IllegalArgumentException if no sheet names it, which is a mistake of the program
    public String of(String name) {
        String value = name;
        while (value != null && value.startsWith("-")) {
            value = values.get(value);
        }
        if (value == null) {
            throw new IllegalArgumentException(name);
        }
        return value;
    }
}
