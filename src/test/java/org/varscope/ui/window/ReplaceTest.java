package org.varscope.ui.window;

import module java.base;
import module javafx.controls;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// Replacing what is found, one by one or all in one step.
class ReplaceTest extends FindTestBase {
    @BeforeEach
    void sample() {
        openSample();
    }

    @Test
    void whatWouldChangeIsListedBeforeAnythingDoes() {
        seek("100");
        replaceWith("5000");
        assertThat(text("find-words")).isEqualTo("1 of 1 would change");
        assertThat(hits()).singleElement().asString().contains("100 → 5000");
        assertThat(model().history().canUndo()).isFalse();
    }

    @Test
    void allAreReplacedInOneStepThatIsTakenBackInOne() {
        seek("potion");
        replaceWith("elixir");
        fire("replace-all");
        assertThat(text("find-words")).isEqualTo("No match, searched as text");
        press(KeyCode.SHORTCUT, KeyCode.Z);
        assertThat(model().history().canUndo()).isFalse();
        assertThat(text("find-words")).contains("would change");
    }

    @Test
    void oneIsReplacedAndTheNextIsSelected() {
        seek("qty");
        press(KeyCode.F3);
        long first = caret();
        int all = listed();
        replaceWith("count");
        press(KeyCode.ENTER);
        assertThat(listed()).isEqualTo(all - 1);
        assertThat(caret()).isGreaterThan(first);
    }

    @Test
    void nothingTypedDeletesOnlyOnceItIsAskedFor() {
        seek("potion");
        replaceWith("");
        assertThat(text("find-words")).contains("searched as text");
        fire("replace-all");
        assertThat(text("find-words")).contains("would change");
        assertThat(model().history().canUndo()).isFalse();
    }

    @Test
    void whatDoesNotFitIsListedWithItsReasonAndLeft() {
        seek("980");
        replaceWith("\"many\"");
        assertThat(text("find-words")).isEqualTo("0 of 1 would change; 1 cannot");
        assertThat(hits()).singleElement().asString().contains("left as it is", "Array[int]");
        assertThat(on(() -> find("replace-all").isDisabled())).isTrue();
    }

    @Test
    void findingAgainHidesWhatReplaces() {
        seek("100");
        replaceWith("5000");
        press(KeyCode.SHORTCUT, KeyCode.F);
        assertThat(text("find-words")).isEqualTo("1 match, searched as a number");
    }
}
