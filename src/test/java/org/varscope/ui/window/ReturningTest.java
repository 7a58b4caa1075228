package org.varscope.ui.window;

import module java.base;
import module javafx.controls;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.varscope.bytes.Span;
import org.varscope.codec.EncodeException;
import org.varscope.codec.Encoder;
import org.varscope.dialect.Dialects;
import org.varscope.document.edit.Edit;
import org.varscope.document.place.Target;
import org.varscope.ui.command.Command;
import org.varscope.ui.hex.HexPane;
import org.varscope.ui.toolkit.QueuedExecutor;
import org.varscope.variant.Variant;
import static org.assertj.core.api.Assertions.assertThat;

/// Undo and redo go to what they change.
class ReturningTest extends WindowTestBase {
    private static final int MANY = 5000;

    /// `{list: [100, 101, ...], bytes: PackedByteArray of 3 MiB, last: {gold: 7, mana: 8}}`
    @BeforeEach
    void openLong() throws EncodeException {
        List<Variant> elements = new ArrayList<>();
        for (int i = 0; i < MANY; i++) {
            elements.add(new Variant.Int(i + 100));
        }
        Variant last = Variant.Dictionary.of(List.of(entry("gold", new Variant.Int(7)),
                entry("mana", new Variant.Int(8))));
        Variant all = Variant.Dictionary.of(List.of(entry("list", Variant.Array.of(elements)),
                entry("bytes", new Variant.PackedBytes(new byte[3 << 20])), entry("last", last)));
        open(write("long.var", Encoder.encode(all, Dialects.of("godot4"))));
        on(() -> find("structure").requestFocus());
    }

    private static Variant.Entry entry(String key, Variant value) {
        return new Variant.Entry(new Variant.Text(key), value);
    }

    private HexPane hex() {
        return (HexPane) find("hex");
    }

    private String selectedRow() {
        return on(() -> robot.lookup(".tree-table-row-cell").queryAllAs(TreeTableRow.class).stream()
                .filter(row -> row.isVisible() && row.isSelected()).map(Node::getAccessibleText)
                .findFirst().orElse("none in view"));
    }

    private boolean inView(Span bytes) {
        return hex().view().inView().contains(bytes.start());
    }

    private void lookElsewhere() {
        pick("$.list[3]");
        assertThat(inView(new Span(0, 1))).isTrue();
    }

    private void undo() {
        press(KeyCode.SHORTCUT, KeyCode.Z);
    }

    private void redo() {
        press(KeyCode.SHORTCUT, KeyCode.SHIFT, KeyCode.Z);
    }

    @Test
    void aChangedValueOutOfViewIsSelectedAndItsBytesAreShownAndFlash() {
        set("$.list[4321]", 42);
        lookElsewhere();
        undo();
        assertThat(selectedRow()).isEqualTo("[4321], int, 4421");
        assertThat(inView(node("$.list[4321]").span())).isTrue();
        assertThat(hex().marks().changed().get()).containsExactly(node("$.list[4321]").span());
        lookElsewhere();
        redo();
        assertThat(selectedRow()).isEqualTo("[4321], int, 42, not saved");
        assertThat(inView(node("$.list[4321]").span())).isTrue();
    }

    @Test
    void nothingScrollsWhereTheChangeIsInView() {
        set("$.list[4321]", 42);
        pick("$.list[4324]");
        long row = hex().view().firstRow().get();
        List<String> rows = rows();
        undo();
        assertThat(selectedRow()).startsWith("[4321], ");
        assertThat(hex().view().firstRow().get()).isEqualTo(row);
        assertThat(rows()).hasSameSizeAs(rows).contains(rows.getFirst(), rows.getLast());
    }

    @Test
    void aValueThatComesBackIsSelectedAndWhereOneGoesItsNeighbourIs() {
        pick("$.last.gold");
        run(Command.REMOVE);
        lookElsewhere();
        undo();
        assertThat(selectedRow()).isEqualTo("gold, int, 7");
        assertThat(inView(node("$.last.gold").span())).isTrue();
        lookElsewhere();
        redo();
        assertThat(selectedRow()).isEqualTo("mana, int, 8");
        assertThat(inView(node("$.last.mana").span())).isTrue();
    }

    @Test
    void aChangeOfAKeySelectsItsEntry() {
        apply(new Edit.SetValue(model().structure().key(node("$.last.mana")).orElseThrow().location(),
                new Variant.Text("magic")));
        lookElsewhere();
        undo();
        assertThat(selectedRow()).isEqualTo("mana, int, 8");
    }

    @Test
    void aValueThatIsMovedBackIsSelectedInItsPlace() {
        pick("$.list[4321]");
        run(Command.MOVE_DOWN);
        lookElsewhere();
        undo();
        assertThat(selectedRow()).isEqualTo("[4321], int, 4421");
    }

    @Test
    void anElementFarInsideAPackedArrayIsGoneToInBothPanes() {
        int index = 2_000_000;
        on(() -> {
            Target element = model().element(node("$.bytes"), index).orElseThrow();
            model().edits().apply(Edit.set(element, new Variant.Int(9)));
        });
        lookElsewhere();
        undo();
        assertThat(selectedRow()).isEqualTo("[2000000], int, 0");
        assertThat(inView(new Span(node("$.bytes").span().start() + 8 + index, 1))).isTrue();
    }

    @Test
    void theCaretGoesToBytesThatWereTypedElsewhere() {
        long at = node("$.list[4321]").span().start() + 4;
        on(() -> {
            model().selecting().bytes(at, at);
            hex().requestFocus();
        });
        type("2A");
        on(() -> model().selecting().bytes(0, 0));
        on(() -> hex().view().reveal(new Span(0, 1)));
        undo();
        assertThat(model().selection().caret()).isEqualTo(at);
        assertThat(inView(new Span(at, 1))).isTrue();
        assertThat(selectedRow()).isEqualTo("[4321], int, 4421");
    }

    @Test
    void theBytesAreGoneToAtOnceWhileTheStructureIsReadAgain() {
        long at = node("$.last.gold").span().start() + 4;
        long count = node("$.list").span().start() + 4;
        QueuedExecutor queue = new QueuedExecutor();
        background = queue;
        apply(Edit.overwrite(count, new byte[] {0, 0, 0, 0x70}));
        apply(Edit.overwrite(at, new byte[] {9}));
        on(() -> model().selecting().bytes(0, 0));
        assertThat(inView(new Span(at, 1))).isFalse();
        on(() -> model().history().undo());
        assertThat(model().structure().isComplete()).isFalse();
        assertThat(model().selection().caret()).isEqualTo(at);
        assertThat(inView(new Span(at, 1))).isTrue();
        on(queue::runAll);
        assertThat(model().structure().isComplete()).isTrue();
        assertThat(inView(new Span(at, 1))).isTrue();
    }
}
