package org.varscope.cli;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.varscope.cli.output.ExitCode;

/// What stands in a text, taken out and put back.
class WrapVerbTest {
    private static final byte[] GOLD = HexFormat.of().parseHex("0400000004000000676f6c64");
    private static final String LETTERS = "BAAAAAQAAABnb2xk";

    @TempDir
    private Path folder;

    private String gold = "";

    @BeforeEach
    void aValueIsThere() throws IOException {
        gold = Files.write(folder.resolve("gold"), GOLD).toString();
    }

    private Path like(String text) throws IOException {
        return Files.writeString(folder.resolve("like"), text);
    }

    @Test
    void aKeyWithEscapesLeadsToAValueInJson() throws IOException {
        Path like = like("{\"a \\\"b\\\"\": {\"\\u00e9\": \"BAAAAAIAAABoaQAA\"}}");
        String path = "$[\"a \\\"b\\\"\"][\"\u00e9\"]";
        Path out = folder.resolve("out");
        assertThat(Ran.of("unwrap", like.toString(), "--at", path, "-o", out.toString()).code()).isZero();
        assertThat(out).hasBinaryContent(HexFormat.of().parseHex("040000000200000068690000"));
        assertThat(Ran.of("wrap", "--like", like.toString(), gold, "--at", path, "-o", like.toString()).code())
                .isZero();
        assertThat(like).hasContent("{\"a \\\"b\\\"\": {\"\\u00e9\": \"" + LETTERS + "\"}}");
    }

    @Test
    void aFileThatIsOneStringOfJsonHasItsValueAtTheRoot() throws IOException {
        Path like = like("\"BAAAAAIAAABoaQAA\"\n");
        Path out = folder.resolve("out");
        assertThat(Ran.of("unwrap", like.toString(), "--at", "$", "-o", out.toString()).code()).isZero();
        assertThat(out).hasBinaryContent(HexFormat.of().parseHex("040000000200000068690000"));
        assertThat(Ran.of("wrap", "--like", like.toString(), gold, "--at", "$", "-o", like.toString()).code())
                .isZero();
        assertThat(like).hasContent("\"" + LETTERS + "\"\n");
    }

    @Test
    void bytesThatAreListedAreListedInTheSameForm() throws IOException {
        Path like = like("PackedByteArray(4, 0, 0, 0, 0, 0, 0, 0)\n");
        assertThat(Ran.of("wrap", "--like", like.toString(), gold, "-o", like.toString()).code()).isZero();
        assertThat(like).hasContent("PackedByteArray(4, 0, 0, 0, 4, 0, 0, 0, 103, 111, 108, 100)\n");
    }

    @Test
    void bytesInADumpAreNotListedAgain() throws IOException {
        Path like = like("<Buffer 04 00 00 00 00 00 00 00>\n");
        Ran ran = Ran.of("wrap", "--like", like.toString(), gold, "-o", folder.resolve("out").toString());
        assertThat(ran.code()).isEqualTo(ExitCode.MISFIT);
        assertThat(ran.err()).contains("lists bytes in a form that is not written again");
    }
}
