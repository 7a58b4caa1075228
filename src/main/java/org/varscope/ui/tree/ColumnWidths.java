package org.varscope.ui.tree;

/// How wide the columns of the structure are to be; the values have what is left.
///
/// @param name in pixels at zoom 1, as a person has dragged it; NaN for what the names of the file need
/// @param type in pixels at zoom 1, as a person has dragged it; NaN for what the types of the file need, where names
///             and values leave that
public record ColumnWidths(double name, double type) {
    /// What is used before a column was dragged.
    public static final ColumnWidths FIRST = new ColumnWidths(Double.NaN, Double.NaN);

    /// Narrower than this, at zoom 1, the types make room for names and values.
    private static final double ROOM_FOR_TYPES = 270;
    /// As much of the table as names take, as a share.
    private static final double MOST_NAME = 0.5;
    /// The same where types have no room: values need more than names do.
    private static final double MOST_NARROW_NAME = 0.47;
    /// As much of the table as names keep where numbers need the rest, as a share.
    private static final double GOOD_NAME = 0.38;
    /// Of names and of values, at zoom 1, in pixels.
    private static final double LEAST = 48;
    /// What types leave to values, at zoom 1, in pixels: some sixteen letters.
    private static final double VALUE = 132;
    /// The same where a person has dragged them.
    private static final double LEAST_VALUE = 84;
    /// What types have in any case: room for `int`, in pixels.
    private static final double LEAST_TYPE = 28;
    private static final double MOST_TYPE = 78;
    /// As much as types take of a wide table, as a share.
    private static final double TYPE = 0.2;

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
    /// @param needs of what is in it
    Division divide(double table, double room, double zoom, ColumnNeeds needs) {
        boolean types = hasTypes(table, zoom);
        double least = types ? LEAST_TYPE * zoom : 0;
        double beside = Math.max(GOOD_NAME * table, room - needs.number() * zoom - least);
        double names = Double.isNaN(name) ? Math.min(Math.ceil(needs.name() * zoom), beside) : name * zoom;
        double most = (types ? MOST_NAME : MOST_NARROW_NAME) * table;
        double ofNames = Math.floor(Math.max(LEAST * zoom, Math.min(names, most)));
        double ofTypes = types ? Math.floor(Math.max(least, types(table, room - ofNames, zoom, needs))) : 0;
        return new Division(ofNames, ofTypes, Math.max(LEAST * zoom, room - ofNames - ofTypes));
    }

    private double types(double table, double room, double zoom, ColumnNeeds needs) {
        return Double.isNaN(type)
                ? Math.min(Math.min(Math.ceil(needs.type() * zoom), Math.max(MOST_TYPE * zoom, TYPE * table)),
                        room - Math.max(VALUE, needs.number()) * zoom)
                : Math.min(type * zoom, room - LEAST_VALUE * zoom);
    }
}
