package org.varscope.text.godot;

import module java.base;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Floats;
import org.varscope.text.Digits;
import org.varscope.text.FloatWidth;
import org.varscope.variant.Variant;
import org.varscope.variant.VariantKind;

/// Writes values that hold no other values.
final class LeafWriter {
    private final Appendable out;
    private final Dialect dialect;
    private final TextStyle style;
    private final Escapes quoted;

    LeafWriter(Appendable out, Dialect dialect, TextStyle style) {
        this.out = out;
        this.dialect = dialect;
        this.style = style;
        this.quoted = new Escapes(out, style.visible());
    }

    void write(Variant value) throws IOException {
        switch (value) {
            case Variant.Nil _ -> out.append("null");
            case Variant.Bool(var truth) -> out.append(truth ? "true" : "false");
            case Variant.Int(var number) -> out.append(Long.toString(number));
            case Variant.Real real -> real(real.value());
            case Variant.Text(var text) -> quoted.text(text);
            case Variant.Name(var name) -> {
                out.append('&');
                quoted.name(name);
            }
            case Variant.Reals(var kind, var numbers) -> reals(kind, numbers);
            case Variant.Ints(var kind, var numbers) -> list(kind, numbers.length, i -> Integer.toString(numbers[i]));
            case Variant.NodePath path -> nodePath(path);
            case Variant.Rid(var id) -> out.append(id == 0 ? "RID()" : "RID(" + id + ")");
            case Variant.NullObject _ -> out.append(style.exact() ? "Object()" : "null");
            case Variant.ObjectId(var id) -> out.append("Object#").append(Long.toString(id));
            case Variant.Callable _ -> out.append("Callable()");
            case Variant.Signal signal -> signal(signal);
            case Variant.Image image -> OldTypes.write(image, out);
            case Variant.InputEvent event -> OldTypes.write(event, out);
            case Variant.Opaque(var name, var payload) -> bytes(name, payload);
            case Variant.PackedBytes _, Variant.PackedInts _, Variant.PackedLongs _, Variant.PackedFloats _,
                    Variant.PackedDoubles _, Variant.PackedStrings _ -> packed(value);
            case Variant.Array _, Variant.Dictionary _, Variant.FullObject _ ->
                    throw new IllegalArgumentException(value.kind() + " holds other values");
        }
    }

    private void packed(Variant value) throws IOException {
        switch (value) {
            case Variant.PackedBytes(var bytes) -> bytes(TypeNames.of(VariantKind.PACKED_BYTE_ARRAY, dialect), bytes);
            case Variant.PackedInts(var kind, var numbers) ->
                    list(kind, numbers.length, i -> Integer.toString(numbers[i]));
            case Variant.PackedLongs(var numbers) ->
                    list(value.kind(), numbers.length, i -> Long.toString(numbers[i]));
            case Variant.PackedFloats(var kind, var numbers) -> {
                boolean marked = style.exact() && RealWidth.isWide(kind, dialect);
                marked(marked ? RealWidth.NARROW : "", kind, numbers.length, i -> Digits.number(numbers[i]));
            }
            case Variant.PackedDoubles(var kind, var numbers) -> {
                boolean marked = style.exact() && !RealWidth.isWide(kind, dialect);
                marked(marked ? RealWidth.WIDE : "", kind, numbers.length, i -> Digits.number(numbers[i], true));
            }
            case Variant.PackedStrings(var strings) -> {
                out.append(TypeNames.of(VariantKind.PACKED_STRING_ARRAY, dialect));
                strings('(', strings, ')');
            }
            default -> throw new IllegalArgumentException(value.kind() + " is not packed");
        }
    }

    private void real(double number) throws IOException {
        boolean marked = isMarked(VariantKind.FLOAT, number);
        String digits = Digits.scalar(number, style.width() == FloatWidth.WIDE);
        out.append(marked ? RealWidth.WIDE + "(" + digits + ")" : digits);
    }

    private void reals(VariantKind kind, double[] numbers) throws IOException {
        boolean marked = isMarked(kind, numbers);
        boolean wide = marked || style.width() == FloatWidth.WIDE && !style.exact()
                || style.width() != FloatWidth.NARROW && RealWidth.isWide(kind, dialect);
        marked(marked ? RealWidth.WIDE : "", kind, numbers.length, i -> Digits.number(numbers[i], wide));
    }

    /// Whether the text must say that the numbers are wider than the reader would take them.
    private boolean isMarked(VariantKind kind, double... numbers) {
        return style.exact() && !RealWidth.isWide(kind, dialect)
                && !Arrays.stream(numbers).allMatch(Floats::fits);
    }

    private void marked(String mark, VariantKind kind, int count, Item item) throws IOException {
        out.append(mark).append(mark.isEmpty() ? "" : "(");
        list(kind, count, item);
        out.append(mark.isEmpty() ? "" : ")");
    }

    private void nodePath(Variant.NodePath path) throws IOException {
        String text = NodePathText.write(path);
        out.append("NodePath(");
        if (style.exact() ? NodePathText.isRead(text, path, dialect) : NodePathText.isReadable(path, dialect)) {
            quoted.name(text);
        } else {
            strings('[', path.names(), ']');
            out.append(", ");
            strings('[', path.subnames(), ']');
            out.append(path.absolute() ? ", true" : ", false").append(path.property() ? ", true" : ", false");
        }
        out.append(')');
    }

    private void signal(Variant.Signal signal) throws IOException {
        out.append("Signal(");
        if (!signal.name().isEmpty() || signal.objectId() != 0) {
            quoted.name(signal.name());
            out.append(", ").append(Long.toString(signal.objectId()));
        }
        out.append(')');
    }

    private void strings(char opening, List<String> strings, char closing) throws IOException {
        out.append(opening);
        String before = "";
        for (String string : strings) {
            out.append(before);
            quoted.name(string);
            before = ", ";
        }
        out.append(closing);
    }

    private void bytes(String name, byte[] bytes) throws IOException {
        out.append(name);
        list(bytes.length, i -> Integer.toString(bytes[i] & 0xff));
    }

    private void list(VariantKind kind, int count, Item item) throws IOException {
        out.append(TypeNames.of(kind, dialect));
        list(count, item);
    }

    private void list(int count, Item item) throws IOException {
        out.append('(');
        for (int i = 0; i < count; i++) {
            out.append(i == 0 ? "" : ", ").append(item.text(i));
        }
        out.append(')');
    }

    /// One number of a run.
    private interface Item {
        String text(int index);
    }
}
