package org.varscope.ui.window;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.varscope.bytes.Span;
import org.varscope.ui.command.Command;
import org.varscope.ui.hex.HexPane;

/// What is not saved yet is marked wherever it is shown, until it is what was saved.
class UnsavedMarksTest extends WindowTestBase {
    private static final String GOLD = "$.player.gold";

    private Path file;

    @BeforeEach
    void sample() {
        size(1280, 820);
        file = sampleFile("slot.save");
        openWhole(file);
        pick(GOLD);
        settle();
    }

    private List<Span> bytesMarked() {
        return on(() -> ((HexPane) find("hex")).marks().unsaved().get());
    }

    private List<String> rowsMarked() {
        return wholeRows().filter(row -> row.endsWith(", not saved")).map(row -> row.split(",")[0]).toList();
    }

    @Test
    void aChangedValueAndWhatHoldsItAreMarkedUntilItIsAsItWas() {
        assertThat(bytesMarked()).isEmpty();
        set(GOLD, 101);
        settle();
        assertThat(bytesMarked()).containsExactly(new Span(node(GOLD).span().start() + 4, 1));
        assertThat(rowsMarked()).containsExactly("$", "player", "gold");
        set(GOLD, 100);
        settle();
        assertThat(bytesMarked()).isEmpty();
        assertThat(rowsMarked()).isEmpty();
    }

    @Test
    void savingLeavesNothingMarked() {
        set(GOLD, 101);
        settle();
        run(Command.SAVE);
        settle();
        assertThat(bytesMarked()).isEmpty();
        assertThat(rowsMarked()).isEmpty();
    }

    @Test
    void whatIsWrappedAndUnwrappedIsNot() {
        run(Command.WRAP_ARRAY);
        settle();
        assertThat(rowsMarked()).contains("gold");
        pick(GOLD);
        run(Command.UNWRAP);
        settle();
        assertThat(bytesMarked()).isEmpty();
        assertThat(rowsMarked()).isEmpty();
    }

    @Test
    void whatHeldARemovedValueIs() {
        run(Command.DELETE);
        settle();
        assertThat(rowsMarked()).contains("player").doesNotContain("name", "hp");
    }
}
