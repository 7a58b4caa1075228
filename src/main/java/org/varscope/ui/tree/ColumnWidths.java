package org.varscope.ui.tree;

/// How wide the columns of the structure are to be; the values have what is left.
///
/// @param name in pixels at zoom 1
/// @param type in pixels at zoom 1
public record ColumnWidths(double name, double type) {
    /// What is used before a column was dragged.
    public static final ColumnWidths FIRST = new ColumnWidths(164, 78);

    /// Narrower than this, at zoom 1, the types make room for names and values.
    private static final double ROOM_FOR_TYPES = 270;
    /// As much of the table as names take, as a share.
    private static final double MOST_NAME = 0.5;
    /// The same where types have no room: values need more than names do.
    private static final double MOST_NARROW_NAME = 0.47;
    /// Of names and of values, at zoom 1, in pixels.
    private static final double LEAST = 48;
    /// What types leave to values, at zoom 1, in pixels.
    private static final double VALUE = 84;
    private static final double LEAST_TYPE = 10;

    /// The columns of one table, in pixels of it.
    ///
    /// @param type 0 where types have no room
    record Division(double name, double type, double value) { }

    /// {@return whether a table has room for types}
    static boolean hasTypes(double table, double zoom) {
        return table >= ROOM_FOR_TYPES * zoom;
    }

    /// {@return how a table divides its room, which depends on nothing else: not on what it was before}
    ///
    /// @param table its width, in pixels
    /// @param room  its width without a scroll bar
    Division divide(double table, double room, double zoom) {
        double share = hasTypes(table, zoom) ? MOST_NAME : MOST_NARROW_NAME;
        double ofNames = Math.floor(Math.max(LEAST * zoom, Math.min(name * zoom, share * table)));
        double ofTypes = !hasTypes(table, zoom) ? 0
                : Math.floor(Math.max(LEAST_TYPE, Math.min(type * zoom, room - ofNames - VALUE * zoom)));
        return new Division(ofNames, ofTypes, Math.max(LEAST * zoom, room - ofNames - ofTypes));
    }
}
