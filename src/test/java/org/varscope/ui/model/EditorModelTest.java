package org.varscope.ui.model;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.varscope.bytes.ByteSource;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Rectangle;
import org.varscope.bytes.Span;
import org.varscope.codec.EncodeException;
import org.varscope.codec.Encoder;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Dialects;
import org.varscope.dialect.Framing;
import org.varscope.document.Document;
import org.varscope.document.Snapshot;
import org.varscope.document.edit.Edit;
import org.varscope.document.place.PathException;
import org.varscope.explain.Cell;
import org.varscope.explain.PathWords;
import org.varscope.problem.Flaw;
import org.varscope.problem.Problem;
import org.varscope.scan.index.Location;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;
import org.varscope.text.TextException;
import org.varscope.text.godot.GodotReader;
import org.varscope.ui.InOneLanguage;
import org.varscope.ui.lifetime.Lifetime;
import org.varscope.ui.toolkit.QueuedExecutor;
import org.varscope.variant.Variant;

@InOneLanguage
class EditorModelTest {
    private static final Dialect GODOT = Dialects.of("godot4");
    private static final Executor INLINE = Runnable::run;
    private static final String SAVE = "{\"name\": \"\u00c5sa\", \"gold\": 100, \"bag\": [1, 2, 3]}";

    private final QueuedExecutor background = new QueuedExecutor();
    private final EditorModel model = model(bytes(SAVE));

    private EditorModel model(byte[] bytes) {
        Structure structure = Structure.scan(ByteStore.of(bytes), GODOT, Framing.BARE, Progress.NONE);
        return new EditorModel(new Document(structure), QueuedExecutor.background(background));
    }

    private static byte[] bytes(String text) {
        try {
            return Encoder.encode(GodotReader.read(text, GODOT), GODOT);
        } catch (EncodeException | TextException e) {
            throw new AssertionError(e);
        }
    }

    private Node node(String path) {
        try {
            return PathWords.find(path, model.structure(), Progress.NONE).node();
        } catch (PathException | TextException e) {
            throw new AssertionError(e);
        }
    }

    private long number(String path) {
        return ((Variant.Int) Cell.of(model.structure(), node(path)).value().orElseThrow()).value();
    }

    @Test
    void aRectangleLeadsToTheValueOfItsFirstByteAndEndsWithTheNextStep() {
        Rectangle one = Objects.requireNonNull(Rectangle.of(47, 28, 8, model.bytes().length()));
        model.selecting().rectangle(one);
        assertThat(model.selection().rectangle()).isEqualTo(one);
        assertThat(model.selection().bytes()).isEqualTo(new Span(28, 4));
        assertThat(model.selection().value()).isEqualTo(model.selecting().valueAt(28).orElseThrow());
        assertThat(model.selection().spans()).containsExactly(new Span(28, 4), new Span(36, 4), new Span(44, 4));
        assertThat(model.selecting().place()).isEqualTo(28);
        model.edits().apply(Edit.overwrite(50, new byte[] {0x55}));
        assertThat(model.selection().rectangle()).isNull();
        assertThat(model.selection().bytes()).isEqualTo(new Span(28, 0));
    }

    @Test
    void selectedBytesBecomeARectangleAndAllBetweenItsCornersAgain() {
        model.selecting().bytes(30, 11);
        model.selecting().switchRectangle(8);
        assertThat(model.selection().spans()).containsExactly(new Span(11, 3), new Span(19, 3), new Span(27, 3));
        model.selecting().switchRectangle(8);
        assertThat(model.selection().bytes()).isEqualTo(new Span(11, 19));
        assertThat(model.selection().caret()).isEqualTo(11);
        model.selecting().bytes(20, 20);
        model.selecting().switchRectangle(8);
        assertThat(model.selection().spans()).containsExactly(new Span(20, 1));
    }

    @Test
    void aNewDocumentHasItsFirstValuePicked() {
        assertThat(model.selection()).isEqualTo(new Selection(model.bytes().length(), 0, Location.record(0), true));
    }

    @Test
    void aPickedValueHasItsBytesSelected() {
        model.selecting().pick(node("$.gold").location());
        assertThat(model.selection().bytes()).isEqualTo(node("$.gold").span());
    }

    @Test
    void aSelectedByteSelectsTheValueThatHoldsIt() {
        long inside = node("$.bag[1]").span().start() + 5;
        model.selecting().bytes(inside, inside);
        assertThat(model.selection().value()).isEqualTo(node("$.bag[1]").location());
    }

    @Test
    void theEndOfTheBytesBelongsToTheLastValue() {
        long end = model.bytes().length();
        model.selecting().bytes(end, end);
        assertThat(model.selection().value()).isEqualTo(node("$.bag[2]").location());
    }

