package org.varscope.explain;

import module java.base;
import org.varscope.said.Language;
import org.varscope.said.Wording;
import org.varscope.text.Digits;
import org.varscope.text.cell.KeyText;
import org.varscope.variant.Variant;

/// What an input event of Godot 1 and 2 is, in words. `core/os/input_event.h` of 2.1.
public final class EventWords {
    private static final int TYPES = 9;
    private static final int MOUSE_BUTTONS = 8;

    /// The types that have words of their own.
    public static final int KEY = 1;
    public static final int MOUSE_BUTTON = 3;
    public static final int JOYSTICK_MOTION = 4;
    public static final int JOYSTICK_BUTTON = 5;
    public static final int SCREEN_TOUCH = 6;

    private EventWords() { }

    /// {@return how many types have a name}
    public static int types() {
        return TYPES;
    }

    /// {@return what events of this type are}
    public static String type(int type, Language language) {
        Wording words = Wording.beside(EventWords.class, language);
        return type >= 0 && type < TYPES ? words.say("event.type." + type)
                : words.say("event.type-unknown", Integer.toUnsignedString(type));
    }

    /// {@return the event: what it is, and on which device}
    public static String of(Variant.InputEvent event, Language language) {
        Wording say = Wording.beside(EventWords.class, language);
        List<Integer> words = event.payload();
        String what = words.isEmpty() ? type(event.type(), language) : switch (event.type()) {
            case KEY -> say.say("event.key", KeyText.show(words.getLast(), words.getFirst()));
            case MOUSE_BUTTON -> mouseButton(words.getFirst(), language)
                    .orElseGet(() -> say.say("event.mouse", words.getFirst()));
            case JOYSTICK_MOTION -> words.size() == 1 ? say.say("event.axis", words.getFirst())
                    : say.say("event.axis-at", words.getFirst(),
                            Digits.number(Float.intBitsToFloat(words.getLast())));
            case JOYSTICK_BUTTON -> say.say("event.joystick-button", words.getFirst());
            case SCREEN_TOUCH -> say.say("event.touch", words.getFirst());
            default -> type(event.type(), language);
        };
        return say.say("event.on-device", what, event.device());
    }

    /// {@return what was pressed, where it is a button of a mouse with a name}
    public static Optional<String> mouseButton(int button, Language language) {
        return button > 0 && button < MOUSE_BUTTONS
                ? Optional.of(Wording.beside(EventWords.class, language).say("event.mouse." + button))
                : Optional.empty();
    }
}
