package org.varscope.container.block;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.varscope.document.file.Child;
import org.varscope.said.Clauses;

/// The native library, in programs that can unpack nothing into the folder of temporary files.
class ZstdLibraryTest {
    @TempDir
    private Path folder;

    /// Packs and unpacks, and prints what came of it.
    static final class Session {
        private Session() { }

        public static void main(String[] arguments) {
            System.setProperty(Compression.LIBRARY_FOLDER, arguments[0]);
            byte[] plain = "plain".getBytes(StandardCharsets.US_ASCII);
            try (BlockCodec codec = Compression.ZSTD.codec()) {
                byte[] packed = codec.pack(plain);
                byte[] into = new byte[plain.length];
                codec.unpack(packed, packed.length, into, into.length);
                System.out.println(new String(into, StandardCharsets.US_ASCII));
            } catch (IOException e) {
                System.out.println(String.valueOf(Clauses.why(e)).replaceAll(":.*\\.", ":"));
            }
            System.out.println("done");
        }
    }

    private Child session(Path library) throws IOException {
        return Child.start(folder.resolve("gone"), Session.class, library.toString());
    }

    @Test
    void anotherFolderDoesWhereTheUsualOneDoesNot() throws IOException, InterruptedException {
        Path other = folder.resolve("settings").resolve("library");
        try (Child child = session(other)) {
            child.await("plain");
            child.await("done");
        }
        assertThat(other).isDirectory();
    }

    @Test
    void whereNoFolderDoesItSaysWhatToDo() throws IOException, InterruptedException {
        Path file = Files.createFile(folder.resolve("file"));
        try (Child child = session(file)) {
            child.await("zstd cannot be unpacked, as its library does not run on this system: "
                    + "VARSCOPE_JAVA_OPTIONS=-DZstdTempFolder=FOLDER names a folder where programs may run");
        }
    }
}
