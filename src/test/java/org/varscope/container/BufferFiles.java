package org.varscope.container;

import module java.base;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Span;
import org.varscope.container.block.BlockCodec;
import org.varscope.container.block.Compression;
import org.varscope.container.block.Packing;
import org.varscope.container.buffer.BufferForm;

/// Files of one packed buffer, made by the JDK where it can, and by the codecs of blocks.
public final class BufferFiles {
    private BufferFiles() { }

    /// {@return `content` in this form}
    public static ByteStore of(ByteStore content, BufferForm form) throws IOException {
        byte[] plain = content.bytes(new Span(0, content.length()));
        byte[] packed = packed(plain, form.packing());
        ByteStore before = form.size() == null ? ByteStore.empty()
                : ByteStore.of(number(form, form.size().isPacked() ? packed.length : plain.length));
        return before.concat(ByteStore.of(packed));
    }

    /// The size as the JDK writes it.
    private static byte[] number(BufferForm form, long size) {
        ByteBuffer out = ByteBuffer.allocate(form.size().bytes()).order(form.size().order());
        return (out.capacity() == 4 ? out.putInt((int) size) : out.putLong(size)).array();
    }

    private static byte[] packed(byte[] plain, Packing how) throws IOException {
        return switch (how) {
            case ZLIB -> deflated(plain, new Deflater());
            case DEFLATE -> deflated(plain, new Deflater(Deflater.DEFAULT_COMPRESSION, true));
            case GZIP -> {
                ByteArrayOutputStream out = new ByteArrayOutputStream();
                try (GZIPOutputStream gzip = new GZIPOutputStream(out)) {
                    gzip.write(plain);
                }
                yield out.toByteArray();
            }
            case ZSTD -> block(plain, Compression.ZSTD);
            case FASTLZ -> block(plain, Compression.FASTLZ);
        };
    }

    private static byte[] block(byte[] plain, Compression how) throws IOException {
        try (BlockCodec codec = how.codec()) {
            return codec.pack(plain);
        }
    }

    static byte[] deflated(byte[] plain, Deflater deflater) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (DeflaterOutputStream deflate = new DeflaterOutputStream(out, deflater)) {
            deflate.write(plain);
        }
        deflater.end();
        return out.toByteArray();
    }

    /// {@return what the JDK, or the codec of blocks, makes of a buffer in `form`}
    public static byte[] unpacked(ByteStore file, BufferForm form, int length) throws IOException {
        ByteStore buffer = form.behindSize(file);
        byte[] packed = buffer.bytes(new Span(0, buffer.length()));
        InputStream in = new ByteArrayInputStream(packed);
        return switch (form.packing()) {
            case ZLIB -> new InflaterInputStream(in).readAllBytes();
            case DEFLATE -> new InflaterInputStream(in, new Inflater(true)).readAllBytes();
            case GZIP -> new GZIPInputStream(in).readAllBytes();
            case ZSTD -> block(packed, Compression.ZSTD, length);
            case FASTLZ -> block(packed, Compression.FASTLZ, length);
        };
    }

    private static byte[] block(byte[] packed, Compression how, int length) throws IOException {
        byte[] plain = new byte[length];
        try (BlockCodec codec = how.codec()) {
            return Arrays.copyOf(plain, codec.unpack(packed, packed.length, plain, length).length())
                    .length == length ? plain : new byte[0];
        }
    }
}
