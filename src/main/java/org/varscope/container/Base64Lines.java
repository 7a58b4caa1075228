package org.varscope.container;

/// Base64 text with lines of any length, in which letters change.
final class Base64Lines {
    private final String text;
    private final String newline;
    private final int longest;

    /// @param newline what ends a line; empty where there is one line
    Base64Lines(String text, String newline) {
        this.text = text;
        this.newline = newline;
        this.longest = (int) text.lines().mapToLong(line -> line.chars().filter(c -> Base64Form.isLetter((char) c)).count())
                .max().orElse(0);
    }

    /// {@return the text with `change` made}
    ///
    /// New letters take the places of old ones. What is left of them follows in lines of its own length, and places that
    /// are left go, so that everything before and after stays as it is.
    String changed(Base64Change change) {
        int at = end(change.from());
        int end = Math.max(at, end(change.to()));
        StringBuilder out = new StringBuilder(text.length() + change.middle().length()).append(text, 0, at);
        int done = 0;
        for (; done < change.middle().length() && at < end; at++) {
            char c = text.charAt(at);
            out.append(Base64Form.isLetter(c) ? change.middle().charAt(done++) : c);
        }
        if (done < change.middle().length()) {
            add(out, change.middle().substring(done), end);
        }
        return out.append(text, end, text.length()).toString();
    }

    /// Adds letters before the rest of a line of the old text.
    private void add(StringBuilder out, String letters, int rest) {
        int column = 0;
        for (int i = out.length() - 1; i >= 0 && !isLineEnd(out.charAt(i)); i--) {
            column += Base64Form.isLetter(out.charAt(i)) ? 1 : 0;
        }
        for (int i = 0; i < letters.length(); i++, column++) {
            if (column >= longest && !newline.isEmpty()) {
                out.append(newline);
                column = 0;
            }
            out.append(letters.charAt(i));
        }
        int left = 0;
        for (int i = rest; i < text.length() && !isLineEnd(text.charAt(i)); i++) {
            left += Base64Form.isLetter(text.charAt(i)) ? 1 : 0;
        }
        if (left > 0 && column + left > longest) {
            out.append(newline);
        }
    }

    private static boolean isLineEnd(char c) {
        return c == '\n' || c == '\r';
    }

    /// {@return where letter number `count - 1` ends, from 1 on; for none, where the first one begins}
    private int end(int count) {
        int at = 0;
        int letters = 0;
        while (at < text.length()) {
            if (Base64Form.isLetter(text.charAt(at))) {
                if (count == 0) {
                    return at;
                }
                if (++letters == count) {
                    return at + 1;
                }
            }
            at++;
        }
        return at;
    }
}
