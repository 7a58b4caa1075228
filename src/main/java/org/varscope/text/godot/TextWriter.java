package org.varscope.text.godot;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.dialect.Dialect;
import org.varscope.variant.Variant;

/// Writes one value as text. Collections wait on a stack of their own, so nesting is bounded by memory alone.
public final class TextWriter {
    private final Appendable out;
    private final TextStyle style;
    private final Escapes quoted;
    private final LeafWriter leaves;
    private final TypeWriter types;
    private final Deque<Open> open = new ArrayDeque<>();

    /// A collection that is being written.
    private static final class Open {
        final Iterator<?> rest;
        /// What stands before the first child, between two, and behind the last.
        final String first;
        final String between;
        final String last;
        boolean begun;
        /// The value of the entry whose key was written last.
        @Nullable Variant value;

        Open(List<?> children, String first, String between, String last) {
            this.rest = children.iterator();
            this.first = first;
            this.between = between;
            this.last = children.isEmpty() ? last : first + last;
        }
    }

    /// Writes to `out`.
    public TextWriter(Appendable out, Dialect dialect, TextStyle style) {
        this.out = out;
        this.style = style;
        this.quoted = new Escapes(out, style.visible());
        leaves = new LeafWriter(out, dialect, style);
        types = new TypeWriter(out, dialect, style);
    }

    /// Writes `root` and all that it holds.
    /// @throws IOException if the output does
    public void write(Variant root) throws IOException {
        begin(root);
        while (!open.isEmpty()) {
            Variant child = next(open.getLast());
            if (child == null) {
                open.removeLast();
            } else {
                begin(child);
            }
        }
    }

    private void begin(Variant value) throws IOException {
        switch (value) {
            case Variant.Array array -> open.addLast(elements(array));
            case Variant.Dictionary dictionary -> open.addLast(entries(dictionary));
            case Variant.FullObject object -> open.addLast(properties(object));
            default -> leaves.write(value);
        }
    }

    /// Writes what stands before the next child and returns it, or writes the end and returns null.
    private @Nullable Variant next(Open level) throws IOException {
        if (level.value != null) {
            Variant value = level.value;
            level.value = null;
            out.append(": ");
            return value;
        }
        if (!level.rest.hasNext()) {
            out.append(level.last);
            return null;
        }
        out.append(level.begun ? level.between : level.first);
        level.begun = true;
        return switch (level.rest.next()) {
            case Variant element -> element;
            case Variant.Entry(Variant key, Variant value) -> {
                level.value = value;
                yield key;
            }
            case Variant.Property(String name, Variant value) -> {
                quoted.text(name);
                out.append(':');
                yield value;
            }
            case Object other -> throw new IllegalStateException("a child of " + other.getClass());
        };
    }

    private Open elements(Variant.Array array) throws IOException {
        boolean typed = TypeWriter.isSaid(array.of(), style);
        String end = "]" + start(array.shared(), typed);
        if (typed) {
            out.append("Array[");
            types.write(array.of());
            out.append("](");
        }
        out.append('[');
        return new Open(array.elements(), "", ", ", end);
    }

    private Open entries(Variant.Dictionary dictionary) throws IOException {
        boolean typed = TypeWriter.isSaid(dictionary.key(), style)
                || TypeWriter.isSaid(dictionary.value(), style);
        String end = "}" + start(dictionary.shared(), typed);
        if (typed) {
            out.append("Dictionary[");
            types.write(dictionary.key());
            out.append(", ");
            types.write(dictionary.value());
            out.append("](");
        }
        out.append('{');
        String space = style.lines() ? "\n" : " ";
        return new Open(dictionary.entries(), space, "," + space, end);
    }

    /// Opens the notation of the shared bit and returns what closes it and the parenthesis of a typed collection.
    private String start(boolean shared, boolean typed) throws IOException {
        boolean marked = shared && style.exact();
        if (marked) {
            out.append("Shared(");
        }
        return (typed ? ")" : "") + (marked ? ")" : "");
    }

    private Open properties(Variant.FullObject object) throws IOException {
        out.append("Object(");
        if (Cursor.isIdentifier(object.className())) {
            out.append(object.className());
        } else {
            quoted.text(object.className());
        }
        out.append(',');
        return new Open(object.properties(), "", ",", style.lines() ? ")\n" : ")");
    }
}
