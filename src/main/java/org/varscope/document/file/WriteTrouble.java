package org.varscope.document.file;

import module java.base;

/// Says why a file could not or cannot be written, and what to do about it.
public final class WriteTrouble {
    private WriteTrouble() { }

    /// {@return `cause` as a message for people}
    ///
    /// @param target what was to be written
    /// @param folder where it lies
    /// @param needed bytes that it takes beside the old file, which stays until the new one is whole
    /// @param disk   tells of its space; what the system says in words differs with its language
    static IOException of(IOException cause, Path target, Path folder, long needed, Disk disk) {
        return new IOException(target + " was not saved: " + reason(cause, folder, needed, disk), cause);
    }

    private static String reason(IOException cause, Path folder, long needed, Disk disk) {
        return switch (cause) {
            case AccessDeniedException denied -> "permission denied for " + denied.getFile()
                    + ". Save elsewhere, or allow writing to it first";
            case AtomicMoveNotSupportedException _ ->
                    "it cannot be replaced in one step on this file system. Save elsewhere";
            case FileAlreadyExistsException _ -> "it is in use by another program. Close that, or save elsewhere";
            case NoSuchFileException _ when !Files.isDirectory(folder) ->
                    "the folder %s is gone. Make it again, or save elsewhere".formatted(folder);
            case NoSuchFileException _ -> "another program removed what was being written. Try again";
            default -> reasonOfDisk(said(cause), folder, needed, disk);
        };
    }

    /// What was half written is gone by now, so that what is free is what there is for the next try.
    private static String reasonOfDisk(String said, Path folder, long needed, Disk disk) {
        Disk.Space space;
        try {
            space = disk.space(folder);
        } catch (IOException e) {
            return "its disk cannot be reached (%s). Connect it again, or save elsewhere".formatted(said);
        }
        if (space.readOnly()) {
            return "its disk is read-only. Save elsewhere";
        }
        return space.free() >= needed ? "the system says: %s. Try again, or save elsewhere".formatted(said)
                : ("its disk is full (%s bytes are needed beside the file as it is, %s are free). Make room, or save "
                        + "elsewhere").formatted(grouped(needed), grouped(space.free()));
    }

    private static String said(IOException cause) {
        if (cause instanceof FileSystemException system && system.getReason() != null) {
            return system.getReason();
        }
        return cause.getMessage() != null ? cause.getMessage() : cause.getClass().getSimpleName();
    }

    private static String grouped(long bytes) {
        return String.format(Locale.ROOT, "%,d", bytes);
    }

    /// {@return why `file` cannot be saved to where it lies, for people, as far as that can be told beforehand; empty
    /// where it can. Of a file that does not exist, it is about a new one there}
    ///
    /// Opens the file for a moment and changes nothing. To be called on a thread that may wait for the disk.
    public static String ahead(Path file) {
        try {
            Path real = Files.exists(file) ? file.toRealPath() : file.toAbsolutePath();
            Path folder = real.getParent();
            if (Files.exists(real) && !Files.isWritable(real)) {
                return Files.getFileStore(real).isReadOnly() ? "Its disk is read-only: save a copy elsewhere."
                        : "The file is read-only: save a copy, or allow writing to it first.";
            }
            if (folder != null && !Files.isWritable(folder)) {
                return "Its folder %s may not be written, so that no file in it can be replaced: save a copy elsewhere."
                        .formatted(folder);
            }
            return isLocked(real)
                    ? "Another program has locked the file: save a copy, or close that program first." : "";
        } catch (IOException e) {
            // Saving says more exactly what is wrong, should it come to that.
            return "";
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
            // Windows does not open what another program has opened for itself alone.
            return true;
        }
    }
}
