package org.varscope.text;

import module java.base;

/// A character that a text has and nobody sees: a control, a mark without width, a combining mark, or a space that is
/// none of the keyboard's.
///
/// @param line   where it is, counted from 1
/// @param column in characters from the start of the line, counted from 1
/// @param point  the code point
public record Unseen(int line, int column, int point) {
    /// {@return those in `text`, in order; ends of lines are none}
    public static List<Unseen> in(String text) {
        List<Unseen> found = new ArrayList<>();
        int line = 1;
        int column = 1;
        for (int at = 0; at < text.length();) {
            int point = text.codePointAt(at);
            if (isUnseen(point) && point != '\n') {
                found.add(new Unseen(line, column, point));
            }
            at += Character.charCount(point);
            boolean ends = point == '\n';
            line += ends ? 1 : 0;
            column = ends ? 1 : column + 1;
        }
        return found;
    }

    /// {@return whether a code point alone leaves nothing on the screen, or joins what comes before it}
    public static boolean isUnseen(int point) {
        return !Visible.isPlain(point) || switch (Character.getType(point)) {
            case Character.NON_SPACING_MARK, Character.ENCLOSING_MARK, Character.UNASSIGNED -> true;
            case Character.SPACE_SEPARATOR -> point != ' ';
            default -> false;
        };
    }

    /// {@return its number and its name in Unicode: `U+200B ZERO WIDTH SPACE`}
    public String name() {
        String name = Character.getName(point);
        return "U+%04X".formatted(point) + (name == null ? "" : " " + name);
    }
}
