package org.varscope.document.journal;

import module java.base;
import org.varscope.bytes.ByteStore;
import org.varscope.document.Act;
import org.varscope.document.Checkpoint;
import org.varscope.document.Document;
import org.varscope.document.file.FileStamp;
import org.varscope.document.file.SaveFile;

/// Keeps what happens to one document in a file of its own until it is saved and closed.
///
/// Belongs to the thread of the document, which never waits for the disk: every act is written at once by the thread of
/// [Journals], and forced to disk within a second.
public final class Journal implements AutoCloseable {
    private final Document document;
    private final Consumer<Act> listener = this::happened;
    private final JournalWriter writer;
    private long acts;

    Journal(Document document, JournalWriter writer) {
        this.document = document;
        this.writer = writer;
        this.acts = document.checkpoint().acts();
        document.listen(listener);
    }

    private void happened(Act act) {
        writer.add(++acts, act);
    }

    /// {@return why edits are not kept until the next save, for people, and what to do; empty while they are. May be asked
    /// from any thread}
    public String trouble() {
        return writer.trouble();
    }

    /// Tells `listener`, on a thread of the journal, whenever that changes.
    public void onTrouble(Consumer<String> listener) {
        writer.onTrouble(listener);
    }

    /// {@return what a save of this document has to tell before it replaces the file; see {@link SaveFile.Live}}
    ///
    /// Whatever happens to the program from then on, the journal fits the file, be it the old or the new one. After the
    /// save, {@link Document#markSaved} must be called.
    ///
    /// @param saving the document as it is being saved, taken when its bytes were
    /// @param note   what the caller wants to know again when it opens the file
    public SaveFile.Ready saving(Checkpoint saving, String note) {
        writer.resumeAfter(saving.acts());
        return (Path file, FileStamp stamp, ByteStore bytes) -> writer.base(saving, Base.of(file, stamp, bytes, note));
    }

    /// Waits until everything that has happened so far is on the disk.
    public void flush() {
        await(writer.force());
    }

    /// Ends the journal, but keeps it, so that it is found at the next start: for a program that is made to end.
    @Override
    public void close() {
        document.unlisten(listener);
        await(writer.close(false));
    }

    /// Ends the journal and removes it: for a document that is closed because it is saved, or because nobody wants its
    /// edits.
    public void discard() {
        document.unlisten(listener);
        writer.close(true);
    }

    static void await(Future<?> done) {
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
}
