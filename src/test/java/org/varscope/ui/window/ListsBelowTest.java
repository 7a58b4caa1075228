package org.varscope.ui.window;

import module java.base;
import module javafx.controls;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.varscope.document.edit.Edit;
import org.varscope.ui.command.Command;
import org.varscope.ui.file.Settings;

/// The lists below values and bytes: how high they are, folded, and as high as the page.
class ListsBelowTest extends WindowTestBase {
    @BeforeEach
    void sample() {
        openSample();
    }

    private double height(String id) {
        return on(() -> ((Region) find(id)).getHeight());
    }

    private long rowsSeen(String list, String cell) {
        return on(() -> {
            Bounds seen = find(list).localToScene(find(list).getLayoutBounds());
            return robot.lookup("#" + list + " " + cell).queryAll().stream().filter(Node::isVisible)
                    .map(node -> node.localToScene(node.getLayoutBounds()))
                    .filter(bounds -> seen.getMinY() <= bounds.getMinY() + 1 && bounds.getMaxY() <= seen.getMaxY() + 1)
                    .count();
        });
    }

    @Test
    void valuesBytesAndFiveMatchesCanBeReadInASmallWindow() {
        size(900, 600);
        press(KeyCode.SHORTCUT, KeyCode.F);
        type("0");
        assertThat(rowsSeen("find-hits", ".list-cell")).isGreaterThanOrEqualTo(4);
        assertThat(height("find-hits")).isGreaterThanOrEqualTo(5 * 26 - 4);
        assertThat(rowsSeen("structure", ".tree-table-row-cell")).isGreaterThanOrEqualTo(6);
        assertThat(height("hex")).isGreaterThan(180);
        assertThat(on(() -> find("inspector-value").localToScene(0, 0).getY()))
                .isGreaterThan(on(() -> find("structure").localToScene(0, height("structure")).getY()));
    }

    @Test
    void aKeyFoldsThemToTheirTabsAndTheNextWindowRemembersIt() {
        size(900, 600);
        press(KeyCode.SHORTCUT, KeyCode.J);
        assertThat(height("below")).isBetween(24.0, 32.0);
        assertThat(settings.shown().lists()).isEqualTo(Settings.Lists.FOLDED);
        openSample();
        assertThat(height("below")).isBetween(24.0, 32.0);
        press(KeyCode.SHORTCUT, KeyCode.J);
        assertThat(height("below")).isBetween(50.0, 70.0);
        assertThat(settings.shown().lists()).isEqualTo(Settings.Lists.OPEN);
    }

    @Test
    void aDoubleClickOnTheTabsFoldsAndAClickUnfolds() {
        Node tabs = robot.lookup("#below .tab-header-background").query();
        robot.doubleClickOn(tabs);
        assertThat(settings.shown().lists()).isEqualTo(Settings.Lists.FOLDED);
        robot.clickOn(robot.lookup("#below .tab").nth(3).<Node>query());
        assertThat(settings.shown().lists()).isEqualTo(Settings.Lists.OPEN);
        assertThat(height("below")).isGreaterThan(150);
    }

    @Test
    void findingUnfoldsThem() {
        press(KeyCode.SHORTCUT, KeyCode.J);
        press(KeyCode.SHORTCUT, KeyCode.F);
        assertThat(height("below")).isGreaterThan(150);
        assertThat(on(() -> find("find-text").isFocused())).isTrue();
    }

    @Test
    void whatIsFoldedLosesTheKeyboard() {
        press(KeyCode.SHORTCUT, KeyCode.F);
        press(KeyCode.SHORTCUT, KeyCode.J);
        assertThat(on(() -> find("structure").isFocused())).isTrue();
        press(KeyCode.SHIFT, KeyCode.F6); // the path in the line below
        press(KeyCode.SHIFT, KeyCode.F6);
        assertThat(on(() -> find("inspector-value").isFocused())).isTrue();
    }

    @Test
    void theyHaveTheWholePageAndGiveItBack() {
        size(1440, 900);
        press(KeyCode.SHORTCUT, KeyCode.F);
        double before = height("below");
        run(Command.FILL_LISTS);
        assertThat(height("below")).isGreaterThan(height("editor-page") - 4);
        run(Command.FILL_LISTS);
        assertThat(height("below")).isBetween(before - 2, before + 2);
    }

    /// Drags the divider above the lists to the middle.
    private void drag(Node divider) {
        on(() -> {
            mouse(divider, MouseEvent.MOUSE_PRESSED);
            ((SplitPane) find("editor-page")).setDividerPositions(0.5);
            mouse(divider, MouseEvent.MOUSE_RELEASED);
        });
        settle();
    }

    private static void mouse(Node on, EventType<MouseEvent> type) {
        Event.fireEvent(on, new MouseEvent(type, 0, 0, 0, 0, MouseButton.PRIMARY, 1, false, false, false, false, true,
                false, false, true, false, false, null));
    }

    @Test
    void aDraggedDividerIsWhereItWasOnceTheyAreUnfolded() {
        size(1440, 900);
        Node divider = robot.lookup("#editor-page > .split-pane-divider").query();
        drag(divider);
        double dragged = height("below");
        assertThat(dragged).isGreaterThan(280);
        press(KeyCode.SHORTCUT, KeyCode.J);
        press(KeyCode.SHORTCUT, KeyCode.J);
        assertThat(height("below")).isBetween(dragged - 3, dragged + 3);
    }

