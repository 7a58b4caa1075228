package org.varscope.ui.window;

import module java.base;
import module javafx.controls;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.varscope.bytes.Span;
import org.varscope.codec.EncodeException;
import org.varscope.codec.Encoder;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Dialects;
import org.varscope.dialect.Framing;
import org.varscope.document.edit.Edit;
import org.varscope.text.TextException;
import org.varscope.text.godot.GodotReader;
import org.varscope.ui.toolkit.QueuedExecutor;
import org.varscope.variant.Variant;
import org.varscope.variant.VariantKind;

/// Elements of packed arrays as rows of the structure, edited one by one.
class ElementEditingTest extends WindowTestBase {
    private static final int MANY = 3_000_000;
    private byte[] original;

    private void openArray(String text, String dialect) throws TextException, EncodeException {
        openArray(GodotReader.read(text, Dialects.of(dialect)), Dialects.of(dialect));
    }

    /// Opens a Dictionary with the array as `$.a` and something behind it.
    private void openArray(Variant array, Dialect dialect) throws EncodeException {
        original = encoded(array, dialect);
        openWhole(write("packed.var", original));
        if (model().structure().dialect() != dialect) {
            apply(new Edit.Reinterpret(dialect, Framing.BARE));
        }
    }

    private static byte[] encoded(Variant array, Dialect dialect) throws EncodeException {
        return Encoder.encode(Variant.Dictionary.of(List.of(
                new Variant.Entry(new Variant.Text("a"), array),
                new Variant.Entry(new Variant.Text("z"), new Variant.Int(7)))), dialect);
    }

    /// Goes to the element by its row, as a person does.
    private void select(int index) {
        pick("$.a");
        on(() -> find("structure").requestFocus());
        press(KeyCode.RIGHT);
        for (int i = 0; i <= index; i++) {
            press(KeyCode.DOWN);
        }
    }

    private void edit(String typed) {
        press(KeyCode.F2);
        press(KeyCode.SHORTCUT, KeyCode.A);
        type(typed);
        press(KeyCode.ENTER);
    }

    private void goTo(String where) {
        press(KeyCode.SHORTCUT, KeyCode.G);
        on(() -> ((TextField) find("go-to-text")).setText(where));
        press(KeyCode.ENTER);
    }

