package org.varscope.ui.window;

import module java.base;
import module javafx.controls;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.varscope.bytes.Span;
import org.varscope.document.edit.Edit;
import org.varscope.scan.index.Location;
import org.varscope.ui.command.Command;
import org.varscope.ui.editor.EditorPage;
import org.varscope.ui.hex.HexPane;
import org.varscope.variant.Variant;

/// Two states side by side.
class CompareTest extends WindowTestBase {
    private EditorPage older;
    private EditorPage newer;
    private byte[] first = {};

    @BeforeEach
    void two() {
        openSample();
        first = bytes();
        open(write("older.save", first));
        older = editor();
        open(write("newer.save", first));
        newer = editor();
        set("$.player.gold", 85);
        apply(new Edit.Remove(node("$.inventory[1]").location()));
        set("$.player.name", new Variant.Text("Bo"));
        settle();
    }

    /// Compares the older file with the newer one.
    private void compare() {
        on(() -> window.workspace().all().stream().filter(tab -> tab.page() == older).findFirst()
                .ifPresent(window.workspace()::bringToFront));
        run(Command.COMPARE);
        on(() -> {
            ListView<?> others = (ListView<?>) find("compare-with-list");
            assertThat(others.getItems()).noneMatch(other -> other.toString().contains("base.save"));
            IntStream.range(0, others.getItems().size())
                    .filter(i -> others.getItems().get(i).toString().contains("newer.save"))
                    .findFirst().ifPresent(others.getSelectionModel()::select);
        });
        press(KeyCode.ENTER);
        await(() -> isThere("compare"));
        settle();
    }

    /// Does the same with `path`, a file that is not open, as what both come from.
    private void compareSince(Path path) {
        choices.toOpen = List.of(path);
        run(Command.COMPARE);
        on(() -> {
            MenuButton base = (MenuButton) find("compare-with-base");
            base.getItems().getLast().fire();
            ListView<?> others = (ListView<?>) find("compare-with-list");
            assertThat(others.getItems()).noneMatch(other -> other.toString().contains("base.save"));
            IntStream.range(0, others.getItems().size())
                    .filter(i -> others.getItems().get(i).toString().contains("older.save"))
                    .findFirst().ifPresent(others.getSelectionModel()::select);
        });
        press(KeyCode.ENTER);
        await(() -> isThere("compare"));
        settle();
    }

    private List<String> since() {
        settle();
        return on(() -> IntStream.range(0, table().getItems().size()).mapToObj(row -> table().getColumns().stream()
                .limit(6).map(column -> String.valueOf(column.getCellData(row)).replaceFirst("^. {2}", ""))
                .collect(Collectors.joining(", "))).toList());
    }

    @Test
    void withWhatBothComeFromItIsSaidWhoHasChangedWhatAndAllButConflictsIsMergedInOneStep() {
        Path base = write("base.save", first);
        Location gold = node("$.player.gold").location();
        Location hp = node("$.player.hp").location();
        on(() -> older.model().edits().apply(new Edit.SetValue(gold, new Variant.Int(7))));
        on(() -> older.model().edits().apply(new Edit.SetValue(hp, new Variant.Int(1))));
        byte[] before = bytes(newer);
        compareSince(base);
        assertThat(text("compare-base-words")).isEqualTo("Common base: base.save");
        assertThat(since()).hasSize(4)
                .contains("LEFT, changed, $.player.name, \"Åsa the Brave\", \"Bo\", \"Åsa the Brave\"",
                        "RIGHT, changed, $.player.hp, 87, 87, 1", "CONFLICT, changed, $.player.gold, 100, 85, 7");
        assertThat(text("compare-words")).isEqualTo("4 changes; conflicts: 1");
        press(KeyCode.ALT, KeyCode.SHIFT, KeyCode.LEFT);
        settle();
        assertThat(text("compare-said")).isEqualTo("Took 1 change; conflicts left: 1.");
        assertThat(since()).contains("BOTH, changed, $.player.hp, 87, 1, 1",
                "CONFLICT, changed, $.player.gold, 100, 85, 7");
        press(KeyCode.SHORTCUT, KeyCode.Z);
        settle();
        assertThat(bytes(newer)).isEqualTo(before);
        on(() -> ((CheckBox) find("compare-conflicts")).fire());
        assertThat(since()).containsExactly("CONFLICT, changed, $.player.gold, 100, 85, 7");
        run(Command.LANGUAGE_JAPANESE);
        List<String> since = since();
        run(Command.LANGUAGE_SYSTEM);
        assertThat(since).hasSize(1).first().asString().startsWith("CONFLICT");
    }

