package org.varscope.ui.model;

import java.util.List;
import java.util.concurrent.Executor;
import javafx.beans.property.ReadOnlyDoubleProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.jspecify.annotations.Nullable;
import org.varscope.check.Report;
import org.varscope.codec.ObjectRule;
import org.varscope.document.Change;
import org.varscope.document.Document;
import org.varscope.problem.Problem;
import org.varscope.scan.index.Structure;

/// Checks a document in the background, as `check` on the command line does: one check at a time, the newest wins.
///
/// Every state is checked whole: where nothing is wrong, a check takes hardly longer than reading the bytes, so that
/// keeping answers for parts would cost more than it saves. Large documents are checked when edits pause.
final class Checking {
    /// Documents of at most this many bytes are checked after every edit at once.
    private static final long PROMPT = Document.INLINE;

    private final Executor background;
    private final Executor afterPause;
    private final Executor owner;
    private final Work work;
    private final ReadOnlyObjectWrapper<Health> health;
    private ObjectRule objects = ObjectRule.FORBIDDEN;
    private Work.@Nullable Going going;

    /// @param structure  of the document as it is at first
    /// @param afterPause runs work in the background, after a time in which the next edit may come
    /// @param owner      runs what must be done by the thread that owns the document
    Checking(Structure structure, Executor background, Executor afterPause, Executor owner) {
        this.background = background;
        this.afterPause = afterPause;
        this.owner = owner;
        this.work = new Work(owner);
        this.health = new ReadOnlyObjectWrapper<>(Health.of(structure, List.of(), new Health.State.Unread()));
        check(structure, List.of(), background);
    }

    ReadOnlyObjectProperty<Health> healthProperty() {
        return health.getReadOnlyProperty();
    }

    Health health() {
        return health.get();
    }

    /// {@return how far the check has come, 0 to 1; negative where none goes on, or only a short one}
    ReadOnlyDoubleProperty progressProperty() {
        return work.shareProperty();
    }

    ObjectRule objects() {
        return objects;
    }

    /// From now on says what an engine does that follows `rule`.
    void use(ObjectRule rule) {
        objects = rule;
        again();
    }

    /// Checks the document after an edit.
    void follow(Change step) {
        Structure before = step.before().structure();
        Structure after = step.after().structure();
        boolean alike = before.dialect().equals(after.dialect()) && before.framing().equals(after.framing());
        List<Problem> carried = alike ? Structure.moved(health().beyondReading(), step.patches()) : List.of();
        check(after, carried, after.bytes().length() > PROMPT ? afterPause : background);
    }

    /// Checks `structure`, in which the same bytes are read further than before.
    void follow(Structure structure) {
        check(structure, health().beyondReading(), background);
    }

    /// Checks the document once more.
    void again() {
        follow(health().structure());
    }

    /// Gives up the check that goes on, if one does; what it has found so far is kept.
    void stop() {
        work.stop();
    }

    /// Gives up the check that goes on, as nobody waits for it any more.
    void end() {
        work.stop();
        going = null;
    }

    private void check(Structure structure, List<Problem> carried, Executor when) {
        end();
        if (!structure.isComplete()) {
            health.set(Health.of(structure, carried, new Health.State.Unread()));
            return;
        }
        Work.Going begun = work.begin(structure.bytes().length());
        going = begun;
        boolean again = health().state() instanceof Health.State.Checked || !carried.isEmpty();
        health.set(Health.of(structure, carried, new Health.State.Checking(again)));
        ObjectRule rule = objects;
        when.execute(() -> {
            Health found = found(structure, carried, rule, begun);
            owner.execute(() -> finish(found, begun));
        });
    }

    private static Health found(Structure structure, List<Problem> carried, ObjectRule rule, Work.Going begun) {
        try {
            return Health.of(Report.of(structure, rule, begun), carried);
        } catch (RuntimeException | OutOfMemoryError e) {
            return Health.of(structure, carried, new Health.State.Failed(FailureWords.of(e)));
        }
    }

    private void finish(Health found, Work.Going begun) {
        begun.finish();
        if (begun == going) {
            going = null;
            health.set(found);
        }
    }
}
