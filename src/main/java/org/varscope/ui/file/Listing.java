package org.varscope.ui.file;

import module java.base;

/// Differences or edits as a list for people.
///
/// @param title   on the tab
/// @param heading of the page
/// @param about   how many there are, in a sentence
/// @param columns what is over the columns
public record Listing(String title, String heading, String about, Line columns, List<Line> lines) {
    /// One row.
    ///
    /// @param where path or place of the value
    /// @param one   what the first reading has
    /// @param other what the second one has
    public record Line(String where, String one, String other) {
        /// {@return the row as text}
        public String tabbed() {
            return where + "\t" + one + "\t" + other;
        }
    }

    /// Copies the rows.
    public Listing {
        lines = List.copyOf(lines);
    }
}
