package org.varscope.explain;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.varscope.dialect.Dialects;
import org.varscope.said.Language;
import org.varscope.text.TextException;
import org.varscope.text.godot.GodotReader;
import org.varscope.variant.Variant;

/// Events in words.
class EventWordsTest {
    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "InputEvent(KEY, 65, C) | the key Ctrl+A, on device 0",
        "InputEvent(1, 2, 0, 16777217) | the key Escape, on device 2",
        "InputEvent(MBUTTON, 1) | the mouse's left button, on device 0",
        "InputEvent(MBUTTON, 4) | the mouse's wheel up, on device 0",
        "InputEvent(MBUTTON, 12) | button 12 of the mouse, on device 0",
        "InputEvent(JAXIS, 1, -1) | axis 1 of a joystick at -1, on device 0",
        "InputEvent(JAXIS, 1) | axis 1 of a joystick, on device 0",
        "InputEvent(JBUTTON, 3) | button 3 of a joystick, on device 0",
        "InputEvent(6, 0, 4) | a touch of finger 4, on device 0",
        "InputEvent(2, 0) | mouse movement, on device 0",
        "InputEvent(NONE) | no event, on device 0",
        "InputEvent(77, 0) | type 77, on device 0"})
    void anEventIsSaidInWords(String text, String words) throws TextException {
        assertThat(EventWords.of((Variant.InputEvent) GodotReader.read(text, Dialects.of("godot2")), Language.ENGLISH))
                .isEqualTo(words);
    }
}
