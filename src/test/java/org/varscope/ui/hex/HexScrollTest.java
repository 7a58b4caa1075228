package org.varscope.ui.hex;

import module javafx.controls;
import static javafx.scene.input.KeyCode.END;
import static javafx.scene.input.KeyCode.HOME;
import static javafx.scene.input.KeyCode.SHORTCUT;
import static org.assertj.core.api.Assertions.assertThat;
import static org.varscope.ui.TestToolkit.on;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.varscope.bytes.Span;
import org.varscope.ui.Person;
import org.varscope.ui.UsesToolkit;
import org.varscope.ui.hex.sheet.HexColumn;
import org.varscope.ui.hex.sheet.HexLook;

/// Everything holds at 100 GB as it does at 100 bytes.
@UsesToolkit
class HexScrollTest {
    private static final long LENGTH = 100L * 1000 * 1000 * 1000 + 7;

    @RegisterExtension
    final HexStage hex = new HexStage();
    private final Person robot = new Person();

    @BeforeEach
    void showOneHundredGigabytes() {
        on(() -> hex.pane.contentProperty().set(new EndlessContent(LENGTH)));
    }

    @Test
    void theLastByteIsInViewAtTheEnd() {
        robot.push(SHORTCUT, END);
        assertThat(hex.pane.view().inView().end()).isEqualTo(LENGTH);
    }

    @Test
    void theFirstRowAtTheEndIsExact() {
        robot.push(SHORTCUT, END);
        assertThat(hex.pane.view().firstRow().get()).isEqualTo(LENGTH / 16 + 1 - hex.pane.view().wholeRows());
    }

    @Test
    void theScrollBarCanReachEveryRow() {
        long last = hex.pane.view().lastFirstRow();
        on(() -> rowBar().setValue(last - 1.0));
        assertThat(hex.pane.view().firstRow().get()).isEqualTo(last - 1);
    }

    @Test
    void theScrollBarFollows() {
        robot.push(SHORTCUT, END);
        assertThat(rowBar().getValue()).isEqualTo(rowBar().getMax());
        robot.push(SHORTCUT, HOME);
        assertThat(rowBar().getValue()).isZero();
    }

    @ParameterizedTest
    @ValueSource(longs = {0, 1, 17, 1L << 32, 99_999_999_999L})
    void aByteAnywhereCanBeRevealed(long offset) {
        on(() -> hex.pane.view().reveal(new Span(offset, 4)));
        assertThat(hex.pane.view().inView().contains(offset)).isTrue();
    }

    @Test
    void whatIsInViewAlreadyIsNotScrolled() {
        on(() -> hex.pane.view().reveal(new Span(10 * 16, 4)));
        assertThat(hex.pane.view().firstRow().get()).isZero();
    }

    @Test
    void theCaretStaysInViewWhenRowsGetShorterUnlessItWasNotInView() {
        hex.select(16 * 20, 16 * 20);
        on(() -> hex.pane.lookProperty().set(HexLook.rows(8)));
        assertThat(hex.pane.view().inView().contains(16 * 20)).isTrue();
        on(() -> hex.pane.view().scrollTo(1000));
        on(() -> hex.pane.lookProperty().set(HexLook.rows(16)));
        assertThat(hex.pane.view().inView().start()).isEqualTo(8000);
    }

    @Test
    void revealingWhileRowsGetShorterStillShowsTheByte() {
        on(() -> {
            hex.pane.lookProperty().set(HexLook.rows(8));
            hex.zoom(2);
            hex.pane.view().reveal(new Span(16 * 20, 4));
        });
        assertThat(hex.pane.view().inView().contains(16 * 20)).isTrue();
    }

    @Test
    void theFirstByteInViewStaysWhenRowsGetShorter() {
        on(() -> {
            hex.pane.view().firstRow().set(1000);
            hex.pane.lookProperty().set(HexLook.rows(8));
        });
        assertThat(hex.pane.view().inView().start()).isEqualTo(16_000);
    }

    @Test
    void theViewEndsWhereAShorterContentEnds() {
        on(() -> {
            hex.pane.navigation().moveToEnd(false);
            hex.pane.contentProperty().set(new EndlessContent(100));
        });
        assertThat(hex.pane.view().firstRow().get()).isZero();
        assertThat(hex.pane.caret()).isEqualTo(100);
    }

    @Test
    void automaticRowsAreAsWideAsThereIsRoomFor() {
        on(() -> hex.pane.lookProperty().set(HexLook.rows(0)));
        assertThat(hex.pane.view().bytesPerRow().get()).isEqualTo(16);
        on(() -> hex.zoom(0.6));
        assertThat(hex.pane.view().bytesPerRow().get()).isGreaterThan(16);
    }

    @Test
    void rowsTooWideForThePaneScrollSideways() {
        on(() -> hex.pane.lookProperty().set(HexLook.rows(32)));
        ScrollBar side = bar(Orientation.HORIZONTAL);
        assertThat(side.isVisible()).isTrue();
        on(() -> side.setValue(side.getMax()));
        assertThat(hex.pane.view().left()).isEqualTo(hex.pane.view().geometry().width() - hex.pane.view().width());
    }

    @Test
    void theColumnThatIsTypedInIsScrolledTo() {
        on(() -> hex.pane.lookProperty().set(HexLook.rows(32)));
        robot.push(KeyCode.TAB);
        HexView view = hex.pane.view();
        assertThat(view.geometry().cellRight(HexColumn.TEXT, 0)).isLessThanOrEqualTo(view.left() + view.width());
        robot.push(KeyCode.TAB);
        assertThat(view.geometry().cellLeft(HexColumn.HEX, 0)).isGreaterThanOrEqualTo(view.left());
    }

    private ScrollBar rowBar() {
        return bar(Orientation.VERTICAL);
    }

    private ScrollBar bar(Orientation orientation) {
        return hex.pane.lookupAll(".scroll-bar").stream()
                .map(ScrollBar.class::cast)
                .filter(bar -> bar.getOrientation() == orientation)
                .findFirst()
                .orElseThrow();
    }
}
