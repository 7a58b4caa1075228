package org.varscope.find;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.PagedSource;
import org.varscope.bytes.Span;
import org.varscope.find.strings.StringScan;
import org.varscope.text.encoding.TextEncoding;

/// Runs of readable text in bytes.
class StringScanTest {
    private static final int BLOCK = 512 * 1024;

    private static List<String> runs(StringScan scan, byte[] bytes) {
        List<String> found = new ArrayList<>();
        scan.run(ByteStore.of(bytes), new Span(0, bytes.length), _ -> { }, run -> found.add("%d %s %s".formatted(
                run.span().start(), run.encoding().word(), new String(Arrays.copyOfRange(bytes,
                        (int) run.span().start(), (int) run.span().end()), run.encoding().charset()))));
        return found;
    }

    private static void put(byte[] bytes, int at, String text, Charset charset) {
        byte[] of = text.getBytes(charset);
        System.arraycopy(of, 0, bytes, at, of.length);
    }

    @Test
    void runsOfEnoughCharactersAreToldInOrderWithTheirEncoding() {
        byte[] bytes = new byte[64];
        put(bytes, 1, "gold", StandardCharsets.UTF_8);
        put(bytes, 8, "xyz", StandardCharsets.UTF_8);
        put(bytes, 16, "Åsa あ", StandardCharsets.UTF_8);
        put(bytes, 30, "Name", StandardCharsets.UTF_16LE);
        put(bytes, 44, "tail", StandardCharsets.UTF_8);
        assertThat(runs(StringScan.USUAL, bytes)).containsExactly("1 utf-8 gold", "16 utf-8 Åsa あ", "30 utf-16 Name",
                "44 utf-8 tail");
        assertThat(runs(new StringScan(3, List.of(TextEncoding.UTF_8)), bytes)).contains("8 utf-8 xyz");
    }

    @Test
    void aRunOverTheEndOfABlockIsOne() {
        byte[] bytes = new byte[2 * BLOCK];
        for (int at = BLOCK - 9; at < BLOCK + 2; at++) {
            Arrays.fill(bytes, (byte) 0);
            put(bytes, at, "éあgold", StandardCharsets.UTF_8);
            assertThat(runs(StringScan.USUAL, bytes)).containsExactly(at + " utf-8 éあgold");
        }
    }

    @Test
    void whatIsTheSameInSeveralEncodingsIsToldOnceAndNumbersAreNoText() {
        byte[] bytes = new byte[400];
        put(bytes, 0, "gold", StandardCharsets.UTF_8);
        put(bytes, 8, "こんにちは", Charset.forName("windows-31j"));
        for (int i = 100; i < 400; i++) {
            bytes[i] = (byte) (0x80 + i * 37 % 0x7F);
        }
        assertThat(runs(new StringScan(4, List.of(TextEncoding.UTF_8, TextEncoding.UTF_16, TextEncoding.SHIFT_JIS)),
                Arrays.copyOf(bytes, 100))).containsExactly("0 utf-8 gold", "8 shift-jis こんにちは");
        assertThat(runs(StringScan.USUAL, Arrays.copyOfRange(bytes, 100, 400))).isEmpty();
    }

    @Test
    void aRunWithoutEndIsToldInPiecesAsItIsRead() {
        long length = 8L << 20;
        ByteStore letters = ByteStore.of(new PagedSource(length, (_, into, offset, count) ->
                Arrays.fill(into, offset, offset + count, (byte) 'a')));
        List<Span> spans = new ArrayList<>();
        StringScan.USUAL.run(letters, new Span(0, length), _ -> { }, run -> spans.add(run.span()));
        assertThat(spans).hasSize(8).allMatch(span -> span.length() == StringScan.LONGEST);
        StringScan.USUAL.run(letters, new Span(0, length),
                at -> assertThat(at).isLessThan(3L << 20), _ -> false);
    }

    @Test
    void theEncodingOfARunIsToldFromItsBytes() {
        assertThat(StringScan.USUAL.encoding("Åsa".getBytes(StandardCharsets.UTF_8))).contains(TextEncoding.UTF_8);
        assertThat(StringScan.USUAL.encoding("Name".getBytes(StandardCharsets.UTF_16LE)))
                .contains(TextEncoding.UTF_16);
    }
}
