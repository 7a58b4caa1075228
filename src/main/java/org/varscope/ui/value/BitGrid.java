package org.varscope.ui.value;

import module java.base;
import module javafx.controls;
import javafx.scene.control.Label;
import org.varscope.ui.message.Messages;

/// The bits of a number, the highest first, sixteen in a row: arrows or a click go from one to another, the space bar
/// or a second click flips one, and 0 and 1 write it.
public final class BitGrid {
    private static final int ROW = 16;
    private static final int GROUP = 4;
    private static final PseudoClass CURRENT = PseudoClass.getPseudoClass("current");

    private final GridPane grid = new GridPane();
    private final Label[] cells = new Label[Long.SIZE];
    private final Label[] rows = new Label[Long.SIZE / ROW];
    private final LongConsumer change;
    private long pattern;
    private int width;
    private int current;
    private IntFunction<String> part = _ -> "";

    /// @param change takes all bits when one has been changed
    public BitGrid(LongConsumer change) {
        this.change = change;
        grid.setId("value-bits");
        grid.getStyleClass().addAll("bits", "mono");
        grid.setFocusTraversable(true);
        grid.setAccessibleRole(AccessibleRole.TEXT);
        for (int row = 0; row < rows.length; row++) {
            rows[row] = new Label();
            rows[row].getStyleClass().addAll("muted", "bit-row");
        }
        for (int bit = 0; bit < cells.length; bit++) {
            int place = bit;
            cells[bit] = new Label();
            cells[bit].getStyleClass().add("bit");
            cells[bit].setOnMousePressed(event -> {
                event.consume();
                boolean again = grid.isFocused() && current == place;
                grid.requestFocus();
                go(place);
                if (again) {
                    write(pattern ^ 1L << place);
                }
            });
        }
        grid.setOnKeyPressed(this::key);
        grid.focusedProperty().subscribe(_ -> mark());
    }

    /// {@return the control}
    public Region view() {
        return grid;
    }

    /// Shows bits.
    ///
    /// @param named what part of the number a bit is, as the end of a style class and in words; empty where all are one
    public void show(long bits, int count, IntFunction<String> named) {
        pattern = bits;
        part = named;
        if (count != width) {
            width = count;
            current = Math.min(current, count - 1);
            layOut();
        }
        for (int bit = 0; bit < width; bit++) {
            cells[bit].setText((bits >>> bit & 1) != 0 ? "1" : "0");
            String name = named.apply(bit);
            cells[bit].getStyleClass().setAll(name.isEmpty() ? List.of("label", "bit")
                    : List.of("label", "bit", "bit-" + name));
        }
        mark();
    }

    private void layOut() {
        grid.getChildren().clear();
        int columns = Math.min(width, ROW);
        for (int bit = 0; bit < width; bit++) {
            int from = width - 1 - bit;
            int column = from % columns;
            // Groups of four, with a column between them.
            grid.add(cells[bit], 1 + column + column / GROUP, from / columns);
            if (column > 0 && column % GROUP == 0 && from < columns) {
                Region gap = new Region();
                gap.getStyleClass().add("bit-gap");
                grid.add(gap, column + column / GROUP, 0);
            }
            if (column == 0) {
                rows[from / columns].setText(Integer.toString(bit));
                grid.add(rows[from / columns], 0, from / columns);
            }
        }
    }

    private void key(KeyEvent event) {
        switch (event.getCode()) {
            case LEFT -> go(current + 1);
            case RIGHT -> go(current - 1);
            case UP -> go(current + ROW);
            case DOWN -> go(current - ROW);
            case HOME -> go(width - 1);
            case END -> go(0);
            case SPACE -> write(pattern ^ 1L << current);
            case DIGIT0, NUMPAD0 -> typed(pattern & ~(1L << current));
            case DIGIT1, NUMPAD1 -> typed(pattern | 1L << current);
            default -> {
                return;
            }
        }
        event.consume();
    }

    private void typed(long bits) {
        write(bits);
        go(current - 1);
    }

    private void go(int bit) {
        if (bit >= 0 && bit < width) {
            current = bit;
            mark();
        }
    }

    private void write(long bits) {
        if (bits != pattern) {
            change.accept(bits);
        }
    }

    private void mark() {
        for (int bit = 0; bit < width; bit++) {
            cells[bit].pseudoClassStateChanged(CURRENT, bit == current && grid.isFocused());
        }
        String name = part.apply(current);
        String value = cells[current].getText();
        grid.setAccessibleText(name.isEmpty() ? Messages.get("value.bit", Integer.toString(current), value)
                : Messages.get("value.bit-of", Integer.toString(current), value, name));
    }
}
