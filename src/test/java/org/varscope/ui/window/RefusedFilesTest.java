package org.varscope.ui.window;

import module java.base;
import module javafx.controls;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.varscope.ui.command.Command;
import org.varscope.ui.file.Sample;

/// Files that are none of ours, or not there.
class RefusedFilesTest extends WindowTestBase {
    private static final byte[] PNG =
            {(byte) 0x89, 'P', 'N', 'G', '\r', '\n', 0x1A, '\n', 0, 0, 0, 13, 'I', 'H', 'D', 'R'};

    @Test
    void goingToAnOffsetInAFileThatIsNoneOfOursOpensItsBytes() {
        open(write("picture.save", new byte[] {(byte) 0x89, 'P', 'N', 'G', '\r', '\n', 0x1A, '\n', 2, 0, 0, 0,
                7, 0, 0, 0}));
        press(KeyCode.SHORTCUT, KeyCode.G);
        fill("go-to-text", "8");
        press(KeyCode.ENTER);
        await(() -> model().selection().caret() == 8);
        press(KeyCode.SHORTCUT, KeyCode.D);
        assertThat(shown("$1")).isEqualTo("7");
    }

    @Test
    void aPictureIsRefusedInItsTabWithAWayOut() {
        open(write("icon.png", PNG));
        assertThat(text("refusal-what")).isEqualTo("This is a PNG picture");
        click("refusal-anyway");
        assertThat(bytes()).isEqualTo(PNG);
    }

    @Test
    void anEmptyFileIsSaidToBeEmptyAndCanBeFilled() {
        open(write("empty.save", new byte[0]));
        assertThat(text("refusal-what")).isEqualTo("This file is empty");
        assertThat(on(() -> window.commands().disabledProperty(Command.FIND).get())).isTrue();
        click("refusal-anyway");
        assertThat(bytes()).isEmpty();
    }

    @Test
    void aFileThatIsGoneIsSaidToBeGone() {
        open(folder.resolve("gone.save"));
        assertThat(text("refusal-hint")).endsWith("gone.save does not exist");
        click("refusal-close");
        assertThat(isThere("start-open")).isTrue();
    }

    @Test
    void aFileThatWasRefusedIsTriedAgainInItsTab() throws IOException {
        Path file = write("later.save", new byte[0]);
        on(() -> window.open(List.of(file)));
        await(() -> isThere("refusal-what"));
        on(() -> window.open(List.of(file)));
        await(() -> isThere("refusal-what"));
        assertThat(on(() -> window.workspace().all())).hasSize(1);
        Files.write(file, Sample.FIRST.bytes());
        on(() -> window.open(List.of(file)));
        await(() -> window.workspace().current().isPresent());
        assertThat(on(() -> window.workspace().all())).hasSize(1);
    }
}
