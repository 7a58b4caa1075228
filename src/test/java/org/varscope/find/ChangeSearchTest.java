package org.varscope.find;

import module java.base;
import org.varscope.explain.PathWords;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.varscope.check.Made;
import org.varscope.compare.ChangedValues;
import org.varscope.compare.Difference;
import org.varscope.document.place.Paths;
import org.varscope.document.place.Values;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;
import org.varscope.text.path.PathText;

class ChangeSearchTest {
    private static List<String> found(String before, String after, Change... conditions) {
        List<String> paths = new ArrayList<>();
        new ChangeSearch(Made.bare(before), Made.bare(after), query(conditions))
                .run(Progress.NONE, hit -> paths.add(PathWords.whole(hit.is().target())));
        return paths;
    }

    private static ChangeQuery query(Change... conditions) {
        return new ChangeQuery(List.of(conditions), List.of());
    }

    private static ChangeQuery read(String text) {
        try {
            return ChangeQuery.read(text);
        } catch (QueryException e) {
            throw new AssertionError(text, e);
        }
    }

    private static List<String> found(String before, String after, String query) {
        List<String> paths = new ArrayList<>();
        new ChangeSearch(Made.bare(before), Made.bare(after), read(query))
                .run(Progress.NONE, hit -> paths.add(PathWords.whole(hit.is().target())));
        return paths;
    }

    @Test
    void theGoldIsFoundByWhatItWasAndIs() {
        assertThat(found("{\"gold\": 100, \"hp\": 100, \"xp\": 3}", "{\"gold\": 85, \"hp\": 100, \"xp\": 85}",
                new Change.Was("100"), new Change.Is("85"))).containsExactly("$.gold");
    }

    @Test
    void numbersMayBeTypedInHexadecimalDigits() {
        assertThat(found("{\"gold\": 100, \"xp\": 3}", "{\"gold\": 85, \"xp\": 85}", "was 0x64, is 0x55, by -0xf"))
                .containsExactly("$.gold");
        assertThat(found("[\"0x64\", 1.5]", "[\"b\", 2.5]", "was 0x64")).containsExactly("$[0]");
        assertThat(found("[1500, 1.5]", "[1, 2.5]", "was 1_500")).containsExactly("$[0]");
    }

    @Test
    void numbersThatGrewAndShrankAreToldApart() {
        String before = "{\"a\": 1, \"b\": 2.5, \"c\": \"x\", \"d\": 4}";
        String after = "{\"a\": 2, \"b\": 1.5, \"c\": \"y\", \"d\": 4}";
        assertThat(found(before, after, new Change.Grew())).containsExactly("$.a");
        assertThat(found(before, after, new Change.Shrank())).containsExactly("$.b");
        assertThat(found(before, after)).containsExactly("$.a", "$.b", "$.c");
    }

    @Test
    void aDifferenceIsTheSameAcrossWidthsAndKinds() {
        assertThat(found("[5000000000, 7, 20.5, 1]", "[4999999985, -8.0, 5.5, 2]",
                new Change.By(BigDecimal.valueOf(-15)))).containsExactly("$[0]", "$[1]", "$[2]");
    }

    @Test
    void anIntThatBecameAnEqualFloatHasNotChanged() {
        assertThat(found("[7, 8]", "[7.0, 9.0]")).containsExactly("$[1]");
    }

    @Test
    void componentsAndElementsOfPackedArraysAreFound() {
        assertThat(found("[Vector2(1, 2), PackedInt32Array(1, 2, 3), PackedVector2Array(0, 0, 3, 4)]",
                "[Vector2(1, 5), PackedInt32Array(1, 5, 3), PackedVector2Array(0, 0, 3, 5)]", new Change.Is("5")))
                .containsExactly("$[0].y", "$[1][1]", "$[2][1].y");
    }

    @Test
    void textsAreFoundByWhatTheyWere() {
        assertThat(found("[\"sword\", PackedStringArray(\"a\", \"sword\")]",
                "[\"bow\", PackedStringArray(\"a\", \"axe\")]",
                new Change.Was("sword"))).containsExactly("$[0]", "$[1][1]");
    }

    @Test
    void aSearchStopsWhenNoMoreIsWanted() {
        List<ChangedHit> hits = new ArrayList<>();
        new ChangeSearch(Made.bare("[1, 2]"), Made.bare("[3, 4]"), query())
                .run(Progress.NONE, hit -> !hits.add(hit));
        assertThat(hits).hasSize(1);
    }

    @Test
    void aSearchIsStoppedInsideALargeArray() {
        ChangeSearch search = new ChangeSearch(Made.bare("PackedInt32Array(1, 2)"), Made.bare("PackedInt32Array(1, 3)"),
                query());
        assertThatExceptionOfType(CancellationException.class).isThrownBy(() -> search.run(_ -> false, _ -> true));
    }

    @Test
    void whatDidNotChangeIsFoundWhereverItStands() {
        assertThat(found("{\"a\": 1, \"v\": Vector2(1, 2), \"p\": PackedInt32Array(1, 2), "
                        + "\"in\": {\"b\": 3}, \"c\": 4}",
                "{\"a\": 1, \"new\": \"it shifts the rest\", \"v\": Vector2(1, 5), \"p\": PackedInt32Array(1, 5), "
                        + "\"in\": {\"b\": 3}, \"c\": 5}", "unchanged"))
                .containsExactly("$.a", "$.v.x", "$.p[0]", "$.in.b");
    }

