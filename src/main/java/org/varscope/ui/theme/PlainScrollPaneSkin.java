package org.varscope.ui.theme;

import module javafx.controls;
import javafx.scene.control.skin.ScrollPaneSkin;

/// Draws what is scrolled each time, instead of keeping a picture of it: the toolkit never gives such a picture back
/// when its pane leaves the window, so that each page that was closed would leave megabytes until memory is short.
///
/// The style sheet gives it to every pane that scrolls, also to those inside the toolkit's own controls.
public final class PlainScrollPaneSkin extends ScrollPaneSkin {

    /// The skin of `pane`.
    public PlainScrollPaneSkin(ScrollPane pane) {
        super(pane);
        getChildren().forEach(child -> child.setCache(false));
    }
}
