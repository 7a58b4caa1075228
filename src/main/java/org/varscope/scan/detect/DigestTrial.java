package org.varscope.scan.detect;

import module java.base;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Span;
import org.varscope.dialect.Digest;
import org.varscope.dialect.Digest.Algorithm;
import org.varscope.dialect.Digest.Form;
import org.varscope.dialect.Digest.Reach;
import org.varscope.dialect.FieldItem;
import org.varscope.scan.walk.DigestSum;
import org.varscope.scan.walk.Progress;

/// Tells whether bytes are a digest: it is none by chance, as it fits.
public final class DigestTrial {
    /// Bytes that one has at most.
    public static final int MOST = 80;
    /// Larger files are not gone through for this.
    public static final long LARGEST = 16 << 20;
    /// Those that anybody can make: nobody finds a key.
    private static final List<Algorithm> ALGORITHMS = Stream.of(Algorithm.values())
            .filter(algorithm -> !algorithm.isKeyed()).toList();
    /// Bytes that a digest may have.
    private static final long[] SIZES = sizes(Stream.of(Form.values()));
    /// Those of which a size alone tells something: the others are too many.
    private static final long[] USUAL = sizes(Stream.of(Form.BYTES, Form.HEX, Form.LINE));

    private DigestTrial() { }

    private static long[] sizes(Stream<Form> forms) {
        return forms.flatMapToLong(form ->
                ALGORITHMS.stream().mapToLong(algorithm -> new Digest(algorithm, Reach.REST, form).size()))
                .distinct().sorted().toArray();
    }

    /// What a digest may be made of.
    ///
    /// @param items the names of the first and the last item; none but for [Reach#ITEMS]
    /// @param bytes which it is made of
    public record Of(Reach reach, List<String> items, ByteStore bytes) {
        /// Copies the names.
        public Of {
            items = List.copyOf(items);
        }

        /// Something without names.
        public Of(Reach reach, ByteStore bytes) {
            this(reach, List.of(), bytes);
        }

        private Digest by(Algorithm algorithm, Form form) {
            return new Digest(algorithm, reach, form, items, "");
        }
    }

    /// {@return the sizes that digests have, in order}
    public static List<Long> sizes() {
        return Arrays.stream(SIZES).boxed().toList();
    }

    /// {@return whether so many bytes may be a digest that no longer fits}
    public static boolean isSize(long bytes) {
        return bytes > Integer.BYTES && Arrays.binarySearch(USUAL, bytes) >= 0;
    }

    /// {@return the digest that these bytes of `bytes` are, of the first of `sought` that fits; empty where none does}
    public static Optional<FieldItem> at(ByteStore bytes, long from, long to, List<Of> sought) {
        byte[] there = to - from > MOST || to <= from ? new byte[0] : bytes.bytes(Span.between(from, to));
        return ALGORITHMS.stream().flatMap(algorithm -> Stream.of(Form.values())
                .filter(form -> new Digest(algorithm, Reach.REST, form).size() == there.length)
                .filter(form -> form == Form.BYTES || isText(form, there))
                .flatMap(form -> sought.stream().flatMap(of -> fitting(of.by(algorithm, form), of.bytes(), there))))
                .findFirst();
    }

    private static Stream<FieldItem> fitting(Digest digest, ByteStore of, byte[] there) {
        return Stream.of(ByteOrder.LITTLE_ENDIAN, ByteOrder.BIG_ENDIAN)
                .limit(digest.algorithm().isNumber() && !digest.isText() ? 2 : 1)
                .filter(order -> DigestSum.isLike(digest, DigestSum.of(digest, order, of,
                        List.of(new Span(0, of.length())), Progress.NONE), there))
                .map(order -> FieldItem.of(digest, order));
    }

    private static boolean isText(Form form, byte[] there) {
        String text = new String(there, StandardCharsets.ISO_8859_1);
        return text.endsWith(form.ending()) && text.chars().limit(text.length() - form.ending().length())
                .allMatch(form.isHex() ? HexFormat::isHexDigit : c -> "+/=".indexOf(c) >= 0 || c < 0x80
                        && Character.isLetterOrDigit(c));
    }
}
