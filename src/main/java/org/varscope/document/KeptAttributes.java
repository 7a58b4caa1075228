package org.varscope.document;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFileAttributes;
import java.nio.file.attribute.UserDefinedFileAttributeView;

/// What a file has besides its bytes, on its way to the file that takes its place: permissions, owner and group, and what
/// other programs have noted beside it.
///
/// @param from the old file
/// @param to   the new file
record KeptAttributes(Path from, Path to) {
    /// Gives the new file what the old one has, as far as this user may.
    ///
    /// @throws IOException if its permissions are others and cannot be set
    void copy() throws IOException {
        copyNotes();
        PosixFileAttributeView old = Files.getFileAttributeView(from, PosixFileAttributeView.class);
        PosixFileAttributeView fresh = Files.getFileAttributeView(to, PosixFileAttributeView.class);
        if (old == null || fresh == null) {
            return;
        }
        PosixFileAttributes had = old.readAttributes();
        PosixFileAttributes has = fresh.readAttributes();
        give(() -> {
            if (!had.group().equals(has.group())) {
                fresh.setGroup(had.group());
            }
        });
        give(() -> {
            if (!had.owner().equals(has.owner())) {
                fresh.setOwner(had.owner());
            }
        });
        // A file system without permissions of its own gives all files the same, and refuses to set them.
        if (!had.permissions().equals(has.permissions())) {
            fresh.setPermissions(had.permissions());
        }
    }

    private void copyNotes() {
        UserDefinedFileAttributeView old = Files.getFileAttributeView(from, UserDefinedFileAttributeView.class,
                LinkOption.NOFOLLOW_LINKS);
        UserDefinedFileAttributeView fresh = Files.getFileAttributeView(to, UserDefinedFileAttributeView.class,
                LinkOption.NOFOLLOW_LINKS);
        if (old == null || fresh == null) {
            return;
        }
        give(() -> {
            for (String name : old.list()) {
                ByteBuffer value = ByteBuffer.allocate(old.size(name));
                old.read(name, value);
                fresh.write(name, value.flip());
            }
        });
    }

    /// Something that not every user may do, and not every file system can.
    private interface Giving {
        void run() throws IOException;
    }

    private static void give(Giving giving) {
        try {
            giving.run();
        } catch (IOException e) {
            // The bytes matter more.
            return;
        }
    }
}
