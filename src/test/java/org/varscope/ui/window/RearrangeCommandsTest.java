package org.varscope.ui.window;

import module java.base;
import module javafx.controls;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.varscope.bytes.Span;
import org.varscope.check.Made;
import org.varscope.document.edit.Copied;
import org.varscope.document.place.Siblings;
import org.varscope.ui.command.Command;
import org.varscope.ui.hex.HexPane;
import org.varscope.ui.tree.RowDrop;

/// Values inserted, duplicated, wrapped, sorted, moved and removed by key, one and several at once, as a person does.
class RearrangeCommandsTest extends WindowTestBase {
    private byte[] original;

    @BeforeEach
    void values() {
        start("{\"a\": [5, \"x\", 3, 4], \"b\": {\"k\": 1, \"j\": 2}, \"c\": 7}");
    }

    private void start(String text) {
        original = Made.bytes(text);
        open(write("values.bin", original));
    }

    private void assertUndone() {
        press(KeyCode.SHORTCUT, KeyCode.Z);
        assertThat(bytes()).isEqualTo(original);
    }

    private void pickInTree(String path) {
        on(() -> editor().tree().view().requestFocus());
        pick(path);
    }

    private List<Siblings> chosen() {
        return on(() -> editor().tree().choice().chosen());
    }

    private String message() {
        return model().messageProperty().get();
    }

    @Test
    void anEntryIsDuplicatedUnderAFreeKeyAndSelected() {
        pickInTree("$.b.k");
        press(KeyCode.ALT, KeyCode.SHIFT, KeyCode.DOWN);
        assertThat(shown("$.b.k_2")).isEqualTo("1");
        assertThat(model().selection().value()).isEqualTo(node("$.b.k_2").location());
        assertThat(model().history().undoWords()).isEqualTo("duplicate b.k");
        assertUndone();
    }

    @Test
    void aValueIsWrappedAndUnwrapped() {
        pickInTree("$.c");
        press(KeyCode.SHORTCUT, KeyCode.K);
        assertThat(shown("$.c[0]")).isEqualTo("7");
        press(KeyCode.SHORTCUT, KeyCode.U);
        assertThat(bytes()).isEqualTo(original);
        press(KeyCode.SHORTCUT, KeyCode.SHIFT, KeyCode.K);
        assertThat(shown("$.c.value")).isEqualTo("7");
    }

    @Test
    void whatCannotBeUnwrappedSaysWhy() {
        pickInTree("$.a");
        press(KeyCode.SHORTCUT, KeyCode.U);
        assertThat(text("refusal")).isEqualTo("This holds 4 values; only a collection that holds one can be unwrapped");
    }

    @Test
    void anArrayIsSortedBothWays() {
        pickInTree("$.a");
        press(KeyCode.SHORTCUT, KeyCode.T);
        assertThat(List.of(shown("$.a[0]"), shown("$.a[3]"))).containsExactly("3", "\"x\"");
        press(KeyCode.SHORTCUT, KeyCode.T);
        assertThat(message()).isEqualTo("This is already in order.");
        press(KeyCode.SHORTCUT, KeyCode.SHIFT, KeyCode.T);
        assertThat(shown("$.a[0]")).isEqualTo("\"x\"");
    }

    @Test
    void anElementIsInsertedBeforeAndAfterACollection() {
        original = Made.bytes("[[1], [2]]");
        open(write("nested.bin", original));
        for (Command command : List.of(Command.INSERT_BEFORE, Command.INSERT_AFTER, Command.INSERT)) {
            pickInTree("$[0]");
            run(command);
            on(() -> ((TextField) find("insert-value")).setText("\"" + command.id() + "\""));
            press(KeyCode.ENTER);
            settle();
            press(KeyCode.SHORTCUT, KeyCode.Z);
            press(KeyCode.SHORTCUT, KeyCode.Y);
            assertThat(shown(command == Command.INSERT_BEFORE ? "$[0]"
                    : command == Command.INSERT_AFTER ? "$[1]" : "$[0][1]")).isEqualTo("\"" + command.id() + "\"");
            press(KeyCode.SHORTCUT, KeyCode.Z);
        }
        assertThat(bytes()).isEqualTo(original);
    }

    @Test
    void severalRowsAreRemovedAsOneStep() {
        pickInTree("$.a[0]");
        press(KeyCode.SHIFT, KeyCode.DOWN);
        press(KeyCode.SHIFT, KeyCode.DOWN);
        assertThat(chosen()).containsExactly(new Siblings(node("$.a").location(), 0, 3));
        assertThat(message()).isEqualTo("3 values selected");
        assertThat(on(() -> ((HexPane) find("hex")).marks().chosen().get()))
                .containsExactly(Span.between(node("$.a[0]").span().start(), node("$.a[2]").span().end()));
        assertThat(text("inspector-several")).isEqualTo("3 values are selected; this is one of them");
        press(KeyCode.DELETE);
        assertThat(shown("$.a[0]")).isEqualTo("4");
        assertThat(model().history().undoWords()).isEqualTo("remove 3 values of a");
        assertUndone();
    }

    @Test
    void rowsInDifferentCollectionsAreRemovedAsOneStep() {
        on(() -> editor().tree().choice().choose(List.of(Siblings.of(node("$.a[1]").location()),
                Siblings.of(node("$.b.k").location()), Siblings.of(node("$.c").location()))));
        assertThat(chosen()).hasSize(3);
        run(Command.REMOVE);
        assertThat(model().history().undoWords()).isEqualTo("remove 3 values");
        assertThat(shown("$.b.j")).isEqualTo("2");
        assertThat(node("$.a").children()).isEqualTo(3);
        assertThat(node("$").children()).isEqualTo(2);
        assertUndone();
    }

