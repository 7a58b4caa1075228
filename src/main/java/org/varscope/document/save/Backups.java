package org.varscope.document.save;

import module java.base;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.FileSource;
import org.varscope.document.file.FileDigest;
import org.varscope.document.file.FileRemark;
import org.varscope.document.file.FileStamp;
import org.varscope.remark.RemarkedIOException;
import org.varscope.scan.walk.Progress;

/// Files as they were before they were saved over: `NAME.bak` beside each.
///
/// What was made here is noted by its digest, and may be replaced by the next one; whatever else is under such a name
/// is somebody else's and stays, and another name is taken: `NAME.2.bak`, `NAME.3.bak`.
///
/// @param folder where the notes are, made when it is needed
public record Backups(Path folder) {
    private static final int MOST = 100;
    /// A path, and what is said of the file there.
    private static final int LARGEST = 1 << 16;

    /// {@return the usual name of the backup of `file`}
    public static Path usual(Path file) {
        return place(file, 1);
    }

    private static Path place(Path file, int number) {
        return file.resolveSibling(file.getFileName() + (number == 1 ? ".bak" : "." + number + ".bak"));
    }

    /// {@return where `file` may be kept: under the first name that nothing has, a backup that was made here, or one
    /// that holds the same anyway}
    /// @throws IOException with a reason for people, if there are too many backups that were not
    Path place(Path file) throws IOException {
        for (int i = 1; i <= MOST; i++) {
            Path place = place(file, i);
            if (!Files.exists(place, LinkOption.NOFOLLOW_LINKS) || isSame(place, file) || isOwn(place)) {
                return place;
            }
        }
        throw new RemarkedIOException(FileRemark.BACKUPS.with(usual(file), MOST - 1));
    }

    /// Whether what is there holds the same already, as far as that is soon told.
    static boolean isSame(Path backup, Path file) {
        try {
            return Files.isRegularFile(backup, LinkOption.NOFOLLOW_LINKS) && Files.size(backup) <= FileDigest.WHOLE
                    && Files.mismatch(backup, file) < 0;
        } catch (IOException e) {
            return false;
        }
    }

    private boolean isOwn(Path backup) {
        try {
            Path note = note(backup);
            return Files.isRegularFile(backup, LinkOption.NOFOLLOW_LINKS) && Files.isRegularFile(note)
                    && Files.size(note) <= LARGEST && Files.readAllLines(note).equals(lines(backup));
        } catch (IOException | UncheckedIOException e) {
            return false;
        }
    }

    /// Notes that the file at `backup` was made here. Where that cannot be noted, it will be taken for somebody else's,
    /// and stay.
    void made(Path backup) {
        try {
            Files.createDirectories(folder, OwnerOnly.folder(folder));
            byte[] text = String.join("\n", lines(backup)).getBytes(StandardCharsets.UTF_8);
            SaveFile.to(note(backup)).write(ByteStore.of(text), Progress.NONE);
        } catch (IOException | UncheckedIOException e) {
            return;
        }
    }

    private Path note(Path backup) {
        return folder.resolve(FileDigest.of(ByteStore.of(backup.toString().getBytes(StandardCharsets.UTF_8))));
    }

    private static List<String> lines(Path backup) throws IOException {
        FileStamp stamp = FileStamp.of(backup);
        try (FileSource bytes = FileSource.open(backup)) {
            String digest = FileDigest.of(ByteStore.of(bytes));
            return stamp.size() <= FileDigest.WHOLE ? List.of(backup.toString(), digest)
                    : List.of(backup.toString(), digest, stamp.size() + " " + stamp.modified());
        }
    }
}
