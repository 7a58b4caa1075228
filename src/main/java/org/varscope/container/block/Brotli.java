package org.varscope.container.block;

import module java.base;
import org.brotli.dec.BrotliInputStream;
import org.varscope.remark.RemarkedIOException;

/// Blocks that are Brotli streams, which nobody but the maker of the file can write: the engine has only the reader.
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
                    return Unpacked.whole(written, false, 0);
                }
                written += step;
            }
            return Unpacked.whole(written, in.read() >= 0, 0);
        } catch (IOException | RuntimeException e) {
            // The library lets some damage out as an index that does not exist.
            return Unpacked.broken(written, e.getMessage() == null ? BlockRemark.NO_BROTLI.with()
                    : BlockRemark.NO_BROTLI_FOR.with(e.getMessage()));
        }
    }

    @Override
    public byte[] pack(byte[] plain) throws IOException {
        throw new RemarkedIOException(BlockRemark.BROTLI_UNWRITTEN.with());
    }

    @Override
    public long capacity(int count) {
        return LARGEST_PART * Math.max(1, count);
    }
}
