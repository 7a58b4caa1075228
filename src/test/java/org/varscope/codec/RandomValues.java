package org.varscope.codec;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Floats;
import org.varscope.dialect.Layout;
import org.varscope.dialect.Number;
import org.varscope.dialect.Row;
import org.varscope.dialect.TextRule;
import org.varscope.variant.ElementType;
import org.varscope.variant.Variant;
import org.varscope.variant.VariantKind;

/// Makes values that a dialect holds without loss, so that decoding what was encoded gives the same value.
public final class RandomValues {
    private static final List<String> WORDS = List.of("", "a", "hp", "script", "a longer text of many words",
            "sixteen bytes!!!",
            "é", "漢字", "😀", "x\uFEFF", "\u0001", "res://a.gd", "eight888");

    private final RandomGenerator random;
    private final Dialect dialect;

    /// Values of `dialect`, as `random` has it.
    public RandomValues(RandomGenerator random, Dialect dialect) {
        this.random = random;
        this.dialect = dialect;
    }

    /// {@return a value with up to `depth` levels below it}
    public Variant value(int depth) {
        Row row = dialect.rows().get(random.nextInt(dialect.rows().size()));
        return row.kind().isCollection() && depth == 0 ? Variant.NIL : value(row, depth);
    }

    private Variant value(Row row, int depth) {
        return switch (row.layout()) {
            case Layout.Empty _ -> empty(row.kind());
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
            case Layout.InputEvent _ -> event(random.nextInt(10));
            case Layout.Opaque(int size) -> new Variant.Opaque(row.name(), filled(size));
        };
    }

    private static Variant empty(VariantKind kind) {
        return switch (kind) {
            case RID -> new Variant.Rid(0);
            case OBJECT -> new Variant.NullObject();
            case CALLABLE -> new Variant.Callable();
            case SIGNAL -> new Variant.Signal("", 0);
            default -> Variant.NIL;
        };
    }

    private Variant integers(Row row, int count) {
        return switch (row.kind()) {
            case BOOL -> new Variant.Bool(random.nextBoolean());
            case INT -> new Variant.Int(row.wide() && random.nextBoolean() ? random.nextLong() : random.nextInt());
            case RID -> new Variant.Rid(random.nextLong());
            default -> new Variant.Ints(row.kind(), random.ints(count).toArray());
        };
    }

    private Variant reals(Row row, int count) {
        if (row.kind() == VariantKind.FLOAT) {
            return new Variant.Real(row.wide() && random.nextBoolean() ? random.nextLong() : single());
        }
        boolean wide = dialect.traits().wideReals() && row.layout() instanceof Layout.Fixed(var number, _) && number != Number.F32;
        return new Variant.Reals(row.kind(), random.longs(count)
                .mapToDouble(bits -> Double.longBitsToDouble(wide ? bits : single())).toArray());
    }

    /// The bits of any number that 32 bits hold, NaNs of all kinds among them.
    private long single() {
        int bits = random.nextInt();
        return Floats.widen(random.nextInt(8) == 0 ? bits | 0x7F80_0000 : bits);
    }

    private Variant packed(Row row, boolean real, int count) {
        if (!real) {
            return row.kind() == VariantKind.PACKED_INT64_ARRAY ? new Variant.PackedLongs(random.longs(count).toArray())
                    : new Variant.PackedInts(row.kind(), random.ints(count).toArray());
        }
        boolean doubles = row.layout() instanceof Layout.Packed(var number, _) && number == Number.F64;
        if (doubles || row.wide() && dialect.traits().wideReals()) {
            return new Variant.PackedDoubles(row.kind(),
                    random.longs(count).mapToDouble(Double::longBitsToDouble).toArray());
        }
        float[] values = new float[count];
        for (int i = 0; i < count; i++) {
            values[i] = Float.intBitsToFloat(random.nextInt());
        }
        return new Variant.PackedFloats(row.kind(), values);
    }

    private ElementType type(boolean typed) {
        return switch (typed ? random.nextInt(5) : 0) {
            case 1 -> new ElementType.Builtin(dialect.rows().get(random.nextInt(dialect.rows().size())).kind());
            case 2 -> new ElementType.ClassName(word());
            case 3 -> new ElementType.Script("res://" + word());
            default -> ElementType.ANY;
        };
    }

    private boolean shared() {
        return dialect.traits().generation() == 2 && random.nextBoolean();
    }

    private Variant object(boolean scriptIsPath, int depth) {
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
        List<String> subnames = list(this::word);
        boolean property = oldForm && dialect.traits().generation() == 2 && !subnames.isEmpty() && random.nextBoolean();
        return new Variant.NodePath(list(this::word), subnames, random.nextBoolean(), property);
    }

    private Variant event(int type) {
        int words = Stream.of(0, 1, 2).filter(n -> OldValues.fits(type, n)).findFirst().orElseThrow();
        return new Variant.InputEvent(type, random.nextInt(), random.ints(words).boxed().toList());
    }

    private String word() {
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
