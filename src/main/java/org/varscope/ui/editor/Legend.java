package org.varscope.ui.editor;

import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.shape.Rectangle;

/// What the colours in the hex pane mean, below it.
final class Legend {
    private final HBox line = new HBox(16);

    Legend() {
        line.getStyleClass().add("legend");
        line.setAlignment(Pos.CENTER_LEFT);
        line.setMinWidth(0);
        add("14", "record length", "frame-length");
        add("02", "header", "header");
        add("0E", "length, count", "length");
        add("64", "number", "number");
        add("41", "text", "text");
        add("00", "padding", "padding");
        Rectangle clip = new Rectangle();
        clip.widthProperty().bind(line.widthProperty());
        clip.heightProperty().bind(line.heightProperty());
        line.setClip(clip);
    }

    private void add(String bytes, String words, String role) {
        Label sample = new Label(bytes);
        sample.getStyleClass().addAll("mono", "legend-" + role);
        Label meaning = new Label(words);
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
