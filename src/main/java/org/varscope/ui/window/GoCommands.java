package org.varscope.ui.window;

import module java.base;
import org.varscope.ui.card.Overlay;
import org.varscope.ui.command.Command;
import org.varscope.ui.command.Commands;
import org.varscope.ui.editor.EditorPage;
import org.varscope.ui.editor.GoToCard;
import org.varscope.ui.editor.Navigator;
import org.varscope.ui.file.Sample;
import org.varscope.ui.message.Messages;

/// Going to places, by name, offset, problem or tab.
final class GoCommands {
    private final Workspace workspace;
    private final Overlay overlay;
    private final Commands commands;

    GoCommands(Workspace workspace, Overlay overlay, Commands commands) {
        this.workspace = workspace;
        this.overlay = overlay;
        this.commands = commands;
    }

    void bind(Commands table, EditorCommands editors) {
        editors.bindToBytes(Command.GO_TO, this::askWhere, _ -> true);
        editors.bind(Command.GO_TO_PARENT, GoCommands::parent,
                editor -> editor.model().above().isPresent());
        editors.bind(Command.NEXT_PROBLEM, editor -> editor.problems().next(), GoCommands::hasProblems);
        editors.bind(Command.PREVIOUS_PROBLEM, editor -> editor.problems().previous(), GoCommands::hasProblems);
        table.bind(Command.NEXT_TAB, () -> workspace.turn(1));
        table.bind(Command.PREVIOUS_TAB, () -> workspace.turn(-1));
        table.bind(Command.PALETTE, this::palette);
    }

    private static boolean hasProblems(EditorPage editor) {
        return editor.problems().hasAny();
    }

    private static void parent(EditorPage editor) {
        editor.model().pickAbove();
    }

    private void askWhere(EditorPage editor) {
        overlay.show(new GoToCard(Messages.get("editor.go-to"), Messages.get("window.go-to"), new Navigator(editor.model())));
    }

    private void palette() {
        List<PaletteCard.Item> items = new ArrayList<>();
        for (Command command : Command.values()) {
            if (command != Command.PALETTE && !commands.disabledProperty(command).get()) {
                items.add(new PaletteCard.Item("%s: %s".formatted(command.topic().title(), command.title()),
                        command.shownKey(), () -> commands.run(command)));
            }
        }
        for (Sample sample : Sample.all()) {
            items.add(new PaletteCard.Item(Messages.get("window.sample", sample.title()), "",
                    () -> workspace.open(sample.bytes(), sample.file())));
        }
        overlay.show(new PaletteCard(Messages.get("window.palette.prompt"), items));
    }
}
