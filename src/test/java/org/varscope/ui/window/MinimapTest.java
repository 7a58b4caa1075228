package org.varscope.ui.window;

import module java.base;
import module javafx.controls;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.varscope.ui.command.Command;
import org.varscope.ui.hex.HexMap;
import org.varscope.ui.hex.HexPane;
import org.varscope.ui.theme.Contrast;
import org.varscope.ui.theme.Look;
import org.varscope.ui.theme.ThemeChoice;

/// The map of the whole file beside its bytes.
class MinimapTest extends WindowTestBase {
    private static final Color CHANGED = Look.DARK.palette().color("-vs-accent");

    private HexMap map() {
        return (HexMap) find("hex-map");
    }

    private HexPane hex() {
        return (HexPane) find("hex");
    }

    private Bounds frame() {
        return on(() -> map().lookup(".frame").getBoundsInParent());
    }

    private Point2D at(double y) {
        return on(() -> map().localToScreen(20, y));
    }

    @Test
    void theFrameShowsThePartInView() {
        openSample();
        settle();
        double top = frame().getMinY();
        on(() -> hex().view().firstRow().set(20));
        settle();
        assertThat(frame().getMinY() - top).isEqualTo(20 * 3);
    }

    @Test
    void aClickGoesThereAndADragFurther() {
        openSample();
        settle();
        double half = frame().getHeight() / 2;
        long caret = model().selection().caret();
        robot.clickOn(at(half + 60));
        settle();
        assertThat(on(() -> hex().view().firstRow().get())).isBetween(19L, 20L);
        robot.drag(at(half + 60)).dropBy(0, 30);
        settle();
        assertThat(on(() -> hex().view().firstRow().get())).isBetween(29L, 30L);
        assertThat(on(() -> model().selection().caret())).as("the caret").isEqualTo(caret);
    }

    @Test
    void whatWasChangedIsMarkedUntilItIsTakenBack() {
        openSample();
        assertThat(marked()).isFalse();
        set("$.player.gold", 85);
        settle();
        assertThat(marked()).isTrue();
        on(() -> model().history().undo());
        settle();
        assertThat(marked()).isFalse();
    }

    private boolean marked() {
        settle();
        double y = node("$.player.gold").span().start() / 16.0 * 3 + 1;
        return on(() -> map().snapshot(null, null).getPixelReader().getColor(2, (int) y).equals(CHANGED));
    }

    @Test
    void whatAFilmHasNotReadYetIsDimmed() {
        openSample();
        settle();
        assertThat(find("hex-map").lookup(".unread").isVisible()).isFalse();
        run(Command.PLAYBACK);
        settle();
        assertThat(on(() -> map().lookup(".unread").getBoundsInParent().getMinY())).isBetween(0.0, 3.0);
        press(KeyCode.END);
        settle();
        assertThat(map().lookup(".unread").isVisible()).isFalse();
    }

    @Test
    void itIsHiddenAndThatIsRemembered() {
        openSample();
        run(Command.MINIMAP);
        settle();
        assertThat(map().isVisible()).isFalse();
        assertThat(settings.shown().minimap()).isFalse();
        run(Command.MINIMAP);
        settle();
        assertThat(map().isVisible()).isTrue();
    }

    @Test
    void theTabKeyPassesItBy() {
        openSample();
        assertThat(map().isFocusTraversable()).isFalse();
        assertThat(map().getAccessibleText()).isNotBlank();
    }

    @Test
    void aNarrowWindowGivesItsWidthToTheBytes() {
        openSample();
        size(900, 600);
        settle();
        assertThat(find("hex-map").isVisible()).isFalse();
        size(1100, 600);
        settle();
        assertThat(find("hex-map").isVisible()).isTrue();
    }

    private List<String> legend() {
        robot.clickOn("#map-about");
        settle();
        return on(() -> robot.lookup(".map-legend").query().lookupAll(".label").stream()
                .map(node -> ((Labeled) node).getText()).toList());
    }

    @Test
    void whatTheColoursMeanCanBeReadInTheDark() {
        on(() -> theme.choiceProperty().set(ThemeChoice.DARK));
        openSample();
        settle();
        legend();
        Node legend = robot.lookup(".map-legend").query();
        Shape card = (Shape) on(() -> legend.getScene().getRoot().lookup(".border"));
        Labeled words = (Labeled) on(() -> legend.lookup(".map-line .label"));
        assertThat(on(() -> Contrast.of((Color) words.getTextFill(), (Color) card.getFill())))
                .isGreaterThan(Contrast.READABLE);
    }

    @Test
    void aButtonTellsWhatTheColoursMeanAndShowsEntropyInstead() {
        openSample();
        settle();
        Image structure = on(() -> ((ImageView) map().lookup(".cells")).getImage());
        assertThat(legend()).contains("record length", "damaged", "changed, not saved yet", "errors");
        robot.clickOn("#map-entropy");
        settle();
        assertThat(settings.look().entropy()).isTrue();
        assertThat(on(() -> ((ImageView) map().lookup(".cells")).getImage())).isNotSameAs(structure);
        assertThat(on(() -> robot.lookup(".map-legend").query().lookupAll(".label")).stream()
                .map(node -> ((Labeled) node).getText())).anyMatch(words -> words.contains("bits per byte"))
                .doesNotContain("record length");
    }

    @Test
    void aButtonBelowFoldsItAndBringsItBack() {
        openSample();
        robot.clickOn("#map-fold");
        settle();
        assertThat(map().isVisible()).isFalse();
        assertThat(settings.shown().minimap()).isFalse();
        assertThat(find("map-about").isVisible()).isFalse();
        robot.clickOn("#map-fold");
        settle();
        assertThat(map().isVisible()).isTrue();
    }

    private String tip(double x, long offset) {
        double y = offset / 16.0 * 3 + 1;
        robot.moveTo(on(() -> map().localToScreen(x, y)));
        await(() -> Window.getWindows().stream().anyMatch(one -> one instanceof Tooltip && one.isShowing()));
        return on(() -> Window.getWindows().stream().filter(Tooltip.class::isInstance)
                .map(window -> ((Tooltip) window).getText()).findFirst().orElseThrow());
    }

    @Test
    void aTooltipSaysWhatIsAtThePointer() {
        openSample();
        set("$.player.gold", 85);
        settle();
        long gold = node("$.player.gold").span().start() + 4;
        assertThat(tip(8 + 2 * (gold % 16), gold)).startsWith("0x%08X: ".formatted(gold))
                .contains("$.player.gold", "changed, not saved yet");
    }

    @Test
    void whereAllIsInViewNothingScrolls() {
        open(write("short.var", HexFormat.of().parseHex("040000000200000061620000")));
        settle();
        assertThat(map().lookup(".frame").isVisible()).isFalse();
        ScrollBar rows = (ScrollBar) on(() -> hex().lookup(".scroll-bar:vertical"));
        assertThat(on(() -> rows.lookup(".thumb").getOpacity())).isZero();
    }
}
