package org.varscope.ui.theme;

import module java.base;
import module javafx.controls;
import org.varscope.render.SheetColors;

/// The colours that sheets name, for what is painted before the toolkit has read any sheet.
public final class Palette {
    private final SheetColors sheets = new SheetColors();
    private final Map<String, Color> colors = new HashMap<>();

    /// @param sheets in this room
    Palette(String... sheets) {
        for (String sheet : sheets) {
            with(Palette.class, sheet);
        }
    }

    /// {@return these colours and those of the sheet called so that is beside a class}
    public Palette with(Class<?> beside, String sheet) {
        sheets.read(beside, sheet);
        return this;
    }

    /// {@return the colour that is called `name`, such as `-vs-page`}
    ///
    /// @throws IllegalArgumentException if no sheet names it, which is a mistake of the program
    public Color color(String name) {
        Color known = colors.get(name);
        if (known == null) {
            known = Color.web(sheets.of(name));
            colors.put(name, known);
        }
        return known;
    }
}
