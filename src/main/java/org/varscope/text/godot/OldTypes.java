package org.varscope.text.godot;

import java.io.IOException;
import java.util.List;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import org.varscope.text.Digits;
import org.varscope.variant.Variant.Image;
import org.varscope.variant.Variant.InputEvent;

/// The text of the two types that only Godot 1 and 2 have (`core/variant_parser.cpp` of 2.1).
///
/// The engine's text of an event leaves things out; an event that it cannot say is written by its numbers,
/// `InputEvent(type, device, words...)`.
final class OldTypes {
    static final String NONE = "NONE";
    static final String KEY = "KEY";
    static final String MOUSE_BUTTON = "MBUTTON";
    static final String JOY_BUTTON = "JBUTTON";
    static final String JOY_AXIS = "JAXIS";
    static final int TYPE_NONE = 0;
    static final int TYPE_KEY = 1;
    static final int TYPE_MOUSE_BUTTON = 3;
    static final int TYPE_JOY_AXIS = 4;
    static final int TYPE_JOY_BUTTON = 5;

    /// `core/image.h`, the formats by number.
    private static final List<String> FORMATS = List.of("GRAYSCALE", "INTENSITY", "GRAYSCALE_ALPHA", "RGB", "RGBA",
            "INDEXED", "INDEXED_ALPHA", "YUV_422", "YUV_444", "BC1", "BC2", "BC3", "BC4", "BC5", "PVRTC2",
            "PVRTC2_ALPHA", "PVRTC4", "PVRTC4_ALPHA", "ETC", "ATC", "ATC_ALPHA_EXPLICIT", "ATC_ALPHA_INTERPOLATED",
            "CUSTOM");

    /// Modifier keys in the order in which the engine writes them, and their bits (`core/os/input_event.h`).
    private static final String MODIFIERS = "ASCM";
    private static final int[] MODIFIER_BITS = {1 << 26, 1 << 25, 1 << 28, 1 << 27};

    private OldTypes() { }

    static OptionalInt format(String name) {
        int index = FORMATS.indexOf(name);
        return index < 0 ? OptionalInt.empty() : OptionalInt.of(index);
    }

    static OptionalInt modifier(char letter) {
        int index = MODIFIERS.indexOf(letter);
        return index < 0 ? OptionalInt.empty() : OptionalInt.of(MODIFIER_BITS[index]);
    }

    static void write(Image image, Appendable out) throws IOException {
        out.append("Image(");
        if (!image.equals(new Image(0, 0, 0, 0, new byte[0]))) {
            boolean named = image.format() >= 0 && image.format() < FORMATS.size();
            out.append("%d, %d, %d, %s".formatted(image.width(), image.height(), image.mipmaps(),
                    named ? FORMATS.get(image.format()) : Integer.toString(image.format())));
            for (byte b : image.data()) {
                out.append(", ").append(Integer.toString(b & 0xff));
            }
        }
        out.append(')');
    }

    static void write(InputEvent event, Appendable out) throws IOException {
        String said = event.device() == 0 ? named(event) : null;
        if (said == null) {
            StringBuilder numbers = new StringBuilder().append(event.type()).append(", ").append(event.device());
            event.payload().forEach(word -> numbers.append(", ").append(word));
            said = numbers.toString();
        }
        out.append("InputEvent(").append(said).append(')');
    }

    private static @Nullable String named(InputEvent event) {
        List<Integer> words = event.payload();
        return switch (event.type()) {
            case TYPE_NONE -> words.isEmpty() ? NONE : null;
            case TYPE_KEY -> words.size() == 2 ? key(words.get(0), words.get(1)) : null;
            case TYPE_MOUSE_BUTTON -> words.size() == 1 ? MOUSE_BUTTON + "," + words.getFirst() : null;
            case TYPE_JOY_BUTTON -> words.size() == 1 ? JOY_BUTTON + "," + words.getFirst() : null;
            case TYPE_JOY_AXIS -> switch (words.size()) {
                case 1 -> JOY_AXIS + "," + words.getFirst();
                case 2 -> JOY_AXIS + "," + words.getFirst() + "," + Digits.number(Float.intBitsToFloat(words.get(1)));
                default -> null;
            };
            default -> null;
        };
    }

    private static @Nullable String key(int modifiers, int scancode) {
        StringBuilder letters = new StringBuilder();
        int said = 0;
        for (int i = 0; i < MODIFIER_BITS.length; i++) {
            if ((modifiers & MODIFIER_BITS[i]) != 0) {
                letters.append(MODIFIERS.charAt(i));
                said |= MODIFIER_BITS[i];
            }
        }
        if (said != modifiers) {
            return null;
        }
        return KEY + "," + Integer.toUnsignedString(scancode) + (letters.isEmpty() ? "" : "," + letters);
    }
}
