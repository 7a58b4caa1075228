package org.varscope.document.edit;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Rectangle;
import org.varscope.bytes.Scratch;
import org.varscope.bytes.Span;
import org.varscope.check.Made;
import org.varscope.document.Act;
import org.varscope.document.Document;
import org.varscope.document.place.Values;
import org.varscope.scan.index.Location;
import org.varscope.scan.index.Role;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;
import org.varscope.text.godot.GodotText;
import org.varscope.text.godot.TextStyle;
import org.varscope.variant.Variant;
import org.varscope.variant.VariantKind;

/// Several edits as one step.
class BatchTest {
    private static final Location ROOT = Location.record(0);

    private static Document of(String text) {
        return new Document(Made.bare(text));
    }

    private static String text(Document document) {
        Structure now = document.structure();
        return GodotText.written(Values.of(now, now.record(0), Integer.MAX_VALUE).orElseThrow(), now.dialect(),
                TextStyle.LINE);
    }

    private static Edit set(Location at, long number) {
        return new Edit.SetValue(at, new Variant.Int(number));
    }

    @Test
    void aBatchIsOneStepAndOneAct() throws EditException {
        Document document = of("{ \"a\": 1, \"b\": [1, 2, 3] }");
        List<Act> acts = new ArrayList<>();
        document.listen(acts::add);
        document.apply(new Edit.Batch(List.of(set(ROOT.child(0), 5), new Edit.Remove(ROOT.child(1).child(0)),
                new Edit.Insert(ROOT.child(1), 2, null, new Variant.Text("end")))));
        assertThat(text(document)).isEqualTo("{ \"a\": 5, \"b\": [2, 3, \"end\"] }");
        assertThat(acts).hasSize(1);
        assertThat(document.checkpoint().steps().getLast().action()).isEqualTo(new Action(Action.Verb.EDITS, "3", ""));
        document.undo();
        assertThat(text(document)).isEqualTo("{ \"a\": 1, \"b\": [1, 2, 3] }");
        assertThat(document.canUndo()).isFalse();
    }

    @Test
    void aRectangleIsWrittenOverAsOneStepAndNothingBetweenItsRows() throws EditException {
        Document document = of("[1, 2, 3, 4]");
        byte[] before = document.snapshot().bytes().bytes(new Span(0, document.snapshot().bytes().length()));
        Rectangle numbers = Objects.requireNonNull(Rectangle.of(12, 31, 8, before.length));
        document.apply(Edit.overwrite(numbers, new byte[] {9, 0, 0, 0, 8, 0, 0, 0, 7, 0, 0, 0}));
        assertThat(text(document)).isEqualTo("[9, 8, 7, 4]");
        assertThat(document.checkpoint().steps().getLast().action())
                .isEqualTo(new Action(Action.Verb.OVERWRITE, "0xC", "12"));
        document.undo();
        assertThat(document.snapshot().bytes().bytes(new Span(0, before.length))).isEqualTo(before);
        assertThat(document.canUndo()).isFalse();
    }

    @Test
    void whereOneEditDoesNotFitNothingIsLeftAndItIsNamed() {
        Document document = of("[1, 2, 3]");
        ByteStore before = document.snapshot().bytes();
        for (int wrong = 0; wrong < 3; wrong++) {
            List<Edit> edits = new ArrayList<>(List.of(set(ROOT.child(0), 7), set(ROOT.child(1), 8),
                    set(ROOT.child(2), 9)));
            edits.set(wrong, set(ROOT.child(30), 1));
            Obstacle why = new Obstacle.InBatch(wrong, 3, new Obstacle.Gone(ROOT.child(30)));
            assertThatThrownBy(() -> document.apply(new Edit.Batch(edits))).isInstanceOfSatisfying(EditException.class,
                    e -> assertThat(e.obstacle()).contains(why));
            assertThat(document.snapshot().bytes()).isSameAs(before);
            assertThat(document.canUndo()).isFalse();
        }
    }

