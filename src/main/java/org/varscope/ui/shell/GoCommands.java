package org.varscope.ui.shell;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.varscope.document.PathException;
import org.varscope.scan.Node;
import org.varscope.text.TextException;
import org.varscope.ui.CellValues;
import org.varscope.ui.EditorModel;
import org.varscope.ui.TypeWords;

/// Going to places, by name, offset, problem or tab.
final class GoCommands {
    private static final String HINT =
            "An offset such as 0x40, 64 or +16, or a path such as $.player.gold or $.inventory[3]";

    private final Workspace workspace;
    private final Overlay overlay;
    private final Commands commands;

    GoCommands(Workspace workspace, Overlay overlay, Commands commands) {
        this.workspace = workspace;
        this.overlay = overlay;
        this.commands = commands;
    }

    void bind(Commands table, EditorCommands editors) {
        editors.bind(Command.GO_TO, this::askWhere);
        editors.bind(Command.GO_TO_PARENT, GoCommands::parent,
                editor -> editor.model().selectedNode().map(Node::parent).isPresent());
        editors.bind(Command.NEXT_PROBLEM, editor -> editor.problems().next(), GoCommands::hasProblems);
        editors.bind(Command.PREVIOUS_PROBLEM, editor -> editor.problems().previous(), GoCommands::hasProblems);
        table.bind(Command.NEXT_TAB, () -> workspace.turn(1));
        table.bind(Command.PREVIOUS_TAB, () -> workspace.turn(-1));
        table.bind(Command.PALETTE, this::palette);
    }

    private static boolean hasProblems(EditorPage editor) {
        return editor.model().structure().problemCount() > 0;
    }

    private static void parent(EditorPage editor) {
        editor.model().selectedNode().map(Node::parent).ifPresent(node -> editor.model().pick(node.location()));
    }

    private void askWhere(EditorPage editor) {
        GoToCard card = new GoToCard(HINT, text -> go(editor, text.strip()), overlay::hide);
        overlay.show(card, card.field());
    }

    private static Optional<String> go(EditorPage editor, String text) {
        EditorModel model = editor.model();
        OptionalLong offset = Offsets.read(text, model.selection().caret());
        if (offset.isPresent()) {
            return goToOffset(model, offset.getAsLong());
        }
        try {
            model.pick(CellValues.find(text, model.structure()).location());
            return Optional.empty();
        } catch (TextException | PathException e) {
            return Optional.of(String.valueOf(e.getMessage()));
        }
    }

    private static Optional<String> goToOffset(EditorModel model, long offset) {
        long length = model.bytes().length();
        if (offset < 0 || offset > length) {
            return Optional.of("There is no byte %d; the file has %s.".formatted(offset, TypeWords.bytes(length)));
        }
        model.select(offset, offset);
        return Optional.empty();
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
            items.add(new PaletteCard.Item("Sample: " + sample.title(), "",
                    () -> workspace.open(sample.bytes(), sample.file())));
        }
        PaletteCard card = new PaletteCard(items, overlay::hide);
        overlay.show(card, card.search());
    }
}
