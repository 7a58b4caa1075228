package org.varscope.find;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Span;
import org.varscope.codec.Encoder;
import org.varscope.codec.RandomValues;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Dialects;
import org.varscope.dialect.Framing;
import org.varscope.document.Document;
import org.varscope.document.edit.Objection;
import org.varscope.document.edit.Obstacle;
import org.varscope.document.place.Values;
import org.varscope.explain.Saying;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;
import org.varscope.variant.ElementType;
import org.varscope.variant.Variant;
import org.varscope.variant.VariantKind;

class ReplacingTest {
    private static final Dialect GODOT4 = Dialects.named("godot4").orElseThrow();
    private static final long SEED = 20261123;

    private final List<Replacing.Line> lines = new ArrayList<>();

    private static Structure structure(Variant value) throws Exception {
        return structure(Encoder.encode(value, GODOT4));
    }

    private static Structure structure(byte[] bytes) {
        return Structure.scan(ByteStore.of(bytes), GODOT4, Framing.BARE, Progress.NONE);
    }

    private static Variant dictionary(Object... keysAndValues) {
        List<Variant.Entry> entries = new ArrayList<>();
        for (int i = 0; i < keysAndValues.length; i += 2) {
            entries.add(new Variant.Entry(new Variant.Text((String) keysAndValues[i]), (Variant) keysAndValues[i + 1]));
        }
        return new Variant.Dictionary(ElementType.ANY, ElementType.ANY, entries, false);
    }

    private static Variant array(Variant... elements) {
        return new Variant.Array(ElementType.ANY, List.of(elements), false);
    }

    private static Variant text(String text) {
        return new Variant.Text(text);
    }

    private static Query values(Condition... conditions) {
        return new Query.Values(List.of(conditions));
    }

    private static Query expression(String expression) throws QueryException {
        return values(new Condition.Text(TextTest.of(expression, TextTest.How.EXPRESSION, false)));
    }

    private Replacing.Plan plan(Structure structure, Query query, String with) throws QueryException {
        return Replacing.of(new Search(structure, structure::problems), query, Replacement.of(query, with),
                Progress.NONE, lines::add);
    }

    private Variant replaced(Variant value, Query query, String with) throws Exception {
        Document document = new Document(structure(value));
        document.apply(plan(document.structure(), query, with).review());
        return read(document.structure());
    }

    private static Variant read(Structure structure) {
        return Values.of(structure, structure.record(0), Integer.MAX_VALUE).orElseThrow();
    }

    @Test
    void aNumberIsReplacedInEveryWidthAndPart() throws Exception {
        Variant before = dictionary("a", new Variant.Int(100), "b", new Variant.PackedBytes(new byte[] {1, 100}), "c",
                new Variant.Ints(VariantKind.VECTOR2I, new int[] {100, 7}), "d",
                new Variant.PackedLongs(new long[] {100}));
        assertThat(replaced(before, values(new Condition.Int(100)), "85"))
                .isEqualTo(dictionary("a", new Variant.Int(85),
                "b", new Variant.PackedBytes(new byte[] {1, 85}), "c",
                new Variant.Ints(VariantKind.VECTOR2I, new int[] {85, 7}),
                "d", new Variant.PackedLongs(new long[] {85})));
    }

    @Test
    void whatDoesNotFitIsLeftAndToldWithItsReason() throws Exception {
        Variant before = dictionary("a", new Variant.Int(100), "b", new Variant.PackedBytes(new byte[] {100}));
        assertThat(replaced(before, values(new Condition.Int(100)), "5000"))
                .isEqualTo(dictionary("a", new Variant.Int(5000), "b", new Variant.PackedBytes(new byte[] {100})));
        assertThat(lines).hasSize(2);
        assertThat(lines.getLast().why()).singleElement().isInstanceOf(Obstacle.Unfit.class);
    }

    @Test
    void whatTheEngineWouldDropIsLeft() throws Exception {
        Variant typed = new Variant.Array(new ElementType.Builtin(VariantKind.INT), List.of(new Variant.Int(1)), false);
        Structure structure = structure(array(typed, new Variant.Int(1)));
        Replacing.Plan plan = plan(structure, values(new Condition.Int(1)), "\"one\"");
        assertThat(plan.left()).isEqualTo(2);
        assertThat(plan.review().changes()).isFalse();
        assertThat(lines).allSatisfy(line -> assertThat(line.why()).hasOnlyElementsOfType(Objection.class));
    }

