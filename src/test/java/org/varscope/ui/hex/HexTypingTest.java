package org.varscope.ui.hex;

import module java.base;
import module javafx.controls;
import static org.assertj.core.api.Assertions.assertThat;
import static org.varscope.ui.TestToolkit.on;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.varscope.bytes.Span;
import org.varscope.text.encoding.TextEncoding;
import org.varscope.ui.Person;
import org.varscope.ui.UsesToolkit;
import org.varscope.ui.hex.sheet.HexColumn;
import org.varscope.ui.hex.sheet.HexLook;

@UsesToolkit
class HexTypingTest {
    @RegisterExtension
    final HexStage hex = new HexStage();
    private final Person robot = new Person();

    @Test
    void theFirstDigitWritesTheHighHalf() {
        hex.show((byte) 0x12, (byte) 0x34);
        robot.write("a");
        assertThat(hex.edits).containsExactly("replace 0 +1 A2");
    }

    @Test
    void theSecondDigitWritesTheLowHalfAndMovesOn() {
        hex.show((byte) 0x12, (byte) 0x34);
        robot.write("ab");
        assertThat(hex.bytes()).containsExactly(0xAB, 0x34);
        assertThat(hex.pane.caret()).isEqualTo(1);
    }

    @Test
    void fourDigitsOverwriteTwoBytes() {
        hex.show((byte) 1, (byte) 2, (byte) 3);
        robot.write("beef");
        assertThat(hex.bytes()).containsExactly(0xBE, 0xEF, 3);
    }

    @Test
    void whatIsTypedInARectangleBeginsAtItsFirstByte() {
        hex.showCounting(64);
        on(() -> hex.pane.select(HexCursor.drawn(0x25, 0x12, 16, 64)));
        robot.write("be");
        assertThat(hex.edits).containsExactly("replace 18 +1 B2", "replace 18 +1 BE");
        assertThat(hex.pane.place()).isEqualTo(HexCursor.at(0x13));
    }

    @Test
    void theTextColumnWritesInItsEncodingAndRefusesWhatThatDoesNotHave() {
        hex.show(new byte[6]);
        on(() -> {
            hex.pane.columnProperty().set(HexColumn.TEXT);
            hex.pane.lookProperty().set(HexLook.FIRST.withText(TextEncoding.SHIFT_JIS));
            hex.pane.typing().type("あ");
            hex.pane.lookProperty().set(HexLook.FIRST.withText(TextEncoding.UTF_16));
            hex.pane.typing().type("A");
            hex.pane.lookProperty().set(HexLook.FIRST.withText(TextEncoding.ASCII));
            hex.pane.typing().type("é");
        });
        assertThat(hex.bytes()).containsExactly(0x82, 0xA0, 'A', 0, 0, 0);
        assertThat(hex.said).singleElement().asString().contains("\"é\" (U+00E9)", "ASCII");
    }

    @Test
    void aLetterThatIsNoDigitDoesNothing() {
        hex.show((byte) 1);
        robot.write("gz");
        assertThat(hex.edits).isEmpty();
    }

    @Test
    void insertingTheFirstDigitPutsAByteIn() {
        hex.show((byte) 1, (byte) 2);
        robot.push(KeyCode.INSERT).write("7");
        assertThat(hex.bytes()).containsExactly(0x70, 1, 2);
    }

    @Test
    void insertingTheSecondDigitCompletesThatByte() {
        hex.show((byte) 1, (byte) 2);
        robot.push(KeyCode.INSERT).write("7f8");
        assertThat(hex.bytes()).containsExactly(0x7F, 0x80, 1, 2);
    }

    @Test
    void escapePutsAHalfTypedByteBack() {
        hex.show((byte) 0x12);
        robot.write("a").push(KeyCode.ESCAPE);
        assertThat(hex.bytes()).containsExactly(0x12);
    }

    @Test
    void escapeTakesAHalfInsertedByteOut() {
        hex.show((byte) 0x12);
        robot.push(KeyCode.INSERT).write("a").push(KeyCode.ESCAPE);
        assertThat(hex.bytes()).containsExactly(0x12);
    }

    @Test
    void movingAwayEndsAHalfTypedByte() {
        hex.show((byte) 0x12, (byte) 0x34);
        robot.write("a").push(KeyCode.RIGHT).push(KeyCode.LEFT).write("b");
        assertThat(hex.bytes()).containsExactly(0xB2, 0x34);
    }

