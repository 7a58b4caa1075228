package org.varscope.ui.window;

import module java.base;
import org.varscope.ui.command.Command;
import org.varscope.ui.hex.HexKeys;
import org.varscope.ui.message.Messages;
import org.varscope.ui.message.Sentence;

/// The keys of one menu or pane, made from the tables that the keys really work by.
///
/// @param title the menu or pane
/// @param keys  in order
record Keys(String title, List<Key> keys) {
    /// A key, in words such as `Tab`, and what it does.
    record Key(String key, String does) { }

    /// {@return the keys of the menus' commands that have some, then those that work in one pane only}
    static List<Keys> all() {
        List<Keys> all = new ArrayList<>();
        for (Command.Topic topic : Command.Topic.values()) {
            all.add(new Keys(topic.title(), topic.commands().stream().filter(command -> !command.keys().isEmpty())
                    .map(command -> new Key(words(command), command.title())).toList()));
        }
        all.add(new Keys(Messages.get("window.keys.tree"), Stream.of("move", "open", "edit", "type", "take", "cancel")
                .map(key -> "window.keys." + key)
                .map(key -> new Key(Messages.get(key), Messages.get(key + "-name"))).toList()));
        all.add(new Keys(Messages.get("window.keys.bytes"), HexKeys.ALL.stream().filter(key -> !isTheWindows(key))
                .map(key -> new Key(words(key.keys().getName()), Sentence.begin(key.meaning()))).toList()));
        all.add(new Keys(Messages.get("window.keys.elements"),
                Stream.of("go", "cell", "on", "new", "gone", "rows", "new-rows", "by", "closer")
                .map(key -> "window.keys." + key)
                .map(key -> new Key(Messages.get(key), Messages.get(key + "-name"))).toList()));
        all.add(new Keys(Messages.get("window.keys.fields"), Stream.of("field", "apply", "anyway", "back")
                .map(key -> "window.keys." + key)
                .map(key -> new Key(Messages.get(key), Messages.get(key + "-name"))).toList()));
        all.add(new Keys(Messages.get("window.keys.text"), Stream.of("text-apply", "revert", "wrong", "indent", "out")
                .map(key -> "window.keys." + key)
                .map(key -> new Key(Messages.get(key), Messages.get(key + "-name"))).toList()));
        all.add(new Keys(Messages.get("window.keys.comparison"), Stream.of("to-left", "to-right", "see", "lines", "all")
                .map(key -> "window.keys." + key)
                .map(key -> new Key(Messages.get(key), Messages.get(key + "-name"))).toList()));
        return all;
    }

    /// The pane leaves keys to the window that the window has given to commands of its own.
    private static boolean isTheWindows(HexKeys.Key key) {
        return Arrays.stream(Command.values()).flatMap(command -> command.combinations().stream())
                .anyMatch(key.keys()::equals);
    }

    private static String words(Command command) {
        return command.keys().stream().map(Keys::words).collect(Collectors.joining(", "));
    }

    private static String words(String key) {
        return key.replace("Shortcut", "Ctrl").replace("Meta", "Command").replace("Equals", "=").replace("Plus", "+ ")
                .replace("Minus", "-")
                .replace("Add", "keypad +").replace("Subtract", "keypad -").replace("Numpad", "keypad").strip();
    }
}
