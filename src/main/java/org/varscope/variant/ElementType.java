package org.varscope.variant;

/// What a typed Array or Dictionary says of its elements, keys or values.
///
/// The two bits in the header are called the container kind in `core/io/marshalls.cpp` (`ContainerTypeKind`).
public sealed interface ElementType {
    /// Kind 0: any variant.
    record Any() implements ElementType { }

    /// Kind 1: a builtin type. {@link VariantKind#NIL} is accepted by the engine and means untyped.
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
