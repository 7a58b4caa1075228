package org.varscope.ui.tree;

import module java.base;
import org.varscope.ui.tree.RowDrag.DragKeys;
import static org.assertj.core.api.Assertions.assertThat;

import javafx.scene.input.TransferMode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.varscope.ui.InOneLanguage;

@InOneLanguage
class DragKeysTest {
    @ParameterizedTest
    @EnumSource
    void aPlainDragMovesWhateverTheSystemProposes(TransferMode proposed) {
        DragKeys keys = new DragKeys(false, false);
        assertThat(keys.copies(proposed)).isFalse();
        assertThat(keys.copies(proposed)).isFalse();
    }

    @ParameterizedTest
    @EnumSource
    void aDragThatBeganWithTheKeyCopiesWhateverTheSystemProposes(TransferMode proposed) {
        assertThat(new DragKeys(true, false).copies(proposed)).isTrue();
    }

    @Test
    void aKeyThatIsPressedMeanwhileCopiesWhereTheSystemProposesSomethingElseThen() {
        DragKeys keys = new DragKeys(false, false);
        assertThat(keys.copies(TransferMode.MOVE)).isFalse();
        assertThat(keys.copies(TransferMode.COPY)).isTrue();
        assertThat(keys.copies(TransferMode.MOVE)).isFalse();
    }

    @Test
    void aKeyThatIsReleasedMeanwhileMovesWhereTheSystemProposesSomethingElseThen() {
        DragKeys keys = new DragKeys(true, false);
        assertThat(keys.copies(TransferMode.COPY)).isTrue();
        assertThat(keys.copies(TransferMode.MOVE)).isFalse();
    }

    @Test
    void shiftThatIsReleasedMeanwhileDoesNotCopy() {
        DragKeys keys = new DragKeys(false, true); // for which GTK proposes to move, and to copy without it
        assertThat(keys.copies(TransferMode.MOVE)).isFalse();
        assertThat(keys.copies(TransferMode.COPY)).isFalse();
    }
}
