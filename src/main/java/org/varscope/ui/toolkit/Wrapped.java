package org.varscope.ui.toolkit;

import module javafx.controls;
import javafx.scene.control.Label;

/// Labels that take as many lines as their words need.
public final class Wrapped {
    private Wrapped() { }

    /// {@return a label without words}
    public static Label label(String id, String... styles) {
        Label label = of("", styles);
        label.setId(id);
        return label;
    }

    /// {@return a label that says `words`}
    public static Label of(String words, String... styles) {
        Label label = new Label(words);
        label.getStyleClass().addAll(styles);
        label.setWrapText(true);
        label.setMinHeight(Region.USE_PREF_SIZE);
        return label;
    }
}
