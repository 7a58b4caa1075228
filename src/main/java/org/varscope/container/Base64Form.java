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
        int first = skip(text, 0, false);
        int line = skip(text, first, true);
        int last = text.length();
        while (last > line && !isLetter(text.charAt(last - 1))) {
            last--;
        }
        boolean padded = text.charAt(last - 1) == '=' || letters(text) % 4 == 0;
        return new Base64Form(text.substring(0, first), line == last ? 0 : line - first,
                line == last ? "" : text.substring(line, skip(text, line, false)), padded, text.substring(last));
    }

    /// {@return where letters, or what is around them, end that stand from `from` on}
    private static int skip(String text, int from, boolean letters) {
        int at = from;
        while (at < text.length() && isLetter(text.charAt(at)) == letters) {
            at++;
        }
        return at;
    }

    /// {@return how many letters `text` has}
    static int letters(String text) {
        return (int) text.chars().filter(Base64Form::isLetter).count();
    }

    /// {@return whether `c` says something rather than being laid around it}
    static boolean isLetter(int c) {
        return c >= 'A' && c <= 'Z' || c >= 'a' && c <= 'z' || c >= '0' && c <= '9' || c == '+' || c == '/' || c == '=';
    }

    /// {@return `text` with `change` made, in the same form}
    ///
    /// Where every line is as long as the first, so is every line of what is returned. Elsewhere lines stay as they are,
    /// and new ones are at most as long as the longest.
    String changed(String text, Base64Change change) {
        StringBuilder letters = new StringBuilder();
        text.chars().filter(Base64Form::isLetter).forEach(c -> letters.append((char) c));
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
