package org.varscope.cli;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.varscope.cli.output.ExitCode;
import org.varscope.scan.walk.Buffers;

/// Edits and repairs of files with counts and digests around their values.
class LayoutEditsTest {
    private static final byte[] GOLD = HexFormat.of().parseHex("1b00000001000000" + "0400000004000000676f6c64"
            + "0200000064000000");

    @TempDir
    private Path folder;

    private Path file(byte[] bytes) throws IOException {
        return Files.write(folder.resolve("save"), bytes);
    }

    private static byte[] sum(byte[] of) {
        try {
            return MessageDigest.getInstance("SHA-256").digest(of);
        } catch (NoSuchAlgorithmException e) {
            throw new AssertionError(e);
        }
    }

    private static byte[] record(byte[] value) {
        return new Buffers.Out().u32(value.length).raw(value).bytes();
    }

    @Test
    void aCountIsNoOtherThanTheRecordsThatItCounts() throws IOException {
        byte[] before = new Buffers.Out().raw(new byte[] {2}).raw(record(GOLD)).raw(record(GOLD)).bytes();
        byte[] all = new Buffers.Out().raw(before).raw(sum(before)).bytes();
        Path file = file(all);
        Ran ran = Ran.of("set", "--container", "n=u8, s=var:n, sha256(before)", file.toString(), "$.n", "1");
        assertThat(ran.code()).isEqualTo(ExitCode.MISFIT);
        assertThat(ran.err()).contains("counts the records after it, and there are 2");
        assertThat(file).hasBinaryContent(all);
    }

    @Test
    void aDigestThatFittedFitsWhatIsRepaired() throws IOException {
        byte[] value = record(GOLD);
        value[8] = 9;
        Path file = file(new Buffers.Out().raw(value).raw(sum(value)).bytes());
        Path out = folder.resolve("out");
        Ran ran = Ran.of("repair", "--container", "s=var, sha256(before)", file.toString(), "-o", out.toString());
        assertThat(ran.err()).contains("the SHA-256 at 0x", "updated");
        byte[] now = Files.readAllBytes(out);
        assertThat(now).startsWith(record(GOLD)).endsWith(sum(record(GOLD)));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {"s=var, sha256(before) | The SHA-256 of all bytes before it. It fits.",
        "s=var, sha256(s) | The SHA-256 of the item s. It fits.",
        "a=u32, s=value, sha256(a..s) | The SHA-256 of the items from a to s. It fits.",
        "s=var, sha256(value) | The SHA-256 of the value beside it. Suspicious: sha256(value) does not fit",
        "s=var, md5(before), md5(after) | The MD5 of all bytes after it. Suspicious: md5(after) does not fit"})
    void anExplanationSaysWhatADigestIsOfAndWhetherItFits(String layout, String said) throws IOException {
        Path file = file(new Buffers.Out().raw(record(GOLD)).raw(sum(record(GOLD))).bytes());
        assertThat(Ran.of("explain", "--container", layout, file.toString()).out()).contains(said);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '$', value = {"u8x | item 1: found `u8x`; expected one of u8",
        "u33 | item 1: found `u33`", "sha256( | item 1: found `sha256(`",
        "bytes | item 1: found `bytes`; expected a number of bytes",
        "base64+var: | item 1: found `var:`", "strem | expected auto, stream", "values2 | expected auto, stream",
        "zstd:u99 | expected auto, stream"})
    void whatLooksLikeALayoutIsRefusedAsOne(String container, String said) throws IOException {
        Ran ran = Ran.of("tree", "--container", container, file(new byte[8]).toString());
        assertThat(ran.code()).isEqualTo(ExitCode.USAGE);
        assertThat(ran.err()).contains(said);
    }

    @Test
    void aLayoutIsReadFromAFile() throws IOException {
        Path list = Files.writeString(folder.resolve("list"), "a=u8, rest=bytes:rest\n");
        String file = file(new byte[] {7, 8}).toString();
        for (String container : List.of("@" + list, "fields:@" + list)) {
            assertThat(Ran.of("get", "--container", container, file, "$.a").out()).isEqualTo("7\n");
        }
        assertThat(Ran.of("tree", "--container", "@" + list + "x", file).code()).isEqualTo(ExitCode.FILE);
    }
}
