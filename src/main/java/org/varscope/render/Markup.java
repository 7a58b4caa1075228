package org.varscope.render;

import org.varscope.text.Visible;

/// Writes text of files into SVG and HTML.
final class Markup {
    private static final int TIP_PATH = 60;

    private Markup() { }

    /// {@return `text` as one line that is nothing but text between tags and within quotes}
    static String text(String text) {
        StringBuilder out = new StringBuilder(text.length() + 8);
        Visible.line(text).codePoints().forEach(point -> {
            switch (point) {
                case '&' -> out.append("&amp;");
                case '<' -> out.append("&lt;");
                case '>' -> out.append("&gt;");
                case '"' -> out.append("&quot;");
                case '\'' -> out.append("&#39;");
                case 0xFFFE, 0xFFFF -> out.append(Visible.unicode(point)); // no characters of XML
                default -> out.appendCodePoint(point);
            }
        });
        return out.toString();
    }

    /// {@return `path` as it is said about the bytes under the pointer: nothing where it is long, as the page would
    /// grow by as much for every field}
    static String tip(String path) {
        return path.length() > TIP_PATH ? "" : path;
    }
}
