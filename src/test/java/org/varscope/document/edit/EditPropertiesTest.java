package org.varscope.document.edit;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Span;
import org.varscope.bytes.Word32;
import org.varscope.codec.DecodeException;
import org.varscope.codec.Decoder;
import org.varscope.codec.EncodeException;
import org.varscope.codec.Encoder;
import org.varscope.codec.ObjectRule;
import org.varscope.codec.RandomValues;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Dialects;
import org.varscope.dialect.Framing;
import org.varscope.document.Change;
import org.varscope.document.Document;
import org.varscope.document.place.Part;
import org.varscope.document.place.PathException;
import org.varscope.document.place.Siblings;
import org.varscope.document.place.Values;
import org.varscope.problem.Severity;
import org.varscope.scan.index.Location;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Preorder;
import org.varscope.scan.index.Role;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Buffers;
import org.varscope.scan.walk.Progress;
import org.varscope.text.path.PathStep;
import org.varscope.variant.ElementType;
import org.varscope.variant.Packed;
import org.varscope.variant.Variant;
import org.varscope.variant.VariantKind;

/// Random edits of all kinds: what is accepted decodes strictly, fits its typed containers and has no duplicate key
/// that was not there, and is undone to the same bytes.
class EditPropertiesTest {
    private static final int EDITS = Buffers.MOST / 5;
    private static final int SEEDS = 5;
    private static final int A_DOCUMENT = 25;
    private static final long LONGEST = 4000;
    private static final List<Framing> FRAMINGS =
            List.of(Framing.BARE, Framing.VALUES, Framing.STREAM, Framing.PROJECT);

    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {1, 2, 3, 4, 5})
    void whatIsAcceptedIsWhatTheEngineKeeps(long seed) throws EncodeException {
        Random random = new Random(seed);
        int accepted = 0;
        int refused = 0;
        for (int i = 0; i < EDITS / SEEDS; i += A_DOCUMENT) {
            Session session = new Session(random, "seed %d document %d".formatted(seed, i / A_DOCUMENT));
            for (int edit = 0; edit < A_DOCUMENT; edit++) {
                session.step();
            }
            session.unwind();
            accepted += session.accepted;
            refused += session.refused;
        }
        assertThat(accepted).as("edits that were accepted").isGreaterThan(EDITS / SEEDS / 8);
        assertThat(refused).as("edits that were refused by a rule").isGreaterThan(EDITS / SEEDS / 20);
    }

    /// One document that is edited.
    private static final class Session {
        private final Random random;
        private final String what;
        private final Dialect dialect;
        private final RandomValues values;
        private final Document document;
        private final List<ByteStore> states = new ArrayList<>();
        private int now;
        private int accepted;
        private int refused;

        Session(Random random, String what) throws EncodeException {
            this.random = random;
            List<Dialect> dialects = Dialects.all().stream().filter(d -> !d.traits().document()).toList();
            this.dialect = random.nextInt(3) > 0
                    ? Dialects.of("godot4") : dialects.get(random.nextInt(dialects.size()));
            this.values = new RandomValues(random, dialect);
            Framing framing = FRAMINGS.get(random.nextInt(FRAMINGS.size()));
            this.what = what + ", " + dialect + " " + framing.word();
            this.document = new Document(Structure.scan(start(framing), dialect, framing, Progress.NONE));
            states.add(document.snapshot().bytes());
        }

        private ByteStore start(Framing framing) throws EncodeException {
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            int records = framing.equals(Framing.BARE) ? 1 : 1 + random.nextInt(3);
            if (framing.equals(Framing.PROJECT)) {
                out.writeBytes("ECFG".getBytes(StandardCharsets.US_ASCII));
                word(out, records);
            }
            for (int i = 0; i < records; i++) {
                byte[] value = Encoder.encode(collection(), dialect);
                if (framing.equals(Framing.PROJECT)) {
                    word(out, 2);
                    out.writeBytes(new byte[] {'k', (byte) ('0' + i)});
                }
                if (framing.equals(Framing.PROJECT) || framing.equals(Framing.STREAM)) {
                    word(out, value.length);
                }
                out.writeBytes(value);
            }
            return ByteStore.of(out.toByteArray());
        }

        private static void word(ByteArrayOutputStream out, int word) {
            out.writeBytes(Word32.of(word, ByteOrder.LITTLE_ENDIAN));
        }

        private Variant collection() {
            Variant value = values.value(3);
            while (!value.kind().isCollection()) {
                value = values.value(3);
            }
            return random.nextBoolean() ? typed() : value;
        }

        /// A collection of a type that values are likely to be converted to, or refused by.
        private Variant typed() {
            boolean knows = dialect.name().equals("godot4");
            List<VariantKind> kinds = List.of(VariantKind.INT, VariantKind.FLOAT, VariantKind.STRING,
                    VariantKind.OBJECT);
            VariantKind kind = kinds.get(random.nextInt(kinds.size()));
            ElementType type = knows ? new ElementType.Builtin(kind) : ElementType.ANY;
            List<Variant> elements = new ArrayList<>();
            for (int i = random.nextInt(4); i > 0; i--) {
                Variant value = simple();
                type.kept(value).filter(kept -> !elements.contains(kept)).ifPresent(elements::add);
            }
            return random.nextBoolean() ? new Variant.Array(type, elements, false)
                    : new Variant.Dictionary(type, ElementType.ANY,
                            elements.stream().map(key -> new Variant.Entry(key, simple())).toList(), false);
        }

        /// Few different ones, so that keys meet.
        private Variant simple() {
            return switch (random.nextInt(8)) {
                case 0 -> new Variant.Int(random.nextInt(3));
                case 1 -> Variant.Real.of(random.nextInt(3));
                case 2 -> Variant.Real.of(-0.0);
                case 3 -> dialect.rowOf(VariantKind.STRING_NAME).isPresent()
                        ? new Variant.Name("a") : new Variant.Text("a");
                case 4 -> new Variant.Text("k" + random.nextInt(3));
                case 5 -> Variant.NIL;
                case 6 -> Variant.Array.of(List.of(new Variant.Int(random.nextInt(2))));
                default -> new Variant.Text("a");
            };
        }

        void step() {
            switch (random.nextInt(10)) {
                case 0 -> {
                    if (document.canUndo()) {
                        document.undo();
                        now--;
                        assertNow("undo");
                    }
                }
                case 1 -> {
                    if (document.canRedo()) {
                        document.redo();
                        now++;
                        assertNow("redo");
                    }
                }
                case 2 -> bytes();
                default -> structured();
            }
        }

        /// Bytes are free. Most of what they make is taken back, so that much of what follows starts from what is
        /// whole.
        private void bytes() {
            long length = document.snapshot().bytes().length();
            long at = random.nextLong(length + 1);
            Span span = new Span(at, Math.min(length - at, random.nextInt(9)));
            byte[] bytes = new byte[random.nextInt(9)];
            random.nextBytes(bytes);
            Edit edit = switch (random.nextInt(5)) {
                case 0 -> Edit.overwrite(at, bytes);
                case 1 -> Edit.insert(at, bytes);
                case 2 -> new Edit.ReplaceBytes(span, bytes);
                case 3 -> new Edit.ReplaceBytes(span, new byte[0]);
                default -> new Edit.Reinterpret(Dialects.of("godot3"), Framing.VALUES);
            };
            try {
                note(document.apply(edit), what + ": " + edit);
            } catch (EditException e) {
                throw new AssertionError(what + ": bytes are free, but " + edit + " was refused", e);
            }
            if (document.canUndo() && random.nextInt(4) > 0) {
                document.undo();
                now--;
                assertNow(what + ": undo of " + edit);
            }
        }

        /// Holds a step against what undo and redo make of it.
        private boolean note(Change change, String words) {
            document.endStep();
            if (change.before() == change.after()) {
                return false;
            }
            states.subList(now + 1, states.size()).clear();
            states.add(document.snapshot().bytes());
            document.undo();
            assertNow(words + ", undone");
            document.redo();
            now++;
            assertNow(words + ", done again");
            return true;
        }

        private void structured() {
            Edit edit = edit();
            String words = what + ": " + edit;
            Optional<Faults> before = faults();
            try {
                accepted += note(document.apply(edit), words) ? 1 : 0;
            } catch (EditException e) {
                refused += e.objections().isEmpty() ? 0 : 1;
                assertNow(words + ", refused");
                return;
            }
            if (before.isPresent()) {
                Faults after = faults().orElseThrow(() -> new AssertionError(words + ": does not decode any more"));
                // What was wrong within a value is as wrong in its copy.
                int most = edit instanceof Edit.Copy ? 2 : 1;
                assertThat(after.duplicates).as("%s: duplicate keys", words)
                        .isLessThanOrEqualTo(before.get().duplicates * most);
                assertThat(after.misfits).as("%s: misfits", words).isLessThanOrEqualTo(before.get().misfits * most);
            }
            if (document.snapshot().bytes().length() > LONGEST) {
                document.undo();
                now--;
            }
        }

        private void assertNow(String words) {
            assertThat(document.snapshot().bytes().contentEquals(states.get(now))).as(words).isTrue();
        }

        void unwind() {
            while (document.canUndo()) {
                document.undo();
                now--;
                assertNow(what + ": the way back");
            }
            assertThat(now).isZero();
        }

        private Edit edit() {
            Structure structure = document.structure();
            if (structure.records() == 0) {
                return new Edit.Insert(null, 0, new Variant.Text("k"), simple());
            }
            Node node = node(structure);
            Location at = node.location();
            Variant value = value(structure);
            return switch (random.nextInt(14)) {
                case 13 -> elements(structure, node);
                case 9 -> new Edit.Wrap(at.asValue(), random.nextBoolean() ? VariantKind.ARRAY : VariantKind.DICTIONARY,
                        simple());
                case 10 -> new Edit.Unwrap(at.asValue());
                case 11 -> new Edit.Sort(holder(node).location(), random.nextBoolean());
                case 12 -> new Edit.Copy(new Copied(structure, List.of(Siblings.of(at))), holder(node).location(),
                        random.nextLong(holder(node).children() + 1));
                case 0, 1 -> new Edit.SetValue(at, random.nextInt(3) == 0 ? value : like(node, value));
                case 2 -> new Edit.SetValue(at.asKey(), value);
                case 3, 4 -> new Edit.Insert(holder(node).location(), random.nextLong(holder(node).children() + 1),
                        value, value(structure));
                case 5 -> new Edit.Insert(null, random.nextLong(structure.records() + 1),
                        new Variant.Text("k" + random.nextInt(5)), value);
                case 6 -> structure.records() > 1 || node.parent() != null ? new Edit.Remove(at.asValue())
                        : new Edit.SetValue(at, value);
                case 7 -> new Edit.Move(at.asValue(), random.nextInt(4));
                default -> part(structure, node, value);
            };
        }

        /// A value of the type that `node` has, where one is soon made.
        private Variant like(Node node, Variant value) {
            Variant like = value;
            for (int i = 0; i < 20 && (node.row() == null || like.kind() != node.row().kind()); i++) {
                like = random.nextBoolean() ? simple() : values.value(2);
            }
            return like;
        }

        private static Node holder(Node node) {
            Node parent = node.parent();
            return node.isCollection() || parent == null ? node : parent;
        }

        /// Often of another kind, or out of range.
        private Edit elements(Structure structure, Node node) {
            Variant old = Values.of(structure, node, LONGEST).orElse(Variant.NIL);
            Variant with = old.kind().isPacked() && random.nextInt(8) > 0 ? old : packed();
            return new Edit.SetElements(node.location(), random.nextInt(3), random.nextInt(3),
                    random.nextInt(3) == 0 ? Packed.blank(with.kind(), random.nextInt(3)) : with);
        }

        private Variant packed() {
            VariantKind kind = VariantKind.values()[random.nextInt(VariantKind.values().length)];
            return kind.isPacked() ? Packed.blank(kind, random.nextInt(3)) : packed();
        }

        private Edit part(Structure structure, Node node, Variant value) {
            PathStep step = random.nextBoolean() ? new PathStep.Index(random.nextInt(3)) : new PathStep.Name("x");
            try {
                return new Edit.SetPart(node.location(), List.of(step), value, Part.of(structure, node, List.of(step)));
            } catch (PathException _) {
                return new Edit.SetValue(node.location(), value);
            }
        }

        private Node node(Structure structure) {
            List<Node> all = new ArrayList<>();
            Preorder nodes = structure.preorder();
            for (Node node = nodes.next(); node != null; node = nodes.next()) {
                if (node.role() != Role.GAP) {
                    all.add(node);
                }
            }
            return all.isEmpty() ? structure.record(0) : all.get(random.nextInt(all.size()));
        }

        /// A new one, or one that is there.
        private Variant value(Structure structure) {
            return switch (random.nextInt(6)) {
                case 0 -> values.value(2);
                case 1 -> typed();
                case 2 -> structure.records() == 0
                        ? simple() : Values.of(structure, node(structure), LONGEST).orElse(Variant.NIL);
                default -> simple();
            };
        }

        /// What is wrong now; empty where it does not decode.
        private Optional<Faults> faults() {
            Structure structure = document.structure();
            if (structure.records() == 0
                    || structure.problems().stream().anyMatch(p -> p.severity() == Severity.ERROR)) {
                return Optional.empty();
            }
            Faults faults = new Faults(structure.dialect());
            Decoder decoder = new Decoder(structure.dialect(), ObjectRule.ALLOWED);
            List<String> settings = new ArrayList<>();
            for (Node record : structure.children(null, 0, structure.records())) {
                try {
                    faults.look(decoder.decode(structure.bytes().bytes(record.span())).value());
                } catch (DecodeException _) {
                    return Optional.empty();
                }
                structure.entryKey(record).ifPresent(settings::add);
            }
            faults.duplicates += (int) (settings.size() - settings.stream().distinct().count());
            return Optional.of(faults);
        }
    }
}
