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

    private final Map<MovableSource, List<Part>> plans = new IdentityHashMap<>();
    /// Windows neither replaces nor deletes a file that is open; file systems of Unix do.
    private final boolean closeFirst;

    /// A stretch of a source: bytes that stay where they are, or that the new file holds.
    ///
    /// @param stays    where they are; null where the new file holds them
    /// @param inFile   offset in the new file, where it holds them
    /// @param length   bytes
    private record Part(@Nullable ByteStore stays, long inFile, long length) { }

    /// Bytes of a source that the new file holds.
    private record Kept(long start, long length, long inFile) {
        long end() {
            return start + length;
        }
    }

    /// What puts the new file in the place of the old one.
    @FunctionalInterface
    public interface Replacement {
        /// Does it.
        ///
        /// @throws IOException if it cannot; the old file is as it was then
        void run() throws IOException;
    }

    private Rebase(boolean closeFirst) {
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
        Rebase rebase = new Rebase(closeFirst);
        Map<MovableSource, List<Kept>> kept = new IdentityHashMap<>();
        sources.forEach(source -> kept.put(source, new ArrayList<>()));
        long[] offset = {0};
        written.forEachPiece((source, start, length) -> {
            if (source instanceof MovableSource movable && kept.containsKey(movable)) {
                kept.get(movable).add(new Kept(start, length, offset[0]));
            }
            offset[0] += length;
        });
        for (Map.Entry<MovableSource, List<Kept>> source : kept.entrySet()) {
            rebase.plans.put(source.getKey(), plan(source.getKey(), source.getValue(), cancelled));
        }
        return rebase;
    }

    private static List<Part> plan(MovableSource source, List<Kept> kept, BooleanSupplier cancelled)
            throws IOException {
        kept.sort(Comparator.comparingLong(Kept::start));
        List<Part> parts = new ArrayList<>();
        long done = 0;
        try (Spool aside = new Spool(IN_MEMORY)) {
            for (Kept next : kept) {
                if (next.end() > done) {
                    long from = Math.max(done, next.start());
                    leave(source.backing().slice(Span.between(done, from)), parts, aside, cancelled);
                    parts.add(new Part(null, next.inFile() + from - next.start(), next.end() - from));
                    done = next.end();
                }
            }
            leave(source.backing().slice(Span.between(done, source.length())), parts, aside, cancelled);
            return withCopies(parts, aside.finish());
        }
    }

    /// Adds what the new file lacks: bytes of the old file are copied, others stay where they are.
    private static void leave(ByteStore lacking, List<Part> parts, Spool aside, BooleanSupplier cancelled)
            throws IOException {
        List<IOException> failed = new ArrayList<>(1);
        lacking.forEachPiece((source, start, length) -> {
            ByteStore stretch = ByteStore.of(source).slice(new Span(start, length));
            if (!(source instanceof FileSource)) {
                parts.add(new Part(stretch, 0, length));
            } else if (failed.isEmpty()) {
                parts.add(new Part(ByteStore.empty(), aside.length(), length));
                try {
                    if (!stretch.transferTo(aside, _ -> { }, cancelled)) {
                        throw new CancellationException("saving was stopped");
                    }
                } catch (IOException e) {
                    failed.add(e);
                }
            }
        });
        if (!failed.isEmpty()) {
            throw failed.getFirst();
        }
    }

    private static List<Part> withCopies(List<Part> parts, ByteStore copies) {
        return parts.stream().map(part -> part.stays == null || !part.stays.isEmpty() ? part
                : new Part(copies.slice(new Span(part.inFile, part.length)), 0, part.length)).toList();
    }

    /// Replaces the file while readers wait, and lets them go on with the new one.
    ///
    /// The new one is opened before it has a name that other programs know, so that what they do there right after is not
    /// taken for it.
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

    /// Where the new file cannot be opened, it is as complete all the same, and what is open still has the bytes.
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

    /// Whether the sources read from `fresh` now, which lies at `file`.
    private boolean moved(FileSource fresh, Path file) {
        try {
            fresh.moved(file);
        } catch (IOException e) {
            return false;
        }
        ByteStore bytes = ByteStore.of(fresh);
        plans.forEach((source, parts) -> source.moveTo(assembled(parts, bytes)));
        return true;
    }

    private static ByteStore assembled(List<Part> parts, ByteStore file) {
        ByteStore all = ByteStore.empty();
        for (Part part : parts) {
            all = all.concat(part.stays != null ? part.stays : file.slice(new Span(part.inFile, part.length)));
        }
        return all;
    }
}
