package org.varscope.cli;

import module java.base;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.varscope.cli.options.SecretOptions.Sources;
import org.varscope.cli.options.SecretOptions;
import org.varscope.cli.output.ExitCode;
import org.varscope.corpus.EngineCase;
import static org.assertj.core.api.Assertions.assertThat;

class SecretOptionsTest {
    @TempDir
    private Path folder;

    @BeforeEach
    void writeFiles() throws IOException {
        SessionFiles.writeTo(folder);
    }

    private Ran gold(String in, Map<String, String> environment, String... options) {
        List<String> words = new ArrayList<>(List.of("get"));
        words.addAll(List.of(options));
        words.addAll(List.of(folder.resolve("secret.save").toString(), "$.player.gold"));
        return Ran.of(words, new Sources(new ByteArrayInputStream(in.getBytes(StandardCharsets.UTF_8)),
                environment::get));
    }

    @ParameterizedTest
    @ValueSource(strings = {"secret", "secret\n", "secret\r\n", "secret\nmore\n"})
    void aPasswordIsTheFirstLineOfStandardInput(String in) {
        assertThat(gold(in, Map.of(), "--password-stdin")).isEqualTo(new Ran("100\n", "", ExitCode.FINE));
    }

    @Test
    void aPasswordComesFromTheVariableThatIsNamed() {
        assertThat(gold("", Map.of("MINE", "secret"), "--password-env", "MINE").out()).isEqualTo("100\n");
    }

    @Test
    void withoutAnOptionItComesFromTheUsualVariable() {
        assertThat(gold("", Map.of(SecretOptions.VARIABLE, "secret")).out()).isEqualTo("100\n");
    }

    @Test
    void anOptionCountsMoreThanTheUsualVariable() {
        assertThat(gold("", Map.of(SecretOptions.VARIABLE, "other"), "--password", "secret").out()).isEqualTo("100\n");
    }

    @Test
    void aPasswordWithOtherLettersIsTakenAsUtf8() throws IOException {
        EngineCase file = EngineCase.in("godot3").stream().filter(c -> c.file().equals("enc_pass_unicode_small.dat"))
                .findFirst().orElseThrow();
        Path unicode = Files.write(folder.resolve("unicode.save"), file.bytes());
        byte[] line = "pässwörd漢\n".getBytes(StandardCharsets.UTF_8);

        Ran ran = Ran.of(List.of("get", "--password-stdin", unicode.toString(), "$1"),
                new Sources(new ByteArrayInputStream(line), _ -> null));

        assertThat(ran.out()).isEqualTo("\"two\"\n");
    }

    @Test
    void standardInputIsReadOnceForSeveralFiles() {
        List<String> words = List.of("check", "--password-stdin", folder.resolve("secret.save").toString(),
                folder.resolve("secret-godot3.save").toString());

        Ran ran = Ran.of(words, new Sources(new ByteArrayInputStream("secret\n".getBytes(StandardCharsets.UTF_8)),
                _ -> null));

        assertThat(ran.code()).isEqualTo(ExitCode.FINE);
        assertThat(ran.out().lines()).hasSizeGreaterThan(1);
    }

    @ParameterizedTest
    @ValueSource(strings = {"--password", "--key", "--password-env"})
    void noMessageRepeatsASecret(String option) {
        Ran ran = gold("", Map.of("hidden7", "x"), option, "hidden7");

        assertThat(ran.code()).isNotEqualTo(ExitCode.FINE);
        assertThat(ran.out() + ran.err()).doesNotContain("hidden7");
    }

    @Test
    void aPasswordThatIsNoTextIsRefusedAndNotReplaced() {
        List<String> words = List.of("check", "--password-stdin", folder.resolve("secret.save").toString());
        Ran line = Ran.of(words, new Sources(new ByteArrayInputStream(new byte[] {'a', (byte) 0xFF, '\n'}), _ -> null));
        assertThat(line.code()).isEqualTo(ExitCode.USAGE);
        assertThat(line.err()).contains("the first line is no UTF-8");
        assertThat(gold("", Map.of("VARSCOPE_PASSWORD", "a\uFFFD")).err()).contains("VARSCOPE_PASSWORD", "is no text");
    }
}
