package org.varscope.container.block;

import module java.base;
import com.github.luben.zstd.ZstdDecompressCtx;
import com.github.luben.zstd.ZstdException;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Span;
import org.varscope.remark.Remark;

/// Unpacks a Zstandard frame.
final class ZstdUnpacking implements Unpacking {
    private static final int PART = 64 * 1024;
    /// What is given back before a fault is a whole number of such steps.
    private static final int STEP = 4096;

    private final ByteStore packed;
    private final ZstdDecompressCtx reader;
    private final ByteBuffer from = ByteBuffer.allocateDirect(PART).limit(0);
    private final ByteBuffer to = ByteBuffer.allocateDirect(STEP);
    private long fed;
    private boolean done;
    private @Nullable Remark fault;

    ZstdUnpacking(ByteStore packed) throws IOException {
        ZstdLibrary.load();
        this.packed = packed;
        this.reader = new ZstdDecompressCtx();
    }

    @Override
    public int step(byte[] into) {
        while (!done) {
            if (!from.hasRemaining()) {
                feed();
            }
            to.clear().limit(Math.min(STEP, into.length));
            boolean isFed = from.hasRemaining();
            try {
                done = reader.decompressDirectByteBufferStream(to, from);
            } catch (ZstdException e) {
                fault = BlockRemark.SAID.with(e.getMessage());
                done = true;
                return -1;
            }
            int written = to.position();
            to.flip().get(into, 0, written);
            if (written > 0) {
                return written;
            }
            if (!done && !isFed) {
                fault = BlockRemark.FRAME_CUT.with();
                done = true;
            }
        }
        return -1;
    }

    private void feed() {
        int count = (int) Math.min(PART, packed.length() - fed);
        from.clear().put(packed.bytes(new Span(fed, count))).flip();
        fed += count;
    }

    @Override
    public long consumed() {
        return fed - from.remaining();
    }

    @Override
    public @Nullable Remark fault() {
        return fault;
    }

    @Override
    public void close() {
        reader.close();
    }
}
