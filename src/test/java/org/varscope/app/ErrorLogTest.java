package org.varscope.app;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.varscope.document.file.Pipes;
import org.varscope.ui.InOneLanguage;

@InOneLanguage
class ErrorLogTest {
    @TempDir
    private Path folder;

    @Test
    void reportsAreAddedInAFolderThatIsMade() throws IOException {
        Path settings = folder.resolve("varscope");
        ErrorLog log = new ErrorLog(settings);
        log.add("first");
        log.add("second");
        assertThat(settings.resolve(ErrorLog.NAME)).content().containsSubsequence("first", "second");
    }

    @Test
    void whateverLiesThereIsReadToItsEnd() throws IOException {
        Path file = folder.resolve(ErrorLog.NAME);
        Random random = new Random(7);
        byte[] bytes = new byte[5 * (int) ErrorLog.LARGE];
        random.nextBytes(bytes);
        Files.write(file, bytes);
        assertThat(new ErrorLog(folder).last().length()).isLessThanOrEqualTo(2 * (int) ErrorLog.LARGE);
    }

    @Test
    void aFolderOrAPipeInItsPlaceIsNeitherReadNorWrittenTo() throws Exception {
        Files.createDirectory(folder.resolve(ErrorLog.NAME));
        ErrorLog log = new ErrorLog(folder);
        assertThat(log.last()).isEmpty();
        assertThatThrownBy(() -> log.add("first")).isInstanceOf(IOException.class);
        Files.delete(folder.resolve(ErrorLog.NAME));
        Pipes.make(folder.resolve(ErrorLog.NAME));
        assertThat(log.last()).isEmpty();
        assertThatThrownBy(() -> log.add("first")).isInstanceOf(IOException.class);
    }

    @Test
    void theLastLinesAreReadBack() throws IOException {
        ErrorLog log = new ErrorLog(folder);
        assertThat(log.last()).isEmpty();
        log.add("early\n" + "line\n".repeat(1000));
        log.add("late");
        assertThat(log.last()).endsWith("late").doesNotContain("early");
    }

    @Test
    void theLogStaysSmallHoweverOftenSomethingIsReported() throws IOException {
        ErrorLog log = new ErrorLog(folder);
        String report = "x".repeat(10_000);
        for (int i = 0; i < 100; i++) {
            log.add(report);
        }
        log.add("newest");
        long size = Files.size(folder.resolve(ErrorLog.NAME)) + Files.size(folder.resolve(ErrorLog.OLDER));
        assertThat(size).isLessThan(2 * (ErrorLog.LARGE + 2 * report.length()));
        assertThat(folder.resolve(ErrorLog.NAME)).content().contains("newest");
    }
}
