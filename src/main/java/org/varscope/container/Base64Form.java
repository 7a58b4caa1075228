package org.varscope.container;

/// How base64 text is laid out.
///
/// @param before  what stands before the first letter: white space, or the mark of UTF-8
/// @param line    letters a line; 0 where there is one line
/// @param newline what ends a line
/// @param padded  whether `=` fills the last four letters up
/// @param after   what stands after the last letter
record Base64Form(String before, int line, String newline, boolean padded, String after) {
    /// {@return the form of `text`, which is base64}
    static Base64Form of(String text) {
        int first = 0;
        while (first < text.length() && !isLetter(text.charAt(first))) {
            first++;
        }
        int last = text.length();
        while (last > first && !isLetter(text.charAt(last - 1))) {
            last--;
        }
        int line = first;
        while (line < last && isLetter(text.charAt(line))) {
            line++;
        }
        int next = line;
        while (next < last && !isLetter(text.charAt(next))) {
            next++;
        }
        boolean padded = text.charAt(last - 1) == '=' || letters(text, first, last) % 4 == 0;
        return new Base64Form(text.substring(0, first), line == last ? 0 : line - first, text.substring(line, next),
                padded, text.substring(last));
    }

    private static int letters(String text, int from, int to) {
        int letters = 0;
        for (int i = from; i < to; i++) {
            letters += isLetter(text.charAt(i)) ? 1 : 0;
        }
        return letters;
    }

    /// {@return whether `c` says something rather than being laid around it}
    static boolean isLetter(char c) {
        return c >= 'A' && c <= 'Z' || c >= 'a' && c <= 'z' || c >= '0' && c <= '9' || c == '+' || c == '/' || c == '=';
    }

    /// {@return `text` with `change` made, in the same form}
    ///
    /// Where every line is as long as the first, so is every line of what is returned. Elsewhere lines stay as they are,
    /// and new ones are at most as long as the longest.
    String changed(String text, Base64Change change) {
        StringBuilder letters = new StringBuilder();
        text.chars().filter(c -> isLetter((char) c)).forEach(c -> letters.append((char) c));
        boolean isRegular = lay(letters.toString()).contentEquals(text);
        return isRegular ? lay(letters.replace(change.from(), change.to(), change.middle()).toString())
                : new Base64Lines(text, line == 0 ? "" : newline).changed(change);
    }

    /// {@return these letters, without line ends, laid out so}
    private String lay(String letters) {
        StringBuilder out = new StringBuilder(before);
        if (line == 0) {
            return out.append(letters).append(after).toString();
        }
        for (int at = 0; at < letters.length(); at += line) {
            if (at > 0) {
                out.append(newline);
            }
            out.append(letters, at, Math.min(letters.length(), at + line));
        }
        return out.append(after).toString();
    }
}
