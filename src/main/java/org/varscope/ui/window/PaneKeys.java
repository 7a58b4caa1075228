package org.varscope.ui.window;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.varscope.ui.command.Command;
import org.varscope.ui.hex.HexKeys;

/// The keys that work in one pane only, as the panes tell them.
final class PaneKeys {
    private PaneKeys() { }

    /// {@return the sections, in the order of the panes}
    static List<Keys.Section> all() {
        return List.of(tree(), bytes());
    }

    private static Keys.Section bytes() {
        return new Keys.Section("In the bytes", HexKeys.ALL.stream().filter(key -> !isTheWindows(key))
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
        return new Keys.Section("In the structure", List.of(
                new Keys.PaneKey("Up, Down, Page Up, Page Down, Home, End", "Moves from value to value"),
                new Keys.PaneKey("Right, Left", "Opens or closes a collection or packed array, or goes into or out of it"),
                new Keys.PaneKey("Enter", "Edits the value"),
                new Keys.PaneKey("Any character", "Edits the value, beginning with that character"),
                new Keys.PaneKey("Enter or Tab, while editing", "Takes what was typed, or says why it does not fit"),
                new Keys.PaneKey("Escape, while editing", "Restores what was there")));
    }
}
