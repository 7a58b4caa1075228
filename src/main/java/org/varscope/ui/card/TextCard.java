package org.varscope.ui.card;

import module java.base;
import module javafx.controls;
import org.varscope.ui.message.Messages;

/// Something to read.
public final class TextCard extends Card {
    private final Button closing = new Button(Messages.get("card.close"));

    /// @param width the most that it takes, in pixels
    public TextCard(String id, double width, Region content) {
        super(id, width);
        setSpacing(12);
        closing.setOnAction(_ -> close());
        getChildren().setAll(content, closing);
    }

    /// {@return a card with a long text to read, to select from and to copy}
    ///
    /// @param name  what the text is called for those who hear the window
    /// @param above what is above the text
    public static TextCard toCopy(String id, double width, String name, String text, Node... above) {
        TextArea area = new TextArea(text);
        area.setId(id + "-text");
        area.setAccessibleText(name);
        area.setEditable(false);
        area.setWrapText(true);
        area.getStyleClass().add("mono");
        area.setPrefRowCount(18);
        VBox.setVgrow(area, Priority.ALWAYS);
        Button copy = new Button(Messages.get("card.copy"));
        copy.setId(id + "-copy");
        copy.setOnAction(_ -> Clipboard.getSystemClipboard().setContent(Map.of(DataFormat.PLAIN_TEXT, area.getText())));
        VBox content = new VBox(12, above);
        content.getChildren().add(area);
        TextCard card = new TextCard(id, width, content);
        card.getChildren().setAll(content, new HBox(8, copy, card.closing));
        return card;
    }

    @Override
    protected Button first() {
        return closing;
    }
}
