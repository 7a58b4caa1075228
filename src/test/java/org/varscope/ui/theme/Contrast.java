package org.varscope.ui.theme;

import module javafx.controls;

/// How well colours stand out from each other, as WCAG 2 reckons it.
public final class Contrast {
    /// What WCAG asks of text of any size, level AA.
    public static final double READABLE = 4.5;
    /// What WCAG asks of controls, their edges and other signs.
    public static final double VISIBLE = 3;

    private Contrast() { }

    /// {@return from 1 for the same colour to 21 for black and white}
    public static double of(Color a, Color b) {
        double x = luminance(a);
        double y = luminance(b);
        return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
    }

    private static double luminance(Color color) {
        return 0.2126 * linear(color.getRed()) + 0.7152 * linear(color.getGreen()) + 0.0722 * linear(color.getBlue());
    }

    static double linear(double channel) {
        return channel <= 0.03928 ? channel / 12.92 : Math.pow((channel + 0.055) / 1.055, 2.4);
    }

    /// {@return what is seen where `top` is painted on `below`}
    public static Color over(Color top, Color below) {
        return below.interpolate(Color.color(top.getRed(), top.getGreen(), top.getBlue(), below.getOpacity()),
                top.getOpacity());
    }
}
