package org.varscope.ui.problems;

import module java.base;
import module javafx.controls;
import javafx.scene.control.Label;
import org.varscope.explain.TypeWords;
import org.varscope.problem.Severity;
import org.varscope.repair.OtherReading;
import org.varscope.scan.index.Structure;
import org.varscope.ui.message.Messages;
import org.varscope.ui.model.Background;
import org.varscope.ui.model.EditorModel;
import org.varscope.ui.model.FailureWords;
import org.varscope.ui.model.Health;

/// A line that says, where a document has errors, by which other rules all of it can be read, and reads it so.
final class OtherReadingLine {
    private final EditorModel model;
    private final Background.Lane lane;
    private final Label words = new Label();
    private final Hyperlink take = new Hyperlink(Messages.get("problems.read-so"));
    private final HBox view = new HBox(words, take);
    private final Node back;

    /// @param back takes the keyboard where the line had it and goes away
    OtherReadingLine(EditorModel model, Node back) {
        this.model = model;
        this.lane = model.background().lane();
        this.back = back;
        view.setId("other-reading");
        view.getStyleClass().add("other-data");
        view.setAlignment(Pos.BASELINE_LEFT);
        take.setId("other-reading-take");
        take.setMinWidth(Region.USE_PREF_SIZE);
        words.setMinWidth(0);
        view.managedProperty().bind(view.visibleProperty());
        view.setVisible(false);
    }

    /// {@return the line}
    Node view() {
        return view;
    }

    /// {@return what takes the keyboard in it; empty while the line is not there}
    List<Node> targets() {
        return view.isVisible() ? List.of(take) : List.of();
    }

    /// Looks for another reading where the document was checked and has errors.
    void look(Health now) {
        lane.cancel();
        boolean errors = now.problems().stream().anyMatch(problem -> problem.severity() == Severity.ERROR);
        if (!errors || !(now.state() instanceof Health.State.Checked)) {
            show(Optional.empty());
            return;
        }
        Structure structure = now.structure();
        lane.run(running -> OtherReading.of(structure, running.over(structure.bytes().length())), this::show,
                failure -> model.say(Messages.get("problems.no-reading", FailureWords.of(failure))));
    }

    private void show(Optional<OtherReading> found) {
        boolean keyboard = take.isFocused();
        view.setVisible(found.isPresent());
        found.ifPresent(other -> {
            words.setText(Messages.get("problems.other-reading", other.dialect().traits().title(),
                    TypeWords.framing(other.framing())));
            take.setOnAction(_ -> {
                take.setVisited(false);
                model.apply(other.edit());
            });
        });
        if (keyboard && !view.isVisible()) {
            back.requestFocus();
        }
    }
}
