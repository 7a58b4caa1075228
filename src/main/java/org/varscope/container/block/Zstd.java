package org.varscope.container.block;

import module java.base;
import com.github.luben.zstd.ZstdCompressCtx;
import com.github.luben.zstd.ZstdDecompressCtx;
import com.github.luben.zstd.ZstdException;

/// Blocks that are Zstandard frames. RFC 8878.
///
/// The library is native: it is not used before the first file that needs it.
final class Zstd implements BlockCodec {
    /// A block of a frame has a header of 3 bytes and holds at most 128 KiB, be it one byte that repeats.
    private static final int LARGEST_BLOCK = 128 * 1024;
    private static final int SMALLEST_BLOCK = 4;
    /// The engine's default, `Compression::zstd_level`.
    private static final int LEVEL = 3;
    /// What is given back before a fault is a whole number of such steps.
    private static final int STEP = 4096;

    private final ZstdDecompressCtx reader = new ZstdDecompressCtx();
    private final ZstdCompressCtx writer = new ZstdCompressCtx();

    private Zstd() {
        writer.setLevel(LEVEL);
        writer.setChecksum(false);
        writer.setContentSize(true);
    }

    static Zstd open() throws IOException {
        ZstdLibrary.load();
        return new Zstd();
    }

    @Override
    public Unpacked unpack(byte[] packed, int count, byte[] into, int size) {
        if (count == 0) {
            return Unpacked.broken(0, BlockRemark.NO_BYTES.with());
        }
        try {
            int frame = (int) com.github.luben.zstd.Zstd.findFrameCompressedSize(packed, 0, count);
            int written = reader.decompressByteArray(into, 0, size, packed, 0, frame);
            return Unpacked.whole(written, false, count - frame);
        } catch (ZstdException _) {
            // It is damaged, or holds more than is wanted: what can be had of it is read step by step.
            return salvage(packed, count, into, size);
        }
    }

    private Unpacked salvage(byte[] packed, int count, byte[] into, int size) {
        reader.reset();
        ByteBuffer from = ByteBuffer.wrap(packed, 0, count);
        int written = 0;
        try {
            while (true) {
                boolean full = written == size;
                ByteBuffer to = full ? ByteBuffer.allocate(1)
                        : ByteBuffer.wrap(into, written, Math.min(STEP, size - written));
                int room = to.remaining();
                boolean done = reader.decompressByteBufferStream(to, from);
                int step = room - to.remaining();
                if (full && step > 0) {
                    return Unpacked.whole(size, true, 0);
                }
                written += step;
                if (done) {
                    return Unpacked.whole(written, false, from.remaining());
                }
                if (step == 0 && !from.hasRemaining()) {
                    return Unpacked.broken(written, BlockRemark.FRAME_CUT.with());
                }
            }
        } catch (ZstdException e) {
            return Unpacked.broken(written, BlockRemark.SAID.with(e.getMessage()));
        } finally {
            reader.reset();
        }
    }

    @Override
    public byte[] pack(byte[] plain) {
        byte[] out = new byte[(int) com.github.luben.zstd.Zstd.compressBound(plain.length)];
        int written = writer.compressByteArray(out, 0, out.length, plain, 0, plain.length);
        return Arrays.copyOf(out, written);
    }

    @Override
    public long capacity(int count) {
        return (long) LARGEST_BLOCK * (count / SMALLEST_BLOCK + 1);
    }

    @Override
    public void close() {
        reader.close();
        writer.close();
    }
}