    @Test
    void anUndoElsewhereEndsAHalfTypedByte() {
        hex.show((byte) 0x12);
        robot.write("a");
        hex.show((byte) 0x12);
        robot.write("b");
        assertThat(hex.bytes()).containsExactly(0xB2);
    }

    @Test
    void newRolesDoNotEndAHalfTypedByte() {
        hex.show((byte) 0x12);
        robot.write("a");
        on(() -> hex.pane.contentChanged());
        robot.write("b");
        assertThat(hex.bytes()).containsExactly(0xAB);
    }

    @Test
    void typingAtTheEndAppends() {
        hex.show((byte) 1);
        robot.push(KeyCode.RIGHT).write("2a");
        assertThat(hex.bytes()).containsExactly(1, 0x2A);
    }

    @Test
    void typingIntoNothingBeginsIt() {
        robot.write("2a");
        assertThat(hex.bytes()).containsExactly(0x2A);
    }

    @Test
    void overwritingASelectionBeginsAtItsStart() {
        hex.show((byte) 1, (byte) 2, (byte) 3, (byte) 4);
        hex.select(1, 3);
        robot.write("ff");
        assertThat(hex.bytes()).containsExactly(1, 0xFF, 3, 4);
    }

    @Test
    void insertingReplacesTheSelection() {
        hex.show((byte) 1, (byte) 2, (byte) 3, (byte) 4);
        hex.select(1, 3);
        robot.push(KeyCode.INSERT).write("ff");
        assertThat(hex.bytes()).containsExactly(1, 0xFF, 4);
    }

    @Test
    void theTextColumnTakesCharacters() {
        hex.show((byte) 1, (byte) 2, (byte) 3);
        robot.push(KeyCode.TAB).write("Hi");
        assertThat(hex.bytes()).containsExactly('H', 'i', 3);
    }

    @Test
    void theTextColumnWritesUtf8() {
        hex.show((byte) 1, (byte) 2, (byte) 3);
        on(() -> {
            hex.pane.columnProperty().set(HexColumn.TEXT);
            return hex.pane.typing().type("Å");
        });
        assertThat(hex.bytes()).containsExactly(0xC3, 0x85, 3);
    }

    @Test
    void textThatReachesPastTheEndAppends() {
        hex.show((byte) 1);
        on(() -> {
            hex.pane.columnProperty().set(HexColumn.TEXT);
            return hex.pane.typing().type("Å");
        });
        assertThat(hex.bytes()).containsExactly(0xC3, 0x85);
    }

    @Test
    void deleteTakesAByteOutWhenInserting() {
        hex.show((byte) 1, (byte) 2, (byte) 3);
        hex.select(1, 1);
        robot.push(KeyCode.INSERT).push(KeyCode.DELETE);
        assertThat(hex.bytes()).containsExactly(1, 3);
    }

    @Test
    void deleteTakesTheSelectionOutWhenInserting() {
        hex.show((byte) 1, (byte) 2, (byte) 3, (byte) 4);
        hex.select(3, 1);
        robot.push(KeyCode.INSERT).push(KeyCode.DELETE);
        assertThat(hex.bytes()).containsExactly(1, 4);
        assertThat(hex.pane.place().selection()).isEqualTo(new Span(1, 0));
    }

    @Test
    void deleteClearsTheSelectionWhenOverwriting() {
        hex.show((byte) 1, (byte) 2, (byte) 3);
        hex.select(0, 2);
        robot.push(KeyCode.DELETE);
        assertThat(hex.bytes()).containsExactly(0, 0, 3);
    }

    @Test
    void deleteOfNothingSaysWhyWhenOverwriting() {
        hex.show((byte) 1, (byte) 2);
        robot.push(KeyCode.DELETE);
        assertThat(hex.edits).isEmpty();
        assertThat(hex.said).containsExactly("Overwriting keeps the length. Press Insert to insert and delete bytes.");
    }

    @Test
    void backspaceTakesTheByteBeforeOutWhenInserting() {
        hex.show((byte) 1, (byte) 2, (byte) 3);
        hex.select(2, 2);
        robot.push(KeyCode.INSERT).push(KeyCode.BACK_SPACE);
        assertThat(hex.bytes()).containsExactly(1, 3);
        assertThat(hex.pane.caret()).isEqualTo(1);
    }

    @Test
    void backspaceMovesBackWhenOverwriting() {
        hex.show((byte) 1, (byte) 2);
        hex.select(1, 1);
        robot.push(KeyCode.BACK_SPACE);
        assertThat(hex.pane.caret()).isZero();
        assertThat(hex.edits).isEmpty();
    }
}
