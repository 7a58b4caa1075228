package org.varscope.cli;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.varscope.cli.output.ExitCode;

/// Texts of settings that say something else than a person meant.
class ImportVerbTest {
    @TempDir
    private Path folder;

    private Path out() {
        return folder.resolve("out");
    }

    private Ran imported(byte[] text) throws IOException {
        return Ran.of("import", Files.write(folder.resolve("in"), text).toString(), "-o", out().toString());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {"[a]_b=1_c=[1, 2_d=4 | line 4, column 1: found `d`; expected `,` or `]`",
        "a=1_[a | line 2, column 1: found `[a`", "a=1_ zzz_b=2 | line 2, column 2: found `zzz`",
        "a=1_\uD83D\uDE00=\"\uD83D\uDE00\" x | line 2, column 7: found `x`",
        "a=1_b=caf\u00e9 | line 2, column 6: found byte 0xE9; expected UTF-8"})
    void aMistakeIsNamedByItsLineAndColumn(String text, String said) throws IOException {
        Charset charset = text.contains("caf") ? StandardCharsets.ISO_8859_1 : StandardCharsets.UTF_8;
        Ran ran = imported(text.replace('_', '\n').getBytes(charset));
        assertThat(ran.code()).isEqualTo(ExitCode.FILE);
        assertThat(ran.err()).contains(said).doesNotContain("character");
        assertThat(out()).doesNotExist();
    }

    /// As an engine takes an empty project.godot for a project without settings.
    @ParameterizedTest
    @ValueSource(strings = {"", "\n \n", "; nothing\n"})
    void aTextWithoutSettingsMakesAFileWithoutAny(String text) throws IOException {
        Ran ran = imported(text.getBytes(StandardCharsets.UTF_8));
        assertThat(ran.code()).isZero();
        assertThat(ran.err()).contains("says no settings");
        assertThat(out()).hasBinaryContent(new byte[] {'E', 'C', 'F', 'G', 0, 0, 0, 0});
    }

    @Test
    void aTextWithSettingsIsNotSaidToHaveNone() throws IOException {
        assertThat(imported("a=1\n".getBytes(StandardCharsets.UTF_8)).err()).isEmpty();
    }
}
