package org.varscope.container.block;

import module java.base;

/// The ways in which the engine packs blocks, by their numbers in files. `core/io/compression.h`, `Compression::Mode`.
public enum Compression {
    /// FastLZ, level 1 or 2.
    FASTLZ("FastLZ"),
    /// A zlib stream, RFC 1950.
    DEFLATE("deflate"),
    /// A Zstandard frame.
    ZSTD("zstd"),
    /// A gzip member.
    GZIP("gzip"),
    /// A Brotli stream, which the engine only reads.
    BROTLI("Brotli");

    /// Property that names a folder into which native libraries are unpacked where the one of temporary files lets no
    /// program run.
    public static final String LIBRARY_FOLDER = "varscope.library.folder";

    private final String title;

    Compression(String title) {
        this.title = title;
    }

    /// {@return its name, for people}
    public String title() {
        return title;
    }

    /// {@return its number in files, from 0 to 4}
    public int number() {
        return ordinal();
    }

    /// {@return whether blocks can be written as well as read}
    public boolean isWritable() {
        return this != BROTLI;
    }

    /// {@return whether the engine refuses a block that holds more than it has room for}
    /// `core/io/compression.cpp`, `Compression::decompress`: a zlib stream has to be complete.
    public boolean mustEnd() {
        return this == DEFLATE || this == GZIP;
    }

    /// {@return the one with this number, if there is one}
    public static Optional<Compression> of(long number) {
        return number >= 0 && number < values().length ? Optional.of(values()[(int) number]) : Optional.empty();
    }

    /// {@return what a block that begins with these bytes must be; FastLZ and Brotli have no mark of their own}
    public static Optional<Compression> sniff(byte[] packed, int count) {
        if (count >= 4 && packed[0] == 0x28 && packed[1] == (byte) 0xB5 && packed[2] == 0x2F
                && packed[3] == (byte) 0xFD) {
            return Optional.of(ZSTD);
        }
        if (count >= 2 && packed[0] == 0x1F && packed[1] == (byte) 0x8B) {
            return Optional.of(GZIP);
        }
        // The two bytes of a zlib header are a multiple of 31. RFC 1950, 2.2.
        boolean zlib = count >= 2 && packed[0] == 0x78
                && ((packed[0] & 0xFF) << 8 | packed[1] & 0xFF) % 31 == 0;
        return zlib ? Optional.of(DEFLATE) : Optional.empty();
    }

    /// {@return a codec for blocks of this kind}
    ///
    /// @throws IOException with a reason for people, if this system cannot run it
    public BlockCodec codec() throws IOException {
        return switch (this) {
            case FASTLZ -> new FastLz();
            case DEFLATE -> new Deflate();
            case ZSTD -> Zstd.open();
            case GZIP -> new Gzip();
            case BROTLI -> new Brotli();
        };
    }
}
