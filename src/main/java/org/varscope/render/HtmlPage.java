package org.varscope.render;

import module java.base;
import org.varscope.bytes.Span;
import org.varscope.explain.field.Explanation;
import org.varscope.said.Phrases;
import org.varscope.scan.walk.FieldRole;

/// A page that needs no other file: rows of bytes that explain themselves under the pointer or the keyboard, and below
/// them every field in a table. It runs no script and asks for nothing from elsewhere, and is printed in light colours.
final class HtmlPage {
    private static final List<String> COLORS = List.of("page", "text", "muted", "line", "line-soft", "raised", "accent",
            "damage", "hex-highlight", "hex-offset", "select");

    private final Annotated what;
    private final Phrases phrases;
    private final StringBuilder page = new StringBuilder();

    HtmlPage(Annotated what) {
        this.what = what;
        this.phrases = what.phrases();
    }

    /// {@return the file}
    byte[] file(Shade shade) throws IOException {
        say("""
                <!DOCTYPE html>
                <html lang="%s">
                <head>
                <meta charset="utf-8"/>
                <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'"/>
                <meta name="viewport" content="width=device-width"/>
                <title>%s</title>
                <style>
                :root { color-scheme: %s; %s}
                @media print { :root { color-scheme: light; %s} }
                %s%s</style>
                </head>
                """, what.language().tag(), Markup.text(what.name()), shade.word(), variables(shade),
                variables(Shade.LIGHT), sheet(), together());
        say("<body>\n<h1>%s</h1>\n<p class=\"place\">%s</p>\n", Markup.text(what.name()), Markup.text(what.place()));
        legend();
        say("<p class=\"hint\">%s</p>\n", Markup.text(phrases.get("hint")));
        bytes();
        fields();
        say("</body>\n</html>\n");
        return page.toString().getBytes(StandardCharsets.UTF_8);
    }

    private void say(String form, Object... parts) {
        page.append(form.formatted(parts));
    }

    private static String sheet() throws IOException {
        try (InputStream in = Objects.requireNonNull(HtmlPage.class.getResourceAsStream("page.css"))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    private String variables(Shade shade) {
        SheetColors colors = shade.colors();
        StringBuilder out = new StringBuilder();
        COLORS.forEach(name -> out.append("--%s: %s; ".formatted(name, colors.of("-vs-" + name))));
        for (FieldRole role : FieldRole.values()) {
            out.append("--role-%s: %s; ".formatted(Shade.word(role), colors.of("-vs-role-" + Shade.word(role))));
        }
        return out.toString();
    }

    /// Lets the parts of a field that goes over several rows light up together.
    private String together() {
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < what.fields().size(); i++) {
            Span shown = what.fields().get(i).field().span().intersection(what.span());
            if (shown.start() / Annotated.ROW != (shown.end() - 1) / Annotated.ROW) {
                out.append(".bytes:has(.f%1$d:is(:hover, :focus)) .f%1$d { background: var(--hex-highlight) }\n"
                        .formatted(i + 1));
            }
        }
        return out.toString();
    }

    private void legend() {
        say("<ul class=\"legend\" aria-label=\"%s\">\n", Markup.text(phrases.get("legend")));
        for (FieldRole role : what.roles()) {
            say("<li><span class=\"swatch\" style=\"background: var(--role-%s)\"></span>%s</li>\n", Shade.word(role),
                    Markup.text(phrases.get("role." + Shade.word(role))));
        }
        say("</ul>\n");
    }

    private void bytes() {
        say("<section class=\"bytes\" aria-label=\"%s\">\n", Markup.text(phrases.get("bytes")));
        what.fieldsByRow().forEach((row, fields) -> {
            say("<div class=\"row\"><span class=\"offset\">%08X</span><span class=\"hex\">", row);
            long gap = what.within(what.fields().get(fields.getFirst()), row).start() - row;
            if (gap > 0) {
                say("<span style=\"width: %sch\"></span>", gap * 3 + (gap >= Annotated.ROW / 2 ? 1 : 0));
            }
            fields.forEach(index -> hex(index, row));
            say("</span><span class=\"ascii\">");
            say("%s", " ".repeat((int) gap));
            fields.forEach(index -> ascii(index, row));
            say("</span></div>\n");
        });
        say("</section>\n");
    }

    /// The part of a field in one row, which the keyboard stops at in its first row only.
    private void hex(int index, long row) {
        Explanation field = what.fields().get(index);
        Span shown = what.within(field, row);
        boolean first = shown.start() == Math.max(field.field().span().start(), what.span().start());
        boolean right = shown.start() % Annotated.ROW >= Annotated.ROW / 2;
        say("<a class=\"f f%s%s\" href=\"#f%s\" style=\"color: var(--role-%s)\"%s>", index + 1, right ? " right" : "",
                index + 1, Shade.word(field.field().role()), first ? "" : " tabindex=\"-1\"");
        for (long at = shown.start(); at < shown.end(); at++) {
            long column = at % Annotated.ROW;
            say("<b%s>%02X</b>", column == Annotated.ROW / 2 ? " class=\"mid\"" : "", what.at(at));
        }
        say("<span class=\"tip\"><strong>%s</strong> %s<br/>%s</span></a>", Markup.text(field.name()),
                Markup.text(Markup.tip(field.path())), Markup.text(field.sentence()));
    }

    private void ascii(int index, long row) {
        Explanation field = what.fields().get(index);
        Span shown = what.within(field, row);
        StringBuilder text = new StringBuilder();
        for (long at = shown.start(); at < shown.end(); at++) {
            int value = what.at(at);
            text.append(value >= ' ' && value < 0x7F ? (char) value : '\u00B7');
        }
        say("<span style=\"color: var(--role-%s)\">%s</span>", Shade.word(field.field().role()),
                Markup.text(text.toString()));
    }

    private void fields() {
        say("<table>\n<caption>%s</caption>\n<thead><tr>", Markup.text(phrases.get("fields")));
        for (String column : List.of("number", "offset", "bytes", "path", "name", "meaning", "sentence", "source")) {
            say("<th scope=\"col\">%s</th>", Markup.text(phrases.get("column." + column)));
        }
        say("</tr></thead>\n<tbody>\n");
        for (int i = 0; i < what.fields().size(); i++) {
            Explanation field = what.fields().get(i);
            say("<tr id=\"f%s\"%s><td>%s</td><td>%08X</td><td>%s</td><td>%s</td>"
                            + "<td style=\"color: var(--role-%s)\">%s</td><td>%s</td><td>%s</td><td>%s</td></tr>\n",
                    i + 1, field.problems().isEmpty() ? "" : " class=\"problem\"", i + 1,
                    field.field().span().start(), Markup.text(field.bytes()), Markup.text(field.path()),
                    Shade.word(field.field().role()), Markup.text(field.name()), Markup.text(field.value()),
                    Markup.text(field.sentence()), Markup.text(field.source()));
        }
        say("</tbody>\n</table>\n");
    }
}
