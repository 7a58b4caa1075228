package org.varscope.app;

import module java.base;
import org.varscope.app.Main.Arguments;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.varscope.ui.InOneLanguage;

@InOneLanguage
class ArgumentsTest {
    @TempDir
    private Path folder;

    /// A file with the bytes of `java -cp x Main` and these arguments.
    private Path commandLine(byte[]... arguments) throws IOException {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        all.writeBytes("java\0-cp\0x\0Main\0".getBytes(StandardCharsets.US_ASCII));
        for (byte[] argument : arguments) {
            all.writeBytes(argument);
            all.write(0);
        }
        return Files.write(folder.resolve("cmdline"), all.toByteArray());
    }

    private static String[] read(byte[]... arguments) {
        String[] read = new String[arguments.length];
        for (int i = 0; i < read.length; i++) {
            read[i] = new String(arguments[i], StandardCharsets.UTF_8);
        }
        return read;
    }

    private static byte[] hex(String digits) {
        return HexFormat.of().parseHex(digits);
    }

    @Test
    void textIsTakenWhateverItsLetters() throws IOException {
        assertThat(Arguments.trouble(new String[] {"tree", "é矢🌊.save", ""}, StandardCharsets.UTF_8,
                folder.resolve("none")))
                .isEmpty();
    }

    @Test
    void bytesThatAreNoTextAreRefusedAndNamed() throws IOException {
        byte[][] given = {hex("74726565"), hex("61ff2e73")};
        assertThat(Arguments.trouble(read(given), StandardCharsets.UTF_8, commandLine(given)))
                .hasValueSatisfying(words ->
                assertThat(words).startsWith("argument 2 is no text in the character set of this system, UTF-8"));
    }

    @Test
    void theCharacterThatStandsForOthersIsTextWhereItWasGiven() throws IOException {
        byte[][] given = {hex("74726565"), hex("61efbfbd2e73"), hex("")};
        assertThat(Arguments.trouble(read(given), StandardCharsets.UTF_8, commandLine(given))).isEmpty();
    }

    @Test
    void whereNothingTellsItIsRefused() {
        assertThat(Arguments.trouble(new String[] {"a\uFFFD"}, StandardCharsets.UTF_8, folder.resolve("none")))
                .isPresent();
    }

    @Test
    void aLocaleWithoutTheLettersIsNamedWithAnother() throws IOException {
        byte[][] given = {"é.save".getBytes(StandardCharsets.UTF_8)};
        assertThat(Arguments.trouble(new String[] {"\uFFFD\uFFFD.save"}, StandardCharsets.US_ASCII, commandLine(given)))
                .hasValueSatisfying(words -> assertThat(words).contains("US-ASCII").contains("LC_ALL"));
    }
}
