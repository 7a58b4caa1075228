package org.varscope.text.godot;

import module java.base;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Dialects;
import org.varscope.dialect.Row;
import org.varscope.variant.VariantKind;

/// The names that types have had, in engines and in their text form (`core/variant_parser.cpp` of Godot 2 to 4).
public final class TypeNames {
    private static final Map<String, VariantKind> BY_NAME = new HashMap<>();
    private static final Map<VariantKind, String> NEWEST = new EnumMap<>(VariantKind.class);

    static {
        Dialects.all().forEach(dialect -> dialect.rows().forEach(row -> names(row.kind(), row.name())));
        // Names that no built-in table has: of development snapshots, of forks, and only of text.
        names(VariantKind.FLOAT, "real");
        names(VariantKind.AABB, "Rect3");
        names(VariantKind.RID, "_RID");
        names(VariantKind.PACKED_BYTE_ARRAY, "ByteArray");
        names(VariantKind.PACKED_INT32_ARRAY, "PackedIntArray");
        names(VariantKind.PACKED_FLOAT32_ARRAY, "PackedRealArray", "FloatArray");
        names(VariantKind.PACKED_VECTOR4_ARRAY, "PoolVector4Array", "Vector4Array");
        names(VariantKind.PACKED_VECTOR2I_ARRAY, "PackedVector2iArray", "PoolVector2iArray");
        names(VariantKind.PACKED_VECTOR3I_ARRAY, "PackedVector3iArray", "PoolVector3iArray");
        names(VariantKind.PACKED_VECTOR4I_ARRAY, "PackedVector4iArray", "PoolVector4iArray");
        NEWEST.put(VariantKind.OPAQUE, "Opaque");
    }

    private TypeNames() { }

    private static void names(VariantKind kind, String... names) {
        NEWEST.putIfAbsent(kind, names[0]);
        for (String name : names) {
            BY_NAME.put(name, kind);
        }
    }

    /// {@return what `dialect` calls `kind`, or its newest name where the dialect lacks it}
    public static String of(VariantKind kind, Dialect dialect) {
        return dialect.rowOf(kind).map(Row::name).orElseGet(() -> NEWEST.getOrDefault(kind, kind.name()));
    }

    /// {@return what `name` means: the dialect's own type first, else a type of any engine generation}
    static Optional<VariantKind> kind(String name, Dialect dialect) {
        return dialect.rowNamed(name).map(Row::kind).or(() -> Optional.ofNullable(BY_NAME.get(name)));
    }

    /// {@return the type name that `name` may be a slip of: written in another case, or one letter off}
    static Optional<String> near(String name, Dialect dialect) {
        Collection<String> known = new TreeSet<>(BY_NAME.keySet());
        dialect.rows().forEach(r -> known.add(r.name()));
        List<String> near = known.stream().filter(k -> isSlip(name, k)).toList();
        return near.stream().filter(k -> dialect.rowNamed(k).isPresent()).findFirst()
                .or(() -> near.stream().findFirst());
    }

    private static boolean isSlip(String name, String type) {
        return !name.equals(type) && (name.equalsIgnoreCase(type) || type.length() > 4 && isOneOff(name, type));
    }

    /// Whether one letter more, less, other, or two swapped turn `a` into `b`.
    private static boolean isOneOff(String a, String b) {
        int head = Arrays.mismatch(a.toCharArray(), b.toCharArray());
        int same = Arrays.mismatch(reversed(a).toCharArray(), reversed(b).toCharArray());
        int tail = Math.min(same, Math.min(a.length(), b.length()) - head);
        String inA = a.substring(head, a.length() - tail);
        String inB = b.substring(head, b.length() - tail);
        return Math.max(inA.length(), inB.length()) <= 1 || inA.length() == 2 && inB.equals(reversed(inA));
    }

    private static String reversed(String text) {
        return new StringBuilder(text).reverse().toString();
    }
}
