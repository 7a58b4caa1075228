package org.varscope.compare;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Span;
import org.varscope.check.Made;
import org.varscope.codec.EncodeException;
import org.varscope.codec.Encoder;
import org.varscope.codec.RandomValues;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Dialects;
import org.varscope.dialect.Framing;
import org.varscope.document.Document;
import org.varscope.document.edit.Edit;
import org.varscope.document.edit.EditException;
import org.varscope.document.edit.Objection;
import org.varscope.document.edit.RawField;
import org.varscope.problem.Flaw;
import org.varscope.problem.Problem;
import org.varscope.scan.field.Field;
import org.varscope.scan.field.Fields;
import org.varscope.scan.index.Location;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Preorder;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;
import org.varscope.scan.walk.Purpose;
import org.varscope.text.TextException;
import org.varscope.variant.Variant;

/// Fields edited as what they are, and what is said before of what that would do.
class OutlookTest {
    private static final int VALUES = 40;
    private static final int TRIES = 400;

    static Stream<Dialect> dialects() {
        return Dialects.all().stream();
    }

    @ParameterizedTest
    @MethodSource("dialects")
    void everyFieldOfEveryTypeIsEditedAndUndone(Dialect dialect) throws Exception {
        Random random = new Random(11);
        Set<Integer> types = new HashSet<>();
        for (int i = 0; i < TRIES && types.size() < dialect.rows().size(); i++) {
            Structure structure = structure(new RandomValues(random, dialect).value(1), dialect, Framing.STREAM);
            Node record = structure.record(0);
            if (types.add(record.header())) {
                for (Field field : Fields.of(structure, record)) {
                    editedAndUndone(structure, field, random);
                }
            }
        }
        assertThat(types).hasSizeGreaterThanOrEqualTo(Math.min(dialect.rows().size(), 20));
    }

    private static void editedAndUndone(Structure structure, Field field, Random random) throws Exception {
        RawField raw = RawField.of(structure, field).orElseThrow();
        byte[] original = structure.bytes().bytes(new Span(0, structure.bytes().length()));
        assertThat(raw.read(raw.text())).as("%s %s", structure.dialect(), raw.text())
                .isEqualTo(structure.bytes().bytes(field.span()));
        Document document = new Document(structure);
        String typed = other(raw, random);
        byte[] wanted = raw.read(typed);
        document.applyAnyway(document.review(raw.edit(typed)));
        Span now = new Span(field.span().start(), wanted.length);
        assertThat(document.snapshot().bytes().bytes(now)).as(typed).isEqualTo(wanted);
        if (document.canUndo()) {
            document.undo();
        }
        assertThat(document.snapshot().bytes().bytes(new Span(0, original.length))).isEqualTo(original);
    }

    /// Something else that can be typed there, in its own notation.
    private static String other(RawField raw, Random random) {
        for (String typed : List.of(raw.bits().isEmpty() ? "1" : "0x%08X".formatted(random.nextInt()),
                Integer.toString(random.nextInt(64)), "0x3", "\"other\"", "01 02 03 04")) {
            try {
                if (!Arrays.equals(raw.read(typed), raw.read(raw.text()))) {
                    return typed;
                }
            } catch (TextException _) {
                // of another notation
            }
        }
        throw new AssertionError("nothing can be typed over " + raw.text() + " of " + raw.field().purpose());
    }

