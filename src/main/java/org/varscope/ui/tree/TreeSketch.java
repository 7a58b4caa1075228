package org.varscope.ui.tree;

import module java.base;
import module javafx.controls;
import org.jspecify.annotations.Nullable;
import org.varscope.scan.index.Location;
import org.varscope.scan.index.Structure;
import org.varscope.ui.message.Messages;
import org.varscope.ui.theme.Pen;

/// The first rows of the structure as a [StructureTree] will show them, without the control.
public final class TreeSketch {
    /// More rows than any screen shows.
    private static final int MOST = 120;
    /// From the base of an arrow to its tip, and from its middle to where the base ends.
    private static final int ARROW = 5;
    private static final double SWATCH = 12;
    private static final double BESIDE_SWATCH = 7;
    /// Of what says that something is wrong, in em; its slanted edges come with the window.
    private static final double SIGN = 0.9;

    /// @param level how far it is indented
    /// @param open  null for one that nothing is below
    private record Line(RowView view, int level, @Nullable Boolean open, boolean selected) { }

    private final String name = Messages.get("tree.name");
    private final String type = Messages.get("tree.type");
    private final String value = Messages.get("tree.value");
    private final List<Line> lines = new ArrayList<>();

    /// Puts the rows into words. May be done on any thread.
    public TreeSketch(Structure structure) {
        RowWords words = new RowWords(structure, structure.problems());
        RowItem root = new RowItem(Ranges.top(structure), null, () -> structure, () -> RowFilter.ALL, absent -> {
            throw absent;
        });
        TreeRow first = TreeRow.child(null, 0);
        root.setExpanded(true);
        RowItem next = root;
        while (next != null && !next.getValue().equals(first)) {
            next.setExpanded(true);
            next = next.towards(Location.record(0));
        }
        boolean rootShown = root.getValue() instanceof TreeRow.Value;
        Deque<Map.Entry<RowItem, Integer>> todo = new ArrayDeque<>(List.of(Map.entry(root, rootShown ? 0 : -1)));
        while (!todo.isEmpty() && lines.size() < MOST) {
            RowItem item = todo.getFirst().getKey();
            int level = todo.removeFirst().getValue();
            if (level >= 0) {
                lines.add(new Line(view(words, item), level, item.isLeaf() ? null : item.isExpanded(),
                        item.getValue().equals(first)));
            }
            if (item.isExpanded()) {
                item.getChildren().reversed().forEach(child -> todo.addFirst(Map.entry((RowItem) child, level + 1)));
            }
        }
    }

    private static RowView view(RowWords words, RowItem item) {
        return switch (item.getValue()) {
            case TreeRow.Range range -> RowWords.range(range);
            case TreeRow.Gap gap -> RowWords.gap(gap);
            case TreeRow.Value _ -> words.value(item);
            case TreeRow.Element _ -> throw new IllegalStateException("no array is open at first");
        };
    }

    /// Draws the headings of the columns and the rows.
    ///
    /// @param area   what the control will have
    /// @param wanted how wide a person has dragged the columns
    public void draw(Pen pen, Rectangle2D area, ColumnWidths wanted) {
        double top = area.getMinY() + pen.space(pen.em(1.7));
        double row = Math.round(StructureTree.ROW * pen.zoom());
        boolean scrolls = lines.size() * row > area.getMaxY() - top;
        ColumnNeeds needs = ColumnNeeds.NONE;
        for (Line line : lines.subList(0, Math.min(ColumnNeeds.FIRST_ROWS, lines.size()))) {
            needs = line.view().styles().contains("range") ? needs : needs.with(line.view(), line.level());
        }
        Columns columns = Columns.of(new Rectangle2D(area.getMinX(), top, area.getWidth(), row),
                scrolls ? pen.size(pen.em(0.7)) : 0, wanted, needs, pen.zoom());
        headings(pen, area, columns);
        for (int i = 0; i < lines.size() && top + i * row < area.getMaxY(); i++) {
            draw(pen, lines.get(i), columns, top + i * row, row);
        }
    }

    private void headings(Pen pen, Rectangle2D area, Columns columns) {
        Font font = pen.words(0.85);
        double edge = 1 + pen.space(Pen.em(0.3, font));
        double height = pen.size(pen.em(1.7));
        BiConsumer<String, double[]> heading = (title, place) -> pen.write(title, font, "-vs-muted",
                new Rectangle2D(place[0] + edge, area.getMinY(), Math.max(0, place[1] - 2 * edge), height));
        heading.accept(name, new double[] {columns.name, columns.type - columns.name});
        if (columns.value > columns.type) {
            heading.accept(type, new double[] {columns.type, columns.value - columns.type});
        }
        heading.accept(value, new double[] {columns.value, columns.end - columns.value});
    }

