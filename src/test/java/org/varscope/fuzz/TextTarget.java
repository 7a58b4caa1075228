package org.varscope.fuzz;

import module java.base;
import org.varscope.codec.DecodeException;
import org.varscope.codec.Decoder;
import org.varscope.codec.ObjectRule;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.FieldList;
import org.varscope.dialect.FieldListException;
import org.varscope.text.TextException;
import org.varscope.text.cell.Coerce;
import org.varscope.text.godot.GodotReader;
import org.varscope.text.godot.GodotText;
import org.varscope.text.json.Json;
import org.varscope.text.path.PathText;
import org.varscope.text.path.ValuePath;
import org.varscope.variant.Variant;
import tools.jackson.core.JsonParser;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.json.JsonFactory;

/// The notations on anything: text is read or refused with a place inside it, and what was read is written as text that
/// says the same.
///
/// Input: dialect, what the rest is, then text in UTF-8, or a value in bytes.
final class TextTarget implements Target {
    private static final JsonFactory JSON = JsonFactory.builder()
            .streamReadConstraints(StreamReadConstraints.builder().maxNestingDepth(Integer.MAX_VALUE).build()).build();

    @Override
    public void take(Input input) throws Exception {
        Dialect dialect = input.oneOf(Readings.DIALECTS);
        int what = input.u8() % 5;
        byte[] rest = input.rest();
        switch (what) {
            case 0 -> bytes(rest, dialect);
            case 1 -> text(new String(rest, StandardCharsets.UTF_8), dialect);
            case 2 -> path(new String(rest, StandardCharsets.UTF_8), dialect);
            case 3 -> fields(new String(rest, StandardCharsets.UTF_8));
            default -> typed(new String(rest, StandardCharsets.UTF_8), dialect);
        }
    }

    private static void bytes(byte[] bytes, Dialect dialect) throws IOException, TextException {
        Variant value;
        try {
            value = new Decoder(dialect, ObjectRule.ALLOWED).decode(bytes).value();
        } catch (DecodeException _) {
            return;
        }
        written(value, dialect);
        GodotText.write(value, dialect);
        GodotText.summary(value, dialect, 80);
        Must.be(Coerce.keepKind(value, value, dialect).equals(value), "a value over itself to stay");
    }

    private static void text(String text, Dialect dialect) throws IOException, TextException {
        Variant value;
        try {
            value = GodotReader.read(text, dialect);
        } catch (TextException e) {
            refused(e, text);
            return;
        }
        written(value, dialect);
    }

    private static void written(Variant value, Dialect dialect) throws IOException, TextException {
        String exact = GodotText.exact(value, dialect);
        Variant again = GodotReader.read(exact, dialect);
        Must.be(again.equals(value), "%s, not %s, from %s", value, again, exact);
        Must.equal(GodotText.exact(again, dialect), exact, "written again");
        json(value, dialect);
    }

    private static void json(Variant value, Dialect dialect) throws IOException {
        StringWriter out = new StringWriter();
        Json.write(value, dialect, out);
        try (JsonParser parser = JSON.createParser(ObjectReadContext.empty(), out.toString())) {
            while (parser.nextToken() != null) {
                parser.currentToken();
            }
        }
    }

    private static void path(String text, Dialect dialect) throws TextException {
        ValuePath path;
        try {
            path = PathText.read(text, dialect);
        } catch (TextException e) {
            refused(e, text);
            return;
        }
        String written = PathText.write(path, dialect);
        ValuePath again = PathText.read(written, dialect);
        Must.be(again.equals(path), "%s, not %s, from %s", path, again, written);
        Must.equal(PathText.write(again, dialect), written, "written again");
    }

    private static void fields(String text) throws FieldListException {
        FieldList list;
        try {
            list = FieldList.parse(text);
        } catch (FieldListException e) {
            Must.be(e.offset() >= 0 && e.offset() <= text.length(), "an offset in %d chars, not %d", text.length(),
                    e.offset());
            return;
        }
        FieldList again = FieldList.parse(list.text());
        Must.be(again.equals(list), "%s, not %s", list, again);
        Must.equal(again.text(), list.text(), "written again");
    }

    /// The first line says an old value, the rest is typed over it.
    private static void typed(String text, Dialect dialect) {
        int line = text.indexOf('\n');
        Variant old;
        try {
            old = GodotReader.read(line < 0 ? "0" : text.substring(0, line), dialect);
        } catch (TextException _) {
            old = Variant.NIL;
        }
        String typed = text.substring(line + 1);
        try {
            Coerce.read(typed, old, dialect);
        } catch (TextException e) {
            refused(e, typed);
        }
    }

    private static void refused(TextException e, String text) {
        Must.be(e.offset() >= 0 && e.offset() <= text.length(), "an offset in %d chars, not %d", text.length(),
                e.offset());
    }
}
