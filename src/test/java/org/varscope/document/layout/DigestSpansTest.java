package org.varscope.document.layout;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Span;
import org.varscope.codec.EncodeException;
import org.varscope.codec.Encoder;
import org.varscope.dialect.Dialects;
import org.varscope.dialect.Framing;
import org.varscope.document.Document;
import org.varscope.document.edit.Edit;
import org.varscope.problem.Code;
import org.varscope.said.Clauses;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Buffers;
import org.varscope.scan.walk.Progress;
import org.varscope.variant.Variant;

/// Digests of items from one name to another, and digests with a key, against those that the JDK makes.
class DigestSpansTest {
    private static final List<String> DIGESTS = List.of("sha256", "md5", "sha1", "hmac-sha256:\"a, (b)\"",
            "hmac-sha256:hex:00ff10");

    /// An item of a random layout, with its bytes.
    ///
    /// @param first of the items that a digest is made of; -1 where it is none
    private record Item(String word, byte[] bytes, int first, int last, boolean hex) { }

    private static byte[] sum(String word, byte[] of) throws GeneralSecurityException {
        if (!word.startsWith("hmac")) {
            return MessageDigest.getInstance(word.equals("md5") ? "MD5" : word.replace("sha", "SHA-")).digest(of);
        }
        Mac mac = Mac.getInstance("HmacSHA256");
        mac.init(new SecretKeySpec(word.contains("hex:") ? new byte[] {0, (byte) 0xFF, 0x10}
                : "a, (b)".getBytes(StandardCharsets.US_ASCII), "HmacSHA256"));
        return mac.doFinal(of);
    }

    private static List<Item> items(Random random) throws EncodeException {
        int count = 3 + random.nextInt(5);
        List<Item> items = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            byte[] value = i > 0 ? Buffers.value(random, 20)
                    : Encoder.encode(new Variant.Text("t".repeat(random.nextInt(30))), Dialects.of("godot4"));
            items.add(switch (i == 0 ? 0 : random.nextInt(4)) {
                case 0 -> new Item("var", new Buffers.Out().u32(value.length).raw(value).bytes(), -1, -1, false);
                case 1 -> new Item("u32", new Buffers.Out().u32(random.nextInt()).bytes(), -1, -1, false);
                default -> digest(random, i);
            });
        }
        return items;
    }

    /// A digest of items before it: they may be digests themselves.
    private static Item digest(Random random, int place) {
        int first = random.nextInt(place);
        boolean hex = random.nextBoolean();
        String word = DIGESTS.get(random.nextInt(DIGESTS.size()));
        int size = word.equals("md5") ? 16 : word.equals("sha1") ? 20 : 32;
        return new Item(word, new byte[hex ? 2 * size : size], first, first + random.nextInt(place - first), hex);
    }

    private static String layout(List<Item> items) {
        return IntStream.range(0, items.size()).mapToObj(i -> {
            Item item = items.get(i);
            return "i%d=%s%s".formatted(i, item.word(), item.first() < 0 ? ""
                    : "(i%d..i%d)%s".formatted(item.first(), item.last(), item.hex() ? " hex" : ""));
        }).collect(Collectors.joining(", "));
    }

    private static byte[] file(List<Item> items) throws GeneralSecurityException {
        List<byte[]> parts = new ArrayList<>();
        for (Item item : items) {
            if (item.first() < 0) {
                parts.add(item.bytes());
                continue;
            }
            byte[] sum = sum(item.word(), joined(parts.subList(item.first(), item.last() + 1)));
            parts.add(item.hex() ? HexFormat.of().formatHex(sum).getBytes(StandardCharsets.US_ASCII) : sum);
        }
        return joined(parts);
    }

    private static byte[] joined(List<byte[]> parts) {
        Buffers.Out out = new Buffers.Out();
        parts.forEach(out::raw);
        return out.bytes();
    }

    private static Document open(String layout, byte[] file) {
        return new Document(Structure.scan(ByteStore.of(file), Dialects.of("godot4"),
                Framing.named("fields:" + layout).orElseThrow(), Progress.NONE));
    }

    private static byte[] bytes(Document document) {
        ByteStore bytes = document.structure().bytes();
        return bytes.bytes(new Span(0, bytes.length()));
    }

    private static void save(Document document) throws Exception {
        Edit edit = Digests.due(document.saved(), document.structure(), Progress.NONE).edit();
        if (edit != null) {
            document.apply(edit);
        }
    }

    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {1, 2, 3, 4})
    void digestsOfItemsAreMadeAnewAfterAnEdit(long seed) throws Exception {
        Random random = new Random(seed);
        for (int i = 0; i < 50; i++) {
            List<Item> items = items(random);
            String layout = layout(items);
            Document document = open(layout, file(items));
            assertThat(document.structure().framing().word()).isEqualTo("fields:" + layout);
            assertThat(document.structure().problems()).as("seed %d: %s", seed, layout).isEmpty();
            Node first = document.structure().record(0);
            document.apply(new Edit.SetValue(first.location(), new Variant.Text("x".repeat(random.nextInt(30)))));
            save(document);
            byte[] edited = bytes(document);
            byte[] value = Arrays.copyOf(edited, (int) document.structure().record(0).item().length());
            items.set(0, new Item("var", value, -1, -1, false));
            assertThat(edited).as("seed %d: %s", seed, layout).isEqualTo(file(items));
        }
    }

    /// A digest in front of another that it is made of is made after it.
    @Test
    void aDigestMayBeMadeOfOneBehindIt() throws Exception {
        byte[] value = new Buffers.Out().u32(8).u32(2).u32(7).bytes();
        byte[] inner = sum("md5", value);
        byte[] outer = sum("sha1", joined(List.of(inner, value)));
        Document document = open("sha1(inner..save), inner=md5(save..save), save=var",
                joined(List.of(outer, inner, value)));
        assertThat(document.structure().problems()).isEmpty();
        document.apply(new Edit.SetValue(document.structure().record(2).location(), new Variant.Int(8)));
        Digests.Due due = Digests.due(document.saved(), document.structure(), Progress.NONE);
        assertThat(due.said()).hasSize(2);
        document.apply(due.edit());
        byte[] now = new Buffers.Out().u32(8).u32(2).u32(8).bytes();
        assertThat(bytes(document)).isEqualTo(joined(List.of(sum("sha1", joined(List.of(sum("md5", now), now))),
                sum("md5", now), now)));
    }

    @Test
    void aProblemDoesNotTellTheKey() {
        byte[] value = new Buffers.Out().u32(8).u32(2).u32(7).raw(new byte[32]).bytes();
        assertThat(open("var, hmac-sha256:\"secret\"(before)", value).structure().problems()).singleElement()
                .satisfies(problem -> {
                    assertThat(problem.code()).isEqualTo(Code.DIGEST_WRONG);
                    assertThat(Clauses.clause(problem.flaw())).contains("hmac-sha256(before)")
                            .doesNotContain("secret");
                });
    }
}
