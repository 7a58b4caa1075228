package org.varscope.render;

import module java.base;

/// Draws as SVG, which asks for nothing from elsewhere.
final class SvgCanvas implements Canvas {
    private final StringBuilder body = new StringBuilder();
    private final String title;
    private final String language;

    /// @param title    of the picture
    /// @param language of its texts, as a tag
    SvgCanvas(String title, String language) {
        this.title = title;
        this.language = language;
    }

    @Override
    public void fill(double x, double y, double width, double height, String color) {
        say("<rect x=\"%s\" y=\"%s\" width=\"%s\" height=\"%s\" fill=\"%s\"/>%n", number(x), number(y), number(width),
                number(height), color);
    }

    @Override
    public void line(double x1, double y1, double x2, double y2, String color) {
        say("<path d=\"M%s %sL%s %s\" stroke=\"%s\"/>%n", number(x1), number(y1), number(x2), number(y2), color);
    }

    @Override
    public void text(double x, double y, String text, Face face, String color) {
        say("<text x=\"%s\" y=\"%s\" fill=\"%s\"%s>%s</text>%n", number(x), number(y), color, switch (face) {
            case MONO -> "";
            case BOLD -> " class=\"b\"";
            case TITLE -> " class=\"t\"";
        }, Markup.text(text));
    }

    @Override
    public void begin(String said) {
        say("<g><title>%s</title>%n", Markup.text(said));
    }

    @Override
    public void end() {
        say("</g>%n");
    }

    private void say(String form, Object... parts) {
        body.append(form.replace("%n", "\n").formatted(parts));
    }

    private static String number(double value) {
        return value == Math.rint(value) ? Long.toString((long) value) : String.format(Locale.ROOT, "%.1f", value);
    }

    /// {@return the file}
    byte[] file(double width, double height) {
        return """
                <?xml version="1.0" encoding="UTF-8"?>
                <svg xmlns="http://www.w3.org/2000/svg" width="%1$s" height="%2$s" viewBox="0 0 %1$s %2$s" \
                xml:lang="%3$s" role="img">
                <title>%4$s</title>
                <style>
                text { font: 13px "JetBrains Mono", ui-monospace, Menlo, Consolas, "DejaVu Sans Mono", monospace; \
                white-space: pre }
                .b { font-weight: bold }
                .t { font: bold 18px Inter, system-ui, "Segoe UI", sans-serif }
                path { stroke-width: 1.5; fill: none }
                </style>
                %5$s</svg>
                """.formatted(number(width), number(height), language, Markup.text(title), body)
                .getBytes(StandardCharsets.UTF_8);
    }
}