    @Test
    void anEditMeansWhatTheOnesBeforeItHaveLeft() throws EditException {
        Document document = of("[1, 2, 3]");
        document.apply(new Edit.Batch(List.of(new Edit.Remove(ROOT.child(0)), set(ROOT.child(0), 20),
                new Edit.Insert(ROOT, 0, null, Variant.Array.of(List.of())),
                new Edit.Insert(ROOT.child(0), 0, null, new Variant.Text("in the new one")))));
        assertThat(text(document)).isEqualTo("[[\"in the new one\"], 20, 3]");
    }

    @Test
    void aKeyThatTheBatchItselfPutsInTwiceIsRefused() {
        Document document = of("{ \"a\": 1 }");
        Edit twice = new Edit.Batch(List.of(new Edit.Insert(ROOT, 1, new Variant.Text("b"), Variant.NIL),
                new Edit.Insert(ROOT, 1, new Variant.Text("b"), Variant.NIL)));
        assertThatThrownBy(() -> document.apply(twice)).isInstanceOfSatisfying(EditException.class,
                e -> assertThat(e.objections()).containsExactly(new Objection.DuplicateKey("\"b\"", 1)));
        assertThat(text(document)).isEqualTo("{ \"a\": 1 }");
    }

    @Test
    void aThousandValuesAreReadAgainOnce() throws EditException {
        Structure structure = Made.bare("[" + "[1, 2, 3, 4], ".repeat(5000) + "]");
        List<Integer> places = new ArrayList<>();
        for (int i = 0; i < 1000; i++) {
            places.add(i * 5);
        }
        Collections.shuffle(places, new Random(1));
        Draft draft = new Draft(structure, new Scratch(), Progress.NONE, Review.INLINE);
        for (int place : places) {
            draft.add(set(ROOT.child(place).child(2), 5_000_000_000L));
            draft.add(new Edit.Insert(ROOT.child(place), 4, null, new Variant.Text("more")));
        }
        for (int place = 4999; place > 4900; place--) {
            draft.add(place % 5 == 0 ? new Edit.SetValue(ROOT.child(place).child(0), Variant.NIL)
                    : new Edit.Remove(ROOT.child(place)));
        }
        assertThat(draft.settled()).isZero();
        Structure after = draft.review().after();
        assertThat(after.isComplete()).isTrue();
        Structure fresh = Structure.scan(after.bytes(), after.dialect(), after.framing(), Progress.NONE);
        assertThat(Values.of(after, after.record(0), Integer.MAX_VALUE)).isPresent()
                .isEqualTo(Values.of(fresh, fresh.record(0), Integer.MAX_VALUE));
        assertThat(after.record(0).children()).isEqualTo(4920);
    }

    @Test
    void allKeysOfADictionaryAreRenamedInOneReadingThatLooksAtEachAFewTimes() throws EditException {
        int keys = 2000;
        Structure structure = Made.bare("{ " + IntStream.range(0, keys).mapToObj(i -> "\"item_" + i + "\": " + i)
                .collect(Collectors.joining(", ")) + " }");
        AtomicInteger passed = new AtomicInteger();
        Draft draft = new Draft(structure, new Scratch(), _ -> passed.incrementAndGet() > 0, Review.INLINE);
        for (int i = 0; i < keys; i++) {
            assertThat(draft.add(new Edit.SetValue(ROOT.child(i).asKey(), new Variant.Text("a thing_" + i)))).isEmpty();
        }
        assertThat(draft.settled()).isZero();
        assertThat(passed.get()).isLessThan(20);
        Structure after = draft.review().after();
        assertThat(after.record(0).children()).isEqualTo(keys);
        assertThat(after.problems()).isEmpty();
    }

    /// By every order of edits with a small set of keys, the answer is that of one edit after the other.
    @Test
    void whatIsSaidOfKeysIsWhatOneEditAfterTheOtherSays() throws EditException {
        Random random = new Random(11);
        for (int round = 0; round < 300; round++) {
            Structure structure = Made.bare("{ \"a\": 1, \"b\": 2, \"ccccc\": [1], \"d\": 4, [1, 2]: 5, 7: 6 }");
            Draft together = new Draft(structure, new Scratch(), Progress.NONE, Review.INLINE);
            Structure now = structure;
            for (int i = 0; i < 5; i++) {
                Edit edit = anyEdit(random, now.record(0).children());
                Draft alone = new Draft(now, new Scratch(), Progress.NONE, Review.INLINE);
                List<? extends EditRefusal> against = alone.offer(edit);
                assertThat(together.offer(edit)).as("round %d, edit %d, %s", round, i, edit).hasSameSizeAs(against);
                now = alone.review().after();
            }
            assertThat(together.review().after().bytes().contentEquals(now.bytes())).as("round %d", round).isTrue();
        }
    }

