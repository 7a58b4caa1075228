package org.varscope.explain.field;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.BinarySearch;
import org.varscope.bytes.Span;
import org.varscope.check.Neighbours;
import org.varscope.check.QuickPass;
import org.varscope.explain.FieldWords;
import org.varscope.problem.Problem;
import org.varscope.said.Language;
import org.varscope.said.Phrases;
import org.varscope.scan.field.Field;
import org.varscope.scan.field.Fields;
import org.varscope.scan.field.Owner;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.NodeCursor;
import org.varscope.scan.index.Role;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Purpose;
import org.varscope.scan.walk.Rule;

/// Explains the bytes of one state of a document, in one language. For one thread.
public final class Explainer {
    /// Bytes in which problems are looked for at a time: to find one takes a look at all that is around it.
    private static final long AT_ONCE = 4096;

    private final Structure structure;
    private final Phrases phrases;
    private final Telling.Means means;
    private final Troubles troubles;
    private final Neighbours neighbours;
    private final Function<Node, String> paths;
    private final NodeCursor nodes;
    private final Map<Rule, String> sources = new EnumMap<>(Rule.class);
    private @Nullable Field before;
    /// Where problems were looked for last, and all that begin there.
    private Span looked = new Span(0, 0);
    private List<Problem> found = List.of();
    /// The value of the last field, as most fields belong to the value that the one before belongs to.
    private @Nullable Value last;

    /// A value that was looked up, and the bytes for which that holds.
    private record Value(Span span, @Nullable Node node) { }

    /// @param paths gives the path of a value
    public Explainer(Structure structure, Language language, Function<Node, String> paths) {
        this(structure, language, paths, QuickPass.NONE);
    }

    /// @param paths gives the path of a value
    /// @param pass  what is known of values among their neighbours
    public Explainer(Structure structure, Language language, Function<Node, String> paths, QuickPass pass) {
        this.structure = structure;
        this.phrases = Phrases.beside(Explainer.class, language);
        this.means = new Telling.Means(new FieldWords(structure, language), new Figures(structure),
                new Sentences(structure, phrases, language), this::source, this::filled);
        this.troubles = new Troubles(structure, phrases, language);
        this.neighbours = new Neighbours(structure, pass);
        this.paths = paths;
        this.nodes = new NodeCursor(structure);
    }

    /// {@return what the byte at `offset` is part of; empty where there is no such byte}
    public Optional<Explanation> at(long offset) {
        return offset < 0 || offset >= structure.bytes().length() ? Optional.empty()
                : Fields.in(structure, new Span(offset, 1)).stream().findFirst().map(this::of);
    }

    /// {@return the explanation of one of the structure's fields, by itself}
    public Explanation of(Field field) {
        List<Problem> problems = problems(field.span());
        return whole(telling(field, owner(field, this::deepest), problems, troubles.brief(field, problems)));
    }

    /// {@return the same at length: also what is odd about its value among the values around it, what the engine
    /// answers to what is wrong, and others of its generation; all of that may read the whole record}
    public Explanation atLength(Field field) {
        return whole(atLength(field, owner(field, this::deepest)));
    }

    /// {@return what [#atLength(Field)] says, found out as it is asked for; without a path}
    ///
    /// @param node that the field is in, of those that [Fields#each] gives; null where it is in none
    public Telling atLength(Field field, @Nullable Node node) {
        return atLength(field, owner(field, _ -> node));
    }

    private Telling atLength(Field field, Value owner) {
        List<Problem> problems = problems(field.span());
        if (owner.node != null && isFirst(field, owner.node)) {
            List<Problem> odd = neighbours.of(owner.node);
            problems = odd.isEmpty() ? problems : Stream.concat(problems.stream(), odd.stream()
                    .filter(problem -> field.span().contains(problem.span().start()))).sorted(Problem.ORDER).toList();
        }
        return telling(field, owner, problems, troubles.atLength(field, problems));
    }

    /// {@return what is to be said of no bytes at all, at length}
    public Explanation nothing() {
        Field none = new Field(new Span(0, 0), new Owner(Owner.Kind.FILE, new Span(0, 0), null),
                new Purpose.Damage(), structure.dialect(), false);
        List<Problem> problems = problems(none.span());
        return new Explanation(none, null, "", phrases.get("nothing.name"), "", "", phrases.get("nothing"),
                troubles.atLength(none, problems), List.of(), problems, source(none), Pages.of(none, problems));
    }

    /// Whether what is odd about `node` among others may be told of `field`, one of its own: its header, or the key of
    /// a setting.
    private boolean isFirst(Field field, Node node) {
        return field.span().contains(node.span().start())
                || node.parent() == null && structure.framing().isKeyed();
    }

    private Telling telling(Field field, Value owner, List<Problem> problems, String trouble) {
        Telling told = new Telling(means, field, before, owner.node, problems, trouble);
        before = field;
        return told;
    }

    private Explanation whole(Telling told) {
        Node node = told.node();
        return told.whole(node == null ? "" : paths.apply(node));
    }

    /// What reading finds wrong in a field: what begins there, and what is missing after it.
    private List<Problem> problems(Span span) {
        Span where = new Span(span.start(), span.length() + 1);
        if (!looked.encloses(where)) {
            looked = new Span(where.start(), Math.max(where.length(), AT_ONCE));
            found = structure.problemsIn(looked);
        }
        if (found.isEmpty()) {
            return List.of();
        }
        List<Problem> near = found.subList(from(where.start()), from(where.end()));
        return near.isEmpty() ? near : near.stream().filter(problem -> isIn(span, problem.span())).toList();
    }

    /// The first of the problems found that does not begin before `offset`.
    private int from(long offset) {
        return BinarySearch.partitionPoint(found, problem -> problem.span().start() < offset);
    }

    private boolean isIn(Span field, Span problem) {
        return problem.isEmpty() && problem.start() > 0 ? problem.start() > field.start()
                : problem.start() < field.end() || problem.start() == structure.bytes().length();
    }

    /// How many bytes before a padding it fills up: those of the field before it.
    private long filled(Telling padding) {
        long start = padding.span().start();
        Field known = padding.before();
        if (known != null && known.span().end() == start) {
            return known.span().length();
        }
        return start == 0 ? 0 : Fields.in(structure, new Span(start - 1, 1)).getFirst().span().length();
    }

    /// @param look finds the value of a field
    private Value owner(Field field, Function<Field, @Nullable Node> look) {
        Value known = last;
        if (known == null || !known.span.equals(field.owner().span())) {
            known = new Value(field.owner().span(), look.apply(field));
            last = known;
        }
        return known;
    }

    private @Nullable Node deepest(Field field) {
        return nodes.deepestAt(field.span().start()).filter(found -> found.role() != Role.GAP).orElse(null);
    }

    private String source(Field field) {
        Rule rule = field.rule();
        return rule == Rule.NONE ? phrases.get("no-rule")
                : sources.computeIfAbsent(rule, one -> String.join(", ", structure.dialect().traits().title(),
                        one.file(), one.function()));
    }
}
