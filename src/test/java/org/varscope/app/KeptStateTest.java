package org.varscope.app;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.varscope.document.file.Pipes;
import org.varscope.ui.command.Command;
import org.varscope.ui.command.KeyChord;
import org.varscope.ui.command.KeyLines;
import org.varscope.ui.command.KeyMap;
import org.varscope.ui.file.KeptPlace;
import org.varscope.ui.file.KeptTabs;
import org.varscope.ui.file.Settings;
import org.varscope.ui.message.LanguageChoice;
import org.varscope.ui.message.Messages;
import org.varscope.ui.theme.ThemeChoice;

/// Whatever lies where the program keeps something, a start reads it to its end.
@ResourceLock("toolkit") // starts speak the language that was kept
class KeptStateTest {
    private static final List<String> FILES = List.of("settings.properties", "keys.txt", "tabs.properties");
    private static final int HUGE = (1 << 20) + 1;

    @TempDir
    private Path folder;

    private Path settings() {
        return folder.resolve(FILES.getFirst());
    }

    private KeptState read() {
        return KeptState.read(settings(), new TabsFile(settings()));
    }

    @AfterEach
    void speakAsBefore() {
        Messages.speak(Settings.FIRST.language());
    }

    /// Nothing was kept, or could be read, and that is no mistake of the program.
    private void assertFirst(KeptState state, int troubles) {
        assertThat(state.settings()).isEqualTo(Settings.FIRST);
        assertThat(state.keys().keys()).isEqualTo(KeyMap.FIRST);
        assertThat(state.keys().troubles()).hasSize(troubles);
        assertThat(state.left()).isEqualTo(KeptTabs.NONE);
        assertThat(state.failures()).isEmpty();
    }

    private KeptState written() {
        KeptState state = new KeptState(Settings.FIRST.with(ThemeChoice.DARK).withZoom(1.5),
                new KeyLines(KeyMap.FIRST.with(Command.FOLD_LISTS, List.of(KeyChord.read("F12").orElseThrow())),
                        List.of()),
                new KeptTabs(List.of(new KeptTabs.Tab(folder.resolve("a b.save").toAbsolutePath(), KeptPlace.FIRST)),
                        0), List.of());
        new SettingsFile(settings()).write(state.settings());
        KeysFile.beside(settings()).write(state.keys().keys());
        new TabsFile(settings()).write(state.left());
        return state;
    }

    @Test
    void whatWasWrittenIsReadAgain() {
        assertThat(read()).isEqualTo(KeptState.FIRST);
        KeptState written = written();
        assertThat(read()).isEqualTo(written);
    }

    @Test
    void nobodyElseReadsWhatIsKept() throws IOException {
        assumeFalse(System.getProperty("os.name").startsWith("Windows"));
        written();
        for (String name : FILES) {
            assertThat(Files.getPosixFilePermissions(folder.resolve(name))).as(name)
                    .isEqualTo(PosixFilePermissions.fromString("rw-------"));
        }
        try (Stream<Path> all = Files.list(folder)) {
            assertThat(all.map(file -> file.getFileName().toString())).containsExactlyInAnyOrderElementsOf(FILES);
        }
    }

    @Test
    void emptyFilesAreAsGoodAsNone() throws IOException {
        for (String name : FILES) {
            Files.createFile(folder.resolve(name));
        }
        assertFirst(read(), 0);
    }

    @Test
    void foldersInTheirPlaceAreNotRead() throws IOException {
        for (String name : FILES) {
            Files.createDirectories(folder.resolve(name).resolve("inside"));
        }
        assertFirst(read(), 1);
        // What is to be kept lasts until the program ends, and the folders stay.
        written();
        assertThat(folder.resolve("keys.txt").resolve("inside")).isDirectory();
    }

    @Test
    void pipesInTheirPlaceAreNotWaitedFor() throws Exception {
        for (String name : FILES) {
            Pipes.make(folder.resolve(name));
        }
        assertFirst(read(), 1);
        written();
        assertFirst(read(), 1);
    }

    @Test
    void hugeFilesAreNotRead() throws IOException {
        for (String name : FILES) {
            Files.writeString(folder.resolve(name), "save = F12\n".repeat(HUGE / 11 + 1));
        }
        assertFirst(read(), 1);
    }

    @Test
    void filesThatMayNotBeReadAreLeftAlone() throws IOException {
        written();
        for (String name : FILES) {
            Path file = folder.resolve(name);
            assumeFalse(System.getProperty("os.name").startsWith("Windows"));
            Files.setPosixFilePermissions(file, Set.of());
            assumeFalse(Files.isReadable(file), "whoever runs this may read anything");
        }
        assertFirst(read(), 1);
    }

    @Test
    void whatIsNoListOfKeysAtAllIsSaidInShort() throws IOException {
        Files.writeString(folder.resolve("keys.txt"), "x".repeat(100_000) + "\n" + "y\n".repeat(100_000));
        List<String> troubles = read().keys().troubles();
        assertThat(troubles).hasSizeLessThanOrEqualTo(100).allSatisfy(words -> assertThat(words).hasSizeLessThan(200));
    }

    /// {@return a file as it was written, or random bytes, with a few bytes changed}
    private static byte[] damaged(byte[] written, Random random) {
        byte[] bytes = random.nextBoolean() ? written.clone() : new byte[random.nextInt(2000)];
        if (bytes.length != written.length) {
            random.nextBytes(bytes);
        }
        for (int i = random.nextInt(1, 20); i > 0 && bytes.length > 0; i--) {
            int at = random.nextInt(bytes.length);
            bytes[at] = random.nextBoolean() ? (byte) random.nextInt() : "0123456789=.,+-/\\u\n ".getBytes(
                    StandardCharsets.US_ASCII)[random.nextInt(20)];
        }
        return bytes;
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 101, 201, 301})
    void damagedFilesAreReadToTheirEnd(long seed) throws IOException {
        for (long each = seed; each < seed + 100; each++) {
            written();
            Random random = new Random(each);
            for (String name : FILES) {
                Path file = folder.resolve(name);
                Files.write(file, damaged(Files.readAllBytes(file), random));
            }
            KeptState state = read();
            assertThat(state.failures()).as("seed %d", each).isEmpty();
            assertThat(state.settings().zoom()).as("seed %d", each).isBetween(0.5, 4.0);
            assertThat(state.settings().window().width()).as("seed %d", each).isBetween(400.0, 20_000.0);
            assertThat(state.settings().language()).isIn((Object[]) LanguageChoice.values());
        }
    }
}
