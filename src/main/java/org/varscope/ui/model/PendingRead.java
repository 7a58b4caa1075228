package org.varscope.ui.model;

import module java.base;
import module javafx.controls;
import org.varscope.document.Document;
import org.varscope.document.ScanJob;
import org.varscope.scan.index.Structure;
import org.varscope.ui.lifetime.Lasting;
import org.varscope.ui.toolkit.Background;
import org.varscope.ui.toolkit.FailureWords;

/// Reads in the background what a document has not read yet.
public final class PendingRead {
    private final Document document;
    private final Background.Lane lane;
    private final Runnable done;
    private final BooleanProperty busy = new SimpleBooleanProperty();
    private final StringProperty trouble = new SimpleStringProperty("");

    /// @param done runs when the document has taken what was read
    PendingRead(Document document, Background background, Runnable done) {
        this.document = document;
        this.lane = background.lane();
        this.done = done;
    }

    /// {@return whether parts of the structure are older than the bytes and being read}
    public Lasting<Boolean> busyProperty() {
        return new Lasting<>(busy);
    }

    /// {@return how far it has come; [EditorModel#stopReading] stops it}
    public Background.Lane lane() {
        return lane;
    }

    /// {@return why the values could not all be read, as a clause; empty where they could, and while they are being
    /// read}
    public Lasting<String> troubleProperty() {
        return new Lasting<>(trouble);
    }

    /// Begins, if there is anything to read; an older reading is given up.
    public void start() {
        stop();
        trouble.set("");
        Optional<ScanJob> pending = document.pending();
        busy.set(pending.isPresent());
        pending.ifPresent(job -> lane.run(running -> job.run(running.over(job.size())), read -> finish(job, read),
                failure -> {
            busy.set(false);
            trouble.set(FailureWords.of(failure));
        }));
    }

    /// Gives up the reading that goes on, if one does.
    void stop() {
        lane.cancel();
        busy.set(false);
    }

    private void finish(ScanJob job, Structure structure) {
        if (document.adopt(job, structure)) {
            busy.set(false);
            done.run();
        } else {
            start();
        }
    }
}
