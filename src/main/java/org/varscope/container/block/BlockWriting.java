package org.varscope.container.block;

import module java.base;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Overflow;
import org.varscope.bytes.Span;
import org.varscope.bytes.Spool;
import org.varscope.container.Damage;
import org.varscope.container.DamageException;
import org.varscope.container.remark.WrapperRemark;
import org.varscope.remark.RemarkedIOException;
import org.varscope.scan.walk.Progress;

/// Packs content into blocks. A block of the old file whose content is the same is taken over as it is, damaged or not.
/// So a damaged one is either kept byte for byte, or its place is in the answer to why nothing is written.
///
/// @param overflow where what memory is not meant to hold may go
/// @param content  to be packed
record BlockWriting(ByteStore oldFile, BlockTable oldTable, BlockReading.Result old, Overflow overflow,
        ByteStore content) {
    /// Bytes of content that are looked at together first, and between two calls for progress.
    private static final long GROUP = 1 << 20;
    private static final int OLD = 0;
    private static final int PACKED = 1;
    private static final int LARGEST_BLOCK = 64 << 20;

    /// What was written.
    ///
    /// @param table  the new head
    /// @param blocks the packed blocks one after the other
    /// @param kept   the blocks that were taken over
    record Result(BlockTable table, ByteStore blocks, BitSet kept) { }

    /// {@return the damaged blocks that cannot be taken over}
    ///
    /// Content that happens to be the same is not enough: zero bytes that were moved over others that nobody could read
    /// are something else than those.
    private BitSet lost() {
        BitSet lost = new BitSet();
        if (!old.flawed().isEmpty() && !content.contentEquals(old.content())) {
            old.flawed().stream().filter(i -> !hasBlock(i) || !content.slice(span(i, i + 1))
                    .isSameAs(old.content().slice(span(i, i + 1)))).forEach(lost::set);
        }
        return lost;
    }

    private DamageException refused(BitSet lost) {
        List<Span> spans = new ArrayList<>();
        lost.stream().mapToObj(oldTable::content).forEach(span -> {
            boolean goesOn = !spans.isEmpty() && spans.getLast().end() == span.start();
            Span from = goesOn ? spans.removeLast() : span;
            spans.add(Span.between(from.start(), span.end()));
        });
        return new DamageException(spans, content.length() != old.content().length());
    }

    /// {@return the new blocks}
    ///
    /// @throws DamageException       if a damaged block cannot be taken over, and `choice` is that it must
    /// @throws IOException           with a reason for people, if blocks cannot be written so, or there is no room
    /// @throws CancellationException if the progress says to stop
    Result run(Damage choice, Progress progress) throws IOException {
        BitSet lost = lost();
        if (choice == Damage.KEPT && !lost.isEmpty()) {
            throw refused(lost);
        }
        int count = BlockTable.blocks(content.length(), oldTable.blockSize());
        int[] sizes = new int[count];
        var kept = new BitSet();
        var runs = new Runs();
        int group = (int) Math.max(1, GROUP / oldTable.blockSize());
        try (BlockCodec codec = old.compression().codec(); Spool spool = new Spool(overflow)) {
            for (int from = 0; from < count; from += group) {
                int to = Math.min(count, from + group);
                boolean same = isSame(from, to);
                for (int i = from; i < to; i++) {
                    if (!lost.get(i) && (same || isSame(i, i + 1))) {
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
                progress.report(span(from, to).end(), "writing");
            }
            keepCut(sizes, kept);
            return new Result(oldTable.with(content.length(), sizes), runs.join(oldFile, spool.finish()), kept);
        }
    }

    /// Blocks that the end of the file cuts off say how long they were, while nothing follows what is left of them.
    private void keepCut(int[] sizes, BitSet kept) {
        int first = oldTable.count();
        while (first > 0 && oldTable.isCut(first - 1, oldFile.length())) {
            first--;
        }
        if (sizes.length == oldTable.count() && kept.nextClearBit(first) >= sizes.length) {
            for (int i = first; i < sizes.length; i++) {
                sizes[i] = (int) oldTable.packedSize(i);
            }
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
        return hasBlock(to - 1) && content.slice(span).contentEquals(old.content().slice(span));
    }

    /// Whether the old file has block `i` in the same place.
    private boolean hasBlock(int i) {
        return i < oldTable.count() && i * oldTable.blockSize() <= content.length()
                && oldTable.content(i).equals(span(i, i + 1));
    }

    private byte[] pack(BlockCodec codec, Span span) throws IOException {
        if (span.length() > LARGEST_BLOCK) {
            throw new RemarkedIOException(WrapperRemark.BLOCK_UNWRITTEN.with(span.length(), LARGEST_BLOCK));
        }
        return codec.pack(content.bytes(span));
    }
}
