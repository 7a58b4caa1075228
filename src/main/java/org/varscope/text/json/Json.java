package org.varscope.text.json;

import module java.base;
import org.varscope.dialect.Dialect;
import org.varscope.text.godot.GodotText;
import org.varscope.text.godot.TextStyle;
import org.varscope.variant.Variant;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.StreamWriteConstraints;
import tools.jackson.core.StreamWriteFeature;
import tools.jackson.core.exc.JacksonIOException;
import tools.jackson.core.json.JsonFactory;

/// Writes values as JSON, piece by piece and nested to any depth.
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
/// | Vector2 and all others of numbers | `{"$type":"Vector2","value":[1,2]}` |
/// | packed arrays | `{"$type":"PackedInt32Array","value":[1,2]}`, vectors and colours as arrays of arrays |
/// | other Dictionaries | `{"$type":"Dictionary","key":"int","of":"String","entries":[{"key":1,"value":"a"}]}` |
/// | typed Array | `{"$type":"Array","of":"int","value":[1]}` |
/// | RID, Callable | `{"$type":"RID","value":5}`, `{"$type":"Callable"}` |
/// | Signal | `{"$type":"Signal","name":"pressed","object":-7}` |
/// | object | `{"$type":"Object","id":-7}`, or `"class":"Node","properties":[{"name":"hp","value":1}]` |
/// | Image | `{"$type":"Image","format":4,"mipmaps":0,"width":1,"height":1,"value":[255,0,0,255]}` |
/// | InputEvent | `{"$type":"InputEvent","type":1,"device":0,"words":[0,65]}` |
///
/// `key` and `of` stand only where there is such a type, in the words of Godot text, as in
/// `"of":"Resource(\"res://a.gd\")"`. Exact JSON adds what the members above cannot say: `"value":null` for an object
/// that is null, `"shared":true` for the shared bit, `"wide":true` or `false` for floats of another width than the
/// dialect's, and `"names"`, `"subnames"`, `"absolute"` and `"property"` for a NodePath whose text reads as another.
public final class Json {
    private static final JsonFactory FACTORY = JsonFactory.builder()
            .streamWriteConstraints(StreamWriteConstraints.builder().maxNestingDepth(Integer.MAX_VALUE).build())
            .disable(StreamWriteFeature.AUTO_CLOSE_TARGET, StreamWriteFeature.FLUSH_PASSED_TO_STREAM)
            .build();

    private Json() { }

    /// Writes `value` with the digits of {@link GodotText}; `out` stays open.
    /// @throws IOException if `out` does
    public static void write(Variant value, Dialect dialect, Writer out) throws IOException {
        generate(value, dialect, TextStyle.LINE, out);
    }

    /// Writes `value` so that nothing of it is lost; `out` stays open.
    /// @throws IOException if `out` does
    public static void exact(Variant value, Dialect dialect, Writer out) throws IOException {
        generate(value, dialect, TextStyle.EXACT_LINE, out);
    }

    /// Writes exact JSON where the generator stands, for a larger document that holds values.
    public static void exact(Variant value, Dialect dialect, JsonGenerator out) {
        new JsonWriter(out, dialect, TextStyle.EXACT_LINE).write(value);
    }

    private static void generate(Variant value, Dialect dialect, TextStyle style, Writer out) throws IOException {
        try (JsonGenerator json = FACTORY.createGenerator(ObjectWriteContext.empty(), out)) {
            new JsonWriter(json, dialect, style).write(value);
        } catch (JacksonIOException e) {
            throw e.getCause();
        }
    }
}
