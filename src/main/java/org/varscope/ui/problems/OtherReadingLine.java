package org.varscope.ui.problems;

import module java.base;
import module javafx.controls;
import org.varscope.explain.TypeWords;
import org.varscope.problem.Problem;
import org.varscope.repair.OtherReading;
import org.varscope.scan.index.Structure;
import org.varscope.ui.message.Messages;
import org.varscope.ui.model.EditorModel;
import org.varscope.ui.model.Health;
import org.varscope.ui.toolkit.Background;
import org.varscope.ui.toolkit.FailureWords;

/// A line that says, where a document has errors, by which other rules all of it can be read.
final class OtherReadingLine {
    private final EditorModel model;
    private final Background.Lane lane;
    private final OfferLine line;

    /// @param back takes the keyboard where the line had it and goes away
    OtherReadingLine(EditorModel model, Node back) {
        this.model = model;
        this.lane = model.background().lane();
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
            show(Optional.empty());
            return;
        }
        Structure structure = now.structure();
        lane.run(running -> OtherReading.of(structure, running.over(structure.bytes().length())), this::show,
                failure -> model.say(Messages.get("problems.no-reading", FailureWords.of(failure))));
    }

    private void show(Optional<OtherReading> found) {
        line.change(() -> line.view().setVisible(found.isPresent()));
        found.ifPresent(other -> {
            line.words().setText(Messages.get("problems.other-reading", other.dialect().traits().title(),
                    TypeWords.framing(other.framing(), Messages.language())));
            line.offer(Messages.get("problems.read-so"), () -> model.edits().apply(other.edit()));
        });
    }
}
