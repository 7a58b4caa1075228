package org.varscope.document;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.channels.WritableByteChannel;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.ThreadLocalRandom;
import java.util.regex.Pattern;

/// The temporary files beside a file that is being saved. One is locked while it is written; what is neither locked nor
/// new was left by a program that was killed.
final class Leftovers {
    private static final Duration OLD = Duration.ofMinutes(1);

    private Leftovers() { }

    /// {@return a name beside `file` that no other file has}
    static Path fresh(Path folder, Path file) {
        return folder.resolve(".%s.%08x.tmp".formatted(file.getFileName(), ThreadLocalRandom.current().nextInt()));
    }

    /// Marks a temporary file as being written, until it is closed. Where the system knows no locks, its age has to do.
    static void hold(WritableByteChannel temporary) {
        try {
            if (temporary instanceof FileChannel channel) {
                channel.tryLock();
            }
        } catch (IOException e) {
            // It is written all the same.
            return;
        }
    }

    /// Removes what was left beside `file`. What cannot be removed does no harm.
    static void sweep(Path folder, Path file) {
        Pattern ours = Pattern.compile(Pattern.quote("." + file.getFileName() + ".") + "[0-9a-f]{8}\\.tmp");
        DirectoryStream.Filter<Path> filter = path -> ours.matcher(path.getFileName().toString()).matches();
        try (DirectoryStream<Path> found = Files.newDirectoryStream(folder, filter)) {
            for (Path each : found) {
                if (isLeft(each)) {
                    Files.deleteIfExists(each);
                }
            }
        } catch (IOException e) {
            // Saving goes on, and tells what is wrong with the folder if something is.
            return;
        }
    }

    private static boolean isLeft(Path temporary) throws IOException {
        if (Files.getLastModifiedTime(temporary).toInstant().isAfter(Instant.now().minus(OLD))) {
            return false;
        }
        try (FileChannel channel = FileChannel.open(temporary, StandardOpenOption.WRITE); FileLock lock = channel.tryLock()) {
            return lock != null;
        } catch (OverlappingFileLockException e) {
            return false;
        }
    }
}
