package org.varscope.document.journal;

import module java.base;
import org.varscope.bytes.ByteStore;
import org.varscope.document.file.FileStamp;
import org.varscope.document.file.OpenFile;
import org.varscope.scan.walk.Progress;

/// What has become of the file of a journal, to be told before edits are brought back.
public sealed interface FileState {
    /// The file is the one that the edits were made to, or there never was one.
    record Same() implements FileState { }

    /// The file was written since.
    ///
    /// @param when it was written last
    /// @param kept whether the journal has the file as it was, so that everything comes back anyway
    record Written(Instant when, boolean kept) implements FileState { }

    /// The file was deleted or moved.
    ///
    /// @param kept whether the journal has the file as it was, so that everything comes back anyway
    record Gone(boolean kept) implements FileState { }

    /// {@return how it is with `found`}
    ///
    /// Reads all of a file of as many bytes as the journal has kept, and none of any other. To be called on any thread
    /// that may wait for the disk.
    ///
    /// @param kept files that the steps may start from, as they were
    static FileState of(Found found, List<KeptFile> kept) {
        Path file = found.file();
        boolean whole = kept.stream().anyMatch(one -> one.bytes().isPresent());
        if (file == null || kept.isEmpty()) {
            return new Same();
        }
        try {
            FileStamp now = FileStamp.of(file);
            for (KeptFile one : kept) {
                if (one.stamp().size() == now.size() && one.is(one.bytes().isEmpty() ? ByteStore.empty()
                        : OpenFile.read(file, Progress.NONE).bytes(), now)) {
                    return new Same();
                }
            }
            return new Written(now.modified().toInstant(), whole);
        } catch (NoSuchFileException e) {
            return new Gone(whole);
        } catch (IOException e) {
            // Bringing the edits back says more exactly what is wrong.
            return new Same();
        }
    }
}
