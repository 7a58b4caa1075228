package org.varscope.ui.window;

import module java.base;
import module javafx.controls;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.varscope.bytes.Span;
import org.varscope.check.Made;
import org.varscope.document.edit.Edit;
import org.varscope.ui.command.Command;
import org.varscope.ui.editor.ListBelow;
import org.varscope.ui.file.Sample;
import org.varscope.ui.model.Selection;

/// Reading as a film: a person plays, steps and goes back, and values appear as they are understood.
class PlaybackTest extends WindowTestBase {
    private static final String UNREAD = "not read yet";

    private void openSmall() {
        open(write("small.var", Made.bytes("{ \"hp\": 87, \"list\": [1, 2] }")));
        settle();
    }

    private void play() {
        run(Command.PLAYBACK);
        settle();
    }

    private List<String> read() {
        return rows().stream().filter(row -> !row.equals(UNREAD)).toList();
    }

    private String frame() {
        return on(() -> String.join(" | ", text("playback-place"), text("playback-reading"),
                text("playback-sentence"), text("playback-next"), text("playback-why"), text("playback-then")));
    }

    private void presses(int times, KeyCode key) {
        for (int i = 0; i < times; i++) {
            press(key);
            settle();
        }
    }

    @Test
    void theTreeGrowsValueByValue() {
        openSmall();
        play();
        assertThat(read()).containsExactly("$, Dictionary, \u2026");
        presses(7, KeyCode.RIGHT);
        assertThat(text("playback-reading")).isEqualTo("value");
        assertThat(read()).containsExactly("$, Dictionary, 1 of 2", "hp, int, 87");
        presses(1, KeyCode.LEFT);
        assertThat(read()).containsExactly("$, Dictionary, 1 of 2", "hp, int, \u2026");
    }

    private List<String> explained() {
        return on(() -> robot.lookup(".explain .explain-name").queryAllAs(Labeled.class).stream()
                .map(Labeled::getText).toList());
    }

    @Test
    void whatIsExplainedEndsWhereTheFilmIsUntilThatIsOver() {
        openSmall();
        run(Command.EXPLAIN);
        play();
        presses(6, KeyCode.RIGHT);
        assertThat(text("explain-value")).isEqualTo("The film has read up to 0x00000018.");
        assertThat(explained()).containsExactly("header");
        presses(1, KeyCode.RIGHT);
        assertThat(text("explain-value")).isEqualTo("hp: int, 8 bytes from 0x00000014");
        assertThat(explained()).containsExactly("header", "value");
        presses(1, KeyCode.ESCAPE);
        assertThat(text("explain-value")).startsWith("The whole value (");
    }

    @Test
    void theFieldThatIsReadIsSelected() {
        openSmall();
        play();
        presses(4, KeyCode.RIGHT);
        assertThat(on(() -> model().selection().bytes().toString())).isEqualTo("0x00000010 - 0x00000011");
    }

    @Test
    void aDamagedFileIsPlayedUpToItsDamageAndOnToTheTreeThatOpeningGives() {
        byte[] bytes = Sample.FIRST.bytes();
        bytes[0x78] = 0x40;
        open(write("damaged.save", bytes));
        settle();
        List<String> opened = rows();
        play();
        assertThat(read()).hasSize(1);
        on(() -> ((ComboBox<?>) find("playback-speed")).getSelectionModel().selectLast());
        press(KeyCode.SPACE);
        await(() -> !text("playback-why").isEmpty());
        settle();
        String stopped = frame();
        assertThat(text("playback-why")).contains("0x000000");
        assertThat(text("playback-then")).isNotEmpty();
        assertThat(find("playback-play").getAccessibleText()).isEqualTo("Play");
        presses(1, KeyCode.LEFT);
        assertThat(text("playback-why")).isEmpty();
        presses(1, KeyCode.RIGHT);
        assertThat(frame()).isEqualTo(stopped);
        for (int i = 0; i < 20 && !text("playback-next").startsWith("nothing: all"); i++) {
            presses(1, KeyCode.END);
        }
        List<String> played = rows();
        on(() -> editor().tree().read(null));
        assertThat(rows()).isEqualTo(played).doesNotContain(UNREAD);
        press(KeyCode.ESCAPE);
        settle();
        assertThat(rows()).isEqualTo(opened);
    }

