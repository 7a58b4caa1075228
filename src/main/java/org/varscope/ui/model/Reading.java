package org.varscope.ui.model;

import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicBoolean;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyDoubleProperty;
import javafx.beans.property.ReadOnlyDoubleWrapper;
import org.jspecify.annotations.Nullable;
import org.varscope.document.Document;
import org.varscope.document.ScanJob;
import org.varscope.scan.index.Structure;

/// Reads in the background what a document has not read yet: one reading at a time, the newest wins.
final class Reading {
    /// Steps of the progress that are told.
    private static final int STEPS = 200;

    private final Document document;
    private final Executor background;
    private final Executor owner;
    private final Runnable done;
    private final ReadOnlyBooleanWrapper busy = new ReadOnlyBooleanWrapper();
    private final ReadOnlyDoubleWrapper progress = new ReadOnlyDoubleWrapper(-1);
    private @Nullable AtomicBoolean going;

    /// @param done runs on the owner's thread when the document has taken what was read
    Reading(Document document, Executor background, Executor owner, Runnable done) {
        this.document = document;
        this.background = background;
        this.owner = owner;
        this.done = done;
    }

    ReadOnlyBooleanProperty busyProperty() {
        return busy.getReadOnlyProperty();
    }

    ReadOnlyDoubleProperty progressProperty() {
        return progress.getReadOnlyProperty();
    }

    /// Begins, if there is anything to read; an older reading is given up.
    void start() {
        stop();
        Optional<ScanJob> job = document.pending();
        if (job.isPresent()) {
            AtomicBoolean goOn = new AtomicBoolean(true);
            going = goOn;
            busy.set(true);
            progress.set(0);
            background.execute(() -> read(job.get(), goOn));
        }
    }

    /// Gives up the reading that goes on, if one does.
    void stop() {
        if (going != null) {
            going.set(false);
            going = null;
            busy.set(false);
            progress.set(-1);
        }
    }

    private void read(ScanJob job, AtomicBoolean goOn) {
        int[] told = {0};
        try {
            Structure structure = job.run(bytes -> {
                int step = (int) (bytes * STEPS / Math.max(1, job.size()));
                if (step > told[0]) {
                    told[0] = step;
                    owner.execute(() -> tell(goOn, (double) step / STEPS));
                }
                return goOn.get();
            });
            owner.execute(() -> finish(job, structure, goOn));
        } catch (CancellationException _) {
            // Whoever stopped it has tidied up already.
            return;
        }
    }

    private void tell(AtomicBoolean goOn, double reached) {
        if (goOn == going) {
            progress.set(reached);
        }
    }

    private void finish(ScanJob job, Structure structure, AtomicBoolean goOn) {
        if (goOn != going) {
            return;
        }
        boolean taken = document.adopt(job, structure);
        stop();
        if (taken) {
            done.run();
        } else {
            start();
        }
    }
}
