package org.varscope.ui.window;

import module javafx.controls;
import static org.assertj.core.api.Assertions.assertThat;

import org.controlsfx.control.StatusBar;
import org.junit.jupiter.api.Test;
import org.varscope.ui.command.Command;
import org.varscope.ui.lifetime.Lifetime;
import org.varscope.ui.model.EditorModel;

class StatusMessageTest extends WindowTestBase {
    private String said() {
        return ((StatusBar) find("status-bar")).getText();
    }

    private void sayBySelecting() {
        openSample();
        pick("$.player.gold");
        on(() -> editor().tree().view().requestFocus());
        run(Command.COPY_PATH);
        assertThat(said()).isEqualTo("Copied $.player.gold");
    }

    @Test
    void whatWasSaidGoesWithTheNextKey() {
        sayBySelecting();
        press(KeyCode.DOWN);
        assertThat(said()).isEmpty();
    }

    @Test
    void whatWasSaidGoesWithTheNextClick() {
        sayBySelecting();
        robot.clickOn("#hex");
        settle();
        assertThat(said()).isEmpty();
    }

    @Test
    void aShortPathStaysWhateverIsSaid() {
        size(900, 600);
        Sight.NIL.reach(this);
        on(() -> model().say("More than there is room for. ".repeat(9)));
        assertThat(on(() -> find("status-path").lookupAll(".crumb > .text").stream()
                .map(text -> ((Text) text).getText()).toList())).containsExactlyInAnyOrder("$", "a");
    }

    @Test
    void aModifierAloneIsNoAct() {
        sayBySelecting();
        press(KeyCode.CONTROL);
        assertThat(said()).isEqualTo("Copied $.player.gold");
    }

    @Test
    void whatWasSaidOfOneDocumentIsNotSaidOfAnother() {
        sayBySelecting();
        openSample();
        assertThat(said()).isEmpty();
    }

    @Test
    void whatWasSaidGoesAfterAWhile() {
        openSample();
        StatusBar bar = on(() -> new StatusBar());
        EditorModel model = model();
        on(() -> {
            new StatusMessage(bar, Duration.millis(30)).follow(model, new Lifetime());
            model.say("Saved");
        });
        await(() -> bar.getText().isEmpty());
        assertThat(model.messageProperty().get()).isEmpty();
    }

    private boolean isShown(String id) {
        return on(() -> find(id).isVisible());
    }

    private boolean isWhole() {
        Labeled words = robot.lookup("#status-bar .status-label").query();
        return on(() -> !words.isTextTruncated());
    }

    @Test
    void howTheBytesAreReadGivesWayToAMessageFirst() {
        size(900, 600);
        openSample();
        pick("$.player.gold");
        on(() -> model().say("Redone: set player.inventory[3].durability to 0.75, and 3 more changes"));
        assertThat(isWhole()).isTrue();
        assertThat(isShown("status-reading")).isFalse();
        assertThat(isShown("status-offset")).isTrue();
        assertThat(on(() -> find("status-path").prefWidth(-1))).isGreaterThan(60);
        on(() -> model().say(""));
        assertThat(isShown("status-reading")).isTrue();
    }

    @Test
    void allButTheModeGivesWayToALongMessage() {
        size(900, 600);
        openSample();
        on(() -> model().say("100 matches replaced; 20 left as they are. ".repeat(3)));
        assertThat(isWhole()).isTrue();
        assertThat(isShown("status-mode")).isTrue();
        assertThat(isShown("status-size")).isFalse();
    }

    @Test
    void aPathThatGetsLongerHasTheRoomThatIsThereBesideWhatWasSaid() {
        size(1280, 820);
        openSample();
        on(() -> model().say("Saved"));
        pick("$.inventory[2].durability");
        assertThat(said()).isEqualTo("Saved");
        assertThat(on(() -> robot.lookup("#status-path .hyperlink").queryAllAs(Hyperlink.class).stream()
                .filter(Node::isVisible).map(Labeled::getText).toList()))
                .containsExactlyInAnyOrder("$", "inventory", "[2]", "durability");
    }
}
