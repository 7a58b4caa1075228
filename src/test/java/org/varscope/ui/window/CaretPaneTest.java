package org.varscope.ui.window;

import module java.base;
import module javafx.controls;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.varscope.bytes.Span;
import org.varscope.document.edit.Edit;
import org.varscope.text.cell.RawCell;
import org.varscope.ui.command.Command;
import org.varscope.ui.file.Sample;
import org.varscope.ui.message.LanguageChoice;
import org.varscope.ui.message.Messages;

/// Bytes at the caret, whatever the file has them for.
class CaretPaneTest extends WindowTestBase {
    private static final int LITTLE = 1;
    private static final int BIG = 2;
    private static final String GOLD = "$.player.gold";

    private byte[] original;

    @BeforeEach
    void sample() {
        size(1440, 900);
        original = Sample.FIRST.bytes();
        open(write("adventure.save", original));
        pick(GOLD);
    }

    @SuppressWarnings("unchecked")
    private TableView<RawCell> table() {
        return (TableView<RawCell>) find("caret-table");
    }

    private String shown(RawCell cell, int column) {
        return on(() -> (String) table().getColumns().get(column).getCellData(cell));
    }

    private void focus(RawCell cell, int column) {
        on(() -> {
            table().requestFocus();
            table().getSelectionModel().clearAndSelect(cell.ordinal(), table().getColumns().get(column));
        });
    }

    private void edit(RawCell cell, int column, String typed) {
        focus(cell, column);
        press(KeyCode.F2);
        press(KeyCode.SHORTCUT, KeyCode.A);
        type(typed);
        press(KeyCode.ENTER);
    }

    private byte[] with(long at, int... bytes) {
        byte[] expected = original.clone();
        for (int i = 0; i < bytes.length; i++) {
            expected[(int) at + i] = (byte) bytes[i];
        }
        return expected;
    }

    @Test
    void theBytesAtTheCaretAreReadAsEverythingInBothOrders() {
        long at = node(GOLD).span().start() + 4;
        on(() -> model().selecting().bytes(at, at));
        assertThat(text("caret-offset")).isEqualTo("0x%08X".formatted(at));
        assertThat(shown(RawCell.U8, LITTLE)).isEqualTo("100");
        assertThat(shown(RawCell.U8, BIG)).isEmpty();
        assertThat(shown(RawCell.I32, LITTLE)).isEqualTo("100");
        assertThat(shown(RawCell.I32, BIG)).isEqualTo("1677721600");
        assertThat(shown(RawCell.UTF_8, LITTLE)).isEqualTo("d  U+0064");
        on(() -> model().selecting().bytes(original.length - 1, original.length - 1));
        assertThat(shown(RawCell.U16, LITTLE)).isEqualTo("\u2013");
    }

    @ParameterizedTest
    @CsvSource({"$.player.gold, 4", "$.player.xp, 4", "$.player.name, 8", "$.player.pos, 4", "$.player, 4",
            "$.scores, 8"})
    void aSelectedValueIsReadFromWhereItSaysWhatItIs(String path, long after) {
        pick(path);
        settle();
        assertThat(text("caret-offset")).isEqualTo("0x%08X".formatted(node(path).span().start() + after));
    }

    @Test
    void selectedBytesAreReadFromTheFirstAndSoIsWhatTheyBelongTo() {
        Span gold = node(GOLD).span();
        on(() -> model().selecting().bytes(gold.start() + 4, gold.end()));
        settle();
        assertThat(text("caret-offset")).isEqualTo("0x%08X".formatted(gold.start() + 4));
        assertThat(model().selection().value()).isEqualTo(node(GOLD).location());
    }

    @Test
    void aReadingIsTypedOverAndUndone() {
        long at = node(GOLD).span().start() + 4;
        on(() -> model().selecting().bytes(at, at));
        edit(RawCell.U16, BIG, "0x0102");
        assertThat(bytes()).isEqualTo(with(at, 1, 2));
        assertThat(shown(RawCell.U16, BIG)).isEqualTo("258");
        press(KeyCode.SHORTCUT, KeyCode.Z);
        assertThat(bytes()).isEqualTo(original);
    }

