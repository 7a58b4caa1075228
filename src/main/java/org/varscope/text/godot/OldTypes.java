package org.varscope.text.godot;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.dialect.Floats;
import org.varscope.text.Digits;
import org.varscope.text.TextException;
import org.varscope.variant.Variant;
import org.varscope.variant.Variant.Image;
import org.varscope.variant.Variant.InputEvent;

/// The text of the two types that only Godot 1 and 2 have (`core/variant_parser.cpp` of 2.1).
///
/// The engine's text of an event leaves things out; an event that it cannot say is written by its numbers,
/// `InputEvent(type, device, words...)`.
final class OldTypes {
    private static final String NONE = "NONE";
    private static final String KEY = "KEY";
    private static final String MOUSE_BUTTON = "MBUTTON";
    private static final String JOY_BUTTON = "JBUTTON";
    private static final String JOY_AXIS = "JAXIS";
    private static final int TYPE_NONE = 0;
    private static final int TYPE_KEY = 1;
    private static final int TYPE_MOUSE_BUTTON = 3;
    private static final int TYPE_JOY_AXIS = 4;
    private static final int TYPE_JOY_BUTTON = 5;

    /// `core/image.h`, the formats by number.
    private static final List<String> FORMATS = List.of("GRAYSCALE", "INTENSITY", "GRAYSCALE_ALPHA", "RGB", "RGBA",
            "INDEXED", "INDEXED_ALPHA", "YUV_422", "YUV_444", "BC1", "BC2", "BC3", "BC4", "BC5", "PVRTC2",
            "PVRTC2_ALPHA", "PVRTC4", "PVRTC4_ALPHA", "ETC", "ATC", "ATC_ALPHA_EXPLICIT", "ATC_ALPHA_INTERPOLATED",
            "CUSTOM");

    /// Modifier keys in the order in which the engine writes them, and their bits (`core/os/input_event.h`).
    private static final String MODIFIERS = "ASCM";
    private static final int[] MODIFIER_BITS = {1 << 26, 1 << 25, 1 << 28, 1 << 27};

    private static final long UNSIGNED_MAX = 0xffffffffL;
    private static final int BYTE_MAX = 255;

    private final Cursor cursor;
    private final Numeral numeral;

    OldTypes(Cursor cursor) {
        this.cursor = cursor;
        numeral = new Numeral(cursor);
    }

    /// {@return `Image()` or `Image(width, height, mipmaps, FORMAT, bytes...)`}
    Variant image() throws TextException {
        cursor.require('(');
        if (cursor.take(')')) {
            return new Image(0, 0, 0, 0, new byte[0]);
        }
        int width = word32();
        cursor.require(',');
        int height = word32();
        cursor.require(',');
        int mipmaps = mipmaps();
        cursor.require(',');
        int format = format();
        ByteArrayOutputStream data = new ByteArrayOutputStream();
        while (!cursor.take(')')) {
            cursor.require(',');
            data.write((int) numeral.integer(0, BYTE_MAX));
        }
        return new Image(format, mipmaps, width, height, data.toByteArray());
    }

    /// The alpha of Godot 3 has a truth value here.
    private int mipmaps() throws TextException {
        cursor.skip();
        if (cursor.takeHere("true")) {
            return 1;
        }
        return cursor.takeHere("false") ? 0 : word32();
    }

    private int format() throws TextException {
        int start = cursor.skip().at();
        String name = cursor.word();
        if (name.isEmpty()) {
            return word32();
        }
        int format = FORMATS.indexOf(name);
        if (format < 0) {
            throw new TextException(start, "`" + name + "`", "the name of a format, such as `RGBA`");
        }
        return format;
    }

    /// {@return `InputEvent(KEY,scancode,MODIFIERS)` and the like, or `InputEvent(type, device, words...)`}
    Variant inputEvent() throws TextException {
        cursor.require('(');
        int start = cursor.skip().at();
        String name = cursor.word();
        Variant event = switch (name) {
            case "" -> numbers();
            case NONE -> event(TYPE_NONE, List.of());
            case KEY -> event(TYPE_KEY, key());
            case MOUSE_BUTTON -> event(TYPE_MOUSE_BUTTON, List.of(argument()));
            case JOY_BUTTON -> event(TYPE_JOY_BUTTON, List.of(argument()));
            case JOY_AXIS -> event(TYPE_JOY_AXIS, axis());
            default -> throw new TextException(start, "`" + name + "`",
                    "KEY, MBUTTON, JBUTTON, JAXIS, NONE, or the number of the event's type");
        };
        cursor.require(')');
        return event;
    }

    private static Variant event(int type, List<Integer> payload) {
        return new InputEvent(type, 0, payload);
    }

    private Variant numbers() throws TextException {
        int type = word32();
        int device = argument();
        List<Integer> payload = new ArrayList<>();
        while (cursor.next() == ',') {
            payload.add(argument());
        }
        return new InputEvent(type, device, payload);
    }

    private List<Integer> key() throws TextException {
        cursor.require(',');
        int start = cursor.skip().at();
        String letter = cursor.word();
        if (letter.length() > 1) {
            throw new TextException(start, "`" + letter + "`", "the number of the key, or its letter");
        }
        int scancode = letter.isEmpty() ? word32() : Character.toUpperCase(letter.charAt(0));
        int modifiers = 0;
        if (cursor.take(',')) {
            int at = cursor.skip().at();
            for (char c : cursor.word().toCharArray()) {
                if (MODIFIERS.indexOf(c) < 0) {
                    throw cursor.wrong(at, "the letters of modifier keys: A, S, C, M");
                }
                modifiers |= MODIFIER_BITS[MODIFIERS.indexOf(c)];
            }
        }
        return List.of(modifiers, scancode);
    }

    private List<Integer> axis() throws TextException {
        int axis = argument();
        if (!cursor.take(',')) {
            return List.of(axis);
        }
        float value = Floats.narrowed(numeral.real(false));
        return List.of(axis, Float.floatToRawIntBits(value));
    }

    private int argument() throws TextException {
        cursor.require(',');
        return word32();
    }

    /// {@return 32 bits, signed or unsigned}
    private int word32() throws TextException {
        return (int) numeral.integer(Integer.MIN_VALUE, UNSIGNED_MAX);
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
            case TYPE_KEY -> words.size() == 2 ? said(words.get(0), words.get(1)) : null;
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

    private static @Nullable String said(int modifiers, int scancode) {
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
