package org.varscope.ui.window;

import module java.base;
import module javafx.controls;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.varscope.bytes.Span;
import org.varscope.scan.index.Location;
import org.varscope.scan.index.State;
import org.varscope.ui.file.Sample;
import org.varscope.ui.hex.HexPane;
import org.varscope.ui.theme.ThemeChoice;

/// Bytes edited in the hex pane, and the tree in step with it.
class BytesEditingTest extends WindowTestBase {
    private static final int CUT = 0x1A6;

    private byte[] original;

    @BeforeEach
    void sample() {
        original = Sample.FIRST.bytes();
        open(write("adventure.save", original));
    }

    private HexPane hex() {
        return (HexPane) find("hex");
    }

    private void caret(long offset) {
        on(() -> {
            model().selecting().bytes(offset, offset);
            hex().requestFocus();
        });
    }

    @Test
    void aPickedValueIsOutlinedInTheBytes() {
        pick("$.player.gold");
        assertThat(hex().marks().highlight().get()).isEqualTo(new Span(0xAC, 8));
        assertThat(hex().marks().parent().get()).isEqualTo(node("$.player").span());
    }

    @Test
    void aByteThatIsGoneToOpensTheTreeAtItsValue() {
        caret(node("$.world").span().end() - 2);
        assertThat(rows()).anyMatch(row -> row.startsWith("world, "));
        assertThat(model().selection().value().places()).hasSizeGreaterThan(2);
    }

    @Test
    void arrowsInTheBytesMoveTheSelectedValue() {
        caret(0xB3);
        assertThat(model().selection().value()).isEqualTo(node("$.player.gold").location());
        press(KeyCode.RIGHT);
        assertThat(model().selection().value()).isEqualTo(node("$.player.xp").location().asKey());
    }

    @Test
    void typedDigitsChangeTheValueAtOnce() {
        caret(0xB0);
        type("65");
        assertThat(shown("$.player.gold")).isEqualTo("101");
        assertThat(rows()).contains("gold, int, 101");
    }

    @Test
    void aByteTypedOverACountTurnsTheTreeIntoDamageWithOffsetsAndTypingItBackHealsIt() {
        long count = node("$.inventory").span().start() + 4;
        caret(count);
        type("7F");
        on(() -> model().selecting().pick(Location.record(0).child(3)));
        assertThat(model().health().problems()).isNotEmpty();
        assertThat(rows()).anyMatch(row -> row.matches("inventory, Array, \\d+ of 127 elements"));
        assertThat(robot.lookup(".problem-offsets").queryAll()).isNotEmpty();
        caret(count);
        type("03");
        assertThat(model().health().problems()).isEmpty();
        assertThat(bytes()).isEqualTo(original);
        assertThat(rows()).anyMatch(row -> row.startsWith("inventory, Array, [{item: "));
    }

    @Test
    void insertModePutsBytesInAndUndoTakesThemOut() {
        press(KeyCode.INSERT);
        assertThat(text("status-mode")).isEqualTo("INS");
        caret(0xB0);
        type("FF");
        assertThat(bytes()).hasSize(original.length + 1);
        press(KeyCode.SHORTCUT, KeyCode.Z);
        assertThat(bytes()).isEqualTo(original);
    }

    @Test
    void hexOfAnotherLengthIsPastedInOneStep() {
        press(KeyCode.INSERT);
        on(() -> {
            model().selecting().bytes(0xB0, 0xB4);
            hex().requestFocus();
            ClipboardContent content = new ClipboardContent();
            content.putString("01 02 03 04 05 06 07 08");
            Clipboard.getSystemClipboard().setContent(content);
        });
        press(KeyCode.SHORTCUT, KeyCode.V);
        assertThat(bytes()).hasSize(original.length + 4);
        assertThat(model().selection().caret()).isEqualTo(0xB8);
        press(KeyCode.SHORTCUT, KeyCode.Z);
        assertThat(bytes()).isEqualTo(original);
        assertThat(model().history().canUndo()).isFalse();
    }

    @Test
    void digitsTypedOverASelectionAreOneStep() {
        press(KeyCode.INSERT);
        on(() -> {
            model().selecting().bytes(0xB0, 0xB4);
            hex().requestFocus();
        });
        type("ABCD");
        assertThat(bytes()).hasSize(original.length - 2);
        press(KeyCode.SHORTCUT, KeyCode.Z);
        assertThat(bytes()).isEqualTo(original);
    }

    @Test
    void aTruncatedSaveShowsEverythingBeforeTheCutAndTheBadBytes() {
        open(write("cut.save", Arrays.copyOf(original, CUT)));
        pick("$.player.home");
        on(() -> theme.choiceProperty().set(ThemeChoice.LIGHT));
        assertThat(rows()).contains("gold, int, 100", "tint, Color, (0.95, 0.4, 0.2, 1)",
                "home, NodePath, cut off at 0x1A6");
        assertThat(node("$.player.home").state()).isEqualTo(State.DAMAGED);
        assertThat(node("$.player.home").span()).isEqualTo(Span.between(0x180, CUT));
        assertThat(hex().marks().problems().get()).anyMatch(
                mark -> mark.damaged() && mark.span().equals(Span.between(0x180, CUT)));
    }

    @Test
    void theNextProblemIsGoneToByKey() {
        open(write("cut.save", Arrays.copyOf(original, CUT)));
        caret(0);
        press(KeyCode.F8);
        assertThat(model().selection().bytes()).isEqualTo(model().health().problems().getFirst().span());
        press(KeyCode.F8);
        assertThat(model().selection().bytes().start()).isEqualTo(model().health().problems().get(1).span().start());
    }

    @Test
    void theStatusBarTellsWhereTheSelectionIs() {
        pick("$.player.gold");
        assertThat(text("status-offset")).isEqualTo("0x000000AC +8");
        assertThat(robot.lookup("#status-path .hyperlink").queryAll()).hasSize(3);
    }

    @Test
    void aValueUnderThePointerIsShownInTheBytesWithoutMovingAnything() {
        Node row = robot.lookup(".tree-table-row-cell").queryAll().stream()
                .filter(any -> String.valueOf(any.getAccessibleText()).startsWith("saved_at, ")).findFirst()
                .orElseThrow();
        robot.moveTo(row);
        settle();
        assertThat(hex().marks().hover().get()).isEqualTo(node("$.saved_at").span());
        assertThat(model().selection().value()).isEqualTo(Location.record(0));
    }
}
