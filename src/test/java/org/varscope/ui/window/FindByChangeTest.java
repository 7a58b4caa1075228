package org.varscope.ui.window;

import module java.base;
import module javafx.controls;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.varscope.document.place.Values;
import org.varscope.find.QueryText;
import org.varscope.ui.command.Command;
import org.varscope.ui.file.Sample;
import org.varscope.variant.Variant;

/// Finding values by how they changed, step by step, since the file was opened or an older state of it.
class FindByChangeTest extends FindTestBase {
    @BeforeEach
    void sample() {
        openSample();
    }

    @Test
    void aChangeWithoutAConditionSaysWhatToEnter() {
        seekChange("");
        assertThat(text("find-words")).contains("enter what it was and is");
        set("$.player.gold", 85);
        assertThat(text("find-words")).isEqualTo("1 match");
    }

    @Test
    void whatWasLookedForIsNotTakenForACondition() {
        run(Command.FIND);
        fill("find-text", "zzz");
        run(Command.FIND_CHANGE);
        assertThat(text("find-words")).contains("enter what it was and is");
        assertThat(on(() -> find("find-text").isFocused())).isTrue();
    }

    @Test
    void theGoldIsFoundByWhatItWasAndIsNow() {
        set("$.player.gold", 85);
        set("$.player.hp", 86);
        seekChange("was 100, is 85");
        assertThat(text("find-words")).isEqualTo("1 match");
        assertThat(hits()).singleElement().asString().contains("$.player.gold", "100 \u2192 85");
        press(KeyCode.ENTER);
        assertThat(model().selection().value()).isEqualTo(node("$.player.gold").location());
    }

    @Test
    void whatIsLeftIsNarrowedStepByStepAndTakenBack() {
        set("$.player.gold", 85);
        set("$.player.hp", 86);
        seekChange("shrank");
        assertThat(listed()).isEqualTo(2);
        fire("find-narrow");
        assertThat(text("find-words")).startsWith("2 values left");
        assertThat(text("find-steps")).isEqualTo("1 step: 2");
        assertThat(hits()).first().asString().contains("$.player.hp", "87 \u2192 86");
        assertThat(hits()).hasSize(2);
        assertThat(on(() -> find("find-narrow").isDisabled())).isTrue();
        assertThat(on(() -> find("find-text").isFocused())).isTrue();
        set("$.player.gold", 80);
        fill("find-text", "unchanged");
        assertThat(hits()).singleElement().asString().contains("$.player.hp");
        assertThat(text("find-steps")).isEqualTo("1 step: 2 \u2192 1");
        fire("find-back");
        assertThat(text("find-steps")).isEmpty();
        fill("find-text", "shrank");
        assertThat(listed()).isEqualTo(2);
    }

    @Test
    void whatChangedIsReplaced() {
        set("$.player.gold", 85);
        seekChange("is 85");
        replaceWith("9000");
        fire("replace-all");
        assertThat(text("find-words")).startsWith("No match");
        assertThat(Values.of(model().structure(), node("$.player.gold"), 8)).contains(new Variant.Int(9000));
    }

    @Test
    void aSaveThatTheGameWroteAnewIsNarrowedFurther() throws IOException {
        Path file = Files.write(folder.resolve("game.save"), Sample.FIRST.bytes());
        open(file);
        set("$.player.gold", 90);
        run(Command.SAVE);
        seekChange("was 100");
        set("$.player.gold", 85);
        set("$.player.hp", 12);
        fill("find-text", "shrank");
        fire("find-narrow");
        run(Command.SAVE);
        Files.write(file, Sample.FIRST.bytes());
        run(Command.RELOAD);
        await(() -> text("find-steps").contains("\u2192"));
        assertThat(text("find-steps")).isEqualTo("1 step: 2 \u2192 0");
        fill("find-text", "grew, is 100");
        assertThat(hits()).singleElement().asString().contains("$.player.gold", "85 \u2192 100");
    }

    @Test
    void whatIsLeftRightAfterAStepIsReplaced() {
        set("$.player.gold", 85);
        set("$.player.hp", 86);
        seekChange("is 85");
        fire("find-narrow");
        replaceWith("9000");
        fire("replace-all");
        assertThat(Values.of(model().structure(), node("$.player.gold"), 8)).contains(new Variant.Int(9000));
        assertThat(Values.of(model().structure(), node("$.player.hp"), 8)).contains(new Variant.Int(86));
    }

