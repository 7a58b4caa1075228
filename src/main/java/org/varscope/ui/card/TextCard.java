package org.varscope.ui.card;

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

    @Override
    protected Button first() {
        return closing;
    }
}
