package org.varscope.ui.window;

import module java.base;
import module javafx.controls;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.varscope.codec.EncodeException;
import org.varscope.codec.Encoder;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Dialects;
import org.varscope.dialect.Framing;
import org.varscope.dialect.Row;
import org.varscope.document.edit.Edit;
import org.varscope.variant.ImageFormat;
import org.varscope.variant.Variant;
import org.varscope.variant.VariantKind;

/// The editors of what only old engines and forks have, and of null.
class OldValuesTest extends WindowTestBase {
    private byte[] original = new byte[0];
    private int opened;

    private void openValue(String dialect, Variant value) {
        Dialect in = Stream.concat(Dialects.all().stream(), Dialects.presets().stream())
                .filter(one -> one.name().equals(dialect)).findFirst().orElseThrow();
        try {
            original = Encoder.encode(Variant.Array.of(List.of(value, new Variant.Int(7))), in);
        } catch (EncodeException e) {
            throw new AssertionError(e);
        }
        openWhole(write("old%d.var".formatted(++opened), original));
        apply(new Edit.Reinterpret(in, Framing.BARE));
        pick("$[0]");
    }

    private void typeOver(String id, String text) {
        on(() -> find(id).requestFocus());
        press(KeyCode.SHORTCUT, KeyCode.A);
        type(text);
        press(KeyCode.ENTER);
    }

    private String field(String id) {
        return on(() -> ((TextField) find(id)).getText());
    }

    private void undone() {
        press(KeyCode.SHORTCUT, KeyCode.Z);
        assertThat(bytes()).isEqualTo(original);
    }

    private static Variant.Image image(int format, int width, int height, int length) {
        byte[] data = new byte[length];
        for (int i = 0; i < length; i++) {
            data[i] = (byte) (i * 37);
        }
        return new Variant.Image(format, 0, width, height, data);
    }

    private Image drawn() {
        return on(() -> ((ImageView) ((StackPane) find("value-image")).getChildren().getFirst()).getImage());
    }

    @Test
    void anImageIsAPicture() {
        openValue("godot2", image(3, 8, 6, 8 * 6 * 3));
        await(() -> find("value-image").isVisible());
        assertThat(drawn().getWidth()).isEqualTo(160);
        assertThat(drawn().getHeight()).isEqualTo(120);
        // The second pixel is made of the bytes 3 to 5.
        assertThat(on(() -> drawn().getPixelReader().getArgb(20, 0))).isEqualTo(0xFF6F94B9);
        assertThat(text("value-image-words")).isEqualTo("RGB, 8 × 6 pixels");
    }

    @Test
    void aLargeImageIsAPictureToo() {
        openValue("godot2", image(3, 640, 480, 640 * 480 * 3));
        await(() -> find("value-image").isVisible());
        assertThat(drawn().getWidth()).isEqualTo(160);
        assertThat(drawn().getHeight()).isEqualTo(120);
        typeOver("value-image-width", "320");
        assertThat(text("value-image-words")).isEqualTo("RGB, 320 × 480 pixels");
        undone();
    }

    @Test
    void whatIsSaidOfAnImageIsEdited() {
        openValue("godot2", image(0, 4, 4, 16));
        on(() -> valueOf("value-format").setValue(ImageFormat.INTENSITY));
        assertThat(bytes()).hasSameSizeAs(original).isNotEqualTo(original);
        assertThat(text("value-image-words")).isEqualTo("INTENSITY, 4 × 4 pixels");
        undone();
        typeOver("value-image-height", "5");
        assertThat(text("value-image-words")).startsWith("The data has 16 bytes, and a picture of this size and format "
                + "takes 20");
        assertThat(find("value-image").isVisible()).isFalse();
        undone();
        typeOver("value-image-height", "-1");
        assertThat(text("value-image-error")).isEqualTo("[0] is a whole number from 0 to 2147483647");
        press(KeyCode.ESCAPE);
        typeOver("value-image-mipmaps", "2");
        assertThat(shown("$[0]")).startsWith("Image(4, 4, 2, GRAYSCALE");
    }

    @SuppressWarnings("unchecked")
    private <T> ComboBox<T> valueOf(String id) {
        return (ComboBox<T>) find(id);
    }

    @Test
    void compressedAndEmptyImagesSayWhyThereIsNoPicture() {
        openValue("godot2", image(9, 4, 4, 8));
        assertThat(text("value-image-words")).isEqualTo("BC1 is compressed, and is not drawn here: 8 bytes of data.");
        openValue("godot2", image(0, 0, 0, 0));
        assertThat(text("value-image-words")).isEqualTo("An empty picture.");
    }

    @Test
    void anEventIsToldInWordsAndEditedInParts() {
        openValue("godot2", new Variant.InputEvent(1, 0, List.of(1 << 28, 65)));
        assertThat(text("value-event")).isEqualTo("the key Ctrl+A, on device 0");
        typeOver("value-event-key", "F1");
        assertThat(text("value-event")).isEqualTo("the key Ctrl+F1, on device 0");
        undone();
        on(() -> ((CheckBox) find("value-event-shift")).fire());
        assertThat(text("value-event")).isEqualTo("the key Ctrl+Shift+A, on device 0");
        undone();
        typeOver("value-event-device", "3");
        assertThat(text("value-event")).isEqualTo("the key Ctrl+A, on device 3");
        undone();
    }

    @Test
    void anEventBecomesOneOfAnotherType() {
        openValue("godot2", new Variant.InputEvent(1, 2, List.of(0, 65)));
        on(() -> valueOf("value-event-type").setValue(4));
        assertThat(text("value-event")).isEqualTo("axis 0 of a joystick at 0, on device 2");
        assertThat(bytes()).hasSameSizeAs(original);
        typeOver("value-event-strength", "-0.5");
        assertThat(text("value-event")).isEqualTo("axis 0 of a joystick at -0.5, on device 2");
        press(KeyCode.SHORTCUT, KeyCode.Z);
        on(() -> valueOf("value-event-type").setValue(3));
        assertThat(bytes()).hasSize(original.length - 4);
        typeOver("value-event-mouse", "2");
        assertThat(text("value-event")).isEqualTo("the mouse's right button, on device 2");
    }

    @Test
    void nullBecomesWhatIsChosen() {
        openValue("godot4", Variant.NIL);
        Row vector = Dialects.of("godot4").rowOf(VariantKind.VECTOR2).orElseThrow();
        on(() -> valueOf("value-becomes").setValue(vector));
        assertThat(shown("$[0]")).isEqualTo("(0, 0)");
        undone();
        assertThat(on(() -> this.<Row>valueOf("value-becomes").getValue().kind())).isEqualTo(VariantKind.NIL);
    }

    @Test
    void aValueOfAForkIsEditedByItsBytes() {
        openValue("segs", new Variant.Opaque("EntityID", new byte[] {1, 2, 3, 4, 5, 6, 7, 8}));
        assertThat(field("value-bytes")).isEqualTo("01 02 03 04 05 06 07 08");
        typeOver("value-bytes", "00 02 03 04 05 06 07 ff");
        assertThat(field("value-bytes")).isEqualTo("00 02 03 04 05 06 07 FF");
        undone();
        typeOver("value-bytes", "00");
        assertThat(text("value-bytes-error")).isEqualTo("[0] is 8 bytes");
    }
}
