package org.varscope.ui.window;

import module java.base;
import org.varscope.ui.command.Command;
import org.varscope.ui.command.Commands;
import org.varscope.ui.file.WindowContext;
import org.varscope.ui.message.Messages;
import org.varscope.ui.settings.AllSettings;
import org.varscope.ui.settings.LookChoices;
import org.varscope.ui.settings.SettingsPage;
import org.varscope.ui.window.tab.PageTab;
import org.varscope.ui.window.tab.Workspace;

/// The page of settings, which is there once.
record SettingsCommands(Workspace workspace, WindowContext around, Commands commands) {
    void bind() {
        commands.bind(Command.SETTINGS, this::page);
        commands.bind(Command.CHANGE_KEYS, () -> page().goToKeys());
    }

    private SettingsPage page() {
        Optional<PageTab> there = workspace.all().stream().filter(tab -> tab.page() instanceof SettingsPage)
                .findFirst();
        there.ifPresent(workspace::bringToFront);
        SettingsPage page = there.isPresent() ? (SettingsPage) there.get().page() : new SettingsPage(around, commands);
        if (there.isEmpty()) {
            workspace.show(page);
        }
        return page;
    }

    /// {@return each setting as the palette lists it, and how rows of bytes may look}
    List<PaletteCard.Item> items() {
        List<PaletteCard.Item> items = new ArrayList<>();
        new LookChoices(around.remembered()).all().forEach(choice -> items.add(new PaletteCard.Item(
                "%s: %s".formatted(Command.Topic.VIEW.title(), choice.title()), "", choice.choose())));
        AllSettings all = new AllSettings(around, commands);
        Arrays.stream(AllSettings.Section.values()).flatMap(section -> all.of(section).stream())
                .forEach(setting -> items.add(new PaletteCard.Item(
                        Messages.get("settings.in-palette", setting.title()), "",
                        setting.about() + " " + Command.SETTINGS.englishTitle() + " " + setting.english(),
                        () -> page().goTo(setting.id()))));
        return items;
    }
}
