package org.varscope.document.save;

import module java.base;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Span;
import org.varscope.document.file.FileRemark;
import org.varscope.document.file.OpenFile;
import org.varscope.document.file.ReadTrouble;
import org.varscope.document.file.RealPath;
import org.varscope.remark.Remark;
import org.varscope.remark.RemarkedIOException;
import org.varscope.scan.walk.Progress;

/// Small text files: those that people write for this program, such as lists of fields and tables of dialects, and
/// what it keeps for itself from one start to the next.
public final class SmallText {
    private static final long LARGEST = 1 << 20;

    private SmallText() { }

    /// {@return the text in `file`}
    ///
    /// @param what it is expected to be, such as [FileRemark#FIELD_LIST]
    /// @throws IOException with a reason for people, if it cannot be read, has more than 1 MiB or is no UTF-8
    public static String read(Path file, FileRemark what) throws IOException {
        try {
            long size = Files.size(file);
            ByteStore bytes = size > LARGEST ? ByteStore.empty() : OpenFile.handedOver(file, Progress.NONE).bytes();
            if (Math.max(size, bytes.length()) > LARGEST) {
                throw new RemarkedIOException(FileRemark.TEXT_TOO_LARGE.with(file, what.with(),
                        Math.max(size, bytes.length()), LARGEST));
            }
            return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes.bytes(new Span(0, bytes.length()))))
                    .toString();
        } catch (IOException e) {
            throw ReadTrouble.of(e, file);
        }
    }

    /// Puts `text` in the place of what is in `file`, which nobody but its owner can read from then on; a symbolic link
    /// is followed, and folders that are missing are made. Unlike saving a document, this takes no turns and does not
    /// wait for the disk.
    ///
    /// @throws IOException if it cannot be written; what was there is as it was
    public static void write(Path file, String text) throws IOException {
        Path real = RealPath.of(file);
        Path folder = Objects.requireNonNull(real.toAbsolutePath().getParent());
        if (Files.isDirectory(real)) {
            throw new RemarkedIOException(FileRemark.FOLDER_WRITTEN.with(file));
        }
        if (ReadTrouble.isOther(real)) {
            throw new RemarkedIOException(FileRemark.DEVICE_WRITTEN.with(file));
        }
        Files.createDirectories(folder);
        Path fresh = TempFiles.fresh(folder, real);
        try {
            try (Writer writer = Channels.newWriter(Disk.REAL.create(fresh, OwnerOnly.file(fresh)),
                    StandardCharsets.UTF_8)) {
                writer.write(text);
            }
            AtomicMove.replace(fresh, real);
        } finally {
            TempFiles.discard(fresh);
        }
    }
}