    @Test
    void itEndsWhereAllIsReadAndBeginsAgain() {
        openSmall();
        play();
        on(() -> ((ComboBox<?>) find("playback-speed")).getSelectionModel().selectLast());
        press(KeyCode.SPACE);
        await(() -> text("playback-next").equals("nothing: all bytes are read"));
        settle();
        assertThat(find("playback-play").getAccessibleText()).isEqualTo("Play");
        press(KeyCode.HOME);
        settle();
        assertThat(text("playback-place")).startsWith("field 1 of ");
    }

    @Test
    void leavingBringsBackWhatWasThere() {
        openSmall();
        pick("$.hp");
        List<String> rows = rows();
        Selection selection = on(() -> model().selection());
        play();
        presses(20, KeyCode.RIGHT);
        press(KeyCode.ESCAPE);
        settle();
        assertThat(rows()).isEqualTo(rows);
        assertThat(on(() -> model().selection())).isEqualTo(selection);
        play();
        assertThat(text("playback-place")).as("goes on where it was").doesNotStartWith("field 1 of");
    }

    @Test
    void anEditIsReadAtTheSamePlace() {
        openSmall();
        play();
        presses(7, KeyCode.RIGHT);
        set("$.hp", 5);
        settle();
        assertThat(text("playback-sentence")).contains("The number is 5");
    }

    @Test
    void whatIsFoldedAwayIsNotPlayed() {
        openSmall();
        play();
        press(KeyCode.SPACE);
        run(Command.FOLD_LISTS);
        settle();
        assertThat(rows()).doesNotContain(UNREAD);
        on(() -> editor().lists().goTo(ListBelow.PLAYBACK));
        settle();
        assertThat(find("playback-play").getAccessibleText()).isEqualTo("Play");
    }

    @Test
    void noBytesAreNotPlayed() {
        openSmall();
        play();
        apply(new Edit.ReplaceBytes(new Span(0, model().bytes().length()), new byte[0]));
        settle();
        presses(1, KeyCode.SPACE);
        assertThat(text("playback-place")).isEmpty();
        assertThat(text("playback-reading")).isEmpty();
    }

    private void write(String value) {
        openSmall();
        play();
        on(() -> ((ToggleButton) find("playback-encode")).fire());
        settle();
        change(value);
    }

    private void change(String value) {
        on(() -> ((TextField) find("encode-text")).setText(value));
        settle();
    }

    private List<String> fields() {
        return fromTheTop(".encode-cell").stream().map(cell -> on(cell::getAccessibleText)).filter(Objects::nonNull)
                .toList();
    }

    @Test
    void aValueBecomesBytesWhileItIsTypedAndTellsWhatChanges() {
        write("7");
        assertThat(rows()).as("the file is left alone").doesNotContain(UNREAD);
        change("8");
        assertThat(fields()).hasSize(2).anySatisfy(field -> assertThat(field)
                .startsWith("08 00 00 00, $ value, was 07 00 00 00, now 08 00 00 00, because the value is different"));
        change("8 9");
        assertThat(text("encode-error")).isNotEmpty();
        change("\"a\"");
        assertThat(text("encode-error")).isEmpty();
        assertThat(fields()).hasSizeGreaterThanOrEqualTo(3);
    }

    @Test
    void theBytesOfAValueComeFieldByField() {
        write("[1, 2]");
        on(() -> find("playback").requestFocus());
        presses(1, KeyCode.HOME);
        assertThat(fields()).hasSize(1);
        presses(2, KeyCode.RIGHT);
        assertThat(text("playback-place")).isEqualTo("12 of 24 bytes");
        presses(1, KeyCode.LEFT);
        assertThat(text("playback-place")).isEqualTo("8 of 24 bytes");
        assertThat(fields()).hasSize(2);
        on(() -> ((ToggleButton) find("playback-decode")).fire());
        settle();
        assertThat(rows()).contains(UNREAD);
    }
}