    private static Structure structure(Variant value, Dialect dialect, Framing framing) throws EncodeException {
        byte[] bytes = Encoder.encode(value, dialect);
        ByteBuffer all = ByteBuffer.allocate(2 * (4 + bytes.length)).order(ByteOrder.LITTLE_ENDIAN);
        for (int i = 0; i < 2; i++) {
            if (!framing.equals(Framing.VALUES)) {
                all.putInt(bytes.length);
            }
            all.put(bytes);
        }
        return Structure.scan(ByteStore.of(Arrays.copyOf(all.array(), all.position())), dialect, framing,
                Progress.NONE);
    }

    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {1, 2, 3, 4})
    void whatIsSaidBeforeIsWhatIsFoundAfter(long seed) throws Exception {
        Random random = new Random(seed);
        List<Dialect> dialects = Dialects.all();
        int broken = 0;
        int harmless = 0;
        for (int i = 0; i < VALUES; i++) {
            Dialect dialect = dialects.get(random.nextInt(dialects.size()));
            Structure structure = structure(new RandomValues(random, dialect).value(3), dialect,
                    random.nextBoolean() ? Framing.STREAM : Framing.VALUES);
            Preorder all = structure.preorder();
            for (Node node = all.next(); node != null; node = all.next()) {
                for (Field field : Fields.of(structure, node)) {
                    RawField raw = RawField.of(structure, field).orElseThrow();
                    Outlook outlook = Outlook.of(structure, raw.edit(other(raw, random)), node.location(),
                            Progress.NONE);
                    agrees(structure, outlook);
                    broken += outlook.review().objections().isEmpty() ? 0 : 1;
                    harmless += outlook.review().objections().isEmpty() ? 1 : 0;
                }
            }
        }
        assertThat(broken).isGreaterThan(20);
        assertThat(harmless).isGreaterThan(20);
    }

    private static void agrees(Structure before, Outlook outlook) throws EditException {
        Document document = new Document(before);
        document.applyAnyway(outlook.review());
        Structure after = Structure.scan(document.snapshot().bytes(), before.dialect(), before.framing(),
                Progress.NONE);
        assertThat(outlook.isRead()).isTrue();
        assertThat(after.errors()).isEqualTo(before.errors() + outlook.errors());
        assertThat(after.problems()).containsAll(outlook.problems());
        Set<Problem> fresh = new HashSet<>(after.problems());
        fresh.removeAll(Structure.moved(before.problems(), outlook.review().patches()));
        assertThat(outlook.problems()).hasSize(Math.min(3, fresh.size())).isSubsetOf(fresh);
        ChangedValues changed = ChangedValues.between(before, after, outlook.review().patches(), 200, Progress.NONE);
        List<Difference> said = new ArrayList<>(outlook.own());
        said.addAll(outlook.others());
        outlook.renamed().forEach(one -> said.addAll(List.of(one.was(), one.is())));
        assertThat(changed.differences()).containsAll(said);
    }

    private static Outlook outlook(Structure structure, Location at, Predicate<Purpose> which, String typed)
            throws Exception {
        Node node = structure.node(at).orElseThrow();
        Field field = Fields.of(structure, node).stream().filter(one -> which.test(one.purpose())).findFirst()
                .orElseThrow();
        return Outlook.of(structure, RawField.of(structure, field).orElseThrow().edit(typed), at, Progress.NONE);
    }

    @Test
    void aNumberThatIsAnotherChangesNothingElse() throws Exception {
        Outlook outlook = outlook(Made.bare("[1, 2]"), Location.record(0).child(1), Purpose.Scalar.class::isInstance,
                "7");
        assertThat(outlook.own()).singleElement()
                .satisfies(one -> assertThat(one.kind()).isEqualTo(Difference.Kind.CHANGED));
        assertThat(outlook.others()).isEmpty();
        assertThat(outlook.review().objections()).isEmpty();
    }

    @Test
    void aCountThatIsTooHighBreaksTheReading() throws Exception {
        Outlook outlook = outlook(Made.bare("[1, 2, 3]"), Location.record(0), Purpose.Count.class::isInstance, "4");
        assertThat(outlook.review().objections()).first().isInstanceOfSatisfying(Objection.Breaks.class,
                breaks -> assertThat(breaks.first().flaw()).isInstanceOf(Flaw.ChildrenMissing.class));
    }

    @Test
    void aCountThatIsTooLowLosesValues() throws Exception {
        Outlook outlook = outlook(Made.bare("[1, 2, 3]"), Location.record(0), Purpose.Count.class::isInstance, "1");
        assertThat(outlook.review().objections()).contains(new Objection.Disturbs(2, 0, false));
    }

    @Test
    void aTextThatTakesTheTypeOfTheNextKeyIsSaidToRenameAValue() throws Exception {
        Structure structure = Made.bare("{\"name\": \"a long name\", \"hp\": 87, \"gold\": 100}");
        Location name = Location.record(0).child(0);
        Outlook outlook = outlook(structure, name, Purpose.Length.class::isInstance, "16");
        assertThat(outlook.problems()).extracting(problem -> problem.isError()).doesNotContain(true);
        assertThat(outlook.renamed()).singleElement()
                .satisfies(one -> assertThat(one.was().before()).isEqualTo(Location.record(0).child(1)));
        assertThat(outlook.others()).isEmpty();
        assertThat(outlook.review().objections()).containsExactly(new Objection.Renames(1, false));
    }

    @Test
    void theClassOfAnObjectThatBecomesEmptyLosesItsProperties() throws Exception {
        Structure structure = Made.bare("[Object(Node,\"name\":\"a\")]");
        Outlook outlook = outlook(structure, Location.record(0).child(0), Purpose.Length.class::isInstance, "0");
        assertThat(outlook.review().objections()).isNotEmpty();
    }

    @Test
    void whatIsNotComparedInTimeIsAskedFor() throws Exception {
        Structure structure = Made.bare("[1, 2]");
        Field count = Fields.of(structure, structure.record(0)).stream()
                .filter(field -> field.purpose() instanceof Purpose.Count).findFirst().orElseThrow();
        Edit edit = RawField.of(structure, count).orElseThrow().edit("1");
        for (int patience = 0; patience < 100; patience++) {
            AtomicInteger left = new AtomicInteger(patience);
            try {
                Outlook outlook = Outlook.of(structure, edit, Location.record(0), _ -> left.getAndDecrement() > 0);
                assertThat(outlook.isAll()).isFalse();
                assertThat(outlook.review().objections()).containsExactly(new Objection.Unchecked());
                return;
            } catch (CancellationException _) {
                // stopped while the bytes were read
            }
        }
        throw new AssertionError("it was never read");
    }

    @Test
    void theSharedBitIsKeptByANumberAndWrittenByAllBits() throws Exception {
        Structure structure = Made.hex("15000000 01000080 00000000", Framing.BARE, "godot2");
        Field count = Fields.of(structure, structure.record(0)).stream()
                .filter(field -> field.purpose() instanceof Purpose.Count).findFirst().orElseThrow();
        RawField raw = RawField.of(structure, count).orElseThrow();
        assertThat(raw.text()).isEqualTo("1");
        assertThat(raw.word(raw.read("2"))).isEqualTo(0x8000_0002);
        assertThat(raw.word(raw.read("0x2"))).isEqualTo(2);
        assertThat(raw.text(1)).isEqualTo("0x00000001");
    }

    @Test
    void aTypeIsTypedByItsName() throws Exception {
        Structure structure = Made.bare("1");
        RawField header = RawField.of(structure, Fields.of(structure, structure.record(0)).getFirst()).orElseThrow();
        assertThat(header.text()).isEqualTo("0x00000002");
        assertThat(header.word(header.read("float"))).isEqualTo(3);
        assertThat(header.edit("float")).isInstanceOf(Edit.ReplaceBytes.class);
    }
}
