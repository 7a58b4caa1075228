package org.varscope.ui.settings;

import module java.base;
import org.varscope.text.encoding.TextEncoding;
import org.varscope.ui.file.SettingsStore;
import org.varscope.ui.hex.sheet.HexLook;
import org.varscope.ui.message.Messages;

/// How rows of bytes may look: what the View menu, the palette and the settings choose from.
public record LookChoices(SettingsStore remembered) {
    /// Numbers of bytes in a row that make sense; 0 for as many as fit.
    private static final List<Integer> ROWS = List.of(0, 8, 16, 24, 32);
    private static final List<Integer> GROUPS = List.of(1, 2, 4, 8);

    /// One of several looks.
    ///
    /// @param chosen whether it is the one that is shown
    public record Choice(String title, boolean chosen, Runnable choose) { }

    /// {@return how many bytes a row may have}
    public List<Choice> rows() {
        return ROWS.stream().map(bytes -> choice(bytes == 0 ? Messages.get("window.menu.row-fit")
                : Messages.get("window.menu.row-bytes", bytes), look -> look.withRows(bytes))).toList();
    }

    /// {@return how many bytes may be together}
    public List<Choice> groups() {
        return GROUPS.stream().map(bytes -> choice(bytes == 1 ? Messages.get("window.menu.no-groups")
                : Messages.get("window.menu.row-bytes", bytes), look -> look.withGroup(bytes))).toList();
    }

    /// {@return how offsets may be written}
    public List<Choice> digits() {
        return List.of(choice(Messages.get("window.menu.hexadecimal"), look -> look.withDecimal(false)),
                choice(Messages.get("window.menu.decimal"), look -> look.withDecimal(true)));
    }

    /// {@return what offsets may count from}
    public List<Choice> starts() {
        return List.of(choice(Messages.get("window.menu.in-file"), look -> look.withInValue(false)),
                choice(Messages.get("window.menu.in-value"), look -> look.withInValue(true)));
    }

    /// {@return how the bytes may be read beside them}
    public List<Choice> texts() {
        return Arrays.stream(TextEncoding.values())
                .map(one -> choice(one.title(), look -> look.withText(one))).toList();
    }

    /// {@return what the map may show}
    public List<Choice> map() {
        return List.of(choice(Messages.get("window.menu.map-structure"), look -> look.withEntropy(false)),
                choice(Messages.get("window.menu.map-entropy"), look -> look.withEntropy(true)));
    }

    /// {@return all of them as the palette lists them, with the names of their menus before them}
    public List<Choice> all() {
        List<Choice> all = new ArrayList<>();
        rows().forEach(choice -> all.add(named("window.menu.row-length", choice)));
        groups().forEach(choice -> all.add(named("window.menu.group", choice)));
        texts().forEach(choice -> all.add(named("window.menu.text-column", choice)));
        map().forEach(choice -> all.add(named("window.menu.map", choice)));
        Stream.of(digits(), starts()).flatMap(List::stream)
                .forEach(choice -> all.add(named("window.menu.offsets", choice)));
        return all;
    }

    private static Choice named(String menu, Choice choice) {
        return new Choice("%s: %s".formatted(Messages.get(menu), choice.title), choice.chosen, choice.choose);
    }

    private Choice choice(String title, UnaryOperator<HexLook> change) {
        HexLook now = remembered.settings().look();
        return new Choice(title, change.apply(now).equals(now),
                () -> remembered.change(settings -> settings.with(change.apply(settings.look()))));
    }
}
