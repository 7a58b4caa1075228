package org.varscope.repair;

import module java.base;
import org.varscope.bytes.Span;
import org.varscope.problem.Flaw;
import org.varscope.problem.Problem;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Role;
import org.varscope.scan.index.State;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;

/// Which problems of a file are there only since another one is, and which of them are mended by themselves.
///
/// @param all    for each problem that follows from another, that other
/// @param mended those that others follow from and that have a repair
/// @param led    whether bytes of a game's own come first, and all after them is whole
public record Causes(Map<Problem, Problem> all, Set<Problem> mended, boolean led) {
    /// Nothing is known to follow from anything.
    public static final Causes NONE = new Causes(Map.of(), Set.of(), false);
    /// How many damaged records are looked at.
    private static final int MOST_RECORDS = 64;

    /// Copies the problems.
    public Causes {
        all = Map.copyOf(all);
        mended = Set.copyOf(mended);
    }

    /// {@return which of `problems` follow from which: from bytes that could not be had from a wrapper, what was read
    /// in them and from there on; from damage, whatever its best repair removes with it}
    ///
    /// Costs one search for repairs for each damaged record, up to 64 of them.
    ///
    /// @param problems of `structure` and of the values in it, in [Problem#ORDER]
    /// @param progress may stop it
    /// @throws CancellationException if the progress says to stop
    public static Causes of(Structure structure, List<Problem> problems, Progress progress) {
        Map<Problem, Problem> causes = new LinkedHashMap<>(UnreadBytes.causes(structure, problems));
        Set<Problem> mended = new HashSet<>();
        boolean led = problems.stream().anyMatch(Causes::canCause) && Lead.has(structure);
        long end = 0;
        int records = 0;
        for (Problem problem : problems) {
            long start = problem.span().start();
            if (!led && start >= end && canCause(problem) && !causes.containsKey(problem)
                    && records++ < MOST_RECORDS) {
                end = Math.max(start + 1, Slot.end(structure, start));
                Repairs.ofUnled(structure, problem, progress).stream().findFirst().ifPresent(best -> {
                    mended.add(problem);
                    Aftermath.of(structure, best, progress).removed(problems).stream()
                            .filter(other -> !other.equals(problem))
                            .forEach(other -> causes.putIfAbsent(other, problem));
                });
            }
        }
        return new Causes(causes, mended, led);
    }

    /// Values that are read as they are in the bytes make nothing else wrong, nor does a sum of the file.
    private static boolean canCause(Problem problem) {
        return Repairs.isMended(problem) && !isOfValues(problem.flaw()) && !problem.isOfFile();
    }

    /// {@return whether reading does not tell of it, as every value is whole}
    static boolean isOfValues(Flaw flaw) {
        return flaw instanceof Flaw.DuplicateKey || flaw instanceof Flaw.ElementMismatch;
    }

    /// {@return the problem that `problem` follows from; empty where that is not known of any}
    public Optional<Problem> of(Problem problem) {
        return Optional.ofNullable(all.get(problem));
    }

    /// {@return whether repairs of `problem` itself are looked for: not of what goes with the repair of another, nor
    /// of values that were never there}
    public boolean isMended(Problem problem) {
        Problem cause = all.get(problem);
        return Repairs.isMended(problem) && (cause == null || problem.isError() && !mended.contains(cause));
    }

    /// {@return the repairs of `problem`, as [Repairs#of] gives them; none where it goes with the repair of another}
    ///
    /// @param structure of which these are the causes
    /// @param progress  may stop it
    /// @throws CancellationException if the progress says to stop
    public List<Repair> repairs(Structure structure, Problem problem, Progress progress) {
        return !led && isMended(problem) ? Repairs.ofUnled(structure, problem, progress) : List.of();
    }

    /// What follows from bytes that could not be had from a wrapper, such as a block of a compressed file that does not
    /// unpack: values read in them were never there, and neither were those that are read from there on in the same
    /// record.
    static final class UnreadBytes {
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

        /// What makes a key the same as another is all of it; that of a collection, and what fits a type, is its
        /// header.
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

        /// Whether no word that says how bytes are to be read is among them: then everything after them is read as
        /// it was meant.
        private boolean isInsideOneValue(Span span) {
            return structure.deepestAt(span.start()).filter(node -> !node.isCollection() && node.state() == State.WHOLE
                    && node.role() != Role.GAP && node.span().start() + 2 * WORD <= span.start()
                    && node.span().end() >= span.end()).isPresent();
        }
    }

    /// What becomes of the problems of a file by a repair.
    static final class Aftermath {
        private final Structure before;
        private final Structure after;
        private final Repair repair;

        private Aftermath(Structure before, Structure after, Repair repair) {
            this.before = before;
            this.after = after;
            this.repair = repair;
        }

        static Aftermath of(Structure before, Repair repair, Progress progress) {
            return new Aftermath(before, Repairs.result(before, repair, progress).orElseThrow(), repair);
        }

        /// {@return those of `problems` that are there no more}
        List<Problem> removed(List<Problem> problems) {
            if (repair.kind() == Repair.Kind.WRAPPER) {
                return problems;
            }
            Set<Problem> left = Set.copyOf(after.problems());
            Predicate<Problem> ofValues = problem -> Causes.isOfValues(problem.flaw());
            Set<Problem> gone = problems.stream().filter(ofValues.negate())
                    .filter(problem -> !left.contains(problem.shifted(growth(problem)))).collect(Collectors.toSet());
            // Elsewhere values are read as before.
            long first = repair.changes().getFirst().span().start();
            long from = Slot.start(before, first);
            long to = Math.max(repair.changes().getLast().span().end(), gone.stream()
                    .mapToLong(problem -> problem.span().start()).map(at -> Slot.end(before, at)).max().orElse(first));
            return problems.stream().filter(problem -> ofValues.test(problem)
                    ? problem.span().start() >= from && problem.span().start() < to && !remains(problem)
                    : gone.contains(problem)).toList();
        }

        private long growth(Problem problem) {
            return repair.growth(problem.span().start());
        }

        /// Whether the values that it is about are still read as what they were.
        private boolean remains(Problem problem) {
            return concerned(before, problem).stream().allMatch(this::remains);
        }

        /// {@return what a problem of values is about: two keys, or the value that does not fit}
        static List<Node> concerned(Structure structure, Problem problem) {
            return problem.flaw() instanceof Flaw.DuplicateKey flaw
                    ? Doubled.both(structure, problem, flaw).orElse(List.of()).stream()
                            .map(node -> node.role() == Role.VALUE ? structure.key(node).orElse(node) : node).toList()
                    : structure.deepestAt(problem.span().start()).stream().toList();
        }

        private boolean remains(Node was) {
            Node is = after.deepestAt(moved(was)).orElse(null);
            return is != null && is.role() == was.role() && is.header() == was.header()
                    && is.span().start() == moved(was)
                    && (was.parent() == null ? is.parent() == null
                            : is.parent() != null && is.parent().span().start() == moved(was.parent()));
        }

        private long moved(Node node) {
            long start = node.span().start();
            return start + repair.growth(start);
        }
    }
}
