package org.varscope.app;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

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
