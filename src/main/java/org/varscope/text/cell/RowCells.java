package org.varscope.text.cell;

import module java.base;
import org.varscope.text.TextException;
import org.varscope.text.TextRemark;

/// Reads rows of cells as spreadsheets and files of separated values have them, one cell after the other. A cell that
/// holds what separates cells or rows is in quotes, and a quote in it is doubled.
final class RowCells {
    private static final char QUOTE = '"';
    private static final char SPACES = ' ';

    private final String text;
    private final char separator;
    private int at;
    private int start;
    private boolean ended;

    /// @param separator of cells; a space for any number of spaces, or 0 where each row is one cell
    RowCells(String text, char separator) {
        this.text = text;
        this.separator = separator;
    }

    /// {@return what separates the cells of `text`: a tab if there is one, else a semicolon, a comma, or spaces}
    static char separator(String text) {
        int end = text.indexOf('\n');
        String first = end < 0 ? text : text.substring(0, end);
        return first.indexOf('\t') >= 0 ? '\t' : first.indexOf(';') >= 0 ? ';' : first.indexOf(',') >= 0 ? ',' : SPACES;
    }

    /// {@return whether there is another row; blank lines at the end are none}
    boolean hasRow() {
        int next = at;
        while (next < text.length() && Character.isWhitespace(text.charAt(next))) {
            next++;
        }
        return next < text.length() || at < text.length() && separator == 0 && text.charAt(at) == QUOTE;
    }

    /// {@return the next cell of this row, without its quotes}
    /// @throws TextException if a quote is not closed
    String next() throws TextException {
        skipSpaces();
        start = at;
        String cell = at < text.length() && text.charAt(at) == QUOTE ? quoted() : bare();
        skipSpaces();
        ended = at >= text.length() || isLineEnd(text.charAt(at));
        if (ended) {
            nextLine();
        } else if (separator != SPACES) {
            at++;
        }
        return cell;
    }

    private void skipSpaces() {
        while (separator == SPACES && at < text.length() && (text.charAt(at) == ' ' || text.charAt(at) == '\t')) {
            at++;
        }
    }

    private void nextLine() {
        if (at < text.length() && text.charAt(at) == '\r') {
            at++;
        }
        if (at < text.length() && text.charAt(at) == '\n') {
            at++;
        }
    }

    private static boolean isLineEnd(char c) {
        return c == '\n' || c == '\r';
    }

    private String bare() {
        int from = at;
        while (at < text.length() && !isLineEnd(text.charAt(at)) && text.charAt(at) != separator) {
            at++;
        }
        return text.substring(from, at);
    }

    private String quoted() throws TextException {
        StringBuilder cell = new StringBuilder();
        for (at++; at < text.length(); at++) {
            char c = text.charAt(at);
            if (c == QUOTE && (at + 1 == text.length() || text.charAt(at + 1) != QUOTE)) {
                at++;
                return cell.append(bare()).toString();
            }
            at += c == QUOTE ? 1 : 0;
            cell.append(c);
        }
        throw new TextException(start, TextRemark.OPEN_QUOTE.with(), TextRemark.CLOSED_CELL.with());
    }

    /// {@return the rest of this row as one text, as it is there}
    String restOfRow() {
        start = at;
        String rest = rowAhead();
        at += rest.length();
        ended = true;
        nextLine();
        return rest;
    }

    /// {@return the same, which is still to be read}
    String rowAhead() {
        int end = at;
        while (end < text.length() && !isLineEnd(text.charAt(end))) {
            end++;
        }
        return text.substring(at, end);
    }

    /// {@return the text from here on}
    String ahead(int most) {
        return text.substring(at, Math.min(text.length(), at + most));
    }

    /// {@return where the last cell began}
    int start() {
        return start;
    }

    /// {@return whether the last cell ended its row}
    boolean isRowEnded() {
        return ended;
    }

    /// {@return `cell` as it is written between tabs}
    static String written(String cell) {
        boolean plain = cell.indexOf('\t') < 0 && cell.indexOf('\n') < 0 && cell.indexOf('\r') < 0
                && !cell.startsWith("\"");
        return plain ? cell : "\"" + cell.replace("\"", "\"\"") + "\"";
    }
}
