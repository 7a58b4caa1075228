package org.varscope.ui.window;

import module java.base;
import org.varscope.ui.command.Command;
import org.varscope.ui.hex.HexKeys;
import org.varscope.ui.message.Messages;

/// The keys that work in one pane only, as the panes tell them.
final class PaneKeys {
    private PaneKeys() { }

    /// {@return the sections, in the order of the panes}
    static List<Keys.Section> all() {
        return List.of(tree(), bytes());
    }

    private static Keys.Section bytes() {
        return new Keys.Section(Messages.get("window.keys.bytes"), HexKeys.ALL.stream()
                .filter(key -> !isTheWindows(key))
                .map(key -> new Keys.PaneKey(Keys.words(key.keys().getName()), capital(key.meaning()))).toList());
    }

    /// The pane leaves keys to the window that the window has given to commands of its own.
    private static boolean isTheWindows(HexKeys.Key key) {
        return Arrays.stream(Command.values()).flatMap(command -> command.combinations().stream())
                .anyMatch(key.keys()::equals);
    }

    private static String capital(String words) {
        return words.substring(0, 1).toUpperCase(Locale.ROOT) + words.substring(1);
    }

    private static Keys.Section tree() {
        return new Keys.Section(Messages.get("window.keys.tree"), Stream.of("window.keys.move", "window.keys.open",
                "window.keys.edit", "window.keys.type", "window.keys.take", "window.keys.cancel")
                .map(key -> new Keys.PaneKey(Messages.get(key), Messages.get(key + "-name"))).toList());
    }
}
