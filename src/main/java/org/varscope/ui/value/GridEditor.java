package org.varscope.ui.value;

import module java.base;
import module javafx.controls;
import javafx.scene.control.Label;
import javafx.scene.paint.Color;
import org.jspecify.annotations.Nullable;
import org.varscope.text.TextException;
import org.varscope.text.TextRemark;
import org.varscope.text.cell.ColorText;
import org.varscope.text.cell.FloatBits;
import org.varscope.text.cell.IntBits;
import org.varscope.text.cell.RealText;
import org.varscope.ui.message.Messages;
import org.varscope.variant.NumberNames;
import org.varscope.variant.Variant;
import org.varscope.variant.VariantKind;

/// A value made of numbers as a grid of them, in the columns that scripts see; below it, the one that had the keyboard
/// last by its exact bits. Each is edited by itself: all others keep every bit.
final class GridEditor implements ValueEditor {
    private static final IntBits WHOLE = new IntBits(Integer.SIZE, true);
    /// As many numbers as can be read beside each other where the pane is narrow.
    private static final int ABREAST = 3;

    private final VariantKind kind;
    private final ValueField[] cells;
    private final ValueField exact;
    private final @Nullable RotationRow rotation;
    private final @Nullable ColorRow color;
    private final WidthChoice width;
    private final VBox view = new VBox();
    private @Nullable EditedValue edited;
    private int current;

    GridEditor(VariantKind kind, Commit commit) {
        this.kind = kind;
        this.cells = new ValueField[kind.numbers()];
        Label error = ValueField.error("value-grid-error");
        GridPane grid = new GridPane();
        grid.getStyleClass().add("value-grid");
        for (GridPlace place : GridPlace.of(kind)) {
            int number = place.number();
            ValueField cell = new ValueField("value-cell-" + number, NumberNames.of(kind, number), error, commit,
                    typed -> value().setting(number, read(typed)));
            cell.field().focusedProperty().subscribe(is -> choose(is, number));
            cells[number] = cell;
        }
        lay(grid);
        exact = new ValueField("value-exact", "", error, commit, typed -> value().setting(current, bits(typed)));
        // As wide as the name of a number is.
        exact.label().setMinWidth(Region.USE_PREF_SIZE);
        exact.label().getStyleClass().setAll("label", "muted", "value-heading");
        width = new WidthChoice(commit);
        rotation = RotationRow.isFor(kind) ? new RotationRow(kind, commit) : null;
        color = kind == VariantKind.COLOR ? new ColorRow(commit) : null;
        view.getStyleClass().add("value-rows");
        if (color != null) {
            view.getChildren().add(color.view());
        }
        view.getChildren().addAll(grid, error, exact.row());
        if (rotation != null) {
            view.getChildren().add(rotation.view());
        }
        view.getChildren().add(width.view());
    }

    private void lay(GridPane grid) {
        List<GridPlace> places = GridPlace.of(kind);
        List<String> rows = places.stream().map(GridPlace::row).distinct().toList();
        List<String> columns = places.stream().map(GridPlace::column).distinct().toList();
        if (rows.size() == 1 && columns.size() > ABREAST) {
            layInPairs(grid, places);
            return;
        }
        if (columns.size() > ABREAST) {
            grid.getStyleClass().add("dense");
        }
        int first = rows.size() == 1 ? 0 : 1;
        for (int column = 0; column < columns.size(); column++) {
            Label heading = heading(columns.get(column));
            heading.setPrefWidth(0); // all columns are as wide as their numbers
            heading.setMaxWidth(Double.MAX_VALUE);
            grid.add(heading, column + first, 0);
        }
        for (int row = 0; row < rows.size() * first; row++) {
            grid.add(heading(rows.get(row)), 0, row + 1);
        }
        for (GridPlace place : places) {
            add(grid, place, columns.indexOf(place.column()) + first, rows.indexOf(place.row()) + 1);
        }
    }

    private void layInPairs(GridPane grid, List<GridPlace> places) {
        for (int at = 0; at < places.size(); at++) {
            grid.add(heading(places.get(at).column()), at % 2 * 2, at / 2);
            add(grid, places.get(at), at % 2 * 2 + 1, at / 2);
        }
    }

    private void add(GridPane grid, GridPlace place, int column, int row) {
        TextField field = cells[place.number()].field();
        GridPane.setHgrow(field, Priority.ALWAYS);
        grid.add(field, column, row);
    }

    private static Label heading(String name) {
        Label heading = new Label(name);
        heading.getStyleClass().addAll("muted", "value-heading");
        return heading;
    }

    private EditedValue value() {
        return Objects.requireNonNull(edited);
    }

    private Variant read(String typed) throws TextException {
        return kind.isIntegral() ? whole(typed)
                : Variant.Real.of(RealText.read(typed, value().isWide()));
    }

    private Variant bits(String typed) throws TextException {
        return kind.isIntegral() ? whole(typed) : new FloatBits(0, value().isWide()).read(typed).number();
    }

