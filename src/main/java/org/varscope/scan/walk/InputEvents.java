package org.varscope.scan.walk;

import module java.base;
import org.varscope.dialect.Number;

/// Sizes of the input events of Godot 1 and 2. `core/io/marshalls.cpp` and `core/os/input_event.h` of 2.1.
public final class InputEvents {
    private static final int KEY = 1;
    private static final int MOUSE_BUTTON = 3;
    public static final int JOYSTICK_MOTION = 4;
    private static final int JOYSTICK_BUTTON = 5;
    private static final int SCREEN_TOUCH = 6;

    private InputEvents() { }

    /// {@return what the words after the common head of an event are}
    /// @param size of the event in bytes: 12, 16 or 20
    static List<Purpose> words(int type, int size) {
        List<Purpose> words = switch (type) {
            case KEY -> List.of(word(Purpose.Named.MODIFIERS), word(Purpose.Named.SCANCODE));
            case JOYSTICK_MOTION ->
                    List.of(word(Purpose.Named.AXIS), new Purpose.Word(Purpose.Named.AXIS_VALUE, Number.F32));
            case SCREEN_TOUCH -> List.of(word(Purpose.Named.TOUCH));
            default -> List.of(word(Purpose.Named.BUTTON));
        };
        return words.subList(0, Math.min(words.size(), (size - 12) / 4));
    }

    private static Purpose word(Purpose.Named named) {
        return new Purpose.Word(named, Number.U32);
    }

    /// {@return bytes from the event's type on: 12, 16 or 20}
    /// @param type           of the event
    /// @param length         the length in the event; it distinguishes the two forms of a joystick motion
    /// @param motionHasValue the form to assume where the length tells nothing
    public static int size(int type, int length, boolean motionHasValue) {
        return switch (type) {
            case KEY -> 20;
            case MOUSE_BUTTON, JOYSTICK_BUTTON, SCREEN_TOUCH -> 16;
            case JOYSTICK_MOTION -> length == 16 || length == 20 ? length : motionHasValue ? 20 : 16;
            default -> 12;
        };
    }
}
