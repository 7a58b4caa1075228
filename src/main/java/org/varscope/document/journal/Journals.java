package org.varscope.document.journal;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.document.Checkpoint;
import org.varscope.document.Document;
import org.varscope.document.save.OwnerOnly;
import org.varscope.remark.RemarkedIOException;

/// The folder of journals, and the one thread that writes to it.
///
/// Several programs may share the folder: each journal is locked by the program that writes it, and the lock ends with
/// that program, however it ends.
public final class Journals implements Closeable {
    /// Bytes up to which a journal keeps steps: 64 MiB.
    public static final long LIMIT = 64 << 20;

    private final Path folder;
    private final long limit;
    private final ScheduledThreadPoolExecutor thread;

    /// Journals in `folder`, which is made when it is needed.
    public Journals(Path folder) {
        this(folder, LIMIT);
    }

    /// Journals of at most about `limit` bytes each.
    public Journals(Path folder, long limit) {
        this.folder = folder;
        this.limit = limit;
        this.thread = new ScheduledThreadPoolExecutor(1, Thread.ofPlatform().daemon().name("journal").factory());
        thread.setExecuteExistingDelayedTasksAfterShutdownPolicy(false);
        thread.setRejectedExecutionHandler((task, _) -> {
            if (task instanceof Future<?> future) {
                future.cancel(false);
            }
        });
    }

    /// {@return a journal of what happens to `document` from now on}
    ///
    /// The file is made at the first step; that of a document without a file immediately, as its bytes are nowhere
    /// else. Called on the thread of the document.
    ///
    /// @param base what the document was read from
    /// @param key  of an encrypted file, with which the journal is encrypted too; null for any other
    public Journal start(Document document, Base base, byte @Nullable [] key) {
        Checkpoint from = document.checkpoint();
        Seal seal = Seal.fresh(key);
        Journal journal = new Journal(document, thread, () -> fresh(from, base, seal), seal, limit);
        return base.file() == null ? journal.begun() : journal;
    }

    private Journal.Opened fresh(Checkpoint from, Base base, Seal seal)
            throws IOException {
        List<Entry> entries = BaseEntry.entries(base, from, seal, limit, limit);
        entries.addFirst(new JournalHead(seal.encrypts(), seal.salt()).entry(System.currentTimeMillis()));
        Files.createDirectories(folder, OwnerOnly.folder(folder));
        JournalFile held = JournalFile.hold(folder, UUID.randomUUID().toString());
        if (held == null) {
            throw new RemarkedIOException(JournalRemark.SAME_NAME.with(folder));
        }
        return new Journal.Opened(held, entries);
    }

    /// {@return the journals that nobody still writes to, the newest first}
    ///
    /// What is not readable is left out. To be called on any thread that may wait for the disk.
    public List<Found> unfinished() {
        List<Found> found = new ArrayList<>();
        try {
            JournalFile.sweep(folder);
        } catch (IOException e) {
            // What is left over does no harm, and a folder that is not there has nothing.
            found.clear();
        }
        try (Stream<Path> files = Files.list(folder)) {
            for (Path file : files.filter(f -> f.toString().endsWith(JournalFile.ENTRIES)).toList()) {
                String name = file.getFileName().toString();
                look(name.substring(0, name.length() - JournalFile.ENTRIES.length())).ifPresent(found::add);
            }
        } catch (IOException e) {
            return found;
        }
        found.sort(Comparator.comparing(Found::last).reversed());
        return found;
    }

    private Optional<Found> look(String id) {
        try (JournalFile held = JournalFile.hold(folder, id)) {
            return held == null ? Optional.empty() : Found.of(id, EntryFile.read(held.entries()));
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    /// {@return the files that the steps of a journal may start from, the newest first, as they were; none of a
    /// document that was never saved}
    ///
    /// No key is needed: the bytes of an encrypted file are as they lay in it. To be called on any thread that may wait
    /// for the disk.
    ///
    /// @throws IOException with a reason for people, if it cannot be read, or another program has taken it
    public List<KeptFile> keptFiles(Found found) throws IOException {
        List<KeptFile> kept = new ArrayList<>();
        try (JournalFile held = hold(found)) {
            for (Entry entry : EntryFile.read(held.entries())) {
                if (entry.kind() == Entry.Kind.FILE) {
                    kept.addFirst(KeptFile.read(entry.content()));
                }
            }
        }
        return kept;
    }

    private JournalFile hold(Found found) throws IOException {
        JournalFile held = JournalFile.hold(folder, found.id());
        if (held == null) {
            throw new RemarkedIOException(JournalRemark.IN_USE.with(found.name()));
        }
        return held;
    }

    /// {@return the journal that was left behind, held so that no other program takes it}
    ///
    /// @param key of the encrypted file that it belongs to; null for any other
    /// @throws WrongKeyException if it is encrypted, and not with this key
    /// @throws IOException       with a reason for people, if it cannot be read, or another program has taken it
    public Recovery recover(Found found, byte @Nullable [] key) throws IOException {
        JournalFile held = hold(found);
        try {
            List<Entry> entries = EntryFile.read(held.entries());
            JournalHead head = JournalHead.of(entries);
            if (head.encrypts() && key == null) {
                throw new WrongKeyException(JournalRemark.ENCRYPTED.with(found.name()));
            }
            Seal seal = Seal.of(head.encrypts() ? key : null, head.salt());
            return new Recovery(found, held, entries, seal, this);
        } catch (IOException e) {
            held.close();
            throw e;
        }
    }

    /// Removes a journal whose edits nobody wants.
    ///
    /// @throws IOException with a reason for people, if another program has taken it, or it cannot be removed
    public void discard(Found found) throws IOException {
        hold(found).delete();
    }

    Journal goOn(Document document, JournalFile held, List<Entry> entries, Seal seal) {
        return new Journal(document, thread, () -> new Journal.Opened(held, entries), seal, limit).begun();
    }

    /// Waits until what is to be written is written, and ends the thread. Journals that were not discarded are kept.
    @Override
    public void close() {
        thread.shutdown();
        try {
            thread.awaitTermination(5, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
