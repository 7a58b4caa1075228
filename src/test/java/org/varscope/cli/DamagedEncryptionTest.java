package org.varscope.cli;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.varscope.cli.output.ExitCode;
import org.varscope.scan.walk.Buffers;

/// Damaged encrypted files on the command line, by every verb that reads or writes them.
class DamagedEncryptionTest {
    private static final String PASSWORD = "--password=secret";
    private static final int CONTENT = 44;

    @TempDir
    private Path folder;

    private byte[] whole = new byte[0];

    @BeforeEach
    void read() {
        whole = Buffers.sample("adventure-encrypted-secret.save");
    }

    private String file(String name, byte[] bytes) throws IOException {
        Path file = folder.resolve(name);
        Files.write(file, bytes);
        return file.toString();
    }

    private String flipped() throws IOException {
        byte[] bytes = whole.clone();
        bytes[CONTENT + 900] ^= 4;
        return file("flipped.save", bytes);
    }

    private String overwritten() throws IOException {
        byte[] bytes = whole.clone();
        Arrays.fill(bytes, whole.length - 40, whole.length - 36, (byte) 7);
        return file("overwritten.save", bytes);
    }

    private String out(String name) {
        return folder.resolve(name).toString();
    }

    @Test
    void theEngineRefusesItAndEveryValueIsRead() throws IOException {
        Ran check = Ran.of("check", PASSWORD, flipped());
        assertThat(check.code()).isEqualTo(ExitCode.FOUND);
        assertThat(check.out()).contains("refused, ERR_FILE_CORRUPT, by godot4", "CONTENT_SUM_WRONG", "0x3B0");
        assertThat(Ran.of("get", PASSWORD, flipped(), "$.player.gold").out()).isEqualTo("100\n");
        assertThat(Ran.of("tree", PASSWORD, flipped()).out()).contains("CONTENT_SUM_WRONG", "$.player.gold");
        assertThat(Ran.of("find", PASSWORD, flipped(), "--key", "gold").out()).contains("$.player.gold");
        assertThat(Ran.of("explain", PASSWORD, "--wrapper", flipped()).out()).contains("Problem: the byte at 0x3B0");
        assertThat(Ran.of("check", "--password=wrong", flipped()).err()).contains("wrong password or key");
    }

    @Test
    void anEditIsWrittenOnlyWithSalvageAndSaysSo() throws IOException {
        String file = flipped();
        byte[] before = Files.readAllBytes(Path.of(file));

        Ran refused = Ran.of("set", PASSWORD, file, "$.player.gold", "5");
        assertThat(refused.code()).isEqualTo(ExitCode.FILE);
        assertThat(refused.err()).contains("--salvage does it anyway");
        assertThat(Files.readAllBytes(Path.of(file))).isEqualTo(before);

        Ran salvaged = Ran.of("set", PASSWORD, "--salvage", file, "$.player.gold", "5");
        assertThat(salvaged.code()).isEqualTo(ExitCode.FINE);
        assertThat(salvaged.err()).contains("it was written anew, with an MD5 sum that fits");
        assertThat(Ran.of("check", PASSWORD, file).code()).isEqualTo(ExitCode.FINE);
        assertThat(Ran.of("get", PASSWORD, file, "$.player.gold").out()).isEqualTo("5\n");
    }

    @Test
    void withoutAnEditItIsCopiedAsItIs() throws IOException {
        String file = overwritten();

        Ran ran = Ran.of("set", PASSWORD, file, "-o", out("copy.save"));

        assertThat(ran.err()).contains("what is damaged was copied as it is");
        assertThat(folder.resolve("copy.save")).hasSameBinaryContentAs(Path.of(file));
    }

    @Test
    void aByteThatIsFoundIsMendedByRepair() throws IOException {
        assertThat(Ran.of("repair", PASSWORD, flipped()).out()).contains("-o writes the file without it")
                .doesNotContain("no repair found");

        Ran ran = Ran.of("repair", PASSWORD, flipped(), "-o", out("mended.save"));

        assertThat(ran.code()).isEqualTo(ExitCode.FINE);
        assertThat(ran.out()).contains("mended, as the MD5 sum fits then: the byte at 0x3B0");
        assertThat(Files.readAllBytes(folder.resolve("mended.save"))).isEqualTo(whole);
    }

    @Test
    void whereNobodyKnowsWhatIsDamagedRepairSignsNothing() throws IOException {
        Ran kept = Ran.of("repair", PASSWORD, overwritten(), "-o", out("kept.save"));
        assertThat(kept.code()).isNotEqualTo(ExitCode.FINE);
        assertThat(Ran.of("check", PASSWORD, out("kept.save")).code()).isNotEqualTo(ExitCode.FINE);

        Ran salvaged = Ran.of("repair", PASSWORD, overwritten(), "--salvage", out("salvaged.save"));
        assertThat(salvaged.code()).isEqualTo(ExitCode.FINE);
        assertThat(Ran.of("get", PASSWORD, out("salvaged.save"), "$.player.gold").out()).isEqualTo("100\n");
    }

    @Test
    void whatIsLeftOfAFileThatIsCutIsRead() throws IOException {
        String file = file("cut.save", Arrays.copyOf(whole, 1000));

        assertThat(Ran.of("check", PASSWORD, file).out()).contains("refused, ERR_FILE_CORRUPT, by godot4",
                "CONTENT_CUT", "of which 956 can be read");
        assertThat(Ran.of("get", PASSWORD, file, "$.player.gold").out()).isEqualTo("100\n");
        assertThat(Ran.of("repair", PASSWORD, file).out())
                .contains("--salvage writes a file without it, with a sum that fits what is left");
        assertThat(Ran.of("repair", PASSWORD, file, "--salvage", out("left.save")).code()).isEqualTo(ExitCode.FINE);
        assertThat(Ran.of("check", PASSWORD, out("left.save")).code()).isEqualTo(ExitCode.FINE);
    }
}