    @Test
    void aBitIsFlippedByTheSpaceBarAsOneStep() {
        long at = node(GOLD).span().start() + 4;
        on(() -> model().selecting().bytes(at, at));
        Node bits = find("caret-bits");
        on(bits::requestFocus);
        press(KeyCode.HOME);
        assertThat(bits.getAccessibleText()).isEqualTo("bit 7: 0");
        press(KeyCode.SPACE);
        assertThat(bytes()).isEqualTo(with(at, 0xE4));
        assertThat(bits.getAccessibleText()).isEqualTo("bit 7: 1");
        press(KeyCode.RIGHT);
        press(KeyCode.SPACE);
        assertThat(bytes()).isEqualTo(with(at, 0xA4));
        press(KeyCode.SHORTCUT, KeyCode.Z);
        assertThat(bytes()).isEqualTo(with(at, 0xE4));
        press(KeyCode.SHORTCUT, KeyCode.Z);
        assertThat(bytes()).isEqualTo(original);
    }

    @Test
    void aClickOnABitGoesThereAndAnotherFlipsIt() {
        long at = node(GOLD).span().start() + 4;
        on(() -> model().selecting().bytes(at, at));
        Node lowest = robot.lookup("#caret-bits .bit").queryAll().stream()
                .max(Comparator.comparingDouble(Node::getLayoutX)).orElseThrow();
        robot.clickOn(lowest);
        assertThat(bytes()).isEqualTo(original);
        assertThat(find("caret-bits").getAccessibleText()).isEqualTo("bit 0: 0");
        robot.clickOn(lowest);
        assertThat(bytes()).isEqualTo(with(at, 101));
        assertThat(shown(RawCell.U8, LITTLE)).isEqualTo("101");
    }

    @Test
    void behindTheLastByteThereAreNoBits() {
        on(() -> model().selecting().bytes(original.length, original.length));
        assertThat(on(() -> find("caret-bits").getParent().isVisible())).isFalse();
    }

    @Test
    void whatDoesNotFitIsSaidBesideTheFieldAndChangesNothing() {
        edit(RawCell.I8, LITTLE, "128");
        assertThat(bytes()).isEqualTo(original);
        assertThat(on(() -> find("cell-editor").getAccessibleHelp())).contains("a whole number from -128 to 127");
        press(KeyCode.ESCAPE);
        assertThat(on(() -> table().isFocused())).isTrue();
    }

    @Test
    void theFocusedReadingSelectsItsBytes() {
        long at = node(GOLD).span().start() + 4;
        focus(RawCell.U32, LITTLE);
        assertThat(model().selection().bytes()).isEqualTo(new Span(at, 4));
        press(KeyCode.DOWN);
        press(KeyCode.DOWN);
        assertThat(model().selection().bytes()).isEqualTo(new Span(at, 8));
    }

    @Test
    void aLowWindowHasNoRoomForIt() {
        size(900, 600);
        assertThat(on(() -> find("caret-table").getParent().isVisible())).isFalse();
    }

    /// What of the readings is cut that should be read whole.
    private List<String> cut(String selector) {
        return on(() -> find("caret-table").lookupAll(selector).stream().filter(Node::isVisible)
                .filter(Labeled.class::isInstance).map(Labeled.class::cast).filter(Labeled::isTextTruncated)
                .map(Labeled::getText).toList());
    }

    @ParameterizedTest
    @CsvSource({"1280, 1000", "1440, 1000", "1900, 1000"})
    void numbersOf64BitsAreWhole(double width, double height) {
        size(width, height);
        on(() -> model().edits().apply(Edit.overwrite(8, new byte[] {(byte) 0x9A, (byte) 0x99, (byte) 0x99, (byte) 0x99,
                (byte) 0x99, (byte) 0x99, (byte) 0xB9, (byte) 0xBF}), true));
        on(() -> model().selecting().bytes(8, 8));
        settle();
        assertThat(shown(RawCell.U64, BIG)).hasSize(20);
        assertThat(cut(".table-cell")).isEmpty();
    }

    @Test
    void aNarrowTableHasBothOrdersOfALongNumberBelowEachOther() {
        size(1280, 980);
        Map<String, Double> places = on(() -> find("caret-table").lookupAll(".table-cell.mono").stream()
                .filter(Node::isVisible).map(TableCell.class::cast)
                .filter(cell -> cell.getTableRow().getItem() == RawCell.U64)
                .collect(Collectors.toMap(TableCell::getText, cell -> cell.getBoundsInParent().getMinY())));
        assertThat(places.get(shown(RawCell.U64, BIG))).isGreaterThan(places.get(shown(RawCell.U64, LITTLE)) + 15);
    }

    @Test
    void theHeadsOfTheOrdersAreWholeInJapaneseToo() {
        try {
            run(Command.LANGUAGE_JAPANESE);
            size(1280, 820);
            assertThat(cut(".column-header .label")).isEmpty();
        } finally {
            Messages.speak(LanguageChoice.SYSTEM);
        }
    }
}
