package org.varscope.ui.window;

import module java.base;
import org.varscope.ui.card.Overlay;
import org.varscope.ui.command.Command;
import org.varscope.ui.command.Commands;
import org.varscope.ui.compare.ComparePage;
import org.varscope.ui.editor.EditorPage;
import org.varscope.ui.editor.navigation.GoToCard;
import org.varscope.ui.editor.navigation.Navigator;
import org.varscope.ui.editor.navigation.Place;
import org.varscope.ui.file.Sample;
import org.varscope.ui.find.FindPane;
import org.varscope.ui.message.Messages;
import org.varscope.ui.page.Page;
import org.varscope.ui.window.tab.PageTab;
import org.varscope.ui.window.tab.TabOpener;
import org.varscope.ui.window.tab.Workspace;

/// Going to places, by name, offset, problem or tab.
record GoCommands(Workspace workspace, TabOpener opener, Overlay overlay, Commands commands,
        SettingsCommands settings) {
    /// As much of a value as the palette shows beside its path.
    private static final int GLANCE = 28;

    void bind(EditorCommands editors) {
        editors.bindToBytes(Command.FIND, editor -> editor.lists().find(find -> find.shown().ask()), _ -> true);
        editors.bind(Command.FIND_NEXT, editor -> editor.lists().find().shown().list().next(), GoCommands::hasHits);
        editors.bind(Command.FIND_PREVIOUS, editor -> editor.lists().find().shown().list().previous(),
                GoCommands::hasHits);
        editors.bindToBytes(Command.FIND_IN_TABS, editor -> {
            workspace.readAll();
            editor.lists().find(FindPane::askInTabs);
        }, _ -> true);
        editors.bindToBytes(Command.FIND_CHANGE, editor ->
                editor.lists().find(find -> find.shown().askChange()), _ -> true);
        editors.bindToBytes(Command.REPLACE, editor ->
                editor.lists().find(find -> find.shown().askReplacement()), _ -> true);
        editors.bind(Command.FILTER, EditorPage::askFilter);
        editors.bindToBytes(Command.GO_TO, this::askWhere, _ -> true, Page::askingWhere);
        editors.bind(Command.GO_TO_PARENT, editor -> editor.model().selecting().pickAbove(),
                editor -> editor.model().selecting().above().isPresent());
        editors.bind(Command.NEXT_PROBLEM, editor -> editor.lists().problems().next(), GoCommands::hasProblems);
        editors.bind(Command.PREVIOUS_PROBLEM, editor -> editor.lists().problems().previous(), GoCommands::hasProblems);
        commands.bind(Command.NEXT_DIFFERENCE, () -> comparison().ifPresent(page -> page.list().step(1)),
                () -> comparison().isPresent());
        commands.bind(Command.PREVIOUS_DIFFERENCE, () -> comparison().ifPresent(page -> page.list().step(-1)),
                () -> comparison().isPresent());
        commands.bind(Command.MERGE_LEFT, () -> comparison().ifPresent(page -> page.merge(true)),
                () -> comparison().filter(ComparePage::canMerge).isPresent());
        commands.bind(Command.MERGE_RIGHT, () -> comparison().ifPresent(page -> page.merge(false)),
                () -> comparison().filter(ComparePage::canMerge).isPresent());
        editors.bind(Command.TOGGLE_BOOKMARK, editor -> editor.session().bookmarks().toggle());
        editors.bind(Command.NEXT_BOOKMARK, editor -> editor.session().bookmarks().turn(1));
        editors.bind(Command.PREVIOUS_BOOKMARK, editor -> editor.session().bookmarks().turn(-1));
        commands.bind(Command.NEXT_TAB, () -> workspace.turn(1));
        commands.bind(Command.PREVIOUS_TAB, () -> workspace.turn(-1));
        commands.bind(Command.PALETTE, this::palette);
    }

    private Optional<ComparePage> comparison() {
        return workspace.front().map(PageTab::page).filter(ComparePage.class::isInstance).map(ComparePage.class::cast);
    }

    private static boolean hasHits(EditorPage editor) {
        return editor.lists().find().hasAny();
    }

    private static boolean hasProblems(EditorPage editor) {
        return editor.lists().problems().hasAny();
    }

    private void askWhere(EditorPage editor) {
        overlay.show(new GoToCard(Messages.get("editor.go-to"), Messages.get("window.go-to"),
                editor.navigator()));
    }

    private void palette() {
        List<PaletteCard.Item> items = new ArrayList<>();
        List<PaletteCard.Item> impossible = new ArrayList<>();
        for (Command command : Command.values()) {
            if (command != Command.PALETTE) {
                String why = commands.why(command);
                (why.isEmpty() ? items : impossible).add(new PaletteCard.Item(
                        "%s: %s".formatted(command.topic().title(), commands.titleProperty(command).get()),
                        why.isEmpty() ? commands.shownKey(command) : why,
                        command.englishTitle() + " " + command.alsoCalled(), why.isEmpty(),
                        () -> commands.run(command)));
            }
        }
        items.addAll(settings.items());
        for (Sample sample : Sample.all()) {
            items.add(new PaletteCard.Item(Messages.get("window.sample", sample.title()), "",
                    () -> opener.open(sample)));
        }
        workspace.current().ifPresent(editor -> items.add(new PaletteCard.Item(
                "%s: %s".formatted(Command.FIND.topic().title(), Messages.get("find.kind.strings")), "",
                "strings of the file", () -> editor.lists().find(find -> find.shown().askStrings()))));
        items.addAll(impossible);
        overlay.show(new PaletteCard(Messages.get("window.palette.prompt"), items, valuesInFront()));
    }

    /// Finds values of the document in front.
    private PaletteCard.Finder valuesInFront() {
        Optional<Navigator> navigator = workspace.current().map(EditorPage::navigator);
        return new PaletteCard.Finder() {
            @Override
            public void find(String text, Consumer<List<PaletteCard.Item>> told) {
                navigator.ifPresent(going -> going.suggestValues(text, places ->
                        told.accept(places.stream().map(place -> item(going, place)).toList())));
            }

            @Override
            public void stop() {
                navigator.ifPresent(Navigator::stop);
            }
        };
    }

    private static String shortened(String value) {
        return value.length() <= GLANCE ? value : value.substring(0, GLANCE) + "\u2026";
    }

    private static PaletteCard.Item item(Navigator going, Place place) {
        return new PaletteCard.Item(place.path(), shortened(place.value()), () -> going.goTo(place));
    }
}
