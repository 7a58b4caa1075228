package org.varscope.explain.field;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.BinarySearch;
import org.varscope.bytes.Span;
import org.varscope.explain.FieldWords;
import org.varscope.explain.Language;
import org.varscope.explain.Phrases;
import org.varscope.problem.Problem;
import org.varscope.scan.field.Field;
import org.varscope.scan.field.Fields;
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
        this.paths = paths;
        this.nodes = new NodeCursor(structure);
    }

    /// {@return what the byte at `offset` is part of; empty where there is no such byte}
    public Optional<Explanation> at(long offset) {
        return offset < 0 || offset >= structure.bytes().length() ? Optional.empty()
                : Fields.in(structure, new Span(offset, 1)).stream().findFirst().map(this::of);
    }

    /// {@return the explanation of one of the structure's fields}
    public Explanation of(Field field) {
        return of(field, sentences::trouble);
    }

    /// {@return the same at length: of damage also what other engines do with it, which reads the record by the rules
    /// of each}
    public Explanation atLength(Field field) {
        return of(field, sentences::troubleAtLength);
    }

    private Explanation of(Field field, BiFunction<Field, List<Problem>, String> trouble) {
        Value owner = owner(field);
        String value = owner.words == null ? "" : owner.words.meaning(field);
        List<Figure> arithmetic = figures.of(field, field.purpose() instanceof Purpose.Padding ? filled(field) : 0);
        before = field;
        List<Problem> problems = problems(field.span());
        return new Explanation(field, owner.node, owner.path, FieldWords.name(field, language),
                FieldWords.bytes(structure, field), value, sentences.of(field, value, arithmetic),
                trouble.apply(field, problems), arithmetic, problems, source(field), Pages.of(field, problems));
    }

    /// What is wrong that begins in a field; where bytes are missing at the end, in the last one.
    private List<Problem> problems(Span span) {
        boolean isLast = span.end() == structure.bytes().length();
        Span where = new Span(span.start(), span.length() + (isLast ? 1 : 0));
        if (!looked.encloses(where)) {
            looked = new Span(where.start(), Math.max(where.length(), AT_ONCE));
            found = structure.problemsIn(looked);
        }
        return found.subList(from(where.start()), from(where.end()));
    }

    /// The first of the problems found that does not begin before `offset`.
    private int from(long offset) {
        return BinarySearch.partitionPoint(found, problem -> problem.span().start() < offset);
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