    @Test
    void whatCannotBeWhatBothComeFromIsSaidAndTwoAreComparedAllTheSame() {
        compareSince(write("base.save", "no save".getBytes(StandardCharsets.US_ASCII)));
        assertThat(text("compare-base-words")).startsWith("base.save cannot be the common base: ");
        assertThat(compared()).hasSize(3);
        run(Command.CLOSE_TAB);
        on(() -> window.workspace().tabOf(newer).ifPresent(window.workspace()::bringToFront));
        compareSince(write("base.save", Arrays.copyOf(first, first.length / 2)));
        assertThat(text("compare-base-words")).startsWith("The common base base.save is damaged");
        assertThat(compared()).hasSize(3);
        run(Command.CLOSE_TAB);
        Path open = write("base.save", first);
        open(open);
        on(() -> window.workspace().tabOf(newer).ifPresent(window.workspace()::bringToFront));
        compareSince(open);
        assertThat(text("compare-base-words")).isEqualTo("Common base: base.save");
        on(() -> window.workspace().all().stream().filter(tab -> tab.getText().equals("base.save")).findFirst()
                .ifPresent(window.workspace()::close));
        assertThat(text("compare-base-words")).startsWith("The common base base.save was closed");
        assertThat(compared()).hasSize(3);
    }

    private TableView<?> table() {
        return (TableView<?>) find("compare");
    }

    private void choose(int row) {
        on(() -> {
            table().requestFocus();
            table().getSelectionModel().clearAndSelect(row);
        });
    }

    private static byte[] bytes(EditorPage page) {
        return page.model().bytes().bytes(new Span(0, page.model().bytes().length()));
    }

    private List<Span> marked(String id) {
        return ((HexPane) find(id)).marks().different().get();
    }

    @Test
    void twoDocumentsAreComparedByPath() {
        compare();
        assertThat(compared()).hasSize(3).first().isEqualTo("changed, $.player.name, \"Åsa the Brave\", \"Bo\"");
        assertThat(compared().get(1)).isEqualTo("changed, $.player.gold, 100, 85");
        assertThat(compared().get(2)).startsWith("removed, $.inventory[1], {").endsWith("(none)");
        assertThat(text("compare-words")).isEqualTo("3 differences");
    }

    @Test
    void bytesThatDifferAreMarkedOnBothSidesAndNoOthers() {
        compare();
        assertThat(marked("compare-older")).hasSize(3).contains(lastByteOf("$.player.gold"));
        assertThat(marked("compare-newer")).hasSize(2);
        on(() -> ((HexPane) find("compare-older")).view().firstRow().set(8));
        settle();
        assertThat(marked("compare-older")).hasSize(3);
    }

    private TreeTableView<?> tree(String side) {
        return (TreeTableView<?>) find("compare-" + side + "-structure");
    }

    private List<String> rows(String side) {
        return on(() -> tree(side).lookupAll(".tree-table-row-cell").stream().filter(Node::isVisible)
                .map(Node::getAccessibleText).filter(Objects::nonNull).toList());
    }

    @Test
    void valuesOfBothSidesAreOpenedAndSelectedTogetherThoughOneIsMissing() {
        compare();
        on(() -> {
            tree("older").requestFocus();
            older.model().selecting().pick(new Location(List.of(0L, 3L), false));
        });
        press(KeyCode.RIGHT);
        press(KeyCode.DOWN);
        press(KeyCode.DOWN);
        press(KeyCode.DOWN);
        Location third = older.model().selection().value();
        assertThat(third.last()).isEqualTo(2);
        assertThat(newer.model().selection().value()).as("the third is the second there")
                .isEqualTo(third.parent().child(1));
        press(KeyCode.UP);
        assertThat(newer.model().selection().value()).as("the second is not there").isEqualTo(third.parent());
        press(KeyCode.UP);
        press(KeyCode.UP);
        int open = tree("newer").getExpandedItemCount();
        press(KeyCode.LEFT);
        assertThat(tree("newer").getExpandedItemCount()).isEqualTo(open - 2);
    }