    private byte[] with(long at, byte[] bytes) {
        byte[] expected = original.clone();
        System.arraycopy(bytes, 0, expected, (int) at, bytes.length);
        return expected;
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            godot4       | PackedByteArray(1, 2, 3)                          | 2 | 0xFF       | 2  | FF
            godot4       | PackedInt32Array(1, 2, 3)                         | 1 | -5         | 4  | FBFFFFFF
            godot4       | PackedInt64Array(1, 2)                            | 0 | 5000000000 | 0  | 00F2052A01000000
            godot4       | PackedFloat32Array(0.1, 2)                        | 0 | 0.25       | 0  | 0000803E
            godot4       | PackedFloat64Array(0.1, 2)                        | 1 | 0.3        | 8  | 333333333333D33F
            godot4       | PackedVector2Array(1, 2, 3, 4)                    | 1 | (3, 0.5)   | 8  | 000040400000003F
            godot4-double | PackedVector2Array(0.1, 2, 3, 4)                  | 0 | (0.3, 2)   | 0  | 333333333333D33F0000000000000040
            godot4       | PackedColorArray(0, 0, 0, 1, 1, 1, 1, 1)          | 1 | (1, 0, 0)  | 16 | 0000803F00000000000000000000803F
            godot3       | PoolIntArray( 1, 2, 3 )                           | 2 | 9          | 8  | 09000000
            godot3       | PoolVector3Array( 1, 2, 3, 4, 5, 6 )              | 1 | 4, 5, 7    | 12 | 0000804000 00A0400000E040
            """)
    void anElementIsEditedInItsRowAndNothingElseChanges(String dialect, String array, int index, String typed,
    int offset,
            String hex) throws TextException, EncodeException {
        openArray(array, dialect);
        long first = node("$.a").span().start() + 8;
        select(index);
        edit(typed);
        byte[] expected = with(first + offset, HexFormat.of().parseHex(hex.replace(" ", "")));
        assertThat(bytes()).isEqualTo(expected);
        press(KeyCode.SHORTCUT, KeyCode.Z);
        assertThat(bytes()).isEqualTo(original);
    }

    @Test
    void anElementIsShownInEveryPane() throws TextException, EncodeException {
        openArray("PackedInt32Array(10, 20, 30)", "godot4");
        select(1);
        Span span = new Span(node("$.a").span().start() + 12, 4);
        assertThat(rows()).contains("[0], int, 10", "[1], int, 20", "[2], int, 30");
        assertThat(model().selection().bytes()).isEqualTo(span);
        assertThat(text("inspector-path")).isEqualTo("$.a[1]");
        assertThat(((TextField) find("inspector-value")).getText()).isEqualTo("20");
        assertThat(text("inspector-facts")).startsWith("int, element of PackedInt32Array");
        press(KeyCode.SHORTCUT, KeyCode.UP);
        assertThat(text("inspector-path")).isEqualTo("$.a");
    }

    @Test
    void anElementIsEditedInTheInspector() throws TextException, EncodeException {
        openArray("PackedInt32Array(10, 20, 30)", "godot4");
        select(2);
        on(() -> find("inspector-value").requestFocus());
        press(KeyCode.SHORTCUT, KeyCode.A);
        type("31");
        press(KeyCode.ENTER);
        assertThat(bytes()).isEqualTo(with(node("$.a").span().start() + 16, new byte[] {31}));
    }

    @Test
    void bytesOfAnotherElementSelectIt() throws TextException, EncodeException {
        openArray("PackedInt32Array(10, 20, 30)", "godot4");
        select(0);
        long third = node("$.a").span().start() + 16;
        on(() -> model().selecting().bytes(third, third));
        assertThat(text("inspector-path")).isEqualTo("$.a[2]");
        on(() -> find("structure").requestFocus());
        edit("33");
        assertThat(bytes()).isEqualTo(with(third, new byte[] {33}));
    }

    @Test
    void whatAnElementCannotHoldIsRefusedAtItsRow() throws TextException, EncodeException {
        openArray("PackedByteArray(1, 2, 3)", "godot4");
        select(1);
        edit("256");
        assertThat(text("cell-error")).contains("256 is out of range; this takes 0 to 255");
        assertThat(bytes()).isEqualTo(original);
        press(KeyCode.ESCAPE);
        edit("many");
        assertThat(isThere("cell-error")).isTrue();
        assertThat(bytes()).isEqualTo(original);
    }

    @Test
    void commandsForWholeValuesLeaveTheArrayOfAnElementAlone() throws TextException, EncodeException {
        openArray("PackedByteArray(1, 2, 3)", "godot4");
        select(1);
        press(KeyCode.DELETE);
        press(KeyCode.SHORTCUT, KeyCode.BACK_SPACE);
        press(KeyCode.ALT, KeyCode.DOWN);
        press(KeyCode.SHORTCUT, KeyCode.X);
        assertThat(bytes()).isEqualTo(original);
    }

    @Test
    void aTextThatGrowsMovesWhatIsBehindIt() throws TextException, EncodeException {
        openArray("PackedStringArray(\"a\", \"bb\", \"ccc\")", "godot4");
        select(1);
        edit("\"a longer text\"");
        assertThat(bytes()).isEqualTo(encoded(new Variant.PackedStrings(List.of("a", "a longer text", "ccc")),
                Dialects.of("godot4")));
        assertThat(rows()).contains("[1], String, \"a longer text\"", "[2], String, \"ccc\"", "z, int, 7");
        press(KeyCode.DOWN);
        edit("d");
        assertThat(bytes()).isEqualTo(encoded(new Variant.PackedStrings(List.of("a", "a longer text", "d")),
                Dialects.of("godot4")));
        press(KeyCode.SHORTCUT, KeyCode.Z);
        press(KeyCode.SHORTCUT, KeyCode.Z);
        assertThat(bytes()).isEqualTo(original);
        assertThat(rows()).contains("[1], String, \"bb\"", "[2], String, \"ccc\"");
    }

    @Test
    void aDoubleClickEditsAnElement() throws TextException, EncodeException {
        openArray("PackedInt32Array(10, 20, 30)", "godot4");
        select(0);
        robot.doubleClickOn(cell("[1], "));
        settle();
        assertThat(((TextField) find("cell-editor")).getText()).isEqualTo("20");
    }

    @Test
    void aDoubleClickOnTheTextOfASmallArrayEditsIt() throws TextException, EncodeException {
        openArray("PackedInt32Array(10, 20, 30)", "godot4");
        robot.doubleClickOn(cell("a, "));
        settle();
        assertThat(isThere("cell-editor")).isTrue();
    }

    private Node cell(String start) {
        Node row = robot.lookup(".tree-table-row-cell").queryAll().stream().filter(Node::isVisible)
                .filter(one -> String.valueOf(one.getAccessibleText()).startsWith(start)).findFirst().orElseThrow();
        return row.lookup(".value-cell");
    }

    @Test
    void anElementAmongMillionsIsGoneToAndEdited() throws EncodeException {
        int[] numbers = new int[MANY];
        Arrays.setAll(numbers, i -> i);
        openArray(new Variant.PackedInts(VariantKind.PACKED_INT32_ARRAY, numbers), Dialects.of("godot4"));
        long at = node("$.a").span().start() + 8 + 4L * 2_345_678;
        goTo("$.a[2345678]");
        assertThat(model().selection().bytes()).isEqualTo(new Span(at, 4));
        assertThat(rows()).contains("[2345678], int, 2345678");
        edit("-1");
        assertThat(Arrays.equals(bytes(), with(at, new byte[] {-1, -1, -1, -1}))).isTrue();
        assertThat(rows()).contains("[2345678], int, -1");
        press(KeyCode.SHORTCUT, KeyCode.Z);
        assertThat(Arrays.equals(bytes(), original)).isTrue();
    }

    @Test
    void aTextAmongManyIsGoneToAndEditedWhenItsPlaceIsFound() throws EncodeException {
        List<String> texts = new ArrayList<>();
        for (int i = 0; i < 300_000; i++) {
            texts.add("text " + i);
        }
        openArray(new Variant.PackedStrings(texts), Dialects.of("godot4"));
        QueuedExecutor queue = new QueuedExecutor();
        background = queue;
        goTo("$.a[250000]");
        on(queue::runAll);
        on(queue::runAll);
        assertThat(rows()).contains("[250000], String, \"text 250000\"");
        edit("a text that is longer than it was");
        on(queue::runAll);
        on(queue::runAll);
        texts.set(250_000, "a text that is longer than it was");
        assertThat(Arrays.equals(bytes(), encoded(new Variant.PackedStrings(texts), Dialects.of("godot4")))).isTrue();
        assertThat(rows()).contains("[250000], String, \"a text that is longer than it was\"",
                "[250001], String, \"text 250001\"");
        assertThat(text("inspector-path")).isEqualTo("$.a[250000]");
        press(KeyCode.SHORTCUT, KeyCode.Z);
        on(queue::runAll);
        assertThat(Arrays.equals(bytes(), original)).isTrue();
        assertThat(rows()).contains("[250000], String, \"text 250000\"");
    }
}
