package org.varscope.document.layout;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Span;
import org.varscope.dialect.Digest.Algorithm;
import org.varscope.dialect.Framing;
import org.varscope.document.Document;
import org.varscope.document.edit.Edit;
import org.varscope.problem.Code;
import org.varscope.said.Clauses;
import org.varscope.scan.detect.Detection;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Preorder;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Buffers;
import org.varscope.scan.walk.Progress;
import org.varscope.variant.Variant;
import org.varscope.variant.VariantKind;

/// Digests beside the values of a save: found, and made anew after an edit.
class DigestsTest {
    private static final String RECORD = "adventure.save";
    private static final String RECORDS = "adventure-records.save";

    /// How a game keeps a digest.
    ///
    /// @param file   the sample whose records or value it is beside
    /// @param bare   whether the value has no length before it
    /// @param first  whether the digest comes first
    /// @param value  whether it is of the value alone, without the length before that
    /// @param hex    0 for its bytes, 1 for digits, 2 for capital ones, 3 for a line of digits,
    ///               4 for one that ends with CR LF, 5 to 7 for base64, a line of it, and one that ends with CR LF
    /// @param order  of a number
    record Habit(String file, boolean bare, Algorithm algorithm, boolean first, boolean value, int hex,
            ByteOrder order) {
        byte[] values() {
            byte[] all = Buffers.sample(file);
            return bare ? Arrays.copyOfRange(all, 4, all.length) : all;
        }

        /// The digest of `values`, by the JDK's own means.
        byte[] digest(byte[] values) {
            int from = bare || !value ? 0 : first ? 4 : values.length - lastLength(values);
            int to = bare || !value || !first ? values.length
                    : 4 + ByteBuffer.wrap(values).order(ByteOrder.LITTLE_ENDIAN).getInt();
            byte[] of = Arrays.copyOfRange(values, from, to);
            byte[] sum = switch (algorithm) {
                case CRC32 -> number(new CRC32(), of);
                case ADLER32 -> number(new Adler32(), of);
                case MD5, SHA1, SHA256 -> message(of);
                case HMAC_SHA256 -> throw new AssertionError("nobody finds a key");
            };
            String digits = HexFormat.of().formatHex(sum);
            String letters = Base64.getEncoder().encodeToString(sum);
            return hex == 0 ? sum : (switch (hex) {
                case 1 -> digits;
                case 2 -> digits.toUpperCase(Locale.ROOT);
                case 3 -> digits + "\n";
                case 4 -> digits + "\r\n";
                case 5 -> letters;
                case 6 -> letters + "\n";
                default -> letters + "\r\n";
            }).getBytes(StandardCharsets.US_ASCII);
        }

        private byte[] number(Checksum sum, byte[] of) {
            sum.update(of);
            return ByteBuffer.allocate(4).order(hex == 0 ? order : ByteOrder.BIG_ENDIAN).putInt((int) sum.getValue())
                    .array();
        }

        private byte[] message(byte[] of) {
            try {
                return MessageDigest.getInstance(algorithm.title()).digest(of);
            } catch (NoSuchAlgorithmException e) {
                throw new AssertionError(e);
            }
        }

        byte[] file(byte[] values) {
            byte[] digest = digest(values);
            return new Buffers.Out().raw(first ? digest : values).raw(first ? values : digest).bytes();
        }
    }

    private static int lastLength(byte[] records) {
        int length = 0;
        for (int at = 0; at < records.length; at += 4 + length) {
            length = ByteBuffer.wrap(records).order(ByteOrder.LITTLE_ENDIAN).getInt(at);
        }
        return length;
    }

    /// The value that is edited is in the last of several records.
    static Stream<Habit> habits() {
        return Stream.of(RECORD, RECORDS, "adventure-godot3.save").flatMap(file -> Stream.of(false, true)
                .filter(bare -> !(bare && file.equals(RECORDS)))
                .flatMap(bare -> Arrays.stream(Algorithm.values()).filter(algorithm -> !algorithm.isKeyed())
                        .flatMap(algorithm -> Stream.of(false, true)
                                .flatMap(first -> Stream.of(false, true).filter(value -> !(value
                                                && (bare || first && file.equals(RECORDS))))
                                        .flatMap(value -> IntStream.range(0, 8).boxed()
                                                .flatMap(hex -> orders(algorithm, hex).map(order -> new Habit(file,
                                                        bare, algorithm, first, value, hex, order))))))));
    }

