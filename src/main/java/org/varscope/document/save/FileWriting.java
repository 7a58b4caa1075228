package org.varscope.document.save;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.MovableSource;
import org.varscope.bytes.Rebase;
import org.varscope.document.file.FileRemark;
import org.varscope.document.file.FileStamp;
import org.varscope.document.file.OpenFile;
import org.varscope.document.file.ReadTrouble;
import org.varscope.document.file.RealPath;
import org.varscope.remark.Remark;
import org.varscope.remark.Remarked;
import org.varscope.remark.RemarkedIOException;
import org.varscope.scan.walk.Progress;

/// One run of a [SaveFile].
final class FileWriting {
    /// A backup of more than this is a second name of the old file and no copy: the old file is never written to.
    private static final long LINKED = 64 << 20;

    private final SaveFile plan;
    private final SaveFile.Live live;
    private final Disk disk;
    private final Path real;
    private final Path folder;
    /// How the file is known, if it is the one that the bytes are from.
    private @Nullable OpenFile known;

    FileWriting(SaveFile plan, SaveFile.Live live, Disk disk) throws IOException {
        this.plan = plan;
        this.live = live;
        this.disk = disk;
        if (ReadTrouble.isOther(plan.target())) {
            // Moving a file over it would take it away from whatever else uses it.
            throw new RemarkedIOException(FileRemark.DEVICE_WRITTEN.with(plan.target()));
        }
        this.real = RealPath.of(plan.target());
        Path parent = real.getParent();
        this.folder = parent == null ? Path.of(".") : parent;
        this.known = plan.origin() != null && isAt(plan.origin().file()) ? plan.origin() : null;
    }

    /// Another name of the same file is the same file.
    private boolean isAt(Path origin) throws IOException {
        return Files.exists(real) && Files.exists(origin) ? Files.isSameFile(real, origin)
                : !Files.exists(origin) && real.equals(RealPath.of(origin));
    }

    SaveFile.Saved run(ByteStore bytes, Progress progress) throws IOException {
        refuse();
        try (SaveLock _ = SaveLock.take(real, progress, disk)) {
            return write(bytes, progress);
        } catch (UncheckedIOException e) {
            throw new RemarkedIOException(
                    FileRemark.SOURCE_LOST.with(plan.target(), Remarked.part(e.getCause())), e);
        } catch (FileChangedException | FileBusyException | SaveLossException | Refused e) {
            throw e;
        } catch (IOException e) {
            throw WriteTrouble.of(e, plan.target(), folder, bytes.length() + copied(), disk);
        }
    }

    private SaveFile.Saved write(ByteStore bytes, Progress progress) throws IOException {
        refuseChanged();
        refuseRewritten();
        TempFiles.sweep(folder, real);
        Path temporary = TempFiles.fresh(folder, real);
        try {
            fill(temporary, bytes, progress);
            takeAttributes(temporary);
            FileStamp stamp = FileStamp.of(temporary);
            Rebase rebase = Rebase.prepare(live.sources(), bytes, () -> !progress.reached(bytes.length()));
            refuseRewritten();
            Backups backups = plan.backups();
            Path backup = backups != null && known != null && Files.exists(real) ? keepBackup(backups) : null;
            live.ready().complete(real, stamp, bytes);
            refuseChanged();
            rebase.run(() -> disk.replace(temporary, real), temporary, real);
            forceFolder();
            return new SaveFile.Saved(inPlace(stamp), backup, backup != null && !backup.equals(Backups.usual(real)));
        } finally {
            TempFiles.discard(temporary);
        }
    }

    /// How the new file looks under its name, unless another program was faster.
    private FileStamp inPlace(FileStamp written) {
        try {
            FileStamp now = FileStamp.of(real);
            return now.ofContent().equals(written.ofContent()) ? now : written;
        } catch (IOException e) {
            return written;
        }
    }

    /// A reason that needs no more words.
    private static final class Refused extends RemarkedIOException {
        Refused(Remark remark) {
            super(remark);
        }
    }

    private void refuse() throws IOException {
        if (Files.isDirectory(real)) {
            throw new RemarkedIOException(FileRemark.FOLDER_WRITTEN.with(plan.target()));
        }
        if (ReadTrouble.isOfTheSystem(folder)) {
            throw new RemarkedIOException(FileRemark.SYSTEM_WRITTEN.with(plan.target()));
        }
        if (Files.exists(real) && !Files.isWritable(real)) {
            throw new RemarkedIOException(FileRemark.READ_ONLY.with(plan.target()));
        }
        refuseLoss(names() == 1 ? List.of()
                : List.of(FileRemark.NAMES_LOST.with(names())));
    }

    /// How many names the file has, of which saving writes one. A backup that is one of them, as of a save that came to
    /// no end, keeps what it is to keep.
    private int names() throws IOException {
        if (!Files.exists(real) || !real.getFileSystem().supportedFileAttributeViews().contains("unix")) {
            return 1;
        }
        Path backup = Backups.usual(real);
        boolean isBackedUp = Files.exists(backup) && Files.isSameFile(backup, real);
        return (Integer) Files.getAttribute(real, "unix:nlink") - (isBackedUp ? 1 : 0);
    }

