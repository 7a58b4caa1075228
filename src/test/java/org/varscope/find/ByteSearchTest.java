package org.varscope.find;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Span;
import org.varscope.dialect.Dialects;
import org.varscope.dialect.Framing;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;
import org.varscope.text.encoding.TextEncoding;

class ByteSearchTest {
    private static final long SEED = 20261122;
    private static final int BLOCK = 512 * 1024;

    private static List<Long> hits(byte[] bytes, Query query) throws QueryException {
        Structure structure = Structure.pending(ByteStore.of(bytes), Dialects.named("godot4").orElseThrow(),
                Framing.BARE);
        List<Long> hits = new ArrayList<>();
        new Search(structure, List::of).run(query, Progress.NONE, (offset, _) -> hits.add(offset));
        return hits;
    }

    private static List<Long> naive(byte[] bytes, BytePattern pattern) {
        List<Long> hits = new ArrayList<>();
        for (int at = 0; at + pattern.length() <= bytes.length; at++) {
            if (pattern.fits(bytes, at)) {
                hits.add((long) at);
                at += pattern.length() - 1;
            }
        }
        return hits;
    }

    @Test
    void everyPatternIsFoundWhereALookAtEachByteFindsIt() throws Exception {
        RandomGenerator random = new Random(SEED);
        byte[] bytes = new byte[3 * BLOCK + 77];
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = (byte) random.nextInt(4);
        }
        for (int round = 0; round < 40; round++) {
            byte[] values = new byte[1 + random.nextInt(12)];
            byte[] masks = new byte[values.length];
            for (int i = 0; i < values.length; i++) {
                masks[i] = (byte) new int[] {0, 0xF0, 0x0F, 0xFF, 0xFF, 0xFF}[random.nextInt(6)];
                values[i] = (byte) (random.nextInt(4) & masks[i]);
            }
            BytePattern pattern = new BytePattern(values, masks);
            assertThat(hits(bytes, new Query.Bytes(pattern))).as("seed %d, round %d", SEED, round)
                    .isEqualTo(naive(bytes, pattern));
        }
    }

    @Test
    void whatReachesOverTheEndOfABlockIsFound() throws Exception {
        byte[] bytes = new byte[2 * BLOCK];
        byte[] gold = "gold".getBytes(StandardCharsets.UTF_8);
        for (int at = BLOCK - 5; at < BLOCK + 5; at++) {
            Arrays.fill(bytes, (byte) 0);
            System.arraycopy(gold, 0, bytes, at, gold.length);
            assertThat(hits(bytes, new Query.Bytes(BytePattern.ofText("gold", StandardCharsets.UTF_8))))
                    .containsExactly((long) at);
            assertThat(hits(bytes, Query.ByteExpression.compiled("g.l+d"))).containsExactly((long) at);
        }
    }

    @Test
    void aTextIsFoundInEachEncodingInOrderOfOffset() throws Exception {
        byte[] bytes = new byte[2 * BLOCK];
        List<TextEncoding> all = List.of(TextEncoding.values());
        byte[] wide = "GÖLD".getBytes(StandardCharsets.UTF_16LE);
        System.arraycopy(wide, 0, bytes, BLOCK - 3, wide.length);
        byte[] utf8 = "gÖld".getBytes(StandardCharsets.UTF_8);
        System.arraycopy(utf8, 0, bytes, 100, utf8.length);
        byte[] latin = "golD gÖlD".getBytes(StandardCharsets.ISO_8859_1);
        System.arraycopy(latin, 0, bytes, BLOCK + 20, latin.length);
        Query.Encoded query = Query.Encoded.of("gÖld", all, true);
        assertThat(hits(bytes, query)).containsExactly(100L, BLOCK - 3L, BLOCK + 25L);
        ByteStore store = ByteStore.of(bytes);
        assertThat(query.encodings(store, new Span(100, utf8.length))).containsExactly(TextEncoding.UTF_8);
        assertThat(query.encodings(store, new Span(BLOCK - 3, wide.length))).containsExactly(TextEncoding.UTF_16);
        assertThat(query.encodings(store, new Span(BLOCK + 25, 4)))
                .containsExactly(TextEncoding.LATIN_1, TextEncoding.CP1252);
        assertThatThrownBy(() -> Query.Encoded.of("あ", List.of(TextEncoding.LATIN_1), true))
                .isInstanceOf(QueryException.class).hasMessage("NOT_WRITTEN");
    }

    private static List<PassedOver> passedOver(byte[] bytes, String expression) throws QueryException {
        Structure structure = Structure.pending(ByteStore.of(bytes), Dialects.named("godot4").orElseThrow(),
                Framing.BARE);
        return new Search(structure, List::of).run(Query.ByteExpression.compiled(expression), Progress.NONE,
                (_, _) -> true);
    }

    @Test
    void whatMayReachFarOverTheEndOfABlockIsTold() throws Exception {
        byte[] bytes = new byte[2 * BLOCK];
        bytes[BLOCK - 100 * 1024] = 'g';
        bytes[BLOCK + 10] = 'd';
        assertThat(hits(bytes, Query.ByteExpression.compiled("g\\x00+d"))).isEmpty();
        List<PassedOver> told = passedOver(bytes, "g\\x00+d");
        assertThat(told).extracting(PassedOver::reason).containsExactly(PassedOver.Reason.LONG_MATCH);
        assertThat(told.getFirst().sentence()).isEqualTo(
                "matches longer than 64 KiB may be missing or cut short, the first after 0x00000000");
    }

    @Test
    void aMatchThatIsCutAtTheEndOfABlockIsTold() throws Exception {
        byte[] bytes = new byte[2 * BLOCK];
        Arrays.fill(bytes, 1000, 2 * BLOCK - 1000, (byte) 'x');
        assertThat(passedOver(bytes, "x+")).extracting(PassedOver::count).containsExactly(1L);
    }

    @Test
    void aSearchThatSeesAllTellsNothing() throws Exception {
        byte[] bytes = new byte[3 * BLOCK + 20];
        Arrays.fill(bytes, (byte) 'x');
        for (int at = BLOCK - 5; at < bytes.length; at += BLOCK) {
            bytes[at] = 'g';
            bytes[at + 10] = 'd';
        }
        assertThat(hits(bytes, Query.ByteExpression.compiled("gx{1,2000}d"))).hasSize(3);
        assertThat(passedOver(bytes, "gx{1,2000}d")).isEmpty();
        assertThat(passedOver(bytes, "[^x]")).isEmpty();
    }

    @Test
    void wildcardsStandForHalvesAndWholeBytes() throws Exception {
        byte[] bytes = {(byte) 0xFF, (byte) 0xD8, 0x12, (byte) 0xE0, (byte) 0xFF, (byte) 0xD8, 0x34, (byte) 0xE1};
        assertThat(hits(bytes, new Query.Bytes(BytePattern.ofHex("FF D8 ?? E?")))).containsExactly(0L, 4L);
        assertThat(hits(bytes, new Query.Bytes(BytePattern.ofHex("ffd8??e1")))).containsExactly(4L);
        assertThat(hits(bytes, new Query.Bytes(BytePattern.ofHex("?2")))).containsExactly(2L);
    }

    @Test
    void textOfTwoBytesIsFound() throws Exception {
        assertThat(hits("xxäöü".getBytes(StandardCharsets.UTF_16LE),
                new Query.Bytes(BytePattern.ofText("öü", StandardCharsets.UTF_16LE)))).containsExactly(6L);
    }

    @Test
    void aSearchIsStoppedWhereItsProgressSaysSo() {
        Structure structure = Structure.pending(ByteStore.of(new byte[BLOCK]), Dialects.named("godot4").orElseThrow(),
                Framing.BARE);
        assertThatThrownBy(() -> new Search(structure, List::of)
                .run(new Query.Bytes(BytePattern.ofHex("01")), _ -> false,
                (_, _) -> true)).isInstanceOf(CancellationException.class);
    }
}
