package org.varscope.document.edit;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.varscope.bytes.ByteStore;
import org.varscope.codec.DecodeException;
import org.varscope.codec.Decoder;
import org.varscope.codec.EncodeException;
import org.varscope.codec.ObjectRule;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Dialects;
import org.varscope.dialect.Framing;
import org.varscope.document.Checkpoint;
import org.varscope.document.Document;
import org.varscope.document.journal.Base;
import org.varscope.document.journal.Journal;
import org.varscope.document.journal.Journals;
import org.varscope.document.journal.Recovery;
import org.varscope.document.place.Siblings;
import org.varscope.scan.index.Location;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Buffers;
import org.varscope.scan.walk.Progress;
import org.varscope.text.path.PathStep;
import org.varscope.variant.ElementType;
import org.varscope.variant.Variant;
import org.varscope.variant.VariantKind;

/// Random edits, batches, retypes and moves, held against a plain tree of values that is edited the obvious way: what
/// is accepted decodes strictly to the same values, is undone and redone to the same bytes, and comes back from the
/// journal; what is refused leaves every byte.
class BatchPropertiesTest {
    private static final int EDITS = Buffers.MOST / 10;
    private static final int SEEDS = 4;
    private static final int A_DOCUMENT = 20;
    private static final int MOST = 3000;
    private static final List<Framing> FRAMINGS =
            List.of(Framing.BARE, Framing.VALUES, Framing.STREAM, Framing.PROJECT);
    private static final List<VariantKind> KINDS =
            List.of(VariantKind.NIL, VariantKind.BOOL, VariantKind.INT, VariantKind.FLOAT,
            VariantKind.STRING, VariantKind.STRING_NAME, VariantKind.VECTOR2, VariantKind.VECTOR2I, VariantKind.ARRAY,
            VariantKind.DICTIONARY, VariantKind.PACKED_INT32_ARRAY, VariantKind.PACKED_FLOAT32_ARRAY);

