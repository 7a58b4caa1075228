package org.varscope.search;

import org.varscope.variant.ElementType;
import org.varscope.variant.VariantKind;

/// Which values a typed Array or Dictionary takes when the engine loads it.
/// `core/variant/container_type_validate.h`, `validate`.
final class ElementCheck {
    private ElementCheck() { }

    /// {@return whether the engine keeps a value of `kind` where `type` is asked for, as it is or converted}
    static boolean fits(ElementType type, VariantKind kind) {
        return switch (type) {
            case ElementType.Any _ -> true;
            case ElementType.ClassName _, ElementType.Script _ -> kind == VariantKind.OBJECT || kind == VariantKind.NIL;
            case ElementType.Builtin(var wanted) -> wanted == kind || switch (wanted) {
                case NIL -> true;
                case OBJECT -> kind == VariantKind.NIL;
                case STRING -> kind == VariantKind.STRING_NAME;
                case STRING_NAME -> kind == VariantKind.STRING;
                case FLOAT -> kind == VariantKind.INT;
                default -> false;
            };
        };
    }
}
