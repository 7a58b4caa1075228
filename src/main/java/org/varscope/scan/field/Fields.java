package org.varscope.scan.field;

import module java.base;
import org.varscope.bytes.Span;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.FieldRole;

/// What each byte of a structure is for.
public final class Fields {
    private static final int MOST_OF_A_NODE = 4096;

    private Fields() { }

    /// {@return the fields that overlap `window`, in order; together they cover it completely}
    public static List<Field> in(Structure structure, Span window) {
        List<Field> fields = new ArrayList<>();
        each(structure, window, (field, _) -> fields.add(field));
        return Collections.unmodifiableList(fields);
    }

    /// Hands the fields that overlap `window` to `taker`, in order, as they are read: however many there are, none is
    /// kept.
    public static void each(Structure structure, Span window, FieldTaker taker) {
        Span clipped = window.intersection(new Span(0, structure.bytes().length()));
        FieldSink sink = new FieldSink(structure.dialect(), clipped, Integer.MAX_VALUE, taker);
        new FieldWalk(structure.nodes(), sink).items(structure.rootBody());
    }

    /// {@return the offset at which `node` says what its value is, after its header and, of a text, its length; at its
    /// count where that is all it says by itself, and at its start where it says nothing}
    public static long payload(Structure structure, Node node) {
        List<Field> own = of(structure, node).stream().filter(field -> node.span().encloses(field.span())).toList();
        return own.stream()
                .filter(field -> field.role() == FieldRole.NUMBER || field.role() == FieldRole.TEXT).findFirst()
                .or(() -> own.stream().filter(field -> field.role() == FieldRole.LENGTH).reduce((_, last) -> last))
                .map(field -> field.span().start()).orElse(node.span().start());
    }

    /// {@return the fields of this very value and of what leads up to it, its children left out; the first 4096}
    public static List<Field> of(Structure structure, Node node) {
        List<Field> fields = new ArrayList<>();
        FieldSink sink = new FieldSink(structure.dialect(), node.item(), MOST_OF_A_NODE,
                (field, _) -> fields.add(field));
        new FieldWalk(structure.nodes(), sink).own(node);
        return Collections.unmodifiableList(fields);
    }
}