    @Test
    void onlyThePartOfATextThatMatchedIsReplaced() throws Exception {
        Query query = values(new Condition.Text(TextTest.of("SWORD", TextTest.How.CONTAINS, true)));
        assertThat(replaced(array(text("A sword, a Sword"), new Variant.Name("swordfish")), query, "axe"))
                .isEqualTo(array(text("A axe, a axe"), new Variant.Name("axefish")));
    }

    @Test
    void aGroupOfAnExpressionComesBack() throws Exception {
        assertThat(replaced(array(text("level 12 of 20")), expression("(\\d+) of (\\d+)"), "$2/$1"))
                .isEqualTo(array(text("level 20/12")));
    }

    @Test
    void aDollarSignOfAPlainTextIsNoGroup() throws Exception {
        Query query = values(new Condition.Text(TextTest.of("5", TextTest.How.CONTAINS, false)));
        assertThat(replaced(array(text("costs 5")), query, "$1")).isEqualTo(array(text("costs $1")));
    }

    @Test
    void aGroupThatThereIsNotIsRefused() {
        assertThatThrownBy(() -> replaced(array(text("a")), expression("a"), "$3")).isInstanceOf(QueryException.class)
                .satisfies(Saying.partly("No group 3"));
    }

    @Test
    void keysAreRenamedAndOneThatIsThereAlreadyIsNotDoubled() throws Exception {
        Query query = values(new Condition.Text(TextTest.of("hp", TextTest.How.EXACT, false)));
        Variant before = array(dictionary("hp", new Variant.Int(1)),
                dictionary("hp", new Variant.Int(2), "life", Variant.NIL));
        assertThat(replaced(before, query, "life")).isEqualTo(
                array(dictionary("life", new Variant.Int(1)),
                dictionary("hp", new Variant.Int(2), "life", Variant.NIL)));
        assertThat(lines.getLast().why()).singleElement().isInstanceOf(Objection.DuplicateKey.class);
    }

    @Test
    void aTextInAPackedArrayIsReplacedAmongTheOthers() throws Exception {
        Query query = values(new Condition.Text(TextTest.of("b", TextTest.How.CONTAINS, false)));
        assertThat(replaced(new Variant.PackedStrings(List.of("a", "bb", "c", "ab")), query, "long text"))
                .isEqualTo(new Variant.PackedStrings(List.of("a", "long textlong text", "c", "along text")));
    }

    @Test
    void bytesOfAnotherLengthInsideAValueAreLeft() throws Exception {
        Structure structure = structure(array(text("abcd")));
        Query query = new Query.Bytes(BytePattern.ofText("bc", StandardCharsets.UTF_8));
        assertThat(plan(structure, query, "41").left()).isEqualTo(1);
        assertThat(lines.getFirst().why()).containsExactly(new Obstacle.LengthKept(2));
        assertThat(plan(structure, query, "41 42").changed()).isEqualTo(1);
    }

    @Test
    void bytesThatNoValueClaimsBecomeMoreOrFewer() throws Exception {
        byte[] value = Encoder.encode(new Variant.Int(1), GODOT4);
        byte[] bytes = Arrays.copyOf(value, value.length + 4);
        Arrays.fill(bytes, value.length, bytes.length, (byte) 0x77);
        Document document = new Document(structure(bytes));
        document.apply(plan(document.structure(), new Query.Bytes(BytePattern.ofHex("77 77")), "01").review());
        assertThat(document.snapshot().bytes().length()).isEqualTo(value.length + 2);
    }

    @Test
    void anOpenDigitLeavesWhatIsThere() throws Exception {
        Structure structure = structure(array(text("abcd")));
        Query query = new Query.Bytes(BytePattern.ofText("bc", StandardCharsets.UTF_8));
        Document document = new Document(structure);
        document.apply(plan(structure, query, "4? ??").review());
        assertThat(read(document.structure())).isEqualTo(array(text("aBcd")));
    }

