package org.varscope.document.clip;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Span;
import org.varscope.dialect.Dialects;
import org.varscope.dialect.Framing;
import org.varscope.document.Document;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;
import org.varscope.text.path.PathText;

class EnclosedTest {
    /// A Dictionary of one entry.
    private static final String VALUE = "GwAAAAEAAAAEAAAABAAAAGdvbGQCAAAAZAAAAA==";

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', value = {
        "{\"version\": 3, \"payload\": \"VALUE\"} | $.payload",
        "{\"slots\": [{\"a b\": 1}, {\"of\": Vector2(1, 2), \"a b\": \"VALUE\"}]} | $.slots[1][\"a b\"]",
        "[1, [], \"VALUE\"] | $[2]",
        "[save]\\n\\ndata=\"VALUE\"\\n | $.save.data",
        "[x]\\na={ \"b\": 1,\\n\"c\": [\"VALUE\"] }\\n | $.x.a.c[0]",
        "; a comment\\n[x]\\na=[1, 2\\n]\\n[two words]\\r\\ndata/b = \"VALUE\"\\n | $[\"two words\"][\"data/b\"]",
        "{\"a\\\"b\": {\"\\u00e9\": {\"c\\\\d\": \"VALUE\"}}} | $[\"a\\\"b\"][\"\u00e9\"][\"c\\\\d\"]",
        "VALUE | $", "data:application/octet-stream;base64,VALUE | $"})
    void aValueIsFoundWithWhatLeadsToIt(String text, String path) {
        String whole = text.replace("\\n", "\n").replace("\\r", "\r").replace("VALUE", VALUE);
        List<Enclosed> found = Enclosed.in(whole);
        assertThat(found).hasSize(1).first().satisfies(one -> {
            assertThat(one.path()).isEqualTo(path);
            assertThat(one.from()).isEqualTo(whole.indexOf(VALUE));
            assertThat(one.replaced(whole, ByteStore.of("AAAA".getBytes(StandardCharsets.US_ASCII))))
                    .isEqualTo(whole.replace(VALUE, "AAAA"));
        });
    }

    /// As some write a slash in JSON.
    @Test
    void aSlashMayHaveABackslashBeforeIt() {
        byte[] text = HexFormat.of().parseHex("04000000080000003f3f3f3f3f3f3f3f");
        String letters = Base64.getEncoder().encodeToString(text);
        assertThat(letters).contains("/");
        String json = "{\"a\": \"%s\"}".formatted(letters.replace("/", "\\/"));
        Enclosed found = Enclosed.in(json).getFirst();
        assertThat(found.letters(json).bytes(new Span(0, letters.length())))
                .isEqualTo(letters.getBytes(StandardCharsets.US_ASCII));
        assertThat(found.path()).isEqualTo("$.a");
    }

    @Test
    void severalAreFoundInTheirOrder() {
        String text = "{\"a\": \"%s\", \"b\": {\"c\": \"%s\"}}".formatted(VALUE, VALUE);
        assertThat(Enclosed.in(text)).extracting(Enclosed::path).containsExactly("$.a", "$.b.c");
    }

    @ParameterizedTest
    @CsvSource({"only text that is long enough", "abcdefghijklmnopqrstuvwxyz", "AAAA", "aGVsbG8gd29ybGQgaGVsbG8="})
    void whatHoldsNoValueHasNone(String text) {
        assertThat(Enclosed.in(text)).isEmpty();
    }

    /// They would be lost where the text is written anew.
    @Test
    void aTextWithBytesThatAreNoTextHasNone() {
        assertThat(Enclosed.in("\uFFFD " + VALUE)).isEmpty();
    }

    /// What a script has packed and stored among other values.
    @Test
    void packedBytesAreTakenOutAndPutBack() throws Exception {
        byte[] save = HexFormat.of().parseHex(
                "1b000000010000000400000001000000610000001d00000005000000aabbccddee000000");
        Document document = new Document(Structure.scan(ByteStore.of(save), Dialects.of("godot4"), Framing.BARE,
                Progress.NONE));
        EnclosedPlace place = EnclosedPlace.find(document.structure(), PathText.read("$.a", Dialects.of("godot4")));
        assertThat(place.content().bytes(new Span(0, 5))).isEqualTo(HexFormat.of().parseHex("aabbccddee"));
        document.apply(place.putting(ByteStore.of(new byte[] {1, 2})));
        ByteStore now = document.structure().bytes();
        assertThat(now.bytes(new Span(0, now.length()))).isEqualTo(HexFormat.of()
                .parseHex("1b000000010000000400000001000000610000001d0000000200000001020000"));
    }
}
