package org.varscope.ui.repair;

import module java.base;
import module javafx.controls;
import javafx.fxml.FXML;
import javafx.scene.control.Label;
import org.jspecify.annotations.Nullable;
import org.varscope.explain.RepairWords;
import org.varscope.explain.TypeWords;
import org.varscope.problem.Problem;
import org.varscope.repair.Repair;
import org.varscope.repair.Repairs;
import org.varscope.scan.index.Structure;
import org.varscope.ui.card.Card;
import org.varscope.ui.card.Fxml;
import org.varscope.ui.message.Messages;
import org.varscope.ui.model.Background;
import org.varscope.ui.model.EditorModel;
import org.varscope.ui.model.FailureWords;
import org.varscope.ui.model.Problems;

/// The repairs of one problem, the likeliest first, with what the chosen one would do to bytes and values. They are
/// looked for in the background, and the work ends with the card.
public final class RepairCard extends Card {
    private static final double ROW = 30;
    private static final int ROWS = 5;

    private final EditorModel model;
    private final Keys keys;
    private final Background.Lane looking;
    private final Background.Lane previewing;
    private final Structure structure;

    @FXML
    private Label problem;
    @FXML
    private Label offsets;
    @FXML
    private HBox working;
    @FXML
    private Label doing;
    @FXML
    private ProgressBar progress;
    @FXML
    private Label trouble;
    @FXML
    private ListView<Repair> list;
    @FXML
    private Label outcome;
    @FXML
    private ScrollPane scroll;
    @FXML
    private VBox preview;
    @FXML
    private Button repairButton;
    @FXML
    private Button cancelButton;
    @FXML
    private Label hint;

    /// Keys of other commands, as they are shown.
    ///
    /// @param undo   takes a repair back
    /// @param decode decodes one value at the caret
    public record Keys(String undo, String decode) { }

    /// Begins to look for repairs of `of`.
    public RepairCard(EditorModel model, Problem of, Keys keys) {
        super("repair", 720);
        this.model = model;
        this.keys = keys;
        this.looking = model.background().lane();
        this.previewing = model.background().lane();
        this.structure = model.structure();
        getChildren().setAll(Fxml.<Parent>load("RepairCard.fxml", this));
        problem.setText(Problems.sentence(of));
        offsets.setText(TypeWords.offsets(of.span()));
        busy(Messages.get("repair.looking"), looking);
        looking.run(running -> Repairs.of(structure, of, running.over(structure.bytes().length())), this::found,
                failure -> fail(Messages.get("repair.failed", FailureWords.of(failure))));
    }

    @FXML
    private void initialize() {
        List.of(working, trouble, list, outcome, scroll, repairButton, hint).forEach(part -> {
            part.managedProperty().bind(part.visibleProperty());
            part.setVisible(false);
        });
        list.setAccessibleText(Messages.get("repair.list"));
        list.setFixedCellSize(ROW);
        list.setCellFactory(_ -> new RepairCell(structure.dialect()));
        list.getSelectionModel().selectedItemProperty().subscribe(this::choose);
        list.addEventFilter(KeyEvent.KEY_PRESSED, event -> {
            if (event.getCode() == KeyCode.ENTER) {
                event.consume();
                repair();
            }
        });
        hint.setText(Messages.get("repair.hint", keys.undo()));
        repairButton.setOnAction(_ -> repair());
        cancelButton.setOnAction(_ -> {
            close();
            dismissed();
        });
    }

    @Override
    protected Node first() {
        return list.isVisible() ? list : cancelButton;
    }

    @Override
    protected void dismissed() {
        looking.cancel();
        previewing.cancel();
    }

    private void busy(String what, Background.Lane lane) {
        doing.setText(what);
        progress.progressProperty().bind(lane.shareProperty());
        working.setVisible(true);
    }

    private void fail(String why) {
        working.setVisible(false);
        trouble.setVisible(true);
        say(trouble, why, "bad-text");
    }

    private void found(List<Repair> repairs) {
        working.setVisible(false);
        if (repairs.isEmpty()) {
            trouble.setVisible(true);
            say(trouble, "%s\n\n%s".formatted(Messages.get("repair.none"), Messages.get("repair.instead", keys.decode())),
                    "repair-none");
            cancelButton.setText(Messages.get("repair.close"));
            return;
        }
        List.of(list, repairButton, hint).forEach(part -> part.setVisible(true));
        list.getItems().setAll(repairs);
        list.setPrefHeight(ROW * Math.min(ROWS, repairs.size()) + 2);
        list.getSelectionModel().selectFirst();
        list.requestFocus();
    }

    private void choose(@Nullable Repair repair) {
        if (repair != null) {
            busy(Messages.get("repair.comparing"), previewing);
            previewing.run(running -> RepairPreview.of(structure, repair, running), this::show,
                    failure -> fail(Messages.get("repair.not-shown", FailureWords.of(failure))));
        }
    }

    private void show(RepairPreview now) {
        List.of(working, trouble).forEach(part -> part.setVisible(false));
        List.of(outcome, scroll).forEach(part -> part.setVisible(true));
        outcome.setText(now.outcome());
        List<Node> lines = preview.getChildren();
        lines.clear();
        lines.add(heading("repair.bytes"));
        lines.addAll(PreviewRows.of(now.bytes()));
        lines.add(heading("repair.values"));
        lines.addAll(PreviewRows.ofValues(now.values()));
        if (now.values().isEmpty() || !now.complete()) {
            lines.add(text(now.values().isEmpty() ? Messages.get("repair.no-values")
                    : Messages.get("repair.more", now.values().size()), "muted"));
        }
        scroll.setVvalue(0);
    }

    private static Label heading(String key) {
        Label heading = new Label(Messages.get(key));
        heading.getStyleClass().add("heading");
        return heading;
    }

    private void repair() {
        Repair chosen = list.getSelectionModel().getSelectedItem();
        if (chosen == null) {
            return;
        }
        if (model.bytes() != structure.bytes()) {
            fail(Messages.get("repair.overtaken"));
            return;
        }
        String said = Messages.get("repair.done", RepairWords.title(chosen, structure.dialect()),
                RepairWords.left(chosen), keys.undo());
        Optional<String> refused = model.apply(chosen.edit(), true, () -> model.say(said));
        if (refused.isPresent()) {
            fail(refused.get());
        } else {
            close();
            dismissed();
        }
    }
}
