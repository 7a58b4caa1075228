package org.varscope.repair;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.varscope.problem.Severity;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;

/// How good repairs are, on single faults made by chance from seed 11, or `-Dvarscope.seed`. `-Dvarscope.faults=4000` makes
/// as many, and writes a table to `target/repair.md` and what was missed to `target/repair-missed.txt`.
class RepairMeasurementTest {
    private static final int USUAL = 12;
    private static final int FAULTS = Integer.getInteger("varscope.faults", USUAL);
    private static final int SEED = Integer.getInteger("varscope.seed", 11);

    private static final List<Specimen> CORPUS = Specimen.ofCorpus();
    private static final List<Specimen> SAMPLES = Specimen.ofSamples();

    @Test
    void theRightRepairIsMostlyTheFirst() throws IOException {
        Tally tally = measured(FAULTS);
        if (FAULTS != USUAL) {
            Files.writeString(Path.of("target", "repair.md"), tally.table());
            Files.write(Path.of("target", "repair-missed.txt"), tally.missed);
        }
        assertThat(tally.first()).as(tally.table()).isGreaterThan(80);
        assertThat(tally.amongThree()).as(tally.table()).isGreaterThan(80);
    }

    @Test
    void nothingIsProposedForAHealthyFile() {
        List<Specimen> all = Stream.concat(SAMPLES.stream(), CORPUS.stream()).toList();
        assertThat(all).hasSizeGreaterThan(2000).allSatisfy(specimen -> {
            Structure structure = specimen.read(specimen.bytes());
            assertThat(structure.problems()).noneMatch(problem -> problem.severity() == Severity.ERROR);
            assertThat(structure.problems()).allSatisfy(
                    problem -> assertThat(Repairs.of(structure, problem, Progress.NONE)).isEmpty());
        });
    }

    private static Tally measured(int count) {
        Random random = new Random(SEED);
        Tally tally = new Tally();
        Fault.Kind[] kinds = Fault.Kind.values();
        for (int made = 0; made < count;) {
            List<Specimen> from = random.nextBoolean() ? CORPUS : SAMPLES;
            Specimen specimen = from.get(random.nextInt(from.size()));
            Fault fault = Fault.of(kinds[random.nextInt(kinds.length)], specimen, random);
            if (fault != null) {
                tally.add(specimen, fault);
                made++;
            }
        }
        return tally;
    }
}
