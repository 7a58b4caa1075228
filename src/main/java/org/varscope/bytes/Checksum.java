package org.varscope.bytes;

import module java.base;

/// Sums and hashes of bytes, as other tools print them.
public enum Checksum {
    CRC_32("CRC-32"), ADLER_32("Adler-32"), MD5("MD5"), SHA_1("SHA-1"), SHA_256("SHA-256");

    private static final int AT_A_TIME = 1 << 18;

    private final String title;

    Checksum(String title) {
        this.title = title;
    }

    /// {@return what it is called}
    public String title() {
        return title;
    }

    /// {@return every one of all bytes of `store`, in lower case hexadecimal; found in one pass, with memory that does
    /// not depend on how many there are}
    ///
    /// @param goesOn is told how many bytes were read, and says whether to go on
    /// @throws CancellationException if it says not to
    public static Map<Checksum, String> all(ByteStore store, LongPredicate goesOn) {
        CRC32 crc = new CRC32();
        Adler32 adler = new Adler32();
        List<MessageDigest> hashes = List.of(digest(MD5), digest(SHA_1), digest(SHA_256));
        byte[] part = new byte[(int) Math.min(AT_A_TIME, store.length())];
        for (long at = 0; at < store.length(); at += part.length) {
            if (!goesOn.test(at)) {
                throw new CancellationException("summing up was stopped at " + at);
            }
            int count = (int) Math.min(part.length, store.length() - at);
            store.read(at, part, 0, count);
            crc.update(part, 0, count);
            adler.update(part, 0, count);
            hashes.forEach(hash -> hash.update(part, 0, count));
        }
        Map<Checksum, String> found = new EnumMap<>(Checksum.class);
        found.put(CRC_32, "%08x".formatted(crc.getValue()));
        found.put(ADLER_32, "%08x".formatted(adler.getValue()));
        found.put(MD5, HexFormat.of().formatHex(hashes.get(0).digest()));
        found.put(SHA_1, HexFormat.of().formatHex(hashes.get(1).digest()));
        found.put(SHA_256, HexFormat.of().formatHex(hashes.get(2).digest()));
        return found;
    }

    private static MessageDigest digest(Checksum sum) {
        try {
            return MessageDigest.getInstance(sum.title);
        } catch (NoSuchAlgorithmException e) {
            throw new AssertionError("every JDK has " + sum.title, e);
        }
    }
}
