package org.varscope.ui.hex;

import module java.base;
import module javafx.controls;
import static org.assertj.core.api.Assertions.assertThat;
import static org.varscope.ui.TestToolkit.on;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.varscope.bytes.Span;
import org.varscope.problem.Severity;
import org.varscope.ui.UsesToolkit;
import org.varscope.ui.hex.sheet.HexColor;
import org.varscope.ui.hex.sheet.HexColumn;
import org.varscope.ui.hex.sheet.HexContent;
import org.varscope.ui.hex.sheet.HexGeometry;
import org.varscope.ui.hex.sheet.HexLook;
import org.varscope.ui.hex.sheet.HexRole;

/// Looks at the pixels of cells.
@UsesToolkit
class HexDrawingTest {
    @RegisterExtension
    final HexStage hex = new HexStage();

    @BeforeEach
    void showNumbersAwayFromTheCaret() {
        hex.showCounting(0x100);
        hex.select(0x100, 0x100);
    }

    @ParameterizedTest
    @EnumSource(HexRole.class)
    void aRoleIsDrawnInItsColorInTheHexColumn(HexRole role) {
        showIn(role);
        assertThat(has(picture(), HexColumn.HEX, 0x42, color(HexColor.ofRole(role.code(false))))).isTrue();
    }

    @ParameterizedTest
    @EnumSource(HexRole.class)
    void aRoleIsDrawnInItsColorInTheTextColumn(HexRole role) {
        showIn(role);
        assertThat(has(picture(), HexColumn.TEXT, 0x48, color(HexColor.ofRole(role.code(false))))).isTrue();
    }

    @ParameterizedTest
    @EnumSource(HexColumn.class)
    void aHighlightFillsItsCells(HexColumn column) {
        on(() -> hex.pane.marks().highlight().set(new Span(0x2C, 8)));
        Image picture = picture();
        assertThat(has(picture, column, 0x2D, color(HexColor.HIGHLIGHT))).isTrue();
        assertThat(has(picture, column, 0x35, color(HexColor.HIGHLIGHT))).isFalse();
    }

    @ParameterizedTest
    @EnumSource(HexColumn.class)
    void aHighlightIsOutlined(HexColumn column) {
        on(() -> hex.pane.marks().highlight().set(new Span(0x2C, 8)));
        assertThat(has(picture(), column, 0x2D, color(HexColor.HIGHLIGHT_LINE))).isTrue();
    }

    @Test
    void theSelectionFillsBothColumns() {
        hex.select(0x20, 0x48);
        Image picture = picture();
        assertThat(has(picture, HexColumn.HEX, 0x38, color(HexColor.SELECTION))).isTrue();
        assertThat(has(picture, HexColumn.TEXT, 0x38, color(HexColor.SELECTION))).isTrue();
    }

    @Test
    void theSelectionIsCalmWithoutFocus() {
        hex.select(0x20, 0x48);
        on(() -> hex.after.requestFocus());
        assertThat(has(picture(), HexColumn.HEX, 0x38, color(HexColor.SELECTION_CALM))).isTrue();
    }

    @Test
    void damageIsHatched() {
        on(() -> {
            hex.pane.marks().problems().set(List.of(new HexMarks.Problem(new Span(0x40, 8), Severity.ERROR, true)));
        });
        assertThat(has(picture(), HexColumn.HEX, 0x42, color(HexColor.HATCH))).isTrue();
    }

    @Test
    void aWarningIsUnderlinedAndNotHatched() {
        on(() -> {
            hex.pane.marks().problems().set(List.of(new HexMarks.Problem(new Span(0x40, 8), Severity.WARNING, false)));
        });
        Image picture = picture();
        assertThat(has(picture, HexColumn.HEX, 0x41, color(HexColor.WARNING))).isTrue();
        assertThat(has(picture, HexColumn.HEX, 0x41, color(HexColor.HATCH))).isFalse();
    }

    @Test
    void missingBytesAreMarkedAtTheLastOne() {
        on(() -> {
            hex.pane.marks().problems().set(List.of(new HexMarks.Problem(new Span(0x100, 0), Severity.WARNING, false)));
        });
        assertThat(has(picture(), HexColumn.HEX, 0xFF, color(HexColor.WARNING))).isTrue();
    }

    @Test
    void aGuessHasDotsBelow() {
        assertThat(has(picture(), HexColumn.HEX, 0x41, color(HexColor.GUESS))).isFalse();
        on(() -> hex.pane.contentProperty().set(guessed(hex.pane.content())));
        assertThat(has(picture(), HexColumn.HEX, 0x41, color(HexColor.GUESS))).isTrue();
    }

    private static HexContent guessed(HexContent sure) {
        return new PlainContent() {
            @Override
            public long length() {
                return sure.length();
            }

            @Override
            public void read(long at, byte[] into, int offset, int count) {
                sure.read(at, into, offset, count);
            }

            @Override
            public void roles(long at, int count, byte[] rolesOut) {
                Arrays.fill(rolesOut, 0, count, HexRole.NUMBER.code(true));
            }
        };
    }

    @Test
    void theCaretIsABlockWhereTypingOverwrites() {
        hex.select(0x44, 0x44);
        assertThat(count(picture(), HexColumn.HEX, 0x44, color(HexColor.CARET))).isGreaterThan(60);
    }

    @Test
    void theCaretIsABarWhereTypingInserts() {
        on(() -> hex.pane.insertModeProperty().set(true));
        hex.select(0x44, 0x44);
        assertThat(count(picture(), HexColumn.HEX, 0x44, color(HexColor.CARET))).isBetween(20, 50);
    }

    private void showIn(HexRole role) {
        byte[] bytes = new byte[0x100];
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = (byte) i;
        }
        on(() -> {
            hex.zoom(2);
            hex.pane.lookProperty().set(HexLook.rows(8));
            hex.pane.contentProperty().set(PlainContent.of(bytes, role));
        });
    }

    private Image picture() {
        return on(() -> hex.pane.snapshot(null, null));
    }

    private Color color(HexColor color) {
        return hex.pane.colors().of(color);
    }

    private boolean has(Image picture, HexColumn column, long offset, Color color) {
        return count(picture, column, offset, color) > 0;
    }

    private int count(Image picture, HexColumn column, long offset, Color color) {
        HexGeometry geometry = hex.pane.view().geometry();
        int index = geometry.indexOf(offset);
        int top = (int) geometry.rowTop(geometry.rowOf(offset), hex.pane.view().firstRow().get());
        int found = 0;
        for (int y = top; y < top + geometry.rowHeight(); y++) {
            for (int x = (int) geometry.cellLeft(column, index); x < geometry.cellRight(column, index); x++) {
                found += near(picture.getPixelReader().getColor(x, y), color) ? 1 : 0;
            }
        }
        return found;
    }

    private static boolean near(Color a, Color b) {
        double distance = Math.abs(a.getRed() - b.getRed()) + Math.abs(a.getGreen() - b.getGreen())
                + Math.abs(a.getBlue() - b.getBlue());
        return distance < 0.06;
    }
}
