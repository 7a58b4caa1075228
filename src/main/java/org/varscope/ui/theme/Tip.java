package org.varscope.ui.theme;

import module java.base;
import module javafx.controls;

/// A tooltip whose lines are no longer than can be read, however long a path or a message in it is.
public final class Tip extends Tooltip {
    /// In em.
    private static final double MOST = 36;

    /// @param words that it says
    public Tip(String words) {
        super(words);
        setWrapText(true);
        setConsumeAutoHidingEvents(false); // Escape is for what is in front of everything, and not only for this
        // Not by a style sheet: the toolkit binds the width of what shows the words to this.
        maxWidthProperty().bind(fontProperty().map(font -> MOST * font.getSize()));
    }
}
