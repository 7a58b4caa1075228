package org.varscope.library;

import module java.base;
import org.varscope.codec.DecodeException;
import org.varscope.codec.Decoded;
import org.varscope.codec.Decoder;
import org.varscope.codec.EncodeException;
import org.varscope.codec.Encoder;
import org.varscope.codec.ObjectRule;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Dialects;
import org.varscope.dialect.NotationException;
import org.varscope.problem.Problem;
import org.varscope.said.Clauses;
import org.varscope.said.Language;
import org.varscope.text.TextException;
import org.varscope.text.godot.GodotReader;
import org.varscope.text.godot.GodotText;
import org.varscope.text.json.Json;
import org.varscope.text.json.JsonReader;
import org.varscope.variant.Variant;

/// Values of one engine: as the bytes that it writes (`var_to_bytes`), as Godot text (`var_to_str`), and as JSON that
/// keeps types.
///
/// Bytes are accepted and refused as the engine does. Safe on any input: nothing is allocated by a count that the bytes
/// left cannot hold, nesting takes heap and no Java stack, and no object is ever made. It holds no state and may be
/// used by many threads at once.
public final class GodotCodec {
    private final Dialect dialect;
    private final ObjectRule objects;

    private GodotCodec(Dialect dialect, ObjectRule objects) {
        this.dialect = dialect;
        this.objects = objects;
    }

    /// {@return the codec of the engine called `name`: one of [#names()]}
    ///
    /// It refuses complete objects, as `bytes_to_var` does.
    /// @throws IllegalArgumentException if there is none
    public static GodotCodec of(String name) {
        return new GodotCodec(Dialects.named(name).orElseThrow(() -> new IllegalArgumentException(
                "no dialect " + name + "; expected one of " + String.join(", ", names()))), ObjectRule.FORBIDDEN);
    }

    /// {@return the names of all engines and documents whose bytes are known: `godot4`, `godot4.0`, `godot3` and more}
    public static List<String> names() {
        return Dialects.all().stream().map(Dialect::name).toList();
    }

    /// {@return a codec that also reads complete objects, as `bytes_to_var_with_objects` does; it creates none of them}
    public GodotCodec withObjects() {
        return new GodotCodec(dialect, ObjectRule.ALLOWED);
    }

    /// {@return its rules}
    public Dialect dialect() {
        return dialect;
    }

    /// {@return the bytes of `value`, as the engine writes them}
    /// @throws CodecException if the engine has no such value
    public byte[] encode(Variant value) throws CodecException {
        try {
            return Encoder.encode(value, dialect);
        } catch (EncodeException e) {
            throw new CodecException(Clauses.clause(e.remark(), Language.ENGLISH), CodecException.NOWHERE,
                    Optional.of(e.error()), e);
        }
    }

    /// {@return the value that begins at the start of `bytes`; what follows it is ignored, as the engine does}
    /// @throws CodecException if the engine would refuse the bytes
    public Variant decode(byte[] bytes) throws CodecException {
        return decode(bytes, 0, bytes.length).value();
    }

    /// {@return the value that begins at `offset`, and how many bytes it takes}
    ///
    /// @param length bytes there are from `offset` on, of which the value may leave some
    /// @throws CodecException            if the engine would refuse the bytes
    /// @throws IndexOutOfBoundsException if the range is not inside the array
    public Decoded decode(byte[] bytes, int offset, int length) throws CodecException {
        try {
            return new Decoder(dialect, objects).decode(bytes, offset, length);
        } catch (DecodeException e) {
            Problem problem = e.problem();
            throw new CodecException(Clauses.clause(problem.flaw()), offset + problem.span().start(),
                    Optional.of(e.error()), e);
        }
    }

    /// {@return the value that `text` says, as Godot prints it or as a script writes it}
    /// @throws CodecException if it says none, or none that the engine has
    public Variant read(String text) throws CodecException {
        try {
            return GodotReader.read(text.strip(), dialect);
        } catch (TextException e) {
            throw refused(e);
        }
    }

    /// {@return `value` as Godot text, which [#read(String)] reads back to the same value}
    public String write(Variant value) {
        return GodotText.exact(value, dialect);
    }

    /// {@return the value that `json` says: plain JSON, and what [#writeJson(Variant)] writes}
    ///
    /// Needs Jackson, as [#writeJson(Variant)] does; nothing else does.
    /// @throws CodecException if it is no JSON, or says no value that the engine has
    public Variant readJson(String json) throws CodecException {
        try {
            return JsonReader.read(json, dialect);
        } catch (TextException e) {
            throw refused(e);
        }
    }

    /// {@return `value` as JSON, which names the types that JSON lacks}
    public String writeJson(Variant value) {
        StringWriter out = new StringWriter();
        try {
            Json.write(value, dialect, out);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return out.toString();
    }

    private static CodecException refused(NotationException e) {
        return new CodecException(Clauses.clause(e.remark(), Language.ENGLISH), e.offset(), Optional.empty(),
                e);
    }
}
