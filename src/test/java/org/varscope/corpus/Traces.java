package org.varscope.corpus;

import module java.base;
import static org.assertj.core.api.Assumptions.assumeThat;

/// What a program has left of some bytes on the disk: in a folder, and in the temporary files without a name that this
/// process holds open.
public final class Traces {
    private static final Path OPEN = Path.of("/proc/self/fd");

    private Traces() { }

    /// Skips the test where the system does not show which files are open.
    public static void assumeSeen() {
        assumeThat(Files.isDirectory(OPEN)).isTrue();
    }

    /// {@return the files that hold `bytes`}
    public static List<String> of(byte[] bytes, Path folder) throws IOException {
        List<String> found = new ArrayList<>();
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                look(bytes, file, file.toString(), found);
            }
        }
        try (DirectoryStream<Path> open = Files.newDirectoryStream(OPEN)) {
            for (Path each : open) {
                lookIfOpen(bytes, each, found);
            }
        }
        return found;
    }

    private static void lookIfOpen(byte[] bytes, Path open, List<String> found) throws IOException {
        try {
            String name = Files.readSymbolicLink(open).toString();
            if (Files.isRegularFile(open) && name.contains("/varscope")) {
                look(bytes, open, name, found);
            }
        } catch (NoSuchFileException _) {
            // Closed while this was looked for.
        }
    }

    private static void look(byte[] bytes, Path file, String name, List<String> found) throws IOException {
        String mark = new String(bytes, StandardCharsets.ISO_8859_1);
        byte[] part = new byte[1 << 20];
        try (InputStream in = Files.newInputStream(file)) {
            for (int size = in.readNBytes(part, 0, part.length); size > 0; size = in.readNBytes(part, 0, part.length)) {
                if (new String(part, 0, size, StandardCharsets.ISO_8859_1).contains(mark)) {
                    found.add(name);
                    return;
                }
            }
        }
    }
}
