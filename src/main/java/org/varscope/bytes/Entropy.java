package org.varscope.bytes;

import module java.base;

/// How random bytes look from their start to their end: Shannon's entropy of a window in each row, from 0 bits a byte,
/// where all are the same, to 8, where each value is as frequent as any other. Text has around 4 to 5 bits; what is
/// compressed or encrypted comes near 8.
///
/// However many bytes there are, at most [#MOST_ROWS] windows of at most [#WINDOW] bytes are read.
///
/// @param length of all bytes
/// @param perRow bytes that a row stands for; a power of two
/// @param bits   of each row
public record Entropy(long length, long perRow, float[] bits) {
    /// The most rows.
    public static final int MOST_ROWS = 512;
    /// The most bytes of a row that are read, in its middle.
    public static final int WINDOW = 4096;
    /// The least bytes that say something, some of them in the rows around.
    private static final int LEAST = 256;
    private static final int SMALLEST_ROW = 16;

    /// {@return how random these bytes look, in the rows of [#perRow]}
    ///
    /// @param progress is told of each row before it is read, and throws to stop
    public static Entropy of(ByteStore bytes, LongConsumer progress) {
        long length = bytes.length();
        long perRow = perRow(length);
        float[] bits = new float[(int) Math.ceilDiv(length, perRow)];
        byte[] window = new byte[WINDOW];
        for (int row = 0; row < bits.length; row++) {
            progress.accept(row);
            int size = (int) Math.min(length, Math.clamp(perRow, LEAST, WINDOW));
            long middle = row * perRow + Math.min(perRow, length - row * perRow) / 2;
            bytes.read(Math.clamp(middle - size / 2, 0, length - size), window, 0, size);
            bits[row] = (float) of(window, size);
        }
        return new Entropy(length, perRow, bits);
    }

    /// {@return the least bytes in a row, a power of two of at least 16, so that there are at most [#MOST_ROWS] rows}
    public static long perRow(long length) {
        long perRow = SMALLEST_ROW;
        while (Math.ceilDiv(length, perRow) > MOST_ROWS) {
            perRow *= 2;
        }
        return perRow;
    }

    /// {@return the entropy of the first `count` of these bytes, in bits a byte}
    public static double of(byte[] bytes, int count) {
        int[] times = new int[1 << Byte.SIZE];
        for (int i = 0; i < count; i++) {
            times[bytes[i] & 0xFF]++;
        }
        double bits = 0;
        for (int some : times) {
            bits -= some == 0 ? 0 : (double) some / count * Math.log((double) some / count) / Math.log(2);
        }
        return Math.max(0, bits);
    }

    /// {@return how many bytes the number of each row is from}
    public long window() {
        return Math.min(length, Math.clamp(perRow, LEAST, WINDOW));
    }
}
