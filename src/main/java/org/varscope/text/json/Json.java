package org.varscope.text.json;

import module java.base;
import org.varscope.dialect.Dialect;
import org.varscope.text.Digits;
import org.varscope.text.FloatWidth;
import org.varscope.text.godot.Cursor;
import org.varscope.text.godot.GodotText;
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
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.StreamWriteConstraints;
import tools.jackson.core.StreamWriteFeature;
import tools.jackson.core.exc.JacksonIOException;
import tools.jackson.core.json.JsonFactory;

/// Writes a value as JSON, piece by piece and nested to any depth.
///
/// What JSON has is written as itself: null, truth values, Strings, ints (as numbers, however large), floats (always
/// with `.` or `e`), Arrays, and Dictionaries whose keys are Strings that occur once. Everything else is an object
/// whose first member `$type` is the dialect's name of the type; a Dictionary that has `$type` for a key is written the
/// long way.
///
/// | Value | Written |
/// |---|---|
/// | NaN, infinities | `{"$type":"float","value":"nan"}`; in a run of numbers `"nan"`, `"inf"`, `"inf_neg"` |
/// | StringName, NodePath | `{"$type":"StringName","value":"x"}` |
/// | a path whose text would read as another | with `"names":["a/b"],"subnames":[],"absolute":false,"property":false` |
/// | Vector2 and all others of numbers | `{"$type":"Vector2","value":[1,2]}` |
/// | numbers of 64 bits where the dialect has 32, or of 32 | with `"wide":true`, or `"wide":false` |
/// | packed arrays | `{"$type":"PackedInt32Array","value":[1,2]}`, vectors and colours as arrays of arrays |
/// | other Dictionaries | `{"$type":"Dictionary","key":"int","of":"String","entries":[{"key":1,"value":"a"}]}` |
/// | typed Array | `{"$type":"Array","of":"int","value":[1]}` |
/// | RID, Callable | `{"$type":"RID","value":5}`, `{"$type":"Callable"}` |
/// | Signal | `{"$type":"Signal","name":"pressed","object":-7}` |
/// | object | `{"$type":"Object","id":-7}`, or `"class":"Node","properties":[{"name":"hp","value":1}]` |
/// | Image | `{"$type":"Image","format":4,"mipmaps":0,"width":1,"height":1,"value":[255,0,0,255]}` |
/// | InputEvent | `{"$type":"InputEvent","type":1,"device":0,"words":[0,65]}` |
///
/// `key` and `of` are only where there is such a type, in the words of Godot text, as in
/// `"of":"Resource(\"res://a.gd\")"`. What is left to write waits on a stack, as in [TextWriter].
public final class Json {
    private static final String TYPE = "$type";
    private static final String VALUE = "value";
    private static final TextStyle STYLE = TextStyle.LINE;
    /// Of numbers, which say how wide they are where a reader would take them otherwise.
    private static final TextStyle NUMBERS = new TextStyle(false, true, false, FloatWidth.USUAL);
    private static final JsonFactory FACTORY = JsonFactory.builder()
            .streamWriteConstraints(StreamWriteConstraints.builder().maxNestingDepth(Integer.MAX_VALUE).build())
            .disable(StreamWriteFeature.AUTO_CLOSE_TARGET, StreamWriteFeature.FLUSH_PASSED_TO_STREAM)
            .build();

    private final JsonGenerator out;
    private final Dialect dialect;
    /// Values, tokens between them, and the rest of [Children].
    private final Deque<Object> left = new ArrayDeque<>();

    /// The children of a collection that are not written yet.
    ///
    /// @param natural whether entries are members of a JSON object
    private record Children(Iterator<?> rest, boolean natural) { }

    private Json(JsonGenerator out, Dialect dialect) {
        this.out = out;
        this.dialect = dialect;
    }

    /// Writes `value` with the digits of [GodotText]; `out` stays open.
    /// @throws IOException if `out` does
    public static void write(Variant value, Dialect dialect, Writer out) throws IOException {
        try (JsonGenerator json = FACTORY.createGenerator(ObjectWriteContext.empty(), out)) {
            new Json(json, dialect).write(value);
        } catch (JacksonIOException e) {
            throw e.getCause();
        }
    }

    private void write(Variant root) {
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
        if (TypeText.isSaid(array.of(), STYLE)) {
            tag(TypeNames.of(VariantKind.ARRAY, dialect));
            type("of", array.of());
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
            children("entries", dictionary.entries());
        }
    }

    /// Whether a JSON object says all of it: no types, and keys that are Strings, occur once, and are not our own word.
    private static boolean isNatural(Variant.Dictionary dictionary) {
        Set<String> keys = new HashSet<>();
        return !TypeText.isSaid(dictionary.key(), STYLE) && !TypeText.isSaid(dictionary.value(), STYLE)
                && dictionary.entries().stream().allMatch(e -> e.key() instanceof Variant.Text(var key)
                        && !key.equals(TYPE) && keys.add(key));
    }

    /// Writes a value that holds no other values.
    private void leaf(Variant value) {
        switch (value) {
            case Variant.Nil _, Variant.NullObject _ -> out.writeNull();
            case Variant.Bool(var truth) -> out.writeBoolean(truth);
            case Variant.Int(var number) -> out.writeNumber(number);
            case Variant.Text(var text) -> out.writeString(text);
            case Variant.Real real when Double.isFinite(real.value()) ->
                    out.writeNumber(Digits.scalar(real.value(), false));
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
            case Variant.Real real -> out.writeStringProperty(VALUE, Digits.scalar(real.value(), false));
            case Variant.Rid(var id) -> out.writeNumberProperty(VALUE, id);
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
                    run(NumberRun.of(value, dialect, NUMBERS),
                            value.kind().packedElement().map(VariantKind::numbers).orElse(0));
            case Variant.Callable _, Variant.Nil _, Variant.Bool _, Variant.Int _, Variant.Text _,
                    Variant.NullObject _, Variant.Array _, Variant.Dictionary _, Variant.FullObject _ -> { }
        }
    }

    private void nodePath(Variant.NodePath path) {
        String text = NodePathText.write(path);
        out.writeStringProperty(VALUE, text);
        if (!NodePathText.isRead(text, path, dialect)) {
            array("names", path.names(), out::writeString);
            array("subnames", path.subnames(), out::writeString);
            out.writeBooleanProperty("absolute", path.absolute()).writeBooleanProperty("property", path.property());
        }
    }

    private <T> void array(String member, List<T> values, Consumer<T> each) {
        out.writeName(member);
        out.writeStartArray();
        values.forEach(each);
        out.writeEndArray();
    }

    /// Writes numbers as an array, or as an array of arrays of `per` numbers each where that is not 0.
    private void run(NumberRun run, int per) {
        if (!run.mark().isEmpty()) {
            out.writeBooleanProperty("wide", run.mark().equals(RealWidth.WIDE));
        }
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

    /// A number as it is, a word for one in quotes.
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
        if (TypeText.isSaid(type, STYLE)) {
            out.writeStringProperty(member, TypeText.write(type, dialect, STYLE));
        }
    }
}
