package org.varscope.document.place;

import module java.base;
import org.varscope.bytes.Span;

/// A place that somebody wants to find again.
///
/// @param id    tells it from the others of its document, wherever it moves
/// @param span  its bytes; not empty
/// @param hue   its colour
/// @param note  what somebody has written about it, one line; empty where nothing
public record Bookmark(long id, Span span, Hue hue, String note) {
    /// Longer notes are cut.
    public static final int LONGEST_NOTE = 500;

    /// Colours of bookmarks.
    public enum Hue {
        BLUE, GREEN, YELLOW, RED, VIOLET;

        /// {@return the one after it, or the first}
        public Hue next() {
            return values()[(ordinal() + 1) % values().length];
        }
    }

    /// Makes one line of the note.
    public Bookmark {
        String line = note.replaceAll("\\R", " ").strip();
        note = line.substring(0, Math.min(line.length(), LONGEST_NOTE));
    }

    /// {@return the same with other bytes}
    public Bookmark at(Span other) {
        return new Bookmark(id, other, hue, note);
    }

    /// {@return the same in another colour}
    public Bookmark with(Hue other) {
        return new Bookmark(id, span, other, note);
    }

    /// {@return the same with another note}
    public Bookmark with(String other) {
        return new Bookmark(id, span, hue, other);
    }
}
