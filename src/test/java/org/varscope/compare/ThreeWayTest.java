package org.varscope.compare;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.varscope.check.Made;
import org.varscope.compare.ThreeWay.Fork;
import org.varscope.compare.ThreeWay.Whose;
import org.varscope.dialect.Framing;
import org.varscope.document.Document;
import org.varscope.document.edit.Edit;
import org.varscope.document.edit.EditException;
import org.varscope.explain.PathWords;
import org.varscope.scan.index.Location;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;

/// Whose a difference is between two states that come from a third one.
class ThreeWayTest {
    private static final int MOST = 1000;

    private static ThreeWay three(Structure base, Structure left, Structure right) {
        return ThreeWay.of(base, left, right, MOST, Progress.NONE);
    }

    private static String path(Structure in, Location at) {
        return in.node(at).map(node -> PathWords.of(in, node)).orElse("?");
    }

    private static String told(Fork fork, Structure base, Structure left, Structure right) {
        Difference one = fork.difference();
        String path = !one.is().isEmpty() ? path(right, one.after()) : !one.was().isEmpty()
                ? path(left, one.before()) : path(base, fork.base().orElseThrow());
        return "%s %s %s".formatted(fork.whose().word(), fork.kind().name().toLowerCase(Locale.ROOT), path);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '\'', value = {
            "{ \"a\": 1 } | { \"a\": 2 } | { \"a\": 1 } | left changed $.a",
            "{ \"a\": 1 } | { \"a\": 1 } | { \"a\": 2 } | right changed $.a",
            "{ \"a\": 1 } | { \"a\": 2 } | { \"a\": 3 } | conflict changed $.a",
            "{ \"a\": 1 } | { \"a\": 2 } | { \"a\": 2 } | both changed $.a",
            "{ \"a\": 1 } | { \"a\": 2 } | { \"a\": \"x\" } | conflict retyped $.a",
            "{ } | { \"a\": 1 } | { } | left added $.a",
            "{ } | { } | { \"a\": 1 } | right added $.a",
            "{ } | { \"a\": 1 } | { \"a\": 1 } | both added $.a",
            "{ } | { \"a\": 1 } | { \"a\": 2 } | conflict changed $.a",
            "{ } | { \"a\": 1 } | { \"b\": 2 } | left added $.a, right added $.b",
            "{ \"a\": 1 } | { } | { \"a\": 1 } | left removed $.a",
            "{ \"a\": 1 } | { \"a\": 1 } | { } | right removed $.a",
            "{ \"a\": 1 } | { } | { \"a\": 2 } | conflict added $.a",
            "{ \"a\": 1 } | { \"a\": 2 } | { } | conflict removed $.a",
            "{ \"a\": { \"b\": 1 }, \"c\": 2 } | { \"c\": 2 } | { \"a\": { \"b\": 7 }, \"c\": 2 } | "
                    + "conflict added $.a",
            "{ \"a\": { \"b\": 1 } } | { \"a\": 5 } | { \"a\": { \"b\": 7 } } | conflict retyped $.a",
            "{ \"a\": { \"b\": 1, \"c\": 1 } } | { \"a\": { \"b\": 2, \"c\": 1 } } | "
                    + "{ \"a\": { \"b\": 1, \"c\": 3 } } | left changed $.a.b, right changed $.a.c",
            "[ 1, 2, 3 ] | [ 1, 2, 3, 4 ] | [ 0, 1, 2, 3 ] | right added $[0], left added $[3]",
            "[ 1, 2, 3 ] | [ 1, 3 ] | [ 1, 2, 3, 4 ] | left removed $[1], right added $[3]",
            "[ 1, 2, 3 ] | [ 1, 2, 3, 4 ] | [ 1, 2, 3, 5 ] | conflict changed $[3]",
            "[ 1, 2, 3 ] | [ 2, 3, 1 ] | [ 1, 2, 3 ] | left moved $[0]",
            "{ \"a\": 1, \"b\": 2 } | { \"b\": 2 } | { \"b\": 2 } | both removed $.a",
            "[ [1, 2], 3, 4 ] | [ [1, 7], 3, 4 ] | [ 3, 4, [1, 2] ] | conflict removed $[0], conflict added $[2]",
            "{ \"a\": { \"b\": 1 }, \"c\": 2, \"d\": 3 } | { \"a\": { \"b\": 7 }, \"c\": 2, \"d\": 3 } | "
                    + "{ \"c\": 2, \"d\": 3, \"a\": { \"b\": 1 } } | conflict moved $.a, left changed $.a.b",
            "[ [1, 2, 3], 4 ] | [ [2, 3, 1], 4 ] | [ 4 ] | conflict removed $[0]"})
    void aDifferenceIsOfWhoeverHasMadeIt(String base, String left, String right, String expected) {
        Structure first = Made.bare(base);
        Structure one = Made.bare(left);
        Structure other = Made.bare(right);
        assertThat(three(first, one, other).forks()).extracting(fork -> told(fork, first, one, other))
                .containsExactly(expected.split(", "));
    }

