package org.varscope.ui.tree;

import module java.base;
import org.jspecify.annotations.Nullable;

/// What a row shows.
///
/// @param name      key, place or property name
/// @param nameStyle style class of that: `mono` for a key as Godot text, `place` for a place in an Array, the number
///                  of a record or a range of places, and `key` for any other
/// @param type      the type in the dialect's words
/// @param value     the value, or what became of it
/// @param styles    style classes of the row: `damaged`, `doubtful`, `incomplete`, `guessed`, `pending`, `range`, `gap`
/// @param colour    as `#RRGGBB`, where the value is one; else null
record RowView(String name, String nameStyle, String type, String value, List<String> styles, @Nullable String colour) {
    /// What comes before the value where something is wrong, also for who sees no colours.
    enum Sign {
        /// Bytes that are no value, or not a whole one.
        DAMAGED("-vs-damage"),
        /// A whole value that something is wrong with.
        DOUBTFUL("-vs-warning");

        private final String color;

        Sign(String color) {
            this.color = color;
        }

        String color() {
            return color;
        }

        /// {@return its name for style sheets, also that of the rows that have it}
        String style() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /// {@return the sign of the row; null where nothing is wrong}
    @Nullable Sign sign() {
        return styles.contains("damaged") || styles.contains("incomplete") ? Sign.DAMAGED
                : styles.contains("doubtful") ? Sign.DOUBTFUL : null;
    }

    /// {@return what a row shows that stands for places, of no type}
    static RowView place(String name, String value, String... styles) {
        return new RowView(name, "place", "", value, List.of(styles), null);
    }
}
