package org.varscope.repair;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.dialect.Grammar;
import org.varscope.problem.Flaw;
import org.varscope.problem.Problem;
import org.varscope.repair.Level.Place;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Structure;

/// Where a reading can begin shortly before a place that is far in its record: the collections that are open there
/// are those that the structure has found, so that nothing before them needs to be read.
final class Approach {
    /// Bytes before the place: more items than are ever suspected, and far fewer than one reading takes.
    static final long RUN_UP = 1 << 15;

    private final Structure structure;
    private final long offset;

    private Approach(Structure structure, long offset) {
        this.structure = structure;
        this.offset = offset;
    }

    /// {@return where what `problem` tells of has gone wrong: a count that is not reached is found wrong where its
    /// collection ends, however far that is from it}
    static long damage(Structure structure, Problem problem) {
        long start = problem.span().start();
        return problem.flaw() instanceof Flaw.ChildrenMissing
                ? structure.deepestAt(start).map(node -> node.span().end()).orElse(start) : start;
    }

    /// {@return a place before `offset` in the record whose value begins at `start`; empty where none is known}
    static Optional<Place> to(Structure structure, long start, long offset) {
        Node record = structure.deepestAt(start).orElse(null);
        while (record != null && record.parent() != null) {
            record = record.parent();
        }
        return record == null || record.span().start() != start ? Optional.empty()
                : new Approach(structure, offset).from(record);
    }

    private Optional<Place> from(Node record) {
        Level level = Level.record(record.span().start());
        Node node = record;
        while (node != null && node.isCollection() && offset - node.item().start() > RUN_UP) {
            level = inside(level.past(node.item().start(), node.header()), node);
            long place = firstFrom(node, offset - RUN_UP);
            if (place < node.children() && structure.childStart(node, place) < offset) {
                return Optional.of(new Place(structure.childStart(node, place), skipped(level, node, place), 0));
            }
            // One child holds all of the run-up.
            Node child = place == 0 ? null : child(node, place - 1);
            if (child == null || !child.isCollection()) {
                return Optional.empty();
            }
            level = skipped(level, node, place - 1);
            level = level.each() == 2 ? level.past(structure.childStart(node, place - 1), likeness(node, place))
                    : level;
            node = child;
        }
        return Optional.empty();
    }

    private static Level inside(Level around, Node node) {
        Node.Body body = Objects.requireNonNull(node.body());
        return new Level(around, node.span().start(), body.start() - 4, body.claimed(), body.claimed(), body.each(),
                body.grammar() == Grammar.PROPERTIES, -1, body.start());
    }

    /// The same with the children before `place` read.
    private Level skipped(Level level, Node node, long place) {
        if (place <= 0) {
            return level;
        }
        int header = likeness(node, place);
        return new Level(level.around(), level.start(), level.countAt(), level.items(),
                level.items() - place * level.each(), level.each(), level.named(), header & 0xFFFF_FFFFL,
                structure.childStart(node, place - 1));
    }

    /// The header of the first key of a Dictionary, else of the child before `place`.
    private int likeness(Node node, long place) {
        return isKeyed(node)
                ? structure.entries(node, 0, 1).stream().findFirst().map(entry -> entry.key().header()).orElse(0)
                : child(node, place - 1) instanceof Node before ? before.header() : 0;
    }

    private static boolean isKeyed(Node node) {
        return Objects.requireNonNull(node.body()).each() == 2;
    }

    private @Nullable Node child(Node node, long place) {
        return structure.children(node, place, place + 1).stream().findFirst().orElse(null);
    }

    /// The first child that begins at `from` or behind it.
    private long firstFrom(Node node, long from) {
        long low = 0;
        long high = node.children();
        while (low < high) {
            long middle = low + high >>> 1;
            if (structure.childStart(node, middle) < from) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }
}
