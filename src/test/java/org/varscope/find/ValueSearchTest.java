package org.varscope.find;

import module java.base;
import org.varscope.explain.PathWords;
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
import org.varscope.document.place.Values;
import org.varscope.explain.Saying;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Preorder;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;
import org.varscope.variant.ElementType;
import org.varscope.variant.Variant;
import org.varscope.variant.VariantKind;

class ValueSearchTest {
    private static final Dialect GODOT4 = Dialects.named("godot4").orElseThrow();
    private static final long SEED = 20261122;

    private static Structure structure(Variant value, Dialect dialect) throws Exception {
        return Structure.scan(ByteStore.of(Encoder.encode(value, dialect)), dialect, Framing.BARE, Progress.NONE);
    }

    private static Variant dictionary(Object... keysAndValues) {
        List<Variant.Entry> entries = new ArrayList<>();
        for (int i = 0; i < keysAndValues.length; i += 2) {
            entries.add(new Variant.Entry(new Variant.Text((String) keysAndValues[i]), (Variant) keysAndValues[i + 1]));
        }
        return new Variant.Dictionary(ElementType.ANY, ElementType.ANY, entries, false);
    }

    private static List<Span> hits(Structure structure, Condition... conditions) throws QueryException {
        List<Span> hits = new ArrayList<>();
        new Search(structure, structure::problems).run(new Query.Values(List.of(conditions)), Progress.NONE,
                (offset, length) -> hits.add(new Span(offset, length)));
        return hits;
    }

    private static List<String> paths(Structure structure, Condition... conditions) throws QueryException {
        return hits(structure, conditions).stream()
                .map(hit -> PathWords.whole(new HitPlaces(structure, false).at(hit).orElseThrow().target())).toList();
    }

    @Test
    void anIntIsFoundInEveryWidthAndInEveryPart() throws Exception {
        Structure structure = structure(dictionary("a", new Variant.Int(100), "b", new Variant.Int(1L << 40), "c",
                new Variant.Ints(VariantKind.VECTOR2I, new int[] {7, 100}), "d",
                new Variant.PackedBytes(new byte[] {1, 100}), "e",
                new Variant.PackedLongs(new long[] {100, 0}), "f", new Variant.Real(Double.doubleToLongBits(100))),
                GODOT4);
        assertThat(paths(structure, new Condition.Int(100))).containsExactly("$.a", "$.c.y", "$.d[1]", "$.e[0]");
        assertThat(paths(structure, new Condition.Int(1L << 40))).containsExactly("$.b");
        assertThat(paths(structure, new Condition.AnyNumber(100))).contains("$.a", "$.f");
    }

    /// A text of 33 MiB, in which the word stands over the end of a part.
    private static Structure ofLongText() throws Exception {
        char[] text = new char[33 << 20];
        Arrays.fill(text, 'x');
        "Gold".getChars(0, 4, text, (1 << 20) - 2);
        "ende".getChars(0, 4, text, text.length - 4);
        return structure(dictionary("long", new Variant.Text(new String(text)), "short", new Variant.Text("gold")),
                GODOT4);
    }

    private static List<PassedOver> passedOver(Structure structure, Condition... conditions) throws QueryException {
        return new Search(structure, List::of).run(new Query.Values(List.of(conditions)), Progress.NONE,
                (_, _) -> true);
    }

    @Test
    void aPartOfATextIsFoundHoweverLongTheTextIs() throws Exception {
        Structure structure = ofLongText();
        for (String sought : List.of("gold", "ENDE", "xGolDx")) {
            Condition contains = new Condition.Text(TextTest.of(sought, TextTest.How.CONTAINS, true));
            assertThat(paths(structure, contains)).as(sought).contains("$.long");
            assertThat(passedOver(structure, contains)).isEmpty();
        }
        assertThat(paths(structure, new Condition.Text(TextTest.of("golden", TextTest.How.CONTAINS, false)))).isEmpty();
    }

    @Test
    void aTextThatIsTooLongForARegularExpressionIsTold() throws Exception {
        Structure structure = ofLongText();
        List<PassedOver> told = passedOver(structure,
                new Condition.Text(TextTest.of("g.ld", TextTest.How.EXPRESSION, false)));
        assertThat(told).hasSize(1);
        assertThat(told.getFirst().sentence())
                .isEqualTo("not searched: 1 text longer than 32 MiB, at 0x0000001C");
        assertThat(passedOver(structure, new Condition.Text(TextTest.of("gold", TextTest.How.EXACT, false)))).isEmpty();
    }

