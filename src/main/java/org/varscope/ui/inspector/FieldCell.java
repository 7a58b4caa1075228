package org.varscope.ui.inspector;

import module java.base;
import module javafx.controls;
import javafx.scene.control.Label;
import org.jspecify.annotations.Nullable;
import org.varscope.explain.TypeWords;
import org.varscope.scan.field.Field;
import org.varscope.ui.lifetime.Lasting;
import org.varscope.ui.lifetime.Lifetime;
import org.varscope.ui.message.Messages;
import org.varscope.ui.theme.Fonts;
import org.varscope.ui.theme.Theme;
import org.varscope.ui.theme.Tip;

/// One field of the selected value: its role as a colour, its name, its bytes, what they mean. What does not fit on one
/// line takes two before it is cut.
///
/// Its item is a place in the list whose line may change, as a list whose items change makes all its cells anew.
final class FieldCell extends ListCell<ObservableValue<FieldCell.Line>> {
    /// What a line shows.
    record Line(Field field, String name, String bytes, String meaning) { }

    /// How a line is laid out.
    private enum Fit {
        /// All beside each other.
        BESIDE,
        /// What the bytes mean is below them.
        BELOW,
        /// What they mean takes two lines, and the bytes none.
        WRAPPED
    }

    /// How many times the width of its name a row has that holds the bytes beside it, and what they mean.
    private static final double ROOM = 3.2;
    /// Height of a row of one line, and of one of two, at zoom 1, in pixels.
    private static final double ROW = 23;
    private static final double HIGH = 38;
    /// Beside each other, in pixels.
    private static final double GAP = 8;
    /// The size of what is in a row, in em of the window, and what its parts need in em of their own.
    private static final double FONT = 0.92;
    private static final double NAME = 6.5;
    private static final double BYTES = 7.4;
    private static final double ROLE = 1.2;
    /// A scroll bar and an edge.
    private static final double BAR = 12;

    private final Region role = new Region();
    private final Label name = new Label();
    private final Label bytes = new Label();
    private final Label meaning = new Label();
    private final Tooltip whole = new Tip("");
    private final ObservableDoubleValue room;
    private final ObservableDoubleValue zoom;
    private Lifetime here = new Lifetime();
    private final VBox said = new VBox();
    private final HBox row = new HBox(GAP, role, name, said);
    private @Nullable Fit fit;
    private double high = ROW;

    /// @param room how wide the list is, without a scroll bar beside it, in pixels
    /// @param zoom how large everything is, 1 for the usual
    FieldCell(ObservableDoubleValue room, ObservableDoubleValue zoom) {
        this.room = room;
        this.zoom = zoom;
        row.setAlignment(Pos.CENTER_LEFT);
        row.setMouseTransparent(true);
        name.getStyleClass().addAll("muted", "field-name");
        name.setWrapText(true);
        bytes.getStyleClass().addAll("mono", "field-bytes");
        meaning.setMinWidth(0);
        said.setMinWidth(0);
        said.setAlignment(Pos.CENTER_LEFT);
        HBox.setHgrow(said, Priority.ALWAYS);
        HBox.setHgrow(meaning, Priority.ALWAYS);
        setPrefWidth(0);
        room.subscribe(_ -> fit());
        zoom.subscribe(_ -> fit());
    }

    /// {@return how high a row is that shows `line`, in pixels}
    ///
    /// @param width of the list
    static double height(Line line, double width, double zoom) {
        return zoom * (fit(line, width, zoom) == Fit.BESIDE && width(line.name(), zoom) <= em(NAME, zoom) ? ROW : HIGH);
    }

    private static Fit fit(Line line, double width, double zoom) {
        double room = width - BAR - em(NAME + ROLE, zoom) - 2 * GAP;
        double meant = width(line.meaning(), zoom);
        // Where it is narrow, what the bytes mean says more than they do; the hex pane and the tip have them too.
        boolean hasBytes = width >= ROOM * em(NAME, zoom);
        return meant <= room - (hasBytes ? em(BYTES, zoom) + GAP : 0) ? Fit.BESIDE
                : hasBytes && meant <= room ? Fit.BELOW : Fit.WRAPPED;
    }

    private static double em(double count, double zoom) {
        return count * FONT * Theme.BASE_SIZE * zoom;
    }

    private static double width(String words, double zoom) {
        Text text = new Text(words);
        text.setFont(Font.font(Fonts.INTERFACE, em(1, zoom)));
        return Math.ceil(text.getLayoutBounds().getWidth());
    }

    private void fit() {
        if (getItem() == null) {
            return;
        }
        double width = room.get();
        Fit now = fit(getItem().getValue(), width, zoom.get());
        bytes.setVisible(now == Fit.BELOW || width >= ROOM * em(NAME, zoom.get()) && now == Fit.BESIDE);
        bytes.setManaged(bytes.isVisible());
        if (now != fit) {
            fit = now;
            meaning.setWrapText(now == Fit.WRAPPED);
            said.getChildren().setAll(now == Fit.BELOW ? List.of(bytes, meaning)
                    : List.of(new HBox(GAP, bytes, meaning)));
        }
        high = height(getItem().getValue(), width, zoom.get());
        requestLayout();
    }

    @Override
    protected double computePrefHeight(double width) {
        return isEmpty() ? ROW * zoom.get() : high;
    }

    @Override
    protected void updateItem(@Nullable ObservableValue<Line> place, boolean empty) {
        boolean same = place == getItem() && place != null && !empty && getGraphic() == row;
        super.updateItem(place, empty);
        if (same) {
            return;
        }
        here = here.next();
        if (empty || place == null) {
            setGraphic(null);
            setTooltip(null);
            return;
        }
        setGraphic(row);
        here.follow(new Lasting<>(place), this::show);
        setTooltip(whole);
    }

    private void show(Line line) {
        String style = line.field().role().name().toLowerCase(Locale.ROOT).replace('_', '-');
        role.getStyleClass().setAll(List.of("field-role", "role-" + style));
        name.setText(line.name());
        bytes.setText(line.bytes());
        meaning.setText(line.meaning());
        whole.setText("%s: %s\n%s\n%s".formatted(line.name(), line.meaning(), line.bytes(),
                Messages.get("model.span", TypeWords.offsets(line.field().span()), line.field().span().length())));
        fit();
        setAccessibleText("%s, %s, %s".formatted(line.name(), line.bytes(), line.meaning()));
    }
}
