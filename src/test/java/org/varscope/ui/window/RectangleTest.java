package org.varscope.ui.window;

import module java.base;
import module javafx.controls;
import static org.assertj.core.api.Assertions.assertThat;

import javafx.scene.control.Label;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.varscope.bytes.Span;
import org.varscope.ui.command.Command;
import org.varscope.ui.file.Sample;
import org.varscope.ui.hex.HexPane;
import org.varscope.ui.message.LanguageChoice;
import org.varscope.ui.message.Messages;

/// The same columns of successive rows, selected in the bytes.
class RectangleTest extends WindowTestBase {
    private byte[] original;
    private int row;

    @BeforeEach
    void sample() {
        original = Sample.FIRST.bytes();
        open(write("adventure.save", original));
        row = hex().view().bytesPerRow().get();
        on(() -> hex().requestFocus());
    }

    private HexPane hex() {
        return (HexPane) find("hex");
    }

    private List<Span> selected() {
        return on(() -> model().selection().spans());
    }

    /// Three rows of two bytes, from the fourth byte of the second row.
    private List<Span> threeByTwo() {
        return List.of(new Span(row + 3, 2), new Span(2L * row + 3, 2), new Span(3L * row + 3, 2));
    }

    private void select() {
        on(() -> model().selecting().bytes(row + 3, 3L * row + 5));
        run(Command.SELECT_RECTANGLE);
    }

    private byte[] withThreeByTwo(int... bytes) {
        byte[] expected = original.clone();
        for (int i = 0; i < bytes.length; i++) {
            expected[(int) threeByTwo().get(i / 2).start() + i % 2] = (byte) bytes[i];
        }
        return expected;
    }

    private static String clipboard() {
        return org.varscope.ui.TestToolkit.on(() -> Clipboard.getSystemClipboard().getString());
    }

    private Point2D center(Span cell) {
        return org.varscope.ui.TestToolkit.on(() -> {
            hex().navigation().moveTo(cell.start(), false);
            Bounds caret = hex().screenToLocal(hex().caretBounds().orElseThrow());
            return new Point2D(caret.getMinX() + 2, caret.getCenterY());
        });
    }

    @Test
    void altAndADragSelectItAndShiftExtendsItByMouseAndKeys() {
        Point2D from = center(new Span(row + 3, 1));
        Point2D to = center(new Span(3L * row + 4, 1));
        drag(from, to);
        assertThat(selected()).isEqualTo(threeByTwo());
        assertThat(text("status-offset")).isEqualTo("3 × 2 bytes at 0x%X".formatted(row + 3));
        press(KeyCode.SHIFT, KeyCode.LEFT);
        press(KeyCode.SHIFT, KeyCode.DOWN);
        assertThat(selected()).hasSize(4).allMatch(span -> span.length() == 1);
        press(KeyCode.RIGHT);
        assertThat(on(() -> model().selection().rectangle())).isNull();
        press(KeyCode.SHORTCUT, KeyCode.ALT, KeyCode.SHIFT, KeyCode.UP);
        assertThat(selected()).hasSize(2);
        press(KeyCode.ESCAPE);
        assertThat(selected()).isEmpty();
    }

    /// The toolkit without a display tells no modifiers with the mouse.
    private void drag(Point2D from, Point2D to) {
        on(() -> {
            for (EventType<MouseEvent> type : List.of(MouseEvent.MOUSE_PRESSED, MouseEvent.MOUSE_DRAGGED,
                    MouseEvent.MOUSE_RELEASED)) {
                Point2D at = hex().localToScene(type == MouseEvent.MOUSE_PRESSED ? from : to);
                hex().fireEvent(new MouseEvent(type, at.getX(), at.getY(), 0, 0, MouseButton.PRIMARY, 1,
                        false, false, true, false, true, false, false, false, true, true, null));
            }
        });
        settle();
    }

    @Test
    void itsRowsAreCopiedAsLinesAndItsBytesInOtherForms() {
        select();
        press(KeyCode.SHORTCUT, KeyCode.C);
        HexFormat pairs = HexFormat.ofDelimiter(" ").withUpperCase();
        assertThat(clipboard()).isEqualTo(threeByTwo().stream().map(span -> pairs.formatHex(original,
                (int) span.start(), (int) span.end())).collect(Collectors.joining("\n")));
        run(Command.COPY_BYTES_AS);
        type("base64");
        press(KeyCode.ENTER);
        settle();
        assertThat(Base64.getDecoder().decode(clipboard())).hasSize(6).startsWith(original[row + 3]);
    }

    @Test
    void bytesArePastedRowByRowAndRefusedWhereTheyAreNotAsMany() {
        select();
        on(() -> model().insertingProperty().set(true));
        on(() -> Clipboard.getSystemClipboard().setContent(Map.of(DataFormat.PLAIN_TEXT, "01 02\n03 04 05 06")));
        press(KeyCode.SHORTCUT, KeyCode.V);
        assertThat(bytes()).isEqualTo(withThreeByTwo(1, 2, 3, 4, 5, 6));
        assertThat(selected()).isEqualTo(threeByTwo());
        on(() -> Clipboard.getSystemClipboard().setContent(Map.of(DataFormat.PLAIN_TEXT, "01 02 03 04")));
        press(KeyCode.SHORTCUT, KeyCode.V);
        assertThat(text("refusal")).startsWith("The rectangle has room for 6 bytes (3 × 2), and 4 were");
        assertThat(bytes()).isEqualTo(withThreeByTwo(1, 2, 3, 4, 5, 6));
    }

    @Test
    void itIsFilledAndClearedAndKeepsTheLengthAlsoWhenInserting() {
        select();
        on(() -> model().insertingProperty().set(true));
        run(Command.FILL);
        type("AA BB CC");
        press(KeyCode.ENTER);
        settle();
        assertThat(bytes()).isEqualTo(withThreeByTwo(0xAA, 0xBB, 0xCC, 0xAA, 0xBB, 0xCC));
        assertThat(selected()).isEqualTo(threeByTwo());
        on(() -> hex().requestFocus());
        press(KeyCode.DELETE);
        assertThat(bytes()).isEqualTo(withThreeByTwo(0, 0, 0, 0, 0, 0));
        run(Command.UNDO);
        run(Command.UNDO);
        assertThat(bytes()).isEqualTo(original);
        assertThat(on(() -> model().history().canUndo())).isFalse();
    }

    @Test
    void thePaletteFindsItAndTheCardOfABlockByOtherWords() {
        run(Command.PALETTE);
        for (String words : List.of("rect", "column", "block")) {
            assertThat(found(words)).as(words).anyMatch(title -> title.endsWith("Select as rectangle"));
        }
        for (String words : List.of("block", "range", "rect")) {
            assertThat(found(words)).as(words).anyMatch(title -> title.endsWith("Select block…"));
        }
    }

    private List<String> found(String words) {
        fill("palette-search", words);
        return on(() -> find("palette-list").lookupAll(".list-cell .label").stream()
                .map(label -> ((Label) label).getText()).toList());
    }

    @Test
    void itStaysWhereTheWindowSpeaksAnotherLanguage() {
        select();
        run(Command.LANGUAGE_JAPANESE);
        assertThat(selected()).isEqualTo(threeByTwo());
        on(() -> model().selecting().bytes(row + 3, row + 6));
        run(Command.LANGUAGE_SYSTEM);
        assertThat(selected()).containsExactly(new Span(row + 3, 3));
    }

    @AfterEach
    void speakTheFirstLanguage() {
        Messages.speak(LanguageChoice.SYSTEM);
    }
}
