package org.varscope.ui.window;

import module java.base;
import module javafx.controls;
import javafx.scene.control.Label;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.varscope.ui.command.Command;
import org.varscope.ui.guide.GuidePage;

class GuideInWindowTest extends WindowTestBase {
    private String heading() {
        settle();
        return on(() -> robot.lookup("#guide-page .large").queryAs(Label.class).getText());
    }

    private void follow(String words) {
        settle();
        on(() -> robot.lookup("#guide-page .hyperlink").queryAllAs(Hyperlink.class).stream()
                .filter(link -> link.getText().equals(words)).findFirst().orElseThrow().fire());
    }

    @Test
    void theGuideOpensOnceAtThePageOfTheValueAtTheCaret() {
        run(Command.GUIDE);
        assertThat(heading()).isEqualTo("How a save is written");
        openSample();
        pick("$.player.speed");
        run(Command.GUIDE);
        assertThat(heading()).isEqualTo("float");
        assertThat(window.workspace().all().stream().filter(tab -> tab.page() instanceof GuidePage)).hasSize(1);
    }

    @Test
    void linksAreFollowedAndAltWithArrowsGoesBackAndForward() {
        run(Command.GUIDE);
        follow("Dictionary");
        assertThat(heading()).isEqualTo("Dictionary");
        press(KeyCode.ALT, KeyCode.LEFT);
        assertThat(heading()).isEqualTo("How a save is written");
        press(KeyCode.ALT, KeyCode.RIGHT);
        assertThat(heading()).isEqualTo("Dictionary");
    }

    @Test
    void wordsAreFoundInPages() {
        run(Command.GUIDE);
        settle();
        on(() -> ((TextField) find("guide-search")).setText("PoolIntArray"));
        settle();
        TreeView<?> contents = (TreeView<?>) find("guide-contents");
        on(() -> contents.getSelectionModel().select(0));
        assertThat(heading()).isEqualTo("PackedInt32Array");
        on(() -> ((TextField) find("guide-search")).clear());
        settle();
        assertThat(on(() -> contents.getRoot().getChildren().size())).isEqualTo(7);
    }

    @Test
    void theManualOpensInTheGuideAndItsPagesLeadToEachOther() {
        run(Command.MANUAL);
        assertThat(heading()).isEqualTo("Manual");
        follow("The command line");
        assertThat(heading()).isEqualTo("The command line");
        assertThat(on(() -> robot.lookup("#guide-page .guide-listing").queryAllAs(Label.class))).extracting(
                Label::getText).anyMatch(text -> text.startsWith("$ varscope tree adventure.save"));
        follow("Scripts and exit codes");
        assertThat(heading()).isEqualTo("Scripts and exit codes");
    }

    @Test
    void anExampleOpensInTheEditorAsTheGuideReadsIt() {
        run(Command.GUIDE);
        follow("Open this example");
        settle();
        assertThat(window.workspace().front().orElseThrow().getText()).contains("dictionary.gdvar");
        assertThat(model().structure().dialect().name()).isEqualTo("godot4");
        assertThat(model().structure().errors()).isZero();
    }

    @Test
    void anExplanationLeadsToItsPage() {
        openSample();
        pick("$.player.speed");
        run(Command.EXPLAIN);
        settle();
        on(() -> robot.lookup("#explain .hyperlink").queryAs(Hyperlink.class).fire());
        assertThat(heading()).isEqualTo("float");
    }
}
