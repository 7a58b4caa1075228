package org.varscope.cli;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.varscope.cli.output.ExitCode;

/// What `set` does where damage would take a new value for a part of its own.
class SetBesideDamageTest {
    /// `[Transform2D(..., 30840]`, the first cut off by 8 bytes: what comes behind the second would complete it.
    private static final String CUT = "1c000000020000000b0000000000003f900000000200000078780000";

    @TempDir
    private Path folder;
    private Path file;
    private Path out;

    @BeforeEach
    void write() throws IOException {
        file = Files.write(folder.resolve("cut.var"), HexFormat.of().parseHex(CUT));
        out = folder.resolve("out.var");
    }

    private Ran insert(String... more) {
        List<String> arguments = new ArrayList<>(List.of("set", file.toString(), "--container=bare",
                "--insert", "$[2]", "7", "-o", out.toString()));
        arguments.addAll(List.of(more));
        return Ran.of(arguments);
    }

    @Test
    void itIsRefusedWithTheReason() {
        Ran ran = insert();
        assertThat(ran.code()).isEqualTo(ExitCode.MISFIT);
        assertThat(ran.err()).contains("damage before #2 would swallow anything inserted there", "--force");
        assertThat(out).doesNotExist();
    }

    @Test
    void whoInsistsIsToldAndGetsIt() {
        assertThat(insert("--force").err()).contains("damage before #2 would swallow anything inserted there");
        assertThat(out).exists();
    }
}
