package org.varscope.document.journal;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.document.Act;
import org.varscope.document.Checkpoint;
import org.varscope.document.Listeners;

/// Writes one journal, on the one thread of [Journals].
final class JournalWriter {
    private final ScheduledExecutorService thread;
    private final Opener opener;
    private final Seal seal;
    private final long limit;
    private final Listeners<String> listeners = new Listeners<>();
    private volatile String trouble = "";
    /// Acts up to this number are of no use once the journal has a gap.
    private volatile long resumeAfter = Long.MAX_VALUE;

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
    JournalWriter(ScheduledExecutorService thread, Opener opener, Seal seal, long limit) {
        this.thread = thread;
        this.opener = opener;
        this.seal = seal;
        this.limit = limit;
    }

    String trouble() {
        return trouble;
    }

    void onTrouble(Consumer<? super String> listener) {
        listeners.add(listener);
    }

    void resumeAfter(long acts) {
        resumeAfter = acts;
    }

    /// Makes the file now.
    void begin() {
        run(this::file);
    }

    void add(long number, Act act) {
        long millis = System.currentTimeMillis();
        run(() -> write(number, millis, act));
        if (act instanceof Act.Saved) {
            run(this::saved);
        }
    }

    /// Adds a base and waits until it is on the disk, or was given up.
    void base(Checkpoint saving, Base base) {
        Journal.await(run(() -> {
            // An earlier save may have failed after its base was written.
            based = false;
            List<Entry> entries = BaseEntry.entries(base, saving, seal, limit, limit / 2);
            EntryFile to = file();
            for (Entry entry : entries) {
                to.add(entry);
            }
            to.force();
            based = true;
        }));
    }

    Future<?> force() {
        return run(() -> {
            if (file != null) {
                file.force();
            }
        });
    }

    Future<?> close(boolean discard) {
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
            say(failed(new IOException("it was closed")));
            return CompletableFuture.completedFuture(null);
        }
        return running;
    }

    private void attempt(Attempt attempt) {
        try {
            attempt.run();
        } catch (EntryOutput.FullException e) {
            say("The journal of unsaved edits is full. Save the file, so that nothing is lost if the program ends.");
        } catch (IOException e) {
            say(failed(e));
        } catch (UncheckedIOException e) {
            say(failed(e.getCause()));
        } catch (RuntimeException | Error e) {
            say(failed(new IOException(e instanceof OutOfMemoryError ? "out of memory" : "internal error, " + e)));
            Listeners.report(e);
        }
    }

    private static String failed(IOException e) {
        return ("The journal of unsaved edits cannot be written: %s. Save the file, so that nothing is lost if the program"
                + " ends.").formatted(reason(e));
    }

    /// Of some failures, the message is nothing but a path.
    private static @Nullable String reason(IOException e) {
        return switch (e) {
            case AccessDeniedException denied -> "permission denied for " + denied.getFile();
            case FileAlreadyExistsException there -> there.getFile() + " is a file where a folder is needed";
            case NoSuchFileException gone -> gone.getFile() + " does not exist";
            default -> e.getMessage();
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
        boolean gap = !trouble.isEmpty();
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
            case Act.TookBack _ -> Entry.Kind.TOOK_BACK;
            case Act.DidAgain _ -> Entry.Kind.DID_AGAIN;
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
                force();
            }, 1, TimeUnit.SECONDS);
        }
    }

    /// The file holds the last base: what came before that is of no use any more.
    private void saved() throws IOException {
        if (based && file != null) {
            file.startAgain(lastBase(EntryFile.read(file.path())));
            based = false;
            resumeAfter = Long.MAX_VALUE;
            say("");
        }
    }

    /// {@return of these entries the last base with what it needs, and what happened after it}
    static List<Entry> lastBase(List<Entry> entries) {
        int base = entries.size() - 1;
        while (entries.get(base).kind() != Entry.Kind.BASE) {
            base--;
        }
        return from(entries, base);
    }

    /// {@return of these entries the one number `base` with what it needs, and what happened after it}
    static List<Entry> from(List<Entry> entries, int base) {
        int first = base - 1;
        while (first > 1 && entries.get(first - 1).kind() == Entry.Kind.FILE) {
            first--;
        }
        List<Entry> kept = new ArrayList<>(entries.subList(first, base + 1));
        kept.addFirst(entries.getFirst());
        long after = entries.get(base).number();
        entries.stream().filter(e -> e.kind().isAct() && e.number() > after).forEach(kept::add);
        return kept;
    }

    private void say(String now) {
        if (!now.equals(trouble)) {
            trouble = now;
            listeners.tell(now);
        }
    }
}
