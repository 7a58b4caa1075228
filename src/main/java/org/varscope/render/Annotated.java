package org.varscope.render;

import module java.base;
import org.varscope.bytes.Span;
import org.varscope.explain.field.Explainer;
import org.varscope.explain.field.Explanation;
import org.varscope.said.Language;
import org.varscope.said.Phrases;
import org.varscope.scan.field.Fields;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.FieldRole;

/// Bytes with what is to be said of them.
///
/// @param name     of the file that they are from, fit to be shown
/// @param dialect  by which they are read
/// @param span     where they are
/// @param bytes    themselves
/// @param fields   that they belong to, in order; the first and the last may reach beyond them
/// @param language of the texts
public record Annotated(String name, String dialect, Span span, byte[] bytes, List<Explanation> fields,
        Language language) {
    /// How many bytes are shown at most: 64 KiB.
    public static final int MOST = 1 << 16;
    /// Bytes in a row.
    static final int ROW = 16;

    /// {@return the bytes of `span` with their fields}
    /// @param name  of the file, fit to be shown
    /// @param paths gives the path of a value
    /// @throws IllegalArgumentException if they are none, or more than [#MOST]
    public static Annotated of(String name, Structure structure, Span span, Language language,
            Function<Node, String> paths) {
        if (span.isEmpty() || span.length() > MOST) {
            throw new IllegalArgumentException(span.toString());
        }
        Explainer explainer = new Explainer(structure, language, paths);
        return new Annotated(name, structure.dialect().traits().title(), span, structure.bytes().bytes(span),
                Fields.in(structure, span).stream().map(explainer::atLength).toList(), language);
    }

    /// {@return the texts of pictures}
    Phrases phrases() {
        return Phrases.beside(Annotated.class, language);
    }

    /// {@return the roles that occur, in the order in which they are declared}
    SequencedSet<FieldRole> roles() {
        return fields.stream().map(field -> field.field().role())
                .collect(Collectors.toCollection(TreeSet::new));
    }

    /// {@return where the rows begin: at multiples of [#ROW], the first of which may be before the span}
    List<Long> rows() {
        long first = span.start() - span.start() % ROW;
        return LongStream.iterate(first, row -> row < span.end(), row -> row + ROW).boxed().toList();
    }

    /// {@return the part of a field that is in the row that begins at `row` and is shown}
    Span within(Explanation field, long row) {
        return field.field().span().intersection(new Span(row, ROW)).intersection(span);
    }

    /// {@return the numbers of the fields in each row, the first field having 0}
    SequencedMap<Long, List<Integer>> fieldsByRow() {
        SequencedMap<Long, List<Integer>> found = new LinkedHashMap<>();
        rows().forEach(row -> found.put(row, new ArrayList<>()));
        for (int i = 0; i < fields.size(); i++) {
            Span shown = fields.get(i).field().span().intersection(span);
            for (long row = shown.start() - shown.start() % ROW; row < shown.end(); row += ROW) {
                Objects.requireNonNull(found.get(row)).add(i);
            }
        }
        return found;
    }

    /// {@return the byte at an offset of the file}
    int at(long offset) {
        return Byte.toUnsignedInt(bytes[Math.toIntExact(offset - span.start())]);
    }

    /// {@return where the bytes are, in words}
    String place() {
        return phrases().get("place", bytes.length, "0x%08X".formatted(span.start()), dialect);
    }
}
