package org.varscope.document;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;

/// What a file looked like at one moment, to notice that another program has written it since.
///
/// @param size     in bytes
/// @param modified when it was written last
public record FileStamp(long size, FileTime modified) {
    /// {@return how `file` looks now}
    /// @throws IOException if it cannot be looked at
    public static FileStamp of(Path file) throws IOException {
        BasicFileAttributes attributes = Files.readAttributes(file, BasicFileAttributes.class);
        return new FileStamp(attributes.size(), attributes.lastModifiedTime());
    }
}
