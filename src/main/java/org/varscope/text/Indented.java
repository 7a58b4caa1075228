package org.varscope.text;

import module java.base;

/// Lays a value that was written in one line out over several: what fits into a line stays in one, of everything else
/// each child has a line of its own, but that many small ones, such as numbers, fill lines.
public final class Indented {
    private static final int LINE = 100;
    private static final int STEP = 2;
    /// Deeper levels are indented as this one is: text would grow with the square of the depth.
    private static final int DEEPEST = 24;
    /// Chars of the children that fill lines.
    private static final int SMALL = 24;

    private final String text;
    private final List<Token> tokens;
    /// Of each opening bracket, how many chars it takes in one line.
    private final int[] widths;
    /// Of each opening bracket, whether its children fill lines where they do not fit into one.
    private final boolean[] fills;
    /// Of each opening bracket, whether it is a parenthesis around one thing, which has brackets of its own.
    private final boolean[] shells;
    private final StringBuilder out;
    private final Deque<Open> open = new ArrayDeque<>();
    private int level;
    private int lineStart;

    /// A bracket that is open.
    ///
    /// @param fills  whether its children fill lines
    /// @param broken whether its children have lines of their own, or fill such
    private record Open(boolean fills, boolean broken) { }

    private Indented(String text) {
        this.text = text;
        tokens = Token.of(text);
        widths = new int[tokens.size()];
        fills = new boolean[tokens.size()];
        shells = new boolean[tokens.size()];
        out = new StringBuilder(text.length() + text.length() / 4);
        measure();
    }

    /// {@return the value that `line` says, in any notation of brackets, commas and colons, over several lines}
    public static String of(String line) {
        return new Indented(line).laidOut();
    }

    /// Where a bracket begins, and what has been seen in it.
    private static final class Group {
        private final int at;
        private final int before;
        private int childBegins;
        private int largest;
        private int children;
        private boolean keyed;

        private Group(int at, int before) {
            this.at = at;
            this.before = before;
            childBegins = before;
        }

        private void childEnds(int width) {
            largest = Math.max(largest, width - childBegins);
            childBegins = width;
            children++;
        }
    }

    private void measure() {
        Deque<Group> groups = new ArrayDeque<>();
        int width = 0;
        for (int i = 0; i < tokens.size(); i++) {
            char mark = mark(i);
            width += tokens.get(i).end() - tokens.get(i).start() + (mark == ',' || mark == ':' ? 1 : 0);
            Group group = groups.peek();
            if (isOpening(mark)) {
                groups.push(new Group(i, width - 1));
            } else if (isClosing(mark) && group != null) {
                groups.pop();
                group.childEnds(width);
                widths[group.at] = width - group.before;
                fills[group.at] = !group.keyed && group.largest <= SMALL;
                shells[group.at] = mark == ')' && group.children == 1;
            } else if (mark == ',' && group != null) {
                group.childEnds(width);
            } else if (mark == ':' && group != null) {
                group.keyed = true;
            }
        }
    }

    private String laidOut() {
        for (int i = 0; i < tokens.size(); i++) {
            char mark = mark(i);
            Open around = open.peek();
            if (isClosing(mark) && around != null) {
                close(open.pop());
            } else if (around != null && around.broken && around.fills && out.charAt(out.length() - 1) == ' '
                    && column() > STEP * Math.min(DEEPEST, level) && column() + childWidth(i) > LINE) {
                out.setLength(out.length() - 1);
                newLine();
            }
            out.append(text, tokens.get(i).start(), tokens.get(i).end());
            if (isOpening(mark)) {
                open(i, mark);
            } else if (mark == ',' && around != null && around.broken && !around.fills) {
                newLine();
            } else if (mark == ',' || mark == ':') {
                out.append(' ');
            }
        }
        return out.toString();
    }

    private void open(int i, char mark) {
        boolean root = open.isEmpty() && mark == '{';
        boolean broken = !isClosing(mark(i + 1)) && !shells[i] && (root || column() + widths[i] > LINE);
        open.push(new Open(fills[i], broken));
        if (broken) {
            level++;
            newLine();
        }
    }

    private void close(Open last) {
        if (last.broken) {
            level--;
            newLine();
        }
    }

    /// The chars of the child that begins at token `i`, and the comma behind it.
    private int childWidth(int i) {
        int width = 0;
        for (int at = i; at < tokens.size() && mark(at) != ',' && !isClosing(mark(at)) && width <= SMALL; at++) {
            width += isOpening(mark(at)) ? widths[at] : tokens.get(at).end() - tokens.get(at).start();
            if (isOpening(mark(at))) {
                break;
            }
        }
        return width + 1;
    }

    private void newLine() {
        out.append('\n');
        lineStart = out.length();
        out.repeat(' ', STEP * Math.min(DEEPEST, level));
    }

    private int column() {
        return out.length() - lineStart;
    }

    /// The mark that token `i` is, or a blank.
    private char mark(int i) {
        return i < tokens.size() && tokens.get(i).kind() == Token.Kind.MARK ? text.charAt(tokens.get(i).start()) : ' ';
    }

    private static boolean isOpening(char c) {
        return c == '[' || c == '{' || c == '(';
    }

    private static boolean isClosing(char c) {
        return c == ']' || c == '}' || c == ')';
    }
}
