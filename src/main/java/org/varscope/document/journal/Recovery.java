package org.varscope.document.journal;

import module java.base;
import org.varscope.bytes.ByteStore;
import org.varscope.document.Checkpoint;
import org.varscope.document.Document;
import org.varscope.document.file.FileStamp;
import org.varscope.remark.Remark;
import org.varscope.remark.RemarkedIOException;
import org.varscope.scan.walk.Progress;

/// A journal that was left behind, while it is looked at and played again. Held until it is closed, discarded or gone
/// on with.
public final class Recovery implements Closeable {
    private final Found found;
    private final JournalFile held;
    private final List<Entry> entries;
    private final Seal seal;
    private final Journals home;
    private final List<Integer> places = new ArrayList<>();
    private final List<BaseEntry> bases = new ArrayList<>();
    private boolean handedOn;

    Recovery(Found found, JournalFile held, List<Entry> entries, Seal seal, Journals home) throws IOException {
        this.found = found;
        this.held = held;
        this.entries = entries;
        this.seal = seal;
        this.home = home;
        for (int i = 0; i < entries.size(); i++) {
            if (entries.get(i).kind() == Entry.Kind.BASE) {
                places.add(i);
                bases.add(BaseEntry.read(seal.open(entries.get(i).content())));
            }
        }
        if (bases.isEmpty()) {
            throw new RemarkedIOException(JournalRemark.NO_BASE.with(found.name()));
        }
    }

    /// {@return the bytes of a document that was never saved; empty where there is a file to be opened}
    public Optional<ByteStore> untitled() {
        BaseEntry last = bases.getLast();
        return last.isUntitled() ? Optional.of(last.content()) : Optional.empty();
    }

    /// {@return the state that the steps start from, if it is one that a file is in}
    ///
    /// Reads all of a file of up to 64 MiB, whose time of writing may then be another. Of a larger one it reads parts,
    /// and the time must be the same.
    ///
    /// @param bytes of the file itself, wrapped as they are
    /// @param stamp how it looks
    public Optional<Start> match(ByteStore bytes, FileStamp stamp) {
        for (int i = bases.size() - 1; i >= 0; i--) {
            if (bases.get(i).isFile(bytes, stamp)) {
                return Optional.of(new Start(i, bases.get(i).note()));
            }
        }
        return Optional.empty();
    }

    /// {@return the state that the steps of a document start from that was never saved}
    public Start start() {
        return new Start(bases.size() - 1, bases.getLast().note());
    }

    /// Why a file that does not [#match] cannot be gone on with, for people.
    ///
    /// @return a sentence or two
    public Remark whyNot() {
        return JournalRemark.WRITTEN_SINCE.with(found.name());
    }

    /// {@return what can be told of the edits without the file that they were made to, in the order of their making}
    ///
    /// @throws IOException if the journal is damaged
    public List<KeptStep> steps() throws IOException {
        return KeptStep.of(EntryFile.from(entries, places.getLast()), seal);
    }

    /// A state that steps start from.
    ///
    /// @param base which of the bases
    /// @param note what the caller noted for opening the file
    public record Start(int base, String note) { }

    /// {@return the document as it was, with its history}
    ///
    /// Takes long where much was done; to be called on any thread. What comes back holds the journal from then on.
    ///
    /// @param content  the bytes of the document in the state that it starts from: those of the file, unwrapped
    /// @param progress is asked whether to go on
    /// @throws IOException           with a reason for people, if the bytes are not those that the steps were made to
    /// @throws CancellationException if the progress says to stop
    public Restored replay(Start start, ByteStore content, Progress progress) throws IOException {
        BaseEntry base = bases.get(start.base());
        if (content.length() != base.length()) {
            throw new RemarkedIOException(JournalRemark.OTHER_LENGTH.with(found.name(), base.length(),
                    content.length()));
        }
        List<Entry> used = EntryFile.from(entries, places.get(start.base()));
        Replay replay = new Replay(base, content);
        int done = replay.acts(used, seal, progress);
        List<Entry> kept = used.subList(0, done);
        handedOn = true;
        return new Restored(replay.checkpoint(), base.isUntitled() ? ByteStore.empty() : content,
                replay.losses(), kept);
    }

    /// Removes the journal: nobody wants what is in it.
    public void discard() throws IOException {
        handedOn = true;
        held.delete();
    }

    /// Lets the journal be found again, unless it was discarded or played: then it is held by what came back.
    @Override
    public void close() throws IOException {
        if (!handedOn) {
            held.close();
        }
    }

    /// A document that came back from its journal, which it holds until it is closed or gone on with.
    public final class Restored implements Closeable {
        private final Checkpoint checkpoint;
        private final ByteStore saved;
        private final List<Remark> losses;
        private final List<Entry> kept;
        private boolean goneOn;

        private Restored(Checkpoint checkpoint, ByteStore saved, List<Remark> losses, List<Entry> kept) {
            this.checkpoint = checkpoint;
            this.saved = saved;
            this.losses = losses;
            this.kept = kept;
        }

        /// {@return it with its history}
        public Checkpoint checkpoint() {
            return checkpoint;
        }

        /// {@return what did not come back, as sentences; none where everything did}
        public List<Remark> losses() {
            return losses;
        }

        /// {@return the document, which belongs to the thread that calls this}
        public Document document() {
            return new Document(checkpoint, saved);
        }

        /// {@return the same journal, which goes on with `document`; to be called once, before anything happens to it}
        public Journal goOn(Document document) {
            goneOn = true;
            return home.goOn(document, held, kept, seal);
        }

        /// Lets the journal be found again, unless it is gone on with.
        @Override
        public void close() throws IOException {
            if (!goneOn) {
                held.close();
            }
        }
    }
}
