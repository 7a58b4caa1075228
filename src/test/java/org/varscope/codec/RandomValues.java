package org.varscope.codec;

import module java.base;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Floats;
import org.varscope.dialect.Layout;
import org.varscope.dialect.Number;
import org.varscope.dialect.Row;
import org.varscope.dialect.TextRule;
import org.varscope.text.godot.RealWidth;
import org.varscope.variant.ElementType;
import org.varscope.variant.Variant;
import org.varscope.variant.VariantKind;

/// Makes values of every type that a dialect has.
public final class RandomValues {
    private static final List<String> WORDS = List.of("", "a", "hp", "script", "a longer text of many words",
            "sixteen bytes!!!",
            "é", "漢字", "😀", "x\uFEFF", "\u0001", "res://a.gd", "eight888");
    /// Words that notations of text have to quote, or could take for their own.
    private static final List<String> ODD_WORDS = List.of("", "a", "hp", "two words", "é漢😀", "quo\"te", "back\\slash",
            "line\nbreak\ttab\r", "\u0007\u000b\b\f", "it's", "nul\0", "/", "a/b:c", "%Unique", "\u0001\u007f", "#5",
            "\ufffd");

    /// Which values are made.
    public enum Range {
        /// Those that the bytes of the dialect hold, so that decoding what was encoded gives the same value.
        HELD,
        /// Those that engines write as text.
        WRITTEN,
        /// Any, also such as engines do not make: floats of another width than the dialect's, names that hold
        /// separators, null objects, the shared bit.
        ANY
    }

    private final RandomGenerator random;
    private final Dialect dialect;
    private final Range range;

    /// Values that `dialect` holds, as `random` has it.
    public RandomValues(RandomGenerator random, Dialect dialect) {
        this(random, dialect, Range.HELD);
    }

    /// Values of `dialect` in `range`, as `random` has it.
    public RandomValues(RandomGenerator random, Dialect dialect, Range range) {
        this.random = random;
        this.dialect = dialect;
        this.range = range;
    }

    /// {@return a value with up to `depth` levels below it}
    public Variant value(int depth) {
        Row row = dialect.rows().get(random.nextInt(dialect.rows().size()));
        return row.kind().isCollection() && depth == 0 ? Variant.NIL : value(row, depth);
    }

    private Variant value(Row row, int depth) {
        return switch (row.layout()) {
            case Layout.Empty _ -> row.kind() == VariantKind.OBJECT ? nothing() : empty(row.kind());
            case Layout.Fixed(var number, int count) -> number.isReal() ? reals(row, count) : integers(row, count);
            case Layout.Text _ -> row.kind() == VariantKind.STRING ? new Variant.Text(word())
                    : new Variant.Name(word());
            case Layout.PackedBytes _ -> new Variant.PackedBytes(bytes());
            case Layout.Packed(var number, int per) -> packed(row, number.isReal(), per * random.nextInt(4));
            case Layout.PackedText _ -> new Variant.PackedStrings(list(this::word));
            case Layout.Elements(boolean typed) -> new Variant.Array(type(typed), list(() -> value(depth - 1)),
                    shared());
            case Layout.Entries(boolean typed) -> new Variant.Dictionary(type(typed), type(typed),
                    list(() -> new Variant.Entry(value(depth - 1), value(depth - 1))), shared());
            case Layout.Properties(boolean scriptIsPath) -> object(scriptIsPath, depth);
            case Layout.NodePath(boolean oldForm) -> path(oldForm);
            case Layout.Signal _ -> new Variant.Signal(word(), random.nextLong());
            case Layout.Image _ -> new Variant.Image(random.nextInt(23), random.nextInt(), random.nextInt(),
                    random.nextInt(), bytes());
            case Layout.InputEvent _ -> range == Range.HELD ? event(random.nextInt(10)) : anyEvent();
            case Layout.Opaque(int size) -> new Variant.Opaque(row.name(), filled(size));
        };
    }

    private static Variant empty(VariantKind kind) {
        return switch (kind) {
            case RID -> new Variant.Rid(0);
            case CALLABLE -> new Variant.Callable();
            case SIGNAL -> new Variant.Signal("", 0);
            default -> Variant.NIL;
        };
    }

    /// No object: engines write it as nothing.
    private Variant nothing() {
        return range == Range.WRITTEN ? Variant.NIL : new Variant.NullObject();
    }

    private Variant integers(Row row, int count) {
        return switch (row.kind()) {
            case BOOL -> new Variant.Bool(random.nextBoolean());
            case INT -> new Variant.Int(row.wide() ? integer() : (int) integer());
            case RID -> new Variant.Rid(integer());
            default -> new Variant.Ints(row.kind(), random.ints(count).toArray());
        };
    }

    /// A number of any length.
    private long integer() {
        return random.nextLong() >> random.nextInt(64);
    }

    private Variant reals(Row row, int count) {
        if (row.kind() == VariantKind.FLOAT) {
            boolean wide = range == Range.WRITTEN ? RealWidth.isWide(VariantKind.FLOAT, dialect) : row.wide()
                    && random.nextBoolean();
            return new Variant.Real(real(wide || range == Range.ANY));
        }
        boolean wide = dialect.traits().wideReals() && row.layout() instanceof Layout.Fixed(var number, _)
                && number != Number.F32;
        return new Variant.Reals(row.kind(), doubles(count, wide || range == Range.ANY && random.nextBoolean()));
    }

