package org.varscope.container.block;

import module java.base;
import com.github.luben.zstd.EndDirective;
import com.github.luben.zstd.ZstdCompressCtx;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Span;
import org.varscope.bytes.Spool;
import org.varscope.remark.Remark;
import org.varscope.remark.RemarkedIOException;

/// The ways in which one buffer is packed as a whole, as `PackedByteArray.compress` does.
public enum Packing {
    /// A Zstandard frame. RFC 8878.
    ZSTD("zstd", "zstd"),
    /// A gzip member. RFC 1952.
    GZIP("gzip", "gzip"),
    /// What the engine calls deflate: a zlib stream. RFC 1950.
    ZLIB("zlib", "zlib"),
    /// A stream of deflate with nothing around it. RFC 1951.
    DEFLATE("deflate", "deflate"),
    /// FastLZ, level 1 or 2.
    FASTLZ("fastlz", "FastLZ");

    private static final int PART = 128 * 1024;
    private static final int ENGINE_LEVEL = 3;
    private static final int FAST = 4;
    private static final int SMALL = 2;

    private final String word;
    private final String title;

    Packing(String word, String title) {
        this.word = word;
        this.title = title;
    }

    /// {@return its name on the command line}
    public String word() {
        return word;
    }

    /// {@return its name, for people}
    public String title() {
        return title;
    }

    /// {@return whether it has a head that tells it; of others nothing but a trial does}
    public boolean isMarked() {
        return this == ZSTD || this == GZIP || this == ZLIB;
    }

    /// {@return how many times larger than a packed buffer of some bytes its content can be, at most and roughly}
    public long growth() {
        return this == ZSTD ? 1 << 17 : this == FASTLZ ? 512 : 2048;
    }

    /// {@return the one that a buffer which begins like this is meant to be}
    public static Optional<Packing> of(ByteStore packed) {
        byte[] head = packed.bytes(new Span(0, Math.min(4, packed.length())));
        return Compression.sniff(head, head.length).map(how -> how == Compression.ZSTD ? ZSTD
                : how == Compression.GZIP ? GZIP : ZLIB)
                .filter(how -> how != ZLIB || (head[1] & 0x20) == 0);
    }

    /// {@return whether everything has come out of a buffer with this fault, of which any byte may be wrong then}
    public static boolean isSumWrong(Remark fault) {
        return fault.kind() == BlockRemark.WRONG_CHECKSUM || fault.kind() == BlockRemark.WRONG_LENGTH
                || fault.kind() == BlockRemark.CHECKSUM_CUT;
    }

    /// {@return what unpacks `packed`}
    ///
    /// @param wanted bytes that should come out; -1 where nobody says
    /// @throws IOException with a reason for people, if this system cannot run it
    public Unpacking unpacking(ByteStore packed, long wanted) throws IOException {
        return switch (this) {
            case ZSTD -> new ZstdUnpacking(packed);
            case GZIP, ZLIB, DEFLATE -> new InflateUnpacking(packed, this);
            case FASTLZ -> new FastLzUnpacking(packed, wanted);
        };
    }

    /// Packs `content` as `like` is, as far as that tells.
    ///
    /// @param like     a buffer of this kind
    /// @param isSized  whether the size of what is inside is kept elsewhere
    /// @param progress gets the bytes that were packed
    /// @throws IOException with a reason for people, if it has no room for that
    public void pack(ByteStore content, ByteStore like, boolean isSized, Spool to, LongConsumer progress)
            throws IOException {
        switch (this) {
            case ZSTD -> zstd(content, like, to, progress);
            case GZIP, ZLIB, DEFLATE -> deflate(content, like, to, progress);
            case FASTLZ -> fastLz(content, isSized, to);
        }
    }

