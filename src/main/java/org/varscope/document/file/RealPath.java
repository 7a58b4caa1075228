package org.varscope.document.file;

import module java.base;
import org.varscope.remark.RemarkedIOException;

/// Where a file is that may be named by a link, or spelled in more than one way.
public final class RealPath {
    /// Linux follows no more of them either.
    private static final int MOST_LINKS = 40;

    private RealPath() { }

    /// {@return where `file` is}
    ///
    /// Follows links, those too that lead to nothing, as what they lead to may only be gone for now.
    ///
    /// @throws IOException with a reason for people, if links lead nowhere
    public static Path of(Path file) throws IOException {
        if (Files.exists(file)) {
            return file.toRealPath();
        }
        Path at = file.toAbsolutePath();
        for (int links = 0; Files.isSymbolicLink(at); links++) {
            if (links == MOST_LINKS) {
                throw new RemarkedIOException(FileRemark.LOST_LINK.with(file));
            }
            at = at.resolveSibling(Files.readSymbolicLink(at));
        }
        Path folder = at.getParent();
        return folder != null && Files.isDirectory(folder) ? folder.toRealPath().resolve(at.getFileName()) : at;
    }
}
