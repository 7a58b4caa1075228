package org.varscope.ui.repair;

import module java.base;
import module javafx.controls;
import javafx.scene.control.Label;
import org.jspecify.annotations.Nullable;
import org.varscope.explain.ByteChange;
import org.varscope.explain.TypeWords;
import org.varscope.problem.Problem;
import org.varscope.repair.Losses;
import org.varscope.repair.Repair;
import org.varscope.repair.Repairs;
import org.varscope.repair.clause.RepairOutcome;
import org.varscope.repair.clause.RepairTitle;
import org.varscope.scan.index.Structure;
import org.varscope.ui.message.Messages;
import org.varscope.ui.message.Sentence;
import org.varscope.ui.model.EditorModel;
import org.varscope.ui.model.Problems;
import org.varscope.ui.toolkit.Background;
import org.varscope.ui.toolkit.FailureWords;

/// The repairs of one problem, the likeliest first, with what the chosen one would do to bytes and values.
public final class RepairCard extends RepairForm {
    private static final double ROW = 30;
    private static final int ROWS = 5;

    private final Background.Lane previewing;
    /// What the repair costs that is chosen.
    private Losses chosen = Losses.NONE;

    /// Begins to look for repairs of `problem`.
    ///
    /// @param salvage follows where the file is wrong as a whole and the person wants what can be read
    public RepairCard(EditorModel model, Problem problem, Keys keys, Runnable salvage) {
        super(model, keys);
        this.previewing = model.background().lane();
        heading.setText(Problems.sentence(problem));
        offsets.setText(TypeWords.offsets(problem.span()));
        offsets.setVisible(true);
        list.setAccessibleText(Messages.get("repair.list"));
        list.setCellFactory(_ -> new RepairCell(structure));
        list.getSelectionModel().selectedItemProperty().subscribe(this::choose);
        list.addEventFilter(KeyEvent.KEY_PRESSED, event -> {
            if (event.getCode() == KeyCode.ENTER) {
                event.consume();
                repair();
            }
        });
        repairButton.setOnAction(_ -> repair());
        busy(Messages.get("repair.looking"), looking);
        looking.run(running -> Repairs.of(structure, problem, running.over(structure.bytes().length())),
                repairs -> found(repairs, problem, salvage),
                failure -> fail(Messages.get("repair.failed", FailureWords.of(failure))));
    }

    @Override
    protected void dismissed() {
        super.dismissed();
        previewing.cancel();
    }

    private void found(List<Repair> repairs, Problem problem, Runnable salvage) {
        if (repairs.isEmpty() && problem.isOfFile()) {
            lead(Messages.get("repair.of-file"), salvage);
            return;
        }
        if (repairs.isEmpty()) {
            end("%s\n\n%s".formatted(Messages.get("repair.none"), Messages.get("repair.instead", keys.decode())));
            return;
        }
        list.setVisible(true);
        list.getItems().setAll(repairs);
        fit(list, ROW, Math.min(ROWS, repairs.size()));
        offer(Messages.get("repair.hint", keys.undo()));
        list.getSelectionModel().selectFirst();
    }

    private void choose(@Nullable Repair repair) {
        if (repair != null) {
            chosen = repair.losses();
            busy(Messages.get("repair.comparing"), previewing);
            previewing.run(running -> RepairPreview.of(structure, repair, running),
                    now -> {
                        chosen = now.losses();
                        show(said(now.outcome(), now.losses()), lines(now));
                    },
                    failure -> fail(Messages.get("repair.not-shown", FailureWords.of(failure))));
        }
    }

    private static List<Node> lines(RepairPreview now) {
        List<Node> lines = new ArrayList<>();
        lines.add(section(Messages.get("repair.bytes")));
        lines.addAll(PreviewRows.of(now.bytes()));
        if (now.more() > 0) {
            lines.add(text(Messages.get("repair.more-bytes", now.more()), "muted"));
        }
        lines.addAll(PreviewRows.of(now.values()));
        return lines;
    }

