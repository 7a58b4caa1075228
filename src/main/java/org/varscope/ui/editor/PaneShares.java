package org.varscope.ui.editor;

import module java.base;
import org.varscope.ui.file.PaneSizes;

/// Where the dividers between the panes of an editor go, as shares of what each divides.
///
/// The bytes get the width that 16 of them need. Where that leaves too little for three panes in a row, the inspector
/// goes below the structure; where that is too low for both, beside the lists below, if those are high enough; else it
/// folds to its heading. What a person has dragged goes before.
///
/// @param inspector where it is
/// @param lists     where the lists below begin
/// @param hex       where the bytes begin
/// @param second    where the inspector begins, beside the bytes or below the structure; 1 where it is at neither
/// @param third     where it begins beside the lists; 1 where it is not there
record PaneShares(Inspector inspector, double lists, double hex, double second, double third) {
    /// The line of the tabs of the lists.
    static final double TABS = 28;

    /// What the hex pane needs for 16 bytes in a row and for the minimap, in pixels at zoom 1.
    private static final double HEX = 720;
    /// What it needs without the minimap.
    private static final double BARE_HEX = 662;
    private static final double LEAST_TREE = 225;
    /// What names, types and the beginnings of values need.
    private static final double GOOD_TREE = 340;
    private static final double MOST_TREE = 420;
    private static final double LEAST_INSPECTOR = 240;
    private static final double MOST_INSPECTOR = 340;
    /// What the inspector needs beside the lists, so that two lines hold what is said above its fields.
    private static final double LOW_INSPECTOR_WIDTH = 290;
    /// What the lists below need for five rows under the line that is typed into, and what came of it.
    private static final double BELOW = 216;
    /// What they need so that the inspector can be beside them.
    private static final double BESIDE = 165;
    /// The line below their tabs, where it is all there is to say.
    private static final double LINE = 34;
    /// What the inspector needs for all its text and a field, where it is as narrow as the structure may be.
    static final double INSPECTOR_HEIGHT = 225;
    /// What it needs for most editors of values, too.
    private static final double GOOD_INSPECTOR_HEIGHT = 400;
    /// The heading of the inspector.
    private static final double HEADING = 30;
    /// What ten rows of the structure need, and of the bytes, with all that is above and below them.
    private static final double ROWS = 308;
    /// What the structure needs for five rows.
    private static final double FEW_ROWS = 182;
    /// What the inspector needs for its path and a line to edit.
    private static final double LEAST_INSPECTOR_HEIGHT = 110;
    /// What the lists below may take of a low window.
    private static final double LOW_BELOW = 0.46;
    /// What a pane may take that a person has dragged.
    private static final double MOST = 0.85;

    /// Where the inspector is.
    enum Inspector {
        /// At the right of the bytes.
        BESIDE_BYTES,
        /// Below the structure, which has rows enough.
        BELOW_STRUCTURE,
        /// There too, as a person wants it, though the structure has few rows then.
        IN_ANY_CASE,
        /// At the right of the lists.
        BESIDE_LISTS,
        /// Only its heading, below the structure.
        FOLDED;

        /// {@return whether it is below the structure, or its heading is}
        boolean isBelow() {
            return this == BELOW_STRUCTURE || this == IN_ANY_CASE || this == FOLDED;
        }
    }

    /// What the lists below need.
    ///
    /// @param content height of what they have to say, in pixels at zoom 1; [ListsHeight#ANY] where that has no end
    record Below(ListsHeight.Level level, double content) { }

    /// {@return whether a hex pane of this width holds 16 bytes in a row and the minimap}
    static boolean hasRoomForMap(double width, double zoom) {
        return width >= Math.floor(HEX * zoom) - 1;
    }

    /// {@return the places in an editor of this size}
    static PaneShares of(double width, double height, double scale, Below lists, PaneSizes own) {
        Inspector inspector = wanted(width, height, scale, lists, own);
        double bytes = width >= (HEX + LEAST_TREE) * scale ? HEX : BARE_HEX;
        double tree = own(own.structure(), scale, MOST * width,
                Math.max(LEAST_TREE * scale, Math.min(width - bytes * scale, 0.34 * width)));
        double begin = 1 - below(height, scale, lists, own) / height;
        return switch (inspector) {
            case BESIDE_BYTES -> {
                double right = own(own.side(), scale, MOST * width,
                        Math.clamp(Math.min(0.22 * width, width - (HEX + GOOD_TREE) * scale), LEAST_INSPECTOR * scale,
                                MOST_INSPECTOR * scale));
                double rest = own(own.structure(), scale, MOST * width,
                        Math.clamp(width - right - HEX * scale, LEAST_TREE * scale, MOST_TREE * scale));
                yield new PaneShares(inspector, begin, rest / width, 1 - right / width, 1);
            }
            case BELOW_STRUCTURE, IN_ANY_CASE, FOLDED -> {
                double sides = Math.max(1, begin * height);
                double low = inspector == Inspector.FOLDED ? HEADING * scale
                        : own(own.low(), scale, MOST * sides, inspectorHeight(sides, scale));
                yield new PaneShares(inspector, begin, tree / width, 1 - low / sides, 1);
            }
            case BESIDE_LISTS -> new PaneShares(inspector, begin, tree / width, 1, 1 - own(own.side(), scale,
                    MOST * width, LOW_INSPECTOR_WIDTH * scale) / width);
        };
    }

    /// {@return what a person has dragged, as far as there is room, or else what fits}
    private static double own(double dragged, double scale, double most, double otherwise) {
        return Double.isNaN(dragged) ? otherwise : Math.min(dragged * scale, most);
    }

    private static double inspectorHeight(double sides, double scale) {
        double rest = sides - ROWS * scale;
        return rest >= INSPECTOR_HEIGHT * scale ? Math.min(GOOD_INSPECTOR_HEIGHT * scale, rest)
                : Math.clamp(sides - FEW_ROWS * scale, LEAST_INSPECTOR_HEIGHT * scale, INSPECTOR_HEIGHT * scale);
    }

    private static Inspector wanted(double width, double height, double scale, Below lists, PaneSizes own) {
        if (width >= (HEX + LEAST_TREE + LEAST_INSPECTOR) * scale) {
            return Inspector.BESIDE_BYTES;
        }
        double below = lists.level() == ListsHeight.Level.FULL ? shared(height, scale, ListsHeight.ANY)
                : below(height, scale, lists, own);
        return height - below >= (ROWS + INSPECTOR_HEIGHT) * scale ? Inspector.BELOW_STRUCTURE
                : below >= BESIDE * scale ? Inspector.BESIDE_LISTS
                : own.inspector() ? Inspector.IN_ANY_CASE : Inspector.FOLDED;
    }

    /// What was asked for has five rows; what comes by itself leaves ten to values and bytes.
    private static double shared(double height, double scale, double content) {
        double most = Math.min(BELOW * scale, LOW_BELOW * height);
        double rest = height - ROWS * scale;
        double low = rest < BESIDE * scale ? rest - HEADING * scale : rest;
        return content == ListsHeight.ANY ? most
                : Math.min((TABS + content) * scale, Math.min(most, Math.max((TABS + LINE) * scale, low)));
    }

    private static double below(double height, double scale, Below lists, PaneSizes own) {
        return switch (lists.level()) {
            case SHARED -> own(own.lists(), scale, MOST * height, shared(height, scale, lists.content()));
            case FOLDED -> TABS * scale;
            case HIDDEN -> 0;
            case FULL -> height;
        };
    }
}
