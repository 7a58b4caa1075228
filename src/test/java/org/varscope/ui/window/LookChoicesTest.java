package org.varscope.ui.window;

import module java.base;
import module javafx.controls;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.varscope.ui.command.Command;
import org.varscope.ui.command.Mnemonics;
import org.varscope.ui.hex.HexPane;
import org.varscope.text.encoding.TextEncoding;
import org.varscope.ui.hex.sheet.HexLook;

/// How a person wants the rows of bytes.
class LookChoicesTest extends WindowTestBase {
    @BeforeEach
    void sample() {
        size(1440, 900);
        openSample();
    }

    private HexPane hex() {
        return editor().hex().target();
    }

    private MenuItem item(String menu, String title) {
        Menu view = ((MenuBar) robot.lookup(".menu-bar").query()).getMenus().stream()
                .filter(one -> "menu-view".equals(one.getId())).findFirst().orElseThrow();
        Menu inner = (Menu) view.getItems().stream().filter(one -> menu.equals(one.getId())).findFirst().orElseThrow();
        return on(() -> {
            inner.getOnShowing().handle(new Event(Menu.ON_SHOWING));
            return inner.getItems().stream().filter(one -> title.equals(Mnemonics.titleOf(one))).findFirst()
                    .orElseThrow();
        });
    }

    @ParameterizedTest
    @CsvSource({"menu-row-length, 8 bytes, 8, 8, false, false", "menu-row-length, 32 bytes, 32, 8, false, false",
            "menu-group, 4 bytes, 16, 4, false, false", "menu-group, No groups, 16, 1, false, false",
            "menu-offsets, Decimal, 16, 8, true, false",
            "menu-offsets, From the start of the selected value, 16, 8, false, true"})
    void theViewMenuChecksWhatIsChosenAndKeepsIt(String menu, String title, int row, int group, boolean decimal,
            boolean inValue) {
        assertThat(((RadioMenuItem) item(menu, title)).isSelected()).isFalse();
        on(item(menu, title)::fire);
        HexLook chosen = new HexLook(row, group, decimal, inValue, false, TextEncoding.UTF_8);
        assertThat(settings.look()).isEqualTo(chosen);
        assertThat(on(() -> hex().lookProperty().get())).isEqualTo(chosen);
        assertThat(((RadioMenuItem) item(menu, title)).isSelected()).isTrue();
        pick("$.player.gold");
        assertThat(on(() -> hex().view().bytesPerRow().get())).isEqualTo(row);
    }

    @Test
    void theTextColumnIsReadAsChosenWhichTheHeadingSays() {
        on(item("menu-text-column", "Shift-JIS")::fire);
        settle();
        assertThat(settings.look().text()).isEqualTo(TextEncoding.SHIFT_JIS);
        assertThat(text("hex-note")).isEqualTo("16 per row · Shift-JIS");
    }

    @Test
    void thePaletteHasThemToo() {
        run(Command.PALETTE);
        type("bytes in a group: 2");
        press(KeyCode.ENTER);
        settle();
        assertThat(settings.look()).isEqualTo(HexLook.FIRST.withGroup(2));
    }
}