    private static void fastLz(ByteStore content, boolean isSized, Spool to) throws IOException {
        if (content.length() > FastLzUnpacking.MOST) {
            throw new RemarkedIOException(BlockRemark.BUFFER_TOO_LARGE.with(FastLzUnpacking.MOST));
        }
        if (content.length() < FastLz.SMALLEST && !isSized) {
            throw new RemarkedIOException(BlockRemark.BUFFER_TOO_SHORT.with(FastLz.SMALLEST));
        }
        byte[] packed = new FastLz().pack(content.bytes(new Span(0, content.length())));
        to.write(packed, 0, packed.length);
    }

    private static void zstd(ByteStore content, ByteStore like, Spool to, LongConsumer progress) throws IOException {
        ZstdLibrary.load();
        int head = like.length() > 4 ? like.bytes(new Span(4, 1))[0] & 0xFF : 0x20;
        boolean hasSize = head >> 6 != 0 || (head & 0x20) != 0;
        try (ZstdCompressCtx writer = new ZstdCompressCtx()) {
            writer.setLevel(ENGINE_LEVEL).setChecksum((head & 4) != 0).setContentSize(hasSize);
            if (hasSize) {
                writer.setPledgedSrcSize(content.length());
            }
            ByteBuffer from = ByteBuffer.allocateDirect(PART);
            ByteBuffer out = ByteBuffer.allocateDirect(PART);
            long at = 0;
            boolean isLast = false;
            while (!isLast) {
                int count = (int) Math.min(PART, content.length() - at);
                from.clear().put(content.bytes(new Span(at, count))).flip();
                at += count;
                isLast = at == content.length();
                boolean isDone;
                do {
                    out.clear();
                    isDone = writer.compressDirectByteBufferStream(out, from,
                            isLast ? EndDirective.END : EndDirective.CONTINUE);
                    to.write(out.flip());
                } while (isLast ? !isDone : from.hasRemaining());
                progress.accept(at);
            }
        }
    }

    private void deflate(ByteStore content, ByteStore like, Spool to, LongConsumer progress) throws IOException {
        if (this == GZIP) {
            int head = Math.max(0, GzipHead.length(like));
            to.write(like.bytes(new Span(0, head)), 0, head);
        }
        Deflater deflater = new Deflater(level(like), this != ZLIB);
        try {
            CRC32 crc = new CRC32();
            byte[] out = new byte[PART];
            for (long at = 0; at < content.length(); ) {
                byte[] part = content.bytes(new Span(at, Math.min(PART, content.length() - at)));
                crc.update(part);
                at += part.length;
                deflater.setInput(part);
                while (!deflater.needsInput()) {
                    to.write(out, 0, deflater.deflate(out));
                }
                progress.accept(at);
            }
            deflater.finish();
            while (!deflater.finished()) {
                to.write(out, 0, deflater.deflate(out));
            }
            if (this == GZIP) {
                to.write(ByteBuffer.allocate(GzipHead.TRAILER).order(ByteOrder.LITTLE_ENDIAN)
                        .putInt((int) crc.getValue()).putInt((int) content.length()).flip());
            }
        } finally {
            deflater.end();
        }
    }

    /// {@return the level that the head tells, of those that have the same mark the one that is used most}
    private int level(ByteStore like) {
        byte[] head = like.bytes(new Span(0, Math.min(10, like.length())));
        if (this == ZLIB && head.length > 2) {
            return switch (head[1] >> 6 & 3) {
                // The first block says whether it is packed at all.
                case 0 -> (head[2] & 6) == 0 ? Deflater.NO_COMPRESSION : Deflater.BEST_SPEED;
                case 1 -> 5;
                case 2 -> Deflater.DEFAULT_COMPRESSION;
                default -> Deflater.BEST_COMPRESSION;
            };
        }
        if (this == GZIP && head.length > 8) {
            return head[8] == FAST ? Deflater.BEST_SPEED
                    : head[8] == SMALL ? Deflater.BEST_COMPRESSION : Deflater.DEFAULT_COMPRESSION;
        }
        return Deflater.DEFAULT_COMPRESSION;
    }
}
