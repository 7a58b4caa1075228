package org.varscope.text.godot;

import module java.base;
import org.varscope.dialect.Dialect;
import org.varscope.text.Digits;
import org.varscope.text.FloatWidth;
import org.varscope.variant.ElementType;
import org.varscope.variant.Variant;
import org.varscope.variant.VariantKind;

/// Writes one value as text. What is left to write waits on a stack, so nesting is bounded only by memory.
public final class TextWriter {
    private final Appendable out;
    private final Dialect dialect;
    private final TextStyle style;
    /// Values, element types, text between them, and the rest of [Children].
    private final Deque<Object> left = new ArrayDeque<>();

    /// The children of a collection that are not written yet.
    private record Children(Iterator<?> rest, String between) { }

    /// Writes to `out`.
    public TextWriter(Appendable out, Dialect dialect, TextStyle style) {
        this.out = out;
        this.dialect = dialect;
        this.style = style;
    }

    /// Writes `root` and all that it holds.
    /// @throws IOException if the output does
    public void write(Variant root) throws IOException {
        left.push(root);
        while (!left.isEmpty()) {
            switch (left.pop()) {
                case Variant.Array array -> elements(array);
                case Variant.Dictionary dictionary -> entries(dictionary);
                case Variant.FullObject object -> properties(object);
                case Variant leaf -> leaf(leaf);
                case Children(var rest, _) when !rest.hasNext() -> { }
                case Children children -> next(children);
                case ElementType type -> out.append(TypeText.write(type, dialect, style));
                case Object text -> out.append((String) text);
            }
        }
    }

    /// Puts on the stack what is to be written next.
    private void then(Object... parts) {
        for (Object part : List.of(parts).reversed()) {
            left.push(part);
        }
    }

    private void next(Children children) {
        Object child = children.rest.next();
        String between = children.rest.hasNext() ? children.between : "";
        switch (child) {
            case Variant.Entry(Variant key, Variant value) -> then(key, ": ", value, between, children);
            case Variant.Property(String name, Variant value) ->
                    then(new Variant.Text(name), ":", value, between, children);
            default -> then(child, between, children);
        }
    }

    private void elements(Variant.Array array) throws IOException {
        boolean typed = TypeText.isSaid(array.of(), style);
        then("[", new Children(array.elements().iterator(), ", "), "]", end(array.shared(), typed));
        if (typed) {
            then("Array[", array.of(), "](");
        }
    }

    private void entries(Variant.Dictionary dictionary) throws IOException {
        boolean typed = TypeText.isSaid(dictionary.key(), style) || TypeText.isSaid(dictionary.value(), style);
        String space = style.lines() ? "\n" : " ";
        String around = dictionary.entries().isEmpty() ? "" : space;
        then("{", around, new Children(dictionary.entries().iterator(), "," + space), around, "}",
                end(dictionary.shared(), typed));
        if (typed) {
            then("Dictionary[", dictionary.key(), ", ", dictionary.value(), "](");
        }
    }

    /// Opens the notation of the shared bit and returns what closes it and the parenthesis of a typed collection.
    private String end(boolean shared, boolean typed) throws IOException {
        boolean marked = shared && style.exact();
        out.append(marked ? "Shared(" : "");
        return (typed ? ")" : "") + (marked ? ")" : "");
    }

    private void properties(Variant.FullObject object) {
        String name = object.className();
        then("Object(", Cursor.isIdentifier(name) ? name : new Variant.Text(name), ",",
                new Children(object.properties().iterator(), ","), style.lines() ? ")\n" : ")");
    }

    /// Writes a value that holds no other values.
    private void leaf(Variant value) throws IOException {
        switch (value) {
            case Variant.Nil _ -> out.append("null");
            case Variant.Bool(var truth) -> out.append(Boolean.toString(truth));
            case Variant.Int(var number) -> out.append(Long.toString(number));
            case Variant.Real real -> {
                String digits = Digits.scalar(real.value(), style.width() == FloatWidth.WIDE);
                boolean marked = NumberRun.isMarked(VariantKind.FLOAT, dialect, style, real.value());
                out.append(marked ? RealWidth.WIDE + "(" + digits + ")" : digits);
            }
            case Variant.Text(var text) -> Quoted.write(text, false, style.visible(), out);
            case Variant.Name(var name) -> {
                out.append('&');
                name(name);
            }
            case Variant.Reals _, Variant.Ints _, Variant.PackedBytes _, Variant.PackedInts _, Variant.PackedLongs _,
                    Variant.PackedFloats _, Variant.PackedDoubles _ -> run(TypeNames.of(value.kind(), dialect), value);
            case Variant.Opaque(var name, _) -> run(name, value);
            case Variant.PackedStrings(var strings) -> {
                out.append(TypeNames.of(value.kind(), dialect));
                strings('(', strings, ')');
            }
            case Variant.NodePath path -> nodePath(path);
            case Variant.Rid(var id) -> out.append(id == 0 ? "RID()" : "RID(" + id + ")");
            case Variant.NullObject _ -> out.append(style.exact() ? "Object()" : "null");
            case Variant.ObjectId(var id) -> out.append("Object#").append(Long.toString(id));
            case Variant.Callable _ -> out.append("Callable()");
            case Variant.Signal(var name, long id) when name.isEmpty() && id == 0 -> out.append("Signal()");
            case Variant.Signal(var name, long id) -> {
                out.append("Signal(");
                name(name);
                out.append(", ").append(Long.toString(id)).append(')');
            }
            case Variant.Image image -> OldTypes.write(image, out);
            case Variant.InputEvent event -> OldTypes.write(event, out);
            case Variant.Array _, Variant.Dictionary _, Variant.FullObject _ ->
                    throw new IllegalArgumentException(value.kind() + " holds other values");
        }
    }

    private void run(String name, Variant value) throws IOException {
        NumberRun run = NumberRun.of(value, dialect, style);
        out.append(run.mark()).append(run.mark().isEmpty() ? "" : "(").append(name).append('(');
        for (int i = 0; i < run.count(); i++) {
            out.append(i == 0 ? "" : ", ").append(run.text().apply(i));
        }
        out.append(run.mark().isEmpty() ? ")" : "))");
    }

    private void nodePath(Variant.NodePath path) throws IOException {
        String text = NodePathText.write(path);
        out.append("NodePath(");
        if (NodePathText.tryRead(text, dialect).filter(read -> !style.exact() || read.equals(path)).isPresent()) {
            name(text);
        } else {
            strings('[', path.names(), ']');
            out.append(", ");
            strings('[', path.subnames(), ']');
            out.append(", " + path.absolute() + ", " + path.property());
        }
        out.append(')');
    }

    private void strings(char opening, List<String> strings, char closing) throws IOException {
        out.append(opening);
        String before = "";
        for (String string : strings) {
            out.append(before);
            name(string);
            before = ", ";
        }
        out.append(closing);
    }

    private void name(String name) throws IOException {
        Quoted.write(name, true, style.visible(), out);
    }
}
