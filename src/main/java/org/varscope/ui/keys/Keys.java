package org.varscope.ui.keys;

import module java.base;
import org.varscope.ui.command.Command;
import org.varscope.ui.command.KeyChord;
import org.varscope.ui.command.KeyMap;
import org.varscope.ui.hex.HexKeys;
import org.varscope.ui.message.Messages;
import org.varscope.ui.message.Sentence;

/// The keys of one menu or pane, made from the tables that the keys really work by.
///
/// @param title the menu or pane
/// @param keys  in order
public record Keys(String title, List<Key> keys) {
    /// A key, in words such as `Tab`, and what it does.
    public record Key(String key, String does) { }

    /// {@return the keys of the menus' commands that have some, then those that work in one pane only}
    ///
    /// @param map the keys of commands
    public static List<Keys> all(KeyMap map) {
        List<Keys> all = new ArrayList<>();
        for (Command.Topic topic : Command.Topic.values()) {
            all.add(new Keys(topic.title(), topic.commands().stream().filter(command -> !map.keys(command).isEmpty())
                    .map(command -> new Key(words(map, command), command.title())).toList()));
        }
        all.add(new Keys(Messages.get("keys.pane.tree"),
                Stream.of("move", "open", "edit", "type", "take", "cancel", "menu")
                .map(key -> "keys.pane." + key)
                .map(key -> new Key(Messages.get(key), Messages.get(key + "-name"))).toList()));
        all.add(new Keys(Messages.get("keys.pane.bytes"), HexKeys.ALL.stream().filter(key -> !isTheWindows(map, key))
                .map(key -> new Key(words(key.keys().getName()), Sentence.begin(key.meaning()))).toList()));
        all.add(new Keys(Messages.get("keys.pane.elements"),
                Stream.of("go", "cell", "on", "new", "gone", "rows", "new-rows", "by", "closer")
                .map(key -> "keys.pane." + key)
                .map(key -> new Key(Messages.get(key), Messages.get(key + "-name"))).toList()));
        all.add(new Keys(Messages.get("keys.pane.fields"), Stream.of("field", "apply", "anyway", "back")
                .map(key -> "keys.pane." + key)
                .map(key -> new Key(Messages.get(key), Messages.get(key + "-name"))).toList()));
        all.add(new Keys(Messages.get("keys.pane.text"), Stream.of("text-apply", "revert", "wrong", "indent", "out")
                .map(key -> "keys.pane." + key)
                .map(key -> new Key(Messages.get(key), Messages.get(key + "-name"))).toList()));
        all.add(new Keys(Messages.get("keys.pane.comparison"), Stream.of("to-left", "to-right", "see", "lines", "all")
                .map(key -> "keys.pane." + key)
                .map(key -> new Key(Messages.get(key), Messages.get(key + "-name"))).toList()));
        return all;
    }

    /// The pane leaves keys to the window that the window has given to commands of its own.
    private static boolean isTheWindows(KeyMap map, HexKeys.Key key) {
        return KeyChord.of(key.keys()).flatMap(map::of).isPresent();
    }

    private static String words(KeyMap map, Command command) {
        return !map.isFirst(command)
                ? map.keys(command).stream().map(KeyChord::shown).collect(Collectors.joining(", "))
                : command.keys().stream().map(Keys::words).collect(Collectors.joining(", "));
    }

    private static String words(String key) {
        return key.replace("Shortcut", "Ctrl").replace("Comma", ",").replace("Meta", "Command").replace("Equals", "=")
                .replace("Plus", "+ ").replace("Minus", "-")
                .replace("Add", "keypad +").replace("Subtract", "keypad -").replace("Numpad", "keypad").strip();
    }
}
