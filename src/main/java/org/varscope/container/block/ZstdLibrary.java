package org.varscope.container.block;

import module java.base;
import com.github.luben.zstd.util.Native;
import org.varscope.remark.RemarkedIOException;

/// The native library of Zstandard, which is unpacked into a folder before it runs. Where the folder of temporary files
/// lets no program run, another one does.
final class ZstdLibrary {
    private ZstdLibrary() { }

    /// Loads it, unless it is there already.
    ///
    /// @throws IOException with a reason for people, if it does not run here
    static synchronized void load() throws IOException {
        if (Native.isLoaded()) {
            return;
        }
        try {
            Native.load();
        } catch (LinkageError e) {
            loadFrom(System.getProperty(Compression.LIBRARY_FOLDER, ""), e);
        }
    }

    private static void loadFrom(String folder, LinkageError first) throws IOException {
        try {
            if (folder.isEmpty()) {
                throw refused(first);
            }
            Native.load(Files.createDirectories(Path.of(folder)).toFile());
        } catch (LinkageError | IOException | InvalidPathException e) {
            IOException refused = refused(first);
            refused.addSuppressed(e);
            throw refused;
        }
    }

    private static IOException refused(LinkageError cause) {
        String said = String.valueOf(cause.getMessage()).lines().findFirst().orElse("");
        return new RemarkedIOException(BlockRemark.ZSTD_MISSING.with(said), cause);
    }
}