    @Test
    void aConditionThatNoValueFitsRightAfterAStepLeavesWhatIsLeftInSight() {
        set("$.player.gold", 85);
        seekChange("shrank");
        fire("find-narrow");
        fill("find-text", "grew");
        assertThat(hits()).singleElement().asString().contains("$.player.gold");
        assertThat(text("find-words")).startsWith("1 value left");
    }

    @Test
    void nothingThatChangedLeadsToAnOlderSave() {
        seekChange("");
        assertThat(text("find-way-out")).contains("Compare with an older save");
    }

    @Test
    void anEmptyFieldOffersToFindByChange() {
        press(KeyCode.SHORTCUT, KeyCode.F);
        fire("find-by-change");
        assertThat(on(() -> find("find-text").isFocused() && find("find-since").isVisible())).isTrue();
        assertThat(on(() -> find("find-by-change").isVisible())).isFalse();
    }

    @Test
    void findingByChangeHasAKey() {
        press(KeyCode.SHORTCUT, KeyCode.SHIFT, KeyCode.F);
        assertThat(on(() -> find("find-text").isFocused() && find("find-since").isVisible())).isTrue();
    }

    @Test
    void openingTheListOfOlderStatesLeavesItsItemsAsTheyAre() {
        set("$.player.gold", 85);
        seekChange("");
        ChoiceBox<?> since = (ChoiceBox<?>) find("find-since");
        on(since::requestFocus);
        AtomicInteger replaced = new AtomicInteger();
        on(() -> since.getItems().addListener((InvalidationListener) _ -> replaced.incrementAndGet()));
        press(KeyCode.DOWN);
        assertThat(on(since::isShowing)).isTrue();
        assertThat(replaced).hasValue(0);
        press(KeyCode.ESCAPE);
    }

    private void chooseOlder(String name) {
        listOlder();
        on(() -> since().getItems().stream().filter(item -> since().getConverter().toString(item).equals(name))
                .findFirst().ifPresent(since().getSelectionModel()::select));
    }

    private ChoiceBox<Object> since() {
        return (ChoiceBox<Object>) find("find-since");
    }

    private void listOlder() {
        on(() -> since().getOnShowing().handle(null));
    }

    private String older() {
        return on(() -> since().getConverter().toString(since().getValue()));
    }

    private void openOlderAndEditSample() throws IOException {
        open(Files.write(folder.resolve("older.save"), Sample.FIRST.bytes()));
        set("$.player.gold", 99);
        openSample();
        set("$.player.gold", 85);
        seekChange("is 85");
        chooseOlder("Since older.save");
    }

    private void closeOlder() {
        on(() -> window.workspace().all().stream()
                .filter(tab -> tab.editor().orElseThrow().file().name().equals("older.save")).toList()
                .forEach(window.workspace()::close));
    }

    @Test
    void anotherOpenDocumentIsComparedWith() throws IOException {
        openOlderAndEditSample();
        assertThat(hits()).singleElement().asString().contains("99 \u2192 85");
    }

    @Test
    void aDocumentIsComparedWithAlsoOnceItsTabIsClosed() throws IOException {
        openOlderAndEditSample();
        closeOlder();
        listOlder();
        assertThat(older()).isEqualTo("Since older.save (earlier)");
        fill("find-text", "shrank");
        assertThat(hits()).singleElement().asString().contains("99 \u2192 85");
    }

    @Test
    void steppingBackComparesWithTheDocumentOfTheStepAlsoOnceItsTabIsClosed() throws IOException {
        openOlderAndEditSample();
        fire("find-narrow");
        closeOlder();
        assertThat(older()).isEqualTo("Since the last step");
        fire("find-back");
        assertThat(older()).isEqualTo("Since older.save (earlier)");
        assertThat(hits()).singleElement().asString().contains("99 \u2192 85");
    }

    @Test
    void aFileThatNobodyChoosesLeavesWhatIsComparedWith() throws IOException {
        openOlderAndEditSample();
        chooseOlder("Since another file\u2026");
        assertThat(older()).isEqualTo("Since older.save");
        assertThat(hits()).singleElement().asString().contains("99 \u2192 85");
    }

    @Test
    void aConditionThatIsNotUnderstoodSaysWhatIs() {
        seekChange("got richer");
        assertThat(text("find-words")).contains("type for example was 100, is 85");
    }

    @Test
    void findingAgainAfterFindByChangeAsksForAText() {
        seekChange("grew");
        press(KeyCode.SHORTCUT, KeyCode.F);
        assertThat(on(() -> ((ChoiceBox<?>) find("find-kind")).getValue())).isEqualTo(QueryText.Kind.ANY);
        assertThat(on(() -> find("find-text").isFocused() && !find("find-since").getParent().isVisible())).isTrue();
    }
}
