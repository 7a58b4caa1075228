package org.varscope.document.file;

import module java.base;
import org.jspecify.annotations.Nullable;

/// What a file looked like at one moment, to notice that another program has written it since: all that its file system
/// tells of it.
///
/// @param size     in bytes
/// @param modified when it was written last, as finely as the file system knows
/// @param key      what tells the file from another one in its place; empty where the file system has nothing like that
/// @param changed  when it was written, renamed, linked, or given other permissions last, which no program can set
///                 back;
///                 null where the file system does not know
public record FileStamp(long size, FileTime modified, String key, @Nullable FileTime changed) {
    /// {@return how `file` looks now}
    /// @throws IOException if it cannot be looked at
    public static FileStamp of(Path file) throws IOException {
        if (file.getFileSystem().supportedFileAttributeViews().contains("unix")) {
            Map<String, Object> found = Files.readAttributes(file, "unix:size,lastModifiedTime,fileKey,ctime");
            return new FileStamp((Long) found.get("size"), (FileTime) found.get("lastModifiedTime"),
                    Objects.toString(found.get("fileKey"), ""), (FileTime) found.get("ctime"));
        }
        BasicFileAttributes found = Files.readAttributes(file, BasicFileAttributes.class);
        return new FileStamp(found.size(), found.lastModifiedTime(), Objects.toString(found.fileKey(), ""), null);
    }

    /// {@return a file of which only so much was noted}
    public static FileStamp noted(long size, FileTime modified) {
        return new FileStamp(size, modified, "", null);
    }

    /// {@return what stays the same until the file is written or replaced, whatever happens to its name and
    /// permissions}
    public FileStamp ofContent() {
        return new FileStamp(size, modified, key, null);
    }

    /// {@return whether size and time of writing are the same, which is not much: to be used where no more was noted}
    public boolean isLike(FileStamp other) {
        return size == other.size && modified.equals(other.modified);
    }
}
