package org.varscope.ui.hex;

import module java.base;
import module javafx.controls;

/// The colours of one pane, as style sheets set them. Until they do, nothing can be seen.
final class HexColors {
    private static final List<Entry> ENTRIES = Arrays.stream(HexColor.values()).map(Entry::new).toList();

    private final List<SimpleStyleableObjectProperty<Color>> colors;

    /// @param onChange called after a colour has changed
    HexColors(HexPane pane, Runnable onChange) {
        colors = ENTRIES.stream()
                .map(entry -> new SimpleStyleableObjectProperty<>(entry, pane, entry.getProperty(), Color.TRANSPARENT))
                .toList();
        colors.forEach(color -> color.subscribe(onChange));
    }

    /// {@return the properties that style sheets can set}
    static Stream<CssMetaData<? extends Styleable, ?>> entries() {
        return ENTRIES.stream().map(entry -> entry);
    }

    Color of(HexColor color) {
        return colors.get(color.ordinal()).get();
    }

    private static final class Entry extends CssMetaData<HexPane, Color> {
        private final HexColor color;

        Entry(HexColor color) {
            super(color.property(), ColorConverter.getInstance(), Color.TRANSPARENT);
            this.color = color;
        }

        @Override
        public boolean isSettable(HexPane pane) {
            return true;
        }

        @Override
        public StyleableProperty<Color> getStyleableProperty(HexPane pane) {
            return pane.colors().colors.get(color.ordinal());
        }
    }
}
