package org.varscope.bytes;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SeqTest {
    private record Part(long length, long count, long marks) implements Seq.Part {}

    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
    void splicingEqualsSplicingAList(long seed) {
        Random random = new Random(seed);
        List<Part> list = parts(random, random.nextInt(3000));
        Seq<Part> seq = Seq.of(list);
        for (int i = 0; i < 400; i++) {
            int from = random.nextInt(list.size() + 1);
            int to = from + random.nextInt(Math.min(span(random), list.size() - from) + 1);
            List<Part> with = parts(random, random.nextInt(span(random) + 1));
            List<Part> changed = new ArrayList<>(list.subList(0, from));
            changed.addAll(with);
            changed.addAll(list.subList(to, list.size()));
            list = changed;
            seq = seq.splice(from, to, with);
            assertSame(seq, list);
        }
    }

    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {11, 12, 13, 14})
    void slicingAndJoiningEqualThoseOfAList(long seed) {
        Random random = new Random(seed);
        List<Part> list = parts(random, 20_000);
        Seq<Part> seq = Seq.of(list);
        for (int i = 0; i < 60; i++) {
            int from = random.nextInt(list.size() + 1);
            int to = from + random.nextInt(list.size() - from + 1);
            Seq<Part> slice = seq.slice(from, to);
            assertSame(slice, list.subList(from, to));
            assertSame(seq.slice(to, seq.size()).concat(slice),
                    joined(list.subList(to, list.size()), list.subList(from, to)));
        }
    }

    @ParameterizedTest(name = "{0} parts")
    @ValueSource(ints = {0, 1, 2, 15, 16, 31, 32, 33, 63, 64, 65, 1023, 1024, 1025, 1057, 40_000})
    void aListOfAnySizeIsBuiltIntoABalancedTree(int size) {
        List<Part> list = parts(new Random(size), size);
        assertSame(Seq.of(list), list);
    }

    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {21, 22, 23})
    void aPartIsFoundByEveryIndexByteAndItem(long seed) {
        List<Part> list = parts(new Random(seed), 2500);
        Seq<Part> seq = Seq.of(list);
        long offset = 0;
        long item = 0;
        for (int index = 0; index < list.size(); index++) {
            Part part = list.get(index);
            Seq.Place<Part> place = new Seq.Place<>(index, part, offset, item);
            assertThat(seq.atIndex(index)).isEqualTo(place);
            if (part.length() > 0) {
                assertThat(seq.atOffset(offset)).isEqualTo(place);
                assertThat(seq.atOffset(offset + part.length() - 1)).isEqualTo(place);
            }
            if (part.count() > 0) {
                assertThat(seq.atCount(item)).isEqualTo(place);
                assertThat(seq.atCount(item + part.count() - 1)).isEqualTo(place);
            }
            offset += part.length();
            item += part.count();
        }
    }

    @Test
    void aPartOfNoBytesIsPassedOverForTheOneThatHoldsTheByte() {
        Part empty = new Part(0, 1, 0);
        Part full = new Part(4, 1, 0);
        Seq<Part> seq = Seq.of(List.of(empty, full, empty, empty, full, empty));
        assertThat(seq.atOffset(0)).isEqualTo(new Seq.Place<>(1, full, 0, 1));
        assertThat(seq.atOffset(4)).isEqualTo(new Seq.Place<>(4, full, 4, 4));
    }

    @ParameterizedTest(name = "one in {0}")
    @ValueSource(ints = {1, 3, 100, 5000})
    void theNextMarkedPartIsTheOneThatAWalkFinds(int rarity) {
        Random random = new Random(rarity);
        List<Part> list = IntStream.range(0, 10_000)
                .mapToObj(i -> new Part(1, 1, random.nextInt(rarity) == 0 ? 1 + random.nextInt(3) : 0)).toList();
        Seq<Part> seq = Seq.of(list);
        int expected = -1;
        for (int from = list.size(); from >= 0; from--) {
            if (from < list.size() && list.get(from).marks() > 0) {
                expected = from;
            }
            Iterator<Seq.Place<Part>> found = seq.markedFrom(from);
            assertThat(found.hasNext() ? found.next().index() : -1).isEqualTo(expected);
        }
    }

    @ParameterizedTest(name = "one in {0}")
    @ValueSource(ints = {1, 3, 100, 5000})
    void walkingMarkedPartsTellsWhereEachBegins(int rarity) {
        Random random = new Random(rarity);
        Seq<Part> seq = Seq.of(IntStream.range(0, 10_000).mapToObj(_ -> new Part(random.nextInt(3), random.nextInt(3),
                random.nextInt(rarity) == 0 ? 1 : 0)).toList());
        List<Seq.Place<Part>> walked = new ArrayList<>();
        seq.markedFrom(0).forEachRemaining(walked::add);
        assertThat(walked).isNotEmpty().isEqualTo(IntStream.range(0, 10_000).mapToObj(seq::atIndex)
                .filter(place -> place.part().marks() > 0).toList());
    }

    @Test
    void anEditLeavesTheOldSequenceAsItWas() {
        Random random = new Random(5);
        List<List<Part>> lists = new ArrayList<>(List.of(parts(random, 2000)));
        List<Seq<Part>> versions = new ArrayList<>(List.of(Seq.of(lists.getFirst())));
        for (int i = 0; i < 50; i++) {
            int from = random.nextInt(1500);
            int to = from + random.nextInt(100);
            List<Part> with = parts(random, 80);
            List<Part> list = new ArrayList<>(lists.getLast());
            list.subList(from, to).clear();
            list.addAll(from, with);
            lists.add(list);
            versions.add(versions.getLast().splice(from, to, with));
        }
        for (int i = 0; i < versions.size(); i++) {
            assertSame(versions.get(i), lists.get(i));
        }
    }

    @Test
    void aSpliceMakesAtMostThreeNewNodesAtEachHeight() {
        Seq<Part> before = Seq.of(parts(new Random(6), 260_000));
        Seq<Part> after = before.splice(130_000, 130_002, parts(new Random(7), 3));
        assertThat(SeqInvariants.newNodes(before.root(), after.root()))
                .isLessThanOrEqualTo(3 * (before.root().height + 1));
    }

    @Test
    void aSequenceOfManyPartsNeedsFewNodes() {
        Seq<Part> seq = Seq.of(parts(new Random(8), 260_000));
        assertThat(SeqInvariants.nodes(seq.root())).isLessThan(260_000 / 8);
    }

    @ParameterizedTest(name = "from {0}")
    @ValueSource(ints = {0, 1, 31, 32, 33, 1500, 4999, 5000})
    void walkingStartsAtAnyPart(int from) {
        List<Part> list = parts(new Random(9), 5000);
        List<Part> walked = new ArrayList<>();
        Seq.of(list).iteratorFrom(from).forEachRemaining(walked::add);
        assertThat(walked).isEqualTo(list.subList(from, list.size()));
    }

    @ParameterizedTest(name = "from {0}")
    @ValueSource(ints = {0, 40, 1999, 2000})
    void walkingPlacesTellsWhereEachPartBegins(int from) {
        Seq<Part> seq = Seq.of(parts(new Random(10), 2000));
        List<Seq.Place<Part>> walked = new ArrayList<>();
        seq.placesFrom(from).forEachRemaining(walked::add);
        assertThat(walked).isEqualTo(IntStream.range(from, 2000).mapToObj(seq::atIndex).toList());
    }

    @Test
    void aFinishedWalkHasNoNext() {
        Iterator<Part> walk = Seq.<Part>empty().iterator();
        assertThatExceptionOfType(NoSuchElementException.class).isThrownBy(walk::next);
        Iterator<Seq.Place<Part>> marked = Seq.of(parts(new Random(12), 100)).markedFrom(100);
        assertThatExceptionOfType(NoSuchElementException.class).isThrownBy(marked::next);
    }

    @Test
    void lengthsBeyondIntAddUp() {
        Part huge = new Part(3_000_000_000L, 5_000_000_000L, 1);
        Seq<Part> seq = Seq.of(IntStream.range(0, 1000).mapToObj(_ -> huge).toList());
        assertThat(seq.atOffset(2_999_999_999_999L))
                .isEqualTo(new Seq.Place<>(999, huge, 2_997_000_000_000L, 4_995_000_000_000L));
    }

    @Test
    void aByteAtTheEndIsOutOfBounds() {
        Seq<Part> seq = Seq.of(List.of(new Part(4, 1, 0)));
        assertThatExceptionOfType(IndexOutOfBoundsException.class).isThrownBy(() -> seq.atOffset(4));
    }

    @Test
    void anItemAtTheEndIsOutOfBounds() {
        Seq<Part> seq = Seq.of(List.of(new Part(4, 1, 0)));
        assertThatExceptionOfType(IndexOutOfBoundsException.class).isThrownBy(() -> seq.atCount(1));
    }

    @Test
    void aPartAtTheEndIsOutOfBounds() {
        Seq<Part> seq = Seq.of(List.of(new Part(4, 1, 0)));
        assertThatExceptionOfType(IndexOutOfBoundsException.class).isThrownBy(() -> seq.get(1));
    }

    private static void assertSame(Seq<Part> seq, List<Part> list) {
        SeqInvariants.check(seq.root());
        List<Part> walked = new ArrayList<>();
        seq.forEach(walked::add);
        assertThat(walked).isEqualTo(list);
        assertThat(seq.size()).isEqualTo(list.size());
        assertThat(seq.length()).isEqualTo(list.stream().mapToLong(Part::length).sum());
        assertThat(seq.count()).isEqualTo(list.stream().mapToLong(Part::count).sum());
        assertThat(seq.marks()).isEqualTo(list.stream().mapToLong(Part::marks).sum());
    }

    private static List<Part> joined(List<Part> left, List<Part> right) {
        List<Part> both = new ArrayList<>(left);
        both.addAll(right);
        return both;
    }

    /// Mostly small, sometimes large, so that both ways to splice are taken.
    private static int span(Random random) {
        return random.nextInt(10) == 0 ? 600 : 1 + random.nextInt(8);
    }

    private static List<Part> parts(Random random, int size) {
        List<Part> parts = new ArrayList<>();
        for (int i = 0; i < size; i++) {
            parts.add(new Part(random.nextInt(5) * random.nextInt(1000), random.nextInt(4), random.nextInt(50) / 49));
        }
        return parts;
    }
}
