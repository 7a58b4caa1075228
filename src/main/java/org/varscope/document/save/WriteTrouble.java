package org.varscope.document.save;

import module java.base;
import org.varscope.document.file.FileRemark;
import org.varscope.remark.Remark;
import org.varscope.remark.Remarked;
import org.varscope.remark.RemarkedIOException;

/// Says why a file could not or cannot be written, and what to do about it.
public final class WriteTrouble {
    private WriteTrouble() { }

    /// {@return `cause` with a reason for people}
    ///
    /// @param target what was to be written
    /// @param folder where it is
    /// @param needed bytes that it takes beside the old file, which stays until the new one is whole
    /// @param disk   tells of its space; what the system says in words differs with its language
    static IOException of(IOException cause, Path target, Path folder, long needed, Disk disk) {
        return new RemarkedIOException(FileRemark.UNSAVED.with(target, reason(cause, folder, needed, disk)), cause);
    }

    private static Remark reason(IOException cause, Path folder, long needed, Disk disk) {
        return switch (cause) {
            case AccessDeniedException denied -> FileRemark.WRITING_DENIED.with(denied.getFile());
            case AtomicMoveNotSupportedException _ ->
                    FileRemark.NOT_ATOMIC.with();
            case FileAlreadyExistsException _ -> FileRemark.IN_USE.with();
            case NoSuchFileException _ when !Files.isDirectory(folder) ->
                    FileRemark.FOLDER_GONE.with(folder);
            case NoSuchFileException _ -> FileRemark.HALF_GONE.with();
            default -> reasonOfDisk(said(cause), folder, needed, disk);
        };
    }

    /// What was half written is gone by now, so that what is free is what there is for the next try.
    private static Remark reasonOfDisk(Object said, Path folder, long needed, Disk disk) {
        Disk.Space space;
        try {
            space = disk.space(folder);
        } catch (IOException e) {
            return FileRemark.DISK_GONE.with(said);
        }
        if (space.readOnly()) {
            return FileRemark.DISK_READ_ONLY.with();
        }
        return space.free() >= needed ? FileRemark.SYSTEM_SAYS.with(said)
                : FileRemark.DISK_FULL.with(needed, space.free());
    }

    private static Object said(IOException cause) {
        if (cause instanceof FileSystemException system && system.getReason() != null) {
            return system.getReason();
        }
        return cause instanceof Remarked || cause.getMessage() != null ? Remarked.part(cause)
                : cause.getClass().getSimpleName();
    }

    /// {@return why `file` cannot be saved to where it is, as far as that can be told beforehand; empty where it
    /// can. Of a file that does not exist, it is about a new one there}
    ///
    /// Opens the file for a moment and changes nothing. To be called on a thread that may wait for the disk.
    public static Optional<Remark> ahead(Path file) {
        try {
            Path real = Files.exists(file) ? file.toRealPath() : file.toAbsolutePath();
            Path folder = real.getParent();
            if (Files.exists(real) && !Files.isWritable(real)) {
                return Optional.of((Files.getFileStore(real).isReadOnly() ? FileRemark.AHEAD_DISK_READ_ONLY
                        : FileRemark.AHEAD_READ_ONLY).with());
            }
            if (folder != null && !Files.isWritable(folder)) {
                return Optional.of(FileRemark.AHEAD_FOLDER.with(folder));
            }
            return isLocked(real) ? Optional.of(FileRemark.AHEAD_LOCKED.with()) : Optional.empty();
        } catch (IOException e) {
            // Saving says more exactly what is wrong, should it come to that.
            return Optional.empty();
        }
    }

    private static boolean isLocked(Path real) throws IOException {
        if (!Files.isRegularFile(real)) {
            return false;
        }
        try (FileChannel channel = FileChannel.open(real, StandardOpenOption.WRITE);
                FileLock lock = channel.tryLock()) {
            return lock == null;
        } catch (OverlappingFileLockException e) {
            // This program's own.
            return false;
        } catch (AccessDeniedException e) {
            throw e;
        } catch (FileSystemException e) {
            // Windows does not open what another program has opened only for itself.
            return true;
        }
    }
}
