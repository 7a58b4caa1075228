package org.varscope.bytes;

import module java.base;
import org.jspecify.annotations.Nullable;

/// Lets [MovableSource]s go over to a file that was written from them.
///
/// What the new file holds is read from there. What it does not hold is copied aside before the old file is given up,
/// so that whatever was readable stays so: all of it, as the first state of a history shows the whole old file.
public final class Rebase {
    /// What is copied aside stays in memory up to this many bytes.
    private static final int IN_MEMORY = 1 << 20;

    /// Stands for the new file until it is there.
    private final ByteSource newFile;
    /// What each source is going to read from.
    private final Map<MovableSource, ByteStore> plans = new IdentityHashMap<>();
    /// Windows neither replaces nor deletes a file that is open; file systems of Unix do.
    private final boolean closeFirst;

    /// What puts the new file in the place of the old one.
    @FunctionalInterface
    public interface Replacement {
        /// Does it.
        ///
        /// @throws IOException if it cannot; the old file is as it was then
        void run() throws IOException;
    }

    private Rebase(long length, boolean closeFirst) {
        this.newFile = new Zeros(length);
        this.closeFirst = closeFirst;
    }

    /// Copies aside what `written` lacks of the `sources`.
    ///
    /// @param written   what the new file holds
    /// @param cancelled is asked every few MiB; true ends the copying
    /// @throws IOException                   if there is no room for it
    /// @throws CancellationException         if it was cancelled
    /// @throws java.io.UncheckedIOException if the old file cannot be read
    public static Rebase prepare(List<MovableSource> sources, ByteStore written, BooleanSupplier cancelled)
            throws IOException {
        boolean closeFirst = sources.stream().flatMap(source -> source.files().stream())
                .anyMatch(file -> !file.path().getFileSystem().supportedFileAttributeViews().contains("posix"));
        return prepare(sources, written, cancelled, closeFirst);
    }

    static Rebase prepare(List<MovableSource> sources, ByteStore written, BooleanSupplier cancelled, boolean closeFirst)
            throws IOException {
        Rebase rebase = new Rebase(written.length(), closeFirst);
        sources.forEach(source -> rebase.plans.put(source, source.backing()));
        ByteStore file = ByteStore.of(rebase.newFile);
        long offset = 0;
        for (Piece piece : written.pieces()) {
            if (piece.source() instanceof MovableSource source) {
                ByteStore moved = file.slice(new Span(offset, piece.length()));
                rebase.plans.computeIfPresent(source, (_, plan) -> plan.replace(piece.span(), moved));
            }
            offset += piece.length();
        }
        for (Map.Entry<MovableSource, ByteStore> plan : rebase.plans.entrySet()) {
            plan.setValue(withCopies(plan.getValue(), cancelled));
        }
        return rebase;
    }

    /// {@return `plan` with copies of the bytes of the old file; others stay where they are}
    private static ByteStore withCopies(ByteStore plan, BooleanSupplier cancelled) throws IOException {
        try (Spool aside = new Spool(IN_MEMORY)) {
            for (Piece piece : plan.pieces()) {
                if (piece.source() instanceof FileSource && !piece.bytes().transferTo(aside, _ -> { }, cancelled)) {
                    throw new CancellationException("saving was stopped");
                }
            }
            ByteStore copies = aside.finish();
            ByteStore all = ByteStore.empty();
            long done = 0;
            for (Piece piece : plan.pieces()) {
                boolean copied = piece.source() instanceof FileSource;
                all = all.concat(copied ? copies.slice(new Span(done, piece.length())) : piece.bytes());
                done += copied ? piece.length() : 0;
            }
            return all;
        }
    }

    /// Replaces the file while readers wait, and lets them go on with the new one.
    ///
    /// The new one is opened before it has a name that other programs know, so that what they do there right after is
    /// not taken for it.
    ///
    /// @param written where the new file is
    /// @param file    where it is once `replacement` has run
    /// @throws IOException if `replacement` fails; readers go on with the old file then
    public void run(Replacement replacement, Path written, Path file) throws IOException {
        List<FileSource> old = plans.keySet().stream().flatMap(source -> source.files().stream()).distinct().toList();
        FileSource fresh = plans.isEmpty() ? null : opened(written);
        boolean moved = false;
        plans.keySet().forEach(MovableSource::hold);
        try {
            if (closeFirst) {
                for (FileSource source : old) {
                    source.suspend();
                }
            }
            replacement.run();
            moved = fresh != null && moved(fresh, file);
        } finally {
            plans.keySet().forEach(MovableSource::release);
            if (fresh != null && !moved) {
                fresh.close();
            }
        }
        if (moved) {
            for (FileSource source : old) {
                source.close();
            }
        }
    }

    /// Where the new file cannot be opened, it is still complete, and what is open still has the bytes.
    private @Nullable FileSource opened(Path written) throws IOException {
        FileSource fresh;
        try {
            fresh = FileSource.open(written);
        } catch (IOException e) {
            return null;
        }
        if (closeFirst) {
            fresh.suspend();
        }
        return fresh;
    }

    /// Whether the sources read from `fresh` now, which is at `file`.
    private boolean moved(FileSource fresh, Path file) {
        try {
            fresh.moved(file);
        } catch (IOException e) {
            return false;
        }
        ByteStore bytes = ByteStore.of(fresh);
        plans.forEach((source, plan) -> source.moveTo(withFile(plan, bytes)));
        return true;
    }

    private ByteStore withFile(ByteStore plan, ByteStore file) {
        ByteStore all = ByteStore.empty();
        for (Piece piece : plan.pieces()) {
            all = all.concat(piece.source() == newFile ? file.slice(piece.span()) : piece.bytes());
        }
        return all;
    }
}
