package org.varscope.document;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.channels.WritableByteChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.time.Instant;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ThreadLocalRandom;
import java.util.regex.Pattern;

/// The temporary files beside a file that is being saved. One is locked while it is written; what is neither locked nor
/// new was left by a program that was killed.
final class Leftovers {
    private static final Duration OLD = Duration.ofMinutes(1);

    /// A name has at most 255 bytes on the systems that people use, of which this is left beside what is added to it.
    private static final int LONGEST = 255 - ".".length() - ".01234567.tmp".length();
    /// What is being written now.
    private static final Set<Path> WRITING = ConcurrentHashMap.newKeySet();

    static {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> WRITING.forEach(Leftovers::discard), "leftovers"));
    }

    private Leftovers() { }

    /// {@return a name beside `file` that no other file has; to be discarded, which also happens where the program is
    /// asked to end before}
    static Path fresh(Path folder, Path file) {
        Path fresh = folder.resolve(".%s.%08x.tmp".formatted(begin(file), ThreadLocalRandom.current().nextInt()));
        WRITING.add(fresh);
        return fresh;
    }

    /// As much of the name of `file` as there is room for.
    private static String begin(Path file) {
        String name = String.valueOf(file.getFileName());
        while (name.getBytes(StandardCharsets.UTF_8).length > LONGEST) {
            name = name.substring(0, name.offsetByCodePoints(name.length(), -1));
        }
        return name;
    }

    /// Takes away what was half written, if it is still there. Where not even that is possible, as on a disk that is gone,
    /// saying why the save failed matters more, and it is tried again at the end of the program.
    static void discard(Path temporary) {
        try {
            Files.deleteIfExists(temporary);
            WRITING.remove(temporary);
        } catch (IOException e) {
            return;
        }
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
        Pattern ours = Pattern.compile(Pattern.quote("." + begin(file) + ".") + "[0-9a-f]{8}\\.tmp");
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
