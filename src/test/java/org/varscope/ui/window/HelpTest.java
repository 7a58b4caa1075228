package org.varscope.ui.window;

import module java.base;
import module javafx.controls;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.varscope.ui.command.Command;
import org.varscope.ui.file.Sample;
import org.varscope.ui.hex.sheet.HexLook;

class HelpTest extends WindowTestBase {
    private String copied(String card) {
        on(() -> ((Button) find(card + "-copy")).fire());
        return on(() -> Clipboard.getSystemClipboard().getString());
    }

    @Test
    void theVersionsAndLicencesCanBeCopied() {
        run(Command.ABOUT);
        settle();
        assertThat(copied("about")).contains("varscope of the tests", "richtextfx", "OpenJDK", "Inter");
    }

    @Test
    void aReportOfAProblemHoldsVersionsAndErrorsAndNothingOfTheFile() {
        open(sampleFile("private.save"));
        run(Command.REPORT);
        settle();
        assertThat(copied("report")).contains("varscope of the tests", "kept before", "godot4, stream",
                "dark, 100%, 16")
                .doesNotContain("private", folder.toString(), "Brave");
    }

    @Test
    void aReportSaysInWordsThatRowsHoldAsManyBytesAsFit() {
        assertThat(HelpCommands.chosen(settings.with(HexLook.rows(0)))).isEqualTo("dark, 100%, As many as fit");
    }

    @Test
    void theWindowFillsTheScreenAndGoesBackByTheSameKey() {
        press(KeyCode.F11);
        assertThat(on(stage::isFullScreen)).isTrue();
        press(KeyCode.ESCAPE);
        assertThat(on(stage::isFullScreen)).isTrue();
        press(KeyCode.F11);
        assertThat(on(stage::isFullScreen)).isFalse();
    }

    @Test
    void eachSampleHasALineOfItsOwn() {
        settle();
        List<Node> links = on(() -> List.copyOf(robot.lookup("#start-samples").queryAs(Pane.class).getChildren()));
        assertThat(links).hasSize(Sample.all().size() - 1);
        assertThat(links.stream().map(link -> on(link::getLayoutY)).distinct()).hasSameSizeAs(links);
    }

    @Test
    void everySampleIsOfferedAtTheStart() {
        Hyperlink last = (Hyperlink) robot.lookup("#start-samples .hyperlink").queryAll().stream().toList().getLast();
        assertThat(last.getText()).isEqualTo(Sample.all().getLast().title());
        on(last::fire);
        settle();
        assertThat(window.workspace().front().orElseThrow().getText()).contains(Sample.all().getLast().file());
    }
}
