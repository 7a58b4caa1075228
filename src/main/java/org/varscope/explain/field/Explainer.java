package org.varscope.explain.field;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.BinarySearch;
import org.varscope.bytes.Span;
import org.varscope.check.Neighbours;
import org.varscope.dialect.Framing;
import org.varscope.explain.FieldWords;
import org.varscope.explain.Language;
import org.varscope.explain.Phrases;
import org.varscope.problem.Problem;
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
    private final Language language;
    private final Phrases phrases;
    private final Figures figures;
    private final Sentences sentences;
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

    /// A value that was looked up: the bytes for which that holds, where it is, and what says its fields.
    private record Value(Span span, @Nullable Node node, String path, @Nullable FieldWords words) { }

    /// @param paths gives the path of a value
    public Explainer(Structure structure, Language language, Function<Node, String> paths) {
        this.structure = structure;
        this.language = language;
        this.phrases = Phrases.beside(Explainer.class, language);
        this.figures = new Figures(structure);
        this.sentences = new Sentences(structure, phrases, language);
        this.troubles = new Troubles(structure, phrases, language);
        this.neighbours = new Neighbours(structure);
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
        return of(field, owner(field), problems, troubles.brief(field, problems));
    }

    /// {@return the same at length: also what is odd about its value among the values around it, what the engine
    /// answers to what is wrong, and others of its generation; all of that may read the whole record}
    public Explanation atLength(Field field) {
        Value owner = owner(field);
        List<Problem> problems = problems(field.span());
        if (owner.node != null && isFirst(field, owner.node)) {
            List<Problem> odd = neighbours.of(owner.node);
            problems = odd.isEmpty() ? problems : Stream.concat(problems.stream(), odd.stream()
                    .filter(problem -> field.span().contains(problem.span().start()))).sorted(Problem.ORDER).toList();
        }
        return of(field, owner, problems, troubles.atLength(field, problems));
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
                || node.parent() == null && structure.framing() instanceof Framing.Project;
    }

    private Explanation of(Field field, Value owner, List<Problem> problems, String trouble) {
        String value = owner.words == null ? "" : owner.words.meaning(field);
        List<Figure> arithmetic = figures.of(field, field.purpose() instanceof Purpose.Padding ? filled(field) : 0);
        before = field;
        return new Explanation(field, owner.node, owner.path, FieldWords.name(field, language),
                FieldWords.bytes(structure, field), value, sentences.of(field, value, arithmetic, problems), trouble,
                arithmetic, problems, source(field), Pages.of(field, problems));
    }

    /// What reading finds wrong in a field: what begins there, and what is missing after it.
    private List<Problem> problems(Span span) {
        Span where = new Span(span.start(), span.length() + 1);
        if (!looked.encloses(where)) {
            looked = new Span(where.start(), Math.max(where.length(), AT_ONCE));
            found = structure.problemsIn(looked);
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

    /// How many bytes stand before a padding that it fills up: those of the field before it.
    private long filled(Field padding) {
        long start = padding.span().start();
        if (before != null && before.span().end() == start) {
            return before.span().length();
        }
        return start == 0 ? 0 : Fields.in(structure, new Span(start - 1, 1)).getFirst().span().length();
    }

    private Value owner(Field field) {
        Span span = field.span();
        Value known = last;
        if (known != null && known.span.equals(field.owner().span())) {
            return known;
        }
        Optional<Node> node = nodes.deepestAt(span.start()).filter(found -> found.role() != Role.GAP);
        last = new Value(field.owner().span(), node.orElse(null), node.map(paths).orElse(""),
                node.map(found -> new FieldWords(structure, found, language)).orElse(null));
        return last;
    }

    private String source(Field field) {
        Rule rule = field.rule();
        return rule == Rule.NONE ? phrases.get("no-rule")
                : sources.computeIfAbsent(rule, one -> String.join(", ", structure.dialect().traits().title(),
                        one.file(), one.function()));
    }
}
