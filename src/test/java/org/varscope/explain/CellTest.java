package org.varscope.explain;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.varscope.check.Made;
import org.varscope.dialect.Framing;
import org.varscope.scan.index.Structure;

class CellTest {
    @Test
    void aValueThatIsDamagedHasNoTextToBeCopied() {
        Structure cut = Made.hex("04000000 10000000 61626364", Framing.BARE, "godot4");
        assertThat(Cell.of(cut, cut.record(0)).text()).isEmpty();
    }

    @Test
    void aValueThatIsWholeIsCopiedAsItsText() {
        Structure whole = Made.hex("02000000 07000000", Framing.BARE, "godot4");
        assertThat(Cell.of(whole, whole.record(0)).text()).contains("7");
    }
}
