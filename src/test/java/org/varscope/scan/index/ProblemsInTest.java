package org.varscope.scan.index;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Seq;
import org.varscope.bytes.Span;
import org.varscope.dialect.Dialects;
import org.varscope.dialect.Framing;
import org.varscope.problem.Flaw;
import org.varscope.problem.Problem;
import org.varscope.scan.damage.Shape;
import org.varscope.scan.walk.Progress;

/// Looking at a part of a file finds what looking at all of it and picking does.
class ProblemsInTest {
    private static final int SEED = 4;

    @Test
    void theProblemsInASpanAreThoseOfAllThatBeginThere() throws IOException {
        eachDamaged((structure, random) -> {
            Span where = new Span(random.nextLong(structure.bytes().length() + 1), random.nextLong(200));
            assertThat(structure.problemsIn(where)).isEqualTo(
                    structure.problems().stream().filter(p -> where.contains(p.span().start())).toList());
        });
    }

    @Test
    void theNextErrorIsTheFirstOfAllFromThereOn() throws IOException {
        eachDamaged((structure, random) -> {
            long from = random.nextLong(structure.bytes().length() + 1);
            assertThat(structure.errorFrom(from)).isEqualTo(structure.problems().stream()
                    .filter(p -> p.isError() && p.span().start() >= from).findFirst());
        });
    }

    @Test
    void errorsAreCountedAlongWithTheProblems() throws IOException {
        eachDamaged((structure, _) -> assertThat(structure.errors()).isEqualTo(Problem.errors(structure.problems())));
    }

    @Test
    void whatWasKnownBeforeReadingIsCountedAndFoundToo() {
        Problem broken = new Problem(Flaw.Plain.NO_VALUE, new Span(8, 4));
        Structure structure = Structure.scan(ByteStore.of(new byte[12]), Dialects.of("godot4"), Framing.VALUES,
                Progress.NONE).knowing(List.of(broken));
        assertThat(structure.errors()).isOne();
        assertThat(structure.errorFrom(0)).contains(broken);
        assertThat(structure.problemsIn(new Span(0, 8))).isEmpty();
    }

    @Test
    void onlyThePartsThereAreAskedForTheirProblems() {
        AtomicInteger asked = new AtomicInteger();
        List<Problem> one = List.of(new Problem(Flaw.Plain.NO_VALUE, new Span(0, 4)));
        List<Problem> counted = new AbstractList<>() {
            @Override
            public Problem get(int index) {
                asked.incrementAndGet();
                return one.get(index);
            }

            @Override
            public int size() {
                return 1;
            }
        };
        int parts = 10_000;
        Shape.Open root = new Shape.Open(0, 0, 0, Seq.of(Collections.nCopies(parts, new Shape.Gap(4, counted))), 0, 0,
                Framing.VALUES.grammar(), true, false, false, List.of());
        Structure structure = new Structure(ByteStore.of(new byte[4 * parts]), Dialects.of("godot4"), Framing.VALUES,
                root, true);
        asked.set(0);
        assertThat(structure.problemsIn(new Span(20_000, 8))).hasSize(2);
        assertThat(structure.errors()).isEqualTo(parts);
        assertThat(asked.get()).isLessThan(10);
    }

    private static void eachDamaged(BiConsumer<Structure, Random> test) throws IOException {
        Random random = new Random(SEED);
        for (String name : List.of("adventure.save", "adventure-godot3.save", "adventure-records.save")) {
            byte[] healthy = ProblemsInTest.class.getResourceAsStream("/org/varscope/samples/" + name).readAllBytes();
            for (int i = 0; i < 200; i++) {
                byte[] damaged = Arrays.copyOf(healthy, healthy.length - random.nextInt(40));
                for (int k = random.nextInt(20); k >= 0; k--) {
                    damaged[random.nextInt(damaged.length)] = (byte) random.nextInt(256);
                }
                for (Framing framing : Framing.all()) {
                    test.accept(Structure.scan(ByteStore.of(damaged), Dialects.of("godot4"), framing, Progress.NONE),
                            random);
                }
            }
        }
    }
}
