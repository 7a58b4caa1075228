package org.varscope.container.block;

import module java.base;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Span;
import org.varscope.container.Layer;
import org.varscope.container.Wrapper;
import org.varscope.container.WrapperException;
import org.varscope.container.field.HeadLayout;
import org.varscope.container.field.WrapperField;
import org.varscope.container.field.WrapperFieldSink;
import org.varscope.container.field.WrapperPart;
import org.varscope.container.remark.WrapperRemark;
import org.varscope.problem.EngineError;
import org.varscope.problem.Problem;

/// The head of a compressed file: what it says about its blocks. All numbers are little-endian and without a sign.
/// `core/io/file_access_compressed.cpp`, `open_after_magic`.
///
/// Magic, mode, block size B, total size T, then the packed size of each of the `T / B + 1` blocks. All blocks but the
/// last hold B bytes; so that of a T that is a multiple of B the last one is empty and still there.
///
/// @param mode      what is in the field of the mode, from 0 to 2^32 - 1
/// @param blockSize bytes of content in each block but the last; `> 0`
/// @param total     bytes of content
/// @param sizes     packed size of each block, without a sign
/// @param ends      where each block ends, be it past the end of the file
public record BlockTable(String magic, long mode, long blockSize, long total, int[] sizes, long[] ends)
        implements Layer.Outside {
    /// What scripts get to write, Godot 3 and later.
    public static final String MAGIC = "GCPF";
    /// What Godot 2 wrote for itself.
    public static final String OLD_MAGIC = "GCMP";
    /// The block size of every file that the engine writes for scripts.
    public static final long ENGINE_BLOCK = 4096;
    /// More bytes cannot be said.
    static final long LARGEST_TOTAL = 0xFFFF_FFFFL;

    private static final HeadLayout LAYOUT = HeadLayout.of(WrapperPart.MAGIC, WrapperPart.COMPRESSION_MODE,
            WrapperPart.BLOCK_SIZE, WrapperPart.TOTAL_SIZE);
    private static final int HEAD = LAYOUT.size();
    /// Of a file whose table cannot be read.
    public static final Layer.Outside BROKEN = new Layer.BrokenHead(LAYOUT);
    private static final int ENTRY = WrapperPart.PACKED_SIZE.size();
    /// Four times what 4 GiB in blocks of the engine's size need.
    private static final long MOST_BLOCKS = 1 << 22;

    private static BlockTable of(String magic, long mode, long blockSize, long total, int[] sizes) {
        long[] ends = new long[sizes.length];
        long end = headLength(sizes.length);
        for (int i = 0; i < sizes.length; i++) {
            end += Integer.toUnsignedLong(sizes[i]);
            ends[i] = end;
        }
        return new BlockTable(magic, mode, blockSize, total, sizes, ends);
    }

    /// {@return the head of `file`}
    ///
    /// @throws WrapperException if there is none, or the file is too short for it
    public static BlockTable read(ByteStore file) throws WrapperException {
        byte[] head = file.bytes(new Span(0, Math.min(HEAD, file.length())));
        String magic = new String(head, 0, Math.min(4, head.length), StandardCharsets.ISO_8859_1);
        if (!magic.equals(MAGIC) && !magic.equals(OLD_MAGIC)) {
            throw new WrapperException(EngineError.ERR_FILE_UNRECOGNIZED, magic.equals("RSCC")
                    ? WrapperRemark.RESOURCE_HEAD.with() : WrapperRemark.OTHER_HEAD.with(printable(magic)));
        }
        return read(file, head, magic);
    }

    /// {@return the head of `file`, whatever its first four bytes are; empty where that cannot be one}
    public static Optional<BlockTable> unnamed(ByteStore file) {
        try {
            return Optional.of(read(file, file.bytes(new Span(0, Math.min(HEAD, file.length()))), MAGIC));
        } catch (WrapperException _) {
            return Optional.empty();
        }
    }

    private static BlockTable read(ByteStore file, byte[] head, String magic) throws WrapperException {
        if (head.length < HEAD) {
            throw new WrapperException(EngineError.ERR_FILE_CORRUPT, WrapperRemark.HEAD_CUT.with(head.length - 4));
        }
        ByteBuffer words = ByteBuffer.wrap(head).order(ByteOrder.LITTLE_ENDIAN);
        long mode = Integer.toUnsignedLong(words.getInt(LAYOUT.at(WrapperPart.COMPRESSION_MODE)));
        long blockSize = Integer.toUnsignedLong(words.getInt(LAYOUT.at(WrapperPart.BLOCK_SIZE)));
        long total = Integer.toUnsignedLong(words.getInt(LAYOUT.at(WrapperPart.TOTAL_SIZE)));
        if (blockSize == 0) {
            throw new WrapperException(EngineError.ERR_FILE_CORRUPT, WrapperRemark.NO_BLOCK_SIZE.with(ENGINE_BLOCK));
        }
        long count = total / blockSize + 1;
        long room = (file.length() - HEAD) / ENTRY;
        if (count > room) {
            throw new WrapperException(EngineError.ERR_FILE_CORRUPT,
                    WrapperRemark.TABLE_CUT.with(room, count, total, blockSize));
        }
        checkCount(count, blockSize);
        return of(magic, mode, blockSize, total, sizes(file, (int) count));
    }

    private static int[] sizes(ByteStore file, int count) {
        int[] sizes = new int[count];
        ByteBuffer.wrap(file.bytes(new Span(HEAD, (long) ENTRY * count))).order(ByteOrder.LITTLE_ENDIAN)
                .asIntBuffer().get(sizes);
        return sizes;
    }

    private static void checkCount(long count, long blockSize) throws WrapperException {
        if (count > MOST_BLOCKS) {
            throw new WrapperException(EngineError.ERR_OUT_OF_MEMORY,
                    WrapperRemark.TOO_MANY_BLOCKS.with(count, blockSize, MOST_BLOCKS));
        }
    }

    private static Object printable(String magic) {
        return magic.isEmpty() ? WrapperRemark.NO_BYTE.with() : magic.chars().allMatch(c -> c > ' ' && c < 127) ? magic
                : WrapperRemark.NO_LETTERS.with();
    }

    /// {@return how many blocks `total` bytes take}
    ///
    /// @throws WrapperException if that is more than a table can say
    static int blocks(long total, long blockSize) throws WrapperException {
        if (total > LARGEST_TOTAL) {
            throw new WrapperException(EngineError.ERR_INVALID_PARAMETER,
                    WrapperRemark.TOO_MUCH_CONTENT.with(total, LARGEST_TOTAL));
        }
        checkCount(total / blockSize + 1, blockSize);
        return (int) (total / blockSize) + 1;
    }

    /// {@return a head for blocks of these packed sizes, otherwise like this one}
    BlockTable with(long newTotal, int[] newSizes) {
        return of(magic, mode, blockSize, newTotal, newSizes);
    }

    /// {@return a head that gives another mode, otherwise like this one}
    BlockTable withMode(long newMode) {
        return of(magic, newMode, blockSize, total, sizes);
    }

    /// {@return the head of a file without a block}
    static BlockTable none(long mode) {
        return of(MAGIC, mode, ENGINE_BLOCK, 0, new int[0]);
    }

    /// {@return the bytes of this head, with the sizes}
    byte[] bytes() {
        ByteBuffer bytes = ByteBuffer.allocate((int) headLength(sizes.length)).order(ByteOrder.LITTLE_ENDIAN);
        bytes.put(magic.getBytes(StandardCharsets.ISO_8859_1)).putInt((int) mode).putInt((int) blockSize)
                .putInt((int) total);
        bytes.asIntBuffer().put(sizes);
        return bytes.array();
    }

    public int count() {
        return sizes.length;
    }

    /// {@return `file`, which begins with this head, and of which nothing can be read}
    public Layer unread(ByteStore file) {
        return layer(file, Compression.of(mode), () -> new BlockReading(file, this).damage());
    }

    /// {@return `file`, which begins with this head}
    ///
    /// @param how      its blocks are packed
    /// @param problems gives what is wrong with it
    public Layer layer(ByteStore file, Optional<Compression> how, Supplier<List<Problem>> problems) {
        return new Layer(Wrapper.COMPRESSED, file, new Layer.Form.Blocks(how, count(), blockSize), total, this,
                problems);
    }

    @Override
    public Span around(long offset, long length) {
        return packed((int) (offset / blockSize), length);
    }

    @Override
    public void tell(WrapperFieldSink sink) {
        LAYOUT.tell(sink);
        Span window = sink.window();
        for (int i = Math.clamp((window.start() - HEAD) / ENTRY, 0, count());
                i < count() && entryAt(i) < window.end(); i++) {
            sink.add(new Span(entryAt(i), ENTRY), WrapperPart.PACKED_SIZE, i, content(i));
        }
        for (int i = firstEnding(window.start()); i < count() && packed(i, sink.length()).start() < window.end(); i++) {
            sink.add(packed(i, sink.length()), WrapperPart.BLOCK, i, content(i));
        }
        if (end() < sink.length()) {
            sink.add(end(), sink.length() - end(), WrapperPart.END_MARK);
        }
    }

    @Override
    public long whole(WrapperField field) {
        return field.part() == WrapperPart.BLOCK ? packedSize((int) field.index()) : Layer.Outside.super.whole(field);
    }

    private static long entryAt(int i) {
        return headLength(i);
    }

    /// {@return the first block that ends behind `offset`}
    private int firstEnding(long offset) {
        int low = 0;
        int high = ends.length;
        while (low < high) {
            int middle = low + high >>> 1;
            if (ends[middle] > offset) {
                high = middle;
            } else {
                low = middle + 1;
            }
        }
        return low;
    }

    /// {@return bytes of the content of block `i`}
    public Span content(int i) {
        long start = i * blockSize;
        return Span.between(start, Math.min(total, start + blockSize));
    }

    /// {@return what the table says about the packed size of block `i`}
    long packedSize(int i) {
        return Integer.toUnsignedLong(sizes[i]);
    }

    /// {@return where block `i` is, as far as a file of `length` bytes has it}
    public Span packed(int i, long length) {
        return Span.between(Math.min(length, i == 0 ? headLength(sizes.length) : ends[i - 1]),
                Math.min(length, ends[i]));
    }

    /// {@return whether a file of `length` bytes ends before block `i` does, or one before it}
    boolean isCut(int i, long length) {
        return ends[i] > length;
    }

    /// {@return where the last block ends, be it past the end of the file}
    public long end() {
        return sizes.length == 0 ? headLength(sizes.length) : ends[sizes.length - 1];
    }

    private static long headLength(int blocks) {
        return HEAD + (long) ENTRY * blocks;
    }
}
