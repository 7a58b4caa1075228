package org.varscope.variant;

import module java.base;

/// What a typed Array or Dictionary says of its elements, keys or values.
///
/// The two bits in the header are called the container kind in `core/io/marshalls.cpp` (`ContainerTypeKind`).
public sealed interface ElementType {
    /// Kind 0: any variant.
    record Any() implements ElementType { }

    /// Kind 1: a builtin type. [VariantKind#NIL] is accepted by the engine and means untyped.
    ///
    /// @param kind the type; the number on the wire is the dialect's
    record Builtin(VariantKind kind) implements ElementType { }

    /// Kind 2: a native class.
    ///
    /// @param name such as `Node`; the engine writes `EncodedObjectAsID` for every class when it writes objects by id
    record ClassName(String name) implements ElementType { }

    /// Kind 3: a script.
    ///
    /// @param path such as `res://item.gd`
    record Script(String path) implements ElementType { }

    /// The one untyped side.
    ElementType ANY = new Any();

    /// {@return whether the engine keeps a value of `kind` in a container of this type, as it is or converted}
    ///
    /// Whether an object is of the class or script, only a project could tell: any is taken.
    /// `core/variant/container_type_validate.h`, `validate`.
    default boolean takes(VariantKind kind) {
        return switch (this) {
            case Any _ -> true;
            case ClassName _, Script _ -> kind == VariantKind.OBJECT || kind == VariantKind.NIL;
            case Builtin(var wanted) -> wanted == kind || switch (wanted) {
                case NIL -> true;
                case OBJECT -> kind == VariantKind.NIL;
                case STRING -> kind == VariantKind.STRING_NAME;
                case STRING_NAME -> kind == VariantKind.STRING;
                case FLOAT -> kind == VariantKind.INT;
                default -> false;
            };
        };
    }

    /// {@return `value` as a container of this type keeps it: a String for a StringName, a float for an int, and the
    /// other way round; empty where it does not take it}
    default Optional<Variant> kept(Variant value) {
        if (!takes(value.kind())) {
            return Optional.empty();
        }
        return Optional.of(switch (value) {
            case Variant.Name(var name) when this instanceof Builtin(var wanted) && wanted == VariantKind.STRING ->
                    new Variant.Text(name);
            case Variant.Text(var text) when this instanceof Builtin(var wanted) && wanted == VariantKind.STRING_NAME ->
                    new Variant.Name(text);
            // By way of 32 bits, as the engine does.
            case Variant.Int(long number) when this instanceof Builtin(var wanted) && wanted == VariantKind.FLOAT ->
                    Variant.Real.of((float) number);
            default -> value;
        });
    }

    /// {@return the two bits that announce this in the header, 0 to 3}
    default int bits() {
        return switch (this) {
            case Any _ -> 0;
            case Builtin _ -> 1;
            case ClassName _ -> 2;
            case Script _ -> 3;
        };
    }
}
