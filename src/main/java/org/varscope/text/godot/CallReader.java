package org.varscope.text.godot;

import module java.base;
import org.varscope.dialect.Floats;
import org.varscope.text.TextException;
import org.varscope.variant.Variant;
import org.varscope.variant.VariantKind;

/// Reads values that are written like calls, `Vector2(1, 2)`, and hold no other variants.
final class CallReader {
    private final Cursor cursor;
    private final Target target;
    private final Numeral numeral;
    private final RunReader runs;

    CallReader(Cursor cursor, Target target) {
        this.cursor = cursor;
        this.target = target;
        numeral = new Numeral(cursor);
        runs = new RunReader(cursor);
    }

    /// {@return the value whose name `word` has just been taken}
    Variant read(String word, int start) throws TextException {
        VariantKind kind = kind(word, start);
        return read(kind, word, start, RealWidth.isWide(kind, target.dialect()));
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
        while (Cursor.isDigit(cursor.here())) {
            cursor.step();
        }
        String digits = cursor.since(start);
        try {
            return negative ? Long.parseLong(digits) : Long.parseUnsignedLong(digits);
        } catch (NumberFormatException _) {
            throw new TextException(start, "`" + digits + "`", "an id of 64 bits");
        }
    }

    private VariantKind kind(String word, int start) throws TextException {
        VariantKind kind = TypeNames.kind(word, target.dialect()).orElse(null);
        if (kind == null) {
            throw new TextException(start, "`" + word + "`",
                    "a value" + TypeNames.near(word, target.dialect()).map(n -> "; perhaps " + n).orElse(""));
        }
        target.require(kind, start, word);
        return kind;
    }

    private Variant read(VariantKind kind, String word, int start, boolean wide) throws TextException {
        return switch (kind) {
            case VECTOR2, RECT2, VECTOR3, TRANSFORM2D, VECTOR4, PLANE, QUATERNION, AABB, BASIS, TRANSFORM3D, PROJECTION,
                    COLOR -> new Variant.Reals(kind, runs.doubles(word, kind.numbers(), wide));
            case VECTOR2I, RECT2I, VECTOR3I, VECTOR4I -> new Variant.Ints(kind, runs.ints(word, kind.numbers()));
            case NODE_PATH -> nodePath();
            case RID -> rid(start);
            case CALLABLE -> {
                cursor.require('(');
                cursor.require(')');
                yield new Variant.Callable();
            }
            case SIGNAL -> signal(start);
            case PACKED_BYTE_ARRAY -> new Variant.PackedBytes(runs.bytes());
            case PACKED_INT64_ARRAY -> new Variant.PackedLongs(runs.longs());
            case PACKED_INT32_ARRAY, PACKED_VECTOR2I_ARRAY, PACKED_VECTOR3I_ARRAY, PACKED_VECTOR4I_ARRAY ->
                    new Variant.PackedInts(kind, runs.intsOf(kind, word));
            case PACKED_FLOAT32_ARRAY, PACKED_FLOAT64_ARRAY, PACKED_VECTOR2_ARRAY, PACKED_VECTOR3_ARRAY,
                    PACKED_VECTOR4_ARRAY, PACKED_COLOR_ARRAY -> wide
                            ? new Variant.PackedDoubles(kind, runs.doublesOf(kind, word, true))
                            : new Variant.PackedFloats(kind, Floats.narrowed(runs.doublesOf(kind, word, false)));
            case PACKED_STRING_ARRAY -> new Variant.PackedStrings(strings('(', ')'));
            case IMAGE -> new OldTypes(cursor).image();
            case INPUT_EVENT -> new OldTypes(cursor).inputEvent();
            case OPAQUE -> opaque(word, start);
            case NIL, BOOL, INT, FLOAT, STRING, STRING_NAME, OBJECT, DICTIONARY, ARRAY -> throw new TextException(start,
                    "`" + word + "`", "a value; this type is written without its name");
        };
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
                throw new TextException(start, e.found() + " in the path", e.expected());
            }
        }
        cursor.require(')');
        return path;
    }

    private boolean truth() throws TextException {
        int start = cursor.skip().at();
        String word = cursor.word();
        if (!word.equals("true") && !word.equals("false")) {
            throw cursor.wrong(start, "`true` or `false`");
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
            target.requirePayload(VariantKind.RID, start, "RID with a number");
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
        target.requirePayload(VariantKind.SIGNAL, start, "Signal with a name");
        return new Variant.Signal(name, id);
    }

    private List<String> strings(char opening, char closing) throws TextException {
        cursor.require(opening);
        List<String> strings = new ArrayList<>();
        while (!cursor.take(closing)) {
            if (!strings.isEmpty()) {
                cursor.require(',');
                if (cursor.take(closing)) {
                    break;
                }
            }
            strings.add(Quoted.read(cursor, true));
        }
        return strings;
    }

    private Variant opaque(String word, int start) throws TextException {
        byte[] payload = runs.bytes();
        int size = target.opaqueSize(word);
        if (payload.length != size) {
            throw new TextException(start, word + " of " + payload.length + " bytes", size + " bytes");
        }
        return new Variant.Opaque(word, payload);
    }
}