    @Test
    void severalMoveTogetherAndStaySelected() {
        pickInTree("$.a[0]");
        press(KeyCode.SHIFT, KeyCode.DOWN);
        press(KeyCode.ALT, KeyCode.DOWN);
        press(KeyCode.ALT, KeyCode.DOWN);
        assertThat(List.of(shown("$.a[0]"), shown("$.a[2]"), shown("$.a[3]"))).containsExactly("3", "5", "\"x\"");
        assertThat(chosen()).containsExactly(new Siblings(node("$.a").location(), 2, 4));
        press(KeyCode.ALT, KeyCode.UP);
        assertThat(shown("$.a[1]")).isEqualTo("5");
    }

    @Test
    void severalAreDuplicatedAsOneStep() {
        on(() -> editor().tree().choice().choose(List.of(new Siblings(node("$.a").location(), 0, 2),
                Siblings.of(node("$.a[3]").location()))));
        run(Command.DUPLICATE);
        assertThat(IntStream.range(0, 7).mapToObj(i -> shown("$.a[" + i + "]")).toList())
                .containsExactly("5", "\"x\"", "5", "\"x\"", "3", "4", "4");
        assertThat(chosen()).containsExactly(new Siblings(node("$.a").location(), 2, 4),
                new Siblings(node("$.a").location(), 6, 7));
        assertUndone();
    }

    @Test
    void severalAreMovedIntoAnotherCollection() {
        on(() -> editor().tree().choice().choose(List.of(Siblings.of(node("$.a[1]").location()),
                Siblings.of(node("$.c").location()))));
        run(Command.MOVE_TO);
        on(() -> ((TextField) find("go-to-text")).setText("$.a[0]"));
        press(KeyCode.ENTER);
        settle();
        assertThat(List.of(shown("$.a[0]"), shown("$.a[1]"), shown("$.a[2]"))).containsExactly("\"x\"", "7", "5");
        assertThat(model().history().undoWords()).isEqualTo("move 2 values");
        assertThat(chosen()).containsExactly(new Siblings(node("$.a").location(), 0, 2));
        assertUndone();
    }

    @Test
    void aCollectionThatIsNamedTakesInWhatIsMoved() {
        on(() -> editor().tree().choice().choose(List.of(Siblings.of(node("$.c").location()))));
        run(Command.MOVE_TO);
        on(() -> ((TextField) find("go-to-text")).setText("b"));
        settle();
        press(KeyCode.ENTER);
        settle();
        assertThat(shown("$.b.c")).isEqualTo("7");
        assertThat(model().history().undoWords()).startsWith("move ");
        assertUndone();
    }

    @Test
    void whatIsDroppedMovesWithinItsTreeAndIsCopiedIntoAnother() {
        Copied dragged = new Copied(model().structure(), List.of(Siblings.of(node("$.a[0]").location()),
                Siblings.of(node("$.c").location())));
        RowDrop inside = RowDrop.of(model().structure(), node("$.b"), 0.5, false).orElseThrow();
        on(() -> inside.put(dragged, true, model(), editor().tree().choice()));
        assertThat(List.of(shown("$.a[0]"), shown("$.b.value"), shown("$.b.c"))).containsExactly("\"x\"", "5", "7");
        assertThat(chosen()).containsExactly(new Siblings(node("$.b").location(), 2, 4));
        assertThat(model().history().undoWords()).isEqualTo("move 2 values");
        assertUndone();
        Copied again = new Copied(model().structure(), dragged.parts());
        open(write("other.bin", Made.bytes("{}")));
        RowDrop there = RowDrop.of(model().structure(), node("$"), 0.5, false).orElseThrow();
        on(() -> there.put(again, false, model(), editor().tree().choice()));
        assertThat(List.of(shown("$.value"), shown("$.c"))).containsExactly("5", "7");
    }

    @Test
    void aCollectionIsNotDroppedIntoItself() {
        Copied dragged = new Copied(model().structure(), List.of(Siblings.of(node("$.a").location()),
                Siblings.of(node("$.c").location())));
        RowDrop inside = RowDrop.of(model().structure(), node("$.a[3]"), 0.9, false).orElseThrow();
        on(() -> inside.put(dragged, true, model(), editor().tree().choice()));
        assertThat(message()).isEqualTo("a value cannot be moved into itself");
        assertThat(bytes()).isEqualTo(original);
    }

    @Test
    void allBesideTheSelectedRowAreSelectedAndThenTheirCollections() {
        pickInTree("$.a[2]");
        press(KeyCode.SHORTCUT, KeyCode.A);
        assertThat(chosen()).containsExactly(new Siblings(node("$.a").location(), 0, 4));
        press(KeyCode.SHORTCUT, KeyCode.A);
        assertThat(chosen()).containsExactly(new Siblings(node("$").location(), 0, 3));
    }

    @Test
    void aRowOfAThousandIsRemovedWhole() {
        open(write("many.bin", Made.bytes(IntStream.range(0, 2500).mapToObj(String::valueOf)
                .collect(Collectors.joining(", ", "[", "]")))));
        on(() -> editor().tree().view().requestFocus());
        on(() -> editor().tree().view().getSelectionModel().clearAndSelect(2));
        assertThat(chosen()).containsExactly(new Siblings(node("$").location(), 1000, 2000));
        press(KeyCode.DELETE);
        assertThat(node("$").children()).isEqualTo(1500);
        assertThat(shown("$[1000]")).isEqualTo("2000");
    }
}
