package org.varscope.app;

import module java.base;

/// Keeps reports of internal errors beside the settings. Of a file that has grown large, only the one before it is
/// kept.
final class ErrorLog {
    /// The name of the newer file, and of the older one.
    static final String NAME = "errors.log";
    static final String OLDER = "errors.old.log";
    /// As large as a file grows, in bytes, but for its last report.
    static final long LARGE = 128 * 1024;

    /// Lines that are enough to see what went wrong last.
    private static final int LAST = 150;

    private final Path file;

    /// @param folder where the settings are; made where it is missing
    ErrorLog(Path folder) {
        this.file = folder.resolve(NAME);
    }

    /// {@return the last lines that were kept; empty where nothing was}
    ///
    /// @throws IOException if they cannot be read
    synchronized String last() throws IOException {
        if (!Files.isRegularFile(file)) {
            return "";
        }
        List<String> lines = end().lines().toList();
        return String.join("\n", lines.subList(Math.max(0, lines.size() - LAST), lines.size()));
    }

    /// Whatever the file holds; a report that is cut off at its beginning is of no use, but does no harm.
    private String end() throws IOException {
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ)) {
            channel.position(Math.max(0, channel.size() - 2 * LARGE));
            return new String(Channels.newInputStream(channel).readNBytes((int) (2 * LARGE)), StandardCharsets.UTF_8);
        }
    }

    /// Adds `report`.
    ///
    /// @throws IOException if it cannot be written
    synchronized void add(String report) throws IOException {
        Files.createDirectories(file.toAbsolutePath().getParent());
        if (Files.exists(file) && !Files.isRegularFile(file)) {
            // Opening a pipe would wait until somebody reads from it.
            throw new FileSystemException(file.toString(), null, "not a file");
        }
        if (Files.exists(file) && Files.size(file) > LARGE) {
            Files.move(file, file.resolveSibling(OLDER), StandardCopyOption.REPLACE_EXISTING);
        }
        Files.writeString(file, "%s%n%s%n".formatted(Instant.now(), report), StandardOpenOption.CREATE,
                StandardOpenOption.APPEND);
    }
}