    @Test
    void aKeyHoldsTheValueOfItsEntry() throws Exception {
        Structure structure = structure(dictionary("gold", new Variant.Int(100)), GODOT4);
        Span key = hits(structure, new Condition.Text(TextTest.of("gold", TextTest.How.CONTAINS, true))).getFirst();
        HitPlace place = new HitPlaces(structure, false).at(key).orElseThrow();
        assertThat(place.held().flatMap(node -> Values.of(structure, node, 100))).contains(new Variant.Int(100));
    }

    @Test
    void conditionsHoldOfOneValue() throws Exception {
        Structure structure = structure(dictionary("gold", new Variant.Int(100), "hp", new Variant.Int(100), "bank",
                dictionary("gold", new Variant.Int(5))), GODOT4);
        assertThat(paths(structure, new Condition.Int(100), new Condition.Key("gold"))).containsExactly("$.gold");
        assertThat(paths(structure, new Condition.Key("gold"))).containsExactly("$.gold", "$.bank.gold");
        assertThat(paths(structure, new Condition.Path(PathGlob.of("$.bank.**")))).containsExactly("$.bank.gold");
        assertThat(paths(structure, new Condition.Path(PathGlob.of("$.**.gold"))))
                .containsExactly("$.gold", "$.bank.gold");
        assertThat(paths(structure, new Condition.Path(PathGlob.of("$.*p~key")))).containsExactly("$.hp~key");
    }

    @Test
    void aFloatIsEqualAtItsOwnWidth() throws Exception {
        Structure structure = structure(dictionary("a", new Variant.Real(Double.doubleToLongBits(0.1)), "b",
                new Variant.Reals(VariantKind.VECTOR2, new double[] {(float) 0.1, 0.2})), GODOT4);
        assertThat(paths(structure, new Condition.Real(0.1, -1))).containsExactly("$.a", "$.b.x");
        assertThat(paths(structure, new Condition.Real(0.15, 0.06))).containsExactly("$.a", "$.b.x", "$.b.y");
    }

    @Test
    void everyNumberIsFoundThatDecodingGives() throws Exception {
        RandomGenerator random = new Random(SEED);
        for (int i = 0; i < 300; i++) {
            Dialect dialect = Dialects.all().get(random.nextInt(Dialects.all().size()));
            Structure structure = structure(new RandomValues(random, dialect).value(3), dialect);
            long wanted = random.nextInt(3);
            assertThat(byValue(structure, hits(structure, new Condition.Int(wanted)))).as("seed %d, round %d", SEED, i)
                    .isEqualTo(naive(structure, integer -> integer == wanted, _ -> false));
            assertThat(byValue(structure, hits(structure, new Condition.Real(wanted, 5))))
                    .as("seed %d, round %d", SEED, i)
                    .isEqualTo(naive(structure, _ -> false, real -> Math.abs(real - wanted) <= 5));
        }
    }

    @Test
    void theValueAtAHitIsWhatWasLookedFor() throws Exception {
        RandomGenerator random = new Random(SEED);
        for (int i = 0; i < 300; i++) {
            Structure structure = structure(new RandomValues(random, GODOT4).value(3), GODOT4);
            for (Span hit : hits(structure, new Condition.Int(1))) {
                HitPlace place = new HitPlaces(structure, false).at(hit).orElseThrow();
                assertThat(place.target().value(8))
                        .as("seed %d, round %d, %s", SEED, i, hit).contains(new Variant.Int(1));
            }
        }
    }

    @Test
    void aTextIsFoundInValuesKeysAndArrays() throws Exception {
        Structure structure = structure(dictionary("gold", new Variant.Text("Gold!"), "b",
                new Variant.PackedStrings(List.of("x", "old")), "c", new Variant.Name("told")), GODOT4);
        assertThat(paths(structure, new Condition.Text(TextTest.of("old", TextTest.How.CONTAINS, false))))
                .containsExactly("$.gold~key", "$.gold", "$.b[1]", "$.c");
        assertThat(paths(structure, new Condition.Text(TextTest.of("OLD", TextTest.How.EXACT, true))))
                .containsExactly("$.b[1]");
        assertThat(paths(structure, new Condition.Text(TextTest.of("^t.*d$", TextTest.How.EXPRESSION, false))))
                .containsExactly("$.c");
    }

