package org.varscope.ui.window;

import module java.base;
import module javafx.controls;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.varscope.check.Made;
import org.varscope.scan.index.Location;
import org.varscope.ui.command.Command;

/// The structure narrowed to the rows that contain what is typed above it.
class FilterTest extends WindowTestBase {
    private void filter(String text) {
        press(KeyCode.SHORTCUT, KeyCode.ALT, KeyCode.L);
        on(() -> ((TextField) find("filter-text")).setText(text));
        await(() -> !text("filter-words").equals("Looking\u2026"));
        settle();
    }

    private List<String> names() {
        return rows().stream().map(row -> row.replaceFirst(",.*", "")).toList();
    }

    private boolean hasKeyboard(String id) {
        return on(() -> find(id).isFocused());
    }

    @Test
    void theLineIsThereOnlyWhenItIsAskedFor() {
        openSample();
        assertThat(on(() -> find("filter").isVisible())).isFalse();
        filter("");
        assertThat(hasKeyboard("filter-text")).isTrue();
        press(KeyCode.ESCAPE);
        assertThat(on(() -> find("filter").isVisible())).isFalse();
        assertThat(hasKeyboard("structure")).isTrue();
    }

    private ToggleButton button() {
        return (ToggleButton) find("structure-filter");
    }

    @Test
    void theButtonAboveTheStructureShowsTheLineAndTakesItAway() {
        openSample();
        assertThat(on(() -> button().isSelected())).isFalse();
        assertThat(on(() -> button().getTooltip().getText())).isEqualTo("Filter values\u2026 (Ctrl+Alt+L)");
        on(() -> button().fire());
        assertThat(hasKeyboard("filter-text")).isTrue();
        assertThat(on(() -> button().isSelected())).isTrue();
        on(() -> button().fire());
        assertThat(on(() -> find("filter").isVisible())).isFalse();
        assertThat(on(() -> button().isSelected())).isFalse();
    }

    @Test
    void theButtonIsPressedAsLongAsTheLineIsThere() {
        openSample();
        filter("potion");
        assertThat(on(() -> button().isSelected())).isTrue();
        press(KeyCode.ESCAPE);
        assertThat(on(() -> button().isSelected())).isFalse();
    }

    @Test
    void typingLeavesValuesWhoseNameContainsItWithAllThatTheyLieIn() {
        openSample();
        int all = rows().size();
        filter("POTION");
        assertThat(names()).containsExactly("$", "inventory", "[1]", "item", "stock", "potion");
        assertThat(text("filter-words")).isEqualTo("2 values");
        assertThat(rows().getLast()).endsWith(", a match");
        filter("potio");
        assertThat(names()).contains("potion");
        filter("");
        assertThat(rows()).hasSize(all);
    }

    @Test
    void typesAndValuesAreLookedAtToo() {
        open(write("a.var", Made.bytes("{\"where\": Vector2i(3, 17), \"alive\": true, "
                + "\"hp\": 170, \"who\": \"Ann\"}")));
        filter("vector");
        assertThat(names()).containsExactly("$", "where");
        filter("17");
        assertThat(names()).containsExactly("$", "where", "hp");
        filter("TRUE");
        assertThat(names()).containsExactly("$", "alive");
        filter("ann");
        assertThat(names()).containsExactly("$", "who");
    }

    @Test
    void whatAMatchHoldsIsThereInFull() {
        open(write("a.var", Made.bytes("{\"bag\": {\"rope\": 1, \"lamp\": 2}, \"hp\": 3}")));
        filter("bag");
        assertThat(names()).containsExactly("$", "bag");
        press(KeyCode.DOWN);
        press(KeyCode.RIGHT);
        settle();
        assertThat(names()).containsExactly("$", "bag", "rope", "lamp");
    }

