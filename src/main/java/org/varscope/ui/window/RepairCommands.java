package org.varscope.ui.window;

import org.varscope.problem.Problem;
import org.varscope.ui.card.Overlay;
import org.varscope.ui.command.Command;
import org.varscope.ui.command.Commands;
import org.varscope.ui.editor.EditorPage;
import org.varscope.ui.file.FileExport;
import org.varscope.ui.repair.MendingCard;
import org.varscope.ui.repair.RepairCard;
import org.varscope.ui.repair.SalvageCard;
import org.varscope.ui.window.tab.TabOpener;

/// Mending damaged bytes.
record RepairCommands(Overlay overlay, FileExport export, TabOpener opener, Commands commands) {
    void bind(EditorCommands editors) {
        editors.bind(Command.REPAIR,
                editor -> editor.lists().problems().toRepair().ifPresent(problem -> propose(editor, problem)),
                editor -> editor.lists().problems().toRepair().isPresent());
        editors.bind(Command.REPAIR_ALL, editor -> overlay.show(
                        new MendingCard(editor.model(), keys(), () -> salvage(editor))),
                RepairCommands::hasErrors);
        editors.bind(Command.SALVAGE, this::salvage,
                editor -> hasErrors(editor) && editor.model().structure().isComplete());
    }

    private void salvage(EditorPage editor) {
        overlay.show(new SalvageCard(editor.model(), keys(),
                bytes -> export.saveSalvaged(editor.session(), bytes, opener::open)));
    }

    private static boolean hasErrors(EditorPage editor) {
        return editor.model().health().problems().stream().anyMatch(Problem::isError);
    }

    private void propose(EditorPage editor, Problem problem) {
        overlay.show(new RepairCard(editor.model(), problem, keys(), () -> salvage(editor)));
    }

    private RepairCard.Keys keys() {
        return new RepairCard.Keys(commands.keys().called(Command.UNDO),
                commands.keys().called(Command.DECODE_HERE));
    }
}
