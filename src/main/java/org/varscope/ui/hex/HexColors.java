package org.varscope.ui.hex;

import module java.base;
import module javafx.controls;
import org.varscope.ui.hex.sheet.HexColor;

/// The colours of one pane, as style sheets set them. Until they do, nothing can be seen.
final class HexColors {
    /// The sheet that sets them, beside this class.
    static final String SHEET = "hex.css";
    /// What style sheets can set, in the order of the colours.
    static final List<CssMetaData<HexPane, Color>> CSS = Arrays.stream(HexColor.values()).map(HexColors::css).toList();

    private final List<SimpleStyleableObjectProperty<Color>> colors;

    /// @param onChange called after a colour has changed
    HexColors(HexPane pane, Runnable onChange) {
        colors = CSS.stream()
                .map(css -> new SimpleStyleableObjectProperty<>(css, pane, css.getProperty(), Color.TRANSPARENT))
                .toList();
        colors.forEach(color -> color.subscribe(onChange));
    }

    private static CssMetaData<HexPane, Color> css(HexColor color) {
        return new StyleablePropertyFactory<HexPane>(null).createColorCssMetaData(
                color.property(), pane -> pane.colors().colors.get(color.ordinal()), Color.TRANSPARENT);
    }

    Color of(HexColor color) {
        return colors.get(color.ordinal()).get();
    }
}
