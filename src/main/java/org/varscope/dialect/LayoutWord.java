package org.varscope.dialect;

import module java.base;
import org.varscope.variant.VariantKind;

/// A word of the tables: what a type is and how it is laid out.
record LayoutWord(VariantKind kind, Layout layout) {
    private static final String OPAQUE = "opaque:";
    private static final Map<String, LayoutWord> WORDS = new HashMap<>();

    static {
        for (VariantKind kind : VariantKind.values()) {
            if (kind.numbers() > 0) {
                word(kind.name().toLowerCase(Locale.ROOT), kind,
                        new Layout.Fixed(kind.isIntegral() ? Number.I32 : Number.REAL, kind.numbers()));
            }
        }
        word("nil", VariantKind.NIL, new Layout.Empty());
        word("bool", VariantKind.BOOL, new Layout.Fixed(Number.U32, 1));
        word("int", VariantKind.INT, new Layout.Fixed(Number.INT, 1));
        word("int32", VariantKind.INT, new Layout.Fixed(Number.I32, 1));
        word("float", VariantKind.FLOAT, new Layout.Fixed(Number.REAL, 1));
        word("float32", VariantKind.FLOAT, new Layout.Fixed(Number.F32, 1));
        word("string", VariantKind.STRING, new Layout.Text());
        word("color", VariantKind.COLOR, new Layout.Fixed(Number.F32, 4));
        word("color_real", VariantKind.COLOR, new Layout.Fixed(Number.REAL, 4));
        word("string_name", VariantKind.STRING_NAME, new Layout.Text());
        word("node_path", VariantKind.NODE_PATH, new Layout.NodePath(false));
        word("node_path_old", VariantKind.NODE_PATH, new Layout.NodePath(true));
        word("rid", VariantKind.RID, new Layout.Fixed(Number.U64, 1));
        word("rid_empty", VariantKind.RID, new Layout.Empty());
        word("object", VariantKind.OBJECT, new Layout.Properties(false));
        word("object_script_path", VariantKind.OBJECT, new Layout.Properties(true));
        word("object_empty", VariantKind.OBJECT, new Layout.Empty());
        word("callable", VariantKind.CALLABLE, new Layout.Empty());
        word("signal", VariantKind.SIGNAL, new Layout.Signal());
        word("signal_empty", VariantKind.SIGNAL, new Layout.Empty());
        word("dictionary", VariantKind.DICTIONARY, new Layout.Entries(false));
        word("dictionary_typed", VariantKind.DICTIONARY, new Layout.Entries(true));
        word("array", VariantKind.ARRAY, new Layout.Elements(false));
        word("array_typed", VariantKind.ARRAY, new Layout.Elements(true));
        word("bytes", VariantKind.PACKED_BYTE_ARRAY, new Layout.PackedBytes());
        packed("int32s", VariantKind.PACKED_INT32_ARRAY, Number.I32, 1);
        packed("int64s", VariantKind.PACKED_INT64_ARRAY, Number.I64, 1);
        packed("float32s", VariantKind.PACKED_FLOAT32_ARRAY, Number.F32, 1);
        packed("float64s", VariantKind.PACKED_FLOAT64_ARRAY, Number.F64, 1);
        word("strings", VariantKind.PACKED_STRING_ARRAY, new Layout.PackedText());
        packed("vector2s", VariantKind.PACKED_VECTOR2_ARRAY, Number.REAL, 2);
        packed("vector3s", VariantKind.PACKED_VECTOR3_ARRAY, Number.REAL, 3);
        packed("vector4s", VariantKind.PACKED_VECTOR4_ARRAY, Number.REAL, 4);
        packed("colors", VariantKind.PACKED_COLOR_ARRAY, Number.F32, 4);
        packed("colors_real", VariantKind.PACKED_COLOR_ARRAY, Number.REAL, 4);
        packed("vector2is", VariantKind.PACKED_VECTOR2I_ARRAY, Number.I32, 2);
        packed("vector3is", VariantKind.PACKED_VECTOR3I_ARRAY, Number.I32, 3);
        packed("vector4is", VariantKind.PACKED_VECTOR4I_ARRAY, Number.I32, 4);
        word("image", VariantKind.IMAGE, new Layout.Image());
        word("input_event", VariantKind.INPUT_EVENT, new Layout.InputEvent(true));
        word("input_event_short", VariantKind.INPUT_EVENT, new Layout.InputEvent(false));
    }

    /// {@return what `word` stands for; empty where the tables have no such word}
    static Optional<LayoutWord> of(String word) {
        if (word.startsWith(OPAQUE)) {
            return opaque(word.substring(OPAQUE.length()));
        }
        return Optional.ofNullable(WORDS.get(word));
    }

    private static Optional<LayoutWord> opaque(String size) {
        if (!size.matches("[0-9]{1,6}") || Integer.parseInt(size) % 4 != 0) {
            return Optional.empty();
        }
        return Optional.of(new LayoutWord(VariantKind.OPAQUE, new Layout.Opaque(Integer.parseInt(size))));
    }

    private static void word(String word, VariantKind kind, Layout layout) {
        WORDS.put(word, new LayoutWord(kind, layout));
    }

    private static void packed(String word, VariantKind kind, Number number, int per) {
        word(word, kind, new Layout.Packed(number, per));
    }
}
