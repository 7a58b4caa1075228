package org.varscope.ui.problems;

import module java.base;
import org.varscope.repair.Causes;
import org.varscope.repair.Repairs;
import org.varscope.scan.index.Structure;
import org.varscope.ui.message.Messages;
import org.varscope.ui.model.EditorModel;
import org.varscope.ui.model.Health;
import org.varscope.ui.toolkit.Background;
import org.varscope.ui.toolkit.FailureWords;

/// Finds out in the background which problems follow from others, once a document has been checked.
final class CauseSearch {
    /// Bytes of a document that is looked at immediately; a larger one only after a pause in which it may change again.
    private static final long PROMPT = 1 << 20;

    private final EditorModel model;
    private final Background.Lane lane;
    private final Consumer<Causes> told;

    /// @param told gets what follows from what
    CauseSearch(EditorModel model, Consumer<Causes> told) {
        this.model = model;
        this.lane = model.background().lane();
        this.told = told;
    }

    /// Looks at the problems that are known now, in place of those before.
    void look(Health now) {
        lane.cancel();
        boolean checked = now.state() instanceof Health.State.Checked(var report) && report.complete();
        if (!checked || now.problems().stream().filter(Repairs::isMended).limit(2).count() < 2) {
            return;
        }
        Structure structure = now.structure();
        Background.Work<Causes> work =
                running -> Causes.of(structure, now.problems(), running.over(structure.bytes().length()));
        Consumer<Throwable> failed =
                failure -> model.say(Messages.get("problems.no-causes", FailureWords.of(failure)));
        if (structure.bytes().length() > PROMPT) {
            lane.runAfterPause(work, told, failed);
        } else {
            lane.run(work, told, failed);
        }
    }
}
