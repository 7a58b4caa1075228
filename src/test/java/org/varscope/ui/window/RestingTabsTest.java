package org.varscope.ui.window;

import module java.base;
import module javafx.controls;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.varscope.check.Made;
import org.varscope.ui.command.Command;
import org.varscope.ui.editor.EditorPage;
import org.varscope.ui.editor.RestingPage;
import org.varscope.ui.file.KeptPlace;
import org.varscope.ui.message.LanguageChoice;
import org.varscope.ui.message.Messages;
import org.varscope.ui.page.Page;
import org.varscope.ui.window.tab.PageTab;

/// A tab behind others that nobody has looked at for a while: its document is open, and nothing of it is shown.
class RestingTabsTest extends FindTestBase {
    private Path file;

    @BeforeEach
    void open() {
        file = sampleFile("slot.save");
        open(file);
    }

    @AfterEach
    void speakAsBefore() {
        Messages.speak(LanguageChoice.SYSTEM);
    }

    /// Of what several tabs have, that in front.
    @Override
    Node find(String id) {
        return on(() -> window.workspace().front().orElseThrow().page().content().lookup("#" + id));
    }

    private PageTab slot() {
        return window.workspace().all().getFirst();
    }

    private Page page() {
        return on(() -> slot().page());
    }

    private void openOthers() {
        open(IntStream.range(0, 4).mapToObj(
                i -> write("other" + i + ".save", Made.bytes("{\"level\": " + i + "}"))).toList());
    }

    private void rest() {
        openOthers();
        assertThat(page()).isInstanceOf(RestingPage.class);
    }

    private void comeBack() {
        on(() -> window.workspace().bringToFront(slot()));
        settle();
        assertThat(page()).isInstanceOf(EditorPage.class);
    }

    @Test
    void aTabIsShownAgainAsItWasLeft() {
        set("$.player.gold", 4242);
        pick("$.player.pos");
        run(Command.SHOW_HISTORY);
        on(() -> editor().explainsProperty().set(true));
        KeptPlace place = on(() -> editor().place().now());
        rest();
        assertThat(editor().explainsProperty().get()).isTrue();
        on(() -> editor().explainsProperty().set(false));
        comeBack();
        assertThat(on(() -> editor().place().now())).isEqualTo(place);
        assertThat(editor().tree().open()).as("rows").isEqualTo(place.open()).isNotEmpty();
        assertThat(on(() -> editor().keyboard().panes())).contains(find("history"));
        assertThat(editor().explainsProperty().get()).isTrue();
        open(sampleFile("another.save"));
        assertThat(editor().explainsProperty().get()).as("as in the file before, and not as in one that came back")
                .isFalse();
        comeBack();
        run(Command.UNDO);
        assertThat(model().modifiedProperty().get()).isFalse();
    }

    @Test
    void keysGoOnFromTheSelectedValue() {
        pick("$.player.gold");
        rest();
        comeBack();
        on(() -> slot().page().focus());
        press(KeyCode.DOWN);
        settle();
        assertThat(model().selection().value()).isEqualTo(node("$.player.xp").location());
    }

    @Test
    void whatIsLookedForIsListedAgain() {
        press(KeyCode.SHORTCUT, KeyCode.F);
        fill("find-text", "gold");
        settle();
        List<String> hits = hits();
        assertThat(hits).isNotEmpty();
        rest();
        comeBack();
        assertThat(hits()).isEqualTo(hits);
    }

    @Test
    void aTextThatIsTypedAndNotAppliedKeepsItsTabAwake() {
        pick("$.player.name");
        run(Command.SHOW_TEXT);
        settle();
        on(() -> editor().lists().text().targets().getFirst().requestFocus());
        type("x");
        settle();
        assertThat(editor().lists().text().draft()).isPresent();
        openOthers();
        assertThat(page()).isInstanceOf(EditorPage.class);
    }

    @Test
    void severalSelectedValuesKeepTheirTabAwake() {
        pick("$.player.pos");
        on(() -> editor().tree().view().getSelectionModel().selectRange(2, 5));
        openOthers();
        assertThat(page()).isInstanceOf(EditorPage.class);
    }

    @Test
    void unsavedChangesAreAskedAboutAndMarkedOnTheTab() {
        set("$.player.gold", 4242);
        rest();
        assertThat(on(() -> slot().getGraphic())).isNotNull();
        run(Command.QUIT);
        settle();
        assertThat(on(() -> window.workspace().front().orElseThrow())).isSameAs(slot());
        assertThat(page()).isInstanceOf(EditorPage.class);
        assertThat(stage.isShowing()).isTrue();
    }

    @Test
    void aMatchInItIsGoneTo() {
        rest();
        press(KeyCode.SHORTCUT, KeyCode.ALT, KeyCode.F);
        fill("find-text", "gold");
        settle();
        press(KeyCode.F3);
        settle();
        assertThat(page()).isInstanceOf(EditorPage.class);
        assertThat(on(() -> window.workspace().front().orElseThrow())).isSameAs(slot());
        assertThat(model().selection().bytes().isEmpty()).isFalse();
    }

    @Test
    void whatAnotherProgramHasWrittenMeanwhileIsSaidThen() {
        rest();
        write("slot.save", Made.bytes("{\"gold\": 1}"));
        comeBack();
        await(() -> find("banner") != null && find("banner").isVisible());
        assertThat(text("banner-words")).isEqualTo("slot.save was written by another program.");
    }

    @Test
    void itIsClosedWithItsDocument() {
        rest();
        RestingPage resting = (RestingPage) page();
        on(() -> window.workspace().close(slot()));
        assertThat(resting.session().closedProperty().get()).isTrue();
    }

    @Test
    void itIsComparedWithAnotherOne() {
        rest();
        run(Command.COMPARE);
        settle();
        assertThat(on(() -> stage.getScene().getRoot().lookupAll(".list-cell").stream().map(cell ->
                ((Labeled) cell).getText() + cell.getAccessibleText()).toList()).toString()).contains("slot.save");
    }

    @Test
    void anotherLanguageLeavesItAtRest() {
        openSample();
        PageTab sample = on(() -> window.workspace().front().orElseThrow());
        rest();
        run(Command.LANGUAGE_JAPANESE);
        settle();
        assertThat(page()).isInstanceOf(RestingPage.class);
        assertThat(on(() -> sample.page())).isInstanceOf(RestingPage.class);
        assertThat(on(() -> sample.getTooltip().getText())).contains("\u4FDD\u5B58"); // saved
        run(Command.LANGUAGE_ENGLISH);
        comeBack();
        assertThat(rows()).isNotEmpty();
    }
}
