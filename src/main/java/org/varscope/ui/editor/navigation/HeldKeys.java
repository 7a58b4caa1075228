package org.varscope.ui.editor.navigation;

import module java.base;
import module javafx.controls;
import org.jspecify.annotations.Nullable;

/// Keys that are pressed while something is looked for and that are meant for what will be found. Keys that correct
/// what was asked for, and those that stop the search, are not held.
final class HeldKeys {
    private static final Set<KeyCode> CORRECTING = EnumSet.of(KeyCode.ESCAPE, KeyCode.BACK_SPACE, KeyCode.DELETE,
            KeyCode.LEFT, KeyCode.RIGHT, KeyCode.HOME, KeyCode.END);

    private final List<KeyEvent> keys = new ArrayList<>();
    private boolean holding;

    /// Holds keys from now on.
    void begin() {
        keys.clear();
        holding = true;
    }

    /// Forgets what is held, and holds nothing more.
    void drop() {
        keys.clear();
        holding = false;
    }

    /// Holds `event`, if it is one to hold.
    void take(KeyEvent event) {
        if (!holding || CORRECTING.contains(event.getCode()) || event.isShortcutDown()) {
            return;
        }
        if (!keys.isEmpty() || begins(event)) {
            keys.add(event);
            event.consume();
        }
    }

    /// The key that has begun the search is still on its way up.
    private static boolean begins(KeyEvent event) {
        return event.getEventType() == KeyEvent.KEY_PRESSED && event.getCode() != KeyCode.ENTER
                && !event.getCode().isModifierKey();
    }

    /// Gives what is held to whatever has the keyboard in `scene`, as if it were pressed now.
    void giveTo(@Nullable Scene scene) {
        List<KeyEvent> given = List.copyOf(keys);
        drop();
        for (KeyEvent event : given) {
            Node owner = scene == null ? null : scene.getFocusOwner();
            if (owner != null) {
                Event.fireEvent(owner, event.copyFor(owner, owner));
            }
        }
    }
}
