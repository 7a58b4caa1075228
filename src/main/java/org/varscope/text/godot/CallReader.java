package org.varscope.text.godot;

import module java.base;
import org.varscope.dialect.Floats;
import org.varscope.text.TextException;
import org.varscope.text.TextRemark;
import org.varscope.variant.Packed;
import org.varscope.variant.Variant;
import org.varscope.variant.VariantKind;

/// Reads values that are written like calls, `Vector2(1, 2)`, and hold no other variants. Spaces are free and a comma
/// may trail.
final class CallReader {
    private static final int ALPHA_LAST_GENERATION = 4;
    private static final int HEX = 16;
    private static final float FULL = 255;

    private final Cursor cursor;
    private final TextDialect target;
    private final Numeral numeral;

    CallReader(Cursor cursor, TextDialect target) {
        this.cursor = cursor;
        this.target = target;
        numeral = new Numeral(cursor);
    }

    /// {@return the value whose name `word` has just been taken, with `wide` floats where it is of the kind `expected`}
    Variant read(String word, int start, VariantKind expected, boolean wide) throws TextException {
        VariantKind kind = kind(word, start);
        return read(kind, word, start, kind == expected ? wide : RealWidth.isWide(kind, target.dialect()));
    }

    /// {@return the float, vector or packed array here, with floats of this width}
    Variant ofWidth(boolean wide) throws TextException {
        if (numeral.isHere()) {
            return Variant.Real.of(numeral.real(wide));
        }
        int start = cursor.skip().at();
        String word = cursor.word();
        return read(kind(word, start), word, start, wide);
    }

    /// {@return a 64-bit id, signed or unsigned}
    long id() throws TextException {
        int start = cursor.at();
        boolean negative = cursor.takeHere("-");
        String digits = (negative ? "-" : "") + cursor.run(Cursor::isDigit);
        try {
            return negative ? Long.parseLong(digits) : Long.parseUnsignedLong(digits);
        } catch (NumberFormatException _) {
            throw new TextException(start, "`" + digits + "`", TextRemark.ID.with());
        }
    }

    /// {@return the colour at the cursor, which is at the `#`: `#rgb`, `#rgba`, `#rrggbb` or `#rrggbbaa`
    /// (`core/math/color.cpp`, `html`)}
    ///
    /// Up to Godot 3 the alpha comes first: `#argb`, `#aarrggbb`.
    Variant color() throws TextException {
        int start = cursor.at();
        cursor.step();
        String hex = cursor.run(HexFormat::isHexDigit);
        int each = hex.length() <= 4 ? 1 : 2;
        int parts = hex.length() / each;
        if (hex.length() != parts * each || parts < 3 || parts > 4 || Cursor.isLetter(cursor.here())) {
            throw new TextException(start, "`#" + hex + "`", TextRemark.COLOR.with());
        }
        boolean alphaFirst = parts == 4 && target.dialect().traits().generation() < ALPHA_LAST_GENERATION;
        double[] rgba = {0, 0, 0, 1};
        for (int i = 0; i < parts; i++) {
            int value = Integer.parseInt(hex.substring(i * each, (i + 1) * each), HEX);
            rgba[alphaFirst ? (i + 3) % 4 : i] = (each == 1 ? value * (HEX + 1) : value) / FULL;
        }
        return new Variant.Reals(VariantKind.COLOR, rgba);
    }

    private VariantKind kind(String word, int start) throws TextException {
        VariantKind kind = TypeNames.kind(word, target.dialect()).orElse(null);
        if (kind == null) {
            throw new TextException(start, "`" + word + "`",
                    TypeNames.near(word, target.dialect()).map(TextRemark.VALUE_PERHAPS::with)
                            .orElse(TextRemark.VALUE.with()));
        }
        target.require(kind, start, word);
        return kind;
    }

    private Variant read(VariantKind kind, String word, int start, boolean wide) throws TextException {
        return switch (kind) {
            case VECTOR2, RECT2, VECTOR3, TRANSFORM2D, VECTOR4, PLANE, QUATERNION, AABB, BASIS, TRANSFORM3D, PROJECTION,
                    COLOR -> {
                double[] values = new double[kind.numbers()];
                exactly(word, values.length, i -> values[i] = numeral.real(wide));
                yield new Variant.Reals(kind, values);
            }
            case VECTOR2I, RECT2I, VECTOR3I, VECTOR4I -> {
                int[] values = new int[kind.numbers()];
                exactly(word, values.length, i -> values[i] = integer());
                yield new Variant.Ints(kind, values);
            }
            case NODE_PATH -> nodePath();
            case RID -> rid(start);
            case CALLABLE -> {
                cursor.require('(');
                cursor.require(')');
                yield new Variant.Callable();
            }
            case SIGNAL -> signal(start);
            case PACKED_BYTE_ARRAY -> new Variant.PackedBytes(bytes());
            case PACKED_INT64_ARRAY, PACKED_INT32_ARRAY, PACKED_VECTOR2I_ARRAY, PACKED_VECTOR3I_ARRAY,
                    PACKED_VECTOR4I_ARRAY -> {
                LongStream.Builder values = LongStream.builder();
                requireWhole(kind, word, list(_ -> values.add(numeral.integer(Packed.least(kind), Packed.most(kind)))));
                yield Packed.of(kind, values.build().toArray());
            }
            case PACKED_FLOAT32_ARRAY, PACKED_FLOAT64_ARRAY, PACKED_VECTOR2_ARRAY, PACKED_VECTOR3_ARRAY,
                    PACKED_VECTOR4_ARRAY, PACKED_COLOR_ARRAY -> packedReals(kind, word, wide);
            case PACKED_STRING_ARRAY -> new Variant.PackedStrings(strings('(', ')'));
            case IMAGE -> new OldTypes(cursor).image();
            case INPUT_EVENT -> new OldTypes(cursor).inputEvent();
            case OPAQUE -> opaque(word, start);
            case NIL, BOOL, INT, FLOAT, STRING, STRING_NAME, OBJECT, DICTIONARY, ARRAY -> throw new TextException(start,
                    "`" + word + "`", TextRemark.VALUE_WITHOUT_TYPE.with());
        };
    }

