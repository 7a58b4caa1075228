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
    /// Bytes of content that are looked at together first, and between two calls for progress.
    private static final long GROUP = 1 << 20;
    private static final int OLD = 0;
    private static final int PACKED = 1;
    private static final int LARGEST_BLOCK = 64 << 20;

    private final ByteStore oldFile;
    private final BlockTable oldTable;
    private final ByteStore oldContent;
    private final ByteStore content;
    private byte[] plain = new byte[0];

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
        int count = BlockTable.blocks(content.length(), oldTable.blockSize());
        int[] sizes = new int[count];
        var kept = new BitSet();
        var runs = new Runs();
        int group = (int) Math.max(1, GROUP / oldTable.blockSize());
        try (BlockCodec codec = compression.codec(); Spool spool = new Spool()) {
            for (int from = 0; from < count; from += group) {
                int to = Math.min(count, from + group);
                boolean same = isSame(from, to);
                for (int i = from; i < to; i++) {
                    if (same || isSame(i, i + 1)) {
                        Span packed = oldTable.packed(i, oldFile.length());
                        runs.add(OLD, packed.start(), packed.length());
                        sizes[i] = (int) packed.length();
                        kept.set(i);
                    } else {
                        byte[] packed = pack(codec, span(i, i + 1));
                        runs.add(PACKED, spool.length(), packed.length);
                        spool.write(packed, 0, packed.length);
                        sizes[i] = packed.length;
                    }
                }
                long done = span(from, to).end();
                if (!progress.reached(done)) {
                    throw new CancellationException("writing was stopped at " + done);
                }
            }
            return new Result(oldTable.with(content.length(), sizes), runs.join(oldFile, spool.finish()), kept);
        }
    }

    /// {@return the content of the blocks from `from` up to, not including, `to`}
    private Span span(int from, int to) {
        return Span.between(from * oldTable.blockSize(), Math.min(content.length(), to * oldTable.blockSize()));
    }

    /// {@return whether the old file has the same blocks with the same content}
    ///
    /// What the two contents share is not read, so that a stretch without an edit costs next to nothing.
    private boolean isSame(int from, int to) {
        Span span = span(from, to);
        return to <= oldTable.count() && oldTable.content(to - 1).end() == span.end()
                && oldTable.content(to - 1).start() == span(to - 1, to).start()
                && content.slice(span).contentEquals(oldContent.slice(span));
    }

    private byte[] pack(BlockCodec codec, Span span) throws IOException {
        if (span.length() > LARGEST_BLOCK) {
            throw new IOException("found a block of %d bytes to write; expected at most %d"
                    .formatted(span.length(), LARGEST_BLOCK));
        }
        if (plain.length < span.length()) {
            plain = new byte[(int) span.length()];
        }
        content.read(span.start(), plain, 0, (int) span.length());
        return codec.pack(plain, 0, (int) span.length());
    }
}
