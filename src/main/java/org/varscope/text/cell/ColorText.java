package org.varscope.text.cell;

import module java.base;
import org.varscope.text.TextException;
import org.varscope.text.TextRemark;

/// A colour in hexadecimal digits, as scripts write it: `#RRGGBB`, with `AA` where it is not opaque.
/// `core/math/color.cpp`, `to_html` and `html`.
public final class ColorText {
    private static final Pattern DIGITS = Pattern.compile("#?([0-9A-Fa-f]{3,4}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})");
    private static final int HEX = 16;
    private static final int MOST = 255;
    private static final int PARTS = 4;

    private ColorText() { }

    /// {@return the nearest colour that digits can say; what is brighter than they can is cut off}
    public static String show(double[] rgba) {
        String all = Arrays.stream(rgba).mapToObj(part -> "%02X".formatted(Math.round(Math.clamp(
                Double.isNaN(part) ? 0 : part, 0, 1) * MOST))).collect(Collectors.joining());
        return "#" + (all.endsWith("FF") ? all.substring(0, all.length() - 2) : all);
    }

    /// {@return red, green, blue and opacity, each as the engine makes it of its digits, in 32 bits}
    /// @throws TextException if `typed` is no colour
    public static double[] read(String typed) throws TextException {
        Matcher digits = DIGITS.matcher(typed.strip());
        if (!digits.matches()) {
            throw new TextException(0, "`" + typed.strip() + "`", TextRemark.COLOR_DIGITS.with());
        }
        String all = digits.group(1);
        int each = all.length() <= PARTS ? 1 : 2;
        double[] rgba = {0, 0, 0, 1};
        for (int part = 0; part < all.length() / each; part++) {
            String own = all.substring(part * each, (part + 1) * each);
            rgba[part] = Integer.parseInt(each == 1 ? own + own : own, HEX) / (float) MOST;
        }
        return rgba;
    }
}
