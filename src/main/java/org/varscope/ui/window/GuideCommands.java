package org.varscope.ui.window;

import module java.base;
import org.varscope.explain.Language;
import org.varscope.explain.field.Explainer;
import org.varscope.explain.field.Explanation;
import org.varscope.guide.Guide;
import org.varscope.scan.index.Structure;
import org.varscope.ui.command.Command;
import org.varscope.ui.command.Commands;
import org.varscope.ui.file.WindowContext;
import org.varscope.ui.guide.GuidePage;

/// Opens the guide, in a tab that is there once.
record GuideCommands(Workspace workspace, TabOpener opener, WindowContext around) {
    void bind(Commands commands) {
        commands.bind(Command.GUIDE, this::atCaret);
    }

    /// Shows the page about the bytes at the caret, or the first page where there are none.
    private void atCaret() {
        workspace.current().ifPresentOrElse(editor -> {
            Structure structure = editor.model().structure();
            long caret = editor.model().selection().caret();
            around.background().run(_ -> new Explainer(structure, Language.ENGLISH, _ -> "").at(caret)
                    .map(Explanation::page).orElse(Guide.START), this::read, _ -> read(Guide.START));
        }, () -> read(Guide.START));
    }

    /// Shows the page called `name`.
    void read(String name) {
        Optional<PageTab> there = workspace.all().stream().filter(tab -> tab.page() instanceof GuidePage).findFirst();
        there.ifPresent(workspace::bringToFront);
        GuidePage guide = there.isPresent() ? (GuidePage) there.get().page()
                : new GuidePage(around.background(), opener::open);
        if (there.isEmpty()) {
            workspace.show(guide);
        }
        guide.go(name);
    }
}