    @Test
    void rowsOfValuesSayThatTheyDiffer() {
        compare();
        assertThat(rows("older")).anyMatch(row -> row.startsWith("player") && row.contains("2 differences below"));
        press(KeyCode.F7);
        assertThat(rows("newer")).anyMatch(row -> row.startsWith("gold") && row.endsWith("different"));
    }

    @Test
    void bothSidesAreLaidOutAlikeHoweverManyPixelsThereAre() {
        for (int width = 1317; width <= 1323; width++) {
            size(width, 820);
            if (width == 1317) {
                compare();
            }
            assertThat(((SplitPane) tree("newer").getParent().getParent()).getOrientation()).as("%s", width)
                    .isEqualTo(((SplitPane) tree("older").getParent().getParent()).getOrientation());
        }
    }

    @Test
    void whereThereIsNoRoomBesideThemValuesStandAboveTheBytesUntilTheyAreSwitchedOff() {
        size(1440, 900);
        compare();
        SplitPane both = (SplitPane) tree("older").getParent().getParent();
        assertThat(both.getOrientation()).isEqualTo(Orientation.HORIZONTAL);
        size(900, 600);
        assertThat(both.getOrientation()).isEqualTo(Orientation.VERTICAL);
        on(() -> ((CheckBox) find("compare-values")).fire());
        assertThat(isThere("compare-older-structure")).isFalse();
        assertThat(isThere("compare-older")).isTrue();
    }

    private Span lastByteOf(String path) {
        on(() -> window.workspace().all().stream().filter(tab -> tab.page() == older).findFirst()
                .ifPresent(window.workspace()::bringToFront));
        return new Span(node(path).span().start() + 4, 1);
    }

    @Test
    void f7GoesFromDifferenceToDifferenceOnBothSides() {
        compare();
        press(KeyCode.F7);
        assertThat(newer.model().selecting().node().orElseThrow().span().length()).isEqualTo(8);
        assertThat(older.model().selection().value()).isEqualTo(newer.model().selection().value());
        press(KeyCode.F7);
        assertThat(newer.model().selection().bytes().isEmpty()).isTrue();
        press(KeyCode.SHIFT, KeyCode.F7);
        assertThat(table().getSelectionModel().getSelectedIndex()).isEqualTo(1);
        assertThat(text("status-place")).isEqualTo(
                "$.player.gold · older.save: 0x000000AC +8 · newer.save: 0x000000A0 +8 · 2 of 3");
    }

    @Test
    void theOlderSideTakesAllSelectedDifferencesInOneStep() {
        compare();
        on(() -> {
            table().requestFocus();
            table().getSelectionModel().selectAll();
        });
        press(KeyCode.ALT, KeyCode.LEFT);
        settle();
        assertThat(bytes(older)).isEqualTo(bytes(newer));
        assertThat(compared()).isEmpty();
        press(KeyCode.SHORTCUT, KeyCode.Z);
        settle();
        assertThat(bytes(older)).isEqualTo(first);
        assertThat(compared()).hasSize(3);
    }

    @Test
    void theNewerSideTakesBackWhatWasRemovedThere() {
        compare();
        choose(2);
        press(KeyCode.ALT, KeyCode.RIGHT);
        settle();
        assertThat(compared()).containsExactly("changed, $.player.name, \"Åsa the Brave\", \"Bo\"",
                "changed, $.player.gold, 100, 85");
        choose(0);
        press(KeyCode.ALT, KeyCode.RIGHT);
        settle();
        press(KeyCode.ALT, KeyCode.RIGHT);
        settle();
        assertThat(bytes(newer)).isEqualTo(first);
    }

