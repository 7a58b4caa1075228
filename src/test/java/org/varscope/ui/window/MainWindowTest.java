package org.varscope.ui.window;

import module java.base;
import module javafx.controls;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.varscope.document.edit.Edit;
import org.varscope.ui.command.Command;
import org.varscope.ui.command.Mnemonics;
import org.varscope.ui.theme.ThemeChoice;

class MainWindowTest extends WindowTestBase {
    @Test
    void recentFilesComeBeforeWhatIsThereToTry() {
        Path file = sampleFile("mine.save");
        open(file);
        run(Command.CLOSE_TAB);
        settle();
        Node recent = on(() -> robot.lookup("#start-recent .button").query());
        assertThat(recent.getAccessibleText()).isEqualTo("mine.save");
        assertThat(on(() -> recent.localToScene(0, 0).getY())).isGreaterThan(
                on(() -> find("start-saves").localToScene(0, 0).getY())).isLessThan(
                on(() -> find("start-sample").localToScene(0, 0).getY()));
    }

    @Test
    void theTitleOfTheWindowSaysWhatIsInFront() {
        assertThat(on(() -> stage.getTitle())).isEqualTo("Start \u2013 Varscope");
        openSample();
        assertThat(on(() -> stage.getTitle())).isEqualTo("adventure.save \u2013 Varscope");
        run(Command.GUIDE);
        assertThat(on(() -> stage.getTitle())).isEqualTo("Guide \u2013 Varscope");
        run(Command.LESSONS);
        assertThat(on(() -> stage.getTitle())).isEqualTo("Lessons \u2013 Varscope");
        run(Command.PREVIOUS_TAB);
        assertThat(on(() -> stage.getTitle())).isEqualTo("Guide \u2013 Varscope");
    }

    @Test
    void anEmptyWindowOffersWhatToDo() {
        assertThat(List.of("start-open", "start-paste", "start-saves", "start-sample")).allMatch(this::isThere);
    }

    @Test
    void everyCommandIsBoundAndInAMenu() {
        Set<String> items = new HashSet<>();
        for (Menu menu : ((MenuBar) find("menu-bar")).getMenus()) {
            menu.getItems().stream().flatMap(item -> item instanceof Menu below
                    ? below.getItems().stream() : Stream.of(item)).map(MenuItem::getId).forEach(items::add);
        }
        assertThat(Command.values()).allSatisfy(command -> {
            assertThatCode(() -> window.commands().disabledProperty(command)).doesNotThrowAnyException();
            assertThat(items).contains("item-" + command.id());
        });
    }

    private String item(Command command) {
        return on(() -> ((MenuBar) find("menu-bar")).getMenus().stream().flatMap(menu -> menu.getItems().stream())
                .filter(item -> ("item-" + command.id()).equals(item.getId())).findFirst().map(Mnemonics::titleOf)
                .orElseThrow());
    }

    @Test
    void theMenuSaysWhatWouldBeUndoneOrRedone() {
        openSample();
        assertThat(item(Command.UNDO)).isEqualTo("Undo");
        set("$.player.gold", 7);
        assertThat(item(Command.UNDO)).isEqualTo("Undo set player.gold to 7");
        run(Command.UNDO);
        assertThat(item(Command.UNDO)).isEqualTo("Undo");
        assertThat(item(Command.REDO)).isEqualTo("Redo set player.gold to 7");
    }

    @Test
    void theSampleSaveOpens() {
        openSample();
        assertThat(shown("$.player.gold")).isEqualTo("100");
        assertThat(text("health")).startsWith("Every byte is accounted for.");
    }

    @ParameterizedTest
    @CsvSource({"DARK", "LIGHT"})
    void theTitleBarFollowsTheLook(ColorScheme look) {
        on(() -> theme.choiceProperty().set(ThemeChoice.valueOf(look.name())));
        assertThat(on(() -> stage.getScene().getPreferences().getColorScheme())).isEqualTo(look);
    }

    @ParameterizedTest
    @CsvSource({"DARK, 900, 600", "LIGHT, 900, 600", "DARK, 1000, 1000", "LIGHT, 1000, 1000", "DARK, 1440, 900",
        "LIGHT, 1440, 900"})
    void everyPaneHasItsPlaceInEveryLook(ThemeChoice look, int width, int height) {
        on(() -> theme.choiceProperty().set(look));
        size(width, height);
        openSample();
        if (width == 900) {
            fire("inspector-fold");
        }
        pick("$.player.pos");
        assertThat(List.of("structure", "hex", "inspector-value", "health", "status-path")).allSatisfy(id -> {
            Bounds place = on(() -> find(id).localToScene(find(id).getLayoutBounds()));
            assertThat(place.getWidth()).isGreaterThan(20);
            assertThat(place.getMinX()).isNotNegative();
            assertThat(place.getMaxX()).isLessThanOrEqualTo(width);
            assertThat(place.getMaxY()).isLessThanOrEqualTo(height);
        });
        for (Node heading : robot.lookup(".pane-heading").queryAll()) {
            assertThat(on(() -> heading.getLayoutBounds().getHeight() - heading.prefHeight(-1))).isNotNegative();
        }
        Bounds lists = on(() -> find("below").localToScene(find("below").getLayoutBounds()));
        Bounds inspector = on(() -> find("inspector").localToScene(find("inspector").getLayoutBounds()));
        assertThat(inspector.getHeight()).isGreaterThan(100);
        assertThat(inspector.intersects(lists)).isFalse();
        assertThat(inspector.getMaxY()).isLessThanOrEqualTo(lists.getMaxY());
    }

    @Test
    void everyCommandThatIsPossibleIsInThePalette() {
        openSample();
        run(Command.PALETTE);
        List<String> titles = ((ListView<?>) find("palette-list")).getItems().stream()
                .map(PaletteCard.Item.class::cast).filter(PaletteCard.Item::can).map(PaletteCard.Item::title).toList();
        assertThat(titles).contains("Go: Go to\u2026", "View: Light theme").doesNotContain("Edit: Undo");
    }
}
