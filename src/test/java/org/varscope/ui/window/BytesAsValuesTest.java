package org.varscope.ui.window;

import module java.base;
import module javafx.controls;
import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.varscope.codec.EncodeException;
import org.varscope.codec.Encoder;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Dialects;
import org.varscope.document.edit.Edit;
import org.varscope.document.place.Values;
import org.varscope.text.TextException;
import org.varscope.text.godot.GodotReader;
import org.varscope.ui.command.Command;
import org.varscope.ui.editor.ListBelow;
import org.varscope.ui.theme.ThemeChoice;
import org.varscope.variant.Variant;

/// The bytes of a PackedByteArray as bytes, as values and as a picture.
class BytesAsValuesTest extends WindowTestBase {
    private static final Dialect DIALECT = Dialects.of("godot4");

    private static byte[] inner(String text) throws TextException, EncodeException {
        return Encoder.encode(GodotReader.read(text, DIALECT), DIALECT);
    }

    private static byte[] around(byte[] inner) throws EncodeException {
        return Encoder.encode(Variant.Dictionary.of(List.of(
                new Variant.Entry(new Variant.Text("name"), new Variant.Text("hero")),
                new Variant.Entry(new Variant.Text("blob"), new Variant.PackedBytes(inner)),
                new Variant.Entry(new Variant.Text("z"), new Variant.Int(7)))), DIALECT);
    }

    private void open(byte[] inner) throws EncodeException {
        openWhole(write("outer.var", around(inner)));
        pick("$.blob");
    }

    private void openBytes() {
        press(KeyCode.SHORTCUT, KeyCode.ALT, KeyCode.O);
        await(() -> window.workspace().all().size() == 2 && window.workspace().current()
                .filter(editor -> editor.file().path() == null && editor.model().structure().isComplete()).isPresent());
    }

    private void setGold(int gold) {
        set("$.gold", gold);
    }

    private void front(int tab) {
        on(() -> window.workspace().bringToFront(window.workspace().all().get(tab)));
    }

    @Test
    void aValueInsideIsEditedAndSavedBackAsOneStep() throws EncodeException, TextException {
        open(inner("{\"gold\": 5, \"items\": [1, 2]}"));
        openBytes();
        assertThat(editor().file().name()).isEqualTo("$.blob in outer.var");
        assertThat(shown("$.gold")).isEqualTo("5");
        setGold(6);
        apply(new Edit.Remove(node("$.items").location()));
        press(KeyCode.SHORTCUT, KeyCode.S);
        await(() -> !model().modifiedProperty().get());
        assertThat(model().messageProperty().get()).startsWith("Put back into $.blob (");
        setGold(7);
        press(KeyCode.SHORTCUT, KeyCode.S);
        await(() -> !model().modifiedProperty().get());
        front(0);
        assertThat(bytes()).isEqualTo(around(inner("{\"gold\": 7}")));
        press(KeyCode.SHORTCUT, KeyCode.Z);
        assertThat(bytes()).isEqualTo(around(inner("{\"gold\": 6}")));
        press(KeyCode.SHORTCUT, KeyCode.Z);
        assertThat(bytes()).isEqualTo(around(inner("{\"gold\": 5, \"items\": [1, 2]}")));
    }

    @Test
    void theyGoBackToWhereTheArrayHasMoved() throws EncodeException, TextException {
        open(inner("{\"gold\": 5}"));
        openBytes();
        setGold(9);
        front(0);
        set("$.name", new Variant.Text("a much longer name"));
        front(1);
        press(KeyCode.SHORTCUT, KeyCode.S);
        await(() -> !model().modifiedProperty().get());
        front(0);
        assertThat(((Variant.PackedBytes) Values.of(model().structure(), node("$.blob"), 999)
                .orElseThrow()).values()).isEqualTo(inner("{\"gold\": 9}"));
    }

    @Test
    void nothingIsWrittenOverBytesThatAreOthersByNow() throws EncodeException, TextException {
        open(inner("{\"gold\": 5}"));
        openBytes();
        setGold(9);
        front(0);
        set("$.blob", new Variant.PackedBytes(new byte[3]));
        byte[] before = bytes();
        front(1);
        press(KeyCode.SHORTCUT, KeyCode.S);
        await(() -> isThere("answer-save-as"));
        assertThat(model().modifiedProperty().get()).isTrue();
        press(KeyCode.ESCAPE);
        front(0);
        assertThat(bytes()).isEqualTo(before);
    }

