package org.varscope.variant;

import module java.base;

/// What a value is, whatever number a dialect gives it on the wire and whatever it calls it.
///
/// The names are those of Godot 4 (`core/variant/variant.h`); the last six exist only in older engines or forks.
public enum VariantKind {
    NIL, BOOL, INT, FLOAT, STRING,
    VECTOR2, VECTOR2I, RECT2, RECT2I, VECTOR3, VECTOR3I, TRANSFORM2D, VECTOR4, VECTOR4I,
    PLANE, QUATERNION, AABB, BASIS, TRANSFORM3D, PROJECTION, COLOR,
    STRING_NAME, NODE_PATH, RID, OBJECT, CALLABLE, SIGNAL, DICTIONARY, ARRAY,
    PACKED_BYTE_ARRAY, PACKED_INT32_ARRAY, PACKED_INT64_ARRAY, PACKED_FLOAT32_ARRAY, PACKED_FLOAT64_ARRAY,
    PACKED_STRING_ARRAY, PACKED_VECTOR2_ARRAY, PACKED_VECTOR3_ARRAY, PACKED_COLOR_ARRAY, PACKED_VECTOR4_ARRAY,
    /// Godot 1 and 2 only.
    IMAGE,
    /// Godot 1 and 2 only.
    INPUT_EVENT,
    /// Forks only.
    PACKED_VECTOR2I_ARRAY, PACKED_VECTOR3I_ARRAY, PACKED_VECTOR4I_ARRAY,
    /// A type of a fork of which only the size is known.
    OPAQUE;

    /// {@return the named parts that a path can step into, in the order a script shows them; empty where there are
    /// none}
    public List<Component> components() {
        return Component.of(this);
    }

    /// {@return the part called `name`, such as `x` of a Vector2 or `origin` of a Transform3D}
    public Optional<Component> component(String name) {
        return components().stream().filter(c -> c.name().equals(name)).findFirst();
    }

    /// {@return how many numbers the value is made of: 2 for a Vector2, 16 for a Projection; 0 for what is not made of
    /// numbers}
    public int numbers() {
        return switch (this) {
            case VECTOR2, VECTOR2I -> 2;
            case VECTOR3, VECTOR3I -> 3;
            case RECT2, RECT2I, VECTOR4, VECTOR4I, PLANE, QUATERNION, COLOR -> 4;
            case TRANSFORM2D, AABB -> 6;
            case BASIS -> 9;
            case TRANSFORM3D -> 12;
            case PROJECTION -> 16;
            case NIL, BOOL, INT, FLOAT, STRING, STRING_NAME, NODE_PATH, RID, OBJECT, CALLABLE, SIGNAL, DICTIONARY,
                    ARRAY,
                 PACKED_BYTE_ARRAY, PACKED_INT32_ARRAY, PACKED_INT64_ARRAY, PACKED_FLOAT32_ARRAY, PACKED_FLOAT64_ARRAY,
                 PACKED_STRING_ARRAY, PACKED_VECTOR2_ARRAY, PACKED_VECTOR3_ARRAY, PACKED_COLOR_ARRAY,
                 PACKED_VECTOR4_ARRAY, IMAGE, INPUT_EVENT, PACKED_VECTOR2I_ARRAY, PACKED_VECTOR3I_ARRAY,
                 PACKED_VECTOR4I_ARRAY, OPAQUE -> 0;
        };
    }

    /// {@return whether the numbers of [#numbers()] are 32-bit integers}
    public boolean isIntegral() {
        return switch (this) {
            case VECTOR2I, RECT2I, VECTOR3I, VECTOR4I -> true;
            default -> false;
        };
    }

    /// {@return what one element of a packed array is; empty for every other kind}
    public Optional<VariantKind> packedElement() {
        return Optional.ofNullable(switch (this) {
            case PACKED_BYTE_ARRAY, PACKED_INT32_ARRAY, PACKED_INT64_ARRAY -> INT;
            case PACKED_FLOAT32_ARRAY, PACKED_FLOAT64_ARRAY -> FLOAT;
            case PACKED_STRING_ARRAY -> STRING;
            case PACKED_VECTOR2_ARRAY -> VECTOR2;
            case PACKED_VECTOR3_ARRAY -> VECTOR3;
            case PACKED_VECTOR4_ARRAY -> VECTOR4;
            case PACKED_COLOR_ARRAY -> COLOR;
            case PACKED_VECTOR2I_ARRAY -> VECTOR2I;
            case PACKED_VECTOR3I_ARRAY -> VECTOR3I;
            case PACKED_VECTOR4I_ARRAY -> VECTOR4I;
            default -> null;
        });
    }

    /// {@return whether the value holds a run of elements of one kind without headers of their own}
    public boolean isPacked() {
        return packedElement().isPresent();
    }

    /// {@return whether the value may hold other variants: Dictionary, Array, or Object}
    public boolean isCollection() {
        return this == DICTIONARY || this == ARRAY || this == OBJECT;
    }
}
