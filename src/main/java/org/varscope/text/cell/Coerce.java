package org.varscope.text.cell;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Floats;
import org.varscope.remark.Remark;
import org.varscope.text.Digits;
import org.varscope.text.TextException;
import org.varscope.text.TextRemark;
import org.varscope.text.godot.GodotReader;
import org.varscope.text.godot.NodePathText;
import org.varscope.text.godot.RealWidth;
import org.varscope.variant.ElementType;
import org.varscope.variant.Packed;
import org.varscope.variant.Variant;
import org.varscope.variant.VariantKind;

/// What a typed value becomes when it is set over an old one: the old kind stays where the text allows, another type's
/// text retypes.
///
/// - The same value stays, also where its elements are not of its type.
/// - An int on a float is a float, however many digits it has. A float on an int is a float: `5.0` is no int.
/// - A String on a StringName or NodePath becomes one; `&"x"` on a String is a StringName.
/// - `Vector2i(1, 2)` on a Vector2 is a Vector2, likewise Rect2i, Vector3i and Vector4i; not the other way round.
/// - An Array without a type on a packed array becomes packed, on a typed Array typed, and a Dictionary on a typed
///   Dictionary typed, if every element fits by these same rules; if not, it is what its text says. Elements of a
///   collection whose text has a type are fitted to that type.
/// - A collection keeps its shared bit, a packed array of vectors the width of its floats, `null` on a null object
///   stays a null object.
/// - A float whose text is that of the old value leaves the old value's bits alone.
/// - Truth values are only ever truth values: `1` on a bool is an int.
public final class Coerce {
    private static final Pattern WORDS = Pattern.compile("\\s*(\\p{L}[\\p{L}\\d_ ]{0,39}|\\d[\\p{L}\\d_]{0,39})\\s*");

    private Coerce() { }

    /// {@return what setting `typed` over `old` stores}
    public static Variant keepKind(Variant typed, Variant old, Dialect dialect) {
        if (typed.equals(old)) {
            return old;
        }
        Variant value = as(old.kind(), typed, dialect).orElse(typed);
        if (isSame(value, old, dialect)) {
            return old;
        }
        return switch (value) {
            case Variant.Array array -> array(array, old, dialect);
            case Variant.Dictionary dictionary -> dictionary(dictionary, old, dialect);
            case Variant.PackedDoubles(var kind, var numbers) when old instanceof Variant.PackedFloats(var k, _)
                    && k == kind && Arrays.stream(numbers).allMatch(Floats::fits) ->
                    new Variant.PackedFloats(kind, Floats.narrowed(numbers));
            case Variant.PackedFloats(var kind, var numbers) when old instanceof Variant.PackedDoubles(var k, _)
                    && k == kind -> new Variant.PackedDoubles(kind, Floats.widened(numbers));
            default -> value;
        };
    }

    /// {@return what setting the value that `text` says over `old` stores}
    ///
    /// Unlike reading first and [#keepKind] after, this knows the text: an int that 64 bits cannot hold is fine
    /// on a float, `-0` keeps its sign there, and numbers are read in the width that the old ones have. A number alone
    /// may be written as in [TypedNumber], such as `0x64` or `1_000`.
    /// @throws TextException if the text says no value that the dialect has
    public static Variant read(String text, Variant old, Dialect dialect) throws TextException {
        Optional<String> number = TypedNumber.plain(text);
        try {
            return readIn(number.orElse(text), old, dialect);
        } catch (TextException e) {
            if (number.isPresent()) {
                throw new TextException(0, "`" + text + "`", e.expected());
            }
            Remark expected = expected(old, dialect);
            throw expected == null || !WORDS.matcher(text).matches() ? e
                    : new TextException("`" + text.strip() + "`", expected);
        }
    }

    /// What a person who typed mere words over a value could have typed; null where its notation says more.
    private static @Nullable Remark expected(Variant old, Dialect dialect) {
        return switch (old) {
            case Variant.Int _ -> TextRemark.WHOLE_NUMBER_OR_TEXT.with();
            case Variant.Real _ -> TextRemark.REAL_OR_TEXT.with();
            case Variant.Bool _ -> TextRemark.BOOL_OR_TEXT.with();
            case Variant.Reals _, Variant.Ints _ -> such(old.kind(), dialect);
            default -> null;
        };
    }

