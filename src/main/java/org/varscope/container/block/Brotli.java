package org.varscope.container.block;

import module java.base;
import org.brotli.dec.BrotliInputStream;

/// Blocks that are Brotli streams, which nobody but the maker of the file can write: the engine has the reader alone.
final class Brotli implements BlockCodec {
    /// The most that one command can copy. RFC 7932, 9.2: a meta-block holds at most 16 MiB.
    private static final long LARGEST_PART = 1 << 24;
    /// What is given back before a fault is a whole number of such steps.
    private static final int STEP = 256;

    @Override
    public Unpacked unpack(byte[] packed, int count, byte[] into, int size) {
        int written = 0;
        try (InputStream in = new BrotliInputStream(new ByteArrayInputStream(packed, 0, count), STEP)) {
            while (written < size) {
                int step = in.read(into, written, Math.min(STEP, size - written));
                if (step < 0) {
                    return new Unpacked(written, false, 0, "");
                }
                written += step;
            }
            return new Unpacked(written, in.read() >= 0, 0, "");
        } catch (IOException | RuntimeException e) {
            // The library lets some damage out as an index that does not exist.
            return Unpacked.broken(written, "no Brotli stream" + (e.getMessage() == null ? "" : ": " + e.getMessage()));
        }
    }

    @Override
    public byte[] pack(byte[] plain) throws IOException {
        throw new IOException("Brotli blocks can be read and not written, neither here nor by the engine; "
                + "expected no change in them, or another way of compression for the whole file");
    }

    @Override
    public long capacity(int count) {
        return LARGEST_PART * Math.max(1, count);
    }
}
