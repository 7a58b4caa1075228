package org.varscope.document.save;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.varscope.bytes.ByteStore;
import org.varscope.document.file.FileStamp;
import org.varscope.document.file.OpenFile;
import org.varscope.document.file.Pipes;
import org.varscope.explain.Saying;
import org.varscope.scan.walk.Progress;

/// Files as they were before they were saved over, beside what other programs keep there.
class BackupsTest {
    @TempDir
    private Path folder;
    @TempDir
    private Path notes;
    private Path file;
    private Path usual;
    private Path second;

    @BeforeEach
    void write() throws IOException {
        file = Files.writeString(folder.resolve("a.save"), "0");
        usual = folder.resolve("a.save.bak");
        second = folder.resolve("a.save.2.bak");
    }

    /// One session: opens, and saves once.
    private SaveFile.Saved save(String text) throws IOException {
        return SaveFile.to(file).from(OpenFile.read(file, Progress.NONE)).with(new Backups(notes.resolve("backups")))
                .write(ByteStore.of(text.getBytes()), Progress.NONE);
    }

    private void assertOnly(Path... expected) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            assertThat(files).containsExactlyInAnyOrder(expected);
        }
    }

    @Test
    void theFileIsKeptUnderTheUsualName() throws IOException {
        assertThat(save("1")).returns(usual, SaveFile.Saved::backup).returns(false, SaveFile.Saved::other);
        assertThat(usual).hasContent("0");
    }

    @Test
    void aBackupOfAnEarlierSessionIsReplaced() throws IOException {
        save("1");
        save("2");
        assertThat(usual).hasContent("1");
        assertOnly(file, usual);
    }

    @Test
    void aBackupThatWasNotMadeHereStaysAndAnotherNameIsTaken() throws IOException {
        Files.writeString(usual, "theirs");
        assertThat(save("1")).returns(second, SaveFile.Saved::backup).returns(true, SaveFile.Saved::other);
        save("2");
        assertThat(usual).hasContent("theirs");
        assertThat(second).hasContent("1");
        assertOnly(file, usual, second);
    }

    @Test
    void aBackupThatWasChangedSinceStays() throws IOException {
        save("1");
        Files.writeString(usual, "changed");
        save("2");
        assertThat(usual).hasContent("changed");
        assertThat(second).hasContent("1");
    }

    @Test
    void aBackupOfTheSameBytesIsEnough() throws IOException {
        Files.writeString(usual, "0");
        FileStamp before = FileStamp.of(usual);
        assertThat(save("1")).returns(usual, SaveFile.Saved::backup);
        assertThat(FileStamp.of(usual)).isEqualTo(before);
        assertOnly(file, usual);
    }

    @Test
    void aLinkOfThatNameStays() throws IOException {
        Path theirs = Files.writeString(folder.resolve("theirs"), "0");
        Files.createSymbolicLink(usual, theirs);
        assertThat(save("1")).returns(second, SaveFile.Saved::backup);
        assertThat(Files.isSymbolicLink(usual)).isTrue();
        assertThat(theirs).hasContent("0");
    }

    @Test
    void aPipeOfThatNameIsNotWaitedFor() throws Exception {
        Pipes.make(usual);
        assertThat(save("1")).returns(second, SaveFile.Saved::backup);
        assertThat(Files.isRegularFile(usual, LinkOption.NOFOLLOW_LINKS)).isFalse();
    }

    @Test
    void whereNothingCanBeNotedNothingIsLost() throws IOException {
        Files.writeString(notes.resolve("backups"), "no folder");
        save("1");
        save("2");
        assertThat(usual).hasContent("0");
        assertThat(second).hasContent("1");
    }

    @Test
    void tooManyOfThemAreSaid() throws IOException {
        Files.writeString(usual, "theirs");
        for (int i = 2; i <= 100; i++) {
            Files.writeString(folder.resolve("a.save." + i + ".bak"), "theirs");
        }
        assertThatExceptionOfType(IOException.class).isThrownBy(() -> save("1"))
                .satisfies(Saying.partly("a.save was not saved", "are in the way of a backup"));
        assertThat(file).hasContent("0");
    }
}
