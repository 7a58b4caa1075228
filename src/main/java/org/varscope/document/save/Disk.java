package org.varscope.document.save;

import module java.base;

/// What saving asks of the file system.
interface Disk {
    /// The real one.
    Disk REAL = new Disk() { };

    /// {@return an empty new file to write to}
    default WritableByteChannel create(Path file, FileAttribute<?>... attributes) throws IOException {
        return FileChannel.open(file, Set.of(StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE), attributes);
    }

    /// Writes the few bytes that `text` has left to `channel`.
    default void write(WritableByteChannel channel, ByteBuffer text) throws IOException {
        channel.write(text);
    }

    /// Waits until what was written to `channel` is on the disk.
    default void force(WritableByteChannel channel) throws IOException {
        if (channel instanceof FileChannel file) {
            file.force(true);
        }
    }

    /// How much can be written.
    ///
    /// @param free     bytes, for this user
    /// @param readOnly whether nothing can be written
    record Space(long free, boolean readOnly) { }

    /// {@return how much can be written to `folder`}
    /// @throws IOException if its disk cannot be reached
    default Space space(Path folder) throws IOException {
        FileStore store = Files.getFileStore(folder);
        return new Space(store.getUsableSpace(), store.isReadOnly());
    }

    /// Puts `from` in the place of `to` in one step.
    default void replace(Path from, Path to) throws IOException {
        AtomicMove.replace(from, to);
    }
}
