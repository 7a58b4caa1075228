package org.varscope.ui.file;

/// How large a person has made the panes of a document by dragging what divides them, in pixels at zoom 1; NaN for one
/// that has the size that fits the window and what is in it.
///
/// @param structure width of the structure
/// @param side      width of the inspector, where that is beside the bytes or the lists
/// @param low       height of the inspector, where that is below the structure
/// @param lists     height of the lists below
/// @param compared  height of the differences, below what is compared
/// @param inspector whether the inspector is shown where there is too little room for it, too
public record PaneSizes(double structure, double side, double low, double lists, double compared,
        boolean inspector) {
    /// What is used before anything was dragged.
    public static final PaneSizes FIRST = new PaneSizes(Double.NaN, Double.NaN, Double.NaN, Double.NaN,
            Double.NaN, false);

    /// {@return these with another width of the structure}
    public PaneSizes withStructure(double other) {
        return new PaneSizes(other, side, low, lists, compared, inspector);
    }

    /// {@return these with another width of the inspector}
    public PaneSizes withSide(double other) {
        return new PaneSizes(structure, other, low, lists, compared, inspector);
    }

    /// {@return these with another height of the inspector}
    public PaneSizes withLow(double other) {
        return new PaneSizes(structure, side, other, lists, compared, inspector);
    }

    /// {@return these with another height of the lists}
    public PaneSizes withLists(double other) {
        return new PaneSizes(structure, side, low, other, compared, inspector);
    }

    /// {@return these with the inspector shown in any case, or not}
    public PaneSizes withInspector(boolean other) {
        return new PaneSizes(structure, side, low, lists, compared, other);
    }

    /// {@return these with another height of the differences}
    public PaneSizes withCompared(double other) {
        return new PaneSizes(structure, side, low, lists, other, inspector);
    }
}
