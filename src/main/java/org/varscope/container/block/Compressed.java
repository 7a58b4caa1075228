package org.varscope.container.block;

import module java.base;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Overflow;
import org.varscope.bytes.Span;
import org.varscope.container.Damage;
import org.varscope.container.DamageException;
import org.varscope.container.Layer;
import org.varscope.container.Wrapper;
import org.varscope.container.Wrapping;
import org.varscope.container.remark.FormatRemark;
import org.varscope.problem.Flaw;
import org.varscope.problem.Problem;
import org.varscope.remark.Remark;
import org.varscope.scan.walk.Progress;

/// A file as `FileAccess.open_compressed` writes it (GCPF), and as Godot 2 did for itself (GCMP).
///
/// Content of up to 64 MiB is held in memory, more in a temporary file, or nowhere where it may not be written to disk.
/// Damaged blocks give what can be had of them, and zero bytes for the rest; the blocks after them are still read.
public final class Compressed implements Wrapping {
    private final ByteStore file;
    private final BlockTable table;
    private final BlockReading.Result read;
    private final Overflow overflow;
    private final Damage choice;

    private Compressed(ByteStore file, BlockTable table, BlockReading.Result read, Overflow overflow,
            Damage choice) {
        this.file = file;
        this.table = table;
        this.read = read;
        this.overflow = overflow;
        this.choice = choice;
    }

    /// {@return whether a file that begins like this says that it is one}
    public static boolean isNamed(ByteStore file) {
        if (file.length() < 4) {
            return false;
        }
        String magic = new String(file.bytes(new Span(0, 4)), StandardCharsets.ISO_8859_1);
        return magic.equals(BlockTable.MAGIC) || magic.equals(BlockTable.OLD_MAGIC);
    }

    /// {@return what is in `file`}
    ///
    /// @param overflow where content goes that memory is not meant to hold; where it may not go to disk, it is unpacked
    ///                 where it is read, and what is written later is held in memory
    /// @param progress follows the bytes of content that were unpacked, and may stop it
    /// @throws WrapperException      with a reason for people, if nothing can be read
    /// @throws IOException           with a reason for people, if there is no room for the content
    /// @throws CancellationException if the progress says to stop
    public static Compressed open(ByteStore file, Overflow overflow, Progress progress) throws IOException {
        BlockTable table = BlockTable.read(file);
        return new Compressed(file, table, new BlockReading(file, table).run(overflow, progress), overflow,
                Damage.KEPT);
    }

    /// {@return a new file around `content`, as the engine would write it}
    ///
    /// @param progress follows the bytes of content that were packed, and may stop it
    /// @throws IOException           with a reason for people, if the content is too long, nobody can write blocks of
    ///                               this kind, or there is no room
    /// @throws CancellationException if the progress says to stop
    public static Rewrapped write(ByteStore content, Compression compression, Progress progress) throws IOException {
        ByteStore trailer = ByteStore.of(BlockTable.MAGIC.getBytes(StandardCharsets.ISO_8859_1));
        BlockTable none = BlockTable.none(compression.number());
        var nothing = new BlockReading.Result(compression, ByteStore.empty(), List.of(), new BitSet());
        return new Compressed(ByteStore.of(none.bytes()).concat(trailer), none, nothing, Overflow.TO_DISK, Damage.KEPT)
                .wrap(content, progress);
    }

    @Override
    public String word() {
        return Wrapper.COMPRESSED.word();
    }

    @Override
    public Remark title() {
        return FormatRemark.COMPRESSED_TITLE.with(table.count(), compression().title(), table.blockSize());
    }

    /// {@return how its blocks are packed}
    public Compression compression() {
        return read.compression();
    }

    @Override
    public ByteStore content() {
        return read.content();
    }

    @Override
    public ByteStore file() {
        return file;
    }

    @Override
    public long end() {
        ByteStore mark = ByteStore.of(table.magic().getBytes(StandardCharsets.ISO_8859_1));
        boolean isMarked = trailer().length() >= mark.length()
                && trailer().slice(new Span(0, mark.length())).contentEquals(mark);
        return Math.min(file.length(), table.end()) + (isMarked ? mark.length() : 0);
    }

    @Override
    public List<Layer> layers() {
        return List.of(table.layer(file, Optional.of(compression()), this::problems));
    }

    @Override
    public List<Problem> problems() {
        List<Problem> problems = new ArrayList<>();
        long mode = table.mode();
        Compression compression = compression();
        boolean fork = compression == Compression.GZIP && mode == Compression.ZSTD.number();
        if (mode != compression.number() && !fork) {
            problems.add(new Problem(
                    new Flaw.CompressionModeWrong(mode, compression.title(), compression.number()), new Span(0, 0)));
        }
        read.found().forEach(f -> problems.add(f.problem()));
        ByteStore trailer = trailer();
        ByteStore mark = ByteStore.of(table.magic().getBytes(StandardCharsets.ISO_8859_1));
        // Where a size of a block leads past the end, the mark may still be there.
        boolean isThere = trailer.isEmpty() && file.slice(
                Span.between(Math.max(0, file.length() - mark.length()), file.length())).contentEquals(mark);
        if (!isThere && !trailer.contentEquals(mark)) {
            problems.add(new Problem(new Flaw.EndMarkOdd(trailer.length(), table.magic()),
                    new Span(content().length(), 0)));
        }
        return problems;
    }

    private ByteStore trailer() {
        return file.slice(Span.between(Math.min(table.end(), file.length()), file.length()));
    }

    @Override
    public Compressed with(Damage chosen) {
        return chosen == choice ? this : new Compressed(file, table, read, overflow, chosen);
    }

    @Override
    public Rewrapped wrap(ByteStore fresh, Progress progress) throws IOException {
        BlockWriting.Result blocks = new BlockWriting(file, table, read, overflow, fresh).run(choice, progress);
        if (blocks.kept().cardinality() == table.count() && table.count() == blocks.table().count()) {
            return new Rewrapped(file, with(Damage.KEPT));
        }
        ByteStore rest = blocks.blocks().concat(trailer());
        ByteStore written = ByteStore.of(blocks.table().bytes()).concat(rest);
        BlockTable head = blocks.table();
        if (isMistaken(written, head)) {
            if (choice == Damage.KEPT) {
                throw DamageException.ofMode(head.mode(), compression());
            }
            head = head.withMode(compression().number());
            written = ByteStore.of(head.bytes()).concat(rest);
        }
        return new Rewrapped(written, new Compressed(written, head, left(fresh, blocks.kept()), overflow, Damage.KEPT));
    }

    /// What is wrong still where these blocks were kept and all others were written.
    private BlockReading.Result left(ByteStore fresh, BitSet kept) {
        BitSet still = (BitSet) read.flawed().clone();
        still.and(kept);
        List<BlockReading.Found> found = read.found().stream().filter(f -> kept.get(f.block())).toList();
        return new BlockReading.Result(compression(), fresh, found, still);
    }

    /// Whether a mode that was wrong all along would now pass for right: to FastLZ, which has no mark, a short block of
    /// any other kind may look whole.
    private boolean isMistaken(ByteStore written, BlockTable head) throws IOException {
        return head.mode() != compression().number() && new BlockReading(written, head).compression() != compression();
    }
}
