package org.varscope.ui.window;

import org.varscope.problem.Problem;
import org.varscope.ui.card.Overlay;
import org.varscope.ui.command.Command;
import org.varscope.ui.editor.EditorPage;
import org.varscope.ui.repair.RepairCard;

/// Mending damaged bytes.
record RepairCommands(Overlay overlay) {
    void bind(EditorCommands editors) {
        editors.bind(Command.REPAIR, editor -> editor.problems().toRepair().ifPresent(problem -> propose(editor, problem)),
                editor -> editor.problems().toRepair().isPresent());
    }

    private void propose(EditorPage editor, Problem problem) {
        overlay.show(new RepairCard(editor.model(), problem,
                new RepairCard.Keys(Command.UNDO.shownKey(), Command.DECODE_HERE.shownKey())));
    }
}
