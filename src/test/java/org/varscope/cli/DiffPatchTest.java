package org.varscope.cli;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.varscope.cli.output.ExitCode;
import org.varscope.document.patch.AppliedPatch;

class DiffPatchTest {
    private static final byte[] ONE = HexFormat.of().parseHex("0200000001000000");
    private static final byte[] OTHER = HexFormat.of().parseHex("0200000007000000");

    @TempDir
    private Path folder;

    private String file(String name, byte[] bytes) throws IOException {
        return Files.write(folder.resolve(name), bytes).toString();
    }

    private byte[] patch(String format, byte[] one, byte[] other) throws IOException {
        Path out = folder.resolve("out." + format);
        assertThat(Ran.of("diff", "--" + format, out.toString(), file("one", one), file("other", other)).code())
                .isEqualTo(ExitCode.FOUND);
        return Files.readAllBytes(out);
    }

    @Test
    void thePatchesMakeOneFileOfTheOther() throws IOException {
        assertThat(AppliedPatch.ips(ONE, patch("ips", ONE, OTHER))).isEqualTo(OTHER);
        assertThat(AppliedPatch.bps(ONE, patch("bps", ONE, OTHER))).isEqualTo(OTHER);
    }

    @Test
    void ofWrappedFilesTheyAreOfTheBytesThatAreStored() throws IOException {
        byte[] one = Base64.getEncoder().encode(ONE);
        byte[] other = Base64.getEncoder().encode(OTHER);
        assertThat(AppliedPatch.bps(one, patch("bps", one, other))).isEqualTo(other);
    }

    @Test
    void ofADamagedBaseItIsNotSaidWhatWasThere() throws IOException {
        String base = file("base", Arrays.copyOf(ONE, 6));
        Ran ran = Ran.of("diff", "--container", "bare", "--dialect", "godot4", "--base", base, file("one", ONE),
                file("other", OTHER));
        assertThat(ran.out()).isEqualToIgnoringNewLines("conflict  changed  $  (unknown) -> 1 | 7");
        assertThat(ran.err()).contains(base + " is damaged: it is not found out whose they are");
    }
}
