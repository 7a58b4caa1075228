package org.varscope.ui.repair;

import module java.base;
import module javafx.controls;
import org.jspecify.annotations.Nullable;
import org.varscope.explain.RepairWords;
import org.varscope.explain.TypeWords;
import org.varscope.problem.Problem;
import org.varscope.repair.Losses;
import org.varscope.repair.Repair;
import org.varscope.repair.Repairs;
import org.varscope.ui.message.Messages;
import org.varscope.ui.model.Background;
import org.varscope.ui.model.EditorModel;
import org.varscope.ui.model.FailureWords;
import org.varscope.ui.model.Problems;

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
                    RepairWords.title(repair, structure, Messages.language()),
                    RepairWords.left(repair, Messages.language()), keys.undo()));
        }
    }
}
