package org.varscope.variant;

import java.util.List;

/// A named part of a value that is made of numbers, such as `position` of a Rect2.
///
/// The numbers of a Basis stand in the bytes row by row while scripts see columns, so the `x` of a Basis is numbers
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

    static List<Component> of(VariantKind kind) {
        return switch (kind) {
            case VECTOR2 -> XY;
            case VECTOR3 -> XYZ;
            case VECTOR4, QUATERNION -> XYZW;
            case VECTOR2I -> XY_INT;
            case VECTOR3I -> XYZ_INT;
            case VECTOR4I -> XYZW_INT;
            case RECT2 -> RECT2;
            case RECT2I -> RECT2I;
            case PLANE -> PLANE;
            case AABB -> AABB;
            case COLOR -> COLOR;
            case TRANSFORM2D -> TRANSFORM2D;
            case BASIS -> BASIS;
            case TRANSFORM3D -> TRANSFORM3D;
            case PROJECTION -> PROJECTION;
            default -> List.of();
        };
    }

    private static final List<Component> XY = scalars(VariantKind.FLOAT, "x", "y");
    private static final List<Component> XYZ = scalars(VariantKind.FLOAT, "x", "y", "z");
    private static final List<Component> XYZW = scalars(VariantKind.FLOAT, "x", "y", "z", "w");
    private static final List<Component> XY_INT = scalars(VariantKind.INT, "x", "y");
    private static final List<Component> XYZ_INT = scalars(VariantKind.INT, "x", "y", "z");
    private static final List<Component> XYZW_INT = scalars(VariantKind.INT, "x", "y", "z", "w");
    private static final List<Component> COLOR = scalars(VariantKind.FLOAT, "r", "g", "b", "a");
    private static final List<Component> RECT2 = List.of(
            part("position", VariantKind.VECTOR2, 0, 1), part("size", VariantKind.VECTOR2, 2, 3));
    private static final List<Component> RECT2I = List.of(
            part("position", VariantKind.VECTOR2I, 0, 1), part("size", VariantKind.VECTOR2I, 2, 3));
    private static final List<Component> PLANE = List.of(
            part("normal", VariantKind.VECTOR3, 0, 1, 2), part("d", VariantKind.FLOAT, 3),
            part("x", VariantKind.FLOAT, 0), part("y", VariantKind.FLOAT, 1), part("z", VariantKind.FLOAT, 2));
    private static final List<Component> AABB = List.of(
            part("position", VariantKind.VECTOR3, 0, 1, 2), part("size", VariantKind.VECTOR3, 3, 4, 5));
    private static final List<Component> TRANSFORM2D = List.of(
            part("x", VariantKind.VECTOR2, 0, 1), part("y", VariantKind.VECTOR2, 2, 3),
            part("origin", VariantKind.VECTOR2, 4, 5));
    private static final List<Component> BASIS = List.of(
            part("x", VariantKind.VECTOR3, 0, 3, 6), part("y", VariantKind.VECTOR3, 1, 4, 7),
            part("z", VariantKind.VECTOR3, 2, 5, 8));
    private static final List<Component> TRANSFORM3D = List.of(
            part("basis", VariantKind.BASIS, 0, 1, 2, 3, 4, 5, 6, 7, 8),
            part("origin", VariantKind.VECTOR3, 9, 10, 11));
    private static final List<Component> PROJECTION = List.of(
            part("x", VariantKind.VECTOR4, 0, 1, 2, 3), part("y", VariantKind.VECTOR4, 4, 5, 6, 7),
            part("z", VariantKind.VECTOR4, 8, 9, 10, 11), part("w", VariantKind.VECTOR4, 12, 13, 14, 15));

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
