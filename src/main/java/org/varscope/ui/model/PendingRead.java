package org.varscope.ui.model;

import module java.base;
import module javafx.controls;
import org.varscope.document.Document;
import org.varscope.document.ScanJob;
import org.varscope.scan.index.Structure;

/// Reads in the background what a document has not read yet.
final class PendingRead {
    private final Document document;
    private final Background.Lane lane;
    private final Runnable done;
    private final ReadOnlyBooleanWrapper busy = new ReadOnlyBooleanWrapper();
    private final ReadOnlyStringWrapper trouble = new ReadOnlyStringWrapper("");

    /// @param done runs when the document has taken what was read
    PendingRead(Document document, Background background, Runnable done) {
        this.document = document;
        this.lane = background.lane();
        this.done = done;
    }

    ReadOnlyBooleanProperty busyProperty() {
        return busy.getReadOnlyProperty();
    }

    Background.Lane lane() {
        return lane;
    }

    /// {@return why the last reading has failed, as a clause; empty where it has not}
    ReadOnlyStringProperty troubleProperty() {
        return trouble.getReadOnlyProperty();
    }

    /// Begins, if there is anything to read; an older reading is given up.
    void start() {
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
