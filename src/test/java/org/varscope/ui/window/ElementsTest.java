package org.varscope.ui.window;

import module java.base;
import module javafx.controls;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.varscope.codec.EncodeException;
import org.varscope.codec.Encoder;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Dialects;
import org.varscope.said.Numbers;
import org.varscope.text.TextException;
import org.varscope.text.godot.GodotReader;
import org.varscope.ui.command.Command;
import org.varscope.ui.theme.ThemeChoice;
import org.varscope.variant.Variant;
import org.varscope.variant.VariantKind;

/// Packed arrays in their table, by keyboard alone.
class ElementsTest extends WindowTestBase {
    private static final Dialect DIALECT = Dialects.of("godot4");
    private byte[] original;

    /// Opens a Dictionary with the array as `$.a`, and its table.
    private void openTable(Variant array) throws EncodeException {
        original = around(array);
        openWhole(write("packed.var", original));
        pick("$.a");
        press(KeyCode.SHORTCUT, KeyCode.DIGIT5);
    }

    private void openTable(String text) throws EncodeException, TextException {
        openTable(GodotReader.read(text, DIALECT));
    }

    private static byte[] around(Variant array) throws EncodeException {
        return Encoder.encode(Variant.Dictionary.of(List.of(new Variant.Entry(new Variant.Text("a"), array),
                new Variant.Entry(new Variant.Text("z"), new Variant.Int(7)))), DIALECT);
    }

    private void assertArray(String text) throws EncodeException, TextException {
        assertThat(bytes()).isEqualTo(around(GodotReader.read(text, DIALECT)));
    }

    /// {@return the cells in view, row by row}
    private List<String> cells() {
        settle();
        return on(() -> robot.lookup("#elements .table-row-cell").queryAll().stream().map(row -> (TableRow<?>) row)
                .filter(row -> !row.isEmpty() && row.isVisible()).sorted(Comparator.comparing(row -> row.getIndex()))
                .map(row -> row.getChildrenUnmodifiable().stream().filter(TableCell.class::isInstance)
                        .map(cell -> String.valueOf(((TableCell<?, ?>) cell).getText()))
                        .collect(Collectors.joining(" ")).strip()).toList());
    }

    @Test
    void arrowKeysTurnToTheNextViewThatThereIs() throws EncodeException, TextException {
        openTable("PackedFloat32Array(1, 2, 3)");
        on(() -> find("elements-show-table").requestFocus());
        press(KeyCode.RIGHT);
        assertThat(on(() -> find("elements-show-chart").isFocused())).isTrue();
        assertThat(on(() -> robot.lookup(".elements-chart").queryAll().stream().anyMatch(Node::isVisible))).isTrue();
    }

    @Test
    void theInspectorLeadsToTheElementsOfAPackedArray() {
        openSample();
        pick("$.player.gold");
        settle();
        assertThat(find("inspector-elements").isVisible()).isFalse();
        pick("$.world.seeds");
        settle();
        assertThat(find("inspector-elements").isVisible()).isTrue();
        click("inspector-elements");
        settle();
        assertThat(on(() -> find("elements").getParent().isVisible() && find("elements").isFocused())).isTrue();
    }

    @Test
    void theTableShowsWhereEveryElementIsAndWhatItIs() throws EncodeException, TextException {
        openTable("PackedVector2Array(1, 2, 0.1, -4)");
        long first = node("$.a").span().start() + 8;
        assertThat(cells()).containsExactly("0 0x%08X 1.0 2.0".formatted(first),
                "1 0x%08X 0.1 -4.0".formatted(first + 8), "new");
        assertThat(text("elements-words")).isEqualTo("$.a · PackedVector2Array · 2 elements");
    }

