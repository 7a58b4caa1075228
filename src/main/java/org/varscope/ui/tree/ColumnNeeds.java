package org.varscope.ui.tree;

import module java.base;
import module javafx.controls;
import org.varscope.ui.message.Messages;
import org.varscope.ui.theme.Fonts;
import org.varscope.ui.theme.Theme;

/// How wide the columns of a structure have to be for the rows that were seen so far, in pixels at zoom 1.
///
/// Those are the first [#FIRST_ROWS] of the rows that are open, and after that each row as it comes into view: however
/// many values a file has, no others are looked at.
///
/// @param name   for each name, with its indentation
/// @param type   for each type
/// @param number for each value that is a number; others may be cut
record ColumnNeeds(double name, double type, double number) {
    /// What nothing was seen for.
    static final ColumnNeeds NONE = new ColumnNeeds(0, 0, 0);
    /// As many rows as are looked at before any is shown.
    static final int FIRST_ROWS = 40;

    /// What is beside a name: the arrow and the padding, in em.
    static final double BESIDE_NAME = 2.45;
    /// What is beside a type or a value, in em.
    private static final double BESIDE = 0.75;
    /// Letters of a name beyond these are never looked at.
    private static final int MOST = 60;
    /// As many digits as the longest numbers have.
    private static final int DIGITS = 24;
    /// Of a digit, in em.
    private static final double DIGIT = 0.6;
    /// The size of types, in em.
    private static final double SMALL = 0.9;

    /// {@return what is needed for a row, too; the same where it needs no more}
    ///
    /// @param level how far it is indented
    ColumnNeeds with(RowView view, int level) {
        double names = level * TreeColumns.INDENT + BESIDE_NAME * Theme.BASE_SIZE
                + width(view.name(), view.nameStyle().equals("mono") ? Fonts.MONO : Fonts.INTERFACE, 1);
        double types = view.type().isEmpty() ? 0 : BESIDE * Theme.BASE_SIZE
                + Math.max(width(view.type(), Fonts.INTERFACE, SMALL),
                        width(Messages.get("tree.type"), Fonts.INTERFACE, SMALL));
        double numbers = isNumber(view.value())
                ? (BESIDE + DIGIT * view.value().length()) * Theme.BASE_SIZE : 0;
        return names <= name && types <= type && numbers <= number ? this
                : new ColumnNeeds(Math.max(name, names), Math.max(type, types), Math.max(number, numbers));
    }

    private static double width(String words, String family, double size) {
        Text text = new Text(words.substring(0, Math.min(words.length(), MOST)));
        text.setFont(Font.font(family, size * Theme.BASE_SIZE));
        return Math.ceil(text.getLayoutBounds().getWidth());
    }

    private static boolean isNumber(String value) {
        return !value.isEmpty() && value.length() <= DIGITS
                && value.chars().allMatch(c -> c >= '0' && c <= '9' || "+-.e".indexOf(c) >= 0);
    }
}
