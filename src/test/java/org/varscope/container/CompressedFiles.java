package org.varscope.container;

import module java.base;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Overflow;
import org.varscope.bytes.Span;
import org.varscope.container.block.BlockCodec;
import org.varscope.container.block.Compressed;
import org.varscope.container.block.Compression;
import org.varscope.scan.walk.Progress;

/// Compressed files for tests, and what is inside.
public final class CompressedFiles {
    public static final int BLOCK = 4096;

    private CompressedFiles() { }

    /// A file with these blocks, whatever they are.
    public static byte[] made(long mode, long blockSize, long total, byte[]... blocks) {
        int size = 16 + Stream.of(blocks).mapToInt(b -> b.length + 4).sum() + 4;
        ByteBuffer file = ByteBuffer.allocate(size).order(ByteOrder.LITTLE_ENDIAN);
        file.put("GCPF".getBytes(StandardCharsets.US_ASCII)).putInt((int) mode).putInt((int) blockSize)
                .putInt((int) total);
        Stream.of(blocks).forEach(b -> file.putInt(b.length));
        Stream.of(blocks).forEach(file::put);
        return file.put("GCPF".getBytes(StandardCharsets.US_ASCII)).array();
    }

    public static byte[] stored(byte[] plain, Compression compression) throws IOException {
        try (BlockCodec codec = compression.codec()) {
            byte[] packed = codec.pack(plain);
            if (compression == Compression.GZIP) {
                // The time of writing, which readers skip: nobody here would set it.
                packed[5] = 42;
            }
            return packed;
        }
    }

    public static Compressed file(byte[] content, Compression compression) throws IOException {
        return Compressed.open(Compressed.write(ByteStore.of(content), compression, Progress.NONE).file(),
                Overflow.TO_DISK, Progress.NONE);
    }

    public static Compressed open(byte[] file) throws IOException {
        return Compressed.open(ByteStore.of(file), Overflow.TO_DISK, Progress.NONE);
    }

    public static byte[] bytes(ByteStore store) {
        return store.bytes(new Span(0, store.length()));
    }

    public static byte[] noise(int size, long seed) {
        byte[] bytes = new byte[size];
        new Random(seed).nextBytes(bytes);
        return bytes;
    }

    public static byte[] words(int size) {
        List<String> words = new ArrayList<>();
        for (int i = 0; words.size() * 4 < size + 8; i++) {
            words.add("w%03d".formatted(i % 1000));
        }
        return Arrays.copyOf(String.join("", words).getBytes(StandardCharsets.US_ASCII), size);
    }
}