    @Test
    void aCellIsTypedOverAndEnterGoesOnBelow() throws EncodeException, TextException {
        openTable("PackedVector2Array(1, 2, 3, 4)");
        press(KeyCode.RIGHT);
        type("7");
        press(KeyCode.ENTER);
        type("8");
        press(KeyCode.ENTER);
        assertArray("PackedVector2Array(1, 7, 3, 8)");
        press(KeyCode.SHORTCUT, KeyCode.Z);
        assertArray("PackedVector2Array(1, 7, 3, 4)");
    }

    @Test
    void tabGoesOnBesideAndThenToTheNextElementAndTheLastRowAppends() throws EncodeException, TextException {
        openTable("PackedVector2Array(1, 2)");
        for (String typed : List.of("5", "6", "7", "8")) {
            type(typed);
            press(KeyCode.TAB);
        }
        assertArray("PackedVector2Array(5, 6, 7, 8)");
        assertThat(model().history().undoWords()).isEqualTo("set a[1].y to 8.0");
        press(KeyCode.SHORTCUT, KeyCode.Z);
        press(KeyCode.SHORTCUT, KeyCode.Z);
        assertArray("PackedVector2Array(5, 6)");
    }

    @Test
    void elementsAreInsertedAndDeletedInOneStep() throws EncodeException, TextException {
        openTable("PackedInt32Array(1, 2, 3, 4, 5)");
        press(KeyCode.DOWN);
        press(KeyCode.SHIFT, KeyCode.DOWN);
        press(KeyCode.DELETE);
        assertArray("PackedInt32Array(1, 4, 5)");
        assertThat(model().history().undoWords()).isEqualTo("remove 2 elements of a");
        press(KeyCode.INSERT);
        type("9");
        press(KeyCode.ENTER);
        assertArray("PackedInt32Array(1, 9, 4, 5)");
        press(KeyCode.SHORTCUT, KeyCode.A);
        press(KeyCode.DELETE);
        assertArray("PackedInt32Array()");
        for (int i = 0; i < 4; i++) {
            press(KeyCode.SHORTCUT, KeyCode.Z);
        }
        assertThat(bytes()).isEqualTo(original);
    }

    @Test
    void anEmptyArrayIsBegunByTyping() throws EncodeException, TextException {
        openTable("PackedStringArray()");
        type("h");
        type("i there");
        press(KeyCode.ENTER);
        type("2");
        press(KeyCode.ENTER);
        assertArray("PackedStringArray(\"hi there\", \"2\")");
    }

    @Test
    void whatDoesNotFitIsRefusedAtItsCell() throws EncodeException, TextException {
        openTable("PackedByteArray(1, 2, 3)");
        show("table");
        type("300");
        press(KeyCode.ENTER);
        assertThat(text("cell-error")).isEqualTo("300 is out of range; this takes 0 to 255");
        press(KeyCode.ESCAPE);
        assertThat(bytes()).isEqualTo(original);
        press(KeyCode.END);
        press(KeyCode.DOWN);
        type("300");
        press(KeyCode.ENTER);
        assertThat(text("cell-error")).contains("300 is out of range; this takes 0 to 255");
    }

    private void clip(String text) {
        on(() -> Clipboard.getSystemClipboard().setContent(Map.of(DataFormat.PLAIN_TEXT, text)));
    }

    private String clipped() {
        return on(() -> Clipboard.getSystemClipboard().getString());
    }

    @Test
    void rowsArePastedOverOthersAndPastTheEnd() throws EncodeException, TextException {
        openTable("PackedVector2Array(1, 2, 3, 4, 5, 6)");
        press(KeyCode.DOWN);
        press(KeyCode.DOWN);
        clip("x\ty\n10\t20\n30\t40\n");
        press(KeyCode.SHORTCUT, KeyCode.V);
        assertArray("PackedVector2Array(1, 2, 3, 4, 10, 20, 30, 40)");
        assertThat(model().messageProperty().get())
                .isEqualTo("Pasted 2 elements; the first row, of names, was left out.");
        press(KeyCode.SHORTCUT, KeyCode.Z);
        assertThat(bytes()).isEqualTo(original);
    }