    @Test
    void aMatchInsideAReplacedOneIsLeft() throws Exception {
        Structure structure = structure(array(array(new Variant.Int(1))));
        Query query = values(new Condition.Type("Array"));
        Replacing.Plan plan = plan(structure, query, "[2]");
        assertThat(plan.changed()).isEqualTo(1);
        assertThat(lines.getLast().why()).containsExactly(new Obstacle.Overlapping());
    }

    @Test
    void aHundredThousandValuesAreReplacedInOneStepAndTakenBackInOne() throws Exception {
        Variant[] many = new Variant[100_000];
        Arrays.setAll(many, i -> new Variant.Int(i % 2 == 0 ? 100 : 1L << 40));
        Document document =
                new Document(structure(array(array(many), new Variant.PackedLongs(LongStream.generate(() -> 100)
                .limit(50_000).toArray()))));
        ByteStore before = document.snapshot().bytes();
        Replacing.Plan plan = plan(document.structure(), values(new Condition.AnyNumber(100)), "5000000000");
        assertThat(plan.changed()).isEqualTo(100_000);
        document.apply(plan.review());
        assertThat(document.steps()).isEqualTo(1);
        assertThat(document.structure().problems()).isEmpty();
        document.undo();
        assertThat(document.snapshot().bytes().contentEquals(before)).isTrue();
    }

    @Test
    void replacingGivesWhatReplacingInTheValuesGives() throws Exception {
        RandomValues random = new RandomValues(new Random(SEED), GODOT4);
        for (int i = 0; i < 150; i++) {
            Variant value = array(random.value(2), new Variant.Int(i % 4), random.value(2), text("a" + i % 3));
            Variant expected = array(((Variant.Array) value).elements().getFirst(),
                    new Variant.Int(i % 4 == 1 ? 70_000_000_000L : i % 4),
                    ((Variant.Array) value).elements().get(2), text("a" + i % 3));
            Query query = values(new Condition.Int(1), new Condition.Path(PathGlob.of("$[1]")));
            Document document = new Document(structure(value));
            document.apply(plan(document.structure(), query, "70000000000").review());
            assertThat(document.snapshot().bytes().bytes(new Span(0, document.snapshot().bytes().length())))
                    .as("seed %d, round %d", SEED, i).isEqualTo(Encoder.encode(expected, GODOT4));
        }
    }

    @Test
    void allAtOnceGivesTheBytesOfOneAfterTheOther() throws Exception {
        Random random = new Random(SEED);
        for (int i = 0; i < 40; i++) {
            Variant value = array(numbers(random), new Variant.PackedStrings(List.of("aa", "b", "ba")),
                    dictionary("a", numbers(random),
                    "ab", text("b a")), numbers(random));
            Query query = i % 2 == 0 ? values(new Condition.AnyNumber(100)) : expression("a");
            String with = i % 2 == 0 ? random.nextBoolean() ? "7" : "70000000000" : random.nextBoolean()
                    ? "" : "longer";
            Document together = new Document(structure(value));
            Document single = new Document(structure(value));
            together.apply(plan(together.structure(), query, with).review());
            for (Span hit = first(single, query, with); hit != null; hit = first(single, query, with)) {
                single.apply(Replacing.of(single.structure(), List.of(hit), Replacement.of(query, with), Progress.NONE,
                        lines::add).review());
            }
            assertThat(bytes(together)).as("seed %d, round %d", SEED, i).isEqualTo(bytes(single));
            together.undo();
            assertThat(bytes(together)).isEqualTo(Encoder.encode(value, GODOT4));
        }
    }

    /// The first match of which something else becomes, and that can.
    private static Span first(Document document, Query query, String with) throws QueryException {
        List<Span> fit = new ArrayList<>();
        Replacing.of(new Search(document.structure(), List::of), query, Replacement.of(query, with), Progress.NONE,
                line -> {
            if (line.why().isEmpty() && !line.was().contains("longer")) {
                fit.add(line.place().span());
            }
        });
        return fit.isEmpty() ? null : fit.getFirst();
    }

    private static byte[] bytes(Document document) {
        return document.snapshot().bytes().bytes(new Span(0, document.snapshot().bytes().length()));
    }

    private static Variant numbers(Random random) {
        return array(IntStream.range(0, random.nextInt(40)).mapToObj(_ -> new Variant.Int(random.nextInt(99, 102)))
                .toArray(Variant[]::new));
    }
}
