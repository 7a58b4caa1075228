package org.varscope.container.block;

import module java.base;
import org.varscope.bytes.ByteSource;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Overflow;
import org.varscope.bytes.PagedSource;
import org.varscope.bytes.Span;
import org.varscope.bytes.Spool;
import org.varscope.bytes.Zeros;
import org.varscope.container.WrapperException;
import org.varscope.container.remark.WrapperRemark;
import org.varscope.problem.EngineError;
import org.varscope.problem.Flaw;
import org.varscope.problem.Problem;
import org.varscope.remark.Remark;
import org.varscope.scan.walk.Progress;

/// Unpacks the blocks of a compressed file, one after the other. Memory is set aside for what a block can hold, and not
/// for what it says.
final class BlockReading {
    /// Blocks are read as a whole; the engine's have 4096 bytes.
    private static final int LARGEST_BLOCK = 64 << 20;
    private static final int MOST_PROBLEMS = 1000;
    private static final int STEP = 1 << 20;
    private static final int SPOOLED = 0;
    private static final int MISSING = 1;

    private final ByteStore file;
    private final BlockTable table;
    private final List<Found> found = new ArrayList<>();
    private final BitSet flawed = new BitSet();
    private byte[] packed = new byte[0];
    private byte[] plain = new byte[0];
    private int packedCount;

    /// What is wrong with a block.
    ///
    /// @param block   its number, from 0
    /// @param problem with a span in the content
    record Found(int block, Problem problem) { }

    /// What was read.
    ///
    /// @param compression of the blocks
    /// @param content     with zero bytes where it is missing
    /// @param found       what is wrong, in the order of the blocks; not all of it where that is too much
    /// @param flawed      every block that other bytes with the same content would not replace: one that is damaged or
    ///                    cut off, or that holds more than its content
    record Result(Compression compression, ByteStore content, List<Found> found, BitSet flawed) { }

    BlockReading(ByteStore file, BlockTable table) {
        this.file = file;
        this.table = table;
    }

    /// {@return what the blocks hold}
    ///
    /// @param overflow where what memory is not meant to hold may go; where it may not, it is unpacked where it is read
    /// @throws WrapperException if not a byte of them can be read
    /// @throws IOException      if there is no room for them
    Result run(Overflow overflow, Progress progress) throws IOException {
        Compression compression = compression();
        boolean isHeld = overflow == Overflow.TO_DISK || table.total() <= Spool.IN_MEMORY;
        Runs runs = new Runs();
        long given = 0;
        try (BlockCodec codec = compression.codec(); Spool spool = new Spool()) {
            long told = 0;
            for (int i = 0; i < table.count(); i++) {
                Unpacked block = unpack(codec, i);
                given += block.length();
                if (isHeld) {
                    runs.add(SPOOLED, spool.length(), block.length());
                    spool.write(plain, 0, block.length());
                }
                note(i, block, codec, compression);
                Span span = table.content(i);
                runs.add(MISSING, span.start() + block.length(), span.length() - block.length());
                if (span.end() - told >= STEP) {
                    told = span.end();
                    progress.report(told, "reading");
                }
            }
            if (given == 0 && table.total() > 0) {
                throw new WrapperException(EngineError.ERR_FILE_CORRUPT, nothing(found.getFirst().problem().flaw()));
            }
            ByteStore content = isHeld ? runs.join(spool.finish(), ByteStore.of(new Zeros(table.total())))
                    : ByteStore.of(new PagedSource(table.total(), new UnpackedSource(file, table, compression)::read));
            return new Result(compression, content, found, flawed);
        }
    }

    /// Why not a byte can be read, given what is wrong with the first block.
    private Remark nothing(Flaw first) {
        long wanted = table.content(0).length();
        if (!(first instanceof Flaw.BlockDamaged block)) {
            return WrapperRemark.NOTHING_READ.with(wanted);
        }
        if (block.packedThere() < block.packed()) {
            return (table.count() == 1 ? WrapperRemark.ONLY_CUT : WrapperRemark.FIRST_CUT)
                    .with(block.packedThere(), block.packed());
        }
        return block.fault() == null ? WrapperRemark.NOTHING_READ.with(wanted)
                : WrapperRemark.NOTHING_READ_FOR.with(block.fault(), wanted);
    }

    /// {@return how the blocks are packed, as far as the first one tells}
    ///
    /// The mode says it, unless the first block can only be read otherwise: a fork of Godot 3.5 left out zstd, so that
    /// its gzip has the number of zstd.
    ///
    /// @throws WrapperException if nobody knows
    Compression compression() throws IOException {
        Optional<Compression> said = Compression.of(table.mode());
        if (said.isPresent() && isWhole(said.get())) {
            return said.get();
        }
        load(0);
        Optional<Compression> marked = Compression.sniff(packed, packedCount);
        if (marked.isPresent() && !marked.equals(said) && isWhole(marked.get())) {
            return marked.get();
        }
        return said.orElseThrow(() -> new WrapperException(EngineError.ERR_FILE_CORRUPT,
                WrapperRemark.UNKNOWN_MODE.with(table.mode())));
    }

