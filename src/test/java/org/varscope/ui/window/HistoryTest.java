package org.varscope.ui.window;

import module java.base;
import module javafx.controls;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.varscope.document.edit.Edit;
import org.varscope.variant.Variant;

/// The steps of a document, to go back and forth among them.
class HistoryTest extends WindowTestBase {
    private byte[] opened = {};
    private byte[] edited = {};

    @BeforeEach
    void threeSteps() {
        openSample();
        opened = bytes();
        on(() -> {
            TabPane below = (TabPane) find("below");
            below.getTabs().stream().filter(tab -> "History".equals(tab.getText())).findFirst()
                    .ifPresent(below.getSelectionModel()::select);
        });
        set("$.player.gold", 85);
        set("$.player.name", new Variant.Text("Bo"));
        apply(new Edit.Remove(node("$.inventory[1]").location()));
        settle();
        edited = bytes();
    }

    private List<String> listed() {
        return on(() -> robot.lookup("#history .list-cell").queryAll().stream()
                .sorted(Comparator.comparingDouble(Node::getLayoutY)).map(Node::getAccessibleText)
                .filter(Objects::nonNull).toList());
    }

    private void choose(int place) {
        on(() -> {
            find("history").requestFocus();
            ((ListView<?>) find("history")).getSelectionModel().clearAndSelect(place);
        });
        press(KeyCode.ENTER);
        settle();
    }

    @Test
    void everyStepIsListedAndTheLastIsNow() {
        assertThat(listed()).containsExactly("As it was opened", "Set player.gold to 85", "Set player.name to \"Bo\"",
                "Remove inventory[1], now");
    }

    @Test
    void choosingAStepUndoesAllThatCameAfterIt() {
        choose(1);
        assertThat(shown("$.player.gold")).isEqualTo("85");
        assertThat(shown("$.player.name")).isNotEqualTo("\"Bo\"");
        assertThat(listed()).containsExactly("As it was opened", "Set player.gold to 85, now",
                "Set player.name to \"Bo\", undone", "Remove inventory[1], undone");
        choose(0);
        assertThat(bytes()).isEqualTo(opened);
        choose(3);
        assertThat(bytes()).isEqualTo(edited);
    }

    @Test
    void panesAreToldOnceOfManySteps() {
        AtomicInteger told = new AtomicInteger();
        on(() -> model().onChange(_ -> told.incrementAndGet()));
        choose(0);
        assertThat(told).hasValue(1);
    }

    @Test
    void whatWasSavedIsUnmodifiedWhenItIsGoneBackTo() {
        choose(0);
        assertThat(model().modifiedProperty().get()).isFalse();
        choose(2);
        assertThat(model().history().place()).isEqualTo(2);
        assertThat(model().modifiedProperty().get()).isTrue();
    }
}
