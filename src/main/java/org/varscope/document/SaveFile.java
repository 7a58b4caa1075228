package org.varscope.document;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.AccessDeniedException;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFileAttributeView;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ThreadLocalRandom;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.ByteStore;
import org.varscope.scan.Progress;

/// Writes bytes to a file so that it is always the whole old or the whole new one.
///
/// 1. Write a sibling temporary file and force it to disk.
/// 2. Give it the old file's permissions.
/// 3. Where asked, copy the old file to its `.bak`, unless this was done before.
/// 4. Move the new file over the old one in one step.
///
/// @param target   the file; a symbolic link is followed
/// @param expected how the file looked when its bytes were read, to refuse when another program has written it since;
///                 null to write over whatever is there
/// @param backup   whether to keep the old file as `NAME.bak`
public record SaveFile(Path target, @Nullable FileStamp expected, boolean backup) {
    /// Writes `bytes`; may run on any thread.
    ///
    /// @param progress follows the bytes written, and may stop it before the file is replaced
    /// @return how the file looks now
    /// @throws FileChangedException  if another program has written the file since it was read
    /// @throws IOException           with a message for people; the old file is as it was
    /// @throws CancellationException if the progress said to stop; the old file is as it was
    public FileStamp write(ByteStore bytes, Progress progress) throws IOException {
        Path real = Files.exists(target) ? target.toRealPath() : target.toAbsolutePath();
        if (Files.isDirectory(real)) {
            throw new IOException(target + " is a folder; expected the name of a file");
        }
        if (Files.exists(real) && !Files.isWritable(real)) {
            throw new IOException(target + " is read-only; save under another name, or let it be written first");
        }
        refuseIfChanged(real);
        Path temporary = null;
        try {
            temporary = fresh(real);
            fill(temporary, bytes, progress);
            keepPermissions(real, temporary);
            if (backup && Files.exists(real)) {
                keepBackup(real);
            }
            refuseIfChanged(real);
            move(temporary, real);
            temporary = null;
            forceFolder(folder(real));
            return FileStamp.of(real);
        } catch (AccessDeniedException e) {
            throw new IOException(target + " may not be written: permission denied for " + e.getFile(), e);
        } finally {
            if (temporary != null) {
                Files.deleteIfExists(temporary);
            }
        }
    }

    private void refuseIfChanged(Path real) throws IOException {
        if (expected != null && Files.exists(real) && !FileStamp.of(real).equals(expected)) {
            throw new FileChangedException(target + " was changed by another program since it was opened");
        }
    }

    private static Path folder(Path real) {
        Path folder = real.getParent();
        return folder == null ? Path.of(".") : folder;
    }

    /// A new empty file beside `real`, with the permissions that the system gives new files.
    private static Path fresh(Path real) throws IOException {
        String name = ".%s.%08x.tmp".formatted(real.getFileName(), ThreadLocalRandom.current().nextInt());
        return Files.createFile(folder(real).resolve(name));
    }

    private static void fill(Path temporary, ByteStore bytes, Progress progress) throws IOException {
        boolean[] stop = new boolean[1];
        try (FileChannel out = FileChannel.open(temporary, StandardOpenOption.WRITE)) {
            boolean done = bytes.transferTo(out, written -> stop[0] |= !progress.reached(written), () -> stop[0]);
            if (!done || stop[0]) {
                throw new CancellationException("saving was stopped");
            }
            out.force(true);
        }
    }

    private static void keepPermissions(Path real, Path temporary) throws IOException {
        if (!Files.exists(real)) {
            return;
        }
        PosixFileAttributeView old = Files.getFileAttributeView(real, PosixFileAttributeView.class);
        PosixFileAttributeView fresh = Files.getFileAttributeView(temporary, PosixFileAttributeView.class);
        if (old != null && fresh != null) {
            fresh.setPermissions(old.readAttributes().permissions());
        }
    }

    private static void keepBackup(Path real) throws IOException {
        Path copy = fresh(real);
        try {
            Files.copy(real, copy, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.COPY_ATTRIBUTES);
            move(copy, real.resolveSibling(real.getFileName() + ".bak"));
        } finally {
            Files.deleteIfExists(copy);
        }
    }

    private static void move(Path from, Path to) throws IOException {
        try {
            Files.move(from, to, StandardCopyOption.ATOMIC_MOVE);
        } catch (AtomicMoveNotSupportedException e) {
            throw new IOException(to + " cannot be replaced in one step on this file system", e);
        } catch (FileAlreadyExistsException e) {
            throw new IOException(to + " is in use by another program", e);
        }
    }

    /// Forces the new name to disk where the system lets a folder be opened for that.
    private static void forceFolder(Path folder) {
        try (FileChannel channel = FileChannel.open(folder, StandardOpenOption.READ)) {
            channel.force(true);
        } catch (IOException e) {
            // Windows opens no folders; there the move itself is journalled by the file system.
        }
    }
}
