package org.varscope.text.cell;

import module java.base;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Layout;
import org.varscope.dialect.Row;
import org.varscope.variant.Packed;
import org.varscope.variant.Variant;
import org.varscope.variant.VariantKind;

/// What a value is as long as nothing is said but its type: 0, "", an empty collection, and of what turns and moves the
/// one that leaves everything where it is; as constructors of the engine without arguments make it.
public final class Blank {
    private Blank() { }

    /// {@return the value of `kind` of which nothing is said; empty where the dialect has no such type}
    public static Optional<Variant> of(VariantKind kind, Dialect dialect) {
        return dialect.rowOf(kind).map(row -> of(kind, row));
    }

    private static Variant of(VariantKind kind, Row row) {
        return switch (kind) {
            case NIL -> Variant.NIL;
            case BOOL -> new Variant.Bool(false);
            case INT -> new Variant.Int(0);
            case FLOAT -> Variant.Real.of(0);
            case STRING -> new Variant.Text("");
            case STRING_NAME -> new Variant.Name("");
            case NODE_PATH -> Variant.NodePath.of(List.of(), List.of(), false);
            case RID -> new Variant.Rid(0);
            case OBJECT -> new Variant.NullObject();
            case CALLABLE -> new Variant.Callable();
            case SIGNAL -> new Variant.Signal("", 0);
            case DICTIONARY -> Variant.Dictionary.of(List.of());
            case ARRAY -> Variant.Array.of(List.of());
            case IMAGE -> new Variant.Image(0, 0, 0, 0, new byte[0]);
            case INPUT_EVENT -> new Variant.InputEvent(0, 0, List.of());
            case OPAQUE -> new Variant.Opaque(row.name(),
                    new byte[row.layout() instanceof Layout.Opaque(int size) ? size : 0]);
            default -> kind.isPacked() ? Packed.blank(kind, 0)
                    : kind.isIntegral() ? new Variant.Ints(kind, new int[kind.numbers()])
                    : new Variant.Reals(kind, numbers(kind));
        };
    }

    private static double[] numbers(VariantKind kind) {
        return switch (kind) {
            case COLOR, QUATERNION -> new double[] {0, 0, 0, 1};
            case TRANSFORM2D -> new double[] {1, 0, 0, 1, 0, 0};
            case BASIS -> new double[] {1, 0, 0, 0, 1, 0, 0, 0, 1};
            case TRANSFORM3D -> new double[] {1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0};
            case PROJECTION -> new double[] {1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1};
            default -> new double[kind.numbers()];
        };
    }
}
