package org.varscope.variant;

import module java.base;

/// A named part of a value that is made of numbers, such as `position` of a Rect2.
///
/// The numbers of a Basis are in the bytes row by row while scripts see columns, so the `x` of a Basis is numbers
/// 0, 3 and 6: a component need not be contiguous. `core/io/marshalls.cpp` writes `rows[i][j]`, and
/// `core/variant/variant_setget.cpp` reads columns.
///
/// @param name    what a script calls it
/// @param kind    what it is by itself: a FLOAT or INT where it is one number, else a VECTOR2, VECTOR3 and so on
/// @param numbers which numbers of the whole value it is made of, in the order of the kind `kind`
public record Component(String name, VariantKind kind, List<Integer> numbers) {
    /// Copies the list.
    public Component {
        numbers = List.copyOf(numbers);
    }

    private static final List<Component> XYZW = scalars(VariantKind.FLOAT, "x", "y", "z", "w");
    private static final Map<VariantKind, List<Component>> OF = Map.ofEntries(
            Map.entry(VariantKind.VECTOR2, scalars(VariantKind.FLOAT, "x", "y")),
            Map.entry(VariantKind.VECTOR3, scalars(VariantKind.FLOAT, "x", "y", "z")),
            Map.entry(VariantKind.VECTOR4, XYZW),
            Map.entry(VariantKind.QUATERNION, XYZW),
            Map.entry(VariantKind.VECTOR2I, scalars(VariantKind.INT, "x", "y")),
            Map.entry(VariantKind.VECTOR3I, scalars(VariantKind.INT, "x", "y", "z")),
            Map.entry(VariantKind.VECTOR4I, scalars(VariantKind.INT, "x", "y", "z", "w")),
            Map.entry(VariantKind.COLOR, scalars(VariantKind.FLOAT, "r", "g", "b", "a")),
            Map.entry(VariantKind.RECT2, List.of(
                    part("position", VariantKind.VECTOR2, 0, 1), part("size", VariantKind.VECTOR2, 2, 3))),
            Map.entry(VariantKind.RECT2I, List.of(
                    part("position", VariantKind.VECTOR2I, 0, 1), part("size", VariantKind.VECTOR2I, 2, 3))),
            Map.entry(VariantKind.PLANE, List.of(
                    part("normal", VariantKind.VECTOR3, 0, 1, 2), part("d", VariantKind.FLOAT, 3),
                    part("x", VariantKind.FLOAT, 0), part("y", VariantKind.FLOAT, 1), part("z", VariantKind.FLOAT, 2))),
            Map.entry(VariantKind.AABB, List.of(
                    part("position", VariantKind.VECTOR3, 0, 1, 2), part("size", VariantKind.VECTOR3, 3, 4, 5))),
            Map.entry(VariantKind.TRANSFORM2D, List.of(
                    part("x", VariantKind.VECTOR2, 0, 1), part("y", VariantKind.VECTOR2, 2, 3),
                    part("origin", VariantKind.VECTOR2, 4, 5))),
            Map.entry(VariantKind.BASIS, List.of(
                    part("x", VariantKind.VECTOR3, 0, 3, 6), part("y", VariantKind.VECTOR3, 1, 4, 7),
                    part("z", VariantKind.VECTOR3, 2, 5, 8))),
            Map.entry(VariantKind.TRANSFORM3D, List.of(
                    part("basis", VariantKind.BASIS, 0, 1, 2, 3, 4, 5, 6, 7, 8),
                    part("origin", VariantKind.VECTOR3, 9, 10, 11))),
            Map.entry(VariantKind.PROJECTION, List.of(
                    part("x", VariantKind.VECTOR4, 0, 1, 2, 3), part("y", VariantKind.VECTOR4, 4, 5, 6, 7),
                    part("z", VariantKind.VECTOR4, 8, 9, 10, 11), part("w", VariantKind.VECTOR4, 12, 13, 14, 15))));

    static List<Component> of(VariantKind kind) {
        return OF.getOrDefault(kind, List.of());
    }

    private static Component part(String name, VariantKind kind, Integer... numbers) {
        return new Component(name, kind, List.of(numbers));
    }

    private static List<Component> scalars(VariantKind kind, String... names) {
        Component[] parts = new Component[names.length];
        for (int i = 0; i < names.length; i++) {
            parts[i] = part(names[i], kind, i);
        }
        return List.of(parts);
    }
}
