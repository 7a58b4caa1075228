package org.varscope.ui.hex.sheet;

import module java.base;
import org.varscope.document.place.Bookmark;

/// Everything in the pane that has a colour. Style sheets set each by its property, such as `-hex-role-header`.
public enum HexColor {
    ROLE_FRAME_LENGTH,
    ROLE_HEADER,
    ROLE_LENGTH,
    ROLE_NUMBER,
    ROLE_TEXT,
    ROLE_PADDING,
    ROLE_GAP,
    ROLE_DAMAGE,
    ROLE_PENDING,
    ROLE_ABSENT,
    ROLE_UNREADABLE,
    GROUP,
    ROW,
    OFFSET,
    OFFSET_CURRENT,
    HIGHLIGHT,
    HIGHLIGHT_LINE,
    PARENT,
    HOVER,
    HOVER_LINE,
    SELECTION,
    SELECTION_CALM,
    FLASH,
    DIFFERENT,
    DIFFERENT_LINE,
    HATCH,
    ERROR,
    WARNING,
    NOTE,
    GUESS,
    CARET,
    CARET_TEXT,
    MARK_BLUE,
    MARK_GREEN,
    MARK_YELLOW,
    MARK_RED,
    MARK_VIOLET;

    private static final HexColor[] COLORS = values();

    /// {@return the colour of bytes whose role has this code}
    public static HexColor ofRole(byte code) {
        return COLORS[HexRole.of(code).ordinal()];
    }

    /// {@return the colour of bookmarks of this hue}
    public static HexColor of(Bookmark.Hue hue) {
        return switch (hue) {
            case BLUE -> MARK_BLUE;
            case GREEN -> MARK_GREEN;
            case YELLOW -> MARK_YELLOW;
            case RED -> MARK_RED;
            case VIOLET -> MARK_VIOLET;
        };
    }

    /// {@return its property in style sheets}
    public String property() {
        return "-hex-" + name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
