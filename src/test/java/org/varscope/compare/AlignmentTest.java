package org.varscope.compare;

import module java.base;
import org.varscope.compare.Alignment.Rising;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class AlignmentTest {
    private static long[] random(RandomGenerator random, int most, int different) {
        return random.longs(random.nextInt(most), 0, different).toArray();
    }

    /// How long the longest row is that is in both in the same order.
    private static int common(long[] before, long[] after) {
        int[][] longest = new int[before.length + 1][after.length + 1];
        for (int i = before.length - 1; i >= 0; i--) {
            for (int j = after.length - 1; j >= 0; j--) {
                longest[i][j] = before[i] == after[j] ? longest[i + 1][j + 1] + 1
                        : Math.max(longest[i + 1][j], longest[i][j + 1]);
            }
        }
        return longest[0][0];
    }

    @Test
    void theShortestEditKeepsAsMuchAsCanBeKept() {
        for (int seed = 0; seed < 3000; seed++) {
            RandomGenerator random = new SplittableRandom(seed);
            long[] before = random(random, 30, 5);
            long[] after = random(random, 30, 5);
            List<int[]> runs = ShortestEdit.runs(before, after, 0, before.length, 0, after.length, 60).orElseThrow();
            int end = before.length;
            int endAfter = after.length;
            for (int[] run : runs) {
                assertThat(run[0] + run[2]).as("seed %d", seed).isBetween(run[2], end);
                assertThat(run[1] + run[2]).as("seed %d", seed).isBetween(run[2], endAfter);
                assertThat(Arrays.equals(before, run[0], run[0] + run[2], after, run[1], run[1] + run[2])).isTrue();
                end = run[0];
                endAfter = run[1];
            }
            assertThat(runs.stream().mapToInt(run -> run[2]).sum()).as("seed %d", seed)
                    .isEqualTo(common(before, after));
        }
    }

    @Test
    void theLongestRisingPartIsAsLongAsCanBe() {
        for (int seed = 0; seed < 3000; seed++) {
            RandomGenerator random = new SplittableRandom(seed);
            int[] numbers = IntStream.range(-2, random.nextInt(12)).toArray();
            for (int i = numbers.length - 1; i > 0; i--) {
                int other = random.nextInt(i + 1);
                int number = numbers[i];
                numbers[i] = numbers[other];
                numbers[other] = number;
            }
            BitSet found = Rising.longest(numbers);
            int[] rising = found.stream().map(i -> numbers[i]).toArray();
            assertThat(IntStream.range(1, rising.length).allMatch(i -> rising[i] > rising[i - 1])).isTrue();
            long[] sorted = IntStream.of(numbers).filter(number -> number >= 0).sorted().asLongStream().toArray();
            assertThat(rising.length).as("seed %d", seed)
                    .isEqualTo(common(IntStream.of(numbers).asLongStream().toArray(), sorted));
        }
    }

    @Test
    void everyItemIsPairedOnceAndWhatStaysKeepsItsOrder() {
        for (int seed = 0; seed < 3000; seed++) {
            RandomGenerator random = new SplittableRandom(seed);
            long[] before = random(random, 60, 20);
            long[] after = random(random, 60, 20);
            Alignment byContent = Alignment.byContent(before, after, (i, j) -> 1 + (i + j) % 3);
            Alignment byName = Alignment.byName(before, after);
            for (Alignment all : List.of(byContent, byName)) {
                int last = -1;
                for (int i = 0; i < before.length; i++) {
                    int j = all.mate(i);
                    assertThat(j < 0 || all.back(j) == i).as("seed %d", seed).isTrue();
                    if (j >= 0 && !all.isMoved(i)) {
                        assertThat(j).as("seed %d", seed).isGreaterThan(last);
                        last = j;
                    }
                    assertThat(j < 0 || !all.isMoved(i) || before[i] == after[j]).as("seed %d", seed).isTrue();
                }
                assertThat(IntStream.of(all.targets())).allMatch(place -> place >= 0 && place <= before.length);
            }
        }
    }

    @Test
    void oneThatWasPutIntoAHundredThousandIsOne() {
        long[] before = new SplittableRandom(1).longs(100_000, 0, 7).toArray();
        long[] after = LongStream.concat(LongStream.concat(Arrays.stream(before, 0, 70_000), LongStream.of(9)),
                Arrays.stream(before, 70_000, 100_000)).toArray();
        after[10] = 8;
        Alignment all = Alignment.byContent(before, after, (_, _) -> 1);
        assertThat(IntStream.range(0, after.length).filter(j -> all.back(j) < 0).toArray()).containsExactly(70_000);
    }

    @Test
    void whatIsThereOnceLeadsOnWhereVeryMuchIsDifferent() {
        long[] before = LongStream.range(0, 20_000).toArray();
        long[] after = LongStream.range(0, 20_000).map(n -> n % 3 == 0 ? -n - 1 : n).toArray();
        Alignment all = Alignment.byContent(before, after, (_, _) -> 1);
        assertThat(IntStream.range(0, before.length)).allMatch(i -> all.mate(i) == i && !all.isMoved(i));
    }
}