    private static Variant whole(String typed) throws TextException {
        long number = WHOLE.read(typed);
        if (number != (int) number) {
            throw new TextException(0, "`" + typed.strip() + "`",
                    TextRemark.WHOLE_NUMBER_FROM.with(Integer.MIN_VALUE, Integer.MAX_VALUE));
        }
        return new Variant.Int(number);
    }

    private void choose(boolean focused, int number) {
        if (focused && edited != null) {
            current = number;
            showExact();
        }
    }

    private void showExact() {
        String number = NumberNames.of(kind, current);
        exact.label().setText(Messages.get("value.exactly", number));
        exact.field().setAccessibleText(Messages.get("value.exactly", number));
        exact.show(called(current), switch (value().value()) {
            case Variant.Ints(_, var numbers) -> WHOLE.hex(numbers[current]);
            case Variant.Reals(_, var numbers) ->
                    FloatBits.of(Variant.Real.of(numbers[current]), value().isWide()).hex();
            default -> "";
        });
    }

    private String called(int number) {
        return value().name() + "." + NumberNames.of(kind, number);
    }

    @Override
    public Region view() {
        return view;
    }

    @Override
    public void show(EditedValue value) {
        edited = value;
        for (int number = 0; number < cells.length; number++) {
            cells[number].show(called(number), switch (value.value()) {
                case Variant.Ints(_, var numbers) -> Integer.toString(numbers[number]);
                case Variant.Reals(_, var numbers) -> RealText.show(numbers[number], value.isWide());
                default -> "";
            });
        }
        showExact();
        width.show(value);
        if (value.value() instanceof Variant.Reals(_, var numbers)) {
            if (rotation != null) {
                rotation.show(value, numbers);
            }
            if (color != null) {
                color.show(value, numbers);
            }
        }
    }

    @Override
    public boolean hasLine() {
        return false;
    }

    @Override
    public Node target() {
        return cells[GridPlace.of(kind).getFirst().number()].field();
    }

    /// Where one number of a value is in a grid: matrices in columns, as scripts see them, and everything else in
    /// rows.
    ///
    /// @param number which it is, in the order of the bytes
    /// @param row    what its row is called; empty where there is only one
    /// @param column what its column is called
    record GridPlace(int number, String row, String column) {
        /// {@return the numbers of a value of `kind`, row by row}
        static List<GridPlace> of(VariantKind kind) {
            List<GridPlace> places = new ArrayList<>();
            for (int number = 0; number < kind.numbers(); number++) {
                List<String> names = List.of(NumberNames.of(kind, number).split("\\."));
                String last = names.getLast();
                String before = names.size() == 1 ? "" : names.get(names.size() - 2);
                places.add(switch (kind) {
                    case TRANSFORM2D, BASIS, TRANSFORM3D, PROJECTION -> new GridPlace(number, last, before);
                    case PLANE -> new GridPlace(number, "", last);
                    default -> new GridPlace(number, before, last);
                });
            }
            List<String> rows = places.stream().map(GridPlace::row).distinct().toList();
            List<String> columns = places.stream().map(GridPlace::column).distinct().toList();
            places.sort(Comparator.comparingInt((GridPlace place) -> rows.indexOf(place.row))
                    .thenComparingInt(place -> columns.indexOf(place.column)));
            return places;
        }
    }

    /// A colour to be seen and chosen, and its hexadecimal digits. What is brighter than a screen is told by its
    /// numbers.
    static final class ColorRow {
        private final ColorPicker picker = new ColorPicker();
        private final ValueField hex;
        private final VBox view;
        private @Nullable EditedValue edited;

        ColorRow(Commit commit) {
            picker.setId("value-picker");
            picker.getStyleClass().addAll("button", "value-picker");
            picker.setAccessibleText(Messages.get("value.picker"));
            picker.setOnAction(_ -> {
                Color chosen = picker.getValue();
                EditedValue value = Objects.requireNonNull(edited);
                commit.takeOrSay(value.setting(new Variant.Reals(VariantKind.COLOR, DoubleStream.of(chosen.getRed(),
                        chosen.getGreen(), chosen.getBlue(), chosen.getOpacity()).map(value::stored).toArray())));
            });
            var error = ValueField.error("value-color-error");
            hex = new ValueField("value-color", Messages.get("value.hex"), error, commit, typed ->
                    Objects.requireNonNull(edited).setting(
                            new Variant.Reals(VariantKind.COLOR, ColorText.read(typed))));
            HBox row = hex.row();
            row.getChildren().add(picker);
            view = new VBox(row, error);
        }

        /// {@return the control}
        Region view() {
            return view;
        }

        /// Shows the colour with these parts.
        void show(EditedValue value, double[] rgba) {
            edited = value;
            picker.setValue(new Color(screen(rgba[0]), screen(rgba[1]), screen(rgba[2]), screen(rgba[3])));
            hex.show(value.name(), ColorText.show(rgba));
        }

        private static double screen(double channel) {
            return Double.isNaN(channel) ? 0 : Math.clamp(channel, 0, 1);
        }
    }
}
