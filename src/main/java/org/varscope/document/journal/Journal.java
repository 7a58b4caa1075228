package org.varscope.document.journal;

import module java.base;

import org.jspecify.annotations.Nullable;
import org.varscope.bytes.ByteStore;
import org.varscope.document.Act;
import org.varscope.document.Checkpoint;
import org.varscope.document.Document;
import org.varscope.document.Listeners;
import org.varscope.document.file.FileStamp;
import org.varscope.document.save.SaveFile;
import org.varscope.remark.Remark;
import org.varscope.remark.Remarked;

/// Keeps what happens to one document in a file of its own until it is saved and closed.
///
/// Belongs to the thread of the document, which never waits for the disk: every act is written immediately by the
/// thread of [Journals] and forced to disk within a second.
public final class Journal implements AutoCloseable {
    private final Document document;
    private final Consumer<Act> listener = this::happened;
    private long acts;

    private final ScheduledExecutorService thread;
    private final Opener opener;
    private final Seal seal;
    private final long limit;
    private final Listeners<Optional<Remark>> listeners = new Listeners<>();
    private volatile @Nullable Remark trouble;
    /// Acts up to this number are of no use once the journal has a gap.
    private volatile long resumeAfter = Long.MAX_VALUE;

    /// This and what follows belongs to the thread of the journals.
    private @Nullable JournalFile held;
    /// What the file is still to be made of, also after that has failed.
    private @Nullable Opened opened;
    private @Nullable EntryFile file;
    private boolean forcing;
    private boolean based;
    private boolean closed;

    /// Makes the file when there is something to write.
    @FunctionalInterface
    interface Opener {
        /// {@return the journal, and what it begins with}
        Opened open() throws IOException;
    }

    /// A journal to go on with.
    record Opened(JournalFile held, List<Entry> entries) { }

    /// @param limit bytes up to which acts are kept
    Journal(Document document, ScheduledExecutorService thread, Opener opener, Seal seal, long limit) {
        this.document = document;
        this.thread = thread;
        this.opener = opener;
        this.seal = seal;
        this.limit = limit;
        this.acts = document.checkpoint().acts();
        document.listen(listener);
    }

    /// {@return the same journal, of which the file is made now}
    Journal begun() {
        run(this::file);
        return this;
    }

    private void happened(Act act) {
        long number = ++acts;
        long millis = System.currentTimeMillis();
        run(() -> write(number, millis, act));
        if (act instanceof Act.Saved) {
            run(this::saved);
        }
    }

    /// {@return why edits are not kept until the next save, and what to do, as sentences; empty while they are. May be
    /// asked from any thread}
    public Optional<Remark> trouble() {
        return Optional.ofNullable(trouble);
    }

    /// Tells `listener`, on a thread of the journal, why edits are not kept: now, if they are not, and whenever that
    /// changes.
    public void onTrouble(Consumer<Optional<Remark>> listener) {
        listeners.add(listener);
        thread.execute(() -> {
            if (trouble().isPresent()) {
                listeners.tell(trouble());
            }
        });
    }

    /// {@return what a save of this document has to tell before it replaces the file; see [SaveFile.Live]}
    ///
    /// Whatever happens to the program from then on, the journal fits the file, be it the old or the new one. After the
    /// save, [Document#markSaved] must be called.
    ///
    /// @param saving the document as it is being saved, taken when its bytes were
    /// @param note   what the caller wants to know again when it opens the file
    public SaveFile.Ready saving(Checkpoint saving, String note) {
        resumeAfter = saving.acts();
        return (Path file, FileStamp stamp, ByteStore bytes) ->
                await(run(() -> base(saving, Base.of(file, stamp, bytes, note))));
    }

    private void base(Checkpoint saving, Base base) throws IOException {
        // An earlier save may have failed after its base was written.
        based = false;
        List<Entry> entries = BaseEntry.entries(base, saving, seal, limit, limit / 2);
        EntryFile to = file();
        for (Entry entry : entries) {
            to.add(entry);
        }
        to.force();
        based = true;
    }

    /// Waits until everything that has happened so far is on the disk.
    public void flush() {
        await(run(this::force));
    }

    private void force() throws IOException {
        if (file != null) {
            file.force();
        }
    }

    /// Ends the journal, but keeps it, so that it is found at the next start: for a program that is made to end.
    @Override
    public void close() {
        await(end(false));
    }

    /// Ends the journal and removes it: for a document that is closed because it is saved, or because nobody wants its
    /// edits.
    public void discard() {
        end(true);
    }