    private void repair() {
        Repair repair = list.getSelectionModel().getSelectedItem();
        if (repair != null) {
            make(repair.edit(), chosen, Messages.get("repair.done",
                    Sentence.begin(Messages.say(RepairTitle.of(repair, structure))),
                    Messages.say(RepairOutcome.left(repair)), keys.undo()));
        }
    }

    /// What a repair would do.
    ///
    /// @param outcome what it leaves behind, a sentence
    /// @param losses  what becomes of the values that can be read now
    /// @param bytes   what becomes of the bytes, at the first places
    /// @param more    at how many other places bytes become others
    /// @param values  what becomes of the values
    record RepairPreview(String outcome, Losses losses, List<ByteChange> bytes, int more, ValueChanges values) {
        private static final int MOST = 50;

        /// {@return what `repair` would do to `structure`; takes a while where that is large}
        static RepairPreview of(Structure structure, Repair repair, Background.Running running) {
            Structure read = Repairs.result(structure, repair, running.over(structure.bytes().length())).orElseThrow();
            List<ByteChange> bytes = ByteChange.of(repair, structure, read, MOST, Messages.language());
            Losses losses = Repairs.losses(structure, repair, running.over(structure.bytes().length()));
            return new RepairPreview(Sentence.of(RepairOutcome.of(repair, structure, read)), losses, bytes,
                    repair.changes().size() - bytes.size(), ValueChanges.between(structure, read,
                    repair.kind() == Repair.Kind.WRAPPER ? List.of() : repair.patches(), running));
        }
    }

    /// One repair to choose: its rank, what it does, and what it leaves.
    static final class RepairCell extends ListCell<Repair> {
        private final Structure structure;
        private final Label rank = new Label();
        private final Label title = new Label();
        private final Label cost = new Label();
        private final Label left = new Label();
        private final HBox row = new HBox(rank, title, cost, left);

        RepairCell(Structure structure) {
            this.structure = structure;
            row.getStyleClass().add("repair-row");
            row.setAlignment(Pos.CENTER_LEFT);
            row.setMouseTransparent(true);
            rank.getStyleClass().addAll("muted", "rank");
            left.getStyleClass().add("muted");
            cost.getStyleClass().add("warn-text");
            cost.managedProperty().bind(cost.textProperty().isNotEmpty());
            List.of(cost, left).forEach(label -> label.setMinWidth(Region.USE_PREF_SIZE));
            title.setMinWidth(0);
            title.setMaxWidth(Double.MAX_VALUE);
            HBox.setHgrow(title, Priority.ALWAYS);
            setPrefWidth(0);
        }

        @Override
        protected void updateItem(@Nullable Repair repair, boolean empty) {
            super.updateItem(repair, empty);
            if (empty || repair == null) {
                setGraphic(null);
                setAccessibleText(null);
                return;
            }
            rank.setText("%d".formatted(getIndex() + 1));
            title.setText(Messages.get("repair.at", Sentence.begin(Messages.say(RepairTitle.of(repair, structure))),
                    "0x%08X".formatted(repair.place())));
            left.setText(Messages.say(RepairOutcome.left(repair)));
            cost.setText(cost(repair.losses()));
            setAccessibleText(Messages.get("repair.spoken", getIndex() + 1, title.getText(),
                    cost.getText().isEmpty() ? left.getText()
                            : Messages.get("repair.both", cost.getText(), left.getText())));
            setGraphic(row);
        }

        /// How much is lost, in short: that values become others is said of the repair that is chosen.
        private static String cost(Losses losses) {
            long lost = losses.lostValues() > 0 ? losses.lostValues()
                    : losses.shortened().stream().mapToLong(Losses.Shortened::gone).sum();
            return lost == 0 ? "" : Messages.get("repair.loses", lost);
        }
    }
}
