package org.varscope.check;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.BinarySearch;
import org.varscope.bytes.Span;
import org.varscope.document.place.LazyPath;
import org.varscope.problem.Problem;
import org.varscope.scan.audit.Marks;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Preorder;
import org.varscope.scan.index.Role;
import org.varscope.scan.index.Structure;

/// Goes through a structure in order of offset: every value with its path, every gap, and every problem right after the
/// value that it concerns. What takes a look at neighbours is found on the way: keys that occur again, and elements
/// that do not fit their typed collection.
///
/// However many values there are, only the collections around the current one are kept. For one thread.
public final class Inspection {
    private final Preorder nodes;
    private final Trail trail;
    private final List<Problem> problems;
    private final long end;
    private final @Nullable Marks marks;
    private final Deque<Finding> waiting = new ArrayDeque<>();
    private int nextProblem;
    private @Nullable Node upcoming;
    private boolean done;

    /// Goes through all of `structure`.
    public Inspection(Structure structure) {
        this(structure, null, 0);
    }

    /// Goes through the records from the one on whose item starts at `from`, and in them through what is marked or has
    /// a problem. Where only what is not marked is left out, nothing is missed that is worth saying.
    Inspection(Structure structure, @Nullable Marks marks, long from) {
        this.nodes = structure.preorder();
        this.trail = new Trail(structure, null, new LazyPath("$"));
        this.problems = structure.problems();
        this.end = Long.MAX_VALUE;
        this.marks = marks;
        if (from > 0) {
            nodes.skipTo(from);
        }
        nextProblem = firstProblem(from);
    }

    /// Goes through `from` and what it holds.
    ///
    /// @param path of `from`
    public Inspection(Structure structure, Node from, String path) {
        this.nodes = structure.preorder(from);
        this.trail = new Trail(structure, from, new LazyPath(path));
        this.problems = structure.problems();
        Span span = from.parent() == null ? from.item() : from.span();
        this.end = span.end();
        this.marks = null;
        nextProblem = firstProblem(span.start());
    }

    /// {@return the next finding, or null after the last}
    public @Nullable Finding next() {
        if (waiting.isEmpty() && upcoming == null && !done) {
            upcoming = nextOfInterest();
            done = upcoming == null;
            collectUpTo(upcoming == null ? end : upcoming.item().start(),
                    upcoming != null && upcoming.parent() == null);
        }
        if (!waiting.isEmpty()) {
            return waiting.poll();
        }
        if (upcoming == null) {
            return null;
        }
        Node node = upcoming;
        upcoming = null;
        if (node.role() == Role.GAP) {
            trail.leave(node);
            return new Finding.Gap(node);
        }
        return new Finding.Value(node, trail.enter(node));
    }

    private @Nullable Node nextOfInterest() {
        Node node = nodes.next();
        while (marks != null && node != null && !isOfInterest(marks, node)) {
            long after = node.item().end();
            Node parent = node.parent();
            if (parent == null || marks.isWithChildren(parent.span().start())) {
                nodes.skipChildren();
            } else {
                int problem = firstProblem(after);
                long next = problem < problems.size() ? problems.get(problem).span().start() : Long.MAX_VALUE;
                nodes.skipTo(Math.min(next, marks.next(after)));
            }
            node = nodes.next();
        }
        return node;
    }

    /// Whether a node is a record, or marked, or holds a problem or ends where there is one.
    private boolean isOfInterest(Marks marked, Node node) {
        long start = node.item().start();
        long after = node.item().end();
        Node parent = node.parent();
        if (parent == null || marked.touches(start, after) || marked.isWithChildren(parent.span().start())) {
            return true;
        }
        int problem = firstProblem(start);
        return problem < problems.size() && problems.get(problem).span().start() <= after;
    }

    /// The index of the first problem that does not start before `offset`.
    private int firstProblem(long offset) {
        return BinarySearch.partitionPoint(problems, problem -> problem.span().start() < offset);
    }

    /// Leaves out what the value holds that [#next()] has just returned.
    public void skipChildren() {
        nodes.skipChildren();
    }

    /// The problems before `offset`, with those that the trail has found of the last value.
    ///
    /// @param next whether the next record begins there: what is missing right before it, the record before lacks
    private void collectUpTo(long offset, boolean next) {
        List<Finding.Trouble> found = new ArrayList<>(trail.takeFound());
        while (nextProblem < problems.size() && isBefore(problems.get(nextProblem), offset, next)) {
            Problem problem = problems.get(nextProblem++);
            long at = problem.span().start();
            found.add(new Finding.Trouble(problem, trail.pathAt(next && lacks(problem, offset) ? at - 1 : at)));
        }
        found.sort(Comparator.comparingLong((Finding.Trouble t) -> t.problem().span().start()));
        waiting.addAll(found);
    }

    private static boolean lacks(Problem problem, long offset) {
        return offset > 0 && problem.span().isEmpty() && problem.span().start() == offset;
    }

    private boolean isBefore(Problem problem, long offset, boolean next) {
        long start = problem.span().start();
        return start < offset || next && lacks(problem, offset)
                || done && start == offset && (end == Long.MAX_VALUE || problem.span().isEmpty());
    }
}
