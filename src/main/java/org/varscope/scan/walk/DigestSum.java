package org.varscope.scan.walk;

import module java.base;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Span;
import org.varscope.dialect.Digest;

/// Makes the digests that a list of fields names.
public final class DigestSum {
    private static final int AT_A_TIME = 1 << 16;

    private DigestSum() { }

    /// {@return the bytes that `digest` has in a file where it is made of `spans` of `bytes`, one after the other}
    ///
    /// @param order    of its bytes where it is a number; its digits are written as people write numbers
    /// @param progress follows the offsets, and may stop it
    /// @throws CancellationException if the progress says to stop
    public static byte[] of(Digest digest, ByteOrder order, ByteStore bytes, List<Span> spans, Progress progress) {
        ByteOrder numbers = digest.isText() ? ByteOrder.BIG_ENDIAN : order;
        byte[] sum = switch (digest.algorithm()) {
            case CRC32 -> number(new CRC32(), numbers, bytes, spans, progress);
            case ADLER32 -> number(new Adler32(), numbers, bytes, spans, progress);
            case HMAC_SHA256 -> keyed("HmacSHA256", digest.keyBytes(), bytes, spans, progress);
            case MD5 -> message("MD5", bytes, spans, progress);
            case SHA1 -> message("SHA-1", bytes, spans, progress);
            case SHA256 -> message("SHA-256", bytes, spans, progress);
        };
        if (!digest.isText()) {
            return sum;
        }
        String text = digest.form().isHex() ? HexFormat.of().formatHex(sum) : Base64.getEncoder().encodeToString(sum);
        return (text + digest.form().ending()).getBytes(StandardCharsets.US_ASCII);
    }

    /// {@return whether `there` is the digest that `is`: hexadecimal digits may be of either case}
    public static boolean isLike(Digest digest, byte[] is, byte[] there) {
        return Arrays.equals(is, there) || digest.form().isHex()
                && new String(is, StandardCharsets.US_ASCII)
                        .equalsIgnoreCase(new String(there, StandardCharsets.US_ASCII));
    }

    private static byte[] number(Checksum sum, ByteOrder order, ByteStore bytes, List<Span> spans, Progress progress) {
        each(bytes, spans, progress, sum::update);
        return ByteBuffer.allocate(Integer.BYTES).order(order).putInt((int) sum.getValue()).array();
    }

    private static byte[] message(String name, ByteStore bytes, List<Span> spans, Progress progress) {
        try {
            MessageDigest sum = MessageDigest.getInstance(name);
            each(bytes, spans, progress, sum::update);
            return sum.digest();
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has " + name, e);
        }
    }

    private static byte[] keyed(String name, byte[] key, ByteStore bytes, List<Span> spans, Progress progress) {
        try {
            Mac sum = Mac.getInstance(name);
            sum.init(new SecretKeySpec(key, name));
            each(bytes, spans, progress, sum::update);
            return sum.doFinal();
        } catch (NoSuchAlgorithmException | InvalidKeyException e) {
            throw new IllegalStateException("every Java has " + name, e);
        }
    }

    private static void each(ByteStore bytes, List<Span> spans, Progress progress, Consumer<byte[]> to) {
        for (Span span : spans) {
            for (long at = span.start(); at < span.end(); at += AT_A_TIME) {
                to.accept(bytes.bytes(Span.between(at, Math.min(span.end(), at + AT_A_TIME))));
                progress.report(at, "making a digest");
            }
        }
    }
}
