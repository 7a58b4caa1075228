package org.varscope.text.godot;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.dialect.Floats;
import org.varscope.text.Digits;
import org.varscope.text.TextException;
import org.varscope.text.TextRemark;
import org.varscope.variant.ImageFormat;
import org.varscope.variant.Variant;
import org.varscope.variant.Variant.Image;
import org.varscope.variant.Variant.InputEvent;

/// The text of the two types that only Godot 1 and 2 have (`core/variant_parser.cpp` of 2.1).
///
/// The engine's text of an event leaves things out; an event that it cannot say is written by its numbers,
/// `InputEvent(type, device, words...)`.
final class OldTypes {
    /// The names of events by the number of their type; of those without a name the engine says nothing.
    private static final List<String> EVENTS = List.of("NONE", "KEY", "", "MBUTTON", "JAXIS", "JBUTTON");

    private static final List<String> FORMATS = Stream.of(ImageFormat.values()).map(Enum::name).toList();

    /// Modifier keys in the order in which the engine writes them, and their bits (`core/os/input_event.h`).
    private static final String MODIFIERS = "ASCM";
    private static final int[] MODIFIER_BITS = {1 << 26, 1 << 25, 1 << 28, 1 << 27};

    private static final long UNSIGNED_MAX = 0xffffffffL;

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
            data.write((int) numeral.integer(0, 0xff));
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
            throw new TextException(start, "`" + name + "`", TextRemark.IMAGE_FORMAT.with());
        }
        return format;
    }

    /// {@return `InputEvent(KEY,scancode,MODIFIERS)` and the like, or `InputEvent(type, device, words...)`}
    Variant inputEvent() throws TextException {
        cursor.require('(');
        int start = cursor.skip().at();
        String name = cursor.word();
        int type = name.isEmpty() ? word32() : EVENTS.indexOf(name);
        int device = 0;
        List<Integer> words = new ArrayList<>();
        switch (name) {
            case "" -> {
                device = argument();
                while (cursor.next() == ',') {
                    words.add(argument());
                }
            }
            case "NONE" -> { }
            case "KEY" -> words.addAll(key());
            case "MBUTTON", "JBUTTON" -> words.add(argument());
            case "JAXIS" -> {
                words.add(argument());
                if (cursor.take(',')) {
                    words.add(Float.floatToRawIntBits(Floats.narrowed(numeral.real(false))));
                }
            }
            default -> throw new TextException(start, "`" + name + "`",
                    TextRemark.EVENT_TYPE.with());
        }
        cursor.require(')');
        return new InputEvent(type, device, words);
    }

    private List<Integer> key() throws TextException {
        cursor.require(',');
        int start = cursor.skip().at();
        String letter = cursor.word();
        if (letter.length() > 1) {
            throw new TextException(start, "`" + letter + "`", TextRemark.KEY_NUMBER.with());
        }
        int scancode = letter.isEmpty() ? word32() : Character.toUpperCase(letter.charAt(0));
        int modifiers = 0;
        if (cursor.take(',')) {
            int at = cursor.skip().at();
            for (char c : cursor.word().toCharArray()) {
                if (MODIFIERS.indexOf(c) < 0) {
                    throw cursor.wrong(at, TextRemark.MODIFIERS.with());
                }
                modifiers |= MODIFIER_BITS[MODIFIERS.indexOf(c)];
            }
        }
        return List.of(modifiers, scancode);
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
            out.append("%s, %s, %s, %s".formatted(image.width(), image.height(), image.mipmaps(),
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
            said = Stream.concat(Stream.of(event.type(), event.device()), event.payload().stream())
                    .map(String::valueOf).collect(Collectors.joining(", "));
        }
        out.append("InputEvent(").append(said).append(')');
    }

    private static @Nullable String named(InputEvent event) {
        List<Integer> words = event.payload();
        String name = event.type() >= 0 && event.type() < EVENTS.size() ? EVENTS.get(event.type()) : "";
        // What the engine says of an event has so many words.
        return switch (name + words.size()) {
            case "NONE0" -> name;
            case "KEY2" -> key(words.getFirst(), words.getLast());
            case "MBUTTON1", "JBUTTON1", "JAXIS1" -> name + "," + words.getFirst();
            case "JAXIS2" ->
                    name + "," + words.getFirst() + "," + Digits.number(Float.intBitsToFloat(words.getLast()));
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
        return said != modifiers ? null
                : "KEY," + Integer.toUnsignedString(scancode) + (letters.isEmpty() ? "" : "," + letters);
    }
}
