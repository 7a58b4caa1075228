package org.varscope.ui.window;

import module java.base;
import module javafx.controls;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.varscope.ui.command.Command;
import org.varscope.ui.editor.navigation.Place;
import org.varscope.ui.toolkit.QueuedExecutor;

/// What is suggested while a person types where to go, and in the palette what is in the file.
class GoToTest extends WindowTestBase {
    @BeforeEach
    void sample() {
        openSample();
    }

    private void begin(String text) {
        press(KeyCode.SHORTCUT, KeyCode.G);
        on(() -> ((TextField) find("go-to-text")).setText(text));
        settle();
    }

    private List<String> suggested() {
        return on(() -> ((ListView<?>) find("go-to-list")).getItems().stream().map(Place.class::cast)
                .map(Place::path).toList());
    }

    private List<String> listed() {
        return on(() -> ((ListView<?>) find("palette-list")).getItems().stream().map(PaletteCard.Item.class::cast)
                .map(item -> item.title() + " " + item.key()).toList());
    }

    private void assertGoneTo(String path) {
        assertThat(isThere("go-to")).isFalse();
        assertThat(model().selection().value()).isEqualTo(node(path).location());
    }

    @Test
    void aNameIsFoundAtAnyDepthAndGoneToWithEnter() {
        begin("gold");
        assertThat(suggested()).containsExactly("$.player.gold");
        press(KeyCode.ENTER);
        assertGoneTo("$.player.gold");
    }

    @Test
    void tabCompletesStepByStepAndTheKeyboardStaysInTheLine() {
        begin("inv");
        press(KeyCode.TAB);
        assertThat(((TextField) find("go-to-text")).getText()).isEqualTo("$.inventory");
        assertThat(suggested()).startsWith("$.inventory", "$.inventory[0]", "$.inventory[1]");
        press(KeyCode.DOWN);
        press(KeyCode.DOWN);
        press(KeyCode.TAB);
        type(".q");
        press(KeyCode.ENTER);
        assertGoneTo("$.inventory[1].qty");
    }

    @Test
    void enterGoesToWhatIsChosenInTheList() {
        begin("$.inventory[");
        press(KeyCode.DOWN);
        press(KeyCode.ENTER);
        assertGoneTo("$.inventory[1]");
    }

    @Test
    void whatWasTypedBeforeAnythingIsSuggestedIsGoneTo() {
        QueuedExecutor queue = new QueuedExecutor();
        background = queue;
        begin("gold");
        press(KeyCode.ENTER);
        on(queue::runAll);
        assertGoneTo("$.player.gold");
    }

    @Test
    void whatLeadsNowhereIsSaidWhileItIsTyped() {
        begin("$.player.golt");
        assertThat(text("go-to-hint"))
                .isEqualTo("No entry named golt here; the Dictionary at 0x60 has 14 entries; the nearest is .gold.");
        on(() -> ((TextField) find("go-to-text")).setText("xyzzy"));
        settle();
        assertThat(text("go-to-hint")).isEqualTo("Nothing here is named xyzzy, at any depth.");
        on(() -> ((TextField) find("go-to-text")).setText("gold"));
        settle();
        assertThat(text("go-to-hint")).startsWith("A name, a path");
    }

    @Test
    void anOffsetSuggestsNothing() {
        begin("0x40");
        assertThat(suggested()).isEmpty();
        press(KeyCode.ENTER);
        assertThat(model().selection().caret()).isEqualTo(0x40);
    }

    @Test
    void whereAPersonHasBeenIsListedWithNothingTyped() {
        begin("gold");
        press(KeyCode.ENTER);
        begin("$.inventory[1]");
        press(KeyCode.ENTER);
        begin("");
        assertThat(suggested()).containsExactly("$.inventory[1]", "$.player.gold");
        press(KeyCode.DOWN);
        press(KeyCode.DOWN);
        press(KeyCode.ENTER);
        assertGoneTo("$.player.gold");
    }

    @Test
    void aPlaceToMoveAValueToIsCompletedAndNotGuessed() {
        pick("$.inventory[2]");
        run(Command.MOVE_TO);
        on(() -> ((TextField) find("go-to-text")).setText("$.inv"));
        settle();
        assertThat(suggested()).containsExactly("$.inventory");
        assertThat(on(() -> ((ListView<?>) find("go-to-list")).getSelectionModel().isEmpty())).isTrue();
    }

    private void seek(String text) {
        press(KeyCode.SHORTCUT, KeyCode.SHIFT, KeyCode.P);
        on(() -> ((TextField) find("palette-search")).setText(text));
        settle();
    }

    @Test
    void thePaletteFindsNumbersByTheirValue() {
        seek("100");
        assertThat(listed()).contains("$.player.gold 100");
        press(KeyCode.ENTER);
        assertThat(model().selection().value()).isEqualTo(node("$.player.gold").location());
    }

    @Test
    void thePaletteListsCommandsBeforeNamesAndTexts() {
        seek("go");
        List<String> listed = listed();
        assertThat(listed).anyMatch(row -> row.startsWith("Go: ")).contains("$.player.gold 100");
        assertThat(listed.indexOf("$.player.gold 100"))
                .isGreaterThan(IntStream.range(0, listed.size()).filter(i -> listed.get(i).startsWith("Go: ")).max()
                        .orElseThrow());
        on(() -> ((TextField) find("palette-search")).setText("potion"));
        settle();
        assertThat(listed()).containsExactly("$.stock.potion 3", "$.inventory[1].item \"potion\"");
    }

    @Test
    void thePaletteIsAsTallAsWhatItLists() {
        seek("");
        double all = on(() -> find("palette").getLayoutBounds().getHeight());
        on(() -> ((TextField) find("palette-search")).setText("potion"));
        settle();
        double two = on(() -> find("palette").getLayoutBounds().getHeight());
        on(() -> ((TextField) find("palette-search")).setText("no such thing"));
        settle();
        assertThat(two).isEqualTo(all - 10 * 30);
        assertThat(on(() -> find("palette").getLayoutBounds().getHeight())).isEqualTo(two - 30);
    }

    @Test
    void thePaletteForgetsWhatItLooksForWhenItIsClosed() {
        QueuedExecutor queue = new QueuedExecutor();
        background = queue;
        seek("100");
        press(KeyCode.ESCAPE);
        on(queue::runAll);
        assertThat(isThere("palette")).isFalse();
    }
}