    @Test
    void aPickedValueKeepsItsBytesSelectedWhenItGrows() {
        model.selecting().pick(node("$.gold").location());
        model.edits().apply(new Edit.SetValue(node("$.gold").location(), new Variant.Int(5_000_000_000L)));
        assertThat(model.selection().bytes().length()).isEqualTo(12);
    }

    @Test
    void aCaretStaysOnItsByteWhenAnEarlierValueGrows() {
        long inside = node("$.bag[1]").span().start() + 4;
        model.selecting().bytes(inside, inside);
        model.edits().apply(new Edit.SetValue(node("$.gold").location(), new Variant.Int(5_000_000_000L)));
        assertThat(model.selection().caret()).isEqualTo(inside + 4);
        assertThat(model.selection().value()).isEqualTo(node("$.bag[1]").location());
    }

    @Test
    void growthIsSaid() {
        model.edits().apply(new Edit.SetValue(node("$.gold").location(), new Variant.Int(5_000_000_000L)));
        assertThat(model.messageProperty().get()).endsWith("4 bytes longer");
    }

    @Test
    void undoAndRedoSayWhatTheyHaveDone() {
        model.edits().apply(new Edit.SetValue(node("$.gold").location(), new Variant.Int(5_000_000_000L)));
        model.history().undo();
        assertThat(model.messageProperty().get()).isEqualTo("Undone: set gold to 5000000000, 4 bytes shorter");
        model.history().redo();
        assertThat(model.messageProperty().get()).isEqualTo("Redone: set gold to 5000000000, 4 bytes longer");
    }

    @Test
    void anEditMakesTheDocumentModifiedAndUndoTakesThatBack() {
        model.edits().apply(new Edit.SetValue(node("$.gold").location(), new Variant.Int(7)));
        assertThat(model.modifiedProperty().get()).isTrue();
        model.history().undo();
        assertThat(model.modifiedProperty().get()).isFalse();
        assertThat(number("$.gold")).isEqualTo(100);
    }

    @Test
    void redoDoesTheEditAgain() {
        model.edits().apply(new Edit.SetValue(node("$.gold").location(), new Variant.Int(7)));
        model.history().undo();
        model.history().redo();
        assertThat(number("$.gold")).isEqualTo(7);
    }

    @Test
    void anEditThatDoesNotFitIsRefusedInWordsAndChangesNothing() {
        ByteStore before = model.bytes();
        Optional<String> refused = model.edits().apply(new Edit.Remove(Location.record(0).child(99)));
        assertThat(refused).isPresent();
        assertThat(model.bytes()).isSameAs(before);
    }

    @Test
    void anEditThatMakesNoDifferenceTellsNobody() {
        Object before = model.snapshot();
        model.edits().apply(new Edit.SetValue(node("$.gold").location(), new Variant.Int(100)));
        assertThat(model.snapshot()).isSameAs(before);
    }

    @Test
    void aByteTypedOverACountBreaksTheTreeAndTypingItBackHealsIt() {
        long count = node("$.bag").span().start() + 4;
        model.edits().apply(Edit.overwrite(count, new byte[] {(byte) 0xFF}));
        assertThat(model.health().problems()).isNotEmpty();
        model.edits().apply(Edit.overwrite(count, new byte[] {3}));
        assertThat(model.health().problems()).isEmpty();
        assertThat(node("$.bag").children()).isEqualTo(3);
    }

    @Test
    void savingMakesTheDocumentUnmodified() {
        model.edits().apply(new Edit.SetValue(node("$.gold").location(), new Variant.Int(7)));
        model.markSaved(model.snapshot(), List.of());
        assertThat(model.modifiedProperty().get()).isFalse();
    }

    @Test
    void removedElementsTakeTheSelectionToWhatIsThereNow() {
        model.selecting().pick(node("$.bag[2]").location());
        model.edits().apply(new Edit.Remove(node("$.bag[2]").location()));
        assertThat(model.selecting().node()).isPresent();
    }

    @Test
    void aMovedValueStaysPicked() {
        model.selecting().pick(node("$.bag[2]").location());
        model.edits().apply(new Edit.Move(node("$.bag[2]").location(), 0));
        assertThat(model.structure().node(model.selection().value()).flatMap(
                node -> Cell.of(model.structure(), node).value())).contains(new Variant.Int(3));
    }

    @Test
    void readingByOtherRulesKeepsTheBytes() {
        ByteStore before = model.bytes();
        model.edits().apply(new Edit.Reinterpret(Dialects.of("godot3"), Framing.BARE));
        assertThat(model.bytes().contentEquals(before)).isTrue();
        assertThat(model.structure().dialect().name()).isEqualTo("godot3");
    }

