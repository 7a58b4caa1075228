package org.varscope.play;

import module java.base;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Span;
import org.varscope.codec.EncodeException;
import org.varscope.codec.Encoder;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Framing;
import org.varscope.document.place.SpokenPath;
import org.varscope.explain.field.Explainer;
import org.varscope.explain.field.Explanation;
import org.varscope.said.Language;
import org.varscope.scan.field.Fields;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;
import org.varscope.text.TextException;
import org.varscope.text.godot.GodotReader;

/// A value that somebody has typed, as the bytes that an engine writes of it.
///
/// @param film   the bytes as they come, field by field
/// @param fields the first of the fields, in order
public record Encoding(Film film, List<Explanation> fields) {
    /// As many fields as somebody looks at.
    public static final int MOST = 500;
    /// Bytes in which so many fields are.
    private static final long WINDOW = 1 << 14;

    /// {@return what `dialect` writes of `text`, which is Godot text}
    ///
    /// @throws TextException   if it says no value of the dialect
    /// @throws EncodeException if the dialect cannot hold the value
    public static Encoding of(String text, Dialect dialect, Language language) throws TextException, EncodeException {
        byte[] bytes = Encoder.encode(GodotReader.read(text.strip(), dialect), dialect);
        Structure structure = Structure.scan(ByteStore.of(bytes), dialect, Framing.BARE, Progress.NONE);
        Explainer explainer = new Explainer(structure, language, SpokenPath.shown(structure));
        return new Encoding(new Film(structure, language), Fields.in(structure, new Span(0, WINDOW)).stream()
                .limit(MOST).map(explainer::of).toList());
    }
}
