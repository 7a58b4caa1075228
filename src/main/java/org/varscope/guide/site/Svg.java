package org.varscope.guide.site;

import module java.base;
import org.varscope.guide.page.Block;
import org.varscope.guide.page.Block.Drawing.Box;
import org.varscope.scan.walk.FieldRole;

/// Draws layouts and headers as SVG, in the colors of the style sheet that they are beside.
final class Svg {
    private static final int WIDTH = 720;
    private static final int HEIGHT = 34;
    private static final int GAP = 4;
    private static final int LINE = 16;
    private static final int LETTER = 8;
    private static final int SMALLEST = 56;
    private static final int BITS = 32;

    private final StringBuilder shapes = new StringBuilder();
    private int x;
    private int y;

    private Svg() { }

    /// {@return the class of shapes and cells of this role}
    static String role(FieldRole role) {
        return "role-" + role.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    static String of(Block.Drawing drawing) {
        Svg svg = new Svg();
        drawing.strips().forEach(svg::strip);
        return svg.whole(drawing.words().map(prose -> prose.plain()).filter(words -> !words.isEmpty())
                .collect(Collectors.joining(", ")));
    }

    static String of(Block.Bits bits) {
        Svg svg = new Svg();
        bits.groups().reversed().forEach(svg::group);
        svg.y += HEIGHT + 2 * LINE;
        return svg.whole(bits.groups().reversed().stream().map(group -> "%s–%s %s".formatted(
                group.from() + group.count() - 1, group.from(), group.name())).collect(Collectors.joining(", ")));
    }

    private String whole(String label) {
        return "<svg viewBox=\"0 0 %s %s\" role=\"img\" aria-label=\"%s\">%s</svg>".formatted(WIDTH + 2, y,
                Html.escaped(label), shapes);
    }

    private void strip(Block.Drawing.Strip strip) {
        if (!strip.when().isEmpty()) {
            text(1, y + LINE - 4, "when", strip.when());
            y += LINE;
        }
        x = 1;
        for (Box box : strip.boxes()) {
            int width = width(box);
            if (x + width > WIDTH) {
                x = 1;
                y += HEIGHT + LINE + GAP;
            }
            rect(width, role(box.role()) + (box.open() ? " open" : ""));
            text(x + width / 2, y + HEIGHT / 2 + 5, "label", box.name());
            text(x + width / 2, y + HEIGHT + LINE - 4, "size", box.size());
            x += width + GAP;
        }
        y += HEIGHT + LINE + 2 * GAP;
    }

    private static int width(Box box) {
        int letters = box.name().codePoints().map(point -> point > 0x2E80 ? 2 * LETTER - 2 : LETTER).sum();
        return Math.max(SMALLEST, letters + 2 * LETTER);
    }

    /// Eight reserved bits are as wide as they are, so that a person can count.
    private void group(Block.Bits.Group group) {
        int width = WIDTH * group.count() / BITS;
        x = 1 + WIDTH * (BITS - group.from() - group.count()) / BITS;
        y = 0;
        boolean used = !group.name().isEmpty();
        rect(width - 1, used ? group.from() == 0 ? "role-header" : "role-length" : "unused");
        if (group.count() > 2) {
            text(x + width / 2, HEIGHT / 2 + 5, "label", group.name());
        } else {
            text(x + width / 2, HEIGHT + 2 * LINE - 6, "label", group.name());
        }
        text(x + width / 2, HEIGHT + LINE - 4, "size", group.count() == 1 ? Integer.toString(group.from())
                : "%s–%s".formatted(group.from() + group.count() - 1, group.from()));
    }

    private void rect(int width, String kind) {
        shapes.append("<rect class=\"%s\" x=\"%s\" y=\"%s\" width=\"%s\" height=\"%s\" rx=\"3\"/>".formatted(kind, x,
                y + 1, width, HEIGHT - 2));
    }

    private void text(int at, int base, String kind, String words) {
        shapes.append("<text class=\"%s\" x=\"%s\" y=\"%s\">%s</text>".formatted(kind, at, base, Html.escaped(words)));
    }
}