    @Test
    void anExpressionThatNeverEndsIsGivenUp() throws Exception {
        Structure structure = structure(new Variant.Text("a".repeat(60) + "!"), GODOT4);
        assertThatThrownBy(() -> hits(structure,
                new Condition.Text(TextTest.of("(a+)+\\1b", TextTest.How.EXPRESSION, false))))
                .isInstanceOf(QueryException.class).satisfies(Saying.partly("takes too long"));
    }

    @Test
    void aSearchOfSomeBytesFindsWhatBeginsInThem() throws Exception {
        Structure structure = structure(dictionary("a", new Variant.Int(1), "b", new Variant.Int(1), "c",
                new Variant.Int(1)), GODOT4);
        List<Span> all = hits(structure, new Condition.Int(1));
        List<Span> found = new ArrayList<>();
        new Search(structure, Span.between(all.get(1).start(), all.get(2).start()), List::of)
                .run(new Query.Values(List.of(new Condition.Int(1))), Progress.NONE,
                        (offset, length) -> found.add(new Span(offset, length)));
        assertThat(found).containsExactly(all.get(1));
    }

    private static List<Span> found(Structure structure, List<Span> scopes, Query query, int most) throws Exception {
        List<Span> found = new ArrayList<>();
        new Search(structure, scopes, List::of).run(query, Progress.NONE,
                (offset, length) -> found.add(new Span(offset, length)) && found.size() < most);
        return found;
    }

    @Test
    void aSearchOfSeveralPlacesFindsWhatBeginsInAnyOfThemUntilNoMoreIsWanted() throws Exception {
        Structure structure = structure(dictionary("a", new Variant.Int(1), "b", new Variant.Int(1), "c",
                new Variant.Int(1)), GODOT4);
        List<Span> all = hits(structure, new Condition.Int(1));
        List<Span> scopes = List.of(all.getFirst(), all.getLast());
        for (Query query : List.of(new Query.Values(List.of(new Condition.Int(1))),
                QueryText.read("01 00 00 00", QueryText.Kind.BYTES).query())) {
            assertThat(found(structure, scopes, query, Integer.MAX_VALUE)).hasSize(2);
            assertThat(found(structure, scopes, query, 1)).hasSize(1);
        }
    }

    private static Map<Long, Integer> byValue(Structure structure, List<Span> hits) {
        Map<Long, Integer> counts = new TreeMap<>();
        hits.forEach(hit -> counts.merge(structure.deepestAt(hit.start()).orElseThrow().span().start(), 1,
                Integer::sum));
        return counts;
    }

    private static Map<Long, Integer> naive(Structure structure, LongPredicate ints, DoublePredicate reals) {
        Map<Long, Integer> counts = new TreeMap<>();
        Preorder nodes = structure.preorder();
        for (Node node = nodes.next(); node != null; node = nodes.next()) {
            if (!node.isCollection()) {
                int count = (int) switch (Values.of(structure, node, 1 << 20).orElse(Variant.NIL)) {
                    case Variant.Int(long number) -> LongStream.of(number).filter(ints).count();
                    case Variant.Real real -> DoubleStream.of(real.value()).filter(reals).count();
                    case Variant.Ints all -> Arrays.stream(all.values()).asLongStream().filter(ints).count();
                    case Variant.Reals all -> Arrays.stream(all.values()).filter(reals).count();
                    case Variant.PackedBytes(byte[] all) -> IntStream.range(0, all.length)
                            .mapToLong(i -> all[i] & 0xFF).filter(ints).count();
                    case Variant.PackedInts all -> Arrays.stream(all.values()).asLongStream().filter(ints).count();
                    case Variant.PackedLongs all -> Arrays.stream(all.values()).filter(ints).count();
                    case Variant.PackedFloats all -> IntStream.range(0, all.values().length)
                            .mapToDouble(i -> all.values()[i]).filter(reals).count();
                    case Variant.PackedDoubles all -> Arrays.stream(all.values()).filter(reals).count();
                    default -> 0L;
                };
                if (count > 0) {
                    counts.put(node.span().start(), count);
                }
            }
        }
        return counts;
    }
}
