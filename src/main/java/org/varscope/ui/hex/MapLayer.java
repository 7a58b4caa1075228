package org.varscope.ui.hex;

import org.varscope.ui.hex.sheet.HexColor;
import org.varscope.ui.message.Messages;

/// What is marked on a [HexMap], from the ground up; each kind by a form of its own as well as by its colour.
public enum MapLayer {
    /// Bytes that are not as they were saved: a bar at the left.
    CHANGES(HexColor.HIGHLIGHT_LINE),
    /// Bytes that another program has written: a bar at the right.
    WRITTEN(HexColor.DIFFERENT_LINE),
    /// What was looked for and found: a line from side to side.
    MATCHES(HexColor.DIFFERENT_LINE),
    /// What an engine minds less, or not at all: a ring at the right.
    WARNINGS(HexColor.WARNING),
    /// What is wrong: a wedge at the right.
    ERRORS(HexColor.ERROR);

    private final HexColor color;

    MapLayer(HexColor color) {
        this.color = color;
    }

    HexColor color() {
        return color;
    }

    /// {@return what is marked, in words}
    public String words() {
        return switch (this) {
            case CHANGES -> Messages.get("hex.map-changes");
            case WRITTEN -> Messages.get("hex.map-written");
            case MATCHES -> Messages.get("hex.map-matches");
            case WARNINGS -> Messages.get("hex.map-warnings");
            case ERRORS -> Messages.get("hex.map-errors");
        };
    }
}
