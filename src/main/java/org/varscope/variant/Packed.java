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

    /// {@return a packed array with the one element}
    ///
    /// @param kind    of the array
    /// @param element of the kind that its elements have
    /// @throws IllegalArgumentException if it is of another one
    public static Variant single(VariantKind kind, Variant element) {
        if (element.kind() != kind.packedElement().orElseThrow()) {
            throw new IllegalArgumentException(element.kind() + " in a " + kind);
        }
        return switch (element) {
            case Variant.Int(long number) -> of(kind, new long[] {number});
            case Variant.Ints(_, var numbers) -> of(kind, Arrays.stream(numbers).asLongStream().toArray());
            case Variant.Real real -> new Variant.PackedDoubles(kind, new double[] {real.value()});
            case Variant.Reals(_, var numbers) -> new Variant.PackedDoubles(kind, numbers);
            case Variant.Text(var text) -> new Variant.PackedStrings(List.of(text));
            default -> throw new IllegalArgumentException(element.kind() + " is no element");
        };
    }
}
