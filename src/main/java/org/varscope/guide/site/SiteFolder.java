package org.varscope.guide.site;

import module java.base;

/// The folder that a guide is written into. Whatever lies in it, nothing outside of it is changed: no link in it is
/// followed, and a file that is replaced keeps what it holds under its other names.
///
/// @param folder may itself be a link, as whoever names it means what it leads to
record SiteFolder(Path folder) {
    void write(String name, String text) throws IOException {
        write(name, text.getBytes(StandardCharsets.UTF_8));
    }

    /// Writes a file.
    ///
    /// @param name with strokes between folders, which are made where they are missing
    /// @throws FileSystemException if something on the way is a link, or something else than it should be
    void write(String name, byte[] bytes) throws IOException {
        Path file = folder;
        for (Iterator<String> parts = List.of(name.split("/")).iterator(); parts.hasNext();) {
            file = file.resolve(parts.next());
            if (parts.hasNext()) {
                enter(file);
            }
        }
        if (Files.exists(file, LinkOption.NOFOLLOW_LINKS)) {
            refuse(file, Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS), "a file");
            Files.delete(file);
        }
        Files.write(file, bytes, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
    }

    private static void enter(Path folder) throws IOException {
        if (Files.exists(folder, LinkOption.NOFOLLOW_LINKS)) {
            refuse(folder, Files.isDirectory(folder, LinkOption.NOFOLLOW_LINKS), "a folder");
        } else {
            Files.createDirectory(folder);
        }
    }

    private static void refuse(Path there, boolean right, String expected) throws FileSystemException {
        if (!right) {
            throw new FileSystemException(there.toString(), null, "%s; expected %s of the guide; nothing is written "
                    .formatted(Files.isSymbolicLink(there) ? "is a link" : "is something else", expected)
                    + "through it");
        }
    }
}
