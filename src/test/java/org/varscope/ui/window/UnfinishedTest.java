package org.varscope.ui.window;

import module java.base;
import module javafx.controls;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.varscope.check.Made;
import org.varscope.ui.command.Command;

/// Text in a field of the inspector when the person goes on by a command.
class UnfinishedTest extends WindowTestBase {
    @BeforeEach
    void twoNumbers() {
        size(1440, 900);
        openWhole(write("value.var", Made.bytes("[1, 2]")));
        pick("$[1]");
    }

    private void typeOver(String id, String text) {
        on(() -> find(id).requestFocus());
        press(KeyCode.SHORTCUT, KeyCode.A);
        type(text);
    }

    @ParameterizedTest
    @ValueSource(strings = {"inspector-value", "value-hex"})
    void itIsTakenWhereItFits(String id) {
        typeOver(id, "0x7");
        run(Command.GO_TO_PARENT);
        assertThat(shown("$[1]")).isEqualTo("7");
        assertThat(model().selecting().node().orElseThrow().location()).isEqualTo(node("$").location());
    }

    @ParameterizedTest
    @ValueSource(strings = {"inspector-value", "value-hex"})
    void itStaysWithTheReasonWhereItDoesNotFitAndTheCommandIsNotDone(String id) {
        typeOver(id, "zz");
        run(Command.GO_TO_PARENT);
        assertThat(model().selecting().node().orElseThrow().location()).isEqualTo(node("$[1]").location());
        assertThat(((TextField) find(id)).getText()).isEqualTo("zz");
        assertThat(find(id).getPseudoClassStates()).contains(PseudoClass.getPseudoClass("danger"));
    }

    @Test
    void theLineIsTakenWhenTheKeyboardGoesElsewhere() {
        typeOver("inspector-value", "9");
        on(() -> find("structure").requestFocus());
        assertThat(shown("$[1]")).isEqualTo("9");
    }
}
