package org.varscope.ui.window;

import module java.base;
import module javafx.controls;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.varscope.document.edit.Edit;
import org.varscope.ui.card.Card;
import org.varscope.ui.command.Command;
import org.varscope.ui.command.Mnemonics;
import org.varscope.ui.file.Sample;

/// What keys do while a card lies over the window.
class CardsTest extends WindowTestBase {
    private byte[] original;

    @BeforeEach
    void sample() {
        original = Sample.FIRST.bytes();
        open(write("adventure.save", original));
        pick("$.player.hp");
        on(() -> find("structure").requestFocus());
    }

    private boolean isInCard() {
        return on(() -> {
            Node node = window.scene().getFocusOwner();
            while (node != null && !(node instanceof Card)) {
                node = node.getParent();
            }
            return node != null;
        });
    }

    private void change() {
        apply(new Edit.Remove(node("$.player.hp").location()));
    }

    @Test
    void commandsBehindACardDoNothing() {
        run(Command.INSERT);
        press(KeyCode.ALT, KeyCode.DOWN);
        press(KeyCode.SHORTCUT, KeyCode.BACK_SPACE);
        press(KeyCode.SHORTCUT, KeyCode.W);
        run(Command.MOVE_DOWN);
        assertThat(bytes()).isEqualTo(original);
        assertThat(isThere("insert")).isTrue();
    }

    @Test
    void escapeClosesACardAlsoWhereATipOrAMenuHasPoppedUp() {
        Sight.MENU_OF_VALUES.popUp(this);
        run(Command.PALETTE);
        Sight.TOOLTIP.popUp(this);
        press(KeyCode.ESCAPE);
        assertThat(isThere("palette")).isFalse();
    }

    @ParameterizedTest
    @EnumSource(names = {"INSERT", "FIELD_LIST", "GO_TO", "PALETTE", "KEYS", "ABOUT", "CLOSE_TAB"})
    void tabGoesRoundInACardAndClosingItGivesTheKeyboardBack(Command command) {
        change();
        on(() -> find("hex").requestFocus());
        run(command);
        assertThat(isInCard()).isTrue();
        Node first = on(() -> window.scene().getFocusOwner());
        Set<Node> visited = new HashSet<>();
        do {
            visited.add(on(() -> window.scene().getFocusOwner()));
            press(KeyCode.TAB);
            assertThat(isInCard()).isTrue();
        } while (!first.isFocused() && visited.size() < 20);
        press(KeyCode.SHIFT, KeyCode.TAB);
        assertThat(isInCard()).isTrue();
        press(KeyCode.ESCAPE);
        assertThat(on(() -> find("hex").isFocused())).isTrue();
    }

    @ParameterizedTest
    @EnumSource(names = {"ALT", "F10"})
    void keysOfTheMenuBarDoNotReachItFromACard(KeyCode key) {
        run(Command.INSERT);
        press(key);
        press(KeyCode.ESCAPE);
        assertThat(isThere("insert")).isFalse();
    }

    @Test
    void theKeysAreScrolledByKeyAndTheRowsBehindThemAreNot() {
        size(900, 600);
        press(KeyCode.F1);
        press(KeyCode.PAGE_DOWN);
        ScrollPane pane = robot.lookup("#keys .scroll-pane").query();
        assertThat(on(pane::getVvalue)).isPositive();
        press(KeyCode.END);
        assertThat(on(pane::getVvalue)).isEqualTo(1);
        press(KeyCode.ESCAPE);
        assertThat(model().selection().value()).isEqualTo(node("$.player.hp").location());
    }

    @Test
    void whatAsksForTheKeyboardBehindACardGetsItAfterwards() {
        run(Command.GO_TO);
        on(() -> find("hex").requestFocus());
        assertThat(isInCard()).isTrue();
        press(KeyCode.ESCAPE);
        assertThat(on(() -> find("hex").isFocused())).isTrue();
    }

    @Test
    void enterGivesTheAnswerThatHasTheKeyboard() {
        change();
        run(Command.CLOSE_TAB);
        press(KeyCode.TAB);
        Node second = on(() -> window.scene().getFocusOwner());
        assertThat(second.getId()).isEqualTo("answer-discard");
        press(KeyCode.ENTER);
        assertThat(window.workspace().current()).isEmpty();
    }

    @Test
    void theKeyboardGoesToThePageWhereWhatHadItIsGone() {
        pick("$.player.gold");
        press(KeyCode.F2);
        run(Command.GO_TO);
        press(KeyCode.ESCAPE);
        assertThat(on(() -> find("structure").isFocused())).isTrue();
    }

    @Test
    void theLettersOfItsButtonsPressThemTogetherWithAlt() {
        openSample();
        set("$.player.gold", 7);
        run(Command.CLOSE_TAB);
        List<String> letters = on(() -> robot.lookup("#question .button").queryAll().stream()
                .map(button -> Mnemonics.marked(((Button) button).getText()).orElse("none")).toList());
        assertThat(letters).doesNotHaveDuplicates().doesNotContain("none");
        int cancel = on(() -> List.copyOf(robot.lookup("#question .button").queryAll()).indexOf(find("answer-cancel")));
        press(KeyCode.ALT, KeyCode.valueOf(letters.get(cancel).toUpperCase(Locale.ROOT)));
        assertThat(isThere("question")).isFalse();
        assertThat(editor().model().modifiedProperty().get()).isTrue();
    }

    @Test
    void escapeClosesACardInWhichNothingHasTheKeyboard() {
        openSample();
        run(Command.GO_TO);
        on(() -> robot.lookup("#overlay .text-field").query().setDisable(true));
        press(KeyCode.ESCAPE);
        assertThat(on(() -> find("overlay").isVisible())).isFalse();
    }
}