    @Test
    void editsOfEitherDocumentAreFollowed() {
        compare();
        choose(1);
        on(() -> older.model().edits().apply(new Edit.SetValue(
                older.model().selecting().node().orElseThrow().location(), new Variant.Int(7))));
        settle();
        assertThat(compared().get(1)).isEqualTo("changed, $.player.gold, 7, 85");
        assertThat(table().getSelectionModel().getSelectedIndex()).isEqualTo(1);
    }

    @Test
    void aPartOfAPathNarrowsTheList() {
        compare();
        on(() -> ((TextField) find("compare-filter")).setText("gold"));
        assertThat(compared()).containsExactly("changed, $.player.gold, 100, 85");
        assertThat(text("compare-words")).isEqualTo("1 of 3 differences");
    }

    @Test
    void aDocumentThatIsClosedIsSaidToBe() {
        compare();
        on(() -> window.workspace().all().stream().filter(tab -> tab.page() == older).findFirst()
                .ifPresent(window.workspace()::close));
        assertThat(text("compare-closed")).startsWith("older.save was closed");
        assertThat(isThere("compare")).isFalse();
        on(() -> ((Button) find("compare-close")).fire());
        assertThat(isThere("compare-closed")).isFalse();
    }

    @Test
    void aFileThatIsNotOpenIsReadOnly() {
        choices.toOpen = List.of(write("third.save", first));
        run(Command.COMPARE);
        on(() -> ((ListView<?>) find("compare-with-list")).getSelectionModel().selectLast());
        press(KeyCode.ENTER);
        await(() -> isThere("compare"));
        settle();
        assertThat(compared()).hasSize(3);
        choose(0);
        press(KeyCode.ALT, KeyCode.RIGHT);
        assertThat(text("compare-said")).contains("can be read and compared, but not edited");
        on(() -> find("compare-newer").requestFocus());
        type("00");
        settle();
        assertThat(compared()).hasSize(3);
        choose(0);
        press(KeyCode.ALT, KeyCode.LEFT);
        settle();
        assertThat(compared()).hasSize(2);
    }

    @Test
    void aDocumentIsComparedWithWhatWasSaved() {
        run(Command.COMPARE);
        on(() -> {
            ListView<?> others = (ListView<?>) find("compare-with-list");
            others.getSelectionModel().select(others.getItems().size() - 2);
        });
        press(KeyCode.ENTER);
        await(() -> isThere("compare"));
        assertThat(compared()).hasSize(3);
    }

    private double height() {
        return on(() -> ((Region) find("compare")).getHeight());
    }

    @Test
    void theDifferencesAreAsHighAsTheirRows() {
        size(1440, 900);
        compare();
        double rows = 25.0 * table().getItems().size();
        assertThat(table().getItems()).hasSize(3);
        assertThat(height()).isBetween(rows + 20, rows + 35);
        assertThat(on(() -> find("compare").lookup(".scroll-bar:vertical").isVisible())).isFalse();
    }

    @Test
    void aHeightThatWasDraggedIsKept() {
        size(1440, 900);
        compare();
        double fitted = height();
        SplitPane page = (SplitPane) find("compare-page");
        Node divider = on(() -> page.lookupAll(".split-pane-divider").stream()
                .filter(one -> one.getParent() == page).findFirst().orElseThrow());
        on(() -> {
            mouse(divider, MouseEvent.MOUSE_PRESSED, 1);
            page.setDividerPosition(0, 0.5);
            mouse(divider, MouseEvent.MOUSE_RELEASED, 1);
        });
        settle();
        double dragged = height();
        assertThat(dragged).isGreaterThan(fitted + 100);
        assertThat(settings.panes().compared()).isGreaterThan(fitted + 100);
        size(1440, 860);
        size(1440, 900);
        assertThat(height()).isBetween(dragged - 2, dragged + 2);
        on(() -> mouse(divider, MouseEvent.MOUSE_PRESSED, 2));
        settle();
        assertThat(height()).isLessThan(dragged - 50);
    }

    private static void mouse(Node on, EventType<MouseEvent> type, int clicks) {
        Event.fireEvent(on, new MouseEvent(type, 0, 0, 0, 0, MouseButton.PRIMARY, clicks, false, false, false, false,
                true, false, false, true, false, false, null));
    }
}
