package org.varscope.ui.command;

import module java.base;
import module javafx.controls;

/// Which keys commands have: those of the table [Command], but for the commands for which a person has chosen others.
/// No key has two commands; one that was chosen is taken from the command that has it in the table.
///
/// @param chosen what was chosen, the key to show first; no keys where a command is to have none
public record KeyMap(Map<Command, List<KeyChord>> chosen) {
    /// The keys of the table.
    public static final KeyMap FIRST = new KeyMap(Map.of());

    /// Copies the map, in the order of the table.
    public KeyMap {
        Map<Command, List<KeyChord>> copy = new EnumMap<>(Command.class);
        chosen.forEach((command, keys) -> copy.put(command, List.copyOf(keys)));
        chosen = Collections.unmodifiableMap(copy);
    }

    /// {@return the keys of `command` in the table}
    public static List<KeyChord> first(Command command) {
        return command.combinations().stream().map(KeyChord::of).flatMap(Optional::stream).toList();
    }

    /// {@return the keys of `command`, the one to show first; empty where it has none}
    public List<KeyChord> keys(Command command) {
        List<KeyChord> own = chosen.get(command);
        return own != null ? own : first(command).stream()
                .filter(key -> chosen.values().stream().noneMatch(keys -> keys.contains(key))).toList();
    }

    /// {@return the first key of `command` as this system shows it, such as `Ctrl+S`; empty where there is none}
    public String shown(Command command) {
        return keys(command).stream().findFirst().map(KeyChord::shown).orElse("");
    }

    /// {@return the first key of `command` as this system shows it; what the palette calls the command where it has
    /// none}
    public String called(Command command) {
        String key = shown(command);
        return key.isEmpty() ? "\u201C%s\u201D".formatted(command.title()) : key;
    }

    /// {@return whether `event` is a key of `command`}
    public boolean means(Command command, KeyEvent event) {
        return keys(command).contains(KeyChord.of(event));
    }

    /// {@return the command that has `key`}
    public Optional<Command> of(KeyChord key) {
        return Arrays.stream(Command.values()).filter(command -> keys(command).contains(key)).findFirst();
    }

    /// {@return the command for which a person has chosen `key`, which the table does not give it}
    public Optional<Command> chosenFor(KeyChord key) {
        return chosen.entrySet().stream().filter(one -> one.getValue().contains(key)
                && !first(one.getKey()).contains(key)).map(Map.Entry::getKey).findFirst();
    }

    /// {@return whether `command` has the keys of the table}
    public boolean isFirst(Command command) {
        return keys(command).equals(first(command));
    }

    /// {@return the commands that have other keys than in the table}
    public List<Command> changed() {
        return Arrays.stream(Command.values()).filter(command -> !isFirst(command)).toList();
    }

    /// {@return these keys with `keys` as those of `command`, and of no other}
    public KeyMap with(Command command, List<KeyChord> keys) {
        Map<Command, List<KeyChord>> now = new HashMap<>();
        chosen.forEach((other, has) -> now.put(other, has.stream().filter(key -> !keys.contains(key)).toList()));
        now.put(command, keys);
        now.entrySet().removeIf(one -> one.getValue().equals(first(one.getKey())));
        return new KeyMap(now);
    }

    /// {@return these keys with those of the table for `command`}
    public KeyMap restored(Command command) {
        return with(command, first(command));
    }
}