    private double[] doubles(int count, boolean wide) {
        return LongStream.generate(() -> real(wide)).limit(count).mapToDouble(Double::longBitsToDouble).toArray();
    }

    /// The bits of a number, NaNs of all kinds among them.
    ///
    /// @param wide whether it may need more than 32 bits
    private long real(boolean wide) {
        long bits = switch (random.nextInt(8)) {
            case 0 -> random.nextLong();
            case 1 -> Floats.widen(random.nextInt());
            case 2 -> Double.doubleToRawLongBits(random.nextInt(1000) / 100.0);
            case 3 -> Floats.widen(random.nextInt() | 0x7F80_0000);
            case 4 -> Double.doubleToRawLongBits(-0.0);
            case 5 -> 0x7ff0000000000000L | random.nextLong() >>> random.nextInt(12, 64);
            case 6 -> Double.doubleToRawLongBits(random.nextInt());
            default -> Double.doubleToRawLongBits(Double.MIN_VALUE * random.nextInt(200));
        };
        return wide ? bits : Floats.widen(Floats.narrow(bits));
    }

    private Variant packed(Row row, boolean real, int count) {
        if (!real) {
            return row.kind() == VariantKind.PACKED_INT64_ARRAY ? new Variant.PackedLongs(random.longs(count).toArray())
                    : new Variant.PackedInts(row.kind(), random.ints(count).toArray());
        }
        boolean wide = row.layout() instanceof Layout.Packed(var number, _) && number == Number.F64
                || row.wide() && dialect.traits().wideReals();
        boolean vectors = row.kind().packedElement().orElseThrow().numbers() > 1
                && row.kind() != VariantKind.PACKED_COLOR_ARRAY;
        if (range == Range.ANY && vectors ? random.nextBoolean() : wide) {
            return new Variant.PackedDoubles(row.kind(), doubles(count, true));
        }
        float[] values = new float[count];
        for (int i = 0; i < count; i++) {
            values[i] = Float.intBitsToFloat(Floats.narrow(real(false)));
        }
        return new Variant.PackedFloats(row.kind(), values);
    }

    private ElementType type(boolean typed) {
        return switch (typed ? random.nextInt(6) : 0) {
            case 1, 5 -> new ElementType.Builtin(dialect.rows().get(random.nextInt(dialect.rows().size())).kind());
            case 2 -> new ElementType.ClassName(className());
            case 3 -> new ElementType.Script("res://" + word());
            default -> ElementType.ANY;
        };
    }

    private String className() {
        List<String> known = List.of("Node", "Resource", "EncodedObjectAsID", "Object");
        int at = random.nextInt(known.size() + 1);
        return range == Range.WRITTEN ? known.get(at % 3) : at < known.size() ? known.get(at) : word();
    }

    private boolean shared() {
        if (range != Range.HELD) {
            return range == Range.ANY && random.nextBoolean();
        }
        return dialect.traits().generation() == 2 && random.nextBoolean();
    }

    private Variant object(boolean scriptIsPath, int depth) {
        if (range != Range.HELD && random.nextInt(3) == 0) {
            return nothing();
        }
        if (random.nextBoolean()) {
            return new Variant.ObjectId(random.nextLong() | 1);
        }
        return new Variant.FullObject("C" + word(), list(() -> {
            String name = word();
            return new Variant.Property(name, name.equals("script") && scriptIsPath
                    ? new Variant.Text("res://" + word()) : value(depth - 1));
        }));
    }

    private Variant path(boolean oldForm) {
        if (range == Range.WRITTEN) {
            return new Variant.NodePath(List.of("..", "é"), List.of(), random.nextBoolean(), false);
        }
        if (range == Range.ANY) {
            return new Variant.NodePath(list(this::word), list(this::word), random.nextBoolean(), random.nextBoolean());
        }
        List<String> subnames = list(this::word);
        boolean property = oldForm && dialect.traits().generation() == 2 && !subnames.isEmpty() && random.nextBoolean();
        return new Variant.NodePath(list(this::word), subnames, random.nextBoolean(), property);
    }

    private Variant event(int type) {
        int words = Stream.of(0, 1, 2).filter(n -> OldValues.fits(type, n)).findFirst().orElseThrow();
        return new Variant.InputEvent(type, random.nextInt(), random.ints(words).boxed().toList());
    }

    private Variant anyEvent() {
        int[] words = random.ints(random.nextInt(3)).toArray();
        if (words.length > 0 && random.nextBoolean()) {
            words[0] = random.nextInt(16) << 25;
        }
        return new Variant.InputEvent(random.nextInt(9), random.nextInt(2), IntStream.of(words).boxed().toList());
    }

    private String word() {
        if (range != Range.HELD) {
            return ODD_WORDS.get(random.nextInt(ODD_WORDS.size()));
        }
        boolean lone = dialect.traits().text() != TextRule.STRICT && random.nextInt(20) == 0;
        return lone ? "\uD83D" : WORDS.get(random.nextInt(WORDS.size()));
    }

    private byte[] bytes() {
        return filled(random.nextInt(6));
    }

    private byte[] filled(int size) {
        byte[] bytes = new byte[size];
        random.nextBytes(bytes);
        return bytes;
    }

    private <T> List<T> list(Supplier<T> item) {
        List<T> items = new ArrayList<>();
        for (int i = random.nextInt(5); i > 0; i--) {
            items.add(item.get());
        }
        return items;
    }
}
