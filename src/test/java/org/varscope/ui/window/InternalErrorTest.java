package org.varscope.ui.window;

import module java.base;
import module javafx.controls;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.varscope.ui.CountedBackground;
import org.varscope.ui.command.Command;
import org.varscope.ui.editor.EditorPage;

class InternalErrorTest extends WindowTestBase {
    private void fail(int times) {
        on(() -> {
            for (int i = 0; i < times; i++) {
                errors.take(new IllegalStateException("in slot.save: 87"));
            }
        });
    }

    @Test
    void anInternalErrorIsSaidAndTheDocumentStaysUsable() {
        openSample();
        fail(1);
        assertThat(text("internal-error-words")).startsWith("Internal error.");
        pick("$.player.hp");
        run(Command.EDIT_VALUE);
        type("5");
        press(KeyCode.ENTER);
        assertThat(shown("$.player.hp")).isEqualTo("5");
    }

    @Test
    void theReportCanBeReadAndCopiedAndHoldsNothingOfTheFile() {
        openSample();
        fail(1);
        on(() -> ((Button) find("internal-error-copy")).fire());
        assertThat(on(() -> Clipboard.getSystemClipboard().getString())).contains("IllegalStateException")
                .doesNotContain("slot.save");
        on(() -> ((Button) find("internal-error-show")).fire());
        settle();
        assertThat(((TextArea) find("error-report-text")).getText()).contains("InternalErrorTest");
    }

    @Test
    void anErrorThatComesAgainIsCounted() {
        openSample();
        fail(500);
        assertThat(text("internal-error-words")).startsWith("Internal error, 500 times.");
    }

    @Test
    void aMistakeWhileAFileIsReadEndsTheReading() {
        background = task -> {
            throw new RejectedExecutionException();
        };
        on(() -> window.open(List.of(write("slot.save", new byte[] {4, 0, 0, 0}))));
        assertThat(window.workspace().front().orElseThrow().page()).isNotInstanceOf(EditorPage.class);
        assertThat(text("refusal-what")).isEqualTo("This cannot be opened");
        background = new CountedBackground();
        on(() -> ((Button) find("refusal-again")).fire());
        settle();
        assertThat(window.workspace().current()).isPresent();
    }
}
