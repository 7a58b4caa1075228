package org.varscope.ui.shell;

import java.util.List;

/// The keys that work in one pane only, as the panes tell them.
final class PaneKeys {
    private PaneKeys() { }

    /// {@return the sections, in the order of the panes}
    static List<Keys.Section> all() {
        return List.of(tree());
    }

    private static Keys.Section tree() {
        return new Keys.Section("In the structure", List.of(
                new Keys.PaneKey("Up, Down, Page Up, Page Down, Home, End", "Moves from value to value"),
                new Keys.PaneKey("Right, Left", "Opens or closes a collection, or goes into or out of it"),
                new Keys.PaneKey("Enter", "Edits the value"),
                new Keys.PaneKey("Any character", "Edits the value, beginning with that character"),
                new Keys.PaneKey("Enter, while editing", "Takes what was typed"),
                new Keys.PaneKey("Escape, while editing", "Gives up what was typed")));
    }
}