    @Test
    void whatIsPendingIsReadInTheBackgroundAndTaken() {
        EditorModel large = pending();
        assertThat(large.reading().busyProperty().get()).isTrue();
        background.runAll();
        assertThat(large.reading().busyProperty().get()).isFalse();
        assertThat(large.structure().records()).isEqualTo(1);
        assertThat(large.selection().value()).isEqualTo(Location.record(0));
    }

    @Test
    void aReadingOvertakenByAnEditIsDroppedAndAnotherOneBegins() {
        EditorModel large = pending();
        large.edits().apply(Edit.overwrite(0, new byte[] {28}));
        background.runAll();
        assertThat(large.structure().isComplete()).isTrue();
        assertThat(large.bytes().bytes(new Span(0, 1))).containsExactly(28);
    }

    @Test
    void aStoppedReadingLeavesThePartsMarked() {
        EditorModel large = pending();
        large.stopReading();
        background.runAll();
        assertThat(large.structure().isComplete()).isFalse();
        assertThat(large.reading().busyProperty().get()).isFalse();
    }

    private EditorModel pending() {
        Structure structure = Structure.pending(ByteStore.of(bytes(SAVE)), GODOT, Framing.BARE);
        return new EditorModel(new Document(structure), QueuedExecutor.background(background));
    }

    @Test
    void anEmptyDocumentHasNothingSelectedAndTakesBytes() {
        EditorModel empty = model(new byte[0]);
        assertThat(empty.selection()).isEqualTo(Selection.NONE);
        empty.edits().apply(Edit.insert(0, new byte[] {2, 0, 0, 0, 5, 0, 0, 0}));
        assertThat(empty.structure().children(null, 0, 1)).hasSize(1);
    }

    @Test
    void stepsAreToldInOrder() {
        List<Long> told = new ArrayList<>();
        model.onChange(change -> told.add(change.growth()));
        model.edits().apply(new Edit.SetValue(node("$.gold").location(), new Variant.Int(5_000_000_000L)));
        model.history().undo();
        assertThat(told).containsExactly(4L, -4L);
    }

    @Test
    void whatWasRefusedIsDoneWhenAPersonInsists() {
        Edit rename = new Edit.SetValue(node("$.name").location().asKey(), new Variant.Text("gold"));
        assertThat(model.edits().apply(rename)).hasValueSatisfying(why ->
                assertThat(why).startsWith("Duplicate key \"gold\""));
        model.edits().insist();
        assertThat(model.messageProperty().get()).startsWith("Done anyway: Duplicate key \"gold\"");
        assertThat(node("$.gold").place()).isEqualTo(1);
        model.history().undo();
        model.edits().insist();
        assertThat(model.messageProperty().get()).isEqualTo("No edit was refused.");
        assertThat(model.history().canUndo()).isFalse();
    }

    @Test
    void manyEditsOfBytesArePreparedInTheBackground() {
        byte[] zeros = new byte[20_000];
        EditorModel many = model(encoded(new Variant.PackedBytes(zeros)));
        background.runAll();
        List<Edit> edits = new ArrayList<>();
        for (int i = 0; i < 5000; i++) {
            edits.add(Edit.overwrite(8 + 4 * i, new byte[] {1}));
        }
        assertThat(many.edits().apply(Edit.Batch.of(edits))).isEmpty();
        assertThat(many.history().canUndo()).isFalse();
        background.runAll();
        assertThat(many.history().steps()).isEqualTo(1);
        assertThat(many.bytes().bytes(new Span(8 + 4 * 4999, 1))).containsExactly(1);
    }

    @Test
    void keysOfALargeDictionaryAreLookedAtInTheBackground() {
        List<Variant.Entry> entries = new ArrayList<>();
        for (int i = 0; i < 100_000; i++) {
            entries.add(new Variant.Entry(new Variant.Int(i), new Variant.Int(i)));
        }
        Variant dictionary = Variant.Dictionary.of(entries);
        EditorModel large = model(encoded(dictionary));
        background.runAll();
        Edit.Insert doubled = new Edit.Insert(Location.record(0), 0, new Variant.Int(99_999), Variant.NIL);
        assertThat(large.edits().apply(doubled)).isEmpty();
        assertThat(large.structure().record(0).children()).isEqualTo(100_000);
        background.runAll();
        assertThat(large.messageProperty().get()).startsWith("Duplicate key 99999, already at #99999");
        assertThat(large.structure().record(0).children()).isEqualTo(100_000);
        large.edits().apply(new Edit.Insert(Location.record(0), 0, new Variant.Int(-1), Variant.NIL));
        background.runAll();
        assertThat(large.structure().record(0).children()).isEqualTo(100_001);
    }

    private static byte[] encoded(Variant value) {
        try {
            return Encoder.encode(value, GODOT);
        } catch (EncodeException e) {
            throw new AssertionError(e);
        }
    }