    @Test
    void escapeBringsAllRowsBackWithTheSelectedOneInView() {
        open(write("many.var", entries(3000)));
        filter("entry 2718");
        assertThat(names()).containsExactly("$", "entry 2718");
        press(KeyCode.ENTER);
        assertThat(hasKeyboard("structure")).isTrue();
        assertThat(model().selection().value()).isEqualTo(Location.record(0).child(2718));
        press(KeyCode.ESCAPE);
        settle();
        assertThat(hasKeyboard("structure")).isTrue();
        assertThat(names()).contains("entry 2717", "entry 2718", "entry 2719");
        assertThat(model().selection().value()).isEqualTo(Location.record(0).child(2718));
    }

    @Test
    void rowsThatWereOpenAreOpenAgain() {
        openSample();
        pick("$.stock.potion");
        List<String> before = names();
        filter("gold");
        assertThat(names()).isNotEqualTo(before);
        press(KeyCode.ESCAPE);
        settle();
        assertThat(names()).isEqualTo(before);
    }

    @Test
    void aRowThatIsEditedStaysUntilAnotherTextIsTyped() {
        open(write("a.var", Made.bytes("{\"a\": 85, \"b\": 1, \"c\": 85}")));
        filter("85");
        press(KeyCode.DOWN);
        type("7");
        press(KeyCode.ENTER);
        settle();
        assertThat(shown("$.a")).isEqualTo("7");
        assertThat(names()).containsExactly("$", "a", "c");
        assertThat(text("filter-words")).isEqualTo("1 value");
        press(KeyCode.DOWN);
        settle();
        assertThat(names()).containsExactly("$", "a", "c");
        filter("85 ");
        assertThat(names()).containsExactly("$", "c");
    }

    @Test
    void escapeLeavesTheCellFirstAndThenTheFilter() {
        openSample();
        filter("gold");
        press(KeyCode.DOWN);
        type("7");
        press(KeyCode.ESCAPE);
        assertThat(on(() -> find("filter").isVisible())).isTrue();
        press(KeyCode.ESCAPE);
        assertThat(on(() -> find("filter").isVisible())).isFalse();
    }

    @Test
    void rowsGoWithTheirValuesWhenOneBeforeThemIsRemoved() {
        open(write("a.var", Made.bytes("{\"x\": 5, \"sword\": 1, \"b\": 2, \"swords\": 3}")));
        filter("sword");
        pick("$.x");
        assertThat(names()).containsExactly("$", "x", "sword", "swords");
        run(Command.REMOVE);
        settle();
        assertThat(names()).containsExactly("$", "sword", "swords");
        run(Command.UNDO);
        settle();
        assertThat(names()).contains("x", "sword", "swords").doesNotContain("b");
        press(KeyCode.ESCAPE);
        settle();
        assertThat(names()).containsExactly("$", "x", "sword", "b", "swords");
    }

    @Test
    void whereNothingMatchesThatIsSaid() {
        openSample();
        filter("no such thing");
        assertThat(rows()).isEmpty();
        assertThat(text("filter-words")).isEqualTo("no value");
        press(KeyCode.DOWN);
        assertThat(hasKeyboard("filter-text")).isTrue();
        press(KeyCode.ESCAPE);
        settle();
        assertThat(names()).contains("$", "player");
    }

    @Test
    void ofVeryManyTheFirstAreShownAndThatIsSaid() {
        open(write("large.var", entries(100_000)));
        filter("99");
        assertThat(text("filter-words")).matches("the first 1.000 values");
        assertThat(names()).startsWith("$", "entry 99", "entry 199");
        filter("entry 77777");
        assertThat(names()).containsExactly("$", "entry 77777");
    }

    @Test
    void inLightTooTheLineReadsWell() {
        openSample();
        run(Command.THEME_LIGHT);
        filter("int");
        assertThat(names()).contains("$");
        assertThat(text("filter-words")).endsWith(" values");
    }

    @Test
    void theButtonIsThereOnceHoweverOftenThePageComesToTheFront() {
        openSample();
        press(KeyCode.SHIFT, KeyCode.F1);
        settle();
        press(KeyCode.SHORTCUT, KeyCode.W);
        settle();
        Set<Node> there = on(() -> window.scene().getRoot().lookupAll("#structure-filter"));
        assertThat(there).hasSize(1);
    }
}
