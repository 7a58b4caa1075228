package org.varscope.render;

import module java.base;
import org.varscope.scan.walk.FieldRole;

/// Dark letters on a light page, or the other way round, in the colours of the window.
public enum Shade {
    LIGHT, DARK;

    private static final String SHEETS = "/org/varscope/ui/theme/";

    /// {@return its word on the command line: `light`}
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /// {@return its colours by name}
    SheetColors colors() {
        SheetColors colors = new SheetColors();
        colors.read(Shade.class, SHEETS + "colors-" + word() + ".css");
        colors.read(Shade.class, SHEETS + word() + ".css");
        return colors;
    }

    /// {@return the name of a role in sheets and bundles: `frame-length`}
    static String word(FieldRole role) {
        return role.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
