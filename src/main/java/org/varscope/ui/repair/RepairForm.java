package org.varscope.ui.repair;

import module java.base;
import module javafx.controls;
import javafx.fxml.FXML;
import javafx.scene.control.Label;
import org.varscope.document.edit.Edit;
import org.varscope.document.edit.Review;
import org.varscope.repair.Losses;
import org.varscope.repair.Repair;
import org.varscope.repair.clause.Loss;
import org.varscope.scan.index.Structure;
import org.varscope.ui.card.Card;
import org.varscope.ui.card.Fxml;
import org.varscope.ui.message.Messages;
import org.varscope.ui.model.EditorModel;
import org.varscope.ui.toolkit.Background;

/// A card that looks for repairs in the background, shows what they would do, and makes them as one step. The work ends
/// with the card.
abstract class RepairForm extends Card {
    final EditorModel model;
    final Keys keys;
    final Structure structure;
    final Background.Lane looking;

    @FXML
    Label heading;
    @FXML
    Label offsets;
    @FXML
    ListView<Repair> list;
    @FXML
    Label outcome;
    @FXML
    Button repairButton;
    @FXML
    private Button cancelButton;
    @FXML
    private HBox working;
    @FXML
    private Label doing;
    @FXML
    private ProgressBar progress;
    @FXML
    private Label trouble;
    @FXML
    private ScrollPane scroll;
    @FXML
    private VBox preview;
    @FXML
    private Label hint;

    /// Keys of other commands, as they are shown.
    ///
    /// @param undo   takes a repair back
    /// @param decode decodes one value at the caret
    public record Keys(String undo, String decode) { }

    /// The share of the height of the window that the list has at most where there is little room.
    private static final double LIST = 0.3;

    RepairForm(EditorModel model, Keys keys) {
        super("repair", 860);
        this.model = model;
        this.keys = keys;
        this.structure = model.structure();
        this.looking = model.background().lane();
        getChildren().setAll(Fxml.<Parent>load("RepairForm.fxml", this));
    }

    @Override
    protected boolean isLow() {
        return true;
    }

    @FXML
    private void initialize() {
        List.of(offsets, working, trouble, list, outcome, scroll, repairButton, hint).forEach(part -> {
            part.managedProperty().bind(part.visibleProperty());
            part.setVisible(false);
        });
        // A box takes as much from each of its parts where there is little room, however much there is of others.
        list.minHeightProperty().bind(sceneProperty().flatMap(Scene::heightProperty).orElse(0.0)
                .flatMap(all -> list.prefHeightProperty()
                        .map(rows -> Math.min(rows.doubleValue(), LIST * all.doubleValue()))));
        // Lines that wrap are taller than a scroll pane expects.
        scroll.prefViewportHeightProperty().bind(preview.heightProperty());
        cancelButton.setOnAction(_ -> leave());
    }

    @Override
    protected Node first() {
        return Stream.of(list, repairButton).filter(Node::isVisible).findFirst().map(Node.class::cast)
                .orElse(cancelButton);
    }

    @Override
    protected void dismissed() {
        looking.cancel();
    }

    final void leave() {
        close();
        dismissed();
    }

    /// Says that `lane` works.
    final void busy(String what, Background.Lane lane) {
        doing.setText(what);
        progress.progressProperty().bind(lane.shareProperty());
        working.setVisible(true);
    }

    /// Says why something cannot be done.
    final void fail(String why) {
        answer(why, "bad-text");
    }

    /// Says that there is nothing to be done here.
    final void end(String why) {
        answer(why, "muted");
        cancelButton.setText(Messages.get("repair.close"));
    }

    /// Says that nothing is to be done here, and leads to saving what can be read.
    ///
    /// @param salvage looks for what can be read, in a card of its own
    final void lead(String why, Runnable salvage) {
        end(why);
        if (structure.isComplete()) {
            repairButton.setText(Messages.get("command.salvage"));
            repairButton.setOnAction(_ -> {
                leave();
                salvage.run();
            });
            repairButton.setVisible(true);
            first().requestFocus();
        }
    }

    private void answer(String words, String style) {
        working.setVisible(false);
        trouble.setVisible(true);
        say(trouble, words, style);
    }

    /// Says what there is to be done.
    ///
    /// @param words says how
    final void offer(String words) {
        List.of(working, trouble).forEach(part -> part.setVisible(false));
        List.of(repairButton, hint).forEach(part -> part.setVisible(true));
        hint.setText(words);
        first().requestFocus();
    }

    /// Shows what would be done.
    final void show(String sentence, List<Node> lines) {
        List.of(working, trouble).forEach(part -> part.setVisible(false));
        outcome.setVisible(!sentence.isEmpty());
        scroll.setVisible(true);
        outcome.setText(sentence);
        preview.getChildren().setAll(lines);
        scroll.setVvalue(0);
    }

    static Label section(String words) {
        Label heading = new Label(words);
        heading.getStyleClass().add("heading");
        return heading;
    }

    /// {@return what a repair leaves, and what it costs, in sentences}
    final String said(String outcome, Losses losses) {
        return Loss.of(losses, structure.dialect(), false)
                .map(cost -> Messages.get("repair.costs", outcome, Messages.say(cost))).orElse(outcome);
    }

    /// Does `edit` as one step, and says so; nothing where the bytes have become others meanwhile.
    ///
    /// @param losses what it costs, which is told until the document is saved
    final void make(Edit edit, Losses losses, String said) {
        if (isCurrent()) {
            model.edits().attempt(edit, true, () -> done(losses, said)).ifPresentOrElse(this::fail, this::leave);
        }
    }

    /// Does what was reviewed, so that nothing is read again.
    final void make(Review review, Losses losses, String said) {
        if (model.structure() != review.structure()) {
            make(review.edit(), losses, said);
        } else if (isCurrent()) {
            model.edits().attempt(review, false, () -> done(losses, said)).ifPresentOrElse(this::fail, this::leave);
        }
    }

    private void done(Losses losses, String said) {
        model.costs().add(losses);
        model.say(said);
    }

    private boolean isCurrent() {
        boolean current = model.bytes() == structure.bytes();
        if (!current) {
            fail(Messages.get("repair.overtaken"));
        }
        return current;
    }
}
