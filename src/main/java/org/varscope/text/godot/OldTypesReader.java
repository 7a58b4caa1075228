package org.varscope.text.godot;

import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.List;
import org.varscope.dialect.Floats;
import org.varscope.text.TextException;
import org.varscope.variant.Variant;

/// Reads the two types that only Godot 1 and 2 have.
final class OldTypesReader {
    private static final long UNSIGNED_MAX = 0xffffffffL;
    private static final int BYTE_MAX = 255;

    private final Cursor cursor;
    private final Numeral numeral;

    OldTypesReader(Cursor cursor) {
        this.cursor = cursor;
        numeral = new Numeral(cursor);
    }

    /// {@return `Image()` or `Image(width, height, mipmaps, FORMAT, bytes...)`}
    Variant image() throws TextException {
        cursor.require('(');
        if (cursor.take(')')) {
            return new Variant.Image(0, 0, 0, 0, new byte[0]);
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
        return new Variant.Image(format, mipmaps, width, height, data.toByteArray());
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
        return OldTypes.format(name)
                .orElseThrow(() -> new TextException(start, "`" + name + "`", "the name of a format, such as `RGBA`"));
    }

    /// {@return `InputEvent(KEY,scancode,MODIFIERS)` and the like, or `InputEvent(type, device, words...)`}
    Variant inputEvent() throws TextException {
        cursor.require('(');
        int start = cursor.skip().at();
        String name = cursor.word();
        Variant event = switch (name) {
            case "" -> numbers();
            case OldTypes.NONE -> event(OldTypes.TYPE_NONE, List.of());
            case OldTypes.KEY -> event(OldTypes.TYPE_KEY, key());
            case OldTypes.MOUSE_BUTTON -> event(OldTypes.TYPE_MOUSE_BUTTON, List.of(argument()));
            case OldTypes.JOY_BUTTON -> event(OldTypes.TYPE_JOY_BUTTON, List.of(argument()));
            case OldTypes.JOY_AXIS -> event(OldTypes.TYPE_JOY_AXIS, axis());
            default -> throw new TextException(start, "`" + name + "`",
                    "KEY, MBUTTON, JBUTTON, JAXIS, NONE, or the number of the event's type");
        };
        cursor.require(')');
        return event;
    }

    private static Variant event(int type, List<Integer> payload) {
        return new Variant.InputEvent(type, 0, payload);
    }

    private Variant numbers() throws TextException {
        int type = word32();
        int device = argument();
        List<Integer> payload = new ArrayList<>();
        while (cursor.next() == ',') {
            payload.add(argument());
        }
        return new Variant.InputEvent(type, device, payload);
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
                modifiers |= OldTypes.modifier(c)
                        .orElseThrow(() -> cursor.wrong(at, "the letters of modifier keys: A, S, C, M"));
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
}
