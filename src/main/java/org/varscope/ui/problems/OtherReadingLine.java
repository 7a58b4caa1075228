package org.varscope.ui.problems;

import module java.base;
import module javafx.controls;
import org.varscope.explain.TypeWords;
import org.varscope.problem.Problem;
import org.varscope.repair.OtherReading;
import org.varscope.repair.Repair;
import org.varscope.repair.Repairs;
import org.varscope.repair.clause.RepairOutcome;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;
import org.varscope.ui.message.Messages;
import org.varscope.ui.model.EditorModel;
import org.varscope.ui.model.Health;
import org.varscope.ui.toolkit.Background;
import org.varscope.ui.toolkit.FailureWords;

/// A line that says, where a document has errors, what makes all of it whole at once: other rules to read it by, or
/// undoing a transfer as text.
final class OtherReadingLine {
    private final EditorModel model;
    private final Background.Lane lane;
    private final OfferLine line;
    private final Runnable repair;

    /// What makes all of a document whole.
    private record Found(Optional<OtherReading> reading, Optional<Repair> repair) {
        static final Found NOTHING = new Found(Optional.empty(), Optional.empty());

        static Found of(Structure structure, Progress progress) {
            Optional<Repair> repair = Repairs.ofTransfer(structure, progress);
            return new Found(repair.isPresent() ? Optional.empty() : OtherReading.of(structure, progress), repair);
        }
    }

    /// @param back   takes the keyboard where the line had it and goes away
    /// @param repair shows the repairs of the first problem, of which that of the whole file is the first
    OtherReadingLine(EditorModel model, Node back, Runnable repair) {
        this.model = model;
        this.lane = model.background().lane();
        this.repair = repair;
        Hyperlink take = new Hyperlink();
        take.setId("other-reading-take");
        line = new OfferLine("other-reading", take, back);
    }

    /// {@return the line}
    Node view() {
        return line.view();
    }

    /// {@return what takes the keyboard in it; empty while the line is not there}
    List<Node> targets() {
        return line.targets();
    }

    /// Looks for another reading where the document was checked and has errors.
    void look(Health now) {
        lane.cancel();
        boolean errors = now.problems().stream().anyMatch(Problem::isError);
        if (!errors || !(now.state() instanceof Health.State.Checked)) {
            show(Found.NOTHING);
            return;
        }
        Structure structure = now.structure();
        lane.run(running -> Found.of(structure, running.over(structure.bytes().length())), this::show,
                failure -> model.say(Messages.get("problems.no-reading", FailureWords.of(failure))));
    }

    private void show(Found found) {
        line.change(() -> line.view().setVisible(found.reading.isPresent() || found.repair.isPresent()));
        found.reading.ifPresent(other -> offer(Messages.get("problems.other-reading", other.dialect().traits().title(),
                TypeWords.framing(other.framing(), Messages.language())), "problems.read-so",
                () -> model.edits().apply(other.edit())));
        found.repair.ifPresent(whole -> offer(Messages.get("problems.transferred",
                Messages.say(RepairOutcome.left(whole))),
                "problems.repair", repair));
    }

    private void offer(String what, String name, Runnable act) {
        line.words().setText(what);
        line.offer(Messages.get(name), act);
    }
}
