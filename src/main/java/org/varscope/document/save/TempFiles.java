package org.varscope.document.save;

import module java.base;

/// The temporary files beside a file that is being saved. As only one program saves it at a time, others that are not
/// new were left by one that was killed.
final class TempFiles {
    /// Where the file system has no locks, another program may be saving the file too.
    private static final Duration OLD = Duration.ofMinutes(1);

    private static final String TEMPORARY = ".varscope.tmp";
    private static final String LOCK = ".varscope.lock";
    /// A name has at most 255 bytes on the systems that people use, of which this is left beside what is added to it.
    private static final int LONGEST = 255 - ".".length() - ".01234567".length() - TEMPORARY.length();
    /// What is being written now.
    private static final Set<Path> WRITING = ConcurrentHashMap.newKeySet();

    static {
        // What could still be moved is gone before another program may save.
        Runtime.getRuntime().addShutdownHook(new Thread(() -> {
            WRITING.forEach(TempFiles::discard);
            SaveLock.held().forEach(TempFiles::discard);
        }, "leftovers"));
    }

    private TempFiles() { }

    /// {@return a name beside `file` that no other file has; to be discarded, which also happens where the program is
    /// asked to end before}
    static Path fresh(Path folder, Path file) {
        Path fresh = folder.resolve(".%s.%08x%s".formatted(begin(file), ThreadLocalRandom.current().nextInt(),
                TEMPORARY));
        WRITING.add(fresh);
        return fresh;
    }

    /// {@return the name beside `file` that is locked while it is saved}
    static Path lock(Path file) {
        return file.resolveSibling(".%s%s".formatted(begin(file), LOCK));
    }

    /// As much of the name of `file` as there is room for.
    private static String begin(Path file) {
        String name = String.valueOf(file.getFileName());
        while (name.getBytes(StandardCharsets.UTF_8).length > LONGEST) {
            name = name.substring(0, name.offsetByCodePoints(name.length(), -1));
        }
        return name;
    }

    /// Takes away what was half written, if it is still there. Where not even that is possible, as on a disk that is
    /// gone, saying why the save failed matters more, and it is tried again at the end of the program.
    ///
    /// @return whether it is gone
    static boolean discard(Path temporary) {
        try {
            Files.deleteIfExists(temporary);
            WRITING.remove(temporary);
            return true;
        } catch (IOException e) {
            return false;
        }
    }

    /// Removes what was left beside `file`, whose turn to be saved it is. What cannot be removed does no harm.
    static void sweep(Path folder, Path file) {
        Pattern ours = Pattern.compile(Pattern.quote("." + begin(file) + ".") + "[0-9a-f]{8}"
                + Pattern.quote(TEMPORARY));
        DirectoryStream.Filter<Path> filter = path -> ours.matcher(path.getFileName().toString()).matches();
        try (DirectoryStream<Path> found = Files.newDirectoryStream(folder, filter)) {
            for (Path each : found) {
                if (isLeft(each)) {
                    discard(each);
                }
            }
        } catch (IOException e) {
            // Saving goes on, and tells what is wrong with the folder if something is.
            return;
        }
    }

    /// Nothing is opened: a pipe that is called like that would never answer.
    private static boolean isLeft(Path temporary) {
        try {
            BasicFileAttributes found =
                    Files.readAttributes(temporary, BasicFileAttributes.class, LinkOption.NOFOLLOW_LINKS);
            return found.isRegularFile() && !WRITING.contains(temporary)
                    && found.lastModifiedTime().toInstant().isBefore(Instant.now().minus(OLD));
        } catch (IOException e) {
            return false;
        }
    }
}
