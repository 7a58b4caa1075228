package org.varscope.document.journal;

import module java.base;
import org.varscope.bytes.ByteStore;
import org.varscope.document.Checkpoint;
import org.varscope.document.Document;

/// A document that came back from its journal, which it holds until it is closed or gone on with.
public final class Restored implements Closeable {
    private final Checkpoint checkpoint;
    private final ByteStore saved;
    private final String note;
    private final Recovery recovery;
    private final List<Entry> kept;
    private boolean goneOn;

    Restored(Checkpoint checkpoint, ByteStore saved, String note, Recovery recovery, List<Entry> kept) {
        this.checkpoint = checkpoint;
        this.saved = saved;
        this.note = note;
        this.recovery = recovery;
        this.kept = kept;
    }

    /// {@return it with its history}
    public Checkpoint checkpoint() {
        return checkpoint;
    }

    /// {@return what did not come back, for people; empty where everything did}
    public String note() {
        return note;
    }

    /// {@return the document, which belongs to the thread that calls this}
    public Document document() {
        return new Document(checkpoint, saved);
    }

    /// {@return the same journal, which goes on with `document`; to be called once, before anything happens to it}
    public Journal goOn(Document document) {
        goneOn = true;
        return new Journal(document, recovery.goOn(kept));
    }

    /// Lets the journal be found again, unless it is gone on with.
    @Override
    public void close() throws IOException {
        if (!goneOn) {
            recovery.letGo();
        }
    }
}