    /// {@return a value of a kind that is made of numbers, with what one looks like}
    static Remark such(VariantKind kind, Dialect dialect) {
        return TextRemark.SUCH_AS.with(dialect.typeName(kind), Example.of(kind, dialect));
    }

    private static Variant readIn(String text, Variant old, Dialect dialect) throws TextException {
        boolean usual = RealWidth.isWide(old.kind(), dialect);
        boolean wide = switch (old) {
            case Variant.Reals(_, var numbers) -> usual || !Arrays.stream(numbers).allMatch(Floats::fits);
            case Variant.PackedDoubles _ -> true;
            case Variant.PackedFloats _ -> false;
            default -> usual;
        };
        try {
            return keepKind(GodotReader.read(text, dialect, old.kind(), wide), old, dialect);
        } catch (TextException e) {
            if (wide || !usual) {
                throw e;
            }
            // A number that is too large for 32 bits makes all of the array wide.
            return keepKind(GodotReader.read(text, dialect), old, dialect);
        }
    }

    private static Variant array(Variant.Array typed, Variant old, Dialect dialect) {
        boolean bare = typed.of() instanceof ElementType.Any;
        ElementType of = bare && old instanceof Variant.Array(var type, _, _) ? type : typed.of();
        boolean shared = typed.shared() || old instanceof Variant.Array(_, _, var bit) && bit;
        Optional<List<Variant>> elements = all(of, typed.elements(), dialect);
        return elements.map(e -> new Variant.Array(of, e, shared))
                .orElseGet(() -> new Variant.Array(typed.of(), typed.elements(), shared));
    }

    private static Variant dictionary(Variant.Dictionary typed, Variant old, Dialect dialect) {
        boolean bare = typed.key() instanceof ElementType.Any && typed.value() instanceof ElementType.Any;
        Variant.Dictionary types = bare && old instanceof Variant.Dictionary dictionary ? dictionary : typed;
        boolean shared = typed.shared() || old instanceof Variant.Dictionary(_, _, _, var bit) && bit;
        Optional<List<Variant>> keys =
                all(types.key(), typed.entries().stream().map(Variant.Entry::key).toList(), dialect);
        Optional<List<Variant>> values =
                all(types.value(), typed.entries().stream().map(Variant.Entry::value).toList(), dialect);
        if (keys.isEmpty() || values.isEmpty()) {
            return new Variant.Dictionary(typed.key(), typed.value(), typed.entries(), shared);
        }
        Variant.Entry[] entries = new Variant.Entry[typed.entries().size()];
        Arrays.setAll(entries, i -> new Variant.Entry(keys.get().get(i), values.get().get(i)));
        return new Variant.Dictionary(types.key(), types.value(), List.of(entries), shared);
    }

    /// {@return `value` as an element of a packed array of the kind `packed`; empty where it is none}
    ///
    /// Whole numbers may be out of the range of the array.
    public static Optional<Variant> element(VariantKind packed, Variant value, Dialect dialect) {
        VariantKind element = packed.packedElement().orElseThrow();
        return value instanceof Variant.Name(var text) && element == VariantKind.STRING
                ? Optional.of(new Variant.Text(text)) : as(element, value, dialect);
    }

    /// {@return `value` as `kind`, where a person who typed it would have meant that kind; empty if its text does not
    /// allow that}
    public static Optional<Variant> as(VariantKind kind, Variant value, Dialect dialect) {
        if (value.kind() == kind) {
            return Optional.of(value);
        }
        return switch (value) {
            case Variant.Int(var number) when kind == VariantKind.FLOAT ->
                    Optional.of(Variant.Real.of(RealWidth.isWide(kind, dialect) ? number : (float) number));
            case Variant.Text(var text) when kind == VariantKind.STRING_NAME -> Optional.of(new Variant.Name(text));
            case Variant.Text(var text) when kind == VariantKind.NODE_PATH ->
                    NodePathText.tryRead(text, dialect).map(Function.identity());
            case Variant.Ints(var from, var numbers) when realsOf(from) == kind ->
                    Optional.of(reals(kind, numbers, dialect));
            case Variant.Array(ElementType.Any _, var elements, _) when kind.isPacked() ->
                    packed(kind, elements, dialect);
            default -> Optional.empty();
        };
    }

