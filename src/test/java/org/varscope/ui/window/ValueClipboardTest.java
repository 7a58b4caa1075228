package org.varscope.ui.window;

import module java.base;
import module javafx.controls;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.varscope.check.Made;
import org.varscope.codec.Encoder;
import org.varscope.dialect.Dialects;
import org.varscope.document.place.Siblings;
import org.varscope.text.godot.GodotReader;
import org.varscope.ui.command.Command;

/// Values copied and pasted, in a document, between tabs and dialects, and as other programs take them.
class ValueClipboardTest extends WindowTestBase {
    private byte[] original;

    @BeforeEach
    void values() {
        original = Made.bytes("{\"a\": [1, \"x\"], \"b\": {\"k\": 1, \"j\": &\"n\"}, \"c\": 7}");
        open(write("values.bin", original));
    }

    private void pickInTree(String path) {
        on(() -> editor().tree().view().requestFocus());
        pick(path);
    }

    private String clipboard() {
        return on(() -> Clipboard.getSystemClipboard().getString());
    }

    private void clipboard(String text) {
        on(() -> {
            Clipboard.getSystemClipboard().setContent(Map.of(DataFormat.PLAIN_TEXT, text));
        });
    }

    private String message() {
        return model().messageProperty().get();
    }

    @Test
    void anEntryIsPastedWithItsKeyIntoTheSelectedCollection() {
        pickInTree("$.c");
        press(KeyCode.SHORTCUT, KeyCode.C);
        assertThat(clipboard()).isEqualTo("7");
        pickInTree("$.b");
        press(KeyCode.SHORTCUT, KeyCode.V);
        assertThat(shown("$.b.c")).isEqualTo("7");
        assertThat(model().history().undoWords()).isEqualTo("paste a value into b");
        press(KeyCode.SHORTCUT, KeyCode.Z);
        assertThat(bytes()).isEqualTo(original);
    }

    @Test
    void severalAreCutAndPastedAsOneStepEach() {
        on(() -> editor().tree().view().requestFocus());
        on(() -> editor().tree().choice().choose(List.of(new Siblings(node("$.b").location(), 0, 2))));
        press(KeyCode.SHORTCUT, KeyCode.X);
        assertThat(node("$.b").children()).isZero();
        pickInTree("$.a[0]");
        press(KeyCode.SHORTCUT, KeyCode.V);
        assertThat(List.of(shown("$.a[1]"), shown("$.a[2]"), shown("$.a[3]"))).containsExactly("1", "&\"n\"", "\"x\"");
        press(KeyCode.SHORTCUT, KeyCode.Z);
        press(KeyCode.SHORTCUT, KeyCode.Z);
        assertThat(bytes()).isEqualTo(original);
    }

    @Test
    void textTakesThePlaceOfTheSelectedValue() {
        clipboard("12");
        pickInTree("$.c");
        press(KeyCode.SHORTCUT, KeyCode.V);
        assertThat(shown("$.c")).isEqualTo("12");
    }

    @Test
    void aCopiedValueTakesThePlaceOfAnotherWhenThatIsAskedFor() {
        pickInTree("$.c");
        press(KeyCode.SHORTCUT, KeyCode.C);
        pickInTree("$.b.k");
        press(KeyCode.SHORTCUT, KeyCode.SHIFT, KeyCode.V);
        assertThat(shown("$.b.k")).isEqualTo("7");
    }

    @Test
    void whatAnotherDialectLacksIsSaidBeforeItIsPasted() throws Exception {
        byte[] old = Encoder.encode(GodotReader.read("{}", Dialects.of("godot3")), Dialects.of("godot3"));
        pickInTree("$.b.j");
        press(KeyCode.SHORTCUT, KeyCode.C);
        open(write("old.bin", old));
        apply(new org.varscope.document.edit.Edit.Reinterpret(Dialects.of("godot3"),
                model().structure().framing()));
        byte[] before = bytes();
        pickInTree("$");
        press(KeyCode.SHORTCUT, KeyCode.V);
        assertThat(text("refusal")).isEqualTo("&\"n\" would become \"n\"");
        assertThat(bytes()).isEqualTo(before);
        press(KeyCode.SHORTCUT, KeyCode.ENTER);
        assertThat(shown("$.j")).isEqualTo("\"n\"");
        press(KeyCode.SHORTCUT, KeyCode.Z);
        assertThat(bytes()).isEqualTo(before);
    }

    @Test
    void everyNotationIsCopiedAndPasted() {
        for (int i = 0; i < Command.COPY_AS.size(); i++) {
            Command copy = Command.COPY_AS.get(i);
            Command paste = Command.PASTE_AS.get(i);
            pickInTree("$.a");
            run(copy);
            String text = clipboard();
            clipboard("");
            clipboard(text);
            pickInTree("$.b");
            run(paste);
            assertThat(shown("$.b.value")).as(copy + ": " + text).isEqualTo("[1, \"x\"]");
            press(KeyCode.SHORTCUT, KeyCode.Z);
            assertThat(bytes()).isEqualTo(original);
        }
    }

    @Test
    void whatIsNotInANotationSaysWhatWasExpected() {
        clipboard("{\"a\": ");
        pickInTree("$.b");
        run(Command.PASTE_AS_JSON);
        assertThat(message()).startsWith("Not pasted: ").contains("expected a value");
        clipboard("01 02 03");
        run(Command.PASTE_AS_HEX);
        assertThat(message()).isEqualTo(
                "Not pasted: found 3 bytes that are not values; expected the bytes of whole values of Godot 4");
        assertThat(bytes()).isEqualTo(original);
    }

    private boolean offersText() {
        return on(() -> Clipboard.getSystemClipboard().hasString());
    }

    /// The last element has a length that leads past the end.
    @Test
    void valuesOfWhichOneHasNoTextArePastedHereAndAreNoTextElsewhere() {
        byte[] damaged = HexFormat.of().parseHex("1c000000" + "02000000" + "0200000007000000"
                + "04000000ff00000061000000");
        open(write("damaged.bin", damaged));
        on(() -> editor().tree().view().requestFocus());
        on(() -> editor().tree().choice().choose(List.of(new Siblings(node("$").location(), 0, 2))));
        clipboard("what was there");
        press(KeyCode.SHORTCUT, KeyCode.C);
        assertThat(offersText()).isFalse();
        assertThat(message()).startsWith("Copied 2 values, which only Varscope can paste");
        pickInTree("$[0]");
        press(KeyCode.SHORTCUT, KeyCode.V);
        assertThat(message()).doesNotContain("no text to paste");
    }

    @Test
    void aValueThatIsTooLongToBeTextAtOnceIsPastedHereAndIsNoTextElsewhere() {
        String longText = "x".repeat(300_000);
        open(write("long.bin", Made.bytes("{\"a\": \"" + longText + "\", \"b\": [1]}")));
        pickInTree("$.a");
        clipboard("what was there");
        press(KeyCode.SHORTCUT, KeyCode.C);
        assertThat(offersText()).isFalse();
        assertThat(message()).startsWith("Copied the value, which only Varscope can paste");
        byte[] before = bytes();
        pickInTree("$.b");
        press(KeyCode.SHORTCUT, KeyCode.V);
        assertThat(node("$.b").children()).isEqualTo(2);
        press(KeyCode.SHORTCUT, KeyCode.Z);
        assertThat(bytes()).isEqualTo(before);
    }
}
