package org.varscope.ui.window;

import module java.base;
import module javafx.controls;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.varscope.check.Made;
import org.varscope.document.place.Siblings;
import org.varscope.ui.command.Command;

/// Which row of the structure is selected after one is gone, moved or back: it is in view, and has the keyboard.
class RowInViewTest extends WindowTestBase {
    private static final int MANY = 300;

    @BeforeEach
    void openLong() {
        open(write("long.var", Made.bytes(IntStream.range(0, MANY).mapToObj(i -> "[%d, [%d]]".formatted(i, i))
                .collect(Collectors.joining(", ", "[", "]")))));
        on(() -> find("structure").requestFocus());
    }

    /// The rows that are selected and wholly in view, while the tree has the keyboard.
    private List<String> selected() {
        assertThat(on(() -> find("structure").isFocused())).as("the tree has the keyboard").isTrue();
        return on(() -> {
            Bounds table = find("structure").localToScene(find("structure").getBoundsInLocal());
            return fromTheTop(".tree-table-row-cell").stream().map(row -> (TreeTableRow<?>) row)
                    .filter(row -> row.isSelected() && table.contains(row.localToScene(row.getBoundsInLocal())))
                    .map(Node::getAccessibleText).toList();
        });
    }

    private void assertSelected(String row) {
        assertThat(selected()).singleElement().asString().startsWith(row + ", ");
        assertThat(on(() -> ((TreeTableView<?>) find("structure")).getFocusModel().getFocusedIndex()))
                .isEqualTo(on(() -> ((TreeTableView<?>) find("structure")).getSelectionModel().getSelectedIndex()));
    }

    private void undo() {
        press(KeyCode.SHORTCUT, KeyCode.Z);
    }

    @Test
    void theNextRowIsSelectedWhereOneIsDeleted() {
        pick("$[150]");
        press(KeyCode.DELETE);
        assertSelected("[150]");
        assertThat(shown("$[150][0]")).isEqualTo("151");
        press(KeyCode.SHORTCUT, KeyCode.X);
        assertSelected("[150]");
        assertThat(shown("$[150][0]")).isEqualTo("152");
        undo();
        assertSelected("[150]");
        assertThat(shown("$[150][0]")).isEqualTo("151");
        press(KeyCode.SHORTCUT, KeyCode.SHIFT, KeyCode.Z);
        assertSelected("[150]");
    }

    @Test
    void theRowBeforeIsSelectedWhereTheLastIsDeleted() {
        pick("$[299]");
        press(KeyCode.DELETE);
        assertSelected("[298]");
        press(KeyCode.DELETE);
        assertSelected("[297]");
        undo();
        assertSelected("[298]");
    }

    @Test
    void theCollectionIsSelectedWhereItsOnlyValueIsDeleted() {
        pick("$[200][1][0]");
        press(KeyCode.DELETE);
        assertSelected("[1]");
        assertThat(model().selection().value()).isEqualTo(node("$[200][1]").location());
    }

    @Test
    void aLongRunOfRowsLeavesTheOneAfterItInView() {
        pick("$[290]");
        on(() -> editor().tree().choice().choose(List.of(new Siblings(node("$").location(), 20, 280))));
        press(KeyCode.DELETE);
        assertSelected("[20]");
        assertThat(shown("$[20][0]")).isEqualTo("280");
        undo();
        assertThat(model().selection().value()).isEqualTo(node("$[20]").location());
        assertThat(selected()).isNotEmpty();
        press(KeyCode.SHORTCUT, KeyCode.SHIFT, KeyCode.Z);
        assertSelected("[20]");
    }

    @Test
    void rowsInSeveralCollectionsLeaveTheOneAfterTheFirstInView() {
        on(() -> editor().tree().choice().choose(List.of(Siblings.of(node("$[10][0]").location()),
                Siblings.of(node("$[250]").location()), Siblings.of(node("$[270]").location()))));
        press(KeyCode.DELETE);
        assertThat(model().selection().value()).isEqualTo(node("$[10][0]").location());
        assertSelected("[0]");
        undo();
        assertThat(node("$").children()).isEqualTo(MANY);
        assertThat(selected()).hasSize(1);
    }

    @Test
    void whatIsMovedAndWrappedStaysInView() {
        pick("$[150]");
        for (int i = 0; i < 40; i++) {
            press(KeyCode.ALT, KeyCode.UP);
        }
        assertSelected("[110]");
        run(Command.WRAP_ARRAY);
        assertSelected("[110]");
        undo();
        assertSelected("[110]");
        for (int i = 0; i < 40; i++) {
            undo();
        }
        assertSelected("[150]");
        run(Command.MOVE_TO);
        on(() -> ((TextField) find("go-to-text")).setText("$[5]"));
        press(KeyCode.ENTER);
        assertSelected("[5]");
        undo();
        assertSelected("[150]");
    }
}
