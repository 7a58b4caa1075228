package org.varscope.document.save;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.MovableSource;
import org.varscope.document.file.FileStamp;
import org.varscope.document.file.OpenFile;
import org.varscope.scan.walk.Progress;

/// Writes bytes to a file so that it is always the whole old or the whole new one.
///
/// 1. Write a sibling temporary file and force it to disk.
/// 2. Give it what the old file has besides its bytes.
/// 3. Where asked, keep the old file beside it.
/// 4. Copy aside what open documents still need of the old file, and tell the journal.
/// 5. Move the new file over the old one in one step.
///
/// Running copies of this program take turns; see [SaveLock].
///
/// @param target    the file; a symbolic link is followed
/// @param origin    the file that the bytes are from, as it was read or written here last; null where there is none.
///                  Where the target is that file, by whatever name, saving refuses when another program has written it
///                  since; whoever names another file has agreed to lose what is in it
/// @param overwrite whether to save even over what another program has written since
/// @param lossy     whether to save even where that loses something besides the bytes; see [SaveLossException]
/// @param backups   keeps the old file, where it is the origin; null to keep none
public record SaveFile(Path target, @Nullable OpenFile origin, boolean overwrite, boolean lossy,
        @Nullable Backups backups) {
    /// What a save has done.
    ///
    /// @param stamp  how the file looks now
    /// @param backup where the old file is kept; null where it is not
    /// @param other  whether that is not the usual name, as what has that was not made here
    public record Saved(FileStamp stamp, @Nullable Path backup, boolean other) { }

    /// {@return to write bytes that are from no file}
    public static SaveFile to(Path target) {
        return new SaveFile(target, null, false, false, null);
    }

    /// {@return to write bytes that are from `file`; nobody who may not read that gets at them}
    public SaveFile from(@Nullable OpenFile file) {
        return new SaveFile(target, file, overwrite, lossy, backups);
    }

    /// {@return to write bytes that tell what is in `file`, which is another one, or are made by what it says; nobody
    /// who may not read that gets at them}
    public SaveFile about(Path file) {
        return from(new OpenFile(file, ByteStore.empty(), FileStamp.noted(0, FileTime.fromMillis(0))));
    }

    /// {@return the same, which keeps the old file}
    public SaveFile with(Backups keeping) {
        return new SaveFile(target, origin, overwrite, lossy, keeping);
    }

    /// {@return the same, whatever is lost besides the bytes}
    public SaveFile accepting() {
        return new SaveFile(target, origin, overwrite, true, backups);
    }

    /// {@return the same, over whatever another program has written}
    public SaveFile overwriting() {
        return new SaveFile(target, origin, true, lossy, backups);
    }

    /// A document that goes on after it was saved.
    ///
    /// @param sources what its bytes are read from, so that they are read from the new file; see
    ///                [MovableSource#in], to be asked of the bytes of the file as it was opened
    /// @param ready   is told before the old file is replaced
    public record Live(List<MovableSource> sources, Ready ready) {
        /// A document of which nothing is needed after saving.
        public static final Live NOTHING = new Live(List.of(), (_, _, _) -> { });

        /// Copies the list.
        public Live {
            sources = List.copyOf(sources);
        }
    }

    /// Is told that the new file is complete and on the disk, right before it takes the place of the old one.
    @FunctionalInterface
    public interface Ready {
        /// Takes note.
        ///
        /// @param file  the real path that the new file is going to have
        /// @param stamp how it is going to look
        /// @param bytes what it holds
        void complete(Path file, FileStamp stamp, ByteStore bytes);
    }

    /// Writes `bytes`; may run on any thread.
    ///
    /// @param progress follows the bytes written, and may stop it before the file is replaced
    /// @throws FileChangedException  if another program has written the file since it was read
    /// @throws SaveLossException     if something besides the bytes would be lost
    /// @throws FileBusyException     if another copy of this program is saving it all the time
    /// @throws IOException           with a reason for people; the old file is as it was, and nothing else was left
    /// @throws CancellationException if the progress said to stop; the old file is as it was
    public Saved write(ByteStore bytes, Progress progress) throws IOException {
        return write(bytes, Live.NOTHING, progress);
    }

    /// Writes `bytes` and lets the document that they are from go on with the new file; may run on any thread.
    ///
    /// @param live the document, which must not be saved twice at once
    /// @see #write(ByteStore, Progress)
    public Saved write(ByteStore bytes, Live live, Progress progress) throws IOException {
        return write(bytes, live, progress, Disk.REAL);
    }

    Saved write(ByteStore bytes, Live live, Progress progress, Disk disk) throws IOException {
        return new FileWriting(this, live, disk).run(bytes, progress);
    }
}
