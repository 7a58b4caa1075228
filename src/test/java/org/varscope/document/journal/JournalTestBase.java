package org.varscope.document.journal;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import org.varscope.bytes.ByteStore;
import org.varscope.document.edit.Edit;
import org.varscope.document.file.FileStamp;
import org.varscope.scan.walk.Progress;

/// A file, and journals beside it.
abstract class JournalTestBase {
    static final byte[] KEY = "0123456789abcdef0123456789abcdef".getBytes(StandardCharsets.US_ASCII);

    @TempDir
    Path folder;
    Path kept;
    Path file;
    Journals journals;

    @BeforeEach
    void open() throws IOException {
        kept = folder.resolve("journals");
        file = Files.write(folder.resolve("a.save"), Session.sample());
        journals = new Journals(kept);
    }

    @AfterEach
    void close() {
        journals.close();
    }

    static Edit typed(long at, int value) {
        return Edit.overwrite(at, new byte[] {(byte) value});
    }

    /// What comes back from `crashed` onto the file as it is now.
    Recovery.Restored restored(Journals crashed, byte @Nullable [] key) throws IOException {
        List<Found> found = crashed.unfinished();
        assertThat(found).hasSize(1);
        Recovery recovery = crashed.recover(found.getFirst(), key);
        ByteStore now = ByteStore.of(Files.readAllBytes(file));
        return recovery.replay(recovery.match(now, FileStamp.of(file)).orElseThrow(), now, Progress.NONE);
    }

    Path only(String ending) throws IOException {
        try (Stream<Path> files = Files.list(kept)) {
            return files.filter(f -> f.toString().endsWith(ending)).findFirst().orElseThrow();
        }
    }
}
