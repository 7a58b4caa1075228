package org.varscope.variant;

import module java.base;

/// Packed arrays of whatever kind, by their elements.
public final class Packed {
    private static final double OPAQUE = 1;

    private Packed() { }

    /// {@return how many numbers one element of a packed array is; 1 where it is a text}
    public static int numbers(VariantKind packed) {
        return Math.max(1, packed.packedElement().orElseThrow().numbers());
    }

    /// {@return how many elements a packed array has; 0 for any other value}
    public static long count(Variant packed) {
        return switch (packed) {
            case Variant.PackedBytes(var bytes) -> bytes.length;
            case Variant.PackedInts(var kind, var ints) -> ints.length / numbers(kind);
            case Variant.PackedLongs(var longs) -> longs.length;
            case Variant.PackedFloats(var kind, var floats) -> floats.length / numbers(kind);
            case Variant.PackedDoubles(var kind, var doubles) -> doubles.length / numbers(kind);
            case Variant.PackedStrings(var texts) -> texts.size();
            default -> 0;
        };
    }

    /// {@return a packed array of these numbers}
    ///
    /// @param kind    of the array, whose elements are whole numbers or made of them
    /// @param numbers of all elements, one after the other; of bytes the lowest eight bits count, of 32 bits those
    public static Variant of(VariantKind kind, long[] numbers) {
        return switch (kind) {
            case PACKED_BYTE_ARRAY -> {
                byte[] bytes = new byte[numbers.length];
                for (int i = 0; i < bytes.length; i++) {
                    bytes[i] = (byte) numbers[i];
                }
                yield new Variant.PackedBytes(bytes);
            }
            case PACKED_INT64_ARRAY -> new Variant.PackedLongs(numbers);
            default -> new Variant.PackedInts(kind, Arrays.stream(numbers).mapToInt(number -> (int) number).toArray());
        };
    }

    /// {@return whether the elements of a packed array are whole numbers, or made of them}
    public static boolean isWhole(VariantKind packed) {
        VariantKind element = packed.packedElement().orElseThrow();
        return element == VariantKind.INT || element.isIntegral();
    }

    /// {@return `count` elements that are nothing yet: zeros, empty texts, opaque black}
    ///
    /// @param kind of the array
    public static Variant blank(VariantKind kind, int count) {
        if (kind == VariantKind.PACKED_STRING_ARRAY) {
            return new Variant.PackedStrings(Collections.nCopies(count, ""));
        }
        if (isWhole(kind)) {
            return of(kind, new long[count * numbers(kind)]);
        }
        double[] reals = new double[count * numbers(kind)];
        if (kind == VariantKind.PACKED_COLOR_ARRAY) {
            int each = numbers(kind);
            IntStream.range(0, count).forEach(i -> reals[i * each + each - 1] = OPAQUE);
        }
        return new Variant.PackedDoubles(kind, reals);
    }

    /// {@return the least whole number that an array of the kind `packed` holds}
    public static long least(VariantKind packed) {
        return switch (packed) {
            case PACKED_BYTE_ARRAY -> 0;
            case PACKED_INT64_ARRAY -> Long.MIN_VALUE;
            default -> Integer.MIN_VALUE;
        };
    }

    /// {@return the greatest whole number that an array of the kind `packed` holds}
    public static long most(VariantKind packed) {
        return switch (packed) {
            case PACKED_BYTE_ARRAY -> 255;
            case PACKED_INT64_ARRAY -> Long.MAX_VALUE;
            default -> Integer.MAX_VALUE;
        };
    }

    /// {@return whether an array of the kind `packed` can hold `element`, which is of the kind of its elements}
    public static boolean takes(VariantKind packed, Variant element) {
        return !(element instanceof Variant.Int(long number)) || number >= least(packed) && number <= most(packed);
    }

    /// {@return a packed array of these elements}
    ///
    /// @param kind     of the array
    /// @param elements of the kind that its elements have; floats are taken in 64 bits
    public static Variant of(VariantKind kind, List<Variant> elements) {
        return kind == VariantKind.PACKED_STRING_ARRAY
                ? new Variant.PackedStrings(elements.stream().map(element -> ((Variant.Text) element).value()).toList())
                : isWhole(kind) ? of(kind, elements.stream().flatMapToLong(Packed::whole).toArray())
                : new Variant.PackedDoubles(kind, elements.stream().flatMapToDouble(Packed::reals).toArray());
    }

    private static LongStream whole(Variant element) {
        return element instanceof Variant.Ints(_, var numbers) ? Arrays.stream(numbers).asLongStream()
                : LongStream.of(((Variant.Int) element).value());
    }

    private static DoubleStream reals(Variant element) {
        return element instanceof Variant.Reals(_, var numbers) ? Arrays.stream(numbers)
                : DoubleStream.of(((Variant.Real) element).value());
    }
}