    private static Stream<ByteOrder> orders(Algorithm algorithm, int hex) {
        return algorithm.isNumber() && hex == 0 ? Stream.of(ByteOrder.LITTLE_ENDIAN, ByteOrder.BIG_ENDIAN)
                : Stream.of(ByteOrder.LITTLE_ENDIAN);
    }

    private static Document open(byte[] file) {
        ByteStore bytes = ByteStore.of(file);
        Detection found = Detection.of(bytes, null, null);
        return new Document(Structure.scan(bytes, found.dialect(), found.framing(), Progress.NONE));
    }

    private static byte[] bytes(Document document) {
        ByteStore bytes = document.structure().bytes();
        return bytes.bytes(new Span(0, bytes.length()));
    }

    /// Gives the last whole number another value, which takes more bytes.
    private static void edit(Document document) throws Exception {
        Node number = null;
        Preorder all = document.structure().preorder();
        for (Node node = all.next(); node != null; node = all.next()) {
            number = node.field() == null && node.kind() == VariantKind.INT && node.span().length() == 8 ? node
                    : number;
        }
        document.apply(new Edit.SetValue(Objects.requireNonNull(number).location(), new Variant.Int(1L << 40)));
    }

    @ParameterizedTest
    @MethodSource("habits")
    void aDigestIsFoundAndMadeAnewAfterAnEdit(Habit habit) throws Exception {
        byte[] values = habit.values();
        Document document = open(habit.file(values));
        assertThat(document.structure().framing().word()).contains(habit.algorithm().name().toLowerCase(Locale.ROOT));
        assertThat(document.structure().problems()).isEmpty();
        edit(document);
        byte[] digest = habit.digest(values);
        byte[] edited = bytes(document);
        byte[] after = habit.first() ? Arrays.copyOfRange(edited, digest.length, edited.length)
                : Arrays.copyOf(edited, edited.length - digest.length);
        assertThat(after).hasSizeGreaterThan(values.length);
        Digests.Due due = Digests.due(document.saved(), document.structure(), Progress.NONE);
        assertThat(due.said()).singleElement().satisfies(said ->
                assertThat(Clauses.clause(said)).isEqualTo("the %s at 0x%X was updated"
                        .formatted(habit.algorithm().title(), habit.first() ? 0 : after.length)));
        document.apply(due.edit());
        assertThat(bytes(document)).isEqualTo(habit.file(after));
        assertThat(Digests.due(document.saved(), document.structure(), Progress.NONE))
                .isEqualTo(new Digests.Due(null, List.of()));
        document.undo();
        assertThat(bytes(document)).isEqualTo(edited);
    }

    /// Nobody knows what it is made of.
    @Test
    void aDigestThatDoesNotFitIsSaidAndLeftAsItIs() throws Exception {
        byte[] values = Buffers.sample(RECORD);
        ByteStore bytes = ByteStore.of(new Buffers.Out().raw(values).raw(new byte[32]).bytes());
        Framing framing = Framing.named("fields:var, sha256(value)").orElseThrow();
        Document document = new Document(Structure.scan(bytes,
                Detection.of(ByteStore.of(values), null, null).dialect(), framing, Progress.NONE));
        assertThat(document.structure().problems()).singleElement()
                .matches(problem -> problem.code() == Code.DIGEST_WRONG && problem.span().length() == 32);
        edit(document);
        Digests.Due due = Digests.due(document.saved(), document.structure(), Progress.NONE);
        assertThat(due.edit()).isNull();
        assertThat(due.said()).singleElement().satisfies(said -> assertThat(Clauses.clause(said))
                .endsWith("did not match before, and was left as it is"));
    }

    /// A healthy save is read as before, and bytes that are no digest are not called one.
    @Test
    void nothingElseIsADigest() {
        Random random = new Random(5);
        for (int size : new int[] {4, 16, 20, 32, 40, 64}) {
            byte[] tail = new byte[size];
            random.nextBytes(tail);
            byte[] values = Buffers.sample(RECORD);
            assertThat(open(new Buffers.Out().raw(values).raw(tail).bytes()).structure().framing().word())
                    .doesNotContain("(");
            assertThat(open(new Buffers.Out().raw(tail).raw(values).bytes()).structure().framing().word())
                    .doesNotContain("(");
        }
    }
}
