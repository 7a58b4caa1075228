package org.varscope.container.letters;

import module java.base;

/// How base64 text is laid out.
///
/// @param before  what comes before the first letter: white space, or the mark of UTF-8
/// @param line    letters a line; 0 where there is one line
/// @param newline what ends a line
/// @param padded  whether `=` fills the last four letters up
/// @param after   what is after the last letter
record Base64Lines(String before, int line, String newline, boolean padded, String after) {
    private static final Pattern FIRST = Pattern.compile("([^A-Za-z0-9+/=]*+)([A-Za-z0-9+/=]++)([^A-Za-z0-9+/=]*+)");

    /// {@return how `text`, which is base64, is laid out}
    static Base64Lines of(String text) {
        Matcher first = FIRST.matcher(text);
        first.lookingAt();
        int end = text.length();
        while (!isLetter(text.charAt(end - 1))) {
            end--;
        }
        boolean padded = text.charAt(end - 1) == '=' || letters(text).length() % 4 == 0;
        boolean isOne = first.end(2) == end;
        return new Base64Lines(first.group(1), isOne ? 0 : first.group(2).length(), isOne ? "" : first.group(3), padded,
                text.substring(end));
    }

    /// {@return whether `c` says something rather than being laid around it}
    static boolean isLetter(int c) {
        return c >= 'A' && c <= 'Z' || c >= 'a' && c <= 'z' || c >= '0' && c <= '9' || c == '+' || c == '/' || c == '=';
    }

    /// {@return the letters of `text` without what is laid around them}
    static String letters(String text) {
        StringBuilder letters = new StringBuilder(text.length());
        for (int i = 0; i < text.length(); i++) {
            if (isLetter(text.charAt(i))) {
                letters.append(text.charAt(i));
            }
        }
        return letters.toString();
    }

    /// {@return `text` with other letters, in the same form}
    ///
    /// Where every line is as long as the first, so is every line of what is returned. Elsewhere lines stay as they
    /// are, and new ones are at most as long as the longest.
    String changed(String text, String fresh) {
        String old = letters(text);
        if (lay(old).equals(text)) {
            return lay(fresh);
        }
        int shorter = Math.min(old.length(), fresh.length());
        int from = 0;
        while (from < shorter && old.charAt(from) == fresh.charAt(from)) {
            from++;
        }
        int same = 0;
        while (same < shorter - from
                && old.charAt(old.length() - 1 - same) == fresh.charAt(fresh.length() - 1 - same)) {
            same++;
        }
        return replaced(text, from, old.length() - same, fresh.substring(from, fresh.length() - same));
    }

    /// {@return these letters laid out in lines of one length}
    private String lay(String letters) {
        StringBuilder out = new StringBuilder(before);
        for (int at = 0; at < letters.length(); at += line == 0 ? letters.length() : line) {
            out.append(at > 0 ? newline : "").append(letters, at, line == 0 ? letters.length()
                    : Math.min(letters.length(), at + line));
        }
        return out.append(after).toString();
    }

    /// {@return `text` with `middle` in the place of the letters from number `from` up to, not including, `to`}
    ///
    /// New letters take the places of old ones. What is left of them follows in lines of its own length, and places
    /// that are left go, so that everything before and after stays as it is.
    private String replaced(String text, int from, int to, String middle) {
        int at = end(text, from);
        int end = Math.max(at, end(text, to));
        StringBuilder out = new StringBuilder(text.length() + middle.length()).append(text, 0, at);
        int done = 0;
        for (; done < middle.length() && at < end; at++) {
            char c = text.charAt(at);
            out.append(isLetter(c) ? middle.charAt(done++) : c);
        }
        if (done < middle.length()) {
            add(out, middle.substring(done), text, end);
        }
        return out.append(text, end, text.length()).toString();
    }

    /// Adds letters before the rest of a line of the old text.
    private void add(StringBuilder out, String letters, String text, int rest) {
        int longest = text.lines().mapToInt(each -> letters(each).length()).max().orElse(0);
        int column = letters(out.substring(Math.max(out.lastIndexOf("\n"), out.lastIndexOf("\r")) + 1)).length();
        for (int i = 0; i < letters.length(); i++, column++) {
            if (column >= longest && line > 0) {
                out.append(newline);
                column = 0;
            }
            out.append(letters.charAt(i));
        }
        int left = letters(text.substring(rest).lines().findFirst().orElse("")).length();
        if (left > 0 && column + left > longest) {
            out.append(newline);
        }
    }

    /// {@return where letter number `count - 1` ends, from 1 on; for none, where the first one begins}
    private static int end(String text, int count) {
        int at = 0;
        for (int letters = 0; at < text.length() && letters < count; at++) {
            letters += isLetter(text.charAt(at)) ? 1 : 0;
        }
        while (count == 0 && at < text.length() && !isLetter(text.charAt(at))) {
            at++;
        }
        return at;
    }
}