    private static Edit anyEdit(Random random, long children) {
        Location at = ROOT.child(random.nextLong(children));
        Variant key = new Variant.Text(List.of("a", "b", "ccccc", "d", "a longer key").get(random.nextInt(5)));
        return switch (random.nextInt(5)) {
            case 0, 1 -> new Edit.SetValue(at.asKey(), key);
            case 2 -> children > 2 ? new Edit.Remove(at) : new Edit.SetValue(at, Variant.NIL);
            case 3 -> new Edit.Insert(ROOT, random.nextLong(children + 1), key, new Variant.Int(3));
            default -> new Edit.Insert(at.asKey(), 1, null, new Variant.Int(3));
        };
    }

    @Test
    void aValueMovesToAnotherCollectionWithItsBytes() throws EditException {
        Document document = of("{ \"a\": [1, 2.5], \"b\": { \"k\": null } }");
        document.apply(new Edit.Move(ROOT.child(0).child(1), ROOT.child(1), 0, new Variant.Text("x")));
        assertThat(text(document)).isEqualTo("{ \"a\": [1], \"b\": { \"x\": 2.5, \"k\": null } }");
        document.apply(new Edit.Move(ROOT.child(1).child(0), ROOT.child(0), 1, null));
        assertThat(text(document)).isEqualTo("{ \"a\": [1, 2.5], \"b\": { \"k\": null } }");
    }

    @Test
    void aValueThatMovesIntoATypedCollectionBecomesWhatThatKeeps() throws EditException {
        Document document = of("{ \"a\": [1, \"word\"], \"b\": Array[float]([0.5]) }");
        document.apply(new Edit.Move(ROOT.child(0).child(0), ROOT.child(1), 1, null));
        assertThat(text(document)).isEqualTo("{ \"a\": [\"word\"], \"b\": Array[float]([0.5, 1.0]) }");
        assertThatThrownBy(() -> document.apply(new Edit.Move(ROOT.child(0).child(0), ROOT.child(1), 1, null)))
                .isInstanceOfSatisfying(EditException.class, e -> assertThat(e.objections())
                        .containsExactly(new Objection.Misfit("Array[float]", Role.ELEMENT, "float", "String")));
    }

    @Test
    void aValueDoesNotMoveIntoItself() {
        Document document = of("[[[1]]]");
        assertThatThrownBy(() -> document.apply(new Edit.Move(ROOT.child(0), ROOT.child(0).child(0), 0, null)))
                .isInstanceOfSatisfying(EditException.class,
                        e -> assertThat(e.obstacle()).contains(new Obstacle.IntoItself()));
    }

    @Test
    void aRetypedValueSaysTheSame() throws EditException {
        Document document = of("[5, \"7\", Vector2(1, 2)]");
        document.apply(new Edit.Batch(List.of(new Edit.Retype(ROOT.child(0), VariantKind.FLOAT),
                new Edit.Retype(ROOT.child(1), VariantKind.INT),
                new Edit.Retype(ROOT.child(2), VariantKind.VECTOR2I))));
        assertThat(text(document)).isEqualTo("[5.0, 7, Vector2i(1, 2)]");
    }

    @Test
    void aRetypeThatLosesSomethingSaysWhat() {
        Document document = of("[2.5]");
        assertThatThrownBy(() -> document.apply(new Edit.Retype(ROOT.child(0), VariantKind.INT)))
                .isInstanceOfSatisfying(EditException.class,
                        e -> assertThat(e.objections()).containsExactly(new Objection.Inexact("2.5", "2")));
        assertThatThrownBy(() -> document.apply(new Edit.Retype(ROOT.child(0), VariantKind.DICTIONARY)))
                .isInstanceOfSatisfying(EditException.class, e -> assertThat(e.objections()).containsExactly(
                        new Objection.Replaced("2.5", "Dictionary", "{}")));
    }
}
