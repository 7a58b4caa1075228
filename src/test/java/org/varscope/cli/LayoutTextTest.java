package org.varscope.cli;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.varscope.cli.output.ExitCode;

/// Text among the items of a layout.
class LayoutTextTest {
    @TempDir
    private Path folder;

    private Path file(byte[] bytes) throws IOException {
        return Files.write(folder.resolve("save"), bytes);
    }

    private static byte[] latin(String text) {
        return text.getBytes(StandardCharsets.ISO_8859_1);
    }

    @ParameterizedTest
    @ValueSource(strings = {"text", "string:11", "line", "csv"})
    void aTextThatIsNoUtf8IsNeverWrittenBackWithLosses(String kind) throws IOException {
        byte[] bytes = latin("MAGIcaf\u00e9 \u00ff\u00fe end");
        Path file = file(bytes);
        List<String> by = List.of("--container", "\"MAGI\", " + kind, file.toString());
        Ran got = Ran.of(Stream.concat(Stream.of("get"), Stream.concat(by.stream(), Stream.of("$1"))).toList());
        assertThat(got.code()).isEqualTo(ExitCode.FOUND);
        assertThat(got.err()).contains("damaged", "--raw prints them");
        String value = kind.equals("csv") ? "[\"caf\uFFFD \uFFFD\uFFFD end\"]" : "\"caf\uFFFD \uFFFD\uFFFD end\"";
        Ran set = Ran.of(Stream.concat(Stream.of("set"), Stream.concat(by.stream(), Stream.of("$1", value))).toList());
        assertThat(set.code()).isEqualTo(ExitCode.MISFIT);
        assertThat(file).hasBinaryContent(bytes);
        Ran raw = Ran.of(Stream.concat(Stream.of("tree", "--jsonl"), by.stream()).toList());
        assertThat(raw.out()).contains("\"value\":\"\\\"caf\uFFFD \uFFFD\uFFFD end",
                "\"raw\":\"636166e920fffe20656e64\"", "TEXT_NOT_UTF8");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '$', value = {
        "pascal | 0200000061ff | \"caf\u00e9\" | 05000000636166c3a9",
        "string:2 | 61ff | \"ab\" | 6162", "line | 61ff0a | \"a\" | 610a",
        "csv | 61ff0a | PackedStringArray(\"a\", \"b\") | 612c620a"})
    void itIsTypedAnew(String kind, String was, String value, String then) throws IOException {
        Path file = file(HexFormat.of().parseHex("07" + was + "09"));
        Ran ran = Ran.of("set", "--container", "u8, " + kind + ", u8", file.toString(), "$1", value);
        assertThat(ran.code()).as(ran.err()).isZero();
        assertThat(file).hasBinaryContent(HexFormat.of().parseHex("07" + then + "09"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"text; \"abc\"; \"\"", "bytes:rest; PackedByteArray(97, 98, 99); PackedByteArray()"})
    void theRestBecomesNothingAndMoreAgain(String kindAndValues) throws IOException {
        String[] words = kindAndValues.split("; ");
        String layout = "\"MAGI\", t=" + words[0];
        Path file = file(latin("MAGI"));
        assertThat(Ran.of("get", "--container", layout, file.toString(), "$.t").out()).isEqualTo(words[2] + "\n");
        Ran.of("set", "--container", layout, file.toString(), "$.t", words[1]);
        assertThat(file).hasBinaryContent(latin("MAGIabc"));
        Ran.of("set", "--container", layout, file.toString(), "$.t", words[2]);
        assertThat(file).hasBinaryContent(latin("MAGI"));
    }

    @Test
    void itIsExplainedAsTheTextThatItIs() throws IOException {
        Ran ran = Ran.of("explain", "--container", "pascal, u8", file(new byte[] {1, 0, 0, 0, -1, 7}).toString());
        assertThat(ran.out()).contains("This should be UTF-8", "gets \uFFFD for that")
                .doesNotContain("cannot be read", "would refuse");
    }
}
