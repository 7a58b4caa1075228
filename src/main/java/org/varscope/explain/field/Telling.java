package org.varscope.explain.field;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.Span;
import org.varscope.explain.FieldWords;
import org.varscope.problem.Problem;
import org.varscope.scan.field.Field;
import org.varscope.scan.index.Node;
import org.varscope.scan.walk.FieldRole;
import org.varscope.scan.walk.Purpose;

/// What is told of one field, of which each part is found out when it is asked for: a line of text needs less of it
/// than a pane. For the thread of its [Explainer].
public final class Telling implements FieldDescription {
    private final Means means;
    private final Field field;
    private final @Nullable Field before;
    private final @Nullable Node node;
    private final List<Problem> problems;
    private final String trouble;
    private @Nullable String value;
    private @Nullable List<Figure> figures;

    /// What parts are found out with.
    ///
    /// @param sources where the rule of a field is written
    /// @param filled  how many bytes a padding fills up, which are those of the field before it
    record Means(FieldWords words, Figures figures, Sentences sentences, Function<Field, String> sources,
            ToLongFunction<Telling> filled) { }

    /// @param before  the field that was told before; null for the first
    /// @param node    that the field is in; null where it is in none
    /// @param trouble what is wrong, as sentences
    Telling(Means means, Field field, @Nullable Field before, @Nullable Node node, List<Problem> problems,
            String trouble) {
        this.means = means;
        this.field = field;
        this.before = before;
        this.node = node;
        this.problems = problems;
        this.trouble = trouble;
    }

    /// {@return all of it, for as long as it is wanted}
    ///
    /// @param path of the value
    Explanation whole(String path) {
        return new Explanation(field, node, path, name(), bytes(), value(), does(), trouble, figures(), problems,
                source(), page());
    }

    /// {@return the field}
    Field field() {
        return field;
    }

    /// {@return the field that was told before; null for the first}
    @Nullable Field before() {
        return before;
    }

    /// {@return the value that the field is in; null where it is in none}
    public @Nullable Node node() {
        return node;
    }

    @Override
    public Span span() {
        return field.span();
    }

    @Override
    public FieldRole role() {
        return field.role();
    }

    /// {@return an empty text: a path is found for whole values}
    @Override
    public String path() {
        return "";
    }

    @Override
    public String name() {
        return means.words.name(field);
    }

    @Override
    public String bytes() {
        return means.words.bytes(field);
    }

    @Override
    public String value() {
        String known = value;
        if (known == null) {
            known = node == null ? "" : means.words.meaning(field, node);
            value = known;
        }
        return known;
    }

    @Override
    public String does() {
        return means.sentences.of(this);
    }

    @Override
    public String trouble() {
        return trouble;
    }

    @Override
    public boolean isCommon() {
        return problems.isEmpty() && switch (field.purpose()) {
            case Purpose.Header _, Purpose.Padding _ -> true;
            case Purpose.Length(_, long index, _) -> index < 0;
            default -> false;
        };
    }

    @Override
    public List<Figure> figures() {
        List<Figure> known = figures;
        if (known == null) {
            known = means.figures.of(field, field.purpose() instanceof Purpose.Padding
                    ? means.filled.applyAsLong(this) : 0);
            figures = known;
        }
        return known;
    }

    @Override
    public Optional<Figure.Header> header() {
        return field.purpose() instanceof Purpose.Header(int word, var bits)
                ? Optional.of(new Figure.Header(word, bits)) : Optional.empty();
    }

    @Override
    public List<Problem> problems() {
        return problems;
    }

    @Override
    public String source() {
        return means.sources.apply(field);
    }

    @Override
    public String page() {
        return Pages.of(field, problems);
    }
}
