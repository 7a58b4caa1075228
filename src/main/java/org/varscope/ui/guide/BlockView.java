package org.varscope.ui.guide;

import module java.base;
import module javafx.controls;
import javafx.scene.control.Label;
import org.varscope.guide.page.Block;
import org.varscope.guide.page.Example;
import org.varscope.guide.page.Prose;
import org.varscope.scan.walk.FieldRole;
import org.varscope.ui.message.Messages;

/// Puts the blocks of a page of the guide into controls.
///
/// @param opens opens an example in an editor
record BlockView(Consumer<Example> opens) {
    /// Two columns: the first gets less of the width.
    private static final double FIRST_OF_TWO = 30;
    private static final double BIT_WIDTH = 0.9;

    Region of(Block block) {
        return switch (block) {
            case Block.Heading(var text) -> heading(text);
            case Block.Paragraph(var prose) -> words(prose);
            case Block.Points(var points) -> points(points);
            case Block.Listing(var lines) -> listing(lines);
            case Block.Table table -> table(table);
            case Block.Bits bits -> bits(bits);
            case Block.Drawing(var strips) -> drawing(strips);
            case Block.Bytes bytes -> bytes(bytes);
        };
    }

    private static Label heading(String text) {
        Label heading = label(text, "heading");
        heading.setWrapText(true);
        return heading;
    }

    private static Label label(String text, String... styles) {
        Label label = new Label(text);
        label.getStyleClass().addAll(styles);
        return label;
    }

    private static TextFlow words(Prose prose) {
        TextFlow flow = new TextFlow();
        for (Prose.Part part : prose.parts()) {
            flow.getChildren().add(switch (part) {
                case Prose.Plain(var text) -> text(text, "text");
                case Prose.Code(var text) -> text(text, "mono");
                case Prose.Strong(var text) -> text(text, "strong");
                case Prose.Link(var text, var page) -> GuideEvent.link(text, page);
            });
        }
        return flow;
    }

    private static Text text(String words, String style) {
        Text text = new Text(words);
        text.getStyleClass().add(style);
        return text;
    }

    private static Region points(List<Prose> points) {
        VBox all = new VBox();
        all.getStyleClass().add("guide-points");
        for (Prose point : points) {
            TextFlow words = words(point);
            HBox.setHgrow(words, Priority.ALWAYS);
            HBox row = new HBox(label("\u2022"), words);
            row.getStyleClass().add("guide-point");
            all.getChildren().add(row);
        }
        return all;
    }

    private static Region listing(String lines) {
        Label listing = label(lines, "mono", "guide-listing");
        listing.setWrapText(true);
        listing.setMaxWidth(Double.MAX_VALUE);
        listing.setMinHeight(Region.USE_PREF_SIZE);
        return listing;
    }

    /// Columns have shares of the width, so that rows are as high as their words need at the width that there is.
    private static GridPane table(Block.Table table) {
        GridPane grid = new GridPane();
        grid.getStyleClass().add("guide-table");
        int columns = table.heads().size();
        for (int i = 0; i < columns; i++) {
            ColumnConstraints column = new ColumnConstraints();
            column.setPercentWidth(columns == 2 ? i == 0 ? FIRST_OF_TWO : 100 - FIRST_OF_TWO : 100.0 / columns);
            grid.getColumnConstraints().add(column);
            grid.add(label(table.heads().get(i), "muted"), i, 0);
        }
        int row = 1;
        for (List<Prose> cells : table.rows()) {
            for (int i = 0; i < columns; i++) {
                Region cell = words(cells.get(i));
                GridPane.setValignment(cell, VPos.TOP);
                grid.add(cell, i, row);
            }
            row++;
        }
        return grid;
    }

    private static Region bits(Block.Bits bits) {
        FlowPane flow = flow();
        for (Block.Bits.Group group : bits.groups().reversed()) {
            FieldRole role = group.name().isEmpty() ? FieldRole.PADDING
                    : group.from() == 0 ? FieldRole.HEADER : FieldRole.LENGTH;
            Region box = box(role, group.name().isEmpty() ? "0" : group.name(), group.count() == 1
                    ? Integer.toString(group.from())
                    : "%d\u2013%d".formatted(group.from() + group.count() - 1, group.from()));
            box.setStyle("-fx-min-width: %.1fem".formatted(BIT_WIDTH * group.count()));
            flow.getChildren().add(box);
        }
        return flow;
    }

    private static Region drawing(List<Block.Drawing.Strip> strips) {
        VBox rows = new VBox();
        rows.getStyleClass().add("guide-drawing");
        for (Block.Drawing.Strip strip : strips) {
            if (!strip.when().isEmpty()) {
                rows.getChildren().add(label(strip.when(), "muted"));
            }
            FlowPane flow = flow();
            strip.boxes().forEach(box -> flow.getChildren().add(box(box.role(), box.name(), box.size())));
            rows.getChildren().add(flow);
        }
        return rows;
    }

    private static FlowPane flow() {
        FlowPane flow = new FlowPane();
        flow.getStyleClass().add("guide-strip");
        return flow;
    }

    private static String style(FieldRole role) {
        return "role-" + role.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    private static Region box(FieldRole role, String name, String size) {
        Region color = new Region();
        color.getStyleClass().addAll("guide-role", style(role));
        VBox box = new VBox(color, label(name), label(size, "muted"));
        box.getStyleClass().add("guide-box");
        return box;
    }

    private Region bytes(Block.Bytes bytes) {
        Example example = bytes.example();
        Label caption = label(example.caption(), "mono");
        caption.setWrapText(true);
        Hyperlink open = new Hyperlink(Messages.get("guide.open"));
        open.getStyleClass().add("guide-open");
        open.setAccessibleText(Messages.get("guide.open-which", example.caption()));
        open.setOnAction(_ -> opens.accept(example));
        GridPane grid = new GridPane();
        grid.getStyleClass().add("guide-table");
        grid.getColumnConstraints().addAll(fixed(), fixed(), fixed(), rest());
        int row = 0;
        for (Block.Bytes.Line line : bytes.lines()) {
            Region color = new Region();
            color.getStyleClass().addAll("field-role", style(line.role()));
            HBox hex = new HBox(color, label(line.bytes(), "mono"));
            hex.getStyleClass().add("explain-top");
            Label sentence = label(line.sentence());
            sentence.setWrapText(true);
            sentence.setMinHeight(Region.USE_PREF_SIZE);
            List<Region> cells = List.of(label(line.offset(), "mono", "muted"), hex, label(line.name()), sentence);
            cells.forEach(cell -> GridPane.setValignment(cell, VPos.TOP));
            grid.addRow(row++, cells.toArray(Node[]::new));
        }
        VBox box = new VBox(caption, grid, open);
        box.getStyleClass().add("guide-bytes");
        return box;
    }

    private static ColumnConstraints fixed() {
        ColumnConstraints column = new ColumnConstraints();
        column.setMinWidth(Region.USE_PREF_SIZE);
        return column;
    }

    private static ColumnConstraints rest() {
        ColumnConstraints column = new ColumnConstraints();
        column.setHgrow(Priority.ALWAYS);
        column.setMinWidth(0);
        return column;
    }
}