    @Test
    void aColumnIsPastedIntoTheColumnOfTheKeyboard() throws EncodeException, TextException {
        openTable("PackedVector2Array(1, 2, 3, 4, 5, 6)");
        press(KeyCode.RIGHT);
        clip("7\n8");
        press(KeyCode.SHORTCUT, KeyCode.V);
        assertArray("PackedVector2Array(1, 7, 3, 8, 5, 6)");
    }

    @Test
    void rowsArePastedAsNewOnes() throws EncodeException, TextException {
        openTable("PackedVector2Array(1, 2, 3, 4)");
        press(KeyCode.DOWN);
        clip("7, 8\n9, 10");
        press(KeyCode.SHORTCUT, KeyCode.ALT, KeyCode.V);
        assertArray("PackedVector2Array(1, 2, 7, 8, 9, 10, 3, 4)");
        clip("7, nothing");
        press(KeyCode.SHORTCUT, KeyCode.V);
        assertThat(model().messageProperty().get())
                .startsWith("Not pasted: character 3: found \u201Cnothing\u201D in row 1, cell 2;");
        assertArray("PackedVector2Array(1, 2, 7, 8, 9, 10, 3, 4)");
    }

    @Test
    void rowsAreCopiedAsSpreadsheetsTakeThem() throws EncodeException, TextException {
        openTable("PackedVector2Array(1, 0.1, 3, 4, 5, 6)");
        press(KeyCode.SHIFT, KeyCode.DOWN);
        press(KeyCode.SHORTCUT, KeyCode.C);
        assertThat(clipped()).isEqualTo("1\t0.1\n3\t4");
        press(KeyCode.SHORTCUT, KeyCode.X);
        assertArray("PackedVector2Array(5, 6)");
    }

    @Test
    void theColumnOfTheKeyboardIsSortedBy() throws EncodeException, TextException {
        openTable("PackedVector2Array(1, 5, 3, 4, 5, 6)");
        press(KeyCode.RIGHT);
        press(KeyCode.SHORTCUT, KeyCode.T);
        assertArray("PackedVector2Array(3, 4, 1, 5, 5, 6)");
        press(KeyCode.SHORTCUT, KeyCode.SHIFT, KeyCode.T);
        assertArray("PackedVector2Array(5, 6, 1, 5, 3, 4)");
    }

    @Test
    void theRowThatHasTheKeyboardIsSelectedInEveryPane() throws EncodeException, TextException {
        openTable("PackedInt32Array(10, 20, 30)");
        press(KeyCode.DOWN);
        press(KeyCode.DOWN);
        assertThat(text("inspector-path")).isEqualTo("$.a[2]");
        on(() -> model().selecting().pick(node("$.a").location(), 1));
        type("5");
        press(KeyCode.ENTER);
        assertArray("PackedInt32Array(10, 5, 30)");
    }

    @Test
    void aMillionElementsAreInViewAtOnce() throws EncodeException {
        float[] numbers = new float[3_000_000];
        Arrays.fill(numbers, 0.5f);
        numbers[numbers.length - 1] = 7;
        openTable(new Variant.PackedFloats(VariantKind.PACKED_VECTOR3_ARRAY, numbers));
        press(KeyCode.END);
        assertThat(cells()).anyMatch(row -> row.startsWith("999999 ") && row.endsWith(" 0.5 0.5 7.0"));
        press(KeyCode.DELETE);
        assertThat(text("elements-words")).endsWith(Numbers.grouped(999_999) + " elements");
        press(KeyCode.HOME);
        assertThat(cells()).anyMatch(row -> row.startsWith("0 "));
    }

