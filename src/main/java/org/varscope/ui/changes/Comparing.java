package org.varscope.ui.changes;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.ByteStore;
import org.varscope.compare.ChangedValues;
import org.varscope.document.Document;
import org.varscope.scan.index.Structure;
import org.varscope.ui.model.ComparedValue;
import org.varscope.ui.model.EditorModel;
import org.varscope.ui.toolkit.Background;

/// Compares a document with the bytes that were opened or saved last, in the background: what was saved is read once.
final class Comparing {
    /// More differences are not listed.
    static final int MOST = 1000;

    private final EditorModel model;
    private final Background.Lane lane;
    private final Consumer<Found> told;
    private final Consumer<Throwable> failed;
    private @Nullable Structure saved;

    /// What is different.
    ///
    /// @param saved what was saved
    /// @param now   what it was compared with
    /// @param all   from the document to what was saved, in the order of the document
    record Found(Structure saved, Structure now, ChangedValues all, List<ComparedValue> values) { }

    /// @param told   gets what was found
    /// @param failed gets why nothing was
    Comparing(EditorModel model, Consumer<Found> told, Consumer<Throwable> failed) {
        this.model = model;
        this.lane = model.background().lane();
        this.told = told;
        this.failed = failed;
    }

    /// Compares what is there now, in place of what was compared before.
    void start() {
        Structure now = model.structure();
        ByteStore bytes = model.savedBytes();
        Structure known = saved;
        boolean same = known != null && known.bytes() == bytes && known.dialect().equals(now.dialect())
                && known.framing().equals(now.framing());
        Background.Work<Found> work = running -> {
            Structure before = same ? known
                    : Structure.scan(bytes, now.dialect(), now.framing(), running.over(bytes.length()));
            ChangedValues all = ChangedValues.between(now, before, MOST, running.over(bytes.length()));
            return new Found(before, now, all, all.differences().stream()
                    .map(one -> ComparedValue.of(one, now, before)).toList());
        };
        Consumer<Found> done = found -> {
            saved = found.saved;
            told.accept(found);
        };
        if (bytes.length() > Document.INLINE) {
            lane.runAfterPause(work, done, failed);
        } else {
            lane.run(work, done, failed);
        }
    }

    void cancel() {
        lane.cancel();
    }
}
