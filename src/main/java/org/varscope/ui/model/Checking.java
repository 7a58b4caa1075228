package org.varscope.ui.model;

import java.util.List;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyDoubleProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
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

    private final Background.Lane lane;
    private final ReadOnlyObjectWrapper<Health> health;
    private ObjectRule objects = ObjectRule.FORBIDDEN;

    /// @param structure of the document as it is at first
    Checking(Structure structure, Background background) {
        this.lane = background.lane();
        this.health = new ReadOnlyObjectWrapper<>(Health.of(structure, List.of(), new Health.State.Unread()));
        check(structure, List.of(), false);
    }

    ReadOnlyObjectProperty<Health> healthProperty() {
        return health.getReadOnlyProperty();
    }

    Health health() {
        return health.get();
    }

    /// {@return how far the check has come, 0 to 1; negative where none goes on, or only a short one}
    ReadOnlyDoubleProperty progressProperty() {
        return lane.shareProperty();
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
        check(after, carried, after.bytes().length() > PROMPT);
    }

    /// Checks `structure`, in which the same bytes are read further than before.
    void follow(Structure structure) {
        check(structure, health().beyondReading(), false);
    }

    /// Checks the document once more.
    void again() {
        follow(health().structure());
    }

    /// Gives up the check that goes on, if one does; what it has found so far is kept.
    void stop() {
        lane.stop();
    }

    /// Gives up the check that goes on, as nobody waits for it any more.
    void end() {
        lane.cancel();
    }

    private void check(Structure structure, List<Problem> carried, boolean pause) {
        end();
        if (!structure.isComplete()) {
            health.set(Health.of(structure, carried, new Health.State.Unread()));
            return;
        }
        boolean again = health().state() instanceof Health.State.Checked || !carried.isEmpty();
        health.set(Health.of(structure, carried, new Health.State.Checking(again)));
        ObjectRule rule = objects;
        Background.Work<Health> work = running -> Health.of(
                Report.of(structure, rule, running.over(structure.bytes().length())), carried);
        Consumer<Throwable> failed = failure -> health.set(
                Health.of(structure, carried, new Health.State.Failed(FailureWords.of(failure))));
        if (pause) {
            lane.runAfterPause(work, health::set, failed);
        } else {
            lane.run(work, health::set, failed);
        }
    }
}
