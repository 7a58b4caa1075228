package org.varscope.text.godot;

import org.varscope.dialect.Dialect;
import org.varscope.text.TextException;
import org.varscope.variant.Variant;
import org.varscope.variant.VariantKind;

/// Reads a colour as `#rgb`, `#rgba`, `#rrggbb` or `#rrggbbaa` (`core/math/color.cpp`, `html`).
///
/// Up to Godot 3 the alpha comes first: `#argb`, `#aarrggbb`.
final class ColorText {
    private static final int ALPHA_LAST_GENERATION = 4;
    private static final int HEX = 16;
    private static final float FULL = 255;

    private ColorText() { }

    /// {@return the colour at the cursor, which stands at the `#`}
    static Variant read(Cursor cursor, Dialect dialect) throws TextException {
        int start = cursor.at();
        cursor.step();
        while (cursor.here() < 128 && Character.digit(cursor.here(), HEX) >= 0) {
            cursor.step();
        }
        String hex = cursor.since(start + 1);
        int each = hex.length() <= 4 ? 1 : 2;
        int parts = hex.length() / each;
        if (hex.length() != parts * each || parts < 3 || parts > 4 || Cursor.isLetter(cursor.here())) {
            throw new TextException(start, "`#" + hex + "`", "a colour, such as `#ff8800` or `#ff8800ff`");
        }
        boolean alphaFirst = parts == 4 && dialect.traits().generation() < ALPHA_LAST_GENERATION;
        double[] rgba = {0, 0, 0, 1};
        for (int i = 0; i < parts; i++) {
            int value = Integer.parseInt(hex.substring(i * each, (i + 1) * each), HEX);
            rgba[alphaFirst ? (i + 3) % 4 : i] = (each == 1 ? value * (HEX + 1) : value) / FULL;
        }
        return new Variant.Reals(VariantKind.COLOR, rgba);
    }
}
