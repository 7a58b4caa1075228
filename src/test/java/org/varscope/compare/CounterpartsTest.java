package org.varscope.compare;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.varscope.check.Made;
import org.varscope.codec.EncodeException;
import org.varscope.document.place.Values;
import org.varscope.scan.index.Location;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;
import org.varscope.variant.Variant;

class CounterpartsTest {
    private static Location at(long... places) {
        return new Location(Arrays.stream(places).boxed().toList(), false);
    }

    private static List<Difference> between(Structure before, Structure after) {
        return ChangedValues.between(before, after, MergeTest.MOST, Progress.NONE).differences();
    }

    @Test
    void whatStandsBehindAnInsertedElementIsStillTheSame() {
        List<Difference> differences = between(Made.bare("[10, 20, 30, 40]"), Made.bare("[10, 15, 20, 40]"));
        Counterparts counterparts = new Counterparts(differences);
        assertThat(counterparts.of(at(0, 1))).contains(at(0, 2));
        assertThat(counterparts.of(at(0, 2))).as("removed: its collection").contains(at(0));
        assertThat(counterparts.of(at(0, 3))).contains(at(0, 3));
        assertThat(new Counterparts(differences.stream().map(Difference::reversed).toList()).of(at(0, 1)))
                .as("added: its collection").contains(at(0));
    }

    @Test
    void whatHasNoDifferenceIsTheSameOnTheOtherSideAndLeadsBack() throws EncodeException {
        for (int seed = 0; seed < 1000; seed++) {
            RandomGenerator random = new SplittableRandom(seed);
            Variant from = MergeTest.any(random, 4);
            Variant to = from;
            for (int edits = random.nextInt(6); edits >= 0; edits--) {
                to = MergeTest.changed(to, random);
            }
            Structure before = MergeTest.structure(from);
            Structure after = MergeTest.structure(to);
            List<Difference> differences = between(before, after);
            Counterparts there = new Counterparts(differences);
            Counterparts back = new Counterparts(differences.stream().map(Difference::reversed).toList());
            for (Node node : all(before)) {
                Location at = node.location();
                boolean same = differences.stream().allMatch(one -> !at.isWithin(one.before())
                        && !one.before().isWithin(at) || one.kind() == Difference.Kind.ADDED && !isIn(one, at));
                if (same) {
                    Location other = there.of(at).orElseThrow();
                    assertThat(value(after, other)).as("seed %d, %s", seed, at).isEqualTo(value(before, at));
                    assertThat(back.of(other)).as("seed %d, %s and back", seed, at).contains(at);
                }
            }
        }
    }

    /// Whether what was added stands in the value at `at`; where it would stand may be where that value is.
    private static boolean isIn(Difference added, Location at) {
        return added.before().places().size() > at.places().size() && added.before().isWithin(at);
    }

    private static Optional<Variant> value(Structure structure, Location at) {
        return Values.of(structure, structure.node(at).orElseThrow(), MergeTest.MOST);
    }

    private static List<Node> all(Structure structure) {
        List<Node> all = new ArrayList<>();
        Deque<Node> todo = new ArrayDeque<>(List.of(structure.record(0)));
        while (!todo.isEmpty()) {
            Node node = todo.removeFirst();
            all.add(node);
            if (node.isCollection()) {
                todo.addAll(structure.children(node, 0, (int) node.children()));
            }
        }
        return all;
    }
}