    /// {@return what is wrong with the blocks of a file of which nothing can be read: which of them the end of the file
    /// cuts off, and of the others, up to a mebibyte of packed bytes, what they break}
    List<Problem> damage() {
        List<Problem> cut = IntStream.range(0, table.count())
                .filter(i -> table.isCut(i, file.length()) && table.packedSize(i) > 0)
                .limit(MOST_PROBLEMS).mapToObj(this::cut).toList();
        int whole = cut.isEmpty() ? table.count() : ((Flaw.BlockDamaged) cut.getFirst().flaw()).block();
        try {
            Compression compression = compression();
            try (BlockCodec codec = compression.codec()) {
                long looked = 0;
                for (int i = 0; i < whole && looked < STEP && found.size() < MOST_PROBLEMS; i++) {
                    note(i, unpack(codec, i), codec, compression);
                    looked += table.packedSize(i);
                }
            }
        } catch (IOException _) {
            // Nobody knows how they are packed, or can unpack them.
        }
        return Stream.concat(found.stream().map(Found::problem), cut.stream()).toList();
    }

    private Problem cut(int i) {
        return new Problem(new Flaw.BlockDamaged(i, table.count(), 0, table.content(i).length(), null,
                table.packed(i, file.length()).length(), table.packedSize(i)), table.content(i));
    }

    private boolean isWhole(Compression compression) throws IOException {
        try (BlockCodec codec = compression.codec()) {
            Unpacked first = unpack(codec, 0);
            return first.isWhole() && first.length() == table.content(0).length();
        }
    }

    /// {@return where [#unpack] puts content, from index 0 on}
    byte[] plain() {
        return plain;
    }

    /// Unpacks block `i`.
    ///
    /// @throws WrapperException if it is too large to be unpacked at all
    Unpacked unpack(BlockCodec codec, int i) throws WrapperException {
        load(i);
        long wanted = Math.min(table.content(i).length(), codec.capacity(packedCount));
        if (wanted > LARGEST_BLOCK) {
            throw new WrapperException(EngineError.ERR_OUT_OF_MEMORY,
                    WrapperRemark.BLOCK_TOO_LARGE.with(wanted, LARGEST_BLOCK, BlockTable.ENGINE_BLOCK));
        }
        if (plain.length < wanted) {
            plain = new byte[(int) wanted];
        }
        return codec.unpack(packed, packedCount, plain, (int) wanted);
    }

    /// Reads as many packed bytes as what the engine makes room for can ever need.
    private void load(int i) {
        Span span = table.packed(i, file.length());
        long needed = 2 * room() + 4096;
        packedCount = (int) Math.min(span.length(), needed);
        if (packed.length < packedCount) {
            packed = new byte[packedCount];
        }
        file.read(span.start(), packed, 0, packedCount);
    }

    /// @param block what [#unpack] gave last
    private void note(int i, Unpacked block, BlockCodec codec, Compression compression) {
        Span span = table.content(i);
        Span there = table.packed(i, file.length());
        long unread = block.unread() + there.length() - packedCount;
        flawed.set(i, table.isCut(i, file.length()));
        if (!block.isWhole() || block.length() < span.length()) {
            damaged(i, block, span, there);
        } else if (block.more() && (compression.mustEnd() ? isOver(i, codec) : table.total() == 0)) {
            Remark why = (compression.mustEnd() ? WrapperRemark.MORE_THAN_ROOM : WrapperRemark.MORE_THAN_NONE).with();
            damaged(i, new Unpacked(block.length(), true, 0, why), span, there);
        } else if (block.more()) {
            add(i, new Flaw.BlockSlack(i, span.length(), 0), new Span(span.end(), 0));
        } else if (unread > 0) {
            add(i, new Flaw.BlockSlack(i, span.length(), unread), new Span(span.end(), 0));
        }
    }

    /// Whether block `i`, which holds more than its content, has more than the engine makes room for: in a file of one
    /// block, its content, and in others a whole block. `core/io/file_access_compressed.cpp`.
    private boolean isOver(int i, BlockCodec codec) {
        long room = room();
        if (table.content(i).length() >= room) {
            return true;
        }
        int size = (int) Math.min(room, codec.capacity(packedCount));
        if (plain.length < size) {
            plain = new byte[size];
        }
        return codec.unpack(packed, packedCount, plain, size).more();
    }

    private long room() {
        return Math.min(table.count() == 1 ? table.total() : table.blockSize(), LARGEST_BLOCK);
    }

    private void damaged(int i, Unpacked block, Span span, Span there) {
        Flaw flaw = new Flaw.BlockDamaged(i, table.count(), block.length(), span.length(), block.fault(),
                there.length(), table.packedSize(i));
        // Where all bytes came, any of them may be wrong.
        long sound = block.length() == span.length() ? 0 : block.length();
        add(i, flaw, Span.between(span.start() + sound, span.end()));
    }

    private void add(int i, Flaw flaw, Span span) {
        flawed.set(i);
        if (found.size() < MOST_PROBLEMS) {
            found.add(new Found(i, new Problem(flaw, span)));
        } else if (found.size() == MOST_PROBLEMS) {
            found.add(new Found(i, new Problem(new Flaw.MoreFollow(MOST_PROBLEMS), span)));
        }
    }

    /// The content of a compressed file, unpacked where it is read. So content that is too large for memory, and may
    /// not be written to disk, is never whole anywhere. The block that was read last is kept.
    static final class UnpackedSource implements ByteSource {
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
}
