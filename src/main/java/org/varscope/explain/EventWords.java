package org.varscope.explain;

import module java.base;
import org.varscope.text.Digits;
import org.varscope.text.cell.KeyText;
import org.varscope.variant.Variant;

/// What an input event of Godot 1 and 2 is, in words. `core/os/input_event.h` of 2.1.
public final class EventWords {
    private static final List<String> TYPES = List.of("no event", "key", "mouse movement", "mouse button",
            "joystick axis", "joystick button", "touch", "drag", "action");
    private static final List<String> MOUSE_BUTTONS = List.of("no", "left", "right", "middle", "wheel up", "wheel down",
            "wheel left", "wheel right");

    /// The types that have words of their own.
    public static final int KEY = 1;
    public static final int MOUSE_BUTTON = 3;
    public static final int JOYSTICK_MOTION = 4;
    public static final int JOYSTICK_BUTTON = 5;
    public static final int SCREEN_TOUCH = 6;

    private EventWords() { }

    /// {@return how many types have a name}
    public static int types() {
        return TYPES.size();
    }

    /// {@return what events of this type are}
    public static String type(int type) {
        return type >= 0 && type < TYPES.size() ? TYPES.get(type) : "type " + Integer.toUnsignedString(type);
    }

    /// {@return the event: what it is, and on which device}
    public static String of(Variant.InputEvent event) {
        List<Integer> words = event.payload();
        String what = words.isEmpty() ? type(event.type()) : switch (event.type()) {
            case KEY -> "the key " + KeyText.show(words.getLast(), words.getFirst());
            case MOUSE_BUTTON -> mouse(words.getFirst());
            case JOYSTICK_MOTION -> "axis " + words.getFirst() + " of a joystick" + (words.size() == 1 ? ""
                    : " at " + Digits.number(Float.intBitsToFloat(words.getLast())));
            case JOYSTICK_BUTTON -> "button " + words.getFirst() + " of a joystick";
            case SCREEN_TOUCH -> "a touch of finger " + words.getFirst();
            default -> type(event.type());
        };
        return what + ", on device " + event.device();
    }

    private static String mouse(int button) {
        return button > 0 && button < MOUSE_BUTTONS.size()
                ? "the mouse's " + MOUSE_BUTTONS.get(button) + (button > 3 ? "" : " button")
                : "button " + button + " of the mouse";
    }
}
