package org.varscope.ui.settings;

import module java.base;
import org.varscope.ui.command.Command;
import org.varscope.ui.command.Commands;
import org.varscope.ui.file.Settings;
import org.varscope.ui.file.WindowContext;
import org.varscope.ui.message.LanguageChoice;
import org.varscope.ui.message.Messages;
import org.varscope.ui.theme.ThemeChoice;
import org.varscope.ui.theme.Zoom;

/// Everything that a person may choose, by section. What menus choose as well is chosen here in the same way.
public record AllSettings(WindowContext around, Commands commands) {
    private static final List<Integer> RECENT = List.of(0, 6, 12, Settings.Habits.MOST_RECENT);

    /// The sections, in order.
    public enum Section {
        LOOK, PANES, FILES,
        /// Of which a table takes all the room.
        KEYS;

        /// {@return its name for tests and texts: `look`}
        String id() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /// {@return what may be chosen in `section`, in order}
    public List<Setting> of(Section section) {
        LookChoices looks = new LookChoices(around.remembered());
        return switch (section) {
            case LOOK -> List.of(new Setting.Several("theme", this::themes), new Setting.Several("zoom", this::zooms),
                    new Setting.Several("language", this::languages));
            case PANES -> List.of(shown("minimap", Settings.Shown::minimap, Settings.Shown::withMinimap),
                    new Setting.Several("map", looks::map),
                    new Setting.Several("text-column", looks::texts),
                    new Setting.Several("lists", this::lists),
                    new Setting.Several("row-length", looks::rows), new Setting.Several("group", looks::groups),
                    new Setting.Several("digits", looks::digits), new Setting.Several("starts", looks::starts));
            case FILES -> List.of(habit("reopen", Settings.Habits::reopen, Settings.Habits::withReopen),
                    habit("backups", Settings.Habits::backups, Settings.Habits::withBackups),
                    new Setting.Several("recent", this::recent));
            case KEYS -> List.of();
        };
    }

    private Setting shown(String id, Predicate<Settings.Shown> on,
            BiFunction<Settings.Shown, Boolean, Settings.Shown> with) {
        return new Setting.Switch(id, () -> on.test(now().shown()), is -> around.remembered().change(
                settings -> settings.with(with.apply(settings.shown(), is))));
    }

    private Setting habit(String id, Predicate<Settings.Habits> on,
            BiFunction<Settings.Habits, Boolean, Settings.Habits> with) {
        return new Setting.Switch(id, () -> on.test(now().habits()), is -> around.remembered().change(
                settings -> settings.with(with.apply(settings.habits(), is))));
    }

    private Settings now() {
        return around.remembered().settings();
    }

    private List<LookChoices.Choice> themes() {
        return Stream.of(Command.THEME_SYSTEM, Command.THEME_LIGHT, Command.THEME_DARK, Command.THEME_CONTRAST_LIGHT,
                Command.THEME_CONTRAST_DARK).map(command -> choice(command, now().theme()
                        == ThemeChoice.valueOf(command.name().substring("THEME_".length())))).toList();
    }

    private List<LookChoices.Choice> languages() {
        return Command.LANGUAGES.stream().map(command -> choice(command, now().language()
                == LanguageChoice.valueOf(command.name().substring("LANGUAGE_".length())))).toList();
    }

    private LookChoices.Choice choice(Command command, boolean chosen) {
        return new LookChoices.Choice(command.title(), chosen, () -> commands.run(command));
    }

    private List<LookChoices.Choice> zooms() {
        return Zoom.steps().stream().map(step -> new LookChoices.Choice("%.0f%%".formatted(100 * step),
                now().zoom() == step, () -> around.theme().zoom().set(step))).toList();
    }

    private List<LookChoices.Choice> lists() {
        return Arrays.stream(Settings.Lists.values()).map(lists -> new LookChoices.Choice(
                Messages.get("settings.lists." + lists.name().toLowerCase(Locale.ROOT)),
                now().shown().lists() == lists, () -> around.remembered().change(
                        settings -> settings.with(settings.shown().with(lists))))).toList();
    }

    private List<LookChoices.Choice> recent() {
        return RECENT.stream().map(most -> new LookChoices.Choice(
                most == 0 ? Messages.get("settings.none") : Integer.toString(most), now().habits().recent() == most,
                () -> around.remembered().change(
                        settings -> settings.with(settings.habits().withRecent(most))))).toList();
    }
}
