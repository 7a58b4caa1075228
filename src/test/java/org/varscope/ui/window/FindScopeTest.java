package org.varscope.ui.window;

import module java.base;
import module javafx.controls;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.varscope.check.Made;
import org.varscope.document.place.Siblings;
import org.varscope.ui.command.Command;
import org.varscope.variant.Variant;

/// Finding and replacing in what is selected, and nowhere else.
class FindScopeTest extends FindTestBase {
    @BeforeEach
    void sample() {
        openSample();
    }

    private void chooseFirstAndThird() {
        on(() -> editor().tree().choice().choose(List.of(Siblings.of(node("$[0]").location()),
                Siblings.of(node("$[2]").location()))));
        chooseSelection();
    }

    @Test
    void onlyTheSelectionIsSearchedAlsoOnceAMatchIsSelected() {
        selectBytes("$.inventory");
        seek("qty");
        int all = listed();
        selectBytes("$.inventory[0]");
        chooseSelection();
        assertThat(listed()).isEqualTo(1).isLessThan(all);
        press(KeyCode.F3);
        seek("item");
        assertThat(listed()).isEqualTo(1);
    }

    @Test
    void severalSelectedValuesAreSearchedTogetherAndFollowEdits() {
        run(Command.CLOSE_TAB);
        open(write("a.var", Made.bytes("[[\"ab\"], [\"ab\"], [\"ab\", \"abc\"]]")));
        seek("ab");
        assertThat(listed()).isEqualTo(4);
        chooseFirstAndThird();
        assertThat(listed()).isEqualTo(3);
        assertThat(on(() -> ((Control) find("find-scope")).getTooltip().getText())).contains(", ");
        set("$[1][0]", new Variant.Text("ab".repeat(400)));
        assertThat(listed()).isEqualTo(3);
    }

    @Test
    void onlySeveralSelectedValuesAreReplacedIn() {
        run(Command.CLOSE_TAB);
        open(write("a.var", Made.bytes("[100, 100, 100, 7]")));
        run(Command.REPLACE);
        fill("find-text", "100");
        chooseFirstAndThird();
        fill("replace-with", "5");
        fire("replace-all");
        assertThat(List.of(shown("$[0]"), shown("$[1]"), shown("$[2]"), shown("$[3]")))
                .containsExactly("5", "100", "5", "7");
    }

    @Test
    void theSelectionThatIsSearchedFollowsEdits() {
        selectBytes("$.inventory");
        seek("qty");
        chooseSelection();
        int before = listed();
        set("$.player.name", new Variant.Text("x".repeat(400)));
        assertThat(listed()).isEqualTo(before).isPositive();
    }

    @Test
    void replacingAllStaysInTheSelectionAndIsOneStep() {
        selectBytes("$.inventory[0]");
        seek("qty");
        chooseSelection();
        replaceWith("amount");
        fire("replace-all");
        assertThat(node("$.inventory[0].amount").span().length()).isPositive();
        assertThat(node("$.inventory[1].qty").span().length()).isPositive();
        on(() -> model().history().undo());
        assertThat(node("$.inventory[0].qty").span().length()).isPositive();
    }

    @Test
    void howSomethingChangedIsFoundInTheWholeFileAndNoOtherPlaceIsOffered() {
        selectBytes("$.inventory");
        seek("qty");
        chooseSelection();
        seekChange("grew");
        assertThat(on(() -> find("find-scope").isDisabled())).isTrue();
        assertThat(on(() -> String.valueOf(((ChoiceBox<?>) find("find-scope")).getValue()))).isEqualTo("FILE");
        press(KeyCode.SHORTCUT, KeyCode.F);
        assertThat(on(() -> find("find-scope").isDisabled())).isFalse();
    }
}