    private static void draw(Pen pen, Line line, Columns columns, double y, double height) {
        RowView view = line.view();
        if (line.selected()) {
            pen.fill(columns.name, y, columns.end - columns.name, height, "-vs-select");
        }
        double left = columns.name + line.level() * columns.indent(line.level());
        double arrow = pen.em(0.65);
        if (line.open() != null) {
            arrow(pen, line.open(), left + arrow, y + pen.em(0.75));
        }
        boolean range = view.styles().contains("range");
        double before = pen.space(pen.em(0.2));
        double after = pen.space(pen.em(0.4));
        double name = left + before + arrow + pen.em(0.4) + 2 * pen.space(pen.em(0.229));
        cell(pen, view.name(), view.nameStyle().equals("mono") ? pen.mono(1) : pen.words(1), nameColor(view), name,
                (range ? columns.value : columns.type) - after, y, height);
        if (!range) {
            Font small = pen.words(0.9);
            cell(pen, view.type(), small, "-vs-muted", columns.type + pen.space(Pen.em(0.2, small)),
                    columns.value - pen.space(Pen.em(0.4, small)), y, height);
        }
        double value = columns.value + before;
        RowView.Sign sign = view.sign();
        if (sign != null) {
            double size = pen.size(pen.em(SIGN));
            pen.fill(value, Math.round(y + (height - size) / 2), size, size, sign.color());
            value += size + BESIDE_SWATCH;
        }
        if (view.colour() != null) {
            swatch(pen, view.colour(), value, y + (height - SWATCH) / 2);
            value += SWATCH + BESIDE_SWATCH;
        }
        cell(pen, view.value(), pen.mono(1), color(view), value, columns.end - after, y, height);
    }

    private static void cell(Pen pen, String words, Font font, String color, double left, double right, double y,
            double height) {
        if (right > left) {
            pen.write(words, font, color, new Rectangle2D(left, y, right - left, height));
        }
    }

    private static String nameColor(RowView view) {
        String color = color(view);
        return view.styles().contains("doubtful") ? "-vs-warning"
                : color.equals("-vs-text") && view.nameStyle().equals("place") ? "-vs-muted" : color;
    }

    private static String color(RowView view) {
        List<String> styles = view.styles();
        return styles.contains("pending") || styles.contains("guessed") || styles.contains("range") ? "-vs-muted"
                : styles.contains("damaged") ? "-vs-damage" : "-vs-text";
    }

    /// Of bars, as the first slanted edge that the toolkit draws costs as much time as all of the text.
    private static void arrow(Pen pen, boolean open, double x, double y) {
        double centerX = pen.space(x) + pen.space(pen.em(0.229));
        double centerY = pen.space(y) + pen.space(pen.em(0.333333));
        for (int i = 0; i < ARROW; i++) {
            double across = ARROW - i - 0.5;
            double along = i - ARROW / 2.0;
            if (open) {
                pen.fill(centerX - across, centerY + along, 2 * across, 1, "-vs-muted");
            } else {
                pen.fill(centerX + along, centerY - across, 1, 2 * across, "-vs-muted");
            }
        }
    }

    private static void swatch(Pen pen, String colour, double x, double y) {
        Rectangle swatch = new Rectangle(pen.space(x) + 0.5, pen.space(y) + 0.5, SWATCH - 1, SWATCH - 1);
        swatch.setFill(Color.web(colour));
        swatch.setArcWidth(5);
        swatch.setArcHeight(5);
        swatch.setStroke(pen.palette().color("-vs-line"));
        pen.draw(swatch);
    }

    /// Where the columns begin, and where the last one ends.
    private record Columns(double name, double type, double value, double end, double zoom, ColumnNeeds needs) {
        /// @param bar width of a scroll bar beside them
        static Columns of(Rectangle2D area, double bar, ColumnWidths wanted, ColumnNeeds needs, double zoom) {
            ColumnWidths.Division division = wanted.divide(area.getWidth(), area.getWidth() - bar, zoom, needs);
            double type = area.getMinX() + division.name();
            double value = type + division.type();
            return new Columns(area.getMinX(), type, value, value + division.value(), zoom, needs);
        }

        double indent(int level) {
            return level == 0 ? 0 : Math.min(TreeColumns.INDENT * zoom,
                    TreeColumns.room(type - name, zoom, needs) / level);
        }
    }
}
