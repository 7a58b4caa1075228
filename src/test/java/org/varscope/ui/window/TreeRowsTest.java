package org.varscope.ui.window;

import module java.base;
import module javafx.controls;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.varscope.bytes.Span;
import org.varscope.check.Made;
import org.varscope.codec.EncodeException;
import org.varscope.codec.Encoder;
import org.varscope.dialect.Dialects;
import org.varscope.document.edit.Edit;
import org.varscope.scan.index.Location;
import org.varscope.ui.file.Sample;
import org.varscope.variant.Variant;

/// What the rows of the structure say and where they stand.
class TreeRowsTest extends WindowTestBase {
    private static final int ENTRIES = 3000;

    private void openMany() throws EncodeException {
        openMany(ENTRIES);
    }

    private void openMany(int entries) throws EncodeException {
        List<Variant> elements = new ArrayList<>();
        for (int i = 0; i < entries; i++) {
            elements.add(Variant.Array.of(List.of(new Variant.Int(i), Variant.Array.of(List.of(new Variant.Int(i))))));
        }
        Variant value = Variant.Dictionary.of(List.of(
                new Variant.Entry(new Variant.Text("flags"), new Variant.Bool(true)),
                new Variant.Entry(new Variant.Text("list"), Variant.Array.of(elements))));
        byte[] bytes = Encoder.encode(value, Dialects.of("godot4"));
        open(write("many.var", bytes));
    }

    private Node row(String start) {
        return robot.lookup(".tree-table-row-cell").queryAll().stream().filter(Node::isVisible)
                .filter(row -> String.valueOf(row.getAccessibleText()).startsWith(start)).findFirst().orElseThrow();
    }

    private Bounds words(Node row) {
        Labeled name = (Labeled) row.lookup(".name-cell");
        return on(() -> {
            Text text = (Text) name.lookup(".text");
            assertThat(text.getText()).isEqualTo(name.getText());
            return text.localToScene(text.getLayoutBounds());
        });
    }

    @Test
    void theNameOfALoneValueStandsWhereThatOfACollectionDoes() {
        open(write("one.var", HexFormat.of().parseHex("020000002A000000")));
        double alone = words(row("$")).getMinX();
        set("$", Variant.Dictionary.of(List.of(
                new Variant.Entry(new Variant.Text("a"), new Variant.Int(1)))));
        settle();
        assertThat(words(row("$")).getMinX()).isCloseTo(alone, within(1.0));
    }

    @Test
    void rowsThatTakeThePlaceOfRangesSayTheirTypes() throws EncodeException {
        openMany(60_000);
        pick("$.list");
        press(KeyCode.RIGHT);
        pick("$.list[50000]");
        List<String> types = robot.lookup(".tree-table-row-cell").queryAll().stream().filter(Node::isVisible)
                .filter(row -> String.valueOf(row.getAccessibleText()).contains(", Array, "))
                .map(row -> String.valueOf(((Labeled) row.lookup(".type-cell")).getText())).toList();
        assertThat(types).hasSizeGreaterThan(5).containsOnly("Array");
    }

    @ParameterizedTest
    @ValueSource(ints = {900, 1000})
    void theNamesOfRangesAreNotCutOff(int width) throws EncodeException {
        size(width, 700);
        openMany();
        pick("$.list");
        press(KeyCode.RIGHT);
        assertThat(words(row("[1,000 \u2026 1,999]")).getWidth()).isPositive();
    }

    @Test
    void ofARowThatStandsForManyTheFirstIsPickedAndTheRowStaysSelected() throws EncodeException {
        openMany();
        pick("$.list");
        press(KeyCode.RIGHT);
        press(KeyCode.DOWN);
        press(KeyCode.DOWN);
        assertThat(model().selection().value()).isEqualTo(node("$.list[1000]").location());
        assertThat(text("inspector-several")).startsWith("1,000 values are selected");
    }

    @Test
    void elementsSayTheirTypeWhereTheirNamesFit() {
        size(1280, 800);
        openWhole(write("array.var", Made.bytes("PackedVector3Array(%s0)".formatted("0, ".repeat(35)))));
        pick("$");
        press(KeyCode.RIGHT);
        assertThat(on(() -> row("[10], ").lookup(".type-cell").getOpacity())).isOne();
    }

    @Test
    void eachLevelIsIndentedMoreThanTheOneAboveIt() throws EncodeException {
        openMany();
        pick("$.list[1000][1][0]");
        double range = words(row("[1,000 \u2026 1,999]")).getMinX();
        double element = words(row("[1000], ")).getMinX();
        double below = words(row("[1], Array, [1000]")).getMinX();
        assertThat(element).isGreaterThan(range + 5);
        assertThat(below).isGreaterThan(element + 5);
    }

    @Test
    void bytesBehindTheLastValueHaveARow() {
        byte[] save = Sample.FIRST.bytes();
        byte[] value = Arrays.copyOfRange(save, 4, save.length);
        open(write("value.var", value));
        byte[] more = new byte[12];
        Arrays.fill(more, (byte) 0x99);
        apply(Edit.insert(value.length, more));
        assertThat(rows()).contains("left over, , 12 bytes unclaimed");
        on(() -> find("structure").requestFocus());
        press(KeyCode.END);
        assertThat(model().selection().bytes()).isEqualTo(new Span(value.length, 12));
        TreeTableView<?> tree = (TreeTableView<?>) find("structure");
        assertThat(tree.getSelectionModel().getSelectedItem().isLeaf()).isTrue();
        on(() -> model().history().undo());
        assertThat(rows()).noneMatch(row -> row.startsWith("left over")).anyMatch(row -> row.startsWith("$, "));
    }

    @Test
    void valuesThatAreGuessedStandBehindTheGapBeforeThem() {
        openSample();
        byte[] bytes = bytes();
        long header = node("$.inventory[1]").span().start();
        Arrays.fill(bytes, (int) header, (int) header + 24, (byte) 0x77);
        open(write("torn.save", bytes));
        on(() -> model().selecting().pick(Location.record(0).child(3)));
        press(KeyCode.RIGHT);
        assertThat(rows()).anyMatch(row -> row.matches("(gap, , .*|.*cut off.*|\\[1\\].*)"));
    }
}
