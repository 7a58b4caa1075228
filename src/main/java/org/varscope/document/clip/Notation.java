package org.varscope.document.clip;

import module java.base;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Span;
import org.varscope.codec.EncodeException;
import org.varscope.codec.Encoder;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Framing;
import org.varscope.document.edit.Copied;
import org.varscope.document.edit.EditException;
import org.varscope.document.edit.Obstacle;
import org.varscope.document.place.Siblings;
import org.varscope.document.place.Values;
import org.varscope.remark.Remark;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;
import org.varscope.text.ByteNotation;
import org.varscope.text.TextException;
import org.varscope.text.TextRemark;
import org.varscope.text.godot.GodotReader;
import org.varscope.text.godot.GodotText;
import org.varscope.text.json.Json;
import org.varscope.text.json.JsonReader;
import org.varscope.variant.Variant;

/// What values are written as to be taken by another program.
///
/// Godot text and JSON say what the values are: several are an Array, and several entries a Dictionary. The others are
/// their bytes, one value after the other and without keys, which only the same dialect reads back.
public enum Notation {
    /// What `var_to_str` prints, with what it would lose ([GodotText#exact]).
    GODOT_TEXT,
    /// See [Json].
    JSON,
    /// See [ByteNotation#HEX].
    HEX,
    /// See [ByteNotation#C_ARRAY].
    C_ARRAY,
    /// See [ByteNotation#BASE64].
    BASE64,
    /// See [ByteNotation#GDSCRIPT].
    GDSCRIPT,
    /// See [ByteNotation#PYTHON].
    PYTHON,
    /// See [ByteNotation#C_SHARP].
    C_SHARP,
    /// See [ByteNotation#RUST].
    RUST,
    /// See [ByteNotation#JAVA].
    JAVA;

    /// Bytes of values that are written as text at most: 16 MiB.
    public static final long MOST = 16 << 20;

    private static final String DOING = "copying values";

    /// {@return `what` in this notation}
    /// @throws EditException if something of it is damaged, or it is longer than [#MOST]
    public String write(Copied what) throws EditException {
        if (what.length() > MOST) {
            throw new EditException(new Obstacle.TooLongAsText(what.length(), MOST));
        }
        Dialect dialect = what.from().dialect();
        return switch (this) {
            case GODOT_TEXT -> GodotText.exact(value(what), dialect);
            case JSON -> {
                StringWriter out = new StringWriter();
                try {
                    Json.write(value(what), dialect, out);
                } catch (IOException e) {
                    throw new AssertionError("a StringWriter takes everything", e);
                }
                yield out.toString();
            }
            case HEX, C_ARRAY, BASE64, GDSCRIPT, PYTHON, C_SHARP, RUST, JAVA -> ofBytes().write(bytes(what));
        };
    }

    /// {@return whether `text`, which `what` was written as, says all of it}
    public boolean isExact(Copied what, String text) throws EditException {
        if (this != JSON) {
            return true;
        }
        try {
            return JsonReader.read(text, what.from().dialect()).equals(value(what));
        } catch (TextException _) {
            return false;
        }
    }

    private static List<Node> nodes(Copied what) throws EditException {
        List<Node> nodes = new ArrayList<>();
        for (Siblings part : what.parts()) {
            if (!part.isIn(what.from())) {
                throw new EditException(new Obstacle.Gone(part.first()));
            }
            Node holder = part.in() == null ? null : what.from().node(part.in()).orElseThrow();
            what.from().children(holder, part.from(), part.to(), Progress.NONE, DOING).forEach(nodes::add);
        }
        return nodes;
    }

    private static Variant value(Copied what) throws EditException {
        Structure from = what.from();
        List<Variant> values = new ArrayList<>();
        List<Variant.Entry> entries = new ArrayList<>();
        for (Node node : nodes(what)) {
            Variant value = Values.of(from, node, Integer.MAX_VALUE)
                    .orElseThrow(() -> new EditException(new Obstacle.Damaged(node.span())));
            values.add(value);
            Values.name(from, node).ifPresent(name -> entries.add(new Variant.Entry(name, value)));
        }
        return values.size() == 1 ? values.getFirst()
                : entries.size() == values.size() ? Variant.Dictionary.of(entries) : Variant.Array.of(values);
    }

    private static byte[] bytes(Copied what) throws EditException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        for (Node node : nodes(what)) {
            bytes.writeBytes(what.from().bytes().bytes(node.span()));
        }
        return bytes.toByteArray();
    }

    /// {@return what `text` says in this notation, as values of `dialect`}
    /// @throws TextException if it says none
    public Copied read(String text, Dialect dialect) throws TextException {
        return switch (this) {
            case GODOT_TEXT -> of(GodotReader.read(text.strip(), dialect), dialect);
            case JSON -> of(JsonReader.read(text, dialect), dialect);
            case HEX, C_ARRAY, BASE64, GDSCRIPT, PYTHON, C_SHARP, RUST, JAVA -> of(ofBytes().read(text), dialect);
        };
    }

    private ByteNotation ofBytes() {
        return ByteNotation.valueOf(name());
    }

    private static Copied of(Variant value, Dialect dialect) throws TextException {
        try {
            return of(Encoder.encode(value, dialect), dialect);
        } catch (EncodeException e) {
            throw new TextException(TextRemark.VALUE_LACKED.with(dialect.traits().title()),
                    TextRemark.ANOTHER.with(e.remark()));
        }
    }

    /// Whole values back to back.
    private static Copied of(byte[] bytes, Dialect dialect) throws TextException {
        Structure read = Structure.scan(ByteStore.of(bytes), dialect, Framing.VALUES, Progress.NONE);
        Span all = Span.between(read.childStart(null, 0), read.childStart(null, read.records()));
        if (read.records() == 0 || read.errors() > 0 || all.length() < bytes.length) {
            throw new TextException(TextRemark.NO_VALUES.with(bytes.length),
                    TextRemark.VALUE_BYTES.with(dialect.traits().title()));
        }
        return new Copied(read, List.of(new Siblings(null, 0, read.records())));
    }
}
