package org.varscope.ui.problems;

import module java.base;
import org.varscope.problem.Problem;
import org.varscope.repair.Causes;
import org.varscope.repair.Repairs;
import org.varscope.repair.incident.Happened;
import org.varscope.repair.incident.Incident;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;
import org.varscope.ui.message.Messages;
import org.varscope.ui.model.EditorModel;
import org.varscope.ui.model.Health;
import org.varscope.ui.toolkit.Background;
import org.varscope.ui.toolkit.FailureWords;

/// Finds out in the background what happened to a document, and which problems follow from others, once it has been
/// checked.
final class CauseSearch {
    /// Bytes of a document that is looked at immediately; a larger one only after a pause in which it may change again.
    static final long PROMPT = 1 << 20;

    private final EditorModel model;
    private final Background.Lane lane;
    private final Consumer<Known> told;

    /// What is known of the problems of a document.
    ///
    /// @param causes   which follow from which
    /// @param happened to all of it; empty where no one thing explains them
    record Known(Causes causes, Optional<Happened> happened) {
        static final Known NOTHING = new Known(Causes.NONE, Optional.empty());

        private static Known of(Structure structure, List<Problem> problems, Progress progress) {
            boolean several = problems.stream().filter(Repairs::isMended).limit(2).count() == 2;
            return new Known(several ? Causes.of(structure, problems, progress) : Causes.NONE,
                    CauseSearch.happened(structure, problems, progress));
        }
    }

    /// {@return what happened, for the list: that there are only zeros, the line above it says}
    static Optional<Happened> happened(Structure structure, List<Problem> problems, Progress progress) {
        return Happened.of(structure, problems, progress)
                .filter(found -> !(found.incident() instanceof Incident.OnlyZeros));
    }

    /// @param told gets what is known
    CauseSearch(EditorModel model, Consumer<Known> told) {
        this.model = model;
        this.lane = model.background().lane();
        this.told = told;
    }

    /// Looks at the problems that are known now, in place of those before.
    void look(Health now) {
        lane.cancel();
        boolean checked = now.state() instanceof Health.State.Checked(var report) && report.complete();
        if (!checked) {
            return;
        }
        if (now.problems().stream().noneMatch(Repairs::isMended)) {
            told.accept(Known.NOTHING);
            return;
        }
        Structure structure = now.structure();
        Background.Work<Known> work =
                running -> Known.of(structure, now.problems(), running.over(structure.bytes().length()));
        Consumer<Throwable> failed =
                failure -> model.say(Messages.get("problems.no-causes", FailureWords.of(failure)));
        if (structure.bytes().length() > PROMPT) {
            lane.runAfterPause(work, told, failed);
        } else {
            lane.run(work, told, failed);
        }
    }
}