    @Test
    void whatIsPickedAgainChangesNothingForWhoShowsIt() {
        model.selecting().pick(node("$.gold").location());
        EditorState shown = model.state();
        model.selecting().pick(node("$.gold").location());
        assertThat(model.state()).isSameAs(shown);
    }

    @Test
    void everyStepIsOneStateWithValuesAndSelectionAsTheyStay() {
        model.selecting().pick(node("$.gold").location());
        List<String> states = new ArrayList<>();
        new Lifetime().follow(model.stateProperty(),
                (_, now) -> states.add(now.selection().bytes() + " of " + now.bytes().length()));
        model.edits().apply(new Edit.SetValue(node("$.gold").location(), new Variant.Int(5_000_000_000L)));
        assertThat(states).containsExactly(node("$.gold").span() + " of " + model.bytes().length());
        model.history().undo();
        assertThat(states).hasSize(2).last().isEqualTo(node("$.gold").span() + " of " + model.bytes().length());
    }

    @Test
    void aSaveThatRepairedTheWrapperTakesItsProblemsFromEveryState() {
        byte[] bytes = bytes(SAVE);
        Problem damage = new Problem(new Flaw.BlockDamaged(0, 1, 0, 4, null, 4, 4), new Span(8, 4));
        Structure found = Structure.scan(ByteStore.of(bytes), GODOT, Framing.BARE, Progress.NONE)
                .knowing(List.of(damage));
        EditorModel wrapped = new EditorModel(new Document(found), QueuedExecutor.background(background));
        Node gold = wrapped.structure().children(wrapped.structure().record(0), 1, 2).getFirst();
        wrapped.edits().apply(new Edit.SetValue(gold.location(), new Variant.Int(7)));
        assertThat(wrapped.health().problems()).contains(damage);
        wrapped.markSaved(wrapped.snapshot(), List.of());
        assertThat(wrapped.health().problems()).doesNotContain(damage);
        wrapped.history().undo();
        assertThat(wrapped.health().problems()).doesNotContain(damage);
    }

    @Test
    void problemsOfAWrapperThatASaveLeavesMoveWithWhatWasEditedMeanwhile() {
        Snapshot saved = model.snapshot();
        long end = model.bytes().length();
        model.edits().apply(Edit.insert(0, new byte[] {7, 7}));
        Flaw damaged = new Flaw.BlockDamaged(0, 1, 0, 4, null, 4, 4);
        model.markSaved(saved, List.of(new Problem(damaged, new Span(end - 4, 4))));
        assertThat(model.structure().known()).extracting(Problem::span).containsExactly(new Span(end - 2, 4));
        model.history().undo();
        assertThat(model.structure().known()).extracting(Problem::span).containsExactly(new Span(end - 4, 4));
    }

    @Test
    void aReadingThatFailsEndsAndSaysWhyAndCanBeTriedAgain() {
        boolean[] gone = {true};
        byte[] bytes = dictionary(10);
        Structure unread = Structure.pending(ByteStore.of(new ByteSource() {
            @Override
            public long length() {
                return bytes.length;
            }

            @Override
            public void read(long at, byte[] into, int offset, int count) {
                if (gone[0]) {
                    throw new UncheckedIOException(new IOException("the drive is gone"));
                }
                System.arraycopy(bytes, (int) at, into, offset, count);
            }
        }), GODOT, Framing.BARE);
        EditorModel reading = new EditorModel(new Document(unread), QueuedExecutor.background(background));
        background.runAll();
        assertThat(reading.reading().troubleProperty().get()).isEqualTo("the drive is gone");
        assertThat(reading.reading().busyProperty().get()).isFalse();

        gone[0] = false;
        reading.reading().start();
        background.runAll();
        assertThat(reading.reading().troubleProperty().get()).isEmpty();
        assertThat(reading.structure().isComplete()).isTrue();
    }

    @Test
    void whatFollowsAnEditWaitsForItsKeyToBeLookedFor() {
        Structure many = Structure.scan(ByteStore.of(dictionary(100_000)), GODOT, Framing.BARE, Progress.NONE);
        EditorModel large = new EditorModel(new Document(many), QueuedExecutor.background(background));
        Location added = Location.record(0).child(100_000);
        large.edits().apply(new Edit.Insert(Location.record(0), 100_000, new Variant.Int(-1), new Variant.Int(5)),
                false, () -> large.selecting().pick(added));
        assertThat(large.selection().value()).isEqualTo(Location.record(0));
        background.runAll();
        assertThat(large.selection().value()).isEqualTo(added);
    }

    private static byte[] dictionary(int entries) {
        ByteBuffer bytes = ByteBuffer.allocate(8 + 16 * entries).order(ByteOrder.LITTLE_ENDIAN).putInt(27)
                .putInt(entries);
        for (int i = 0; i < entries; i++) {
            bytes.putInt(2).putInt(i).putInt(2).putInt(0);
        }
        return bytes.array();
    }
}