    private Variant packedReals(VariantKind kind, String word, boolean wide) throws TextException {
        DoubleStream.Builder values = DoubleStream.builder();
        requireWhole(kind, word, list(_ -> values.add(numeral.real(wide))));
        double[] numbers = values.build().toArray();
        return wide ? new Variant.PackedDoubles(kind, numbers)
                : new Variant.PackedFloats(kind, Floats.narrowed(numbers));
    }

    private int integer() throws TextException {
        return (int) numeral.integer(Integer.MIN_VALUE, Integer.MAX_VALUE);
    }

    private int list(Cursor.Item item) throws TextException {
        return cursor.list('(', ')', item);
    }

    private void exactly(String word, int count, Cursor.Item item) throws TextException {
        int found = list(i -> {
            if (i == count) {
                throw cursor.wrong(cursor.at(), TextRemark.CLOSED_AFTER.with(count, word));
            }
            item.take(i);
        });
        if (found < count) {
            throw cursor.wrong(cursor.at() - 1, TextRemark.NUMBERS_IN.with(count, word, found));
        }
    }

    private void requireWhole(VariantKind kind, String word, int count) throws TextException {
        int per = kind.packedElement().map(VariantKind::numbers).orElse(0);
        if (per > 0 && count % per != 0) {
            throw cursor.wrong(cursor.at() - 1, TextRemark.MULTIPLE_IN.with(per, word, count));
        }
    }

    /// Bytes as decimals, or as base64 in quotes as late Godot 4 writes them in files.
    private byte[] bytes() throws TextException {
        int start = cursor.at();
        cursor.require('(');
        if (cursor.next() == '"') {
            int at = cursor.at();
            String base64 = Quoted.read(cursor, false);
            cursor.require(')');
            try {
                return Base64.getDecoder().decode(base64);
            } catch (IllegalArgumentException _) {
                throw new TextException(at, TextRemark.NO_BASE64.with(), TextRemark.PACKED_BYTES.with());
            }
        }
        cursor.moveTo(start);
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        list(_ -> out.write((int) numeral.integer(0, 0xff)));
        return out.toByteArray();
    }

    private Variant nodePath() throws TextException {
        cursor.require('(');
        Variant.NodePath path;
        if (cursor.next() == '[') {
            List<String> names = strings('[', ']');
            cursor.require(',');
            List<String> subnames = strings('[', ']');
            cursor.require(',');
            boolean absolute = truth();
            cursor.require(',');
            path = new Variant.NodePath(names, subnames, absolute, truth());
        } else {
            int start = cursor.skip().at();
            String text = Quoted.read(cursor, true);
            try {
                path = NodePathText.read(text, target.dialect());
            } catch (TextException e) {
                throw new TextException(start, TextRemark.IN_PATH.with(e.found()), e.expected());
            }
        }
        cursor.require(')');
        return path;
    }

    private boolean truth() throws TextException {
        int start = cursor.skip().at();
        String word = cursor.word();
        if (!word.equals("true") && !word.equals("false")) {
            throw cursor.wrong(start, TextRemark.TRUE_OR_FALSE.with());
        }
        return word.equals("true");
    }

    private Variant rid(int start) throws TextException {
        cursor.require('(');
        if (cursor.take(')')) {
            return new Variant.Rid(0);
        }
        cursor.skip();
        long id = id();
        cursor.require(')');
        if (id != 0) {
            target.requirePayload(VariantKind.RID, start, TextRemark.RID_NUMBER.with());
        }
        return new Variant.Rid(id);
    }

    private Variant signal(int start) throws TextException {
        cursor.require('(');
        if (cursor.take(')')) {
            return new Variant.Signal("", 0);
        }
        String name = Quoted.read(cursor, true);
        cursor.require(',');
        cursor.skip();
        long id = id();
        cursor.require(')');
        target.requirePayload(VariantKind.SIGNAL, start, TextRemark.SIGNAL_NAME.with());
        return new Variant.Signal(name, id);
    }

    private List<String> strings(char opening, char closing) throws TextException {
        List<String> strings = new ArrayList<>();
        cursor.list(opening, closing, _ -> strings.add(Quoted.read(cursor, true)));
        return strings;
    }

    private Variant opaque(String word, int start) throws TextException {
        byte[] payload = bytes();
        int size = target.opaqueSize(word);
        if (payload.length != size) {
            throw new TextException(start, TextRemark.TYPE_OF_BYTES.with(payload.length, word),
                    TextRemark.BYTES.with(size));
        }
        return new Variant.Opaque(word, payload);
    }
}
