package org.varscope.container.block;

import module java.base;
import org.varscope.bytes.ByteSource;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Span;

/// The content of a compressed file, unpacked where it is read. So content that is too large for memory, and may not be
/// written to disk, is never whole anywhere. The block that was read last is kept.
final class UnpackedSource implements ByteSource {
    private final BlockReading blocks;
    private final BlockTable table;
    private final Compression compression;
    private int held = -1;
    private int heldLength;

    UnpackedSource(ByteStore file, BlockTable table, Compression compression) {
        this.blocks = new BlockReading(file, table);
        this.table = table;
        this.compression = compression;
    }

    @Override
    public long length() {
        return table.total();
    }

    @Override
    public synchronized void read(long at, byte[] into, int offset, int count) {
        Objects.checkFromIndexSize(at, count, length());
        Objects.checkFromIndexSize(offset, count, into.length);
        try (BlockCodec codec = compression.codec()) {
            read(codec, at, into, offset, count);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void read(BlockCodec codec, long at, byte[] into, int offset, int count) throws IOException {
        for (int done = 0; done < count; ) {
            int block = (int) ((at + done) / table.blockSize());
            Span span = table.content(block);
            long within = at + done - span.start();
            int size = (int) Math.min(count - done, span.length() - within);
            hold(codec, block);
            int there = Math.clamp(heldLength - within, 0, size);
            if (there > 0) {
                System.arraycopy(blocks.plain(), (int) within, into, offset + done, there);
            }
            Arrays.fill(into, offset + done + there, offset + done + size, (byte) 0);
            done += size;
        }
    }

    private void hold(BlockCodec codec, int block) throws IOException {
        if (block != held) {
            held = -1;
            heldLength = blocks.unpack(codec, block).length();
            held = block;
        }
    }
}
