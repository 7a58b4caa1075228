package org.varscope.ui.tree;

/// How wide the columns of the structure are; the values have what is left.
///
/// @param name in pixels at zoom 1
/// @param type in pixels at zoom 1
public record ColumnWidths(double name, double type) {
    /// What is used before a column was dragged.
    public static final ColumnWidths FIRST = new ColumnWidths(164, 78);
}