    private void refuseLoss(List<Remark> losses) throws SaveLossException {
        if (!losses.isEmpty() && !plan.lossy()) {
            throw new SaveLossException(plan.target().toString(), losses);
        }
    }

    private void refuseChanged() throws IOException {
        if (known != null && !plan.overwrite() && Files.exists(real) && !known.isStill(real)) {
            throw new FileChangedException(FileRemark.CHANGED.with(plan.target()));
        }
    }

    /// Bytes that were not edited come from the open file; where that was written into, saving would mix old and new.
    private void refuseRewritten() throws IOException {
        for (MovableSource source : live.sources()) {
            try {
                source.refuseIfRewritten();
            } catch (IOException e) {
                throw new Refused(FileRemark.REWRITTEN.with(plan.target(), Remarked.part(e)));
            }
        }
    }

    private void fill(Path temporary, ByteStore bytes, Progress progress) throws IOException {
        boolean[] stop = new boolean[1];
        try (WritableByteChannel out = disk.create(temporary, attributes(temporary))) {
            boolean done = bytes.transferTo(out, written -> stop[0] |= !progress.reached(written), () -> stop[0]);
            if (!done || stop[0]) {
                throw new CancellationException("saving was stopped");
            }
            disk.force(out);
        }
    }

    /// A file that only some may read is not shown to others while it is written; a new one is for whoever reads new
    /// files.
    private FileAttribute<?>[] attributes(Path temporary) {
        return Files.exists(real) || isCopy() ? OwnerOnly.file(temporary) : new FileAttribute<?>[0];
    }

    /// Whether the file is made new from bytes of a file, or given those of another.
    private boolean isCopy() {
        OpenFile from = plan.origin();
        return from != null && (known == null || !Files.exists(real))
                && (Files.isRegularFile(from.file()) || !Files.exists(from.file()));
    }

    private void takeAttributes(Path temporary) throws IOException {
        boolean replaces = Files.exists(real);
        List<Remark> losses = new ArrayList<>(replaces ? new KeptAttributes(real, temporary).copy() : List.of());
        OpenFile from = plan.origin();
        if (from != null && isCopy() && temporary.getFileSystem().supportedFileAttributeViews().contains("posix")) {
            Set<PosixFilePermission> wanted = replaces ? Files.getPosixFilePermissions(real) : usual();
            if (!new AccessLimit(from.file(), temporary).apply(wanted, !replaces) && replaces) {
                losses.add(FileRemark.ACCESS_NARROWED.with(PosixFilePermissions.toString(wanted), from.file()));
            }
        }
        refuseLoss(losses);
    }

    /// What this user gives any new file in this folder.
    private Set<PosixFilePermission> usual() throws IOException {
        Path probe = TempFiles.fresh(folder, real);
        try {
            return Files.getPosixFilePermissions(Files.createFile(probe));
        } finally {
            TempFiles.discard(probe);
        }
    }

    /// {@return where the old file is kept}
    private Path keepBackup(Backups backups) throws IOException {
        Path place = place(backups);
        if (Backups.isSame(place, real)) {
            return place;
        }
        Path copy = TempFiles.fresh(folder, real);
        FileStamp before = FileStamp.of(real);
        try {
            boolean linked = before.size() > LINKED && isLinked(copy);
            if (!linked) {
                Files.copy(real, copy, StandardCopyOption.COPY_ATTRIBUTES);
                // A power cut must not leave less than what the old file and an older backup were.
                try (FileChannel written = FileChannel.open(copy, StandardOpenOption.WRITE)) {
                    disk.force(written);
                }
            }
            disk.replace(copy, place);
            if (linked) {
                knowRenamed(before);
            }
            backups.made(place);
            return place;
        } finally {
            TempFiles.discard(copy);
        }
    }

    private Path place(Backups backups) throws Refused {
        try {
            return backups.place(real);
        } catch (IOException e) {
            throw new Refused(FileRemark.UNSAVED.with(plan.target(), Remarked.part(e)));
        }
    }

    /// {@return how many bytes the backup takes}
    private long copied() {
        long old = plan.backups() != null ? real.toFile().length() : 0;
        return old <= LINKED ? old : 0;
    }

    private boolean isLinked(Path copy) {
        try {
            Files.createLink(copy, real);
            return true;
        } catch (IOException | UnsupportedOperationException e) {
            return false;
        }
    }

    /// Its new name, and the renaming of that, have changed what the file system says of the file, not what it holds.
    private void knowRenamed(FileStamp before) throws IOException {
        FileStamp now = FileStamp.of(real);
        if (known != null && known.stamp().equals(before) && now.ofContent().equals(before.ofContent())) {
            known = new OpenFile(known.file(), known.bytes(), now);
        }
    }

    /// Forces the new name to disk where the system lets a folder be opened for that.
    private void forceFolder() {
        try (FileChannel channel = FileChannel.open(folder, StandardOpenOption.READ)) {
            channel.force(true);
        } catch (IOException e) {
            // Windows opens no folders; there the move itself is journalled by the file system.
        }
    }
}
