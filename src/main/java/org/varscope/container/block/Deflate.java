package org.varscope.container.block;

import java.util.Arrays;
import java.util.zip.Deflater;
import java.util.zip.Inflater;

/// Blocks that are zlib streams. RFC 1950.
final class Deflate implements BlockCodec {
    private final Inflater inflater = new Inflater();
    private final Deflater deflater = new Deflater();

    @Override
    public Unpacked unpack(byte[] packed, int offset, int count, byte[] into, int size) {
        inflater.reset();
        return Inflating.run(inflater, packed, offset, count, into, size);
    }

    @Override
    public byte[] pack(byte[] plain, int offset, int count) {
        return pack(deflater, plain, offset, count, 0, 0);
    }

    /// {@return the stream, with `before` and `after` bytes around it left free}
    static byte[] pack(Deflater deflater, byte[] plain, int offset, int count, int before, int after) {
        deflater.reset();
        deflater.setInput(plain, offset, count);
        deflater.finish();
        byte[] out = new byte[before + count / 2 + 64];
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
        return Inflating.capacity(count);
    }

    @Override
    public void close() {
        inflater.end();
        deflater.end();
    }
}
