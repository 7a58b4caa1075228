package org.varscope.ui.command;

import module java.base;
import module javafx.controls;
import org.jspecify.annotations.Nullable;
import org.varscope.ui.message.Messages;
import org.varscope.ui.toolkit.KeyWords;

/// A key with the ones that are held down with it, as what it means on this system: `Shortcut` is Ctrl here, or Command
/// on a Mac.
public record KeyChord(KeyCode code, boolean shift, boolean control, boolean alt, boolean meta) {
    private static final boolean MAC = System.getProperty("os.name", "").toLowerCase(Locale.ROOT).startsWith("mac");
    /// Keys that do something to a text by themselves and nothing else.
    private static final Set<KeyCode> TEXT = EnumSet.of(KeyCode.A, KeyCode.C, KeyCode.V, KeyCode.X, KeyCode.Z,
            KeyCode.Y, KeyCode.LEFT, KeyCode.RIGHT, KeyCode.UP, KeyCode.DOWN, KeyCode.HOME, KeyCode.END,
            KeyCode.BACK_SPACE, KeyCode.DELETE, KeyCode.INSERT, KeyCode.ENTER);

    /// {@return what was pressed}
    public static KeyChord of(KeyEvent event) {
        return new KeyChord(event.getCode(), event.isShiftDown(), event.isControlDown(), event.isAltDown(),
                event.isMetaDown());
    }

    /// {@return what `keys` mean; empty where they name no key but a letter as it is written}
    public static Optional<KeyChord> of(KeyCombination keys) {
        return keys instanceof KeyCodeCombination one ? Optional.of(new KeyChord(one.getCode(), isDown(one.getShift()),
                isDown(one.getControl()) || !MAC && isDown(one.getShortcut()), isDown(one.getAlt()),
                isDown(one.getMeta()) || MAC && isDown(one.getShortcut()))) : Optional.empty();
    }

    private static boolean isDown(KeyCombination.ModifierValue key) {
        return key == KeyCombination.ModifierValue.DOWN;
    }

    /// {@return the chord that `text` names in the toolkit's words, such as `Shortcut+Shift+S`; empty where it names
    /// none}
    public static Optional<KeyChord> read(String text) {
        try {
            return of(KeyCombination.valueOf(text));
        } catch (IllegalArgumentException _) {
            return Optional.empty();
        }
    }

    /// {@return the same in the toolkit's terms}
    public KeyCombination combination() {
        List<KeyCombination.Modifier> held = new ArrayList<>();
        if (MAC ? meta : control) {
            held.add(KeyCombination.SHORTCUT_DOWN);
        }
        if (shift) {
            held.add(KeyCombination.SHIFT_DOWN);
        }
        if (alt) {
            held.add(KeyCombination.ALT_DOWN);
        }
        if (MAC ? control : meta) {
            held.add(MAC ? KeyCombination.CONTROL_DOWN : KeyCombination.META_DOWN);
        }
        KeyCodeCombination keys = new KeyCodeCombination(code, held.toArray(KeyCombination.Modifier[]::new));
        return MAC ? keys : new NamedKeys(keys);
    }

    /// {@return the keys as this system calls them, such as `Ctrl+S`}
    public String shown() {
        return KeyWords.of(combination());
    }

    /// {@return the keys in the toolkit's words, as [#read] takes them}
    public String written() {
        return combination().getName();
    }

    private boolean isPlain() {
        return !control && !alt && !meta;
    }

    /// {@return whether fields that are typed into have this for the text itself}
    public boolean isOfText() {
        return !alt && TEXT.contains(code) || isPlain() && !code.isFunctionKey();
    }

    /// {@return why no command can have this key, as a sentence; empty where one can}
    public Optional<String> refusal() {
        if (code == KeyCode.UNDEFINED || code.isModifierKey()) {
            return Optional.of(Messages.get("command.key.unknown"));
        }
        return reason().map(why -> Messages.get("command.key." + why, shown())).or(this::menu);
    }

    private Optional<String> reason() {
        boolean menus = code == KeyCode.CONTEXT_MENU || code == KeyCode.F10 && isPlain();
        boolean systems = alt && Set.of(KeyCode.TAB, KeyCode.ESCAPE, KeyCode.F4, KeyCode.SPACE).contains(code)
                || control && code == KeyCode.ESCAPE || control && alt && code == KeyCode.DELETE;
        if (menus || systems) {
            return Optional.of(menus ? "menus" : "system");
        }
        boolean stands = code.isFunctionKey() || code == KeyCode.INSERT || code == KeyCode.DELETE;
        return !isPlain() || stands ? Optional.empty() : Optional.of(switch (code) {
            case ESCAPE -> "escape";
            case ENTER -> "enter";
            case TAB -> "tab";
            default -> code.isArrowKey() || code.isNavigationKey() || code == KeyCode.BACK_SPACE ? "moves" : "types";
        });
    }

    /// Alt and a letter open the menu that has it underlined.
    private Optional<String> menu() {
        return !alt || control || shift || meta ? Optional.empty() : Arrays.stream(Command.Topic.values())
                .filter(topic -> topic.label().toUpperCase(Locale.ROOT).contains("_" + code.getName()))
                .findFirst().map(topic -> Messages.get("command.key.menu", shown(), topic.title()));
    }

    /// Keys that menus show by the names that sentences have for them, where the toolkit has names of its own, such as
    /// `Ctrl+Back Space`. Menus of a Mac's own take no such keys, and need none.
    static final class NamedKeys extends KeyCombination {
        private final KeyCodeCombination keys;

        NamedKeys(KeyCodeCombination keys) {
            super(keys.getShift(), keys.getControl(), keys.getAlt(), keys.getMeta(), keys.getShortcut());
            this.keys = keys;
        }

        @Override
        public boolean match(KeyEvent event) {
            return keys.match(event);
        }

        @Override
        public String getName() {
            return keys.getName();
        }

        @Override
        public String getDisplayText() {
            return KeyWords.of(keys);
        }

        @Override
        public boolean equals(@Nullable Object other) {
            return other instanceof NamedKeys named && named.keys.equals(keys);
        }

        @Override
        public int hashCode() {
            return keys.hashCode();
        }
    }
}
