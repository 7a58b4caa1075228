package org.varscope.document.place;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.Span;
import org.varscope.dialect.Layout;
import org.varscope.dialect.Number;
import org.varscope.dialect.Row;
import org.varscope.scan.walk.Progress;
import org.varscope.variant.Packed;

/// Passes the numbers of a packed array, element by element, without a copy of more than a few of them.
public final class ElementNumbers {
    private static final int CHUNK = 1 << 16;
    private static final int BYTE = 0xFF;

    private ElementNumbers() { }

    /// Takes elements one after the other.
    public interface Sink {
        /// Takes the element number `index`.
        ///
        /// @param numbers that it is made of; the array is used again for the next one
        void take(long index, double[] numbers);
    }

    /// {@return whether the elements are numbers, or made of them}
    public static boolean has(Elements all) {
        return all.isEven();
    }

    /// Hands the elements from number `from` to before `to` to `sink`. For any thread.
    ///
    /// @param progress follows the bytes, and may stop it
    /// @throws CancellationException if it says to stop
    public static void pass(Elements all, long from, long to, Progress progress, Sink sink) {
        int each = Math.toIntExact(all.each());
        double[] numbers = new double[Packed.numbers(all.array().kind())];
        int most = Math.max(1, CHUNK / each);
        @Nullable Number number = number(all);
        for (long first = from; first < to; first += most) {
            int count = (int) Math.min(most, to - first);
            progress.report((first - from) * each, "looking at the elements");
            ByteBuffer bytes = ByteBuffer.wrap(all.structure().bytes().bytes(new Span(all.start(first),
                    (long) count * each))).order(ByteOrder.LITTLE_ENDIAN);
            for (int i = 0; i < count; i++) {
                for (int n = 0; n < numbers.length; n++) {
                    numbers[n] = next(bytes, number);
                }
                sink.take(first + i, numbers);
            }
        }
    }

    /// What the numbers are; null where each is one byte.
    private static @Nullable Number number(Elements all) {
        Row row = Objects.requireNonNull(all.array().row());
        return row.layout() instanceof Layout.Packed(var number, _)
                ? number.under(row.isWide(all.array().header())) : null;
    }

    private static double next(ByteBuffer bytes, @Nullable Number number) {
        return switch (number) {
            case null -> bytes.get() & BYTE;
            case U32 -> Integer.toUnsignedLong(bytes.getInt());
            case I32, INT -> bytes.getInt();
            case I64, U64 -> bytes.getLong();
            case F32, REAL -> bytes.getFloat();
            case F64 -> bytes.getDouble();
        };
    }
}