    @Test
    void nothingIsWrittenIntoADocumentThatIsClosed() throws EncodeException, TextException {
        open(inner("{\"gold\": 5}"));
        openBytes();
        setGold(9);
        on(() -> window.workspace().close(window.workspace().all().getFirst()));
        press(KeyCode.SHORTCUT, KeyCode.S);
        await(() -> isThere("answer-save-as"));
        assertThat(model().modifiedProperty().get()).isTrue();
        press(KeyCode.ESCAPE);
    }

    @Test
    void bytesAreTypedInAPaneOfTheirOwn() throws EncodeException {
        open(new byte[] {1, 2, 3});
        on(() -> editor().lists().goTo(ListBelow.ELEMENTS));
        assertThat(on(() -> find("elements-bytes").isFocused())).isTrue();
        type("FF");
        assertThat(bytes()).isEqualTo(around(new byte[] {-1, 2, 3}));
        press(KeyCode.INSERT);
        type("0A0B");
        assertThat(bytes()).isEqualTo(around(new byte[] {-1, 10, 11, 2, 3}));
        press(KeyCode.DELETE);
        assertThat(bytes()).isEqualTo(around(new byte[] {-1, 10, 11, 3}));
        press(KeyCode.INSERT);
        while (on(() -> model().history().canUndo())) {
            run(Command.UNDO);
        }
        assertThat(bytes()).isEqualTo(around(new byte[] {1, 2, 3}));
    }

    @Test
    void bytesTypedOneAfterTheOtherAreOneStep() throws EncodeException {
        open(new byte[] {1, 2, 3});
        on(() -> editor().lists().goTo(ListBelow.ELEMENTS));
        int before = model().history().place();
        press(KeyCode.INSERT);
        type("0A0B0C0D0E");
        assertThat(bytes()).isEqualTo(around(new byte[] {10, 11, 12, 13, 14, 1, 2, 3}));
        assertThat(model().history().place()).isEqualTo(before + 1);
        assertThat(model().history().undoWords()).startsWith("insert 5 elements");
        press(KeyCode.INSERT);
        type("FFFE");
        assertThat(bytes()).isEqualTo(around(new byte[] {10, 11, 12, 13, 14, -1, -2, 3}));
        assertThat(model().history().place()).isEqualTo(before + 2);
        run(Command.UNDO);
        run(Command.UNDO);
        assertThat(bytes()).isEqualTo(around(new byte[] {1, 2, 3}));
    }

    @ParameterizedTest
    @CsvSource({"DARK, 1440, 900", "LIGHT, 900, 600"})
    void aPictureIsShown(ThemeChoice look, int width, int height) throws EncodeException, IOException {
        on(() -> theme.choiceProperty().set(look));
        size(width, height);
        BufferedImage image = new BufferedImage(320, 200, BufferedImage.TYPE_INT_RGB);
        for (int x = 0; x < 320; x++) {
            for (int y = 0; y < 200; y++) {
                image.setRGB(x, y, x * 255 / 320 << 16 | y * 255 / 200 << 8 | 0x80);
            }
        }
        ByteArrayOutputStream png = new ByteArrayOutputStream();
        ImageIO.write(image, "PNG", png);
        open(png.toByteArray());
        on(() -> editor().lists().goTo(ListBelow.ELEMENTS));
        on(() -> ((ToggleButton) find("elements-show-picture")).fire());
        await(() -> text("elements-picture-words").equals("PNG, 320 × 200 pixels"));
        run(Command.FILL_LISTS);
    }

    @Test
    void aPictureThatWouldFillTheMemoryIsNotDecoded() throws EncodeException {
        byte[] large = ByteBuffer.allocate(64).put(0, new byte[] {(byte) 0x89, 'P', 'N', 'G', 13, 10, 26, 10})
                .putInt(16, 60_000).putInt(20, 60_000).array();
        open(large);
        on(() -> editor().lists().goTo(ListBelow.ELEMENTS));
        on(() -> ((ToggleButton) find("elements-show-picture")).fire());
        await(() -> text("elements-picture-words").endsWith("too large to be shown here."));
    }
}
