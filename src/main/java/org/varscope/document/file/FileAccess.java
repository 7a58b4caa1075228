package org.varscope.document.file;

import module java.base;

/// Whether a file can be saved to where it lies, as far as that can be told beforehand.
///
/// @param reason why not
/// @param words  for people, with what to do; empty where it can
public record FileAccess(Reason reason, String words) {
    private static final FileAccess FREE = new FileAccess(Reason.WRITABLE, "");

    /// Why a file cannot be saved to.
    public enum Reason {
        /// It can.
        WRITABLE,
        /// The file is marked so, or belongs to someone else.
        READ_ONLY_FILE,
        /// Nothing on its disk can be written.
        READ_ONLY_DISK,
        /// No file in its folder can be replaced.
        READ_ONLY_FOLDER,
        /// Another program is writing it, and says so by a lock.
        LOCKED
    }

    /// {@return how it stands with `file`; of a file that does not exist, with a new one there}
    ///
    /// Opens the file for a moment and changes nothing. To be called on a thread that may wait for the disk.
    public static FileAccess of(Path file) {
        try {
            Path real = Files.exists(file) ? file.toRealPath() : file.toAbsolutePath();
            Path folder = real.getParent();
            if (Files.exists(real) && !Files.isWritable(real)) {
                return Files.getFileStore(real).isReadOnly()
                        ? new FileAccess(Reason.READ_ONLY_DISK, "Its disk is read-only: save a copy elsewhere.")
                        : new FileAccess(Reason.READ_ONLY_FILE,
                                "The file is read-only: save a copy, or let it be written first.");
            }
            if (folder != null && !Files.isWritable(folder)) {
                return new FileAccess(Reason.READ_ONLY_FOLDER,
                        "Its folder %s may not be written, so that no file in it can be replaced: save a copy elsewhere."
                                .formatted(folder));
            }
            return isLocked(real) ? new FileAccess(Reason.LOCKED,
                    "Another program has locked the file: save a copy, or close that program first.") : FREE;
        } catch (IOException e) {
            // Saving says more exactly what is wrong, should it come to that.
            return FREE;
        }
    }

    private static boolean isLocked(Path real) throws IOException {
        if (!Files.isRegularFile(real)) {
            return false;
        }
        try (FileChannel channel = FileChannel.open(real, StandardOpenOption.WRITE); FileLock lock = channel.tryLock()) {
            return lock == null;
        } catch (OverlappingFileLockException e) {
            // This program's own.
            return false;
        } catch (AccessDeniedException e) {
            throw e;
        } catch (FileSystemException e) {
            // Windows does not open what another program has opened for itself alone.
            return true;
        }
    }

    /// {@return whether it can be saved to}
    public boolean isWritable() {
        return reason == Reason.WRITABLE;
    }
}
