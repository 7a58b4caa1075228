package org.varscope.container;

import java.io.IOException;
import java.util.BitSet;
import java.util.concurrent.CancellationException;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Span;
import org.varscope.bytes.Spool;
import org.varscope.container.block.BlockCodec;
import org.varscope.container.block.Compression;
import org.varscope.scan.Progress;

/// Packs content into blocks. A block of the old file whose content is the same is taken over as it is, damaged or not.
final class BlockWriting {
    private static final int STEP = 1 << 20;
    private static final int OLD = 0;
    private static final int PACKED = 1;
    private static final int LARGEST_BLOCK = 64 << 20;

    private final ByteStore oldFile;
    private final BlockTable oldTable;
    private final ByteStore oldContent;
    private final ByteStore content;

    /// What was written.
    ///
    /// @param table  the new head
    /// @param blocks the packed blocks one after the other
    /// @param kept   the blocks that were taken over
    record Result(BlockTable table, ByteStore blocks, BitSet kept) { }

    BlockWriting(ByteStore oldFile, BlockTable oldTable, ByteStore oldContent, ByteStore content) {
        this.oldFile = oldFile;
        this.oldTable = oldTable;
        this.oldContent = oldContent;
        this.content = content;
    }

    /// {@return the new blocks}
    ///
    /// @throws IOException           with a message for people, if blocks cannot be written so, or there is no room
    /// @throws CancellationException if the progress says to stop
    Result run(Compression compression, Progress progress) throws IOException {
        long blockSize = oldTable.blockSize();
        int count = BlockTable.blocks(content.length(), blockSize);
        int[] sizes = new int[count];
        var kept = new BitSet();
        var runs = new Runs();
        byte[] plain = new byte[0];
        try (BlockCodec codec = compression.codec(); Spool spool = new Spool()) {
            long told = 0;
            for (int i = 0; i < count; i++) {
                Span span = Span.between(i * blockSize, Math.min(content.length(), (i + 1) * blockSize));
                if (isSame(i, span)) {
                    Span packed = oldTable.packed(i, oldFile.length());
                    runs.add(OLD, packed.start(), packed.length());
                    sizes[i] = (int) packed.length();
                    kept.set(i);
                } else {
                    plain = load(span, plain);
                    byte[] packed = codec.pack(plain, 0, (int) span.length());
                    runs.add(PACKED, spool.length(), packed.length);
                    spool.write(packed, 0, packed.length);
                    sizes[i] = packed.length;
                }
                if (span.end() - told >= STEP) {
                    told = span.end();
                    if (!progress.reached(told)) {
                        throw new CancellationException("writing was stopped at " + told);
                    }
                }
            }
            return new Result(oldTable.with(content.length(), sizes), runs.join(oldFile, spool.finish()), kept);
        }
    }

    private boolean isSame(int i, Span span) {
        return i < oldTable.count() && oldTable.content(i).equals(span)
                && content.slice(span).contentEquals(oldContent.slice(span));
    }

    private byte[] load(Span span, byte[] buffer) throws IOException {
        if (span.length() > LARGEST_BLOCK) {
            throw new IOException("found a block of %d bytes to write; expected at most %d"
                    .formatted(span.length(), LARGEST_BLOCK));
        }
        byte[] plain = buffer.length >= span.length() ? buffer : new byte[(int) span.length()];
        content.read(span.start(), plain, 0, (int) span.length());
        return plain;
    }
}
