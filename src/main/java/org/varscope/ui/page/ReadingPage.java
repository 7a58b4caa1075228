package org.varscope.ui.page;

import module java.base;
import module javafx.controls;
import javafx.scene.control.Label;
import org.varscope.ui.card.Card;

/// A page of the documents that come with the program, made of the few signs of Markdown that those use: headings,
/// paragraphs, tables, blocks of code and words of code.
public final class ReadingPage extends FormPage {
    /// The part of a table's width that its names get, in percent.
    private static final double FIRST_COLUMN = 26;

    private final String page;

    /// @param title the name on the tab
    /// @param page  its name among the documents
    public ReadingPage(String title, String page) {
        super(title);
        this.page = page;
        VBox blocks = new VBox(12);
        blocks.getStyleClass().addAll("form", "reading");
        blocks(text("/org/varscope/docs/" + page + ".md")).forEach(block -> blocks.getChildren().add(shown(block)));
        ScrollPane scroll = new ScrollPane(blocks);
        scroll.setFitToWidth(true);
        scroll.setAccessibleText(title);
        scroll.getStyleClass().add("page");
        setContent(scroll, scroll);
    }

    /// {@return its name among the documents}
    public String page() {
        return page;
    }

    /// {@return a text that comes with the program}
    ///
    /// @param name where it lies in the program
    public static String text(String name) {
        try (InputStream in = Objects.requireNonNull(ReadingPage.class.getResourceAsStream(name), name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8).replace("\r", "");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// Empty lines part blocks, and so do the fences around code.
    static List<String> blocks(String text) {
        List<String> blocks = new ArrayList<>();
        String[] parts = text.split("```");
        for (int i = 0; i < parts.length; i++) {
            if (i % 2 == 1) {
                blocks.add("```" + parts[i].strip());
            } else {
                Stream.of(parts[i].split("\n\n+")).map(String::strip).filter(part -> !part.isEmpty())
                        .forEach(blocks::add);
            }
        }
        return blocks;
    }

    private static Node shown(String block) {
        if (block.startsWith("```")) {
            return Card.text(block.substring(3), "mono");
        } else if (block.startsWith("|")) {
            return table(block.lines().filter(line -> !line.startsWith("|---")).toList());
        } else if (block.startsWith("#")) {
            Label heading = Card.title(block.replaceFirst("#+ ", ""));
            heading.getStyleClass().add(block.startsWith("# ") ? "large" : "heading");
            return heading;
        }
        return words(block.replace('\n', ' '));
    }

    /// Columns have shares of the width, so that rows are as high as their words need at the width that there is.
    private static GridPane table(List<String> lines) {
        GridPane table = new GridPane(18, 8);
        for (int row = 0; row < lines.size(); row++) {
            String[] cells = lines.get(row).substring(1).split("(?<!\\\\)\\|");
            for (int column = 0; column < cells.length; column++) {
                String cell = cells[column].strip().replace("\\|", "|");
                Region shown = row == 0 ? Card.text(cell, "muted") : words(cell);
                GridPane.setValignment(shown, VPos.TOP);
                table.add(shown, column, row);
            }
            if (row == 0) {
                double others = (100.0 - FIRST_COLUMN) / (cells.length - 1);
                IntStream.range(0, cells.length).forEach(column ->
                        table.getColumnConstraints().add(share(column == 0 ? FIRST_COLUMN : others)));
            }
        }
        return table;
    }

    private static ColumnConstraints share(double percent) {
        ColumnConstraints column = new ColumnConstraints();
        column.setPercentWidth(percent);
        return column;
    }

    private static TextFlow words(String words) {
        TextFlow flow = new TextFlow();
        String[] parts = words.replaceAll("\\[([^]]*)]\\([^)]*\\)", "$1").replace("**", "").split("`");
        for (int i = 0; i < parts.length; i++) {
            Text text = new Text(parts[i]);
            text.getStyleClass().add(i % 2 == 1 ? "mono" : "text");
            flow.getChildren().add(text);
        }
        return flow;
    }
}
