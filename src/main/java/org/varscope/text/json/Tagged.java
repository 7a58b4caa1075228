package org.varscope.text.json;

import module java.base;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Layout;
import org.varscope.dialect.Row;
import org.varscope.remark.Remark;
import org.varscope.text.Digits;
import org.varscope.text.TextException;
import org.varscope.text.TextRemark;
import org.varscope.text.godot.GodotReader;
import org.varscope.text.godot.NodePathText;
import org.varscope.text.godot.RealWidth;
import org.varscope.text.godot.TypeNames;
import org.varscope.variant.ElementType;
import org.varscope.variant.Variant;

/// A JSON object that says its type, with its other members read as values.
///
/// @param at where it begins in the text
record Tagged(Row row, Map<String, Variant> members, Dialect dialect, int at) {
    private static final String VALUE = "value";

    /// What is wrong in the text of a member is so at the object, whose text that is not.
    Variant value() throws TextException {
        try {
            return read();
        } catch (TextException e) {
            throw new TextException(at, e.found(), e.expected());
        }
    }

    private Variant read() throws TextException {
        return switch (row.kind()) {
            case ARRAY -> new Variant.Array(type("of"), list(VALUE), false);
            case DICTIONARY -> dictionary();
            case OBJECT -> object();
            case STRING_NAME -> new Variant.Name(text(VALUE));
            case NODE_PATH -> members.containsKey("names") ? new Variant.NodePath(texts("names"), texts("subnames"),
                    truth("absolute"), truth("property")) : NodePathText.read(text(VALUE), dialect);
            case FLOAT -> GodotReader.read(text(VALUE), dialect);
            case RID -> new Variant.Rid(whole(VALUE));
            case CALLABLE -> new Variant.Callable();
            case SIGNAL -> new Variant.Signal(text("name"), whole("object"));
            case PACKED_STRING_ARRAY -> new Variant.PackedStrings(texts(VALUE));
            case IMAGE -> new Variant.Image(int32("format"), int32("mipmaps"), int32("width"), int32("height"),
                    bytes());
            case INPUT_EVENT -> new Variant.InputEvent(int32("type"), int32("device"), ints("words"));
            default -> row.layout() instanceof Layout.Opaque ? new Variant.Opaque(row.name(), bytes()) : numbers();
        };
    }

    private Variant dictionary() throws TextException {
        List<Variant.Entry> entries = new ArrayList<>();
        for (Variant entry : list("entries")) {
            entries.add(new Variant.Entry(member(entry, "key"), member(entry, VALUE)));
        }
        return new Variant.Dictionary(type("key"), type("of"), entries, false);
    }

    private Variant object() throws TextException {
        if (members.containsKey("id")) {
            return new Variant.ObjectId(whole("id"));
        }
        List<Variant.Property> properties = new ArrayList<>();
        for (Variant property : list("properties")) {
            if (!(member(property, "name") instanceof Variant.Text(var name))) {
                throw lacks(TextRemark.MEMBER_NAMES.with());
            }
            properties.add(new Variant.Property(name, member(property, VALUE)));
        }
        return new Variant.FullObject(text("class"), properties);
    }

    private Variant member(Variant object, String name) throws TextException {
        if (object instanceof Variant.Dictionary dictionary) {
            for (Variant.Entry entry : dictionary.entries()) {
                if (entry.key().equals(new Variant.Text(name))) {
                    return entry.value();
                }
            }
        }
        throw lacks(TextRemark.MEMBER_OBJECT.with(name));
    }

    /// By the reader of Godot text, which knows how wide the numbers are.
    private Variant numbers() throws TextException {
        boolean wide = members.containsKey("wide") ? truth("wide") : RealWidth.isWide(row.kind(), dialect);
        StringJoiner text = new StringJoiner(", ", TypeNames.of(row.kind(), dialect) + "(", ")");
        for (Variant one : list(VALUE)) {
            for (Variant number : one instanceof Variant.Array(_, var group, _) ? group : List.of(one)) {
                text.add(switch (number) {
                    case Variant.Int(long whole) -> Long.toString(whole);
                    case Variant.Real real -> Digits.scalar(real.value(), true);
                    case Variant.Text(var word) -> word;
                    default -> throw lacks(TextRemark.MEMBER_NUMBERS.with());
                });
            }
        }
        return GodotReader.read(text.toString(), dialect, row.kind(), wide);
    }

    private List<String> texts(String name) throws TextException {
        List<String> texts = new ArrayList<>();
        for (Variant one : list(name)) {
            if (!(one instanceof Variant.Text(var text))) {
                throw lacks(TextRemark.MEMBER_TEXTS.with(name));
            }
            texts.add(text);
        }
        return texts;
    }

    private byte[] bytes() throws TextException {
        List<Integer> numbers = ints(VALUE);
        byte[] bytes = new byte[numbers.size()];
        for (int i = 0; i < bytes.length; i++) {
            if (numbers.get(i) < 0 || numbers.get(i) > 0xff) {
                throw lacks(TextRemark.MEMBER_BYTES.with(VALUE));
            }
            bytes[i] = numbers.get(i).byteValue();
        }
        return bytes;
    }

    private List<Integer> ints(String name) throws TextException {
        List<Integer> ints = new ArrayList<>();
        for (Variant one : list(name)) {
            if (!(one instanceof Variant.Int(long number)) || (int) number != number) {
                throw lacks(TextRemark.MEMBER_INTS.with(name));
            }
            ints.add((int) number);
        }
        return ints;
    }

    private List<Variant> list(String name) throws TextException {
        if (members.get(name) instanceof Variant.Array(_, var elements, _)) {
            return elements;
        }
        throw lacks(TextRemark.MEMBER_ARRAY.with(name));
    }

    private String text(String name) throws TextException {
        if (members.get(name) instanceof Variant.Text(var text)) {
            return text;
        }
        throw lacks(TextRemark.MEMBER_TEXT.with(name));
    }

    private long whole(String name) throws TextException {
        if (members.get(name) instanceof Variant.Int(long number)) {
            return number;
        }
        throw lacks(TextRemark.MEMBER_INT.with(name));
    }

    private boolean truth(String name) throws TextException {
        if (members.get(name) instanceof Variant.Bool(boolean truth)) {
            return truth;
        }
        throw lacks(TextRemark.MEMBER_BOOL.with(name));
    }

    private int int32(String name) throws TextException {
        long number = whole(name);
        if ((int) number != number) {
            throw lacks(TextRemark.MEMBER_INT32.with(name));
        }
        return (int) number;
    }

    private ElementType type(String name) throws TextException {
        if (!(members.get(name) instanceof Variant.Text(var type))) {
            return ElementType.ANY;
        }
        Variant empty = GodotReader.read("Array[" + type + "]([])", dialect);
        return empty instanceof Variant.Array(var of, _, _) ? of : ElementType.ANY;
    }

    private TextException lacks(Remark expected) {
        return new TextException(at, row.name(), TextRemark.IN_TAGGED.with(expected, row.name()));
    }
}
