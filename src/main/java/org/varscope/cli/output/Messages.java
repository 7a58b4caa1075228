package org.varscope.cli.output;

import module java.base;
import org.varscope.text.Visible;

/// Where messages for people go. Each is one line, whatever the names and texts in it hold: what could not be seen, and
/// what the terminal's character set does not have, is written as an escape.
public final class Messages {
    /// Characters of a very long message that are shown.
    private static final int START = 4000;
    private static final int END = 1000;

    private final PrintStream err;
    private final CharsetEncoder encoder;

    /// @param err takes them, in its own character set
    public Messages(PrintStream err) {
        this.err = err;
        this.encoder = err.charset().newEncoder();
    }

    /// Writes one message of the program.
    public void say(String message) {
        line("varscope: " + message);
    }

    /// Writes one line.
    public void line(String text) {
        err.println(shown(text));
    }

    /// Writes over what was written since the line began, and stays in it.
    ///
    /// @param width how many chars that was
    /// @return how many chars are there now
    int over(int width, String text) {
        String shown = shown(text);
        err.print("\r" + shown + " ".repeat(Math.max(0, width - shown.length())) + (shown.isEmpty() ? "\r" : ""));
        err.flush();
        return shown.length();
    }

    /// A message is cut in its middle where an argument in it is very long: its end says what was expected.
    private static String cut(String text) {
        if (text.length() <= START + END) {
            return text;
        }
        int start = Character.isHighSurrogate(text.charAt(START - 1)) ? START - 1 : START;
        int end = text.length() - END;
        return text.substring(0, start) + "…" + text.substring(
                Character.isLowSurrogate(text.charAt(end)) ? end + 1 : end);
    }

    private String shown(String text) {
        String line = Visible.line(cut(text));
        if (encoder.canEncode(line)) {
            return line;
        }
        StringBuilder shown = new StringBuilder();
        line.codePoints().forEach(point -> {
            String character = Character.toString(point);
            shown.append(encoder.canEncode(character) ? character : Visible.unicode(point));
        });
        return shown.toString();
    }
}
