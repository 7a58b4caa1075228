package org.varscope.ui.window;

import module java.base;
import module javafx.controls;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.varscope.bytes.Span;
import org.varscope.document.edit.Edit;
import org.varscope.ui.command.Command;
import org.varscope.ui.hex.HexPane;

/// What stays open in the structure, and outlined in the bytes, whatever happens to the values.
class OpenRowsTest extends WindowTestBase {
    private static final long PLAYER_COUNT = 0x64;

    @BeforeEach
    void sample() {
        open(sampleFile("adventure.save"));
        for (String path : List.of("$.player", "$.inventory", "$.quests", "$.world", "$.stock")) {
            pick(path);
            run(Command.EXPAND);
        }
        pick("$.version");
    }

    private TreeTableView<?> tree() {
        return (TreeTableView<?>) find("structure");
    }

    /// {@return how many rows there are, as opened rows have more below them}
    private int count() {
        return on(() -> tree().getExpandedItemCount());
    }

    private void overwrite(long at, int... bytes) {
        byte[] put = new byte[bytes.length];
        for (int i = 0; i < put.length; i++) {
            put[i] = (byte) bytes[i];
        }
        apply(Edit.overwrite(at, put));
    }

    @Test
    void rowsThatDamageTookAwayAreOpenAgainAfterUndo() {
        int before = count();
        overwrite(PLAYER_COUNT, 0xFF, 0xFF, 0xFF, 0x7F);
        overwrite(0x60, 0x77, 0x77);
        run(Command.UNDO);
        run(Command.UNDO);
        assertThat(count()).isEqualTo(before);
        run(Command.REDO);
        run(Command.UNDO);
        assertThat(count()).isEqualTo(before);
    }

    @Test
    void rowsThatDamageTookAwayAreOpenAgainWhenItIsMendedByHand() {
        int before = count();
        overwrite(node("$.world").span().start(), 0x77);
        assertThat(count()).isLessThan(before);
        apply(Edit.overwrite(0x20, new byte[] {8}));
        overwrite(damaged(), 0x1B);
        assertThat(count()).isEqualTo(before);
    }

    @Test
    void rowsThatALengthOrCountDrawsIntoAnotherValueStayOpen() {
        int before = count();
        long length = node("$.player.name").span().start() + 4;
        overwrite(length, 0x40);
        int damaged = count();
        run(Command.UNDO);
        overwrite(length, 0x4E);
        overwrite(length, 0x40);
        assertThat(count()).isEqualTo(damaged);
        run(Command.UNDO);
        run(Command.UNDO);
        assertThat(count()).isEqualTo(before);
    }

    private long damaged() {
        return model().health().problems().getFirst().span().start();
    }

    @Test
    void aRowThatWasRemovedIsOpenAgainAfterUndoAndTheOneInItsPlaceIsNot() {
        pick("$.inventory");
        run(Command.COLLAPSE);
        pick("$.inventory[1]");
        on(() -> tree().getSelectionModel().getSelectedItem().setExpanded(true));
        int before = count();
        int rows = 1 + (int) node("$.inventory[1]").children();
        run(Command.REMOVE);
        assertThat(count()).isEqualTo(before - rows);
        run(Command.UNDO);
        assertThat(count()).isEqualTo(before);
    }

    @Test
    void whatIsClosedAfterTheDamageStaysClosedAfterUndo() {
        overwrite(node("$.world").span().start(), 0x77);
        pick("$.player");
        TreeItem<?> player = on(() -> tree().getSelectionModel().getSelectedItem());
        on(() -> player.setExpanded(false));
        run(Command.UNDO);
        pick("$.player");
        assertThat(on(() -> tree().getSelectionModel().getSelectedItem().isExpanded())).isFalse();
    }

    @Test
    void theOutlineOfWhatIsPointedAtMovesWithItsBytes() {
        on(() -> model().hoverProperty().set(node("$.player.pos").location()));
        Span before = node("$.player.pos").span();
        set("$.player.gold", 5_000_000_000L);
        Span outlined = on(() -> ((HexPane) find("hex")).marks().hover().get());
        assertThat(outlined).isEqualTo(node("$.player.pos").span()).isNotEqualTo(before);
    }
}
