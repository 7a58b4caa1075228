package org.varscope.repair;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.varscope.bytes.ByteStore;
import org.varscope.document.edit.Review;
import org.varscope.problem.Severity;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;

/// How good repairs are, on single faults made by chance from seed 11, or `-Dvarscope.seed`. `-Dvarscope.faults=4000`
/// makes as many, and writes a table to `target/repair.md` and what was missed to `target/repair-missed.txt`.
class RepairMeasurementTest {
    private static final int USUAL = 16;
    private static final int FAULTS = Integer.getInteger("varscope.faults", USUAL);
    private static final int FEW = 8;
    private static final int DOUBLE = Integer.getInteger("varscope.double", FEW);
    private static final int ROUNDS = 8;
    private static final int SEED = Integer.getInteger("varscope.seed", 11);

    private static final List<Specimen> CORPUS = Specimen.ofCorpus();
    private static final List<Specimen> SAMPLES = Specimen.ofSamples();

    @Test
    void theRightRepairIsMostlyTheFirst() throws IOException {
        Tally tally = measured(FAULTS);
        if (FAULTS != USUAL) {
            Files.writeString(Path.of("target", "repair.md"), tally.table() + "\n" + tally.unasked.table());
            Files.write(Path.of("target", "repair-missed.txt"), tally.missed);
        }
        assertThat(tally.unasked.wrong).isEmpty();
        assertThat(tally.first()).as(tally.table()).isGreaterThan(85);
        assertThat(tally.amongThree()).as(tally.table()).isGreaterThan(90);
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

    /// How many of those faults come back of which two were made in one file; `-Dvarscope.double=1000` makes as many.
    @Test
    void mostFilesWithTwoFaultsAreReadableAgain() throws IOException {
        Random random = new Random(SEED);
        int[] count = new int[4];
        Unasked unasked = new Unasked();
        for (int made = 0; made < DOUBLE;) {
            List<Specimen> from = random.nextBoolean() ? CORPUS : SAMPLES;
            Specimen specimen = from.get(random.nextInt(from.size()));
            byte[] twice = Fault.twice(specimen, random);
            Structure damaged = twice == null ? null : specimen.read(twice);
            if (damaged != null && damaged.errors() > 0) {
                made++;
                Structure now = mended(damaged);
                Mending clear = unasked.add(specimen, damaged);
                ByteStore was = ByteStore.of(specimen.bytes());
                count[0] += now.bytes().contentEquals(was) ? 1 : 0;
                count[1] += now.errors() == 0 ? 1 : 0;
                count[2] += clear.after().bytes().contentEquals(was) ? 1 : 0;
                count[3] += clear.after().errors() == 0 ? 1 : 0;
            }
        }
        String found = "of %d double faults: first proposals give the original %d, no error %d; clear ones alone %d, %d"
                .formatted(DOUBLE, count[0], count[1], count[2], count[3]);
        if (DOUBLE != FEW) {
            Files.writeString(Path.of("target", "repair-double.md"), found + "\n\n" + unasked.table());
        }
        assertThat(unasked.wrong).isEmpty();
        assertThat(count[1]).as(found).isGreaterThan(DOUBLE * 2 / 3);
    }

    /// The first proposal of the first error, and so on.
    private static Structure mended(Structure damaged) {
        Structure now = damaged;
        for (int round = 0; round < ROUNDS; round++) {
            Optional<Repair> next = Repairs.next(now, Progress.NONE);
            if (next.isEmpty()) {
                return now;
            }
            now = Review.of(now, next.get().edit(), Progress.NONE).after();
        }
        return now;
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
