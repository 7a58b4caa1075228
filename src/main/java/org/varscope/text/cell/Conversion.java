package org.varscope.text.cell;

import module java.base;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Floats;
import org.varscope.text.godot.GodotReader;
import org.varscope.text.godot.GodotText;
import org.varscope.text.godot.NodePathText;
import org.varscope.variant.Variant;
import org.varscope.variant.VariantKind;

/// What a value becomes as another type, where a person asks for that.
///
/// | From | Becomes |
/// |---|---|
/// | bool, int, float | each other: a fraction is dropped, whatever is not 0 is true |
/// | numbers such as Vector2 or Color | any that have as many: Vector2i, Quaternion |
/// | String, StringName, NodePath | each other; and a String whatever its text says as Godot text |
/// | a packed array, an Array | each other, element by element |
/// | null | the value of a type that says nothing: 0, "", an empty collection ([Blank]) |
/// | any that is no collection | a String: its Godot text; null |
///
/// [#isExact] tells where something is lost.
public final class Conversion {
    private Conversion() { }

    /// {@return `value` as `kind`; empty where there is no such thing}
    public static Optional<Variant> of(Variant value, VariantKind kind, Dialect dialect) {
        return dialect.rowOf(kind).isEmpty() ? Optional.empty()
                : Coerce.as(kind, value, dialect).or(() -> converted(value, kind, dialect));
    }

    /// {@return whether `value` comes back when what it became is converted back}
    public static boolean isExact(Variant value, Variant became, Dialect dialect) {
        return of(became, value.kind(), dialect).filter(value::equals).isPresent();
    }

    private static Optional<Variant> converted(Variant value, VariantKind kind, Dialect dialect) {
        if (value instanceof Variant.Nil) {
            return Blank.of(kind, dialect);
        }
        return switch (kind) {
            case NIL -> Optional.of(Variant.NIL);
            case BOOL, INT, FLOAT ->
                    number(value).map(number -> scalar(kind, number, value)).or(() -> said(value, kind, dialect));
            case STRING -> Optional.of(value).filter(v -> !v.kind().isCollection())
                    .map(v -> new Variant.Text(text(v, dialect)));
            case STRING_NAME, NODE_PATH ->
                    of(value, VariantKind.STRING, dialect).flatMap(text -> Coerce.as(kind, text, dialect));
            case ARRAY -> elements(value).<Variant>map(Variant.Array::of).or(() -> said(value, kind, dialect));
            case DICTIONARY -> said(value, kind, dialect);
            case OBJECT -> Optional.empty();
            default -> kind.isPacked() ? packed(value, kind, dialect)
                    : kind.numbers() > 0 ? numbers(value, kind, dialect) : said(value, kind, dialect);
        };
    }

    private static Optional<Double> number(Variant value) {
        return switch (value) {
            case Variant.Bool(var truth) -> Optional.of(truth ? 1.0 : 0.0);
            case Variant.Int(long number) -> Optional.of((double) number);
            case Variant.Real real -> Optional.of(real.value());
            default -> Optional.empty();
        };
    }

    private static Variant scalar(VariantKind kind, double number, Variant value) {
        return switch (kind) {
            case BOOL -> new Variant.Bool(number != 0);
            case INT -> new Variant.Int(value instanceof Variant.Int(long exact) ? exact : (long) number);
            default -> Variant.Real.of(number);
        };
    }

    private static Optional<Variant> numbers(Variant value, VariantKind kind, Dialect dialect) {
        double[] numbers = switch (value) {
            case Variant.Reals(_, var many) -> many;
            case Variant.Ints(_, var many) -> Arrays.stream(many).asDoubleStream().toArray();
            default -> new double[0];
        };
        if (numbers.length != kind.numbers()) {
            return said(value, kind, dialect);
        }
        return Optional.of(vector(kind, numbers));
    }

    /// What a String says as Godot text.
    private static Optional<Variant> said(Variant value, VariantKind kind, Dialect dialect) {
        return !(value instanceof Variant.Text(var text)) ? Optional.empty() : GodotReader.tryRead(text, dialect)
                .filter(read -> !(read instanceof Variant.Text)).flatMap(read -> of(read, kind, dialect));
    }

    private static String text(Variant value, Dialect dialect) {
        return switch (value) {
            case Variant.Name(var name) -> name;
            case Variant.NodePath path -> NodePathText.write(path);
            default -> GodotText.exact(value, dialect);
        };
    }

    private static Optional<Variant> packed(Variant value, VariantKind kind, Dialect dialect) {
        if (value instanceof Variant.Text) {
            return said(value, kind, dialect);
        }
        VariantKind element = kind.packedElement().orElseThrow();
        return elements(value).flatMap(elements -> Coerce.all(elements, one -> of(one, element, dialect)))
                .flatMap(elements -> Coerce.as(kind, Variant.Array.of(elements), dialect));
    }

    private static Optional<List<Variant>> elements(Variant value) {
        return switch (value) {
            case Variant.Array(_, var elements, _) -> Optional.of(elements);
            case Variant.PackedBytes(var bytes) -> Optional.of(IntStream.range(0, bytes.length)
                    .<Variant>mapToObj(i -> new Variant.Int(bytes[i] & 0xFF)).toList());
            case Variant.PackedInts(var kind, var ints) ->
                    elements(kind, Arrays.stream(ints).asDoubleStream().toArray());
            case Variant.PackedLongs(var longs) ->
                    Optional.of(Arrays.stream(longs).<Variant>mapToObj(Variant.Int::new).toList());
            case Variant.PackedFloats(var kind, var floats) -> elements(kind, Floats.widened(floats));
            case Variant.PackedDoubles(var kind, var doubles) -> elements(kind, doubles);
            case Variant.PackedStrings(var texts) ->
                    Optional.of(texts.stream().<Variant>map(Variant.Text::new).toList());
            default -> Optional.empty();
        };
    }

    /// The elements of a packed array whose numbers are one after the other.
    private static Optional<List<Variant>> elements(VariantKind packed, double[] numbers) {
        VariantKind kind = packed.packedElement().orElseThrow();
        int each = Math.max(1, kind.numbers());
        return Optional.of(IntStream.iterate(0, i -> i < numbers.length, i -> i + each)
                .mapToObj(i -> kind.numbers() == 0 ? scalar(kind, numbers[i], Variant.NIL)
                        : vector(kind, Arrays.copyOfRange(numbers, i, i + each))).toList());
    }

    private static Variant vector(VariantKind kind, double[] numbers) {
        return kind.isIntegral() ? new Variant.Ints(kind, Arrays.stream(numbers).mapToInt(n -> (int) n).toArray())
                : new Variant.Reals(kind, numbers);
    }
}