    @Test
    void whatStandsBeforeAndBehindAChangeIsFoundOnce() {
        assertThat(found("{\"a\": 1, \"b\": [7, 8], \"c\": 2, \"d\": 3}",
                "{\"a\": 1, \"b\": [7, 9], \"c\": 2, \"d\": 3}", "unchanged"))
                .containsExactlyInAnyOrder("$.a", "$.b[0]", "$.c", "$.d");
    }

    @Test
    void whatIsTheSameInEveryByteDidNotChange() {
        String same = "{\"a\": 100, \"p\": PackedStringArray(\"x\", \"y\"), \"v\": Vector2(100, 2)}";
        assertThat(found(same, same, "unchanged")).containsExactly("$.a", "$.p[0]", "$.p[1]", "$.v.x", "$.v.y");
        assertThat(found(same, same, "unchanged, is 100")).containsExactly("$.a", "$.v.x");
    }

    @Test
    void anIntThatIsOnlyWiderDidNotChange() {
        assertThat(found("[7, 8]", "[7.0, 9.0]", "unchanged")).containsExactly("$[0]");
    }

    @Test
    void changesAreFoundUnderAPath() {
        String before = "{\"player\": {\"gold\": 1, \"at\": [1]}, \"foe\": {\"gold\": 1}}";
        String after = "{\"player\": {\"gold\": 2, \"at\": [2]}, \"foe\": {\"gold\": 2}}";
        assertThat(found(before, after, "grew, $.player.**")).containsExactly("$.player.gold", "$.player.at[0]");
        assertThat(found(before, after, "$.*.gold")).containsExactly("$.player.gold", "$.foe.gold");
    }

    private static String save(Random random, int depth) {
        StringJoiner entries = new StringJoiner(", ", "{", "}");
        for (int i = 0; i < 12; i++) {
            if (random.nextInt(8) > 0) {
                entries.add("\"key%d\": %s".formatted(i, random.nextInt(4) == 0 && depth < 3 ? save(random, depth + 1)
                        : List.of("1", "2", "1.5", "true", "\"text\"", "\"a much longer text\"", "[1, [2]]", "null")
                                .get(random.nextInt(8))));
            }
        }
        return entries.toString();
    }

    /// Each difference looked up by its place, alone.
    private static List<String> naive(Structure before, Structure after) {
        List<String> paths = new ArrayList<>();
        ChangedValues.each(before, after, Progress.NONE, one -> {
            Node was = before.node(one.before()).orElse(null);
            Node is = after.node(one.after()).orElse(null);
            if (one.kind() != Difference.Kind.ADDED && one.kind() != Difference.Kind.REMOVED && was != null
                    && is != null && isSimple(before, was) && isSimple(after, is)) {
                paths.add(PathText.write(Paths.atOnce(after, is, Long.MAX_VALUE), after.dialect()));
            }
            return true;
        });
        return paths;
    }

    private static boolean isSimple(Structure in, Node node) {
        return !node.isCollection() && Values.of(in, node, 100).filter(Change::isSimple).isPresent();
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10})
    void whatHasChangedIsWhatAComparisonFinds(long seed) throws QueryException {
        Random random = new Random(seed);
        Structure before = Made.bare(save(random, 0));
        Structure after = Made.bare(save(random, 0));
        List<String> expected = naive(before, after);
        List<String> paths = new ArrayList<>();
        new ChangeSearch(before, after, query())
                .run(Progress.NONE, hit -> paths.add(PathWords.whole(hit.is().target())));
        assertThat(paths).isEqualTo(expected).isNotEmpty();
        Narrowed narrowed = Narrowed.of(null, new ChangeSearch(before, after, read("changed, $.**")), Progress.NONE);
        assertThat(narrowed.places()).hasSameSizeAs(expected);
    }

    @ParameterizedTest
    @ValueSource(longs = {11, 12, 13, 14, 15, 16})
    void aPathLeadsToJustWhatHasIt(long seed) throws QueryException {
        Random random = new Random(seed);
        Structure before = Made.bare(save(random, 0));
        Structure after = Made.bare(save(random, 0));
        List<String> all = new ArrayList<>();
        new ChangeSearch(before, after, query()).run(Progress.NONE, hit -> all.add(PathWords.whole(hit.is().target())));
        for (int key = 0; key < 12; key++) {
            List<String> under = new ArrayList<>();
            new ChangeSearch(before, after, read("$.**.key" + key))
                    .run(Progress.NONE, hit -> under.add(PathWords.whole(hit.is().target())));
            String end = ".key" + key;
            assertThat(under).isEqualTo(all.stream().filter(path -> path.endsWith(end)).toList());
        }
    }

    @Test
    void theTextOfAQueryMeansWhatItsWordsSay() {
        assertThat(read("was 100, is now 85").conditions()).containsExactly(new Change.Was("100"), new Change.Is("85"));
        assertThat(read("was \"a, \\\"b\"").conditions()).containsExactly(new Change.Was("a, \"b"));
        assertThat(read("shrank by 15").conditions()).containsExactly(new Change.By(BigDecimal.valueOf(-15)));
        assertThat(read("by -15,Grew").conditions()).containsExactly(new Change.By(BigDecimal.valueOf(-15)),
                new Change.Grew());
        assertThat(read("changed").conditions()).isEmpty();
        assertThat(read("").conditions()).isEmpty();
    }

    @Test
    void whatAQueryCannotMeanIsRefused() {
        for (String text : List.of("more", "was", "by much", "grew, shrank", "unchanged, grew", "was 1 , 2")) {
            assertThatExceptionOfType(QueryException.class).as(text).isThrownBy(() -> ChangeQuery.read(text));
        }
    }
}
