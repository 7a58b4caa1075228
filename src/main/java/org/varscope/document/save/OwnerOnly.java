package org.varscope.document.save;

import module java.base;

/// What keeps new files and folders from everyone but their owner, where the system knows permissions; elsewhere, they
/// have those of the folder that they are made in.
public final class OwnerOnly {
    private OwnerOnly() { }

    /// {@return with what to make the file at `path`}
    public static FileAttribute<?>[] file(Path path) {
        return attributes(path, "rw-------");
    }

    /// {@return with what to make the folder at `path`}
    public static FileAttribute<?>[] folder(Path path) {
        return attributes(path, "rwx------");
    }

    private static FileAttribute<?>[] attributes(Path path, String permissions) {
        return path.getFileSystem().supportedFileAttributeViews().contains("posix")
                ? new FileAttribute<?>[] {
                        PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString(permissions))}
                : new FileAttribute<?>[0];
    }
}
