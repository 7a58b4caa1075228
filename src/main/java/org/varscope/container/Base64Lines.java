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
        this.longest = text.lines().mapToInt(Base64Form::letters).max().orElse(0);
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
        int column = Base64Form.letters(out.substring(Math.max(out.lastIndexOf("\n"), out.lastIndexOf("\r")) + 1));
        for (int i = 0; i < letters.length(); i++, column++) {
            if (column >= longest && !newline.isEmpty()) {
                out.append(newline);
                column = 0;
            }
            out.append(letters.charAt(i));
        }
        int left = Base64Form.letters(text.substring(rest).lines().findFirst().orElse(""));
        if (left > 0 && column + left > longest) {
            out.append(newline);
        }
    }

    /// {@return where letter number `count - 1` ends, from 1 on; for none, where the first one begins}
    private int end(int count) {
        int at = 0;
        for (int letters = 0; at < text.length() && letters < count; at++) {
            letters += Base64Form.isLetter(text.charAt(at)) ? 1 : 0;
        }
        while (count == 0 && at < text.length() && !Base64Form.isLetter(text.charAt(at))) {
            at++;
        }
        return at;
    }
}
