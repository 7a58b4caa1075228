package org.varscope.ui.window;

import module java.base;
import org.varscope.ui.command.Command;

/// The keys as a page to read, made from the tables that the keys really work by.
public final class Keys {
    /// A key that works in one pane only.
    ///
    /// @param key  in words, such as `Tab`
    /// @param does what happens
    public record PaneKey(String key, String does) { }

    /// The keys of one pane or menu.
    ///
    /// @param title the pane or menu
    /// @param keys  in order
    public record Section(String title, List<PaneKey> keys) {
        /// Copies the list.
        public Section {
            keys = List.copyOf(keys);
        }
    }

    private Keys() { }

    /// {@return the sections of the menus' commands that have keys, then `panes`}
    public static List<Section> sections(List<Section> panes) {
        List<Section> sections = new ArrayList<>();
        for (Command.Topic topic : Command.Topic.values()) {
            List<PaneKey> keys = new ArrayList<>();
            for (Command command : Command.values()) {
                if (command.topic() == topic && !command.keys().isEmpty()) {
                    keys.add(new PaneKey(words(command), command.title()));
                }
            }
            sections.add(new Section(topic.title(), keys));
        }
        sections.addAll(panes);
        return sections;
    }

    /// {@return the sections as Markdown}
    public static String markdown(List<Section> sections) {
        StringBuilder page = new StringBuilder("""
                # Keys

                Ctrl is the Command key on a Mac. Every command is also in the menus and in the palette (Ctrl+Shift+P).
                """);
        for (Section section : sections) {
            page.append("\n## ").append(section.title()).append("\n\n| Key | Does |\n|---|---|\n");
            for (PaneKey key : section.keys()) {
                page.append("| ").append(key.key()).append(" | ").append(key.does()).append(" |\n");
            }
        }
        return page.toString();
    }

    private static String words(Command command) {
        return String.join(", ", command.keys().stream().map(Keys::words).toList());
    }

    static String words(String key) {
        return key.replace("Shortcut", "Ctrl").replace("Equals", "=").replace("Plus", "+ ").replace("Minus", "-")
                .replace("Add", "keypad +").replace("Subtract", "keypad -").replace("Numpad", "keypad").strip();
    }
}
