package org.varscope.ui.repair;

import module java.base;
import module javafx.controls;
import org.varscope.problem.Problem;
import org.varscope.repair.Losses;
import org.varscope.repair.Mending;
import org.varscope.repair.clause.RepairOutcome;
import org.varscope.repair.clause.RepairTitle;
import org.varscope.ui.message.Messages;
import org.varscope.ui.message.Sentence;
import org.varscope.ui.model.EditorModel;
import org.varscope.ui.model.Problems;
import org.varscope.ui.toolkit.FailureWords;

/// All repairs that are clear, to be made at once, and what is left as it is, with the reason.
public final class MendingCard extends RepairForm {
    /// More lines of one kind are not listed.
    private static final int MOST = 100;

    /// What was found.
    private record Found(Mending mending, Losses losses, ValueChanges values) { }

    /// Begins to look for repairs.
    ///
    /// @param salvage follows where the file is wrong as a whole and the person wants what can be read
    public MendingCard(EditorModel model, Keys keys, Runnable salvage) {
        super(model, keys);
        heading.setText(Messages.get("repair.all"));
        busy(Messages.get("repair.looking"), looking);
        looking.run(running -> {
            Mending mending = Mending.of(structure, running.over(structure.bytes().length()));
            boolean opened = mending.review().after() != mending.after();
            return new Found(mending, mending.losses(), ValueChanges.between(structure, mending.after(),
                    opened ? List.of() : mending.review().patches(), running));
        }, found -> found(found, salvage), failure -> fail(Messages.get("repair.failed", FailureWords.of(failure))));
    }

    private void found(Found found, Runnable salvage) {
        Mending mending = found.mending;
        List<Node> lines = new ArrayList<>();
        int made = mending.made().size();
        if (made > 0) {
            lines.add(section(Messages.get("repair.made", made)));
            mending.made().stream().limit(MOST).map(this::line).forEach(lines::add);
        }
        if (!mending.left().isEmpty()) {
            lines.add(section(Messages.get("repair.left", mending.left().size())));
            mending.left().stream().limit(MOST).map(MendingCard::line).forEach(lines::add);
        }
        if (made > 0) {
            lines.addAll(PreviewRows.of(found.values));
            repairButton.setText(Messages.get("repair.apply-all", made));
            repairButton.setOnAction(_ -> make(mending.review(), found.losses, Messages.get("repair.all-done",
                    made, Messages.say(RepairOutcome.left(mending)), keys.undo())));
            show(said(Sentence.of(RepairOutcome.of(mending, structure)), found.losses), lines);
            offer(Messages.get("repair.hint-all", keys.undo()));
        } else if (mending.left().isEmpty() && structure.known().stream().anyMatch(Problem::isOfFile)) {
            lead(Messages.get("repair.of-file"), salvage);
        } else {
            show("", lines);
            end(Messages.get(mending.left().isEmpty() ? "repair.no-errors" : "repair.none-clear"));
        }
    }

    private Node line(Mending.Made made) {
        return PreviewRows.line(made.repair().place(),
                Sentence.begin(Messages.say(RepairTitle.of(made.repair(), structure.dialect()))),
                Problems.sentence(made.problem()));
    }

    private static Node line(Mending.Left left) {
        return PreviewRows.line(left.problem().span().start(), Problems.sentence(left.problem()),
                Messages.say(left.why()));
    }
}
