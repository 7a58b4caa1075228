package org.varscope.ui.window;

import module java.base;
import module javafx.controls;
import static org.assertj.core.api.Assertions.assertThat;

import org.controlsfx.control.StatusBar;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.varscope.bytes.Span;
import org.varscope.problem.Flaw;
import org.varscope.problem.Problem;
import org.varscope.ui.command.Command;
import org.varscope.ui.file.Sample;

/// How editing in a cell begins and ends: what is taken, what is given up, and what is said.
class CellEditingTest extends WindowTestBase {
    private byte[] original;

    @BeforeEach
    void sample() {
        original = Sample.FIRST.bytes();
        open(write("adventure.save", original));
        pick("$.player.gold");
        on(() -> find("structure").requestFocus());
    }

    private Node cell(String style, String text) {
        return robot.lookup("." + style).queryAllAs(Labeled.class).stream().filter(Node::isVisible)
                .filter(cell -> text.equals(cell.getText())).findFirst().orElseThrow();
    }

    private void begin(String typed) {
        press(KeyCode.F2);
        type(typed);
    }

    private void click(Node node) {
        robot.clickOn(node);
        settle();
    }

    private String said() {
        return ((StatusBar) robot.lookup(".status-bar").query()).getText();
    }

    @Test
    void escapeRestoresTheValue() {
        begin("99");
        press(KeyCode.ESCAPE);
        assertThat(bytes()).isEqualTo(original);
        assertThat(rows()).contains("gold, int, 100");
        assertThat(on(() -> find("structure").isFocused())).isTrue();
    }

    @Test
    void escapeRestoresTheValueAfterADoubleClick() {
        robot.doubleClickOn(cell("value-cell", "100"));
        settle();
        type("99");
        press(KeyCode.ESCAPE);
        assertThat(bytes()).isEqualTo(original);
    }

    @Test
    void escapeRestoresTheKey() {
        press(KeyCode.SHIFT, KeyCode.F2);
        type("silver");
        press(KeyCode.ESCAPE);
        assertThat(bytes()).isEqualTo(original);
    }

    @Test
    void escapeRestoresWhatTypingBeganToReplace() {
        type("7");
        press(KeyCode.ESCAPE);
        assertThat(bytes()).isEqualTo(original);
    }

    @Test
    void spaceEditsNothing() {
        click(cell("name-cell", "gold"));
        press(KeyCode.SPACE);
        assertThat(isThere("cell-editor")).isFalse();
        click(cell("name-cell", "hp"));
        assertThat(bytes()).isEqualTo(original);
    }

    @Test
    void aClickOnARowThatIsSelectedEditsNothing() {
        click(cell("name-cell", "gold"));
        click(cell("value-cell", "100"));
        assertThat(isThere("cell-editor")).isFalse();
    }

    @Test
    void keyF2EditsTheValueAlsoWhereTheNameWasClicked() {
        click(cell("name-cell", "gold"));
        begin("99");
        press(KeyCode.ENTER);
        assertThat(shown("$.player.gold")).isEqualTo("99");
    }

    @Test
    void clickingElsewhereTakesWhatFits() {
        begin("99");
        click(cell("name-cell", "hp"));
        assertThat(shown("$.player.gold")).isEqualTo("99");
        assertThat(model().selection().value()).isEqualTo(node("$.player.hp").location());
        run(Command.UNDO);
        assertThat(bytes()).isEqualTo(original);
    }

    @Test
    void clickingElsewhereSaysWhatDoesNotFit() {
        begin("a lot");
        click(cell("name-cell", "hp"));
        assertThat(isThere("cell-editor")).isFalse();
        assertThat(bytes()).isEqualTo(original);
        assertThat(said()).startsWith("$.player.gold was not changed; \u201ca lot\u201d was refused: ");
    }

    @Test
    void clickingTheFieldOfTheInspectorMovesTheKeyboardThere() {
        begin("99");
        click(find("inspector-value"));
        assertThat(shown("$.player.gold")).isEqualTo("99");
        assertThat(on(() -> find("inspector-value").isFocused())).isTrue();
        assertThat(((TextField) find("inspector-value")).getText()).isEqualTo("99");
    }

    @Test
    void saveTakesWhatIsBeingTypedFirst() {
        begin("99");
        press(KeyCode.SHORTCUT, KeyCode.S);
        assertThat(shown("$.player.gold")).isEqualTo("99");
        assertThat(model().modifiedProperty().get()).isFalse();
    }

    @Test
    void nothingIsDoneWhileWhatIsTypedIsRefused() {
        begin("a lot");
        press(KeyCode.ALT, KeyCode.DOWN);
        assertThat(((TextField) find("cell-editor")).getText()).isEqualTo("a lot");
        assertThat(isThere("cell-error")).isTrue();
        assertThat(bytes()).isEqualTo(original);
    }

    @Test
    void anEditorThatIsScrolledAwayLeavesItsTextInTheValue() {
        size(900, 600);
        run(Command.EXPAND);
        pick("$.version");
        begin("99");
        on(() -> ((TreeTableView<?>) find("structure")).scrollTo(20));
        await(() -> shown("$.version").equals("99"));
        assertThat(isThere("cell-editor")).isFalse();
    }

    @Test
    void whatIsTypedStaysWhileASaveEnds() {
        press(KeyCode.F2);
        type("99");
        on(() -> model().markSaved(model().snapshot(), List.of(
                new Problem(new Flaw.BlockDamaged(0, 1, 0, 4, null, 4, 4), new Span(0, 4)))));
        type("5");
        press(KeyCode.ENTER);
        assertThat(shown("$.player.gold")).isEqualTo("995");
    }

    @Test
    void whatIsTypedIsNotTakenForAValueThatHasChanged() {
        press(KeyCode.F2);
        type("99");
        set("$.player.gold", 7);
        assertThat(said()).startsWith("$.player.gold was not changed; \u201c99\u201d was refused");
        assertThat(shown("$.player.gold")).isEqualTo("7");
        assertThat(isThere("cell-editor")).isFalse();
    }
}
