package org.varscope.ui.model;

import module java.base;
import org.varscope.check.Report;
import org.varscope.codec.ObjectRule;
import org.varscope.document.Change;
import org.varscope.document.Document;
import org.varscope.problem.Problem;
import org.varscope.scan.index.Structure;
import org.varscope.ui.toolkit.Background;
import org.varscope.ui.toolkit.FailureWords;

/// Checks a document in the background, as `check` on the command line does: one check at a time, the newest wins.
///
/// Every state is checked whole: where nothing is wrong, a check takes hardly longer than reading the bytes, so that
/// keeping answers for parts would cost more than it saves. Large documents are checked when edits pause.
public final class HealthCheck {
    /// Documents of at most this many bytes are checked after every edit immediately.
    private static final long PROMPT = Document.INLINE;

    private final Background.Lane lane;
    private final Supplier<Health> known;
    private final Consumer<Health> told;
    private ObjectRule objects = ObjectRule.FORBIDDEN;

    /// @param known gives what is known now
    /// @param told  gets what each check has found
    HealthCheck(Background background, Supplier<Health> known, Consumer<Health> told) {
        this.lane = background.lane();
        this.known = known;
        this.told = told;
    }

    /// {@return how far it has come; what a check that is stopped has found is kept}
    public Background.Lane lane() {
        return lane;
    }

    /// Checks from now on what an engine does that follows `rule`.
    public void use(ObjectRule rule) {
        objects = rule;
        again();
    }

    /// Checks the document once more.
    public void again() {
        told.accept(after(known.get(), known.get().structure()));
        start(known.get(), false);
    }

    /// {@return what is known after an edit, before that is checked}
    static Health after(Health old, Change step) {
        Structure before = step.before().structure();
        Structure after = step.after().structure();
        boolean alike = before.dialect().equals(after.dialect()) && before.framing().equals(after.framing());
        return unchecked(old, after, alike ? Structure.moved(old.beyondReading(), step.patches()) : List.of());
    }

    /// {@return what is known of `structure`, in which the same bytes are read as before or further, before it is
    /// checked}
    static Health after(Health old, Structure structure) {
        return unchecked(old, structure, old.beyondReading());
    }

    private static Health unchecked(Health old, Structure structure, List<Problem> carried) {
        boolean again = old.state() instanceof Health.State.Checked || !carried.isEmpty();
        return Health.of(structure, carried,
                structure.isComplete() ? new Health.State.Checking(again) : new Health.State.Unread());
    }

    /// Begins to check what `unchecked` is about, in place of what was checked before.
    ///
    /// @param edits whether more edits may come soon
    void start(Health unchecked, boolean edits) {
        end();
        if (unchecked.state() instanceof Health.State.Unread) {
            return;
        }
        Structure structure = unchecked.structure();
        List<Problem> carried = unchecked.beyondReading();
        ObjectRule rule = objects;
        Background.Work<Health> work = running -> Health.of(
                Report.of(structure, rule, running.over(structure.bytes().length())), carried);
        Consumer<Throwable> failed = failure -> told.accept(
                Health.of(structure, carried, new Health.State.Failed(FailureWords.of(failure))));
        if (edits && structure.bytes().length() > PROMPT) {
            lane.runAfterPause(work, told, failed);
        } else {
            lane.run(work, told, failed);
        }
    }

    /// Gives up the check that goes on, as nobody still waits for it.
    void end() {
        lane.cancel();
    }
}
