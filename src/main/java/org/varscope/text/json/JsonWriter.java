package org.varscope.text.json;

import module java.base;
import org.varscope.dialect.Dialect;
import org.varscope.text.Digits;
import org.varscope.text.FloatWidth;
import org.varscope.text.godot.Cursor;
import org.varscope.text.godot.NodePathText;
import org.varscope.text.godot.NumberRun;
import org.varscope.text.godot.RealWidth;
import org.varscope.text.godot.TextStyle;
import org.varscope.text.godot.TextWriter;
import org.varscope.text.godot.TypeNames;
import org.varscope.text.godot.TypeText;
import org.varscope.variant.ElementType;
import org.varscope.variant.Variant;
import org.varscope.variant.VariantKind;
import tools.jackson.core.JsonGenerator;

/// Writes one value as JSON. What is left to write waits on a stack, as in {@link TextWriter}.
final class JsonWriter {
    private static final String TYPE = "$type";
    private static final String VALUE = "value";

    private final JsonGenerator out;
    private final Dialect dialect;
    private final TextStyle style;
    /// Values, tokens that stand between them, and the rest of {@link Children}.
    private final Deque<Object> left = new ArrayDeque<>();

    /// The children of a collection that are not written yet.
    ///
    /// @param natural whether entries are members of a JSON object
    private record Children(Iterator<?> rest, boolean natural) { }

    JsonWriter(JsonGenerator out, Dialect dialect, TextStyle style) {
        this.out = out;
        this.dialect = dialect;
        this.style = style;
    }

