package org.varscope.ui.hex;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.varscope.bytes.Span;
import org.varscope.ui.InOneLanguage;

@InOneLanguage
class HexCursorTest {
    @Test
    void aDragForwardTakesBothEnds() {
        assertThat(HexCursor.dragged(5, 8).selection()).isEqualTo(Span.between(5, 9));
    }

    @Test
    void aDragBackTakesBothEndsAndLeavesTheCaretInFront() {
        assertThat(HexCursor.dragged(8, 5)).isEqualTo(new HexCursor(9, 5));
    }

    @Test
    void aCaretAloneSelectsNothing() {
        assertThat(HexCursor.at(7).selects()).isFalse();
    }

    @Test
    void whatIsPastTheEndMovesToTheEnd() {
        assertThat(new HexCursor(3, 12).within(10)).isEqualTo(new HexCursor(3, 10));
    }
}
