package org.varscope.container.block;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.remark.Remark;

/// Blocks that are zlib streams. RFC 1950.
sealed class Deflate implements BlockCodec permits Gzip {
    /// Deflate makes of a bit at most 258 bytes and needs two for it. RFC 1951.
    private static final int LARGEST_GROWTH = 1032;
    private static final int SMALLEST_CAPACITY = 64;
    /// What the library says of a stream of which everything comes out.
    private static final String WRONG_CHECKSUM = "incorrect data check";

    private final Inflater inflater;
    private final Deflater deflater;

    Deflate() {
        this(false);
    }

    /// @param bare whether streams have neither a header nor a checksum of their own. RFC 1951
    Deflate(boolean bare) {
        inflater = new Inflater(bare);
        deflater = new Deflater(Deflater.DEFAULT_COMPRESSION, bare);
    }

    @Override
    public Unpacked unpack(byte[] packed, int count, byte[] into, int size) {
        return unpack(packed, 0, count, into, size);
    }

    /// {@return what the stream that begins at `start` and has to end before `end` gives}
    Unpacked unpack(byte[] packed, int start, int end, byte[] into, int size) {
        inflater.reset();
        inflater.setInput(packed, start, end - start);
        byte[] one = new byte[1];
        try {
            while (!inflater.finished()) {
                int written = (int) inflater.getBytesWritten();
                boolean full = written == size;
                int step = full ? inflater.inflate(one, 0, 1) : inflater.inflate(into, written, size - written);
                if (full && step > 0) {
                    return Unpacked.whole(size, true, 0);
                }
                if (step == 0 && !inflater.finished()) {
                    return Unpacked.broken(written, (inflater.needsDictionary() ? BlockRemark.DICTIONARY_NEEDED
                            : BlockRemark.STREAM_CUT).with());
                }
            }
        } catch (DataFormatException e) {
            return Unpacked.broken((int) Math.min(size, inflater.getBytesWritten()),
                    said(e.getMessage()));
        }
        return Unpacked.whole((int) inflater.getBytesWritten(), false, inflater.getRemaining());
    }

    static Remark said(@Nullable String message) {
        return message == null ? BlockRemark.NO_DEFLATE.with()
                : message.equals(WRONG_CHECKSUM) ? BlockRemark.WRONG_CHECKSUM.with() : BlockRemark.SAID.with(message);
    }

    @Override
    public byte[] pack(byte[] plain) {
        return pack(plain, 0, 0);
    }

    /// {@return the stream, with `before` and `after` bytes around it left free}
    byte[] pack(byte[] plain, int before, int after) {
        deflater.reset();
        deflater.setInput(plain);
        deflater.finish();
        byte[] out = new byte[before + plain.length / 2 + 64];
        int written = before;
        while (!deflater.finished()) {
            if (written == out.length) {
                out = Arrays.copyOf(out, out.length + out.length / 2);
            }
            written += deflater.deflate(out, written, out.length - written);
        }
        return Arrays.copyOf(out, written + after);
    }

    @Override
    public long capacity(int count) {
        return (long) count * LARGEST_GROWTH + SMALLEST_CAPACITY;
    }

    @Override
    public void close() {
        inflater.end();
        deflater.end();
    }
}