    void write(Variant root) {
        left.push(root);
        while (!left.isEmpty()) {
            switch (left.pop()) {
                case Variant.Array array -> elements(array);
                case Variant.Dictionary dictionary -> entries(dictionary);
                case Variant.FullObject(var name, var properties) -> {
                    tag(TypeNames.of(VariantKind.OBJECT, dialect));
                    out.writeStringProperty("class", name);
                    children("properties", properties);
                }
                case Variant leaf -> leaf(leaf);
                case Children(var rest, _) when !rest.hasNext() -> { }
                case Children children -> next(children);
                case Object token -> ((Runnable) token).run();
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
        Runnable end = out::writeEndObject;
        switch (children.rest.next()) {
            case Variant.Entry(Variant.Text(var key), Variant value) when children.natural -> {
                out.writeName(key);
                then(value, children);
            }
            case Variant.Entry(Variant key, Variant value) -> {
                out.writeStartObject();
                out.writeName("key");
                then(key, (Runnable) () -> out.writeName(VALUE), value, end, children);
            }
            case Variant.Property(var name, Variant value) -> {
                out.writeStartObject();
                out.writeStringProperty("name", name);
                out.writeName(VALUE);
                then(value, end, children);
            }
            case Object element -> then(element, children);
        }
    }

    /// Goes on with the last member of a tagged object: an array of what a collection holds.
    private void children(String member, List<?> children) {
        out.writeName(member);
        out.writeStartArray();
        Runnable end = out::writeEndArray;
        then(new Children(children.iterator(), false), end, (Runnable) out::writeEndObject);
    }

    private void elements(Variant.Array array) {
        if (TypeText.isSaid(array.of(), style) || isMarked(array.shared())) {
            tag(TypeNames.of(VariantKind.ARRAY, dialect));
            type("of", array.of());
            shared(array.shared());
            children(VALUE, array.elements());
        } else {
            out.writeStartArray();
            then(new Children(array.elements().iterator(), false), (Runnable) out::writeEndArray);
        }
    }

    private void entries(Variant.Dictionary dictionary) {
        if (isNatural(dictionary)) {
            out.writeStartObject();
            then(new Children(dictionary.entries().iterator(), true), (Runnable) out::writeEndObject);
        } else {
            tag(TypeNames.of(VariantKind.DICTIONARY, dialect));
            type("key", dictionary.key());
            type("of", dictionary.value());
            shared(dictionary.shared());
            children("entries", dictionary.entries());
        }
    }

    /// Whether a JSON object says all of it: no types, and keys that are Strings, occur once, and are not our own word.
    private boolean isNatural(Variant.Dictionary dictionary) {
        Set<String> keys = new HashSet<>();
        return !TypeText.isSaid(dictionary.key(), style) && !TypeText.isSaid(dictionary.value(), style)
                && !isMarked(dictionary.shared())
                && dictionary.entries().stream().allMatch(e -> e.key() instanceof Variant.Text(var key)
                        && !key.equals(TYPE) && keys.add(key));
    }

    /// Writes a value that holds no other values.
    private void leaf(Variant value) {
        switch (value) {
            case Variant.Nil _ -> out.writeNull();
            case Variant.Bool(var truth) -> out.writeBoolean(truth);
            case Variant.Int(var number) -> out.writeNumber(number);
            case Variant.Text(var text) -> out.writeString(text);
            case Variant.Real real -> real(real.value());
            case Variant.NullObject _ when !style.exact() -> out.writeNull();
            default -> {
                tag(value instanceof Variant.Opaque(var name, _) ? name : TypeNames.of(value.kind(), dialect));
                members(value);
                out.writeEndObject();
            }
        }
    }

    private void members(Variant value) {
        switch (value) {
            case Variant.Name(var name) -> out.writeStringProperty(VALUE, name);
            case Variant.NodePath path -> nodePath(path);
            case Variant.Rid(var id) -> out.writeNumberProperty(VALUE, id);
            case Variant.NullObject _ -> out.writeNullProperty(VALUE);
            case Variant.ObjectId(var id) -> out.writeNumberProperty("id", id);
            case Variant.Signal(var name, var id) ->
                    out.writeStringProperty("name", name).writeNumberProperty("object", id);
            case Variant.Image(int format, int mipmaps, int width, int height, var data) -> {
                out.writeNumberProperty("format", format).writeNumberProperty("mipmaps", mipmaps)
                        .writeNumberProperty("width", width).writeNumberProperty("height", height);
                run(NumberRun.of(data), 0);
            }
            case Variant.InputEvent(int type, int device, var words) -> {
                out.writeNumberProperty("type", type).writeNumberProperty("device", device);
                array("words", words, out::writeNumber);
            }
            case Variant.PackedStrings(var strings) -> array(VALUE, strings, out::writeString);
            case Variant.Reals _, Variant.Ints _, Variant.PackedBytes _, Variant.PackedInts _, Variant.PackedLongs _,
                    Variant.PackedFloats _, Variant.PackedDoubles _, Variant.Opaque _ ->
                    run(NumberRun.of(value, dialect, style),
                            value.kind().packedElement().map(VariantKind::numbers).orElse(0));
            case Variant.Callable _, Variant.Nil _, Variant.Bool _, Variant.Int _, Variant.Text _, Variant.Real _,
                    Variant.Array _, Variant.Dictionary _, Variant.FullObject _ -> { }
        }
    }

    private void real(double number) {
        boolean marked = NumberRun.isMarked(VariantKind.FLOAT, dialect, style, number);
        String text = Digits.scalar(number, style.width() == FloatWidth.WIDE);
        if (Double.isFinite(number) && !marked) {
            out.writeNumber(text);
            return;
        }
        tag(TypeNames.of(VariantKind.FLOAT, dialect));
        wide(marked ? RealWidth.WIDE : "");
        out.writeName(VALUE);
        digits(text);
        out.writeEndObject();
    }

    private void nodePath(Variant.NodePath path) {
        String text = NodePathText.write(path);
        if (!style.exact() || NodePathText.isRead(text, path, dialect)) {
            out.writeStringProperty(VALUE, text);
            return;
        }
        array("names", path.names(), out::writeString);
        array("subnames", path.subnames(), out::writeString);
        out.writeBooleanProperty("absolute", path.absolute()).writeBooleanProperty("property", path.property());
    }

    private <T> void array(String member, List<T> values, Consumer<T> each) {
        out.writeName(member);
        out.writeStartArray();
        values.forEach(each);
        out.writeEndArray();
    }

    /// Writes numbers as an array, or as an array of arrays of `per` numbers each where that is not 0.
    private void run(NumberRun run, int per) {
        wide(run.mark());
        out.writeName(VALUE);
        out.writeStartArray();
        for (int i = 0; i < run.count(); i++) {
            if (per > 0 && i % per == 0) {
                out.writeStartArray();
            }
            digits(run.text().apply(i));
            if (per > 0 && (i % per == per - 1 || i == run.count() - 1)) {
                out.writeEndArray();
            }
        }
        out.writeEndArray();
    }

    /// A number as it stands, a word for one in quotes.
    private void digits(String text) {
        if (Cursor.isDigit(text.charAt(text.startsWith("-") ? 1 : 0))) {
            out.writeNumber(text);
        } else {
            out.writeString(text);
        }
    }

    private void tag(String name) {
        out.writeStartObject();
        out.writeStringProperty(TYPE, name);
    }

    private void type(String member, ElementType type) {
        if (TypeText.isSaid(type, style)) {
            out.writeStringProperty(member, TypeText.write(type, dialect, style));
        }
    }

    private boolean isMarked(boolean shared) {
        return shared && style.exact();
    }

    private void shared(boolean shared) {
        if (isMarked(shared)) {
            out.writeBooleanProperty("shared", true);
        }
    }

    private void wide(String mark) {
        if (!mark.isEmpty()) {
            out.writeBooleanProperty("wide", mark.equals(RealWidth.WIDE));
        }
    }
}
