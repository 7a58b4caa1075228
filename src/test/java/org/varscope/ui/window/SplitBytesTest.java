package org.varscope.ui.window;

import module java.base;
import module javafx.controls;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.varscope.bytes.Span;
import org.varscope.ui.command.Command;
import org.varscope.ui.hex.HexCursor;
import org.varscope.ui.hex.HexPane;

/// The same bytes in two panes.
class SplitBytesTest extends WindowTestBase {
    @BeforeEach
    void split() {
        openSample();
        run(Command.SPLIT_BYTES);
        settle();
    }

    private HexPane first() {
        return (HexPane) find("hex");
    }

    private HexPane second() {
        return (HexPane) find("hex-second");
    }

    @Test
    void eachIsScrolledByItselfAndTheCaretIsTheSame() {
        on(() -> second().view().firstRow().set(40));
        settle();
        assertThat(on(() -> first().view().firstRow().get())).isZero();
        on(() -> {
            second().requestFocus();
            second().select(new HexCursor(0x290, 0x294));
        });
        settle();
        assertThat(model().selection().bytes()).isEqualTo(new Span(0x290, 4));
        assertThat(on(() -> first().placeProperty().get())).isEqualTo(new HexCursor(0x290, 0x294));
        assertThat(on(() -> first().view().firstRow().get())).isZero();
    }

    @Test
    void theKeyOfPanesLeadsFromOneToTheOtherWhichIsTypedInto() {
        on(() -> first().requestFocus());
        press(KeyCode.F6);
        assertThat(second().isFocused()).isTrue();
        on(() -> second().select(HexCursor.at(0xAC + 4)));
        type("55");
        settle();
        assertThat(bytes()[0xB0]).isEqualTo((byte) 0x55);
        on(() -> second().select(new HexCursor(0xB0, 0xB1)));
        run(Command.COPY);
        assertThat(on(() -> Clipboard.getSystemClipboard().getString())).isEqualTo("55");
    }

    @Test
    void whatIsFoundIsMarkedInBothAndTheCommandMakesThemOneAgain() {
        press(KeyCode.SHORTCUT, KeyCode.F);
        fill("find-text", "100");
        settle();
        assertThat(on(() -> second().marks().different().get())).isNotEmpty()
                .isEqualTo(on(() -> first().marks().different().get()));
        run(Command.SPLIT_BYTES);
        settle();
        assertThat(robot.lookup("#hex-second").queryAll()).isEmpty();
        assertThat(first().getScene()).isNotNull();
    }
}
