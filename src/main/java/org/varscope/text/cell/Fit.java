package org.varscope.text.cell;

import module java.base;
import org.varscope.dialect.Dialect;
import org.varscope.text.FloatWidth;
import org.varscope.text.TextException;
import org.varscope.text.godot.GodotReader;
import org.varscope.text.godot.GodotText;
import org.varscope.text.godot.NodePathText;
import org.varscope.text.godot.RealWidth;
import org.varscope.text.godot.TextStyle;
import org.varscope.text.godot.TypeNames;
import org.varscope.variant.ElementType;
import org.varscope.variant.Variant;
import org.varscope.variant.VariantKind;

/// Says the same in another kind, where a person who typed it would have meant that kind.
///
/// | Typed | Becomes |
/// |---|---|
/// | int | float |
/// | String | StringName, NodePath |
/// | Vector2i, Rect2i, Vector3i, Vector4i | Vector2, Rect2, Vector3, Vector4 |
/// | Array without a type | a packed array, if every element fits and is in range |
record Fit(Dialect dialect) {
    /// {@return `value` as `kind`; empty if its text does not allow that}
    Optional<Variant> into(VariantKind kind, Variant value) {
        if (value.kind() == kind) {
            return Optional.of(value);
        }
        return switch (value) {
            case Variant.Int(var number) when kind == VariantKind.FLOAT -> Optional.of(real(number));
            case Variant.Text(var text) when kind == VariantKind.STRING_NAME -> Optional.of(new Variant.Name(text));
            case Variant.Text(var text) when kind == VariantKind.NODE_PATH -> nodePath(text);
            case Variant.Ints(var from, var numbers) when realsOf(from) == kind -> Optional.of(reals(kind, numbers));
            case Variant.Array(ElementType.Any _, var elements, _) when kind.isPacked() -> packed(kind, elements);
            default -> Optional.empty();
        };
    }

    /// {@return the values as what a typed collection holds; empty if one of them does not fit}
    Optional<List<Variant>> all(ElementType type, List<Variant> values) {
        List<Variant> fitting = new ArrayList<>(values.size());
        for (Variant value : values) {
            Optional<Variant> one = one(type, value);
            if (one.isEmpty()) {
                return Optional.empty();
            }
            fitting.add(one.get());
        }
        return Optional.of(fitting);
    }

    private Optional<Variant> one(ElementType type, Variant value) {
        return switch (type) {
            case ElementType.Any _ -> Optional.of(value);
            case ElementType.Builtin(var kind) when kind == VariantKind.NIL -> Optional.of(value);
            case ElementType.Builtin(var kind) when kind != VariantKind.OBJECT -> into(kind, value);
            case ElementType.Builtin _, ElementType.ClassName _, ElementType.Script _ ->
                    Optional.of(value).filter(v -> v instanceof Variant.Nil || v instanceof Variant.Obj);
        };
    }

    private Variant real(double number) {
        return Variant.Real.of(RealWidth.isWide(VariantKind.FLOAT, dialect) ? number : (float) number);
    }

    private Variant reals(VariantKind kind, int[] numbers) {
        boolean wide = RealWidth.isWide(kind, dialect);
        return new Variant.Reals(kind, Arrays.stream(numbers).mapToDouble(n -> wide ? n : (float) n).toArray());
    }

    private Optional<Variant> nodePath(String text) {
        try {
            return Optional.of(NodePathText.read(text, dialect));
        } catch (TextException _) {
            return Optional.empty();
        }
    }

    private static VariantKind realsOf(VariantKind integral) {
        return switch (integral) {
            case VECTOR2I -> VariantKind.VECTOR2;
            case RECT2I -> VariantKind.RECT2;
            case VECTOR3I -> VariantKind.VECTOR3;
            case VECTOR4I -> VariantKind.VECTOR4;
            default -> integral;
        };
    }

    /// Writes the elements one after the other as the packed array's own text would have them, and reads that: the
    /// reader knows every range.
    private Optional<Variant> packed(VariantKind kind, List<Variant> elements) {
        VariantKind element = kind.packedElement().orElseThrow();
        Optional<List<Variant>> fitting = all(new ElementType.Builtin(element), elements);
        if (fitting.isEmpty()) {
            return Optional.empty();
        }
        StringBuilder text = new StringBuilder(TypeNames.of(kind, dialect)).append('(');
        for (Variant value : fitting.get()) {
            String literal = GodotText.written(value, dialect, new TextStyle(false, false, false, FloatWidth.WIDE));
            text.append(element.numbers() == 0 ? literal : literal.substring(literal.indexOf('(') + 1,
                    literal.length() - 1)).append(", ");
        }
        try {
            return Optional.of(GodotReader.read(text.append(')').toString(), dialect));
        } catch (TextException _) {
            return Optional.empty();
        }
    }
}