    /// The values as what a typed collection holds; empty if one of them does not fit.
    private static Optional<List<Variant>> all(ElementType type, List<Variant> values, Dialect dialect) {
        return all(values, value -> type instanceof ElementType.Builtin(var kind)
                && kind != VariantKind.NIL && kind != VariantKind.OBJECT ? as(kind, value, dialect)
                : Optional.of(value).filter(v -> type.takes(v.kind())));
    }

    /// {@return what `each` makes of the values; empty if it makes nothing of one of them}
    static Optional<List<Variant>> all(List<Variant> values, Function<Variant, Optional<Variant>> each) {
        List<Variant> all = values.stream().map(each).takeWhile(Optional::isPresent).map(Optional::get).toList();
        return all.size() < values.size() ? Optional.empty() : Optional.of(all);
    }

    private static Variant reals(VariantKind kind, int[] numbers, Dialect dialect) {
        boolean wide = RealWidth.isWide(kind, dialect);
        return new Variant.Reals(kind, Arrays.stream(numbers).mapToDouble(n -> wide ? n : (float) n).toArray());
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

    private static Optional<Variant> packed(VariantKind kind, List<Variant> elements, Dialect dialect) {
        Optional<Variant> packed = all(new ElementType.Builtin(kind.packedElement().orElseThrow()), elements, dialect)
                .filter(all -> all.stream().allMatch(element -> Packed.takes(kind, element)))
                .map(all -> Packed.of(kind, all));
        return RealWidth.isWide(kind, dialect)
                || !(packed.orElse(null) instanceof Variant.PackedDoubles(_, var numbers)) ? packed
                : Optional.<Variant>of(new Variant.PackedFloats(kind, Floats.narrowed(numbers)))
                .filter(_ -> Arrays.stream(numbers).allMatch(number ->
                        Double.isNaN(number) ? Floats.fits(number) : Floats.isInRange(number)));
    }

    /// {@return whether `typed` is what the text of `old` reads as, beside being equal: floats that 32 bits hold are
    /// written with the digits that 32 bits need, and a null object as null}
    ///
    /// Of arrays, dictionaries and objects, which hold others, nothing is looked at.
    private static boolean isSame(Variant typed, Variant old, Dialect dialect) {
        return isSame(typed, old, Coerce::isSame, dialect);
    }

    /// {@return whether `typed` is what the text of `old` reads as within another value, which does not say how wide
    /// the numbers of a vector are}
    public static boolean isSameInside(Variant typed, Variant old, Dialect dialect) {
        return isSame(typed, old, (one, other) -> isSame(one, other) || one == Floats.narrowed(other), dialect);
    }

    private static boolean isSame(Variant typed, Variant old, Numbers numbers, Dialect dialect) {
        return switch (typed) {
            case Variant.Nil _ -> old instanceof Variant.NullObject;
            case Variant.Real real -> old instanceof Variant.Real before && isSame(real.value(), before.value());
            case Variant.Reals(var kind, var values) ->
                    old instanceof Variant.Reals(var k, var before) && k == kind && numbers.areSame(values, before);
            case Variant.PackedFloats(var kind, var values) ->
                    old instanceof Variant.PackedDoubles(var k, var before) && k == kind
                            && numbers.areSame(Floats.widened(values), before);
            case Variant.PackedDoubles(var kind, var values) ->
                    old instanceof Variant.PackedFloats(var k, var before) && k == kind
                            && numbers.areSame(values, Floats.widened(before));
            // Its names may be empty or hold a slash; and Godot 1 and 2 have two forms of subnames.
            case Variant.NodePath path -> old instanceof Variant.NodePath before
                    && NodePathText.isRead(NodePathText.write(before), path, dialect);
            default -> false;
        };
    }

    private static boolean isSame(double typed, double old) {
        return Double.doubleToRawLongBits(typed) == Double.doubleToRawLongBits(old)
                || Floats.fits(old) && Digits.number(typed, false).equals(Digits.number(old, false));
    }

    /// When two numbers are the same.
    private interface Numbers {
        boolean test(double typed, double old);

        default boolean areSame(double[] typed, double[] old) {
            return typed.length == old.length
                    && IntStream.range(0, old.length).allMatch(i -> test(typed[i], old[i]));
        }
    }
}