    @Test
    void whatIsSaidKnowsWhereItWas() {
        Structure base = Made.bare("{ \"new\": 0, \"a\": 1, \"b\": 2 }");
        ThreeWay three = three(base, Made.bare("{ \"a\": 1, \"b\": 2 }"), Made.bare("{ \"new\": 0, \"b\": 3 }"));
        assertThat(three.forks()).extracting(fork -> fork.whose() + " " + path(base, fork.base().orElseThrow()))
                .containsExactlyInAnyOrder("LEFT $.new", "RIGHT $.a", "RIGHT $.b");
    }

    @Test
    void whereNotAllIsLookedForEachIsAConflict() {
        ThreeWay three = ThreeWay.of(Made.bare("[ 1, 2 ]"), Made.bare("[ 3, 4 ]"), Made.bare("[ 1, 2 ]"), 1,
                Progress.NONE);
        assertThat(three.complete()).isFalse();
        assertThat(three.forks()).extracting(Fork::whose).containsOnly(Whose.CONFLICT);
    }

    @Test
    void ofADamagedBaseNobodyKnowsWhoHasMadeWhat() {
        Structure cut = Made.hex("1c000000 02000000 02000000 01000000 02000000", Framing.BARE, "godot4");
        assertThat(cut.errors()).isPositive();
        ThreeWay three = three(cut, Made.bare("[ 1, 2 ]"), Made.bare("[ 1, 3 ]"));
        assertThat(three.complete()).isFalse();
        assertThat(three.forks()).extracting(Fork::whose).containsExactly(Whose.CONFLICT);
    }

    /// Whatever two have done, taking over what only the other has changed leaves nothing that only it has.
    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
    void whatOnlyTheOtherHasChangedCanBeTakenOver(long seed) throws EditException {
        Random random = new Random(seed);
        for (int i = 0; i < 40; i++) {
            SequencedMap<String, Object> first = tree(random, 3);
            Structure base = Made.bare(text(first));
            Structure left = Made.bare(text(changed(random, first)));
            Structure right = Made.bare(text(changed(random, first)));
            ThreeWay three = three(base, left, right);
            Optional<Edit> taken = three.merge(left, right, true).edit();
            Document document = new Document(left);
            if (taken.isPresent()) {
                document.applyAnyway(document.review(taken.get()));
            }
            ThreeWay merged = three(base, document.structure(), right);
            assertThat(merged.of(Whose.RIGHT)).as("seed %d, %d: %s", seed, i, three.forks()).isEmpty();
            assertThat(paths(merged.of(Whose.LEFT), document.structure())).as("seed %d, %d: %s", seed, i,
                    three.forks()).containsAll(paths(three.of(Whose.LEFT), left));
            assertThat(three(base, left, base).forks()).as("seed %d, %d", seed, i)
                    .allMatch(fork -> fork.whose() == Whose.LEFT);
            assertThat(three(base, left, left).forks()).as("seed %d, %d", seed, i)
                    .allMatch(fork -> fork.whose() == Whose.BOTH)
                    .hasSameSizeAs(ChangedValues.between(base, left, MOST, Progress.NONE).differences());
        }
    }

    private static Set<String> paths(List<Difference> differences, Structure in) {
        return differences.stream().filter(one -> !one.was().isEmpty()).map(one -> path(in, one.before()))
                .collect(Collectors.toSet());
    }

    private static SequencedMap<String, Object> tree(Random random, int deep) {
        SequencedMap<String, Object> tree = new LinkedHashMap<>();
        for (int i = random.nextInt(5); i >= 0; i--) {
            tree.put("k" + i, deep > 0 && random.nextInt(3) == 0 ? tree(random, deep - 1) : random.nextInt(9));
        }
        return tree;
    }

    private static String text(Map<String, Object> tree) {
        return tree.entrySet().stream().map(entry -> "\"%s\": %s".formatted(entry.getKey(),
                entry.getValue() instanceof Map<?, ?> inner ? text(cast(inner)) : entry.getValue()))
                .collect(Collectors.joining(", ", "{ ", " }"));
    }

    @SuppressWarnings("unchecked")
    private static SequencedMap<String, Object> cast(Object inner) {
        return (SequencedMap<String, Object>) inner;
    }

    /// Other numbers, entries that are gone, and new ones.
    private static SequencedMap<String, Object> changed(Random random, SequencedMap<String, Object> tree) {
        SequencedMap<String, Object> changed = new LinkedHashMap<>();
        tree.forEach((key, value) -> {
            Object inner = value instanceof Map<?, ?> map ? changed(random, cast(map)) : value;
            switch (random.nextInt(8)) {
                case 0 -> changed.put(key, random.nextInt(99));
                case 1 -> changed.put("n" + random.nextInt(3), value);
                default -> changed.put(key, inner);
            }
        });
        return changed;
    }
}
