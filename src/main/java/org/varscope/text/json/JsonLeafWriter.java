package org.varscope.text.json;

import module java.base;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Floats;
import org.varscope.text.Digits;
import org.varscope.text.FloatWidth;
import org.varscope.text.godot.Cursor;
import org.varscope.text.godot.NodePathText;
import org.varscope.text.godot.RealWidth;
import org.varscope.text.godot.TextStyle;
import org.varscope.text.godot.TypeNames;
import org.varscope.variant.Variant;
import org.varscope.variant.VariantKind;
import tools.jackson.core.JsonGenerator;

/// Writes values that hold no other values as JSON.
record JsonLeafWriter(JsonGenerator out, Dialect dialect, TextStyle style) {
    void write(Variant value) {
        switch (value) {
            case Variant.Nil _ -> out.writeNull();
            case Variant.Bool(var truth) -> out.writeBoolean(truth);
            case Variant.Int(var number) -> out.writeNumber(number);
            case Variant.Text(var text) -> out.writeString(text);
            case Variant.Real real -> real(real.value());
            case Variant.NullObject _ when !style.exact() -> out.writeNull();
            case Variant.Opaque(var name, var payload) -> {
                tag(name);
                bytes(payload);
                out.writeEndObject();
            }
            default -> {
                tag(TypeNames.of(value.kind(), dialect));
                members(value);
                out.writeEndObject();
            }
        }
    }

    private void members(Variant value) {
        switch (value) {
            case Variant.Name(var name) -> out.writeStringProperty(JsonWriter.VALUE, name);
            case Variant.NodePath path -> nodePath(path);
            case Variant.Reals(var kind, var numbers) -> {
                boolean wide = RealWidth.isWide(kind, dialect);
                boolean marked = style.exact() && !wide && !Arrays.stream(numbers).allMatch(Floats::fits);
                width(marked, true);
                run(numbers.length, 0, i -> digits(Digits.number(numbers[i], wide || marked)));
            }
            case Variant.Ints(_, var numbers) -> run(numbers.length, 0, i -> out.writeNumber(numbers[i]));
            case Variant.Rid(var id) -> out.writeNumberProperty(JsonWriter.VALUE, id);
            case Variant.NullObject _ -> out.writeNullProperty(JsonWriter.VALUE);
            case Variant.ObjectId(var id) -> out.writeNumberProperty("id", id);
            case Variant.Signal(var name, var id) -> {
                out.writeStringProperty("name", name);
                out.writeNumberProperty("object", id);
            }
            case Variant.Image image -> image(image);
            case Variant.InputEvent event -> {
                out.writeNumberProperty("type", event.type());
                out.writeNumberProperty("device", event.device());
                out.writeName("words");
                out.writeStartArray();
                event.payload().forEach(out::writeNumber);
                out.writeEndArray();
            }
            case Variant.Callable _, Variant.Nil _, Variant.Bool _, Variant.Int _, Variant.Text _, Variant.Real _,
                    Variant.Opaque _, Variant.Array _, Variant.Dictionary _, Variant.FullObject _ -> { }
            case Variant.PackedBytes _, Variant.PackedInts _, Variant.PackedLongs _, Variant.PackedFloats _,
                    Variant.PackedDoubles _, Variant.PackedStrings _ -> packed(value);
        }
    }

    private void packed(Variant value) {
        int per = value.kind().packedElement().map(VariantKind::numbers).orElse(0);
        boolean wide = RealWidth.isWide(value.kind(), dialect);
        switch (value) {
            case Variant.PackedBytes(var bytes) -> bytes(bytes);
            case Variant.PackedInts(_, var numbers) -> run(numbers.length, per, i -> out.writeNumber(numbers[i]));
            case Variant.PackedLongs(var numbers) -> run(numbers.length, 0, i -> out.writeNumber(numbers[i]));
            case Variant.PackedFloats(_, var numbers) -> {
                width(style.exact() && wide, false);
                run(numbers.length, per, i -> digits(Digits.number(numbers[i])));
            }
            case Variant.PackedDoubles(_, var numbers) -> {
                width(style.exact() && !wide, true);
                run(numbers.length, per, i -> digits(Digits.number(numbers[i], true)));
            }
            case Variant.PackedStrings(var strings) -> names(JsonWriter.VALUE, strings);
            default -> throw new IllegalArgumentException(value.kind() + " is not packed");
        }
    }

    private void real(double number) {
        boolean marked = style.exact() && !RealWidth.isWide(VariantKind.FLOAT, dialect) && !Floats.fits(number);
        String text = Digits.scalar(number, style.width() == FloatWidth.WIDE);
        if (Double.isFinite(number) && !marked) {
            out.writeNumber(text);
            return;
        }
        tag(TypeNames.of(VariantKind.FLOAT, dialect));
        width(marked, true);
        out.writeName(JsonWriter.VALUE);
        digits(text);
        out.writeEndObject();
    }

    private void nodePath(Variant.NodePath path) {
        String text = NodePathText.write(path);
        if (!style.exact() || NodePathText.isRead(text, path, dialect)) {
            out.writeStringProperty(JsonWriter.VALUE, text);
            return;
        }
        names("names", path.names());
        names("subnames", path.subnames());
        out.writeBooleanProperty("absolute", path.absolute());
        out.writeBooleanProperty("property", path.property());
    }

    private void image(Variant.Image image) {
        out.writeNumberProperty("format", image.format());
        out.writeNumberProperty("mipmaps", image.mipmaps());
        out.writeNumberProperty("width", image.width());
        out.writeNumberProperty("height", image.height());
        bytes(image.data());
    }

    private void tag(String name) {
        out.writeStartObject();
        out.writeStringProperty(JsonWriter.TYPE, name);
    }

    private void width(boolean marked, boolean wide) {
        if (marked) {
            out.writeBooleanProperty("wide", wide);
        }
    }

    private void names(String member, List<String> names) {
        out.writeName(member);
        out.writeStartArray();
        names.forEach(out::writeString);
        out.writeEndArray();
    }

    private void bytes(byte[] bytes) {
        run(bytes.length, 0, i -> out.writeNumber(bytes[i] & 0xff));
    }

    /// Writes numbers as an array, or as an array of arrays of `per` numbers each where that is not 0.
    private void run(int count, int per, Item item) {
        out.writeName(JsonWriter.VALUE);
        out.writeStartArray();
        for (int i = 0; i < count; i++) {
            if (per > 0 && i % per == 0) {
                out.writeStartArray();
            }
            item.write(i);
            if (per > 0 && (i % per == per - 1 || i == count - 1)) {
                out.writeEndArray();
            }
        }
        out.writeEndArray();
    }

    /// A number as it stands, a word for one in quotes.
    private void digits(String text) {
        char first = text.charAt(text.startsWith("-") ? 1 : 0);
        if (Cursor.isDigit(first)) {
            out.writeNumber(text);
        } else {
            out.writeString(text);
        }
    }

    /// One number of a run.
    private interface Item {
        void write(int index);
    }
}
