package org.varscope.text.godot;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
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
    private interface Open {
        /// Writes what stands before the next child and returns it, or writes the end and returns null.
        @Nullable Variant next() throws IOException;
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
            Variant child = open.getLast().next();
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

    private Open elements(Variant.Array array) throws IOException {
        boolean typed = TypeWriter.isSaid(array.of(), style);
        String end = "]" + start(array.shared(), typed);
        if (typed) {
            out.append("Array[");
            types.write(array.of());
            out.append("](");
        }
        out.append('[');
        Iterator<Variant> rest = array.elements().iterator();
        return new Open() {
            private boolean first = true;

            @Override
            public @Nullable Variant next() throws IOException {
                if (!rest.hasNext()) {
                    out.append(end);
                    return null;
                }
                out.append(first ? "" : ", ");
                first = false;
                return rest.next();
            }
        };
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
        Iterator<Variant.Entry> rest = dictionary.entries().iterator();
        String space = style.lines() ? "\n" : " ";
        return new Open() {
            private boolean first = true;
            private @Nullable Variant value;

            @Override
            public @Nullable Variant next() throws IOException {
                if (value != null) {
                    Variant pending = value;
                    value = null;
                    out.append(": ");
                    return pending;
                }
                if (!rest.hasNext()) {
                    out.append(first ? "" : space).append(end);
                    return null;
                }
                out.append(first ? space : "," + space);
                first = false;
                Variant.Entry entry = rest.next();
                value = entry.value();
                return entry.key();
            }
        };
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
        Iterator<Variant.Property> rest = object.properties().iterator();
        return new Open() {
            private boolean first = true;

            @Override
            public @Nullable Variant next() throws IOException {
                if (!rest.hasNext()) {
                    out.append(style.lines() ? ")\n" : ")");
                    return null;
                }
                out.append(first ? "" : ",");
                first = false;
                Variant.Property property = rest.next();
                quoted.text(property.name());
                out.append(':');
                return property.value();
            }
        };
    }
}
