package org.varscope.guide.site;

import module java.base;
import org.varscope.guide.page.Block;
import org.varscope.guide.page.Prose;
import org.varscope.said.Phrases;

/// Writes the blocks of one page as HTML.
///
/// @param root    the way from the page to the folder of its language: `../`
/// @param phrases of the site
record Html(String root, Phrases phrases) {
    /// {@return `text` where markup may be}
    static String escaped(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace("\"", "&quot;");
    }

    String of(Block block) {
        return switch (block) {
            case Block.Heading(var text) -> "<h2>%s</h2>\n".formatted(escaped(text));
            case Block.Paragraph(var prose) -> "<p>%s</p>\n".formatted(of(prose));
            case Block.Points(var points) -> points.stream().map(point -> "<li>%s</li>\n".formatted(of(point)))
                    .collect(Collectors.joining("", "<ul>\n", "</ul>\n"));
            case Block.Listing(var lines) -> "<pre><code>%s</code></pre>\n".formatted(escaped(lines));
            case Block.Table table -> table(table);
            case Block.Bits bits -> figure(Svg.of(bits));
            case Block.Drawing drawing -> figure(Svg.of(drawing));
            case Block.Bytes bytes -> bytes(bytes);
        };
    }

    private static String figure(String svg) {
        return "<figure class=\"drawing\">%s</figure>\n".formatted(svg);
    }

    private String of(Prose prose) {
        return prose.parts().stream().map(part -> switch (part) {
            case Prose.Plain(var text) -> escaped(text);
            case Prose.Code(var text) -> "<code>%s</code>".formatted(escaped(text));
            case Prose.Strong(var text) -> "<strong>%s</strong>".formatted(escaped(text));
            case Prose.Link(var text, var page) ->
                    "<a href=\"%s%s.html\">%s</a>".formatted(root, escaped(page), escaped(text));
        }).collect(Collectors.joining());
    }

    private String table(Block.Table table) {
        StringBuilder html = new StringBuilder("<div class=\"wide\"><table>\n<thead><tr>");
        table.heads().forEach(head -> html.append("<th scope=\"col\">").append(escaped(head)).append("</th>"));
        html.append("</tr></thead>\n<tbody>\n");
        for (List<Prose> row : table.rows()) {
            html.append("<tr>");
            row.forEach(cell -> html.append("<td>").append(of(cell)).append("</td>"));
            html.append("</tr>\n");
        }
        return html.append("</tbody></table></div>\n").toString();
    }

    private String bytes(Block.Bytes bytes) {
        var example = bytes.example();
        StringBuilder html = new StringBuilder("<figure class=\"bytes\">\n"
                + "<figcaption><code>%s</code> <a download=\"%s\"".formatted(escaped(example.caption()),
                        escaped(example.name())))
                .append(" href=\"data:application/octet-stream;base64,%s\">%s</a></figcaption>\n".formatted(
                        Base64.getEncoder().encodeToString(example.bytes()), escaped(phrases.get("download"))))
                .append("<div class=\"wide\"><table>\n<tbody>\n");
        for (Block.Bytes.Line line : bytes.lines()) {
            html.append("<tr><td class=\"offset\">").append(line.offset()).append("</td><td class=\"hex ")
                    .append(Svg.role(line.role())).append("\">").append(escaped(line.bytes()))
                    .append("</td><td class=\"name\">").append(escaped(line.name())).append("</td><td>")
                    .append(escaped(line.sentence())).append("</td></tr>\n");
        }
        return html.append("</tbody></table></div>\n</figure>\n").toString();
    }
}
