package org.varscope.ui.editor;

import module javafx.controls;
import org.varscope.ui.message.Messages;

/// What the colours in the hex pane mean, below it.
final class Legend {
    private final HBox line = new HBox(16);

    Legend() {
        line.getStyleClass().add("legend");
        line.setAlignment(Pos.CENTER_LEFT);
        line.setMinWidth(0);
        add("14", "editor.legend.frame-length", "frame-length");
        add("02", "editor.legend.header", "header");
        add("0E", "editor.legend.length", "length");
        add("64", "editor.legend.number", "number");
        add("41", "editor.legend.text", "text");
        add("00", "editor.legend.padding", "padding");
        Rectangle clip = new Rectangle();
        clip.widthProperty().bind(line.widthProperty());
        clip.heightProperty().bind(line.heightProperty());
        line.setClip(clip);
    }

    private void add(String bytes, String key, String role) {
        Label sample = new Label(bytes);
        sample.getStyleClass().addAll("mono", "legend-" + role);
        Label meaning = new Label(Messages.get(key));
        meaning.setMinWidth(Region.USE_PREF_SIZE);
        HBox entry = new HBox(6, sample, meaning);
        entry.setMinWidth(Region.USE_PREF_SIZE);
        entry.setAlignment(Pos.CENTER_LEFT);
        line.getChildren().add(entry);
    }

    /// {@return the line}
    Node view() {
        return line;
    }
}
