package org.varscope.ui.inspector;

import module java.base;
import module javafx.controls;
import org.jspecify.annotations.Nullable;
import org.varscope.text.cell.RawCell;
import org.varscope.ui.message.Messages;
import org.varscope.ui.theme.Theme;

/// A row of what bytes may be. Where a column is too narrow for what a row may have to say, such as a number of 64
/// bits, both orders take the width of the row, one below the other.
final class ReadingRow extends TableRow<RawCell> {
    /// Height of one line, at zoom 1, in pixels.
    private static final double ROW = 21;
    /// What a letter needs, and what is beside them, in em.
    private static final double LETTER = 0.56;
    private static final double BESIDE = 0.9;

    private final ObservableDoubleValue zoom;
    private final TableColumn<RawCell, ?> little;

    /// @param little shows what has the lowest byte first
    ReadingRow(TableColumn<RawCell, ?> little, ObservableDoubleValue zoom) {
        this.little = little;
        this.zoom = zoom;
        little.widthProperty().subscribe(_ -> requestLayout());
        zoom.subscribe(_ -> requestLayout());
    }

    private boolean isStacked() {
        return getItem() != null && little.getWidth()
                < (BESIDE + LETTER * getItem().letters()) * Theme.BASE_SIZE * zoom.get();
    }

    @Override
    protected double computePrefHeight(double width) {
        return Math.round(ROW * zoom.get()) * (isStacked() ? 2 : 1);
    }

    @Override
    protected void layoutChildren() {
        super.layoutChildren();
        List<TableCell<?, ?>> cells = getChildrenUnmodifiable().stream().filter(TableCell.class::isInstance)
                .<TableCell<?, ?>>map(TableCell.class::cast).toList();
        if (cells.size() != 3) {
            return;
        }
        if (cells.getFirst() instanceof Name name) {
            name.show(isStacked());
        }
        TableCell<?, ?> first = cells.get(1);
        TableCell<?, ?> second = cells.get(2);
        double beyond = second.getLayoutX() - first.getLayoutX();
        if (isStacked()) {
            first.resize(beyond + second.getWidth(), getHeight() / 2);
            second.resize(first.getWidth(), first.getHeight());
        }
        // Not relocated: two places in one layout ask for another layout, and so for ever.
        second.setTranslateX(isStacked() ? -beyond : 0);
        second.setTranslateY(isStacked() ? second.getHeight() : 0);
    }

    /// What a row reads the bytes as.
    static final class Name extends TableCell<RawCell, String> {
        private boolean stacked;

        Name() {
            getStyleClass().add("muted");
        }

        @Override
        protected void updateItem(@Nullable String word, boolean empty) {
            super.updateItem(word, empty);
            show(stacked);
        }

        /// @param both whether the other order is below
        private void show(boolean both) {
            stacked = both;
            setText(isEmpty() ? null : both ? getItem() + "\n" + Messages.get("inspector.big-below") : getItem());
        }
    }
}