    @TempDir
    private Path folder;

    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {1, 2, 3, 4})
    void whatIsAcceptedIsWhatAPlainTreeOfValuesHolds(long seed) throws Exception {
        Random random = new Random(seed);
        int accepted = 0;
        int refused = 0;
        try (Journals journals = new Journals(folder)) {
            for (int i = 0; i < EDITS / SEEDS; i += A_DOCUMENT) {
                Session session = new Session(random, "seed %d document %d".formatted(seed, i / A_DOCUMENT));
                // One in ten, as a journal waits for the disk.
                if (i / A_DOCUMENT % 10 == 0) {
                    session.keptIn(journals);
                } else {
                    session.edits();
                }
                accepted += session.accepted;
                refused += session.refused;
            }
        }
        assertThat(accepted).as("edits that were accepted").isGreaterThan(EDITS / SEEDS / 6);
        assertThat(refused).as("edits that were refused").isGreaterThan(EDITS / SEEDS / 20);
    }

    /// One document and the tree that it is held against.
    private static final class Session {
        private final Random random;
        private final String what;
        private final Dialect dialect = Dialects.of("godot4");
        private final Framing framing;
        private final Document document;
        private NaiveTree tree;
        private int accepted;
        private int refused;

        Session(Random random, String what) throws EncodeException {
            this.random = random;
            this.framing = FRAMINGS.get(random.nextInt(FRAMINGS.size()));
            this.what = what + ", " + framing.word();
            this.tree = new NaiveTree(dialect, framing);
            int records = framing.equals(Framing.BARE) ? 1 : 1 + random.nextInt(3);
            for (int i = 0; i < records; i++) {
                Variant key = framing.equals(Framing.PROJECT) ? new Variant.Text("r" + i) : null;
                tree.root.children.add(new NaiveTree.Item(key, collection(2 + random.nextInt(2))));
            }
            this.document = new Document(Structure.scan(tree.bytes(), dialect, framing, Progress.NONE));
        }

        void edits() throws Exception {
            for (int i = 0; i < A_DOCUMENT; i++) {
                step();
            }
        }

        void keptIn(Journals journals) throws Exception {
            try (Journal _ = journals.start(document, Base.untitled(what), null)) {
                edits();
            }
            Checkpoint was = document.checkpoint();
            try (Recovery recovery = journals.recover(journals.unfinished().getFirst(), null);
                    Recovery.Restored restored =
                            recovery.replay(recovery.start(), recovery.untitled().orElseThrow(), Progress.NONE)) {
                Checkpoint again = restored.checkpoint();
                assertThat(again.size()).as(what + ": steps in the journal").isEqualTo(was.size());
                assertThat(again.now()).as(what + ": the step that is now").isEqualTo(was.now());
                for (int i = 0; i <= was.size(); i++) {
                    assertThat(again.state(i).bytes().contentEquals(was.state(i).bytes()))
                            .as("%s: state %d from the journal", what, i).isTrue();
                }
            }
            try (Recovery done = journals.recover(journals.unfinished().getFirst(), null)) {
                done.discard();
            }
        }

        private void step() throws Exception {
            NaiveTree edited = tree.copy();
            int misfit = -1;
            List<Edit> edits = new ArrayList<>();
            for (int i = random.nextInt(3) == 0 ? 2 + random.nextInt(6) : 1; i > 0 && misfit < 0; i--) {
                Edit edit = edit(edited);
                edits.add(edit);
                NaiveTree before = edited.copy();
                try {
                    edited.apply(edit);
                } catch (NaiveTree.Misfit e) {
                    misfit = edits.size() - 1;
                    if (edits.size() > 1 && random.nextInt(3) > 0) {
                        edited = before;
                        edits.removeLast();
                        misfit = -1;
                    }
                }
            }
            Edit edit = Edit.Batch.of(edits);
            ByteStore before = document.snapshot().bytes();
            String words = what + ": " + edit;
            try {
                var change = document.apply(edit);
                assertThat(misfit).as("%s was done, though it does not fit", words).isNegative();
                accepted++;
                assertHolds(edited, words);
                if (change.before() != change.after()) {
                    assertComesBack(before, words);
                }
                tree = edited;
            } catch (EditException e) {
                refused++;
                assertThat(document.snapshot().bytes()).as(words).isSameAs(before);
                assertThat(e.objections().isEmpty()).as("%s was refused: %s", words, e.refusals())
                        .isEqualTo(misfit >= 0);
                if (misfit >= 0 && edits.size() > 1) {
                    assertThat(e.obstacle()).as(words).containsInstanceOf(Obstacle.InBatch.class);
                    Obstacle.InBatch in = (Obstacle.InBatch) e.obstacle().orElseThrow();
                    assertThat(List.of(in.index(), in.count())).as(words).containsExactly(misfit, edits.size());
                }
            }
            if (document.snapshot().bytes().length() > MOST && document.canUndo()) {
                shrink();
            }
        }

        /// Starts the tree again from what undo brings back.
        private void shrink() throws DecodeException {
            while (document.canUndo()) {
                document.undo();
            }
            NaiveTree first = new NaiveTree(dialect, framing);
            Structure structure = document.structure();
            for (Node record : structure.children(null, 0, structure.records())) {
                first.root.children.add(new NaiveTree.Item(structure.entryKey(record).map(Variant.Text::new)
                        .orElse(null), decoded(structure, record)));
            }
            tree = first;
        }

        private Variant decoded(Structure structure, Node record) throws DecodeException {
            return new Decoder(dialect, ObjectRule.ALLOWED).decode(structure.bytes().bytes(record.span())).value();
        }

        private void assertHolds(NaiveTree expected, String words) throws DecodeException {
            Structure now = document.structure();
            List<Variant> values = new ArrayList<>();
            for (Node record : now.children(null, 0, now.records())) {
                values.add(decoded(now, record));
            }
            assertThat(values).as(words).isEqualTo(expected.records());
            if (framing.equals(Framing.PROJECT)) {
                assertThat(now.children(null, 0, now.records()).stream().map(now::entryKey)
                        .map(k -> (Object) k.orElse("")).toList())
                        .as(words).isEqualTo(expected.root.children.stream().map(r -> ((Variant.Text) r.key).value())
                        .toList());
            }
            Faults faults = new Faults(dialect);
            values.forEach(faults::look);
            assertThat(faults.misfits).as("%s: misfits", words).isZero();
            assertThat(faults.duplicates).as("%s: duplicate keys", words).isZero();
            Structure fresh = Structure.scan(now.bytes(), dialect, framing, Progress.NONE);
            assertThat(now.problems()).as(words).isEqualTo(fresh.problems());
            assertThat(now.records()).as(words).isEqualTo(fresh.records());
        }

        private void assertComesBack(ByteStore before, String words) {
            ByteStore after = document.snapshot().bytes();
            document.undo();
            assertThat(document.snapshot().bytes().contentEquals(before)).as(words + ", undone").isTrue();
            document.redo();
            assertThat(document.snapshot().bytes().contentEquals(after)).as(words + ", redone").isTrue();
        }

        private Edit edit(NaiveTree in) {
            Location at = somewhere(in, 4);
            Location into = holder(in);
            long place = random.nextInt(3);
            if (at == null || into == null) {
                return new Edit.Insert(null, place, key(), value(2));
            }
            return switch (random.nextInt(19)) {
                case 0, 1 -> new Edit.SetValue(at, random.nextInt(4) == 0 ? value(2) : simple());
                case 2, 3 -> new Edit.Retype(at, KINDS.get(random.nextInt(KINDS.size())));
                case 4, 5, 6 -> new Edit.Move(at, random.nextInt(6) == 0 ? null : into, place,
                        random.nextBoolean() ? key() : null);
                case 7 -> new Edit.Remove(at);
                case 8 -> new Edit.SetPart(at,
                        List.of(random.nextBoolean() ? new PathStep.Name("x") : new PathStep.Index(place)), simple());
                case 9 -> new Edit.Insert(null, place, key(), value(2));
                case 10 -> new Edit.Wrap(at, random.nextBoolean() ? VariantKind.ARRAY : VariantKind.DICTIONARY, key());
                case 11 -> new Edit.Unwrap(at);
                case 12 -> new Edit.Sort(random.nextBoolean() ? at : into, random.nextBoolean());
                case 13, 14 -> new Edit.Copy(copied(), random.nextInt(6) == 0 ? null : into, place);
                case 15 -> new Edit.Remove(at, 1 + random.nextInt(2));
                case 16 -> new Edit.Shift(new Siblings(Siblings.of(at).in(), at.last(), at.last() + 1
                        + random.nextInt(2)), place);
                default -> new Edit.Insert(into, place, key(), value(2));
            };
        }

        /// Of the state before all edits of a batch.
        private Copied copied() {
            List<Siblings> parts = IntStream.rangeClosed(0, random.nextInt(3)).mapToObj(_ -> somewhere(tree, 4))
                    .filter(Objects::nonNull).map(Siblings::of).filter(one -> one.isIn(document.structure())).toList();
            return new Copied(document.structure(),
                    parts.isEmpty() ? List.of(Siblings.of(Location.record(0))) : Siblings.joined(parts));
        }

        private Location somewhere(NaiveTree in, int deepest) {
            NaiveTree.Item item = in.root;
            Location at = null;
            for (int depth = 0; depth < deepest && !item.children.isEmpty() && (depth < 1 || random.nextInt(4) > 0);
                    depth++) {
                // Now and then one that is not there.
                long place = random.nextInt(40) == 0 ? 7 : random.nextInt(item.children.size());
                at = at == null ? Location.record(place) : at.child(place);
                item = item.children.get((int) Math.min(place, item.children.size() - 1));
            }
            return at;
        }

        private Location holder(NaiveTree in) {
            for (int i = 0; i < 20; i++) {
                Location at = somewhere(in, 3);
                NaiveTree.Item item = in.root;
                for (long place : at == null ? List.<Long>of() : at.places()) {
                    item = item != null && place < item.children.size() ? item.children.get((int) place) : null;
                }
                if (at != null && item != null && item.isCollection()) {
                    return at;
                }
            }
            return null;
        }

        private Variant key() {
            return random.nextBoolean() ? new Variant.Text("k" + random.nextInt(30))
                    : new Variant.Int(random.nextInt(9));
        }

        private Variant simple() {
            return switch (random.nextInt(9)) {
                case 0 -> Variant.NIL;
                case 1 -> Variant.Real.of(random.nextInt(8) / 2.0);
                case 2 -> new Variant.Bool(random.nextBoolean());
                case 3 -> new Variant.Text(random.nextBoolean() ? "words" : "" + random.nextInt(90));
                case 4 -> new Variant.Name("name");
                case 5 -> new Variant.Reals(VariantKind.VECTOR2, new double[] {random.nextInt(5), 0.5});
                case 6 -> new Variant.PackedInts(VariantKind.PACKED_INT32_ARRAY, new int[] {1, random.nextInt(), 3});
                default -> new Variant.Int(random.nextInt(3) == 0 ? random.nextLong() : random.nextInt(5));
            };
        }

        private Variant value(int levels) {
            return levels > 0 && random.nextInt(4) == 0 ? collection(levels) : simple();
        }

        private Variant collection(int levels) {
            List<Variant> elements = new ArrayList<>();
            for (int i = random.nextInt(6); i > 0; i--) {
                elements.add(random.nextInt(3) == 0 && levels > 1 ? collection(levels - 1) : simple());
            }
            ElementType type = switch (random.nextInt(6)) {
                case 0 -> new ElementType.Builtin(VariantKind.FLOAT);
                case 1 -> new ElementType.Builtin(VariantKind.STRING);
                default -> ElementType.ANY;
            };
            List<Variant> fitting = elements.stream().flatMap(element -> type.kept(element).stream()).toList();
            if (random.nextBoolean()) {
                return new Variant.Array(type, fitting, false);
            }
            List<Variant.Entry> entries = new ArrayList<>();
            for (Variant value : fitting) {
                entries.add(new Variant.Entry(new Variant.Text("e" + entries.size()), value));
            }
            return new Variant.Dictionary(ElementType.ANY, type, entries, false);
        }
    }
}
