package org.varscope.codec;

import module java.base;
import org.varscope.dialect.Layout;
import org.varscope.problem.Flaw;
import org.varscope.variant.Variant;

/// Reads the values that only Godot 1 and 2 have.
record OldValues(Input in) {
    /// `Image::FORMAT_MAX` in `core/image.h` of 2.1.
    static final int IMAGE_FORMATS = 23;
    private static final int KEY = 1;
    private static final int MOUSE_BUTTON = 3;
    private static final int JOYSTICK_MOTION = 4;
    private static final int JOYSTICK_BUTTON = 5;
    private static final int SCREEN_TOUCH = 6;
    /// The length that an event without words of its own states: what follows its type number.
    static final int HEAD = 12;

    Variant image() throws DecodeException {
        in.need(20, "Image");
        int formatAt = in.at;
        int format = in.i32();
        if (format < 0 || format >= IMAGE_FORMATS) {
            throw Input.invalid(new Flaw.ImageFormatUnknown(Integer.toUnsignedLong(format), IMAGE_FORMATS),
                    in.span(formatAt, 4));
        }
        int mipmaps = in.i32();
        int width = in.i32();
        int height = in.i32();
        int sizeAt = in.at;
        int size = in.i32();
        if (size < 0 || size > in.left()) {
            long bytes = Integer.toUnsignedLong(size);
            throw Input.invalid(new Flaw.CountPastEnd(bytes, bytes, in.left()), in.span(sizeAt, 4));
        }
        byte[] data = Arrays.copyOfRange(in.bytes, in.at, in.at + size);
        in.skip(size);
        return new Variant.Image(format, mipmaps, width, height, data);
    }

    /// The engine checks no bound here and would read past its buffer; this refuses.
    Variant event(Layout.InputEvent layout) throws DecodeException {
        in.need(12, "InputEvent");
        int type = in.i32();
        int device = in.i32();
        int stated = in.i32();
        int words = words(type, stated, layout.motionHasValue());
        in.need(4L * words, "InputEvent");
        List<Integer> payload = new ArrayList<>(words);
        for (int i = 0; i < words; i++) {
            payload.add(in.i32());
        }
        return new Variant.InputEvent(type, device, payload);
    }

    /// {@return whether an event of `type` can have this many words after its head}
    static boolean fits(int type, int words) {
        return type == JOYSTICK_MOTION ? words == 1 || words == 2 : words == words(type, HEAD, false);
    }

    /// The engine decides by the type. The stated length distinguishes the two forms of a joystick motion.
    private static int words(int type, int stated, boolean motionHasValue) {
        return switch (type) {
            case KEY -> 2;
            case MOUSE_BUTTON, JOYSTICK_BUTTON, SCREEN_TOUCH -> 1;
            case JOYSTICK_MOTION -> stated == HEAD + 8 || stated != HEAD + 4 && motionHasValue ? 2 : 1;
            default -> 0;
        };
    }
}
