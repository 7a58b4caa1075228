package org.varscope.ui.hex;

import module javafx.controls;
import static javafx.scene.input.KeyCode.C;
import static javafx.scene.input.KeyCode.SHORTCUT;
import static javafx.scene.input.KeyCode.V;
import static javafx.scene.input.KeyCode.X;
import static org.assertj.core.api.Assertions.assertThat;
import static org.varscope.ui.TestToolkit.on;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.varscope.bytes.Span;
import org.varscope.ui.Person;
import org.varscope.ui.UsesToolkit;

@UsesToolkit
class HexClipboardTest {
    @RegisterExtension
    final HexStage hex = new HexStage();
    private final Person robot = new Person();

    @Test
    void theSelectionIsCopiedAsHexText() {
        hex.showCounting(64);
        hex.select(10, 18);
        robot.push(SHORTCUT, C);
        assertThat(clipboardText()).isEqualTo("0A 0B 0C 0D 0E 0F 10 11");
    }

    @Test
    void withoutASelectionTheHighlightedValueIsCopied() {
        hex.showCounting(64);
        on(() -> hex.pane.marks().highlight().set(new Span(4, 4)));
        hex.select(5, 5);
        robot.push(SHORTCUT, C);
        assertThat(clipboardText()).isEqualTo("04 05 06 07");
    }

    @Test
    void bytesAreCopiedAsTheTextTheyAre() {
        hex.show((byte) 'G', (byte) 0xC3, (byte) 0x85);
        hex.select(0, 3);
        on(() -> hex.pane.clipboard().copyText());
        assertThat(clipboardText()).isEqualTo("GÅ");
    }

    @Test
    void hexTextIsPastedOverBytes() {
        hex.showCounting(4);
        hex.select(1, 1);
        offer("FE FD");
        robot.push(SHORTCUT, V);
        assertThat(hex.bytes()).containsExactly(0, 0xFE, 0xFD, 3);
        assertThat(hex.pane.caret()).isEqualTo(3);
    }

    @Test
    void hexTextIsPutInWhenInserting() {
        hex.showCounting(2);
        hex.select(1, 1);
        offer("FE FD");
        robot.push(KeyCode.INSERT).push(SHORTCUT, V);
        assertThat(hex.bytes()).containsExactly(0, 0xFE, 0xFD, 1);
    }

    @Test
    void otherTextIsPastedAsItsBytes() {
        hex.showCounting(4);
        offer("hp");
        robot.push(SHORTCUT, V);
        assertThat(hex.bytes()).containsExactly('h', 'p', 2, 3);
    }

    @Test
    void textThatSpellsBytesIsTextInTheTextColumn() {
        hex.showCounting(4);
        offer("FE");
        robot.push(KeyCode.TAB).push(SHORTCUT, V);
        assertThat(hex.bytes()).containsExactly('F', 'E', 2, 3);
    }

    @Test
    void whatWasCopiedHereIsPastedAsBytesInTheTextColumnToo() {
        hex.showCounting(4);
        hex.select(2, 4);
        robot.push(SHORTCUT, C);
        hex.select(0, 0);
        robot.push(KeyCode.TAB).push(SHORTCUT, V);
        assertThat(hex.bytes()).containsExactly(2, 3, 2, 3);
    }

    @Test
    void cuttingTakesOutWhenInserting() {
        hex.showCounting(4);
        hex.select(1, 3);
        robot.push(KeyCode.INSERT).push(SHORTCUT, X);
        assertThat(clipboardText()).isEqualTo("01 02");
        assertThat(hex.bytes()).containsExactly(0, 3);
    }

    @Test
    void copyingTooMuchSaysSoAndCopiesNothing() {
        on(() -> {
            hex.pane.contentProperty().set(new EndlessContent(HexClipboard.LIMIT + 1L));
            hex.pane.navigation().selectAll();
        });
        offer("before");
        robot.push(SHORTCUT, C);
        assertThat(hex.said).containsExactly("Too much for the clipboard: at most 16 MiB can be copied or pasted.");
        assertThat(clipboardText()).isEqualTo("before");
    }

    @Test
    void copyingNothingSaysSo() {
        hex.showCounting(4);
        robot.push(SHORTCUT, C);
        assertThat(hex.said).containsExactly("Nothing is selected.");
    }

    @Test
    void aSelectionOfSixteenMebibytesStillIsCopied() {
        on(() -> {
            hex.pane.contentProperty().set(new EndlessContent(HexClipboard.LIMIT));
            hex.pane.navigation().selectAll();
            hex.pane.clipboard().copy();
        });
        assertThat(clipboardText()).hasSize(3 * HexClipboard.LIMIT - 1);
    }

    private static String clipboardText() {
        return on(() -> Clipboard.getSystemClipboard().getString());
    }

    private static void offer(String text) {
        on(() -> {
            ClipboardContent content = new ClipboardContent();
            content.putString(text);
            return Clipboard.getSystemClipboard().setContent(content);
        });
    }
}
