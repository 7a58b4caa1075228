package org.varscope.ui.window;

import module javafx.controls;
import static org.assertj.core.api.Assertions.assertThat;

import org.controlsfx.control.StatusBar;
import org.junit.jupiter.api.Test;
import org.varscope.ui.command.Command;
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
            new StatusMessage(bar, Duration.millis(30)).follow(model);
            model.say("Saved");
        });
        await(() -> bar.getText().isEmpty());
        assertThat(model.messageProperty().get()).isEmpty();
    }
}
