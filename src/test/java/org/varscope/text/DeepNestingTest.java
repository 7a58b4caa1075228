package org.varscope.text;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Dialects;
import org.varscope.text.godot.GodotReader;
import org.varscope.text.godot.GodotText;
import org.varscope.variant.Variant;

/// Nesting costs memory, never stack.
class DeepNestingTest {
    private static final int DEPTH = 200_000;
    private static final Dialect GODOT3 = Dialects.of("godot3");

    @Test
    void deepArraysReadBackAsWritten() throws TextException {
        String text = "[".repeat(DEPTH) + "]".repeat(DEPTH);

        assertThat(GodotText.write(GodotReader.read(text, GODOT3), GODOT3)).isEqualTo(text);
    }

    @Test
    void deepDictionariesReadBackAsWritten() throws TextException {
        String text = "{\n1: ".repeat(DEPTH) + "null" + "\n}".repeat(DEPTH);

        assertThat(GodotText.write(GodotReader.read(text, GODOT3), GODOT3)).isEqualTo(text);
    }

    @Test
    void deepKeysReadBackAsWritten() throws TextException {
        String text = "{\n".repeat(DEPTH) + "null" + ": 1\n}".repeat(DEPTH);

        assertThat(GodotText.write(GodotReader.read(text, GODOT3), GODOT3)).isEqualTo(text);
    }

    @Test
    void deepObjectsReadBackAsWritten() throws TextException {
        String text = "Object(A,\"p\":".repeat(DEPTH) + "null" + ")\n".repeat(DEPTH);

        assertThat(GodotText.write(GodotReader.read(text, GODOT3), GODOT3)).isEqualTo(text);
    }

    @Test
    void deepTextThatNeverClosesIsRefused() {
        assertThatThrownBy(() -> GodotReader.read("[".repeat(DEPTH), GODOT3)).isInstanceOf(TextException.class);
    }

    @Test
    void aDeepValueIsSummedUp() {
        Variant deep = Variant.NIL;
        for (int i = 0; i < DEPTH; i++) {
            deep = Variant.Array.of(List.of(deep));
        }

        assertThat(GodotText.summary(deep, GODOT3, 5)).isEqualTo("[[[[…");
    }
}
