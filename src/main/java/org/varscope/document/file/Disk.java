package org.varscope.document.file;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.WritableByteChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.util.Set;

/// What saving asks of the file system.
interface Disk {
    /// The real one.
    Disk REAL = new Disk() { };

    /// {@return an empty new file to write to}
    default WritableByteChannel create(Path file, FileAttribute<?>... attributes) throws IOException {
        return FileChannel.open(file, Set.of(StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE), attributes);
    }

    /// Waits until what was written to `channel` is on the disk.
    default void force(WritableByteChannel channel) throws IOException {
        if (channel instanceof FileChannel file) {
            file.force(true);
        }
    }

    /// Puts `from` in the place of `to` in one step.
    default void replace(Path from, Path to) throws IOException {
        Files.move(from, to, StandardCopyOption.ATOMIC_MOVE);
    }
}
