package org.varscope.container.block;

import java.util.zip.DataFormatException;
import java.util.zip.Inflater;

/// Runs an inflater to the end of its stream, or as far as bytes are wanted.
final class Inflating {
    /// Deflate makes of a bit at most 258 bytes and needs two for it. RFC 1951.
    private static final int LARGEST_GROWTH = 1032;
    private static final int SMALLEST_CAPACITY = 64;

    private Inflating() { }

    static Unpacked run(Inflater inflater, byte[] packed, int offset, int count, byte[] into, int size) {
        inflater.setInput(packed, offset, count);
        byte[] one = new byte[1];
        try {
            while (!inflater.finished()) {
                int written = (int) inflater.getBytesWritten();
                boolean full = written == size;
                int step = full ? inflater.inflate(one, 0, 1) : inflater.inflate(into, written, size - written);
                if (full && step > 0) {
                    return new Unpacked(size, true, 0, "");
                }
                if (step == 0 && !inflater.finished()) {
                    return Unpacked.broken(written, inflater.needsDictionary() ? "a stream that needs a dictionary"
                            : "a stream that the end of the block cuts off");
                }
            }
        } catch (DataFormatException e) {
            return Unpacked.broken((int) Math.min(size, inflater.getBytesWritten()),
                    e.getMessage() == null ? "no deflate stream" : e.getMessage());
        }
        return new Unpacked((int) inflater.getBytesWritten(), false, inflater.getRemaining(), "");
    }

    static long capacity(int count) {
        return (long) count * LARGEST_GROWTH + SMALLEST_CAPACITY;
    }
}