    private Future<?> end(boolean discard) {
        document.unlisten(listener);
        return thread.isShutdown() ? CompletableFuture.completedFuture(null) : run(() -> {
            closed = true;
            try (EntryFile closing = file) {
                if (closing != null) {
                    closing.force();
                }
            } finally {
                if (held != null && discard) {
                    held.delete();
                } else if (held != null) {
                    held.close();
                }
            }
        });
    }

    private static void await(Future<?> done) {
        boolean interrupted = false;
        while (true) {
            try {
                done.get();
                break;
            } catch (InterruptedException e) {
                interrupted = true;
            } catch (ExecutionException e) {
                throw new IllegalStateException("the journal broke", e.getCause());
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    /// Something that may fail.
    @FunctionalInterface
    private interface Attempt {
        void run() throws IOException;
    }

    /// Does it on the thread of the journals. Whatever it fails with is said: from then on there is a gap, behind which
    /// nothing is written until a save has begun anew.
    private Future<?> run(Attempt attempt) {
        Future<?> running = thread.submit(() -> {
            if (!closed) {
                attempt(attempt);
            }
        });
        if (running.isCancelled()) {
            say(JournalRemark.UNWRITTEN.with(JournalRemark.CLOSED.with()));
            return CompletableFuture.completedFuture(null);
        }
        return running;
    }

    private void attempt(Attempt attempt) {
        try {
            attempt.run();
        } catch (EntryOutput.FullException e) {
            say(e.remark());
        } catch (IOException e) {
            say(failed(e));
        } catch (UncheckedIOException e) {
            say(failed(e.getCause()));
        } catch (RuntimeException | Error e) {
            say(JournalRemark.UNWRITTEN.with(e instanceof OutOfMemoryError ? JournalRemark.NO_MEMORY.with()
                    : JournalRemark.INTERNAL.with(e.toString())));
            Listeners.report(e);
        }
    }

    private static Remark failed(IOException e) {
        return JournalRemark.UNWRITTEN.with(reason(e));
    }

    /// Of some failures, the message is nothing but a path.
    private static Object reason(IOException e) {
        return switch (e) {
            case AccessDeniedException denied -> JournalRemark.DENIED.with(denied.getFile());
            case FileAlreadyExistsException there -> JournalRemark.NO_FOLDER.with(there.getFile());
            case NoSuchFileException gone -> JournalRemark.GONE.with(gone.getFile());
            default -> Remarked.part(e);
        };
    }

    private EntryFile file() throws IOException {
        EntryFile open = file;
        if (open == null) {
            Opened begun = opened == null ? opener.open() : opened;
            opened = begun;
            held = begun.held();
            open = EntryFile.create(begun.held().entries(), begun.entries());
            opened = null;
            file = open;
        }
        return open;
    }

    private void write(long number, long millis, Act act) throws IOException {
        boolean gap = trouble().isPresent();
        if (gap && number <= resumeAfter) {
            return;
        }
        EntryFile to = file();
        long room = (gap ? 2 * limit : limit) - to.size();
        EntryOutput out = new EntryOutput(room);
        Entry.Kind kind = switch (act) {
            case Act.Did(var change, var joined, var step) -> {
                out.number(step.size());
                for (var patch : step) {
                    out.number(patch.offset()).number(patch.removed()).number(patch.inserted());
                }
                Transition.write(out, change.before(), change.after(), change.patches(), change.action());
                yield joined ? Entry.Kind.JOINED : Entry.Kind.DID;
            }
            case Act.Undid _ -> Entry.Kind.TOOK_BACK;
            case Act.Redid _ -> Entry.Kind.DID_AGAIN;
            case Act.Saved _ -> Entry.Kind.SAVED;
        };
        to.add(new Entry(kind, number, millis, seal.close(out.toBytes())));
        forceSoon();
    }

    private void forceSoon() {
        if (!forcing) {
            forcing = true;
            thread.schedule(() -> {
                forcing = false;
                run(this::force);
            }, 1, TimeUnit.SECONDS);
        }
    }

    /// The file holds the last base: what came before that is no longer of use.
    private void saved() throws IOException {
        if (based && file != null) {
            file.startAgain(EntryFile.lastBase(EntryFile.read(file.path())));
            based = false;
            resumeAfter = Long.MAX_VALUE;
            say(null);
        }
    }

    private void say(@Nullable Remark now) {
        if (!Objects.equals(now, trouble)) {
            trouble = now;
            listeners.tell(Optional.ofNullable(now));
        }
    }
}
