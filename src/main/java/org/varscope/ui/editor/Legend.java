package org.varscope.ui.editor;

import module javafx.controls;
import org.varscope.ui.message.Messages;

/// What the colours in the hex pane mean, below it: as many of them as fit.
final class Legend extends HBox {
    Legend() {
        super(16);
        getStyleClass().add("legend");
        setAlignment(Pos.CENTER_LEFT);
        setMinWidth(0);
        add("14", "editor.legend.frame-length", "frame-length");
        add("02", "editor.legend.header", "header");
        add("0E", "editor.legend.length", "length");
        add("64", "editor.legend.number", "number");
        add("41", "editor.legend.text", "text");
        add("00", "editor.legend.padding", "padding");
    }

    @Override
    protected void layoutChildren() {
        super.layoutChildren();
        double end = getWidth() - getInsets().getRight();
        getChildren().forEach(entry -> entry.setVisible(entry.getBoundsInParent().getMaxX() <= end));
    }

    private void add(String bytes, String key, String role) {
        Label sample = new Label(bytes);
        sample.getStyleClass().addAll("mono", "legend-" + role);
        Label meaning = new Label(Messages.get(key));
        meaning.setMinWidth(Region.USE_PREF_SIZE);
        HBox entry = new HBox(6, sample, meaning);
        entry.setMinWidth(Region.USE_PREF_SIZE);
        entry.setAlignment(Pos.CENTER_LEFT);
        getChildren().add(entry);
    }
}
