package org.varscope.ui.keys;

import module java.base;
import module javafx.controls;
import org.varscope.ui.command.Command;
import org.varscope.ui.command.KeyChord;
import org.varscope.ui.command.KeyMap;
import org.varscope.ui.hex.HexKeys;
import org.varscope.ui.message.Messages;

/// The keys that panes have for themselves, apart from those of commands.
public final class PaneKeys {
    /// Of the elements of packed arrays, and of comparisons, by what they are called in the messages.
    private static final Map<String, List<String>> OTHERS = Map.of("elements", List.of("Shortcut+Alt+V=new-rows",
            "Insert=new", "Delete=gone", "F2=cell", "Shortcut+Home=go", "Shortcut+End=go"),
            "comparison", List.of("Alt+Left=to-left", "Alt+Right=to-right", "Shortcut+C=lines"));

    private PaneKeys() { }

    /// {@return what else `key` does, and what becomes of that once a command has it; in sentences}
    public static List<String> uses(KeyChord key) {
        List<String> uses = new ArrayList<>();
        if (key.isOfText()) {
            uses.add(Messages.get("keys.in-text", key.shown()));
        }
        HexKeys.ALL.stream().filter(one -> KeyChord.of(one.keys()).filter(key::equals).isPresent() && !isOfCommand(key))
                .findFirst().ifPresent(one -> uses.add(use("bytes", key, one.meaning())));
        OTHERS.forEach((pane, keys) -> keys.stream().map(line -> line.split("="))
                .filter(line -> KeyChord.read(line[0]).filter(key::equals).isPresent() && !isOfCommand(key))
                .forEach(line -> uses.add(use(pane, key, Messages.get("keys.pane." + line[1] + "-name")))));
        return uses;
    }

    private static String use(String pane, KeyChord key, String does) {
        return Messages.get("keys.in-pane", Messages.get("keys.pane." + pane), key.shown(), does);
    }

    /// Panes do the same by it then.
    private static boolean isOfCommand(KeyChord key) {
        return Arrays.stream(Command.values()).anyMatch(command -> KeyMap.first(command).contains(key));
    }
}
