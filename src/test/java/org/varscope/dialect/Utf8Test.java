package org.varscope.dialect;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.varscope.corpus.Utf8Verdict;

class Utf8Test {
    @ParameterizedTest(name = "{0}")
    @MethodSource("engine")
    void theLenientRuleIsThatOfGodot3(Utf8Verdict verdict) {
        byte[] bytes = verdict.bytes();
        boolean accepted = Utf8.firstBad(bytes, 0, Utf8.end(bytes, 0, bytes.length), TextRule.LENIENT) < 0;
        assertThat(accepted).isEqualTo(verdict.accepted());
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("shown")
    void theTextIsThatOfGodot3(Utf8Verdict verdict) {
        String text = Utf8.text(verdict.bytes(), 0, verdict.bytes().length, TextRule.LENIENT);
        assertThat(text.codePoints().boxed().toList()).isEqualTo(verdict.points());
    }

    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {1, 2, 3, 4})
    void theStrictRuleIsThatOfTheStandard(long seed) {
        Random random = new Random(seed);
        for (int i = 0; i < 5000; i++) {
            byte[] bytes = nearlyUtf8(random);
            assertThat(Utf8.firstBad(bytes, 0, bytes.length, TextRule.STRICT) < 0)
                    .as(HexFormat.of().formatHex(bytes)).isEqualTo(isStandard(bytes));
        }
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource({"61ff62, 1", "6162c3, 2", "6162636465666768f09f98, 8", "616263646566676861626364656667e9, 15",
            "c3a9c3, 2"})
    void theFirstByteOfTheFirstBadSequenceIsFound(String hex, int at) {
        byte[] bytes = HexFormat.of().parseHex(hex);
        assertThat(Utf8.firstBad(bytes, 0, bytes.length, TextRule.STRICT)).isEqualTo(at);
    }

    @ParameterizedTest
    @EnumSource(TextRule.class)
    void bytesOutsideTheRangeDoNotCount(TextRule rule) {
        byte[] bytes = HexFormat.of().parseHex("ff6162ff");
        assertThat(Utf8.firstBad(bytes, 1, 3, rule)).isEqualTo(-1);
    }

    @ParameterizedTest(name = "{0}")
    @ValueSource(ints = {0, 1, 7, 8, 9, 15, 16, 17, 40})
    void theEngineReadsUpToTheFirstNul(int before) {
        byte[] bytes = ("x".repeat(before) + "\0yy\0z").getBytes(StandardCharsets.UTF_8);
        assertThat(Utf8.end(bytes, 0, bytes.length)).isEqualTo(before);
    }

    @Test
    void theByteBelowANulIsNotTakenForOne() {
        byte[] bytes = HexFormat.of().parseHex("0101010101010101" + "8080808080808080");
        assertThat(Utf8.end(bytes, 0, bytes.length)).isEqualTo(bytes.length);
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({"'', true", "61626364, true", "6162636465666768, true", "616263646566676800, false",
            "6162630065666768, false", "61626364656667e9, false", "616263646566676869e9, false", "7f01, true"})
    void onlyAsciiWithoutNulIsPlain(String hex, boolean plain) {
        byte[] bytes = HexFormat.of().parseHex(hex);
        assertThat(Utf8.isPlain(bytes, 0, bytes.length)).isEqualTo(plain);
    }

    @ParameterizedTest
    @EnumSource(TextRule.class)
    void aByteOrderMarkIsDropped(TextRule rule) {
        byte[] bytes = HexFormat.of().parseHex("efbbbf78efbbbf");
        assertThat(Utf8.text(bytes, 0, bytes.length, rule)).isEqualTo("x\uFEFF");
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource({"BLANK, ''", "LENIENT, a\uFFFDb", "STRICT, a\uFFFDb"})
    void whatTheRuleRefusesIsReplacedOrBlank(TextRule rule, String text) {
        byte[] bytes = HexFormat.of().parseHex("61ff62");
        assertThat(Utf8.text(bytes, 0, bytes.length, rule)).isEqualTo(text);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "plain", "é漢😀", "\uD83D", "a\uDE00b", "\uDE00\uD83D", "😀\uD83D"})
    void textGoesThroughBytesAndBack(String text) {
        byte[] bytes = Utf8.bytes(text);
        assertThat(Utf8.text(bytes, 0, bytes.length, TextRule.LENIENT)).isEqualTo(text);
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource({"plain, false", "😀, false", "\uD83D, true", "\uDE00, true", "\uDE00\uD83D, true", "😀\uD83D, true"})
    void halfOfAPairAloneIsFound(String text, boolean alone) {
        assertThat(Utf8.hasLoneSurrogate(text)).isEqualTo(alone);
    }

    private static byte[] nearlyUtf8(Random random) {
        int[] starts = {0x41, 0x7F, 0x80, 0xBF, 0xC1, 0xC2, 0xDF, 0xE0, 0xE1, 0xED, 0xEF, 0xF0, 0xF3, 0xF4, 0xF5,
                0xF8, 0xFC};
        int[] others = {0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0x41, 0xC0};
        byte[] bytes = new byte[1 + random.nextInt(12)];
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = (byte) (random.nextInt(3) == 0 ? starts[random.nextInt(starts.length)]
                    : others[random.nextInt(others.length)]);
        }
        return bytes;
    }

    private static boolean isStandard(byte[] bytes) {
        try {
            StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes));
            return true;
        } catch (CharacterCodingException e) {
            return false;
        }
    }

    static List<Utf8Verdict> engine() {
        return Utf8Verdict.all();
    }

    /// Those that are characters to Java too, none of them half of a pair.
    static Stream<Utf8Verdict> shown() {
        return Utf8Verdict.all().stream().filter(v -> v.accepted() && v.points().stream()
                .allMatch(p -> Character.isValidCodePoint(p) && (p < 0xD800 || p > 0xDFFF)));
    }
}
