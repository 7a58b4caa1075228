package org.varscope.repair;

import module java.base;
import org.varscope.bytes.Span;
import org.varscope.problem.Flaw;
import org.varscope.problem.Problem;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Role;
import org.varscope.scan.index.State;
import org.varscope.scan.index.Structure;

/// What follows from bytes that could not be had from a wrapper, such as a block of a compressed file that does not
/// unpack: values read in them were never there, and neither were those that are read from there on in the same record.
final class UnreadBytes {
    private static final int WORD = 4;

    private final Structure structure;
    /// By the offset of their first byte.
    private final NavigableMap<Long, Problem> lost = new TreeMap<>();
    /// Up to where reading is out of step behind some of them.
    private final Map<Problem, Long> reach = new HashMap<>();

    private UnreadBytes(Structure structure) {
        this.structure = structure;
        structure.known().stream().filter(problem -> problem.isError() && !problem.span().isEmpty())
                .forEach(problem -> lost.putIfAbsent(problem.span().start(), problem));
    }

    /// {@return for each of `problems` that follows from such bytes, the problem that says so of these}
    static Map<Problem, Problem> causes(Structure structure, List<Problem> problems) {
        UnreadBytes unread = new UnreadBytes(structure);
        Map<Problem, Problem> causes = new LinkedHashMap<>();
        if (!unread.lost.isEmpty()) {
            Set<Problem> known = Set.copyOf(structure.known());
            problems.stream().filter(problem -> !known.contains(problem))
                    .forEach(problem -> unread.cause(problem).ifPresent(cause -> causes.put(problem, cause)));
        }
        return causes;
    }

    private Optional<Problem> cause(Problem problem) {
        if (Causes.isOfValues(problem.flaw())) {
            return Aftermath.concerned(structure, problem).stream()
                    .flatMap(node -> at(head(node)).or(() -> behind(node.span().start())).stream()).findFirst();
        }
        long start = problem.span().start();
        return at(problem.span()).or(() -> behind(start))
                .or(() -> problem.flaw() instanceof Flaw.ChildrenMissing
                        ? structure.deepestAt(start).flatMap(node -> at(node.span())) : Optional.empty());
    }

    /// What makes a key the same as another is all of it; that of a collection, and what fits a type, is its header.
    private static Span head(Node node) {
        return node.role() == Role.KEY && !node.isCollection() ? node.span() : new Span(node.span().start(), WORD);
    }

    /// The first such bytes that are among those in `span`.
    private Optional<Problem> at(Span span) {
        Map.Entry<Long, Problem> before = lost.floorEntry(span.start());
        if (before != null && before.getValue().span().end() > span.start()) {
            return Optional.of(before.getValue());
        }
        Map.Entry<Long, Problem> next = lost.higherEntry(span.start());
        return Optional.ofNullable(next).filter(found -> found.getKey() < span.end()).map(Map.Entry::getValue);
    }

    /// The last such bytes before `offset`, where reading is out of step from them on up to there.
    private Optional<Problem> behind(long offset) {
        return Optional.ofNullable(lost.floorEntry(offset)).map(Map.Entry::getValue)
                .filter(found -> offset < reach.computeIfAbsent(found, this::reach));
    }

    private long reach(Problem problem) {
        Span span = problem.span();
        return isInsideOneValue(span) ? span.end() : Slot.end(structure, span.end());
    }

    /// Whether no word that says how bytes are to be read is among them: then everything behind them is read as it was
    /// meant.
    private boolean isInsideOneValue(Span span) {
        return structure.deepestAt(span.start()).filter(node -> !node.isCollection() && node.state() == State.WHOLE
                && node.role() != Role.GAP && node.span().start() + 2 * WORD <= span.start()
                && node.span().end() >= span.end()).isPresent();
    }
}
