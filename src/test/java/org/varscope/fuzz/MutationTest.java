package org.varscope.fuzz;

import module java.base;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.varscope.fuzz.Seeds.Seed;
import org.varscope.scan.walk.Buffers;

/// Every target on inputs that are damaged by the numbers of a seed; `-Dvarscope.seed=N` runs that seed alone.
class MutationTest {
    private static final int INPUTS = Buffers.MOST / 40;
    private static final long SEEDS = 4;

    static Stream<Arguments> runs() {
        Long seed = Long.getLong("varscope.seed");
        List<Long> seeds = seed == null ? LongStream.rangeClosed(1, SEEDS).boxed().toList() : List.of(seed);
        return Stream.of(Targets.values()).flatMap(target -> seeds.stream().map(s -> Arguments.of(target, s)));
    }

    @ParameterizedTest(name = "{0} seed {1}")
    @MethodSource("runs")
    void whatMustHoldHoldsForDamagedBytes(Targets target, long seed) {
        Random random = new Random(seed);
        List<Seed> seeds = Seeds.all();
        Runs runs = new Runs(target);
        for (int i = 0; i < INPUTS / target.weight(); i++) {
            Seed chosen = seeds.get(random.nextInt(seeds.size()));
            byte[] input = target.inputs(List.of(chosen)).findFirst().orElseThrow();
            runs.on(Buffers.damaged(random, input));
        }
    }
}