    @ParameterizedTest
    @CsvSource({"900, 600", "1000, 1000", "1440, 900"})
    void whereAllIsWellTheyAreOneLine(double width, double height) {
        size(width, height);
        assertThat(height("below")).isBetween(50.0, 70.0);
        assertThat(on(() -> find("health-line").localToScene(find("health-line").getLayoutBounds()).getMaxY()))
                .isLessThanOrEqualTo(on(() -> find("below").localToScene(find("below").getLayoutBounds()).getMaxY()));
        press(KeyCode.SHORTCUT, KeyCode.F);
        assertThat(height("below")).isGreaterThan(150);
        on(() -> ((TabPane) find("below")).getSelectionModel().selectFirst());
        assertThat(height("below")).isBetween(50.0, 70.0);
        on(() -> model().edits().apply(Edit.overwrite(4, new byte[] {(byte) 0xFF, (byte) 0xFF, 0, 0}), true));
        settle();
        assertThat(height("below")).isBetween(80.0, 170.0);
        run(Command.UNDO);
        settle();
        assertThat(height("below")).isBetween(50.0, 70.0);
    }

    @Test
    void oneProblemHasOneRow() {
        size(1440, 900);
        open(write("doubled.save", HexFormat.of().parseHex("1b0000000200000004000000020000006870000002000000"
                + "010000000400000002000000687000000200000002000000")));
        settle();
        assertThat(rowsSeen("problems", ".problem-row")).isEqualTo(1);
        assertThat(height("problems")).isBetween(24.0, 32.0);
    }

    @Test
    void manyProblemsHaveTheHeightThatTheyHadAndNoMore() {
        size(1440, 900);
        on(() -> model().edits().apply(Edit.overwrite(4, new byte[] {(byte) 0xFF, (byte) 0xFF, 0, 0}), true));
        on(() -> ((TabPane) find("below")).getSelectionModel().select(1));
        double most = height("below");
        on(() -> ((TabPane) find("below")).getSelectionModel().selectFirst());
        assertThat(most).isGreaterThan(200);
        assertThat(height("below")).isLessThanOrEqualTo(most);
    }

    @Test
    void whatAPersonHasDraggedStaysSoHighWhereAllIsWell() {
        size(1440, 900);
        Node divider = robot.lookup("#editor-page > .split-pane-divider").query();
        drag(divider);
        on(() -> model().edits().apply(Edit.overwrite(4, new byte[] {(byte) 0xFF, (byte) 0xFF, 0, 0}), true));
        run(Command.UNDO);
        settle();
        assertThat(height("below")).isGreaterThan(280);
    }

    @Test
    void theKeyboardStaysWhereItIsWhenPanesChangeTheirPlaces() {
        size(1440, 900);
        press(KeyCode.SHORTCUT, KeyCode.F);
        size(900, 600);
        assertThat(on(() -> find("find-text").isFocused())).isTrue();
        size(1440, 900);
        assertThat(on(() -> find("find-text").isFocused())).isTrue();
    }

    @ParameterizedTest
    @CsvSource({"SHOW_PROBLEMS, problems", "SHOW_CHANGES, changes", "SHOW_HISTORY, history", "SHOW_TEXT, as-text",
            "SHOW_BOOKMARKS, bookmarks"})
    void aListIsShownByItsKeyAndHasTheKeyboard(Command command, String id) {
        run(Command.FOLD_LISTS);
        press(KeyCode.SHORTCUT, KeyCode.valueOf("DIGIT" + window.commands().shownKey(command).replaceAll("\\D", "")));
        assertThat(on(() -> editor().lists().height().isFolded())).isFalse();
        assertThat(on(() -> window.scene().getFocusOwner().getId())).isEqualTo(id);
    }

    private void damage() {
        on(() -> model().edits().apply(Edit.overwrite(4, new byte[] {(byte) 0xFF, (byte) 0xFF, 0, 0}), true));
        settle();
    }

    @Test
    void atFirstTheyAreARowUntilSomethingIsWrong() {
        run(Command.HIDE_LISTS);
        run(Command.HIDE_LISTS);
        assertThat(settings.shown()).isEqualTo(Settings.Shown.FIRST);
        assertThat(height("below")).isBetween(24.0, 32.0);
        assertThat(text("status-problems")).isEmpty();
        damage();
        assertThat(height("below")).isGreaterThan(80);
        run(Command.UNDO);
        settle();
        assertThat(height("below")).isBetween(24.0, 32.0);
        press(KeyCode.SHORTCUT, KeyCode.F);
        assertThat(height("below")).isGreaterThan(150);
        openSample();
        assertThat(height("below")).isBetween(24.0, 32.0);
    }

    @Test
    void hiddenOnesStayHiddenAndTheStatusBarTellsOfProblems() {
        press(KeyCode.SHORTCUT, KeyCode.ALT, KeyCode.J);
        settle();
        assertThat(settings.shown().lists()).isEqualTo(Settings.Lists.HIDDEN);
        assertThat(isThere("below")).isFalse();
        damage();
        assertThat(isThere("below")).as("of damaged bytes").isFalse();
        assertThat(text("status-problems")).matches("\\d+ problems?");
        click("status-problems");
        settle();
        assertThat(height("below")).isGreaterThan(80);
        assertThat(on(() -> window.scene().getFocusOwner().getId())).isEqualTo("repair-all");
        press(KeyCode.SHORTCUT, KeyCode.ALT, KeyCode.J);
        settle();
        assertThat(isThere("below")).as("hidden again").isFalse();
        assertThat(on(() -> find("structure").isFocused())).isTrue();
        press(KeyCode.SHORTCUT, KeyCode.F);
        settle();
        assertThat(on(() -> find("find-text").isFocused())).isTrue();
        openSample();
        assertThat(on(() -> editor().lists().height().isHidden())).isTrue();
    }
}
