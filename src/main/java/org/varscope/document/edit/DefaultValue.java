package org.varscope.document.edit;

import module java.base;
import org.varscope.variant.ElementType;
import org.varscope.variant.Variant;

/// What stands in a place before anything was written there, so that text is read as the type that the place asks for.
public final class DefaultValue {
    private DefaultValue() { }

    /// {@return a value of `type` to hold text against, or null's own value where any type will do}
    public static Variant of(ElementType type) {
        return type instanceof ElementType.Builtin(var kind) ? switch (kind) {
            case FLOAT -> Variant.Real.of(0);
            case STRING -> new Variant.Text("");
            case STRING_NAME -> new Variant.Name("");
            case NODE_PATH -> Variant.NodePath.of(List.of(), List.of(), false);
            case VECTOR2, VECTOR3, VECTOR4, RECT2 -> new Variant.Reals(kind, new double[kind.numbers()]);
            default -> Variant.NIL;
        } : Variant.NIL;
    }
}