    @ParameterizedTest
    @CsvSource({"DARK, 1440, 900", "LIGHT, 1440, 900", "DARK, 900, 600", "LIGHT, 900, 600"})
    void itLooksLikeTheRest(ThemeChoice look, int width, int height) throws EncodeException, TextException {
        on(() -> theme.choiceProperty().set(look));
        size(width, height);
        openTable("PackedVector3Array(%s)".formatted(IntStream.range(0, 60)
                .mapToObj(i -> Float.toString(i * 0.37f)).collect(Collectors.joining(", "))));
        press(KeyCode.DOWN);
        press(KeyCode.SHIFT, KeyCode.DOWN);
        press(KeyCode.RIGHT);
        run(Command.FILL_LISTS);
        assertThat(find("elements").getLayoutBounds().getHeight()).isGreaterThan(height * 0.6);
    }

    /// A walk at random through space, or over the plane.
    private static Variant walk(VariantKind kind, int numbers, int each) {
        Random random = new Random(8);
        float[] walk = new float[numbers];
        for (int i = each; i < numbers; i++) {
            walk[i] = walk[i - each] + (float) random.nextGaussian();
        }
        return new Variant.PackedFloats(kind, walk);
    }

    private void show(String view) {
        on(() -> ((ToggleButton) find("elements-show-" + view)).fire());
        settle();
    }

    @Test
    void aMillionElementsAreCharted() throws EncodeException {
        size(1440, 900);
        openTable(walk(VariantKind.PACKED_VECTOR3_ARRAY, 3_000_000, 3));
        run(Command.FILL_LISTS);
        show("chart");
        await(() -> text("elements-chart-words").startsWith("elements 0 to " + Numbers.grouped(999_999)));
        assertThat(find("elements-chart").getAccessibleText()).startsWith("A chart of elements 0 to ")
                .contains("x from ");
        press(KeyCode.UP);
        await(() -> !text("elements-chart-words").startsWith("elements 0 to " + Numbers.grouped(999_999)));
        assertThat(on(() -> find("elements-chart").isFocused())).isTrue();
        press(KeyCode.ENTER);
        assertThat(model().selection().element()).isGreaterThanOrEqualTo(0);
        show("table");
        assertThat(cells()).anyMatch(row -> row.startsWith(model().selection().element() + " "));
    }

    @ParameterizedTest
    @CsvSource({"DARK, 1440, 900", "LIGHT, 900, 600"})
    void pointsAreOnAMap(ThemeChoice look, int width, int height) throws EncodeException {
        on(() -> theme.choiceProperty().set(look));
        size(width, height);
        openTable(walk(VariantKind.PACKED_VECTOR2_ARRAY, 40_000, 2));
        press(KeyCode.DOWN);
        show("chart");
        show("map");
        String all = Numbers.grouped(20_000) + " of " + Numbers.grouped(20_000) + " points: x from ";
        await(() -> text("elements-map-words").startsWith(all));
        run(Command.FILL_LISTS);
        await(() -> text("elements-map-words").startsWith(all));
        press(KeyCode.PLUS);
        await(() -> !text("elements-map-words").startsWith(all));
        press(KeyCode.ENTER);
        await(() -> model().selection().element() > 1);
        press(KeyCode.HOME);
        await(() -> text("elements-map-words").startsWith(all));
    }

    @Test
    void aChartIsNamedInFull() throws EncodeException, TextException {
        openTable("PackedInt32Array(3, 1, 2)");
        show("chart");
        await(() -> text("elements-chart-words").startsWith("elements 0 to 2"));
        Labeled name = (Labeled) find("elements-chart").lookup(".chart-name");
        assertThat(on(() -> name.getWidth())).isGreaterThanOrEqualTo(on(() -> name.prefWidth(-1)));
    }

    @Test
    void textsHaveNeitherChartNorMap() throws EncodeException, TextException {
        openTable("PackedStringArray(\"a\")");
        assertThat(find("elements-show-chart").isVisible()).isFalse();
        assertThat(find("elements-show-map").isVisible()).isFalse();
    }
}
